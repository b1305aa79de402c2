# The table around a game.

story = What happened
talk = Talk
talk-table = Say something to the table
talk-side = Say something to your side only
talk-watchers = Say something to those who watch
talk-send = Say it
menu = At this table
menu-stand-up = Stand up
menu-hush = Ask those who watch to be quiet
menu-unhush = Let those who watch talk
menu-tv = Big screen
menu-rules = Rules
menu-you-left = You have left this game.
menu-return = Come back
menu-vote-bot = A bot should sit in
menu-unvote-bot = Rather wait
menu-pause = Ask for a pause
menu-pause-asked = You have asked for a pause.
menu-pause-wanted = A pause is wanted. Do you agree?
menu-resume = Go on
menu-vote-stop = Give the game up
menu-unvote-stop = Play on after all
menu-leave = Leave the game
menu-mute = Do not hear { $who }
menu-unmute = Hear { $who } again
away-gone = { $who } is gone.
away-ways = You can wait, or:
away-adjourned = The game is adjourned. It goes on when everybody is back.
away-adjourn = Adjourn the game
away-stop = End it without a winner
away-patience = They wait for you. While this page is open, nobody can take your seat.
sure = Are you sure?
sure-not = Rather not
paused = The game is adjourned: the clocks stand still.
given-up = The game was given up.
plate-turn = to decide
plate-you = you
plate-bot = A bot: { $level }
plate-host = host
plate-stand-in = a bot sits in
plate-gone = gone
plate-left = has left
ended = The end
ended-again = Play again
ended-join-again = The others play again: join them
ended-replay = Replay
ended-record = Record
gather-title = { $game }: who plays?
gather-sit-down = Type your name and sit down.
gather-full = All seats are taken. You can watch.
gather-free =
    { $n ->
         [one] One seat is free.
        *[other] { $n } seats are free.
    }
gather-be-ready = Say when you are ready.
gather-waiting = Waiting for { $who }.
gather-start = Everybody is here: deal.
gather-host-starts = Everybody is here. The host deals.
gather-nobody = free
gather-kept = kept for somebody
gather-free-seat = Free the seat
gather-remove = Send away
gather-is-ready = ready
gather-ready = I am ready
gather-not-ready = Not yet after all
gather-deal = Deal
gather-name = Your name
gather-join = Sit down
gather-invite = Invite others
gather-invite-how = Send them this link, read out the code, or let them point a camera here.
gather-qr = QR code with the link
gather-copy = Copy the link
gather-copied = Copied
gather-code = Code:
gather-patience =
    { $n ->
         [one] If the table waits for somebody whose page is closed, the others can do without them after a minute.
        *[other] If the table waits for somebody whose page is closed, the others can do without them after { $n } minutes.
    }
gather-promise = What the table promises to deal from, as a fingerprint:
told-opened = The table is open.
told-sat = { $who } sits down.
told-rose = { $who } stands up.
told-removed = { $who } was sent away.
told-bot = { $who } sits down, a bot ({ $level }).
told-bot-gone = A bot frees its seat.
told-ready = { $who } is ready.
told-not-ready = { $who } is not ready yet.
told-started = The game begins.
told-overdue = { $who } is out of time.
told-left = { $who } leaves the game.
told-back = { $who } is back.
told-voted-bot = { $who } wants a bot to sit in for { $whom }.
told-unvoted-bot = { $who } would rather wait for { $whom }.
told-voted-stop = { $who } wants to give the game up.
told-unvoted-stop = { $who } wants to play on.
told-stand-in = A bot sits in for { $who }.
told-given-up = The game is given up.
told-pause-asked = { $who } asks for a pause.
told-paused = The clocks stand still.
told-resumed = { $who } lets the clocks run again.
told-muted = You do not hear { $who } any more.
told-unmuted = You hear { $who } again.
told-hushed = The host asks those who watch to be quiet.
told-unhushed = Those who watch may talk again.
told-gone = { $who } is gone.
told-host = The host has gone: { $who } is the host now.
told-outage =
    { $n ->
         [one] The house was out of reach for a second. All clocks get that time back, and half a minute more.
        *[other] The house was out of reach for { $n } seconds. All clocks get that time back, and half a minute more.
    }
told-again = The same people play again.

# What a table refuses. The English sentences are those of the server: by them the others are found.
refused-table-full = The table is full.
refused-table-seat-taken = That seat is taken; another one is free.
refused-table-begun = The game has begun.
refused-table-begun-full = The game has begun; all seats are taken.
refused-table-not-begun = The game has not begun yet.
refused-table-over = The game is over.
refused-table-still-on = The game is still on.
refused-table-empty-seats = There are empty seats: wait for people, or give the seats to bots.
refused-table-seated = You have a seat here already.
refused-table-no-seat = You have no seat at this table.
refused-table-had-no-seat = You had no seat at this table.
refused-table-left = You have left the game: come back first.
refused-table-left-already = You have left already.
refused-table-here = You are here already.
refused-table-is-here = That player is here: give them time.
refused-table-of-two = In a game of two no bot plays for the other: wait, adjourn the game, or end it without a winner.
refused-table-stand-in = A bot sits in for that player already.
refused-table-pause-asked = You have asked for a pause already; the others have not agreed yet.
refused-table-hushed = The host has asked those who watch to be quiet.
refused-table-no-advice = Those who play do not talk with those who watch.
refused-table-sides-later = The sides talk among themselves when the game has begun.
refused-table-nothing-said = There is nothing to say in that.
refused-table-talk-hidden = That has characters that cannot be shown.
refused-table-talk-long = That is too long to say at once: 500 characters are the most.
refused-table-talk-full = So much has been said at this table that it can keep no more talk.
refused-table-too-long = This game has gone on for longer than a table can keep: give it up.
refused-table-record-later = The record can be had when the game is over.
