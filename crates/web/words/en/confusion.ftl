# The sides, as a label and within a sentence.
confusion-white = White
confusion-red = Red
confusion-in-white = White
confusion-in-red = Red

# The board
confusion-board = Board
confusion-briefcase-on = Briefcase, { $square }
confusion-promoted = promoted
confusion-holds = holds the briefcase
confusion-out = Out of the game
confusion-laid-out = laid out
confusion-choose-spy = Spy { $spy }, { $square }: choose a square
confusion-handling = The briefcase
confusion-carry = Carry it
confusion-leave = Leave it
confusion-send = Send it
confusion-tells-hint = Choose a spy and point at a square: here stands what each answer would tell you.
confusion-tells-yes = Yes ({ $chance } %): could be
confusion-tells-no = No ({ $chance } %): could be
confusion-tells-bits = { $bits } bits
confusion-tells-nothing = – tells you nothing new

# What is asked
confusion-question = Your decision
confusion-yes = Yes
confusion-no = No
confusion-answer-this = { $how ->
    [leave] { $who }’s spy { $spy } wants to go from { $from } to { $to } and leave the briefcase.
    [carry] { $who }’s spy { $spy } wants to carry the briefcase from { $from } to { $to }.
    [send] { $who }’s spy { $spy } wants to send the briefcase from { $from } to { $to }.
   *[move] { $who }’s spy { $spy } wants to go from { $from } to { $to }.
}
confusion-answer-mover = Its mover is { $mover }: { $moves }.
confusion-answer-promoted = It is promoted: two squares in any direction.
confusion-answer-freely = It is their Double Agent: answer as you please.
confusion-waits-for-answer = Your attempt waits for its answer.
confusion-choose-how = Press one of your spies, then a square; or drag it there. Then the other side says yes or no.
confusion-promote = Spy { $spy } has reached the far row. Promotion?
confusion-promote-yes = Promote
confusion-promote-no = Decline
confusion-take = Your spy { $spy } may have the briefcase. Take it?
confusion-take-yes = Take the briefcase
confusion-take-no = Decline
confusion-pass = Pass: no attempt is possible
confusion-pass-second = No second attempt
confusion-remove = Remove a suspect
confusion-remove-how = Which of your spies is the Double Agent? It leaves the game for good, and its mover is not shown.
confusion-unmask = Remove their Double Agent
confusion-unmask-how = { $who }’s spy { $spy } is the Double Agent. It leaves the game, and everybody sees what it was.
confusion-draw-offer = Offer a draw
confusion-draw-offered = { $who } offers a draw.
confusion-draw-open = Your offer of a draw stands.
confusion-draw-yes = Agree to a draw
confusion-draw-no = Play on
confusion-resign = Resign
confusion-resign-sure = The game is lost then. Are you sure?
confusion-quiet = { $n } turns without progress; after { $most } it is a draw.

# Laying out
confusion-lay-out-how = Drag your spies on the board or choose a square for each: your first two rows, at most 7 in a row, and at least 4 columns with a spy in both rows.
confusion-lay-out = That is my layout
confusion-lay-out-or = Or take a ready one:
confusion-lay-out-plain = Pairs in the middle
confusion-lay-out-box = The box’s own start

# Tokens
confusion-token-reveal = Reveal 1
confusion-token-reveal-how = See the mover of one of your spies, of an eliminated one too. It may not move this turn.
confusion-token-move = Move 2
confusion-token-move-how = Attempt moves with two spies this turn. Both stand in your own half, neither holds the briefcase.
confusion-token-swap = Swap 2
confusion-token-swap-how = Two of your spies in your own half change places, movers unseen. Neither moves this turn.
confusion-token-use = Use the token
confusion-token-used = { $token }: used
confusion-swap-spy = Spy

# The notebook
confusion-leaf-mine = My spies
confusion-leaf-theirs = The opponent’s spies: what they may know
confusion-helper = Helper
confusion-mark-strike = struck out
confusion-mark-circle = circled
confusion-note = A note
confusion-note-spy = Spy
confusion-note-write = Write

# The movers
confusion-chart = Movers
confusion-double-agent = Double Agent: moves as the opponent says
confusion-crown = crown: promoted on the far row
confusion-padlock = padlock: the way back may be closed
confusion-promoted-moves = 2 squares in any direction
confusion-reconstruction = The printed chart is not known to us: these movers and the start are a reconstruction.
confusion-reconstruction-own = How to play with your own box
confusion-way-all = all eight directions
confusion-way-f = forward
confusion-way-fr = forward right
confusion-way-r = right
confusion-way-br = backward right
confusion-way-b = backward
confusion-way-bl = backward left
confusion-way-l = left
confusion-way-fl = forward left

# The line above the board
confusion-status-lay-out = Lay out your spies.
confusion-status-laying = The spies are being laid out.
confusion-status-choose = Your turn: attempt a move.
confusion-status-second = Your second attempt.
confusion-status-choosing = It is { $who }’s turn.
confusion-status-answer = { $who } tries { $spy } from { $from } to { $to }: yes or no?
confusion-status-answering = { $who } tries { $spy } from { $from } to { $to }. { $whom } answers.
confusion-status-promoting = { $who } decides on a promotion.
confusion-status-taking = { $who } decides on the briefcase.
confusion-status-stop = Stop spy { $spy } on your home row, or the briefcase is gone!
confusion-status-extracting = Spy { $spy } wins if it is still there after this turn.

# The story
confusion-told-movers = You look under the enemy’s spies: their movers stand on the board. What lies under your own you have to find out.
confusion-told-laid-out = { $mine ->
    [yes] You have laid out your spies.
   *[no] { $who } has laid out their spies.
}
confusion-told-begins = { $mine ->
    [yes] You begin.
   *[no] { $who } begins.
}
confusion-told-attempted = { $mine ->
    [yes] { $how ->
        [leave] You try to move { $spy } from { $from } to { $to } and leave the briefcase.
        [carry] You try to carry the briefcase with { $spy } from { $from } to { $to }.
        [send] You try to send the briefcase with { $spy } from { $from } to { $to }.
       *[move] You try to move { $spy } from { $from } to { $to }.
    }
   *[no] { $how ->
        [leave] { $who } tries to move { $spy } from { $from } to { $to } and leave the briefcase.
        [carry] { $who } tries to carry the briefcase with { $spy } from { $from } to { $to }.
        [send] { $who } tries to send the briefcase with { $spy } from { $from } to { $to }.
       *[move] { $who } tries to move { $spy } from { $from } to { $to }.
    }
}
confusion-told-yes = The answer: Yes.
confusion-told-no = The answer: No. The spy stays where it is.
confusion-told-captured = { $mine ->
    [yes] Your spy { $spy } is captured.
   *[no] { $who }’s spy { $spy } is captured.
}
confusion-told-briefcase-held = { $mine ->
    [yes] Your spy { $spy } has the briefcase, on { $square }.
   *[no] { $who }’s spy { $spy } has the briefcase, on { $square }.
}
confusion-told-briefcase-free = The briefcase lies on { $square }, in nobody’s hands.
confusion-told-promoted = { $mine ->
    [yes] Your spy { $spy } is promoted.
   *[no] { $who }’s spy { $spy } is promoted.
}
confusion-told-promotion = { $mine ->
    [yes] “Promotion, sir?” Your spy { $spy } could be promoted.
   *[no] “Promotion, sir?” { $who }’s spy { $spy } could be promoted.
}
confusion-told-promotion-declined = { $mine ->
    [yes] You decline the promotion of { $spy }.
   *[no] { $who } declines the promotion of { $spy }.
}
confusion-told-removed = { $mine ->
    [yes] You remove your spy { $spy }. Whether it was the Double Agent is not shown.
   *[no] { $who } removes spy { $spy } as a suspect.
}
confusion-told-double-agent = { $mine ->
    [yes] Your spy { $spy } was the Double Agent and is removed.
   *[no] { $who }’s spy { $spy } was the Double Agent and is removed.
}
confusion-told-briefcase-offered = { $mine ->
    [yes] The briefcase is offered to your spy { $spy }.
   *[no] The briefcase is offered to { $who }’s spy { $spy }.
}
confusion-told-briefcase-declined = { $mine ->
    [yes] You decline the briefcase.
   *[no] { $who } declines the briefcase.
}
confusion-told-revealed = { $mine ->
    [yes] Reveal 1: your spy { $spy } has the mover { $mover }.
   *[no] Reveal 1: { $who } sees that spy { $spy } has the mover { $mover }.
}
confusion-told-move-two = { $mine ->
    [yes] Move 2: you may attempt two moves.
   *[no] Move 2: { $who } may attempt two moves.
}
confusion-told-swapped = { $mine ->
    [yes] Swap 2: your spies { $one } and { $two } change places.
   *[no] Swap 2: { $who }’s spies { $one } and { $two } change places.
}
confusion-told-passed = { $mine ->
    [yes] You pass.
   *[no] { $who } passes.
}
confusion-told-draw-offered = { $mine ->
    [yes] You offer a draw.
   *[no] { $who } offers a draw.
}
confusion-told-draw-declined = { $mine ->
    [yes] You decline the draw.
   *[no] { $who } declines the draw.
}

# The end
confusion-end-briefcase = { $mine ->
    [won] You win: the briefcase is on the other side.
    [lost] You lose: { $who } has brought the briefcase across.
   *[watched] { $who } wins: the briefcase is on the other side.
}
confusion-end-elimination = { $mine ->
    [won] You win: { $loser } has no spy left.
    [lost] You lose: no spy of yours is left.
   *[watched] { $who } wins: { $loser } has no spy left.
}
confusion-end-resigned = { $mine ->
    [won] You win: { $loser } resigns.
    [lost] You have resigned.
   *[watched] { $who } wins: { $loser } resigns.
}
confusion-end-time-up = { $mine ->
    [won] You win: { $loser }’s time is up.
    [lost] You lose: your time is up.
   *[watched] { $who } wins: { $loser }’s time is up.
}
confusion-end-agreed = A draw by agreement.
confusion-end-repetition = A draw: the same position for the third time.
confusion-end-no-progress = A draw: too many turns without progress.

# A new table
confusion-variants = Variants
confusion-variant-honour = Honour among spies
confusion-variant-honour-says = No Double Agents, and no spy X: every answer is the truth.
confusion-variant-tight = Tight start
confusion-variant-tight-says = The two outermost columns are out of bounds.
confusion-variant-extraction = Safe extraction
confusion-variant-extraction-says = The spy with the briefcase must survive one more turn of the opponent on the far row.
confusion-variant-variable = Variable start
confusion-variant-variable-says = Everybody lays out their own spies before the first turn.
confusion-variant-promotion = Promotion, sir?
confusion-variant-promotion-says = Every spy but the Double Agent can be promoted on the far row. The owner is asked; promoting the Double Agent costs it, and hands over the briefcase.
confusion-tokens = Special action tokens
confusion-tokens-how = Each is used once, before the move. Giving one side more of them makes a handicap.
confusion-tokens-none = None
confusion-tokens-all = All three for both sides
confusion-tokens-each = As chosen here:
confusion-play = The game
confusion-begins = Who begins:
confusion-begins-random = drawn at random
confusion-option-helper = Helper
confusion-option-helper-says = The notebook shows what the answers prove and how likely the rest is, to both sides alike. Everybody can switch it off for themselves.
confusion-option-draws = Draws by repetition and without progress
confusion-option-draws-says = The third repetition of a position, or 100 turns without progress, is a draw.
confusion-movers = Your own movers
confusion-movers-how = Whoever owns the box can copy its movement chart and start into a movers file, as TOML or JSON, and play with that. Left empty, the reconstruction is used.
confusion-movers-example = The file of the reconstruction, with the description of the format
confusion-movers-none = Empty: the reconstruction
confusion-movers-long = That is too long for a movers file.
confusion-movers-line = Movers file, line { $line }: { $problem }
confusion-movers-unreadable = this is not a movers file: { $why }
confusion-wrong-choice = One of the choices is not among those offered.
confusion-box-count = A box has 2 to 13 movers, and this one has { $n }.
confusion-box-one-each = There are { $one } movers and { $two } spies: each spy needs one.
confusion-box-same-id = Two movers are called { $one }.
confusion-box-same-moves = { $one } and { $two } move alike: all movers differ.
confusion-box-no-moves = { $one } has no moves, and it is not the Double Agent.
confusion-box-distance = { $one } goes { $n } squares { $two }: distances are 1 to 10.
confusion-box-crown = { $one } has a crown and goes { $two }: a crowned mover has no way back.
confusion-box-agent-moves = { $one } is the Double Agent: it has neither moves nor a crown.
confusion-box-agents = A box has exactly one Double Agent, and this one has { $n }.
confusion-box-same-letter = Two spies wear the letter { $one }.
confusion-box-start = Spy { $one } starts in column and row { $two }: spies start in columns 1 to 11 of rows 1 and 2.
confusion-box-same-square = Spies { $one } and { $two } start on the same square.
confusion-box-crowded = { $n } spies start in row { $one }: at most 7 do.
confusion-box-spares = Exactly one spy is spare, to be left out when there are no Double Agents; here it is { $n }.

# Refusals
refused-confusion-box = These movers cannot be played with.
refused-confusion-start-out-of-bounds = A spy would start out of bounds: the tight start has columns 2 to 10 only.
refused-confusion-too-few-to-lay-out = There are too few spies to lay out: four columns need a spy in both rows.
refused-confusion-over = The game is over.
refused-confusion-no-such-seat = This table has two seats.
refused-confusion-only-the-clock = Only the clock can say that.
refused-confusion-not-their-time = That player has no decision to make now.
refused-confusion-lay-out-first = Both sides lay out their spies first.
refused-confusion-no-laying-out = Spies are laid out before the first turn, and only in the variable start.
refused-confusion-laid-out-already = Your spies are laid out already.
refused-confusion-layout-count = Every spy needs a square.
refused-confusion-layout-row = A spy would stand outside your first two rows.
refused-confusion-layout-out-of-bounds = A spy would stand out of bounds: the tight start has no outermost columns.
refused-confusion-layout-twice = Two spies would stand on one square.
refused-confusion-layout-crowded-row = At most 7 spies may stand in one row: move some to the other.
refused-confusion-layout-columns = At least 4 columns need a spy in both rows: put more spies behind each other.
refused-confusion-not-your-turn = It is not your turn.
refused-confusion-no-such-spy = There is no such spy in this game.
refused-confusion-spy-is-out = That spy is out of the game.
refused-confusion-distance = A move is 1 to 10 squares long.
refused-confusion-off-the-board = That leads off the board.
refused-confusion-out-of-bounds = That column is out of bounds.
refused-confusion-own-spy-there = Your own spy stands there.
refused-confusion-spy-in-the-way = A spy is in the way.
refused-confusion-briefcase-in-the-way = The briefcase is in the way.
refused-confusion-cannot-send-over = The briefcase cannot jump a spy.
refused-confusion-say-what-of-the-briefcase = That spy holds the briefcase: say whether it leaves, carries or sends it.
refused-confusion-no-briefcase-here = That spy does not hold the briefcase.
refused-confusion-answer-first = An attempt waits for its answer.
refused-confusion-nothing-to-answer = There is no attempt to answer.
refused-confusion-not-your-answer = The other side answers, not the one who attempts.
refused-confusion-false-answer = That is not the true answer: only for a Double Agent is there a choice.
refused-confusion-removed-already = One removal a turn, of your own spy or of the other side’s Double Agent.
refused-confusion-removal-with-token = No removal in a turn with a token.
refused-confusion-not-the-double-agent = That spy is not the Double Agent.
refused-confusion-token-already = One token a turn.
refused-confusion-token-with-removal = No token in a turn with a removal.
refused-confusion-no-token = You do not have that token, or no longer.
refused-confusion-promoted-stays-hidden = That spy is promoted: what it was before stays hidden.
refused-confusion-same-spy-twice = Choose two different spies.
refused-confusion-too-few-for-move-two = You need two spies in your own half without the briefcase, one of them free to move.
refused-confusion-not-in-own-half = That spy is not in its own half of the board.
refused-confusion-holds-the-briefcase = That spy holds the briefcase.
refused-confusion-may-not-move = That spy may not move this turn: it was revealed, swapped or has tried already.
refused-confusion-cannot-pass = An attempt is possible: you cannot pass.
refused-confusion-question-first = A question about a promotion or the briefcase waits for its answer.
refused-confusion-no-question = Nobody asked you that.
refused-confusion-cannot-offer-draw = A draw is offered in your own turn, once a turn.
refused-confusion-no-draw-offer = No draw was offered to you.
refused-confusion-no-such-mover = There is no such mover in this box.
refused-confusion-long-note = A note has at most 80 characters.
refused-confusion-unwritable-note = A note is one line of plain text.
