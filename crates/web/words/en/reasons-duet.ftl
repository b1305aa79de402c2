# Why a bot did what it did in Duet. A bot speaks of itself.
# $clue: a clue's word. $number: a clue's number. $word: a word on the table. $words: words on the table, with commas.
# $chance and $danger: whole numbers, in per cent.

duet-why-clue = “{ $clue } { $number }” is about { $words }. I thought the first guess would be right with { $chance } %.
duet-why-clue-zero = “{ $clue } 0” says where not to touch: earlier clues had words left, and assassins lay near.
duet-why-clue-none = I found no word that may be said here and fits, so I named a numeral.
duet-why-guess = “{ $clue }” made me think of { $word }: an agent with { $chance } %.
duet-why-guess-follows = “{ $clue }” makes people think of { $word }: an agent with { $chance } %.
duet-why-guess-leads = { $word } makes people think of “{ $clue }”: an agent with { $chance } %.
duet-why-guess-both = “{ $clue }” and { $word } both make people think of { $between }: an agent with { $chance } %.
duet-why-guess-foreign = “{ $clue }” is no word of this language that I know. In another it means something to me, and so I came to { $word }.
duet-why-guess-parts = I do not know “{ $clue }”. I took it apart, and its parts led me to { $word }.
duet-why-guess-spelling = I do not know “{ $clue }”. I took it for a slip of the pen, and so came to { $word }.
duet-why-guess-unknown = I do not know “{ $clue }”. By its letters { $word } was nearest.
duet-why-guess-earlier = The earlier clue “{ $clue }” still had a word left, and { $word } was an agent with { $chance } %.
duet-why-guess-must = A guess was due and no clue helped. { $word } was the safest: an agent with { $chance } %.
duet-why-stop = Next would have been { $word }: an agent with { $chance } %, an assassin with { $danger } %. I preferred to stop.
duet-why-stop-found = I had found as many words as the clue said.
duet-why-insist = The clue is allowed by the rules, so I stood by it.
duet-why-concede = The clue was not allowed by the rules, so I conceded.
duet-why-sudden-death = In sudden death { $word } was most likely an agent: { $chance } %.
