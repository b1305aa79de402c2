# Pages that are no table.

home-title = Agentenspiele für einen Abend
home-line = Drei Spiele mit verborgener Information: mit Freunden überall oder gleich jetzt gegen Bots.
home-secrets = Verborgene Loyalitäten, die den Besitzer wechseln. Biete an, bluffe und finde heraus, für wen du gerade arbeitest.
home-secrets-players = 4–8 Personen
home-secrets-time = 20 Minuten
home-confusion = Ein Brett wie beim Schach, auf dem niemand weiß, wie die eigenen Figuren ziehen.
home-confusion-players = 2 Personen
home-confusion-time = 45 Minuten
home-duet = Gemeinsam: Hinweise aus einem Wort und ein Schlüssel, von dem jeder eine Hälfte sieht.
home-duet-players = 2–8 Personen
home-duet-time = 15 Minuten
home-play = Jetzt gegen Bots spielen
home-friends = Mit Freunden
home-rules = Wie man spielt
home-code = Du hast einen Code?
home-code-go = Zum Tisch
home-resume = Zurück an deinen Tisch: { $game }
home-mine = Deine Tische
home-open = Tische mit freien Plätzen
stage-open = wartet auf Mitspieler
stage-on = läuft
stage-over = beendet
ago-minutes =
    { $n ->
         [0] gerade eben
         [one] vor einer Minute
        *[other] vor { $n } Minuten
    }
ago-hours =
    { $n ->
         [one] vor einer Stunde
        *[other] vor { $n } Stunden
    }
ago-days =
    { $n ->
         [one] gestern
        *[other] vor { $n } Tagen
    }
make-title = Ein Tisch { $game }
make-you = Du
make-bots = Bots
make-bots-says = Sie nehmen die letzten Plätze. Freie Plätze sind für die, die du einlädst; am Tisch lässt es sich noch ändern.
make-bots-how-many = Wie viele
make-clock = Uhr
make-clock-none = Keine: lasst euch Zeit
make-clock-move = Eine Zeit je Entscheidung
make-clock-bank = Ein Zeitvorrat und etwas mehr nach jeder Entscheidung
make-clock-days = Fernspiel: Tage je Entscheidung
unit-seconds = Sekunden
unit-minutes = Minuten
unit-increment = Sekunden mehr jedes Mal
unit-days = Tage
make-door = Die Tür
make-listed = Jeder darf sich setzen.
make-listed-says = Die Startseite zeigt den Tisch. Sonst braucht man deinen Link.
make-closed = Niemand schaut zu.
make-closed-says = Keine Zuschauer und kein großer Bildschirm.
make-go = Tisch eröffnen
make-hot = Ein Gerät, das herumgeht
make-hot-says = Alle um ein Gerät, mit einem Vorhang zwischen zwei Spielern. Trag ein, wer spielt; die übrigen Plätze nehmen Bots.
make-hot-go = Auf diesem Gerät austeilen
settings-name = Wie du heißt
settings-language = Sprache
settings-theme = Lampe
theme-system = Wie dein System
theme-light = An
theme-dark = Aus
settings-turn = Du bist dran
settings-sound = Ein leiser Ton, wenn du dran bist
settings-bell-says = Dein Browser kann es dir auch außerhalb der Seite sagen, wenn du es erlaubst.
settings-keep = Speichern
settings-kept = Gespeichert.
about-what = Safehouse ist ein Ort für drei Agentenspiele mit verborgener Information: Secrets, Confusion und Duet. Niemand meldet sich an; ein Link genügt. Es ist ein einziges Programm, das jeder zu Hause oder im Verein laufen lassen kann.
about-fair = Fair, und du kannst es prüfen
about-fair-says = Bevor jemand etwas beisteuert, verspricht der Tisch mit einem Fingerabdruck das Geheimnis, aus dem er austeilt. Danach steuert der Browser jeder Person eigene Zufallsziffern bei und behält, was er geschickt hat. Am Ende werden das Geheimnis und alle Beiträge gezeigt und verglichen, und das Protokoll lässt sich herunterladen und ohne dieses Haus prüfen. Bots steuern nichts bei, ein Browser ohne Skript auch nicht.
about-private = Was von dir aufbewahrt wird
about-private-says = Ein Cookie, das sagt, dass du du bist, der Name, den du eingetippt hast, die Tische, an denen du saßt, und was dort gesagt wurde. Nichts geht an sonst jemanden.
about-programs = Für Programme
about-programs-says = Bots spielen über eine JSON-Schnittstelle, die hier beschrieben ist:
about-licence = Lizenz
about-licence-says = Freie Software unter MIT oder Apache-2.0, nach Wahl.
hot-pass = Gib das Gerät { $who }.
hot-nobody-looks = Jetzt schaut sonst niemand hin.
hot-here = Ich bin { $who }
hot-hand-over = Weitergeben
replay-steps = Schritte
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Von selbst weiter
replay-where = Schritt { $n } von { $of }
replay-from = Gesehen von
replay-above = allen zugleich
replay-public = den Zuschauern
replay-look = Ansehen
replay-earlier = Was davor geschah
replay-later = Was danach geschah
replay-here = Zu diesem Moment
replay-table = Zurück zum Tisch
