# Why a bot of Confusion did what it did: shown after the end of a game.
#
# $spy    the letter of the spy it is about (word)
# $other  the letter of another spy (word)
# $p      a chance in per cent (number)
# $n      how many (number)

## Attempts. $p is the chance of a yes, as the bot saw it.

confusion-why-attempt-win = A yes for spy { $spy } wins the game at once; the chance is { $p } %.
# $other is the enemy spy that has the briefcase.
confusion-why-attempt-rob = Spy { $spy } can capture { $other } and get the briefcase; the chance is { $p } %.
# $other is the enemy spy that would be captured.
confusion-why-attempt-capture = Spy { $spy } can capture { $other }; the chance is { $p } %.
confusion-why-attempt-take = Spy { $spy } can take the briefcase; the chance is { $p } %.
# $n is how many rows are left to the far row.
confusion-why-attempt-carry = { $n ->
    [one] Spy { $spy } carries the briefcase on: then one row is left. The chance is { $p } %.
   *[other] Spy { $spy } carries the briefcase on: then { $n } rows are left. The chance is { $p } %.
}
confusion-why-attempt-retreat = Spy { $spy } takes the briefcase out of danger; the chance is { $p } %.
confusion-why-attempt-leave = Spy { $spy } can do more without the briefcase than with it; the chance is { $p } %.
confusion-why-attempt-send = Spy { $spy } sends the briefcase, since that is faster or safer than carrying it; the chance is { $p } %.
confusion-why-attempt-defend = The opponent threatens something, and spy { $spy } can meet it; the chance is { $p } %.
# $n is how many movers the spy may have.
confusion-why-attempt-learn = { $n ->
    [one] One mover is possible for spy { $spy }; the chance of a yes is { $p } %.
   *[other] { $n } movers are possible for spy { $spy }: whatever the answer, fewer are left. The chance of a yes is { $p } %.
}
confusion-why-attempt-approach = Spy { $spy } stands better there; the chance is { $p } %.
confusion-why-attempt-wait = Every real move would make things worse, so spy { $spy } tries what cannot succeed; the chance is { $p } %.

## Answers. $p is how much the opponent may suspect the spy afterwards.

confusion-why-answer-truth = An ordinary mover leaves only the true answer.
confusion-why-answer-refuse = Spy { $spy } is the opponent's Double Agent, and a yes would have hurt. They may now suspect it at { $p } %.
confusion-why-answer-let-go = Spy { $spy } is the opponent's Double Agent: a yes does no harm here and keeps the secret. They may now suspect it at { $p } %.
confusion-why-answer-honest = Spy { $spy } is the opponent's Double Agent, and this bot never refuses it.

## Before the move.

# $p is the chance that the spy is the Double Agent.
confusion-why-remove-suspect = Spy { $spy } is the Double Agent with a chance of { $p } %, and without it the position is better.
# $p is the chance that the spy is the Double Agent.
confusion-why-remove-obstacle = Spy { $spy } stands in the way of a winning move; it is the Double Agent with a chance of { $p } %.
confusion-why-keep-going = Too many turns without progress would soon have been a draw. Removing spy { $spy }, which the game could best do without, keeps it going.
confusion-why-unmask-holder = Spy { $spy } is the opponent's Double Agent and has the briefcase: now is the time to show it.
confusion-why-unmask-obstacle = Spy { $spy } is the opponent's Double Agent and stands in the way: now is the time to show it.
# $n is how many movers the spy may have.
confusion-why-reveal = { $n ->
    [one] One mover is possible for spy { $spy }, which is close to the briefcase.
   *[other] { $n } movers are possible for spy { $spy }, which is close to the briefcase: there is most to learn.
}
# $n is how many spies have a good attempt.
confusion-why-move-two = { $n ->
    [one] One spy at home has a good attempt.
   *[other] { $n } spies at home have good attempts: two of them in one turn gain time.
}
confusion-why-swap = Spies { $spy } and { $other } each stand better in the other's place.

## Questions, and the rest. $p is the chance that the spy is the Double Agent.

confusion-why-promotion-take = Spy { $spy } gains by the promotion; it is the Double Agent with a chance of only { $p } %.
confusion-why-promotion-decline = Spy { $spy } is the Double Agent with a chance of { $p } %: the promotion is not worth the risk.
confusion-why-briefcase-take = The briefcase is well placed with spy { $spy }.
confusion-why-briefcase-decline = The briefcase is better where it lies than with spy { $spy }.
confusion-why-draw-agree = There was little hope left: a draw is welcome.
confusion-why-draw-decline = There is still something to play for.
confusion-why-layout = Of the layouts tried, this one has the most open ways to the briefcase.
confusion-why-pass = There is nothing to try, or nothing that helps.
confusion-why-anything = No choice was better than another: this is the first that the rules allow.
