# Die Seiten, als Schild und im Satz.
confusion-white = Weiß
confusion-red = Rot
confusion-in-white = Weiß
confusion-in-red = Rot

# Das Brett
confusion-board = Brett
confusion-briefcase-on = Aktenkoffer, { $square }
confusion-promoted = befördert
confusion-holds = hat den Koffer in der Hand
confusion-out = Ausgeschieden
confusion-laid-out = aufgestellt
confusion-choose-spy = Spion { $spy }, { $square }: Feld wählen
confusion-handling = Der Aktenkoffer
confusion-carry = Mitnehmen
confusion-leave = Stehen lassen
confusion-send = Schicken
confusion-tells-hint = Wähle einen Spion und zeige auf ein Feld: Hier steht, was dir jede Antwort verraten würde.
confusion-tells-yes = Ja ({ $chance } %): möglich bleiben
confusion-tells-no = Nein ({ $chance } %): möglich bleiben
confusion-tells-bits = { $bits } Bit
confusion-tells-nothing = – verrät dir nichts Neues

# Was gefragt ist
confusion-question = Deine Entscheidung
confusion-yes = Ja
confusion-no = Nein
confusion-answer-this = { $how ->
    [leave] { $who }: Spion { $spy } will von { $from } nach { $to } gehen und den Koffer stehen lassen.
    [carry] { $who }: Spion { $spy } will den Koffer von { $from } nach { $to } mitnehmen.
    [send] { $who }: Spion { $spy } will den Koffer von { $from } nach { $to } schicken.
   *[move] { $who }: Spion { $spy } will von { $from } nach { $to } gehen.
}
confusion-answer-mover = Sein Zugstein ist { $mover }: { $moves }.
confusion-answer-promoted = Er ist befördert: zwei Felder in jede Richtung.
confusion-answer-freely = Er ist der Doppelagent: Antworte, wie du willst.
confusion-waits-for-answer = Dein Versuch wartet auf die Antwort.
confusion-choose-how = Drücke auf einen deiner Spione und dann auf ein Feld, oder zieh ihn dorthin. Dann sagt die Gegenseite Ja oder Nein.
confusion-promote = Spion { $spy } steht auf der gegnerischen Grundreihe. Beförderung?
confusion-promote-yes = Befördern
confusion-promote-no = Ablehnen
confusion-take = Dein Spion { $spy } darf den Aktenkoffer haben. Nimmst du ihn?
confusion-take-yes = Koffer nehmen
confusion-take-no = Ablehnen
confusion-pass = Passen: kein Versuch ist möglich
confusion-pass-second = Kein zweiter Versuch
confusion-remove = Verdächtigen entfernen
confusion-remove-how = Welcher deiner Spione ist der Doppelagent? Er scheidet endgültig aus, und sein Zugstein wird nicht gezeigt.
confusion-unmask = Ihren Doppelagenten entfernen
confusion-unmask-how = Spion { $spy } von { $who } ist der Doppelagent. Er scheidet aus, und alle sehen, was er war.
confusion-draw-offer = Remis anbieten
confusion-draw-offered = { $who } bietet Remis an.
confusion-draw-open = Dein Remisangebot gilt noch.
confusion-draw-yes = Remis annehmen
confusion-draw-no = Weiterspielen
confusion-resign = Aufgeben
confusion-resign-sure = Damit ist die Partie verloren. Bist du sicher?
confusion-quiet = { $n } Züge ohne Fortschritt; nach { $most } ist es Remis.

# Aufstellen
confusion-lay-out-how = Zieh deine Spione auf dem Brett oder wähle für jeden ein Feld: deine ersten zwei Reihen, höchstens 7 in einer Reihe und mindestens 4 Spalten mit einem Spion in beiden Reihen.
confusion-lay-out = Das ist meine Aufstellung
confusion-lay-out-or = Oder nimm eine fertige:
confusion-lay-out-plain = Paare in der Mitte
confusion-lay-out-box = Die Aufstellung der Schachtel

# Marker
confusion-token-reveal = Enthülle 1
confusion-token-reveal-how = Sieh den Zugstein eines deiner Spione, auch eines ausgeschiedenen. Er darf sich in diesem Zug nicht bewegen.
confusion-token-move = Bewege 2
confusion-token-move-how = Versuche in diesem Zug zwei Spione zu bewegen. Beide stehen in deiner Hälfte, keiner hat den Koffer.
confusion-token-swap = Tausche 2
confusion-token-swap-how = Zwei deiner Spione in deiner Hälfte tauschen die Plätze, samt ihren Zugsteinen. Beide bewegen sich in diesem Zug nicht.
confusion-token-use = Marker einsetzen
confusion-token-used = { $token }: verbraucht
confusion-swap-spy = Spion

# Das Notizbuch
confusion-leaf-mine = Meine Spione
confusion-leaf-theirs = Die Spione der Gegenseite: was sie wissen kann
confusion-helper = Deduktionshilfe
confusion-mark-strike = gestrichen
confusion-mark-circle = eingekreist
confusion-note = Eine Notiz
confusion-note-spy = Spion
confusion-note-write = Notieren

# Die Zugsteine
confusion-chart = Zugtafel
confusion-double-agent = Doppelagent: bewegt sich, wie die Gegenseite sagt
confusion-crown = Krone: wird auf der gegnerischen Grundreihe befördert
confusion-padlock = Schloss: Der Rückweg kann versperrt sein
confusion-promoted-moves = 2 Felder in jede Richtung
confusion-reconstruction = Die gedruckte Zugtafel kennen wir nicht: Diese Zugsteine und die Aufstellung sind eine Rekonstruktion.
confusion-reconstruction-own = So spielt ihr mit eurer eigenen Schachtel
confusion-way-all = alle acht Richtungen
confusion-way-f = vorwärts
confusion-way-fr = schräg rechts vorwärts
confusion-way-r = rechts
confusion-way-br = schräg rechts rückwärts
confusion-way-b = rückwärts
confusion-way-bl = schräg links rückwärts
confusion-way-l = links
confusion-way-fl = schräg links vorwärts

# Die Zeile über dem Brett
confusion-status-lay-out = Stell deine Spione auf.
confusion-status-laying = Die Spione werden aufgestellt.
confusion-status-choose = Du bist am Zug: Sag eine Bewegung an.
confusion-status-second = Dein zweiter Versuch.
confusion-status-choosing = { $who } ist am Zug.
confusion-status-answer = { $who } versucht { $spy } von { $from } nach { $to }: Ja oder Nein?
confusion-status-answering = { $who } versucht { $spy } von { $from } nach { $to }. { $whom } antwortet.
confusion-status-promoting = { $who } entscheidet über eine Beförderung.
confusion-status-taking = { $who } entscheidet über den Aktenkoffer.
confusion-status-stop = Halte Spion { $spy } auf deiner Grundreihe auf, sonst ist der Koffer weg!
confusion-status-extracting = Spion { $spy } gewinnt, wenn er nach diesem Zug noch dort steht.

# Die Geschichte
confusion-told-movers = Du siehst unter die Spione der Gegenseite: Ihre Zugsteine stehen auf dem Brett. Was unter deinen liegt, musst du herausfinden.
confusion-told-laid-out = { $mine ->
    [yes] Du hast deine Spione aufgestellt.
   *[no] { $who } hat aufgestellt.
}
confusion-told-begins = { $mine ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
}
confusion-told-attempted = { $mine ->
    [yes] { $how ->
        [leave] Du versuchst, { $spy } von { $from } nach { $to } zu bewegen und den Koffer stehen zu lassen.
        [carry] Du versuchst, den Koffer mit { $spy } von { $from } nach { $to } zu tragen.
        [send] Du versuchst, den Koffer mit { $spy } von { $from } nach { $to } zu schicken.
       *[move] Du versuchst, { $spy } von { $from } nach { $to } zu bewegen.
    }
   *[no] { $how ->
        [leave] { $who } versucht, { $spy } von { $from } nach { $to } zu bewegen und den Koffer stehen zu lassen.
        [carry] { $who } versucht, den Koffer mit { $spy } von { $from } nach { $to } zu tragen.
        [send] { $who } versucht, den Koffer mit { $spy } von { $from } nach { $to } zu schicken.
       *[move] { $who } versucht, { $spy } von { $from } nach { $to } zu bewegen.
    }
}
confusion-told-yes = Die Antwort: Ja.
confusion-told-no = Die Antwort: Nein. Der Spion bleibt, wo er ist.
confusion-told-captured = { $mine ->
    [yes] Dein Spion { $spy } wird geschlagen.
   *[no] Spion { $spy } von { $who } wird geschlagen.
}
confusion-told-briefcase-held = { $mine ->
    [yes] Dein Spion { $spy } hat den Koffer in der Hand, auf { $square }.
   *[no] Spion { $spy } von { $who } hat den Koffer in der Hand, auf { $square }.
}
confusion-told-briefcase-free = Der Aktenkoffer liegt auf { $square }, in niemandes Hand.
confusion-told-promoted = { $mine ->
    [yes] Dein Spion { $spy } wird befördert.
   *[no] Spion { $spy } von { $who } wird befördert.
}
confusion-told-promotion = { $mine ->
    [yes] „Beförderung, Sir?“ Dein Spion { $spy } könnte befördert werden.
   *[no] „Beförderung, Sir?“ Spion { $spy } von { $who } könnte befördert werden.
}
confusion-told-promotion-declined = { $mine ->
    [yes] Du lehnst die Beförderung von { $spy } ab.
   *[no] { $who } lehnt die Beförderung von { $spy } ab.
}
confusion-told-removed = { $mine ->
    [yes] Du entfernst deinen Spion { $spy }. Ob er der Doppelagent war, wird nicht gezeigt.
   *[no] { $who } entfernt den verdächtigen Spion { $spy }.
}
confusion-told-double-agent = { $mine ->
    [yes] Dein Spion { $spy } war der Doppelagent und wird entfernt.
   *[no] Spion { $spy } von { $who } war der Doppelagent und wird entfernt.
}
confusion-told-briefcase-offered = { $mine ->
    [yes] Der Aktenkoffer wird deinem Spion { $spy } angeboten.
   *[no] Der Aktenkoffer wird Spion { $spy } von { $who } angeboten.
}
confusion-told-briefcase-declined = { $mine ->
    [yes] Du lehnst den Aktenkoffer ab.
   *[no] { $who } lehnt den Aktenkoffer ab.
}
confusion-told-revealed = { $mine ->
    [yes] Enthülle 1: Dein Spion { $spy } hat den Zugstein { $mover }.
   *[no] Enthülle 1: { $who } sieht, dass Spion { $spy } den Zugstein { $mover } hat.
}
confusion-told-move-two = { $mine ->
    [yes] Bewege 2: Du hast zwei Versuche.
   *[no] Bewege 2: { $who } hat zwei Versuche.
}
confusion-told-swapped = { $mine ->
    [yes] Tausche 2: Deine Spione { $one } und { $two } tauschen die Plätze.
   *[no] Tausche 2: Die Spione { $one } und { $two } von { $who } tauschen die Plätze.
}
confusion-told-passed = { $mine ->
    [yes] Du passt.
   *[no] { $who } passt.
}
confusion-told-draw-offered = { $mine ->
    [yes] Du bietest Remis an.
   *[no] { $who } bietet Remis an.
}
confusion-told-draw-declined = { $mine ->
    [yes] Du lehnst das Remis ab.
   *[no] { $who } lehnt das Remis ab.
}

# Das Ende
confusion-end-briefcase = { $mine ->
    [won] Du gewinnst: Der Koffer ist auf der anderen Seite.
    [lost] Du verlierst: { $who } hat den Koffer hinübergebracht.
   *[watched] { $who } gewinnt: Der Koffer ist auf der anderen Seite.
}
confusion-end-elimination = { $mine ->
    [won] Du gewinnst: { $loser } hat keinen Spion mehr.
    [lost] Du verlierst: Du hast keinen Spion mehr.
   *[watched] { $who } gewinnt: { $loser } hat keinen Spion mehr.
}
confusion-end-resigned = { $mine ->
    [won] Du gewinnst: { $loser } gibt auf.
    [lost] Du hast aufgegeben.
   *[watched] { $who } gewinnt: { $loser } gibt auf.
}
confusion-end-time-up = { $mine ->
    [won] Du gewinnst: Die Zeit von { $loser } ist um.
    [lost] Du verlierst: Deine Zeit ist um.
   *[watched] { $who } gewinnt: Die Zeit von { $loser } ist um.
}
confusion-end-agreed = Remis nach Vereinbarung.
confusion-end-repetition = Remis: zum dritten Mal dieselbe Stellung.
confusion-end-no-progress = Remis: zu viele Züge ohne Fortschritt.

# Ein neuer Tisch
confusion-variants = Varianten
confusion-variant-honour = Spionenehre
confusion-variant-honour-says = Keine Doppelagenten und kein Spion X: Jede Antwort ist wahr.
confusion-variant-tight = Enger Start
confusion-variant-tight-says = Die beiden äußersten Spalten sind gesperrt.
confusion-variant-extraction = Sichere Ausschleusung
confusion-variant-extraction-says = Der Spion mit dem Koffer muss auf der gegnerischen Grundreihe noch einen Zug der Gegenseite überstehen.
confusion-variant-variable = Freie Aufstellung
confusion-variant-variable-says = Beide stellen ihre Spione vor dem ersten Zug selbst auf.
confusion-variant-promotion = Beförderung, Sir?
confusion-variant-promotion-says = Jeder Spion außer dem Doppelagenten kann auf der gegnerischen Grundreihe befördert werden, wenn du willst. Wer den Doppelagenten befördert, verliert ihn, und die Gegenseite bekommt den Koffer angeboten.
confusion-tokens = Sonderaktionsmarker
confusion-tokens-how = Jeder wird einmal eingesetzt, vor der Bewegung. Hat eine Seite mehr davon, ist das eine Vorgabe.
confusion-tokens-none = Keine
confusion-tokens-all = Alle drei für beide Seiten
confusion-tokens-each = Wie hier gewählt:
confusion-play = Die Partie
confusion-begins = Es beginnt:
confusion-begins-random = wird ausgelost
confusion-option-helper = Deduktionshilfe
confusion-option-helper-says = Das Notizbuch zeigt beiden Seiten, was die Antworten beweisen und wie wahrscheinlich der Rest ist. Jeder kann sie für sich ausschalten.
confusion-option-draws = Remis durch Wiederholung und ohne Fortschritt
confusion-option-draws-says = Die dritte Wiederholung einer Stellung oder 100 Züge ohne Fortschritt sind Remis.
confusion-movers = Eigene Zugsteine
confusion-movers-how = Wer die Schachtel besitzt, kann ihre Zugtafel und Aufstellung in eine Datei schreiben, als TOML oder JSON, und damit spielen. Bleibt das Feld leer, gilt die Rekonstruktion.
confusion-movers-example = Die Datei der Rekonstruktion mit der Beschreibung des Formats (englisch)
confusion-movers-none = Leer: die Rekonstruktion
confusion-movers-long = Das ist zu lang für eine Zugstein-Datei.
confusion-movers-line = Zugstein-Datei, Zeile { $line }: { $problem }
confusion-movers-unreadable = Das ist keine Zugstein-Datei: { $why }
confusion-wrong-choice = Eine der Angaben steht nicht zur Wahl.
confusion-box-count = Eine Schachtel hat 2 bis 13 Zugsteine, diese hat { $n }.
confusion-box-one-each = Es sind { $one } Zugsteine und { $two } Spione: Jeder Spion braucht einen.
confusion-box-same-id = Zwei Zugsteine heißen { $one }.
confusion-box-same-moves = { $one } und { $two } bewegen sich gleich: Alle Zugsteine sind verschieden.
confusion-box-no-moves = { $one } bewegt sich nicht und ist nicht der Doppelagent.
confusion-box-distance = { $one } geht { $n } Felder { $two }: Entfernungen sind 1 bis 10.
confusion-box-crown = { $one } hat eine Krone und geht { $two }: Ein Zugstein mit Krone kann nicht zurück.
confusion-box-agent-moves = { $one } ist der Doppelagent: Er hat weder Bewegungen noch eine Krone.
confusion-box-agents = Eine Schachtel hat genau einen Doppelagenten, diese hat { $n }.
confusion-box-same-letter = Zwei Spione tragen den Buchstaben { $one }.
confusion-box-start = Spion { $one } beginnt in Spalte und Reihe { $two }: Spione beginnen in den Spalten 1 bis 11 der Reihen 1 und 2.
confusion-box-same-square = Die Spione { $one } und { $two } beginnen auf demselben Feld.
confusion-box-crowded = { $n } Spione beginnen in Reihe { $one }: höchstens 7 dürfen es sein.
confusion-box-spares = Genau ein Spion bleibt weg, wenn es keine Doppelagenten gibt (spare); hier sind es { $n }.

# Ablehnungen
refused-confusion-box = Mit diesen Zugsteinen kann man nicht spielen.
refused-confusion-start-out-of-bounds = Ein Spion stünde auf einem gesperrten Feld: Der enge Start hat nur die Spalten 2 bis 10.
refused-confusion-too-few-to-lay-out = Das sind zu wenige Spione zum Aufstellen: Vier Spalten brauchen in beiden Reihen einen.
refused-confusion-over = Die Partie ist zu Ende.
refused-confusion-no-such-seat = Dieser Tisch hat zwei Plätze.
refused-confusion-only-the-clock = Das sagt nur die Uhr.
refused-confusion-not-their-time = Von diesem Platz wird gerade nichts verlangt.
refused-confusion-lay-out-first = Zuerst stellen beide Seiten ihre Spione auf.
refused-confusion-no-laying-out = Aufgestellt wird vor dem ersten Zug, und nur bei freier Aufstellung.
refused-confusion-laid-out-already = Deine Spione stehen schon.
refused-confusion-layout-count = Jeder Spion braucht ein Feld.
refused-confusion-layout-row = Ein Spion stünde außerhalb deiner ersten zwei Reihen.
refused-confusion-layout-out-of-bounds = Ein Spion stünde im Aus: Beim engen Start gibt es die äußersten Spalten nicht.
refused-confusion-layout-twice = Zwei Spione stünden auf demselben Feld.
refused-confusion-layout-crowded-row = Höchstens 7 Spione dürfen in einer Reihe stehen: Setz einige in die andere.
refused-confusion-layout-columns = Mindestens 4 Spalten brauchen einen Spion in beiden Reihen: Stell mehr Spione hintereinander.
refused-confusion-not-your-turn = Du bist nicht am Zug.
refused-confusion-no-such-spy = Diesen Spion gibt es nicht.
refused-confusion-spy-is-out = Dieser Spion ist ausgeschieden.
refused-confusion-distance = Eine Bewegung ist 1 bis 10 Felder lang.
refused-confusion-off-the-board = Das führt vom Brett.
refused-confusion-out-of-bounds = Diese Spalte ist gesperrt.
refused-confusion-own-spy-there = Dort steht dein eigener Spion.
refused-confusion-spy-in-the-way = Ein Spion steht im Weg.
refused-confusion-briefcase-in-the-way = Der Aktenkoffer steht im Weg.
refused-confusion-cannot-send-over = Der Aktenkoffer kann keinen Spion überspringen.
refused-confusion-say-what-of-the-briefcase = Dieser Spion hat den Koffer: Sag, ob er ihn stehen lässt, mitnimmt oder schickt.
refused-confusion-no-briefcase-here = Dieser Spion hat den Koffer nicht.
refused-confusion-answer-first = Ein Versuch wartet auf die Antwort.
refused-confusion-nothing-to-answer = Es gibt keinen Versuch zu beantworten.
refused-confusion-not-your-answer = Es antwortet die Gegenseite, nicht wer versucht.
refused-confusion-false-answer = Das ist nicht die wahre Antwort: Nur beim Doppelagenten hast du die Wahl.
refused-confusion-removed-already = Nur einer wird je Zug entfernt: ein eigener Spion oder der Doppelagent der Gegenseite.
refused-confusion-removal-with-token = In einem Zug mit Marker wird niemand entfernt.
refused-confusion-not-the-double-agent = Dieser Spion ist nicht der Doppelagent.
refused-confusion-token-already = Ein Marker je Zug.
refused-confusion-token-with-removal = Kein Marker in einem Zug, in dem jemand entfernt wurde.
refused-confusion-no-token = Diesen Marker hast du nicht oder nicht mehr.
refused-confusion-promoted-stays-hidden = Dieser Spion ist befördert: Was er vorher war, bleibt verborgen.
refused-confusion-same-spy-twice = Wähle zwei verschiedene Spione.
refused-confusion-too-few-for-move-two = Du brauchst zwei Spione ohne Koffer in deiner Hälfte, von denen einer sich bewegen kann.
refused-confusion-not-in-own-half = Dieser Spion steht nicht in deiner Hälfte.
refused-confusion-holds-the-briefcase = Dieser Spion hat den Koffer in der Hand.
refused-confusion-may-not-move = Dieser Spion darf sich in diesem Zug nicht bewegen: Er wurde enthüllt, getauscht oder hat es schon versucht.
refused-confusion-cannot-pass = Ein Versuch ist möglich: Passen geht nicht.
refused-confusion-question-first = Eine Frage nach einer Beförderung oder dem Koffer wartet auf die Antwort.
refused-confusion-no-question = Das hat dich niemand gefragt.
refused-confusion-cannot-offer-draw = Remis bietet man im eigenen Zug an, einmal je Zug.
refused-confusion-no-draw-offer = Dir wurde kein Remis angeboten.
refused-confusion-no-such-mover = Diesen Zugstein gibt es in dieser Schachtel nicht.
refused-confusion-long-note = Eine Notiz hat höchstens 80 Zeichen.
refused-confusion-unwritable-note = Eine Notiz ist eine Zeile einfacher Text.
