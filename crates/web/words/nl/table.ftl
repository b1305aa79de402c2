# The table around a game.

story = Wat er gebeurde
talk = Gesprek
talk-table = Zeg iets tegen de tafel
talk-side = Zeg iets alleen tegen jouw kant
talk-watchers = Zeg iets tegen de toeschouwers
talk-send = Zeggen
menu = Aan deze tafel
menu-stand-up = Opstaan
menu-hush = Toeschouwers om stilte vragen
menu-unhush = Toeschouwers laten praten
menu-tv = Groot scherm
menu-rules = Regels
menu-you-left = Je hebt dit spel verlaten.
menu-return = Terugkomen
menu-vote-bot = Een bot mag invallen
menu-unvote-bot = Liever wachten
menu-pause = Om een pauze vragen
menu-pause-asked = Je hebt om een pauze gevraagd.
menu-pause-wanted = Er wordt om een pauze gevraagd. Akkoord?
menu-resume = Verder
menu-vote-stop = Het spel opgeven
menu-unvote-stop = Toch doorspelen
menu-leave = Het spel verlaten
menu-mute = { $who } niet meer horen
menu-unmute = { $who } weer horen
away-gone = { $who } is weg.
away-ways = Je kunt wachten, of:
away-adjourned = Het spel ligt stil. Het gaat verder als iedereen terug is.
away-adjourn = Het spel stilleggen
away-stop = Zonder winnaar beëindigen
away-patience = De anderen wachten op je. Zolang deze pagina openstaat, kan niemand je plaats innemen.
sure = Zeker weten?
sure-not = Toch niet
paused = Het spel ligt stil, en de klokken ook.
given-up = Het spel is opgegeven.
plate-turn = beslist
plate-you = jij
plate-bot = Een bot: { $level }
plate-host = gastheer
plate-stand-in = een bot valt in
plate-gone = is weg
plate-left = is weg
ended = Einde
ended-again = Nog een keer
ended-join-again = De anderen spelen nog eens: doe mee
ended-replay = Naspelen
ended-record = Verslag
gather-title = { $game }: wie speelt mee?
gather-sit-down = Typ je naam en schuif aan.
gather-full = Alle plaatsen zijn bezet. Je kunt toekijken.
gather-free =
    { $n ->
         [one] Er is één plaats vrij.
        *[other] Er zijn { $n } plaatsen vrij.
    }
gather-be-ready = Zeg wanneer je klaar bent.
gather-waiting = We wachten op { $who }.
gather-start = Iedereen is er: deel maar.
gather-host-starts = Iedereen is er. De gastheer deelt.
gather-nobody = vrij
gather-kept = gereserveerd
gather-free-seat = Vrijmaken
gather-remove = Wegsturen
gather-is-ready = klaar
gather-ready = Ik ben klaar
gather-not-ready = Toch nog niet
gather-deal = Delen
gather-name = Jouw naam
gather-join = Aanschuiven
gather-invite = Nodig anderen uit
gather-invite-how = Stuur deze link, lees de code voor, of laat ze hier een camera op richten.
gather-qr = QR-code met de link
gather-copy = Link kopiëren
gather-copied = Gekopieerd
gather-code = Code:
gather-patience =
    { $n ->
         [one] Wacht de tafel op iemand van wie de pagina dicht is, dan kunnen de anderen na een minuut zonder die speler verder.
        *[other] Wacht de tafel op iemand van wie de pagina dicht is, dan kunnen de anderen na { $n } minuten zonder die speler verder.
    }
gather-promise = Waaruit de tafel belooft te delen, als vingerafdruk:
told-opened = De tafel is open.
told-sat = { $who } schuift aan.
told-rose = { $who } staat op.
told-removed = { $who } is weggestuurd.
told-bot = { $who } schuift aan, een bot ({ $level }).
told-bot-gone = Een bot maakt plaats.
told-ready = { $who } is klaar.
told-not-ready = { $who } is nog niet klaar.
told-started = Het spel begint.
told-overdue = De tijd van { $who } is om.
told-left = { $who } verlaat het spel.
told-back = { $who } is terug.
told-voted-bot = { $who } wil dat een bot invalt voor { $whom }.
told-unvoted-bot = { $who } wacht liever op { $whom }.
told-voted-stop = { $who } wil het spel opgeven.
told-unvoted-stop = { $who } wil doorspelen.
told-stand-in = Een bot valt in voor { $who }.
told-given-up = Het spel wordt opgegeven.
told-pause-asked = { $who } vraagt om een pauze.
told-paused = De klokken staan stil.
told-resumed = { $who } laat de klokken weer lopen.
told-muted = Je hoort { $who } niet meer.
told-unmuted = Je hoort { $who } weer.
told-hushed = De toeschouwers wordt om stilte gevraagd.
told-unhushed = De toeschouwers mogen weer praten.
told-gone = { $who } is weg.
told-host = Wie de tafel opende, is weg: { $who } is nu gastheer.
told-outage =
    { $n ->
         [one] Het huis was een seconde onbereikbaar. Alle klokken krijgen die tijd terug, en een halve minuut extra.
        *[other] Het huis was { $n } seconden onbereikbaar. Alle klokken krijgen die tijd terug, en een halve minuut extra.
    }
told-again = Dezelfde mensen spelen nog eens.

# What a table refuses. The English sentences are those of the server: by them the others are found.
refused-table-full = De tafel is vol.
refused-table-seat-taken = Die plaats is bezet; een andere is vrij.
refused-table-begun = Het spel is begonnen.
refused-table-begun-full = Het spel is begonnen; alle plaatsen zijn bezet.
refused-table-not-begun = Het spel is nog niet begonnen.
refused-table-over = Het spel is afgelopen.
refused-table-still-on = Het spel is nog bezig.
refused-table-empty-seats = Er zijn lege plaatsen: wacht op mensen, of geef ze aan bots.
refused-table-seated = Je hebt hier al een plaats.
refused-table-no-seat = Je hebt aan deze tafel geen plaats.
refused-table-had-no-seat = Je had aan deze tafel geen plaats.
refused-table-left = Je hebt het spel verlaten: kom eerst terug.
refused-table-left-already = Je bent al weg.
refused-table-here = Je bent er al.
refused-table-is-here = Die speler is er: geef die tijd.
refused-table-of-two = In een spel voor twee speelt geen bot voor de ander: wacht, leg het spel stil of beëindig het zonder winnaar.
refused-table-stand-in = Er valt al een bot in voor die speler.
refused-table-pause-asked = Je hebt al om een pauze gevraagd; de anderen zijn nog niet akkoord.
refused-table-hushed = De toeschouwers is om stilte gevraagd.
refused-table-no-advice = Wie speelt, praat niet met wie toekijkt.
refused-table-sides-later = De kanten praten onderling als het spel begonnen is.
refused-table-nothing-said = Daar staat niets in.
refused-table-talk-hidden = Dat heeft tekens die niet te tonen zijn.
refused-table-talk-long = Dat is te lang in één keer: hoogstens 500 tekens.
refused-table-talk-full = Aan deze tafel is zoveel gezegd dat er niets meer bij kan.
refused-table-too-long = Dit spel duurt langer dan een tafel kan bewaren: geef het op.
refused-table-record-later = Het verslag is er als het spel is afgelopen.
