# Waarom een bot in Duet deed wat hij deed. De bot spreekt over zichzelf.
# $clue: het woord van een aanwijzing. $number: het getal van een aanwijzing. $word: een woord op tafel. $words: woorden op tafel, met komma’s.
# $chance en $danger: hele getallen, in procenten.

duet-why-clue = ‘{ $clue } { $number }’ gaat over { $words }. Ik schatte de kans op een goede eerste gok op { $chance } %.
duet-why-clue-zero = ‘{ $clue } 0’ zegt wat je niet moet aantikken: eerdere aanwijzingen waren nog niet op, en er lagen huurmoordenaars dichtbij.
duet-why-clue-none = Ik vond geen woord dat hier mag en past, dus noemde ik een cijfer.
duet-why-guess = Bij ‘{ $clue }’ dacht ik aan { $word }: voor { $chance } % een agent.
duet-why-guess-follows = Bij ‘{ $clue }’ denken mensen aan { $word }: voor { $chance } % een agent.
duet-why-guess-leads = Bij { $word } denken mensen aan ‘{ $clue }’: voor { $chance } % een agent.
duet-why-guess-both = Zowel bij ‘{ $clue }’ als bij { $word } denken mensen aan { $between }: voor { $chance } % een agent.
duet-why-guess-foreign = ‘{ $clue }’ ken ik niet in deze taal. In een andere zegt het me iets, en zo kwam ik op { $word }.
duet-why-guess-parts = Ik ken ‘{ $clue }’ niet. De delen ervan brachten me bij { $word }.
duet-why-guess-spelling = Ik ken ‘{ $clue }’ niet. Ik zag het als een schrijffout en kwam zo op { $word }.
duet-why-guess-unknown = Ik ken ‘{ $clue }’ niet. Naar de letters lag { $word } het dichtst bij.
duet-why-guess-earlier = De eerdere aanwijzing ‘{ $clue }’ had nog een woord over, en { $word } was voor { $chance } % een agent.
duet-why-guess-must = Er moest geraden worden en geen aanwijzing hielp. { $word } was het veiligst: voor { $chance } % een agent.
duet-why-stop = Daarna was { $word } gekomen: voor { $chance } % een agent, voor { $danger } % een huurmoordenaar. Toen stopte ik liever.
duet-why-stop-found = Ik had zoveel woorden gevonden als de aanwijzing zei.
duet-why-insist = De aanwijzing mag volgens de regels, dus hield ik vol.
duet-why-concede = De aanwijzing mocht niet volgens de regels, dus gaf ik toe.
duet-why-sudden-death = In de sudden death was { $word } het waarschijnlijkst een agent: { $chance } %.
