# Duet: der Tisch

duet-side-a = Seite A
duet-side-b = Seite B
duet-sides = Wer wo sitzt
duet-your-side = (du)
duet-does-clue = gibt einen Hinweis
duet-does-guess = rät
duet-does-answer = antwortet auf den Einspruch
duet-complete = alles gefunden
duet-kept = { $n ->
    [one] Seite { $side } hat fürs Aufhören einen Marker behalten
   *[other] Seite { $side } hat fürs Aufhören { $n } Marker behalten
}

## Das Raster
duet-board = Die 25 Wörter
duet-agent = Agent
duet-assassin = Attentäter
duet-bystander = Passant
duet-my-agent = auf deiner Codekarte: Agent
duet-my-assassin = auf deiner Codekarte: Attentäter
duet-my-bystander = auf deiner Codekarte: Passant
duet-side-agent = Seite { $side }: Agent
duet-side-assassin = Seite { $side }: Attentäter
duet-side-bystander = Seite { $side }: Passant
duet-found-by = von einem Agenten abgedeckt, gefunden von Seite { $side }
duet-marked-by = Seite { $side } ist hier auf einen Passanten gestoßen
duet-dead = totes Wort: Beide Seiten sind hier auf einen Passanten gestoßen
duet-assassin-here = der Attentäter
duet-missed = nicht gefunden
duet-touch-sure = „{ $word }“ antippen?
duet-touch-final = Angetippt ist angetippt.
duet-touch = Antippen
duet-touch-not = Noch nicht

## Der Hinweis
duet-clue = Der Hinweis
duet-clue-by = von { $who }, Seite { $side }
duet-no-clue = noch kein Hinweis
duet-no-more-clues = keine Hinweise mehr
duet-next-either = Beide Seiten dürfen anfangen.
duet-next-side = { $n ->
    [one] Der nächste Hinweis kommt von { $who }.
   *[other] Der nächste Hinweis kommt von Seite { $side }.
}
duet-sudden-death = Sudden Death
duet-sudden-death-says = Keine Hinweise mehr. Alles außer einem Agenten verliert.
duet-objection-stands = Einspruch
duet-objection-granted = ungültig
duet-objection-denied = bleibt stehen

## Was du tun kannst
duet-offer = Dein Zug
duet-clue-word = Hinweis
duet-clue-number = Zahl
duet-clue-give = Hinweis geben
duet-clue-fine = Die Spielleitung hat nichts dagegen.
duet-clue-law = Was ein Hinweis sein darf
duet-law-meaning = Er handelt davon, was Wörter bedeuten, nicht von Buchstaben, Klang oder Plätzen im Raster.
duet-law-one = Er ist ein einziges Wort. Eigennamen aus einem Wort sind erlaubt.
duet-law-several = An diesem Tisch darf ein Hinweis mehrere Wörter haben (Namen, Titel).
duet-law-visible = Er ist kein sichtbares Wort, keine Form davon, kein Teil davon und keine Zusammensetzung damit.
duet-law-number = Die Zahl sagt, um wie viele Wörter es geht, von 0 bis 25. Sie begrenzt nichts.
duet-law-word-play = An diesem Tisch sind Wortspiele und Gleichklang willkommen. Eine zweite Bedeutung eines Wortes ist es immer.
duet-law-rule = Regel { $rule }
duet-stop = Aufhören
duet-stop-says = Beendet den Zug und nimmt einen Marker.
duet-object = Einspruch
duet-object-says = Erhebe Einspruch, wenn der Hinweis eine Regel bricht, die nur Menschen beurteilen können. Die Seite, von der er kommt, gibt nach oder bleibt dabei; danach rätst du.
duet-answer-says = War dein Hinweis ungültig? Dann wird ein Marker abgeworfen; geraten wird so oder so.
duet-concede = Er war ungültig
duet-insist = Ich bleibe dabei

## Marker
duet-tokens = Marker
duet-turns-left = { $n ->
    [0] Kein Zug mehr übrig.
    [one] Noch ein Zug.
   *[other] Noch { $n } Züge.
}
duet-mistakes-left = { $n ->
    [0] Jeder Fehler kostet zwei Marker.
    [one] Ein Fehler kostet einen Marker, jeder weitere zwei.
   *[other] { $n } Fehler kosten je einen Marker, jeder weitere zwei.
}
duet-to-find = { $n ->
    [0] Alle Agenten sind gefunden.
    [one] Noch ein Agent zu finden.
   *[other] Noch { $n } Agenten zu finden.
}
duet-thrown = { $n ->
    [one] Ein Marker wurde für einen ungültigen Hinweis abgeworfen.
   *[other] { $n } Marker wurden für ungültige Hinweise abgeworfen.
}
duet-mission-of = Mission: { $city }

## Die Codekarte
duet-key = Deine Codekarte
duet-key-agents = { $n ->
    [0] Agenten: alle gefunden.
    [one] Agent: Die andere Seite muss noch einen finden.
   *[other] Agenten: Die andere Seite muss noch { $n } finden.
}
duet-key-assassins = Attentäter: Tippt die andere Seite einen an, ist alles verloren.
duet-key-bystanders = Passanten: Sie beenden den Zug der anderen Seite.
duet-key-marks = Hier war ein Passant: Der Pfeil zeigt auf die Seite, die ihn angetippt hat.
duet-pattern = Wie die beiden Hälften zusammenpassen
duet-pattern-says = Wie viele Wörter bei dir und auf der anderen Seite welches Zeichen haben.
duet-mine = du
duet-theirs = andere
duet-keys = Beide Hälften der Codekarte
duet-keys-corners = Linke Ecke: Seite { $near }. Rechte Ecke: Seite { $far }.
duet-key-marks-public = Hier war ein Passant: Der Pfeil zeigt auf die Seite, die ihn angetippt hat.

## Frühere Hinweise
duet-turns = Hinweise bisher
duet-no-clues-yet = Noch keine.

## Die Statuszeile
duet-status-clue = Gib einen Hinweis: ein Wort und eine Zahl.
duet-status-clue-first = Gib den ersten Hinweis oder warte auf den der anderen Seite.
duet-status-clue-either = Den ersten Hinweis dürfen beide Seiten geben.
duet-status-clue-theirs = { $n ->
    [one] { $who } gibt den nächsten Hinweis.
   *[other] Seite { $side } gibt den nächsten Hinweis.
}
duet-status-guess = Tippe ein Wort an, das zum Hinweis passt.
duet-status-guess-on = Treffer! Tippe noch ein Wort an oder hör auf.
duet-status-guess-theirs = { $n ->
    [one] { $who } rät.
   *[other] Seite { $side } rät.
}
duet-status-answer = Gegen deinen Hinweis gibt es Einspruch. War er ungültig?
duet-status-answer-theirs = { $n ->
    [one] { $who } muss auf den Einspruch antworten.
   *[other] Seite { $side } muss auf den Einspruch antworten.
}
duet-status-sudden = Sudden Death: Finde die übrigen Agenten. Jeder Fehler verliert.
duet-status-sudden-both = Sudden Death: Beide Seiten dürfen antippen. Jeder Fehler verliert.
duet-status-sudden-watch = Sudden Death: Beide Seiten müssen noch Agenten finden.
duet-status-sudden-theirs = { $n ->
    [one] Sudden Death: { $who } muss noch Agenten finden.
   *[other] Sudden Death: Seite { $side } muss noch Agenten finden.
}

## Das Ende
duet-won = Gewonnen: Alle 15 Agenten sind gefunden.
duet-lost-assassin = Verloren: Das war ein Attentäter.
duet-lost-sudden-death = Verloren: ein Passant im Sudden Death.
duet-lost-tokens = Verloren: Der Fehler kostet zwei Marker, und es war nur noch einer da.
duet-score = { $n ->
    [one] Wertung: { $n } Punkt.
   *[other] Wertung: { $n } Punkte.
}
duet-mission-won = Mission erfüllt: { $city }.
duet-missing = { $n ->
    [one] Ein Agent wurde nicht gefunden.
   *[other] { $n } Agenten wurden nicht gefunden.
}

## Die Geschichte
duet-told-dealt = { $n ->
    [one] 25 Wörter liegen auf dem Tisch und ein Marker im Vorrat.
   *[other] 25 Wörter liegen auf dem Tisch und { $n } Marker im Vorrat.
}
duet-told-your-key = Du bist auf Seite { $side } und siehst ihre Hälfte der Codekarte.
duet-told-key = Seite { $side } sieht ihre Hälfte der Codekarte.
duet-told-clue = { $who } gibt den Hinweis „{ $word }“, { $n }.
duet-told-objected = { $who } erhebt Einspruch gegen den Hinweis.
duet-told-conceded = { $who } gibt nach: Der Hinweis war ungültig. Ein Marker wird abgeworfen.
duet-told-insisted = { $who } bleibt bei dem Hinweis.
duet-told-agent = { $who } tippt „{ $word }“ an: ein Agent.
duet-told-bystander = { $who } tippt „{ $word }“ an: ein Passant. Der Zug ist zu Ende.
duet-told-bystander-two = { $who } tippt „{ $word }“ an: ein Passant, der zwei Marker kostet. Der Zug ist zu Ende.
duet-told-assassin = { $who } tippt „{ $word }“ an: ein Attentäter!
duet-told-stopped = { $who } hört auf und behält einen Marker.
duet-told-all-found = Alle Agenten auf der Codekarte von Seite { $side } sind gefunden.
duet-told-sudden-death = Der letzte Marker ist verbraucht: Sudden Death.

## Was ein Hinweis nicht sein darf
duet-fault-empty = Ein Hinweis ist ein Wort, und hier steht keines.
duet-fault-too-long = Das ist zu lang für einen Hinweis.
duet-fault-invisible = Darin ist ein Zeichen, das man nicht sieht ({ $char }).
duet-fault-character = „{ $char }“ ist kein Teil eines Wortes.
duet-fault-mixed-scripts = Darin sind Buchstaben verschiedener Schriften gemischt, etwa „{ $char }“.
duet-fault-other-script = Die Wörter auf dem Tisch haben lateinische Buchstaben, und „{ $char }“ ist keiner.
duet-fault-several-words = Ein Hinweis ist ein einziges Wort.
duet-fault-number = Die Zahl ist eine ganze von 0 bis 25.
duet-fault-same = „{ $word }“ liegt sichtbar auf dem Tisch.
duet-fault-form = Das ist eine Form von „{ $word }“, und das liegt sichtbar auf dem Tisch.
duet-fault-derived = Das ist mit „{ $word }“ vom selben Stamm, und das liegt sichtbar auf dem Tisch.
duet-fault-compound-part = Das ist ein Teil von „{ $word }“, und das liegt sichtbar auf dem Tisch.
duet-fault-compound-with = Das ist eine Zusammensetzung mit „{ $word }“, und das liegt sichtbar auf dem Tisch.

## Optionen
duet-options-players = Wer spielt
duet-options-players-says = Zwei bis acht Personen spielen mit. Jede Seite sieht ihre eigene Hälfte der Codekarte; wer eine Seite teilt, hat einen eigenen Kanal zum Reden.
duet-options-challenge = Schwierigkeit
duet-options-challenge-says = Jeder Zug nimmt einen Marker. Eine Mission hat zwei Zahlen: wie viele Marker es gibt und wie viele davon einen Fehler bezahlen; danach kostet ein Fehler zwei.
duet-options-9 = 9 Marker: die Standardpartie, mit Wertung
duet-options-10 = 10 Marker: leichter
duet-options-11 = 11 Marker: noch leichter
duet-options-missions = Missionen
duet-options-words = Wörter
duet-options-list = Sprache der Wörter und Hinweise
duet-options-kind = Welche Wörter
duet-options-kind-chosen = Ausgesuchte Wörter: kurz, allen bekannt, viele mit mehreren Bedeutungen
duet-options-kind-picture-book = Bilderbuchwörter: Dinge, die man malen kann, für Kinder und Lernende
duet-options-kind-says = Ausgesuchte Wörter geben reichere Hinweise.
duet-options-own = Eigene Wörter
duet-options-own-says = Ein Wort je Zeile, 25 bis 5000 insgesamt. Teile einer Zusammensetzung lassen sich angeben: „Leuchtturm = leuchten + Turm“. Leer lassen, um mit unseren zu spielen.
duet-options-clues = Hinweise
duet-options-several = Mehrere Wörter
duet-options-several-says = Ein Hinweis darf ein Name oder Titel aus mehreren Wörtern sein.
duet-options-word-play = Wortspiele
duet-options-word-play-says = Auch Hinweise nach dem Klang sind willkommen, Lerche für Lärche und andere Wortspiele; niemand erhebt dagegen Einspruch. Eine zweite Bedeutung eines Wortes ist an jedem Tisch erlaubt.
duet-options-flexible = Freier Wechsel
duet-options-flexible-says = Eine Seite darf zwei Hinweise hintereinander geben; danach gibt die andere einen.
duet-words-unknown = Diese Wortliste gibt es nicht.
duet-words-too-few = { $n ->
    [0] Eine Liste braucht mindestens { $least } Wörter, und diese hat keines.
    [one] Eine Liste braucht mindestens { $least } Wörter, und diese hat eines.
   *[other] Eine Liste braucht mindestens { $least } Wörter, und diese hat { $n }.
}
duet-words-too-many = Eine Liste kann { $n } Wörter haben, und diese hat mehr.
duet-words-too-large = Eine Liste kann { $n } KB haben, und diese hat mehr.
duet-words-line = Zeile { $line } („{ $word }“): { $problem }
duet-word-blank = Hier steht kein Wort.
duet-word-long = Das Wort ist zu lang.
duet-word-character = „{ $char }“ kann nicht in einem Wort stehen.
duet-word-parts = Nach „=“ kommen zwei oder mehr Teile mit „+“ dazwischen.
duet-word-twice = Das Wort steht schon in Zeile { $first }.
duet-mark-unknown = „{ $mark }“ ist keine Angabe: es gibt senses, field, kin, same und not, jeweils mit Doppelpunkt.
duet-mark-empty = Nach „{ $mark }:“ steht nichts.
duet-mark-twice = „{ $mark }“ steht zweimal da.
duet-mark-no-word = Eine Angabe gehört unter ein Wort.
duet-mark-missing = „{ $mark }“ fehlt; in einer Liste mit Angaben braucht es jedes Wort.
duet-mark-kin = „{ $kin }“ wird als verwandt genannt und ist kein anderes Wort der Liste.
duet-mark-two-words = Das ist mehr als ein Wort.
duet-mark-both = „{ $word }“ steht unter „same“ und unter „not“.

## Abgelehnt
refused-duet-players = Zwei bis acht Personen können spielen, mindestens eine auf jeder Seite.
refused-duet-tokens = Eine Partie hat 9, 10 oder 11 Marker oder die einer Mission.
refused-duet-law = An diesem Tisch gilt eine neuere Hinweisregel, als dieses Haus sie kennt.
refused-duet-over = Die Partie ist zu Ende.
refused-duet-not-a-player = Das kann nur, wer an diesem Tisch sitzt.
refused-duet-others-clue = Die andere Seite gibt den nächsten Hinweis.
refused-duet-third-clue = Nach zwei Hinweisen hintereinander gibt die andere Seite einen.
refused-duet-nothing-to-clue = Alle Wörter deiner Seite sind gefunden: Jetzt gibt nur noch die andere Seite Hinweise.
refused-duet-clue-standing = Es gibt schon einen Hinweis: Erst wird geraten.
refused-duet-no-more-clues = Im Sudden Death gibt es keine Hinweise mehr.
refused-duet-no-clue = Noch gibt es keinen Hinweis, zu dem geraten werden könnte.
refused-duet-own-clue = Dieser Hinweis kam von deiner Seite: Die andere rät.
refused-duet-no-such-card = Diese Karte liegt nicht im Raster.
refused-duet-covered = Dieses Wort hat schon ein Agent abgedeckt.
refused-duet-marked = Deine Seite ist dort schon auf einen Passanten gestoßen.
refused-duet-already-decided = Schon entschieden: Jemand anderes war schneller. Dein Tipp kostet nichts.
refused-duet-guess-first = In jedem Zug wird mindestens einmal geraten.
refused-duet-no-turn = Im Sudden Death gibt es keinen Zug, den man beenden könnte.
refused-duet-nothing-to-find = Deine Seite hat alle ihre Wörter gefunden: Die andere rät.
refused-duet-too-late-to-object = Einspruch gibt es nur vor dem ersten Tipp.
refused-duet-objected-before = Gegen diesen Hinweis gab es schon Einspruch.
refused-duet-objection-stands = Es gibt einen Einspruch: Erst antwortet die Seite, von der der Hinweis kam.
refused-duet-no-objection = Niemand hat Einspruch erhoben.
refused-duet-not-your-clue = Auf den Einspruch antwortet die Seite, von der der Hinweis kam.

## Städte
duet-city-prague = Prag
duet-city-berlin = Berlin
duet-city-london = London
duet-city-montreal = Montreal
duet-city-los_alamos = Los Alamos
duet-city-washington = Washington
duet-city-paris = Paris
duet-city-madrid = Madrid
duet-city-monte_carlo = Monte Carlo
duet-city-vatican_city = Vatikanstadt
duet-city-cairo = Kairo
duet-city-baghdad = Bagdad
duet-city-dubai = Dubai
duet-city-mumbai = Mumbai
duet-city-casablanca = Casablanca
duet-city-bogota = Bogotá
duet-city-rio_de_janeiro = Rio de Janeiro
duet-city-cape_town = Kapstadt
duet-city-sydney = Sydney
duet-city-tokyo = Tokio
duet-city-moscow = Moskau
duet-city-bangkok = Bangkok
duet-city-singapore = Singapur
duet-city-yakutsk = Jakutsk
duet-city-shanghai = Shanghai
duet-city-hong_kong = Hongkong

## Missionen
missions-title = Missionen
missions-says = Ein Team spielt sich von Prag aus über die Karte: Jede Stadt hat ihre eigenen Marker, und wer eine gewinnt, öffnet die nächste.
missions-teams = Deine Teams
missions-new = Ein neues Team
missions-new-says = Ein Paar oder eine Gruppe, die zusammen spielt. Es hat eine eigene Karte, die jeden Versuch festhält.
missions-name = Name des Teams
missions-make = Team gründen
missions-progress = { $n ->
    [0] Noch keine von { $of } Missionen gewonnen.
    [one] Eine von { $of } Missionen gewonnen.
   *[other] { $n } von { $of } Missionen gewonnen.
}
missions-map = Missionskarte
missions-map-europe = Missionskarte: Europa
missions-won = gewonnen
missions-open = offen
missions-locked = Zuerst muss { $city } gewonnen werden.
missions-open-ones = Offene Missionen
missions-won-ones = Gewonnen
missions-locked-ones = Noch nicht offen
missions-numbers = { $mistakes ->
    [0] { $turns } Marker; jeder Fehler kostet zwei.
    [one] { $turns } Marker, von denen einer einen Fehler bezahlt.
   *[other] { $turns } Marker, von denen { $mistakes } je einen Fehler bezahlen.
}
missions-numbers-standard = { $turns } Marker, und jeder bezahlt einen Fehler.
missions-play = Diese Mission spielen
missions-play-again = Noch einmal spielen
missions-attempt-won = gewonnen
missions-attempt-lost = verloren
missions-note = Notiz
missions-note-keep = Behalten
