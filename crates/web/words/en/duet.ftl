# Duet: the table

duet-side-a = Side A
duet-side-b = Side B
duet-sides = Who sits where
duet-your-side = (you)
duet-does-clue = gives a clue
duet-does-guess = guesses
duet-does-answer = answers the objection
duet-complete = all words found
duet-kept = { $n ->
    [one] Side { $side } kept one token for stopping
   *[other] Side { $side } kept { $n } tokens for stopping
}

## The grid
duet-board = The 25 words
duet-agent = agent
duet-assassin = assassin
duet-bystander = bystander
duet-my-agent = on your key: agent
duet-my-assassin = on your key: assassin
duet-my-bystander = on your key: bystander
duet-side-agent = Side { $side }: agent
duet-side-assassin = Side { $side }: assassin
duet-side-bystander = Side { $side }: bystander
duet-found-by = covered by an agent, found by side { $side }
duet-marked-by = Side { $side } met a bystander here
duet-dead = dead word: both sides met a bystander here
duet-assassin-here = the assassin
duet-missed = not found
duet-touch-sure = Touch “{ $word }”?
duet-touch-final = A touch is final.
duet-touch = Touch it
duet-touch-not = Not yet

## The clue
duet-clue = The clue
duet-clue-by = from { $who }, side { $side }
duet-no-clue = no clue yet
duet-no-more-clues = no more clues
duet-next-either = Either side may begin.
duet-next-side = { $n ->
    [one] The next clue comes from { $who }.
   *[other] The next clue comes from side { $side }.
}
duet-sudden-death = Sudden death
duet-sudden-death-says = No more clues. Everything but an agent loses.
duet-objection-stands = objection
duet-objection-granted = invalid
duet-objection-denied = the clue stands

## What can be done
duet-offer = Your move
duet-clue-word = Clue
duet-clue-number = Number
duet-clue-give = Give the clue
duet-clue-fine = The referee has nothing against it.
duet-clue-law = What a clue may be
duet-law-meaning = It is about what words mean, not about letters, sounds or places in the grid.
duet-law-one = It is one word. Proper names of one word are fine.
duet-law-several = At this table a clue may have several words (names, titles).
duet-law-visible = It is no visible word, no form of one, no part of one and no compound with one.
duet-law-number = The number says how many words it is about, from 0 to 25. It limits nothing.
duet-law-word-play = At this table sound-alikes and puns are welcome. A second sense of a word always is.
duet-law-rule = Rule { $rule }
duet-stop = Stop
duet-stop-says = Ends the turn and takes one token.
duet-object = Object
duet-object-says = Object if the clue breaks a rule that only people can judge. The side that gave it concedes or stands by it; then you guess.
duet-answer-says = Was your clue invalid? Then a token is thrown away, and the guess goes on either way.
duet-concede = It was invalid
duet-insist = I stand by it

## Tokens
duet-tokens = Tokens
duet-turns-left = { $n ->
    [0] No turns left.
    [one] One turn left.
   *[other] { $n } turns left.
}
duet-mistakes-left = { $n ->
    [0] Every mistake costs two.
    [one] One mistake costs one token, any further one two.
   *[other] { $n } mistakes cost one token each, any further one two.
}
duet-to-find = { $n ->
    [0] All agents found.
    [one] One agent to find.
   *[other] { $n } agents to find.
}
duet-thrown = { $n ->
    [one] One token was thrown away for an invalid clue.
   *[other] { $n } tokens were thrown away for invalid clues.
}
duet-mission-of = Mission: { $city }

## The key
duet-key = Your key
duet-key-agents = { $n ->
    [0] Agents: all found.
    [one] Agent: the other side still has one to find.
   *[other] Agents: the other side still has { $n } to find.
}
duet-key-assassins = Assassins: if the other side touches one, everything is lost.
duet-key-bystanders = Bystanders: they end the other side’s turn.
duet-key-marks = A met bystander: the arrow points to the side that touched it.
duet-pattern = How the two keys fit together
duet-pattern-says = How many words have which sign on your key and on the other side’s.
duet-mine = you
duet-theirs = they
duet-keys = Both keys
duet-keys-corners = Left corner: side { $near }. Right corner: side { $far }.
duet-key-marks-public = A met bystander: the arrow points to the side that touched it.

## Past clues
duet-turns = Clues so far
duet-no-clues-yet = None yet.

## The status line
duet-status-clue = Give a clue: a word and a number.
duet-status-clue-first = Give the first clue, or wait for the other side’s.
duet-status-clue-either = Either side may give the first clue.
duet-status-clue-theirs = { $n ->
    [one] Waiting for { $who } to give a clue.
   *[other] Waiting for side { $side } to give a clue.
}
duet-status-guess = Touch a word that fits the clue.
duet-status-guess-on = Right! Touch another word, or stop.
duet-status-guess-theirs = { $n ->
    [one] { $who } is guessing.
   *[other] Side { $side } is guessing.
}
duet-status-answer = There is an objection to your clue. Was it invalid?
duet-status-answer-theirs = { $n ->
    [one] { $who } has to answer the objection.
   *[other] Side { $side } has to answer the objection.
}
duet-status-sudden = Sudden death: find the remaining agents. Any mistake loses.
duet-status-sudden-both = Sudden death: either side may touch. Any mistake loses.
duet-status-sudden-watch = Sudden death: both sides have agents to find.
duet-status-sudden-theirs = { $n ->
    [one] Sudden death: { $who } has agents to find.
   *[other] Sudden death: side { $side } has agents to find.
}

## The end
duet-won = Won: all 15 agents are found.
duet-lost-assassin = Lost: that was an assassin.
duet-lost-sudden-death = Lost: a bystander in sudden death.
duet-lost-tokens = Lost: the mistake cost two tokens, and only one was left.
duet-score = { $n ->
    [one] Score: { $n } point.
   *[other] Score: { $n } points.
}
duet-mission-won = Mission { $city } accomplished.
duet-missing = { $n ->
    [one] One agent was not found.
   *[other] { $n } agents were not found.
}

## The story
duet-told-dealt = { $n ->
    [one] 25 words lie on the table, and one token in the supply.
   *[other] 25 words lie on the table, and { $n } tokens in the supply.
}
duet-told-your-key = You are on side { $side } and see its half of the key.
duet-told-key = Side { $side } sees its half of the key.
duet-told-clue = { $who } gives the clue “{ $word }”, { $n }.
duet-told-objected = { $who } objects to the clue.
duet-told-conceded = { $who } concedes: the clue was invalid. A token is thrown away.
duet-told-insisted = { $who } stands by the clue.
duet-told-agent = { $who } touches “{ $word }”: an agent.
duet-told-bystander = { $who } touches “{ $word }”: a bystander. The turn is over.
duet-told-bystander-two = { $who } touches “{ $word }”: a bystander, which costs two tokens. The turn is over.
duet-told-assassin = { $who } touches “{ $word }”: an assassin!
duet-told-stopped = { $who } stops and keeps a token.
duet-told-all-found = All agents on the key of side { $side } are found.
duet-told-sudden-death = The last token is used: sudden death.

## The clue law
duet-fault-empty = A clue is a word, and there is none.
duet-fault-too-long = That is too long for a clue.
duet-fault-invisible = There is a character in it that cannot be seen ({ $char }).
duet-fault-character = “{ $char }” is no part of a word.
duet-fault-mixed-scripts = It mixes letters of different scripts, such as “{ $char }”.
duet-fault-other-script = The words on the table are in Latin letters, and “{ $char }” is none.
duet-fault-several-words = A clue is one word.
duet-fault-number = The number is a whole one from 0 to 25.
duet-fault-same = “{ $word }” is visible on the table.
duet-fault-form = That is a form of “{ $word }”, which is visible on the table.
duet-fault-derived = That and “{ $word }”, which is visible on the table, are of one stem.
duet-fault-compound-part = That is a part of “{ $word }”, which is visible on the table.
duet-fault-compound-with = That is a compound with “{ $word }”, which is visible on the table.

## Options
duet-options-players = Players
duet-options-players-says = Two to eight play. Each side sees its own half of the key; those who share a side have a channel of their own to talk in.
duet-options-challenge = Difficulty
duet-options-challenge-says = Every turn takes a token. A mission has two numbers: how many tokens there are, and how many of them pay for a mistake; beyond that a mistake costs two.
duet-options-9 = 9 tokens: the standard game, with a score
duet-options-10 = 10 tokens: easier
duet-options-11 = 11 tokens: easier still
duet-options-missions = Missions
duet-options-words = Words
duet-options-list = Language of words and clues
duet-options-kind = Which words
duet-options-kind-chosen = Chosen words: short, known to all, many with several senses
duet-options-kind-picture-book = Picture-book words: things that can be drawn, for children and learners
duet-options-kind-says = Chosen words make richer clues.
duet-options-own = Words of your own
duet-options-own-says = One word a line, 25 to 5,000 of them. Parts of a compound can be marked: “lighthouse = light + house”. Leave it empty to play with ours.
duet-options-clues = Clues
duet-options-several = Several words
duet-options-several-says = A clue may be a name or a title of several words.
duet-options-word-play = Plays on words
duet-options-word-play-says = Clues that work by sound are welcome too, knight for night and other puns, so nobody objects to them. A second sense of a word is fine at every table.
duet-options-flexible = Flexible turns
duet-options-flexible-says = A side may give two clues in a row; then the other gives one.
duet-words-unknown = There is no such list of words.
duet-words-too-few = { $n ->
    [0] A list needs { $least } words or more, and this one has none.
    [one] A list needs { $least } words or more, and this one has one.
   *[other] A list needs { $least } words or more, and this one has { $n }.
}
duet-words-too-many = A list can have { $n } words, and this one has more.
duet-words-too-large = A list can have { $n } KB, and this one has more.
duet-words-line = Line { $line } (“{ $word }”): { $problem }
duet-word-blank = there is no word here.
duet-word-long = the word is too long.
duet-word-character = “{ $char }” cannot stand in a word.
duet-word-parts = after “=” come two or more parts with “+” between them.
duet-word-twice = the word is already on line { $first }.
duet-mark-unknown = “{ $mark }” is no mark: there are senses, field, kin, same and not, each with a colon.
duet-mark-empty = there is nothing after “{ $mark }:”.
duet-mark-twice = “{ $mark }” stands there twice.
duet-mark-no-word = a mark belongs under a word.
duet-mark-missing = “{ $mark }” is missing; in a list with marks every word needs it.
duet-mark-kin = “{ $kin }” is named as kin and is no other word of the list.
duet-mark-two-words = this is more than one word.
duet-mark-both = “{ $word }” stands under “same” and under “not”.

## Refusals
refused-duet-players = Two to eight can play, with somebody on each side.
refused-duet-tokens = A game has 9, 10 or 11 tokens, or those of a mission.
refused-duet-law = This table plays by a newer clue law than this house knows.
refused-duet-over = The game is over.
refused-duet-not-a-player = Only those who sit at this table can do that.
refused-duet-others-clue = It is the other side’s turn to give a clue.
refused-duet-third-clue = After two clues in a row the other side gives one.
refused-duet-nothing-to-clue = All words of your side are found: only the other side gives clues now.
refused-duet-clue-standing = A clue has been given: it is guessed at first.
refused-duet-no-more-clues = In sudden death there are no more clues.
refused-duet-no-clue = There is no clue to guess at yet.
refused-duet-own-clue = Your side gave this clue: the other side guesses.
refused-duet-no-such-card = The grid has no such card.
refused-duet-covered = That word is already covered by an agent.
refused-duet-marked = Your side has already met a bystander there.
refused-duet-already-decided = Already decided: another touch came first. Yours costs nothing.
refused-duet-guess-first = Every turn has at least one guess.
refused-duet-no-turn = In sudden death there is no turn to end.
refused-duet-nothing-to-find = Your side has found all its words: the other side guesses.
refused-duet-too-late-to-object = An objection comes before the first guess.
refused-duet-objected-before = There was already an objection to this clue.
refused-duet-objection-stands = There is an objection: the side that gave the clue answers it first.
refused-duet-no-objection = Nobody has objected.
refused-duet-not-your-clue = The side that gave the clue answers the objection.

## Cities
duet-city-prague = Prague
duet-city-berlin = Berlin
duet-city-london = London
duet-city-montreal = Montreal
duet-city-los_alamos = Los Alamos
duet-city-washington = Washington
duet-city-paris = Paris
duet-city-madrid = Madrid
duet-city-monte_carlo = Monte Carlo
duet-city-vatican_city = Vatican City
duet-city-cairo = Cairo
duet-city-baghdad = Baghdad
duet-city-dubai = Dubai
duet-city-mumbai = Mumbai
duet-city-casablanca = Casablanca
duet-city-bogota = Bogotá
duet-city-rio_de_janeiro = Rio de Janeiro
duet-city-cape_town = Cape Town
duet-city-sydney = Sydney
duet-city-tokyo = Tokyo
duet-city-moscow = Moscow
duet-city-bangkok = Bangkok
duet-city-singapore = Singapore
duet-city-yakutsk = Yakutsk
duet-city-shanghai = Shanghai
duet-city-hong_kong = Hong Kong

## Missions
missions-title = Missions
missions-says = A team plays its way over the map from Prague: every city has its own tokens, and winning one opens the next.
missions-teams = Your teams
missions-new = A new team
missions-new-says = A pair or a group that plays together. It has a map of its own, which keeps every attempt.
missions-name = Name of the team
missions-make = Make the team
missions-progress = { $n ->
    [0] No mission won yet, of { $of }.
    [one] One mission won of { $of }.
   *[other] { $n } missions won of { $of }.
}
missions-map = Mission map
missions-map-europe = Mission map: Europe
missions-won = won
missions-open = open
missions-locked = { $city } has to be won first.
missions-open-ones = Open missions
missions-won-ones = Won
missions-locked-ones = Not open yet
missions-numbers = { $mistakes ->
    [0] { $turns } tokens; every mistake costs two.
    [one] { $turns } tokens, one of which pays for a mistake.
   *[other] { $turns } tokens, { $mistakes } of which pay for a mistake.
}
missions-numbers-standard = { $turns } tokens, and every one pays for a mistake.
missions-play = Play this mission
missions-play-again = Play it again
missions-attempt-won = won
missions-attempt-lost = lost
missions-note = Note
missions-note-keep = Keep
