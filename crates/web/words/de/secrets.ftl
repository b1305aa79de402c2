# Secrets

## Charaktere

secrets-double-agent = Doppelagent
    .one = ein Doppelagent
    .effect = Du tauschst deinen Marker mit dem in der Mitte und siehst dir den neuen an.
    .task = Dein Marker wird mit dem in der Mitte getauscht.
secrets-politician = Politiker
    .one = ein Politiker
    .effect = Du legst diese Karte vor jemand anderen und siehst dir den Marker dort an.
    .task = Politiker: Vor wen kommt die Karte?
secrets-psychiatrist = Psychiater
    .one = ein Psychiater
    .effect = Du tauschst die Marker zweier anderer. Angesehen werden sie nicht.
    .task = Psychiater: Wessen zwei Marker tauschst du?
secrets-detective = Detektiv
    .one = ein Detektiv
    .effect = Du siehst dir einen Marker an. Alle sehen, welchen.
    .task = Detektiv: Welchen Marker siehst du dir an?
secrets-journalist = Journalistin
    .one = eine Journalistin
    .effect = Alle sehen deinen Marker, nur du nicht.
    .task = Alle anderen sehen deinen Marker.
secrets-scientist = Forscherin
    .one = eine Forscherin
    .effect = Am meisten wert. Ein offenes Paar dreht alle deine Charaktere um.
    .task = Die Forscherin verlangt nichts von dir.
secrets-diplomat = Diplomatin
    .one = eine Diplomatin
    .effect = Alle sehen den Marker in der Mitte; du tauschst ihn geheim mit dem links oder rechts von dir.
    .task = Diplomatin: Links oder rechts? Tausche geheim mit der Mitte.
secrets-assassin = Attentäterin
    .one = eine Attentäterin
    .effect = Du ziehst eine Patrone, siehst sie dir an und gibst sie jemand anderem.
    .task = Attentäterin: Wer bekommt die Patrone?

## Identitäten und Marker

secrets-cia = CIA
secrets-kgb = KGB
secrets-hippie = Hippie
secrets-token-of = den Marker von { $who }
secrets-token-mine = deinen Marker
secrets-token-centre = den Marker in der Mitte
secrets-token-hidden = Identitätsmarker, verdeckt
secrets-seen = Marker, zuletzt gesehen in Zug { $what }: { $who }
secrets-seen-doubtful = Marker, zuletzt gesehen in Zug { $what }: { $who }. Vielleicht inzwischen getauscht.
secrets-seen-dealt = Marker, gesehen zu Beginn: { $who }
secrets-seen-dealt-doubtful = Marker, gesehen zu Beginn: { $who }. Vielleicht inzwischen getauscht.

## Der Tisch

secrets-table = Der Tisch
secrets-centre = Mitte
secrets-deck =
    { $n ->
        [one] Stapel: eine Karte
       *[other] Stapel: { $n } Karten
    }, { $unseen } davon noch nie gesehen
secrets-bullets =
    { $n ->
        [0] Keine Patronen mehr
        [one] Noch eine Patrone
       *[other] Noch { $n } Patronen
    }
secrets-un-nobody = UN-Marker: Niemand hat ihn
secrets-un-holder = Hat den UN-Marker
secrets-turn = Zug { $n }
secrets-before =
    { $me ->
        [yes] Vor dir
       *[no] Vor { $who }
    }: { $n } von { $most } Karten
secrets-card-up = { $who }, { $what }
secrets-card-down = { $who }, verdeckt, zählt 0
secrets-card-bullet = Patrone von { $who }, Wert unbekannt
secrets-card-bullet-known = Patrone von { $who }, { $what }
secrets-card-offered = Die angebotene Karte, verdeckt
secrets-sum = Punkte: { $n }
secrets-sum-unknown = Punkte: { $n }, ohne die Patronen, die du nicht kennst

## Am Tisch wählen

secrets-do-offer = Anbieten
secrets-do-offer-says = Die Karte anbieten: { $what }, an { $who }
secrets-do-swap = Tauschen
secrets-do-swap-says = Die Marker von { $who } und { $what } tauschen
secrets-do-swap-first = Erster
secrets-do-swap-first-says = Erster Marker: { $who }
secrets-do-give = Geben
secrets-do-give-says = An { $who } geben
secrets-do-exchange = Tauschen
secrets-do-exchange-says = Den Marker in der Mitte mit dem von { $who } tauschen ({ $what })
secrets-left = links von dir
secrets-right = rechts von dir
secrets-do-look = Ansehen
secrets-do-look-says = Ansehen: { $who }

## Das Angebot

secrets-desk = Das Angebot
secrets-pair = Die beiden offenen Karten
secrets-pick-card = Wähle eine der beiden Karten.
secrets-pick-target = Wähle jetzt am Tisch, wem du sie anbietest.
secrets-offering = { $who } behält eine der beiden und bietet sie verdeckt an.
secrets-on-offer =
    { $me ->
        [by] Du bietest { $to } eine Karte an, verdeckt. Die andere ist unter den Stapel gekommen.
        [to] { $by } bietet dir eine dieser beiden an, verdeckt.
       *[no] { $by } bietet { $to } eine dieser beiden an, verdeckt.
    }
secrets-kept = Angeboten
secrets-under = Unterm Stapel
secrets-un-may =
    { $me ->
        [yes] Du hast den UN-Marker: Du entscheidest zuerst.
       *[no] { $who } hat den UN-Marker und darf die Karte nehmen.
    }
secrets-accept = Annehmen
secrets-accept-says = Die Karte kommt vor dich, und du führst ihren Effekt aus.
secrets-refuse = Ablehnen
secrets-refuse-says = Die Karte bleibt bei { $by }, der Effekt auch.
secrets-intervene = Karte nehmen
secrets-intervene-says = Die UN greift ein: Die Karte kommt vor dich, und du führst ihren Effekt aus.
secrets-pass = Durchlassen
secrets-pass-says = Die Antwort der Zielperson gilt. Niemand sieht, dass du gepasst hast.
secrets-sealed-accept = Geheim: Du nimmst an. Das gilt, sobald die UN das Angebot durchlässt.
secrets-sealed-refuse = Geheim: Du lehnst ab. Das gilt, sobald die UN das Angebot durchlässt.
secrets-sealed-pass = Geheim: Du lässt das Angebot durch.
secrets-carries-out = { $who } führt den Effekt aus.
secrets-bullet-is =
    { $me ->
        [yes] Deine Patrone: { $value }
       *[no] Die Patrone von { $who }: { $value }
    }

## Was sich sagen lässt

secrets-claims = Etwas behaupten, ob es stimmt oder nicht
secrets-claims-more = Andere Marker …
secrets-claims-how = Behauptungen dürfen gelogen sein und verpflichten zu nichts. Was sagst du über einen Marker?
secrets-close = Schließen
secrets-say-card = Es ist { $one }.
secrets-say-like = Die wird dir gefallen.
secrets-say-dislike = Die wird dir nicht gefallen.
secrets-say-mine = Mein Marker: { $identity }.
secrets-say-token = Der Marker von { $who }: { $identity }.
secrets-say-centre = Der Marker in der Mitte: { $identity }.

## Was eben zu sehen war

secrets-peek = Was du eben gesehen hast
secrets-peek-saw = Du siehst { $token }
secrets-peek-shown = Alle sehen { $token }

## Stand

secrets-status-offer = Du bist am Zug: Wähle eine Karte und wem du sie anbietest.
secrets-status-offering = Warten auf das Angebot von { $who }.
secrets-status-answer = { $who } bietet dir eine Karte an. Nimmst du an?
secrets-status-un = { $who } bietet { $to } eine Karte an. Greift die UN ein?
secrets-status-passed = Du lässt das Angebot durch. Warten auf { $to }.
secrets-status-sealed = Du hast geheim geantwortet. Warten auf die UN.
secrets-status-both = Warten auf { $to } und auf die UN ({ $un }).
secrets-status-answering = Warten auf die Antwort von { $to }.
secrets-status-effect = { $card }: { $who } führt den Effekt aus.

## Die Geschichte

secrets-told-dealt =
    { $me ->
        [yes] Die Marker sind verteilt. Du beginnst.
       *[no] Die Marker sind verteilt. { $who } beginnt.
    }
secrets-told-saw = Du siehst { $token }: { $identity }.
secrets-told-saw-quiet = Du siehst { $token }.
secrets-told-token = Man sieht { $token }: { $identity }.
secrets-told-centre = Alle sehen den Marker in der Mitte: { $identity }.
secrets-told-centre-quiet = Alle sehen den Marker in der Mitte.
secrets-told-turned-up =
    Zug { $turn }: { $me ->
        [yes] Du deckst { $one } und { $two } auf.
       *[no] { $who } deckt { $one } und { $two } auf.
    }{ $extras ->
        [0] { "" }
        [one] { " " }Ein weiteres Exemplar kommt unter den Stapel.
       *[other] { " " }{ $extras } weitere Exemplare kommen unter den Stapel.
    }
secrets-told-offered =
    { $me ->
        [by] Du bietest { $to } eine Karte an.
        [to] { $by } bietet dir eine Karte an.
       *[no] { $by } bietet { $to } eine Karte an.
    }
secrets-told-kept = Die angebotene Karte: { $card }.
secrets-told-window = Die UN-Frist ist abgelaufen.
secrets-told-accepted =
    { $me ->
        [yes] Du nimmst an. Die Karte: { $card }.
       *[no] { $who } nimmt an. Die Karte: { $card }.
    }
secrets-told-refused =
    { $me ->
        [yes] Abgelehnt. Die Karte bleibt bei dir: { $card }.
       *[no] Abgelehnt. Die Karte bleibt bei { $who }: { $card }.
    }
secrets-told-intervened =
    { $me ->
        [yes] Du greifst als UN ein und nimmst die Karte: { $card }.
       *[no] { $who } greift als UN ein und nimmt die Karte: { $card }.
    }
secrets-told-swapped =
    { $me ->
        [yes] Du tauschst { $one } und { $two }.
       *[no] { $who } tauscht { $one } und { $two }.
    }
secrets-told-looks = { $who } sieht sich { $token } an.
secrets-told-looks-own = { $who } sieht sich den eigenen Marker an.
secrets-told-put-before =
    { $me ->
        [by] Du legst den Politiker vor { $to }.
        [to] { $by } legt den Politiker vor dich.
       *[no] { $by } legt den Politiker vor { $to }.
    }
secrets-told-shows =
    { $me ->
        [yes] Alle sehen deinen Marker, nur du nicht.
       *[no] { $who } zeigt allen anderen den eigenen Marker.
    }
secrets-told-exchanged = { $who } tauscht den Marker in der Mitte mit dem links oder rechts daneben. Mit welchem, weiß sonst niemand.
secrets-told-exchanged-with = Du tauschst mit der Mitte: { $token }.
secrets-told-exchanged-left = Es war der links.
secrets-told-exchanged-right = Es war der rechts.
secrets-told-bullet-drawn = { $who } zieht eine Patrone und sieht sie sich an.
secrets-told-bullet-seen = Die Patrone: { $value }.
secrets-told-bullet-given =
    { $me ->
        [by] Du gibst { $to } die Patrone.
        [to] { $by } gibt dir die Patrone.
       *[no] { $by } gibt { $to } die Patrone.
    }
secrets-told-all-down =
    { $me ->
        [yes] Zwei Forscherinnen: Alle deine Charaktere liegen jetzt verdeckt.
       *[no] Zwei Forscherinnen: Alle Charaktere von { $who } liegen jetzt verdeckt.
    }
secrets-told-pair-down =
    { $me ->
        [yes] Ein Paar vor dir wird umgedreht: { $card }.
       *[no] Ein Paar vor { $who } wird umgedreht: { $card }.
    }
secrets-told-un =
    { $me ->
        [yes] Du hast jetzt den UN-Marker.
       *[no] { $who } hat jetzt den UN-Marker.
    }
secrets-told-un-nobody = Den UN-Marker hat jetzt niemand.
secrets-told-ended = Die Partie ist zu Ende, und alle Marker werden aufgedeckt.

## Das Ende

secrets-ended-hippie =
    { $me ->
        [yes] Du hast die wenigsten Punkte ({ $points }) und bist Hippie: Du gewinnst allein.
       *[no] { $who } hat die wenigsten Punkte ({ $points }) und ist Hippie: { $who } gewinnt allein.
    }
secrets-ended-team =
    { $team ->
        [KGB] Der KGB gewinnt
       *[CIA] Die CIA gewinnt
    } { $more } zu { $less }: { $names }.
secrets-ended-nobody = CIA und KGB haben beide { $points }: Alle verlieren.
secrets-scores = Wertung
secrets-scores-who = Name
secrets-scores-cards = Karten
secrets-scores-points = Punkte
secrets-scores-team = { $team } zusammen
secrets-scores-how = Ein Hippie, der allein die wenigsten Punkte hat, gewinnt allein; sonst gewinnt das Team mit der höheren Summe. Verdeckte Charaktere zählen 0.
secrets-won = gewonnen

## Optionen

secrets-option-players = Wie viele spielen
secrets-option-players-says = Jeden Platz kann ein Bot einnehmen. Zu viert kennst du am Anfang nur dich selbst, ab fünf auch die Person rechts von dir; zu siebt oder acht sehen alle die Mitte.
secrets-option-memory = Gedächtnishilfe
secrets-option-memory-says = Die Seite notiert auf jedem Marker, was du dort zuletzt gesehen hast und wann, und macht es nach einem Tausch fraglich. Ohne sie musst du es dir merken.
secrets-option-window = UN-Frist
secrets-option-window-says = Wie lange die UN eine angebotene Karte nehmen kann, bevor die Antwort der Zielperson gilt. Ohne Frist muss die UN jedes Mal antworten: gedacht für Fernpartien.
secrets-option-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
secrets-option-auto = 10 Sekunden; in Fernpartien ohne Frist
secrets-option-no-window = Ohne Frist
secrets-option-shuffle = Mischen, was unter den Stapel kommt
secrets-option-shuffle-says = Sonst kommen die Karten in der Reihenfolge wieder, in der sie unter den Stapel gekommen sind, und wer aufpasst, kann damit rechnen.
secrets-option-yes = Ja
secrets-option-no = Nein
secrets-option-wrong = Diese Optionen gibt es nicht.

## Was nicht geht

refused-secrets-players = Secrets spielt man zu viert bis zu acht.
refused-secrets-window = Die UN-Frist kann 1 bis 3600 Sekunden lang sein.
refused-secrets-wrong-pieces = Dieser Verteilung fehlen Teile, oder sie hat zu viele.
refused-secrets-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refused-secrets-over = Die Partie ist zu Ende.
refused-secrets-not-yours = Du hast jetzt nichts zu entscheiden.
refused-secrets-offer-first = Jetzt muss eine Karte angeboten werden.
refused-secrets-answer-first = Das Angebot muss angenommen oder abgelehnt werden.
refused-secrets-intervene-or-pass = Die UN kann die Karte nehmen oder das Angebot durchlassen.
refused-secrets-effect-first = Zuerst muss der Effekt der Karte ausgeführt werden.
refused-secrets-not-turned-up = Du kannst nur eine der beiden offenen Karten anbieten.
refused-secrets-offer-to-self = Eine Karte wird jemand anderem angeboten, nie dir selbst.
refused-secrets-not-two-others = Der Psychiater tauscht die Marker zweier anderer Personen.
refused-secrets-politician-to-self = Der Politiker muss vor jemand anderen.
refused-secrets-bullet-to-self = Die Patrone muss an jemand anderen gehen.
refused-secrets-no-window = Es läuft keine UN-Frist.
refused-secrets-clock = Nur die Uhr beendet die UN-Frist, und sonst tut sie nichts.
