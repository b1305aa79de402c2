# Secrets

## Characters: the name, one of several, what it does, what has to be chosen

secrets-double-agent = Double Agent
    .one = a Double Agent
    .effect = You swap your token with the one in the centre and look at the new one.
    .task = Your token is swapped with the one in the centre.
secrets-politician = Politician
    .one = a Politician
    .effect = You put this card before somebody else and look at their token.
    .task = Politician: before whom does the card go?
secrets-psychiatrist = Psychiatrist
    .one = a Psychiatrist
    .effect = You swap the tokens of two others. Nobody looks.
    .task = Psychiatrist: choose two others and swap their tokens.
secrets-detective = Detective
    .one = a Detective
    .effect = You look at one token. Everybody sees which.
    .task = Detective: choose a token to look at.
secrets-journalist = Journalist
    .one = a Journalist
    .effect = Everybody sees your token, except you.
    .task = Everybody else sees your token.
secrets-scientist = Scientist
    .one = a Scientist
    .effect = Worth most. A face-up pair turns all your characters face down.
    .task = The Scientist asks nothing of you.
secrets-diplomat = Diplomat
    .one = a Diplomat
    .effect = All see the centre token; you swap it with a neighbour’s, in secret.
    .task = Diplomat: left or right? Swap with the centre in secret.
secrets-assassin = Assassin
    .one = an Assassin
    .effect = You draw a bullet, look at it and give it to somebody else.
    .task = Assassin: who gets the bullet?

## Identities and tokens

secrets-cia = CIA
secrets-kgb = KGB
secrets-hippie = hippie
secrets-token-of = { $who }’s token
secrets-token-mine = your token
secrets-token-centre = the centre token
secrets-token-hidden = Identity token, face down
# $who: an identity, $what: the turn
secrets-seen = Token, last seen in turn { $what }: { $who }
secrets-seen-doubtful = Token, last seen in turn { $what }: { $who }. It may have been swapped since.
secrets-seen-dealt = Token, seen at the deal: { $who }
secrets-seen-dealt-doubtful = Token, seen at the deal: { $who }. It may have been swapped since.

## The table

secrets-table = The table
secrets-centre = Centre
secrets-deck =
    { $n ->
        [one] Deck: one card
       *[other] Deck: { $n } cards
    }, { $unseen } of them never seen
secrets-bullets =
    { $n ->
        [0] No bullets left
        [one] One bullet left
       *[other] { $n } bullets left
    }
secrets-un-nobody = UN token: nobody has it
secrets-un-holder = Holds the UN token
secrets-turn = Turn { $n }
secrets-before =
    { $me ->
        [yes] Before you
       *[no] Before { $who }
    }: { $n } of { $most } cards
# $who: the character, $what: its value
secrets-card-up = { $who }, { $what }
secrets-card-down = { $who }, face down, counts 0
# $who: who gave it, $what: its value
secrets-card-bullet = Bullet from { $who }, value unknown
secrets-card-bullet-known = Bullet from { $who }, { $what }
secrets-card-offered = The offered card, face down
secrets-sum = Points: { $n }
secrets-sum-unknown = Points: { $n }, not counting bullets you do not know

## Choices on the table

secrets-do-offer = Offer
secrets-do-offer-says = Offer the card to { $who }: { $what }
secrets-do-swap = Swap
secrets-do-swap-says = Swap the tokens of { $who } and { $what }
secrets-do-swap-first = First
secrets-do-swap-first-says = First token: { $who }
secrets-do-give = Give
secrets-do-give-says = Give it to { $who }
secrets-do-exchange = Swap
secrets-do-exchange-says = Swap the centre token with { $who } ({ $what })
secrets-left = on your left
secrets-right = on your right
secrets-do-look = Look
secrets-do-look-says = Look at { $who }

## The desk

secrets-desk = The offer
secrets-pair = The two open cards
secrets-pick-card = Choose one of the two cards.
secrets-pick-target = Now choose on the table who is offered it.
secrets-offering = { $who } keeps one of the two and offers it face down.
secrets-on-offer =
    { $me ->
        [by] You offer { $to } a card, face down. The other one has gone under the deck.
        [to] { $by } offers you one of these two, face down.
       *[no] { $by } offers { $to } one of these two, face down.
    }
secrets-kept = Offered
secrets-under = Under the deck
secrets-un-may =
    { $me ->
        [yes] You hold the UN token: you come first.
       *[no] { $who } holds the UN token and may take the card.
    }
secrets-accept = Accept
secrets-accept-says = The card lies before you, and you carry out its effect.
secrets-refuse = Refuse
secrets-refuse-says = The card stays with { $by }, who carries out its effect.
secrets-intervene = Take the card
secrets-intervene-says = The UN steps in: the card lies before you, and you carry out its effect.
secrets-pass = Let it pass
secrets-pass-says = The target’s answer counts. Nobody sees that you have passed.
secrets-sealed-accept = Sealed: you accept. It counts once the UN has let the offer pass.
secrets-sealed-refuse = Sealed: you refuse. It counts once the UN has let the offer pass.
secrets-sealed-pass = Sealed: you let the offer pass.
secrets-carries-out = { $who } carries out the effect.
secrets-bullet-is =
    { $me ->
        [yes] Your bullet: { $value }
       *[no] { $who }’s bullet: { $value }
    }

## What can be said

secrets-claims = Say something, true or not
secrets-claims-more = Other tokens …
secrets-claims-how = Claims may be lies and bind nobody. What do you say of a token?
secrets-close = Close
secrets-say-card = It is { $one }.
secrets-say-like = You will like it.
secrets-say-dislike = You will not like it.
secrets-say-mine = My token: { $identity }.
secrets-say-token = { $who }’s token: { $identity }.
secrets-say-centre = The centre token: { $identity }.

## What was just seen

secrets-peek = What you have just seen
secrets-peek-saw = You see { $token }
secrets-peek-shown = Everybody sees { $token }

## Status

secrets-status-offer = Your turn: choose a card and who is offered it.
secrets-status-offering = Waiting for { $who } to offer a card.
secrets-status-answer = { $who } offers you a card. Accept or refuse?
secrets-status-un = { $who } offers { $to } a card. Does the UN step in?
secrets-status-passed = You let the offer pass. Waiting for { $to }.
secrets-status-sealed = Your answer is sealed. Waiting for the UN.
secrets-status-both = Waiting for { $to } and for the UN ({ $un }).
secrets-status-answering = Waiting for the answer of { $to }.
secrets-status-effect = { $card }: { $who } carries out the effect.

## The story

secrets-told-dealt =
    { $me ->
        [yes] The tokens are dealt. You begin.
       *[no] The tokens are dealt. { $who } begins.
    }
secrets-told-saw = You see { $token }: { $identity }.
secrets-told-saw-quiet = You see { $token }.
secrets-told-token = Shown: { $token }, { $identity }.
secrets-told-centre = Everybody sees the centre token: { $identity }.
secrets-told-centre-quiet = Everybody sees the centre token.
secrets-told-turned-up =
    Turn { $turn }: { $me ->
        [yes] you turn up { $one } and { $two }.
       *[no] { $who } turns up { $one } and { $two }.
    }{ $extras ->
        [0] { "" }
        [one] { " " }One more copy goes under the deck.
       *[other] { " " }{ $extras } more copies go under the deck.
    }
secrets-told-offered =
    { $me ->
        [by] You offer { $to } a card.
        [to] { $by } offers you a card.
       *[no] { $by } offers { $to } a card.
    }
secrets-told-kept = The card on offer: { $card }.
secrets-told-window = The UN window has closed.
secrets-told-accepted =
    { $me ->
        [yes] You accept. The card: { $card }.
       *[no] { $who } accepts. The card: { $card }.
    }
secrets-told-refused =
    { $me ->
        [yes] Refused: the card stays with you: { $card }.
       *[no] Refused: the card stays with { $who }: { $card }.
    }
secrets-told-intervened =
    { $me ->
        [yes] You step in as the UN and take the card: { $card }.
       *[no] { $who } steps in as the UN and takes the card: { $card }.
    }
secrets-told-swapped =
    { $me ->
        [yes] You swap { $one } and { $two }.
       *[no] { $who } swaps { $one } and { $two }.
    }
secrets-told-looks = { $who } looks at { $token }.
secrets-told-looks-own = { $who } looks at their own token.
secrets-told-put-before =
    { $me ->
        [by] You put the Politician before { $to }.
        [to] { $by } puts the Politician before you.
       *[no] { $by } puts the Politician before { $to }.
    }
secrets-told-shows =
    { $me ->
        [yes] Everybody sees your token, except you.
       *[no] { $who } shows everybody else their token.
    }
secrets-told-exchanged = { $who } swaps the centre token with that of a neighbour. Nobody else knows which.
secrets-told-exchanged-with = You swap the centre token with { $token }.
secrets-told-exchanged-left = It was the left neighbour’s.
secrets-told-exchanged-right = It was the right neighbour’s.
secrets-told-bullet-drawn = { $who } draws a bullet and looks at it.
secrets-told-bullet-seen = The bullet: { $value }.
secrets-told-bullet-given =
    { $me ->
        [by] You give { $to } the bullet.
        [to] { $by } gives you the bullet.
       *[no] { $by } gives { $to } the bullet.
    }
secrets-told-all-down =
    { $me ->
        [yes] Two Scientists: all your characters turn face down.
       *[no] Two Scientists: all of { $who }’s characters turn face down.
    }
secrets-told-pair-down =
    { $me ->
        [yes] A pair before you turns face down: { $card }.
       *[no] A pair before { $who } turns face down: { $card }.
    }
secrets-told-un =
    { $me ->
        [yes] You hold the UN token now.
       *[no] { $who } holds the UN token now.
    }
secrets-told-un-nobody = Nobody holds the UN token now.
secrets-told-ended = The game is over, and all tokens are turned up.

## The end

secrets-ended-hippie =
    { $me ->
        [yes] You end lowest of all, with { $points }, and are a hippie: you win alone.
       *[no] { $who } ends lowest of all, with { $points }, and is a hippie: { $who } wins alone.
    }
secrets-ended-team = The { $team } wins { $more } to { $less }: { $names }.
secrets-ended-nobody = CIA and KGB are level at { $points }: everybody loses.
secrets-scores = Score
secrets-scores-who = Player
secrets-scores-cards = Cards
secrets-scores-points = Points
secrets-scores-team = { $team } together
secrets-scores-how = A hippie with strictly the lowest score wins alone; otherwise the team with the higher sum wins. Face-down characters count 0.
secrets-won = won

## Options

secrets-option-players = Players
secrets-option-players-says = Bots can take any seat. With four you start out knowing only yourself; from five on your right neighbour too; with seven or eight everybody sees the centre.
secrets-option-memory = Memory aid
secrets-option-memory-says = The page notes on each token what you last saw there and when, and marks it as doubtful after a swap. Without it you have to remember.
secrets-option-window = UN window
secrets-option-window-says = How long the UN player can take an offered card before the target’s answer counts. Without a limit the UN player has to answer every time: meant for correspondence games.
secrets-option-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
secrets-option-auto = 10 seconds; no limit in correspondence games
secrets-option-no-window = No limit
secrets-option-shuffle = Shuffle what goes under the deck
secrets-option-shuffle-says = Otherwise the cards come back in the order in which they went under, and whoever pays attention can count on it.
secrets-option-yes = Yes
secrets-option-no = No
secrets-option-wrong = These options do not exist.

## Refusals

refused-secrets-players = Secrets is for 4 to 8 players.
refused-secrets-window = The UN window can be 1 to 3600 seconds long.
refused-secrets-wrong-pieces = This deal does not have the pieces of such a table.
refused-secrets-no-such-seat = There is no such seat at this table.
refused-secrets-over = The game is over.
refused-secrets-not-yours = It is not for you to decide now.
refused-secrets-offer-first = Now a card has to be offered to somebody.
refused-secrets-answer-first = The offer has to be accepted or refused.
refused-secrets-intervene-or-pass = The UN player can take the card or let it pass.
refused-secrets-effect-first = First the effect of the card has to be carried out.
refused-secrets-not-turned-up = You can offer only one of the two open cards.
refused-secrets-offer-to-self = A card is offered to somebody else, never to yourself.
refused-secrets-not-two-others = The Psychiatrist swaps the tokens of two other players.
refused-secrets-politician-to-self = The Politician has to go to somebody else.
refused-secrets-bullet-to-self = The bullet has to go to somebody else.
refused-secrets-no-window = No UN window is open.
refused-secrets-clock = Only the clock closes the UN window, and it does nothing else.
