# The table around a game.

story = Was geschah
talk = Gespräch
talk-table = Sag etwas zum Tisch
talk-side = Sag etwas nur zu deiner Seite
talk-watchers = Sag etwas zu den Zuschauern
talk-send = Sagen
menu = An diesem Tisch
menu-stand-up = Aufstehen
menu-hush = Zuschauer um Ruhe bitten
menu-unhush = Zuschauer reden lassen
menu-tv = Großer Bildschirm
menu-rules = Regeln
menu-you-left = Du hast dieses Spiel verlassen.
menu-return = Zurückkommen
menu-vote-bot = Ein Bot soll einspringen
menu-unvote-bot = Lieber warten
menu-pause = Um eine Pause bitten
menu-pause-asked = Du hast um eine Pause gebeten.
menu-pause-wanted = Es wird eine Pause gewünscht. Einverstanden?
menu-resume = Weiter geht’s
menu-vote-stop = Das Spiel abbrechen
menu-unvote-stop = Doch weiterspielen
menu-leave = Das Spiel verlassen
menu-mute = { $who } nicht mehr hören
menu-unmute = { $who } wieder hören
away-gone = { $who } ist weg.
away-ways = Du kannst warten, oder:
away-adjourned = Das Spiel ist vertagt. Es geht weiter, wenn alle wieder da sind.
away-adjourn = Das Spiel vertagen
away-stop = Ohne Sieger beenden
away-patience = Die anderen warten auf dich. Solange diese Seite offen ist, kann dir niemand den Platz nehmen.
sure = Sicher?
sure-not = Lieber nicht
paused = Das Spiel ist vertagt: Die Uhren stehen still.
given-up = Das Spiel wurde abgebrochen.
plate-turn = entscheidet
plate-you = du
plate-bot = Ein Bot: { $level }
plate-host = Gastgeber
plate-stand-in = ein Bot springt ein
plate-gone = ist weg
plate-left = ist gegangen
ended = Ende
ended-again = Noch einmal
ended-join-again = Die anderen spielen noch einmal: Mach mit
ended-replay = Nachspielen
ended-record = Protokoll
gather-title = { $game }: Wer spielt mit?
gather-sit-down = Gib deinen Namen ein und setz dich.
gather-full = Alle Plätze sind besetzt. Du kannst zuschauen.
gather-free =
    { $n ->
         [one] Ein Platz ist frei.
        *[other] { $n } Plätze sind frei.
    }
gather-be-ready = Sag, wenn du bereit bist.
gather-waiting = Wir warten auf { $who }.
gather-start = Alle sind da: Teil aus.
gather-host-starts = Alle sind da. Wer den Tisch eröffnet hat, teilt aus.
gather-nobody = frei
gather-kept = reserviert
gather-free-seat = Platz freigeben
gather-remove = Wegschicken
gather-is-ready = bereit
gather-ready = Ich bin bereit
gather-not-ready = Doch noch nicht
gather-deal = Austeilen
gather-name = Dein Name
gather-join = Hinsetzen
gather-invite = Lade andere ein
gather-invite-how = Schick ihnen diesen Link, lies den Code vor oder lass sie die Kamera darauf halten.
gather-qr = QR-Code mit dem Link
gather-copy = Link kopieren
gather-copied = Kopiert
gather-code = Code:
gather-patience =
    { $n ->
         [one] Wartet der Tisch auf jemanden, dessen Seite geschlossen ist, können die anderen nach einer Minute ohne ihn weiterspielen.
        *[other] Wartet der Tisch auf jemanden, dessen Seite geschlossen ist, können die anderen nach { $n } Minuten ohne ihn weiterspielen.
    }
gather-promise = Woraus der Tisch zu teilen verspricht, als Fingerabdruck:
told-opened = Der Tisch ist eröffnet.
told-sat = { $who } setzt sich.
told-rose = { $who } steht auf.
told-removed = { $who } wurde weggeschickt.
told-bot = { $who } setzt sich, ein Bot ({ $level }).
told-bot-gone = Ein Bot macht seinen Platz frei.
told-ready = { $who } ist bereit.
told-not-ready = { $who } ist noch nicht bereit.
told-started = Das Spiel beginnt.
told-overdue = Die Zeit von { $who } ist um.
told-left = { $who } verlässt das Spiel.
told-back = { $who } ist wieder da.
told-voted-bot = { $who } möchte, dass ein Bot für { $whom } einspringt.
told-unvoted-bot = { $who } wartet lieber auf { $whom }.
told-voted-stop = { $who } möchte das Spiel abbrechen.
told-unvoted-stop = { $who } möchte weiterspielen.
told-stand-in = Ein Bot springt für { $who } ein.
told-given-up = Das Spiel wird abgebrochen.
told-pause-asked = { $who } bittet um eine Pause.
told-paused = Die Uhren stehen still.
told-resumed = { $who } lässt die Uhren weiterlaufen.
told-muted = Du hörst { $who } nicht mehr.
told-unmuted = Du hörst { $who } wieder.
told-hushed = Die Zuschauer werden um Ruhe gebeten.
told-unhushed = Die Zuschauer dürfen wieder reden.
told-gone = { $who } ist weg.
told-host = Wer den Tisch eröffnet hat, ist weg: Jetzt führt ihn { $who }.
told-outage =
    { $n ->
         [one] Das Haus war eine Sekunde lang nicht erreichbar. Alle Uhren bekommen diese Zeit zurück und eine halbe Minute dazu.
        *[other] Das Haus war { $n } Sekunden lang nicht erreichbar. Alle Uhren bekommen diese Zeit zurück und eine halbe Minute dazu.
    }
told-again = Dieselben spielen noch einmal.

# What a table refuses. The English sentences are those of the server: by them the others are found.
refused-table-full = Der Tisch ist voll.
refused-table-seat-taken = Dieser Platz ist besetzt; ein anderer ist frei.
refused-table-begun = Das Spiel hat begonnen.
refused-table-begun-full = Das Spiel hat begonnen; alle Plätze sind besetzt.
refused-table-not-begun = Das Spiel hat noch nicht begonnen.
refused-table-over = Das Spiel ist zu Ende.
refused-table-still-on = Das Spiel läuft noch.
refused-table-empty-seats = Es gibt leere Plätze: Warte auf Mitspieler oder gib sie Bots.
refused-table-seated = Du hast hier schon einen Platz.
refused-table-no-seat = Du hast an diesem Tisch keinen Platz.
refused-table-had-no-seat = Du hattest an diesem Tisch keinen Platz.
refused-table-left = Du hast das Spiel verlassen: Komm erst zurück.
refused-table-left-already = Du bist schon gegangen.
refused-table-here = Du bist schon da.
refused-table-is-here = Diese Person ist da: Gib ihr Zeit.
refused-table-of-two = Zu zweit spielt kein Bot für den anderen: Warte, vertage das Spiel oder beende es ohne Sieger.
refused-table-stand-in = Für diese Person springt schon ein Bot ein.
refused-table-pause-asked = Du hast schon um eine Pause gebeten; die anderen haben noch nicht zugestimmt.
refused-table-hushed = Die Zuschauer sind um Ruhe gebeten.
refused-table-no-advice = Wer spielt, redet nicht mit denen, die zuschauen.
refused-table-sides-later = Die Seiten reden unter sich, wenn das Spiel begonnen hat.
refused-table-nothing-said = Darin steht nichts.
refused-table-talk-hidden = Das hat Zeichen, die man nicht zeigen kann.
refused-table-talk-long = Das ist zu lang auf einmal: höchstens 500 Zeichen.
refused-table-talk-full = An diesem Tisch wurde so viel gesagt, dass nichts mehr hineinpasst.
refused-table-too-long = Dieses Spiel dauert länger, als ein Tisch behalten kann: Brecht es ab.
refused-table-record-later = Das Protokoll gibt es, wenn das Spiel zu Ende ist.
