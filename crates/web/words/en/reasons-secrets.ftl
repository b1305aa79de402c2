# Why a bot of Secrets did what it did; shown after the end. The names are in crates/secrets-bots/src/why.rs.
# $p, $q: chances of winning in per cent, with what was done and with the other choices on average (numbers)
# $n: points for one's own side that it seemed to bring more than the other choices (number, 1 or more)
# $card: a character by its name below (string); $sure: how sure the bot was of it, in per cent (number)
# $to, $a, $b: players' names (strings); $bullet: the bullet's value, 0 to -3 (number)

secrets-why-offer = I offered “{ $card }” to { $to }: with that I saw my chance of winning at { $p } %, with other offers at { $q } % on average.
secrets-why-accept-good = I took the card: with it I saw my chance of winning at { $p } %, without it at { $q } %. I was { $sure } % sure that it was “{ $card }”.
secrets-why-refuse-bad = I refused the card: without it I saw my chance of winning at { $p } %, with it at { $q } %. I was { $sure } % sure that it was “{ $card }”.
secrets-why-intervene = I intervened for the UN: with the card I saw my chance of winning at { $p } %, else at { $q } %. I was { $sure } % sure that it was “{ $card }”.
secrets-why-pass = I let the offer pass: so I saw my chance of winning at { $p } %, with the card at { $q } %. I was { $sure } % sure that it was “{ $card }”.
secrets-why-swap = I swapped the tokens of { $a } and { $b }: my chance of winning seemed { $p } % so, and { $q } % on average with another swap.
secrets-why-politician = I gave the Politician to { $to }: my chance of winning seemed { $p } % so, and { $q } % on average with another player.
secrets-why-bullet = I gave the bullet ({ $bullet }) to { $to }: my chance of winning seemed { $p } % so, and { $q } % on average with another player.
secrets-why-exchange = I swapped the centre token with that of { $to }: my chance of winning seemed { $p } % so, and { $q } % with my other neighbour.
secrets-why-look-own = I was no longer sure which side I was on, so I looked at my own token.
secrets-why-look-seat = I looked at the token of { $to }: that was worth most to know.
secrets-why-look-centre = I looked at the centre token: that was worth most to know.
secrets-why-points-offer =
    I offered “{ $card }” to { $to }: whoever took it, that seemed worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more to my side than other offers.
secrets-why-points-accept =
    I took the card: with me it seemed worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more to my side. I was { $sure } % sure that it was “{ $card }”.
secrets-why-points-refuse =
    I refused the card: not with me it seemed worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more to my side. I was { $sure } % sure that it was “{ $card }”.
secrets-why-points-intervene =
    I intervened for the UN: with me the card seemed worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more to my side. I was { $sure } % sure that it was “{ $card }”.
secrets-why-points-pass =
    I let the offer pass: not with me the card seemed worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more to my side. I was { $sure } % sure that it was “{ $card }”.
secrets-why-points-swap =
    I swapped the tokens of { $a } and { $b }, so that my side sits where the points lie: worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more than other swaps.
secrets-why-points-politician =
    I gave the Politician to { $to }: there its points seemed worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more to my side than with the others.
secrets-why-points-bullet =
    I gave the bullet ({ $bullet }) to { $to }: there it seemed worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more to my side than with the others.
secrets-why-points-exchange =
    I swapped the centre token with that of { $to }: that seemed worth about { $n ->
        [one] one point
       *[other] { $n } points
    } more to my side than my other neighbour’s.

secrets-thing-double-agent = Double Agent
secrets-thing-politician = Politician
secrets-thing-psychiatrist = Psychiatrist
secrets-thing-detective = Detective
secrets-thing-journalist = Journalist
secrets-thing-scientist = Scientist
secrets-thing-diplomat = Diplomat
secrets-thing-assassin = Assassin
