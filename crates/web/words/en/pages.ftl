# Pages that are no table.

home-title = Spy games for an evening
home-line = Three games of hidden information: with friends anywhere, or right now against bots.
home-secrets = Hidden loyalties that change hands. Offer, bluff, and find out for whom you work now.
home-secrets-players = 4–8 players
home-secrets-time = 20 minutes
home-confusion = A board like chess, on which nobody knows how their own pieces move.
home-confusion-players = 2 players
home-confusion-time = 45 minutes
home-duet = Together: one-word clues, and a key of which each sees one half.
home-duet-players = 2–8 players
home-duet-time = 15 minutes
home-play = Play now against bots
home-friends = With friends
home-rules = How it is played
home-code = You have a code?
home-code-go = To the table
home-resume = Back to your table of { $game }
home-mine = Your tables
home-open = Tables with free seats
stage-open = waiting for players
stage-on = under way
stage-over = over
ago-minutes =
    { $n ->
         [0] just now
         [one] a minute ago
        *[other] { $n } minutes ago
    }
ago-hours =
    { $n ->
         [one] an hour ago
        *[other] { $n } hours ago
    }
ago-days =
    { $n ->
         [one] yesterday
        *[other] { $n } days ago
    }
make-title = A table of { $game }
make-you = You
make-bots = Bots
make-bots-says = They take the last seats. Seats that stay free are for those you invite; you can still change it at the table.
make-bots-how-many = How many
make-clock = Clock
make-clock-none = None: take your time
make-clock-move = So long for each decision
make-clock-bank = A stock of time, and some more after each decision
make-clock-days = By correspondence: days for each decision
unit-seconds = seconds
unit-minutes = minutes
unit-increment = seconds more each time
unit-days = days
make-door = The door
make-listed = Anybody may sit down.
make-listed-says = The first page shows the table. Otherwise people need your link.
make-closed = Nobody watches.
make-closed-says = No spectators and no big screen.
make-go = Open the table
make-hot = One device, passed around
make-hot-says = Everybody around one device, with a curtain between two players. Type who plays; bots take the other seats.
make-hot-go = Deal on this device
settings-name = What you are called
settings-language = Language
settings-theme = Lamp
theme-system = As your system has it
theme-light = On
theme-dark = Off
settings-turn = Your turn
settings-sound = A soft sound when it is your turn
settings-bell-says = Your browser can tell you outside the page too, if you allow it.
settings-keep = Keep this
settings-kept = Kept.
about-what = Safehouse is a place to play three spy games of hidden information: Secrets, Confusion and Duet. Nobody signs up; a link is enough. It is one program that anybody can run at home or in a club.
about-fair = Fair, and you can check it
about-fair-says = Before anybody adds anything the table promises, by a fingerprint, the secret that it deals from. Then each person’s browser adds random digits of its own, and keeps what it sent. At the end the secret and all parts are shown and compared, and the record of the game can be downloaded and verified without this house. Bots add nothing, and neither does a browser without a script.
about-private = What is kept of you
about-private-says = A cookie that says that you are you, the name you typed, the tables you sat at and what was said there. Nothing is sent to anybody else.
about-programs = For programs
about-programs-says = Bots play over a JSON API, which is described here:
about-licence = Licence
about-licence-says = Free software under MIT or Apache-2.0, as you like.
hot-pass = Hand the device to { $who }.
hot-nobody-looks = Nobody else looks now.
hot-here = I am { $who }
hot-hand-over = Hand over
replay-steps = Steps
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Go on by itself
replay-where = Step { $n } of { $of }
replay-from = Seen by
replay-above = everybody at once
replay-public = those who watched
replay-look = Look
replay-earlier = What happened before
replay-later = What happened after
replay-here = To this moment
replay-table = Back to the table
