# Warum ein Bot von Confusion tat, was er tat: zu sehen nach dem Ende der Partie.
#
# $spy    der Buchstabe des Spions, um den es geht (Wort)
# $other  der Buchstabe eines anderen Spions (Wort)
# $p      eine Wahrscheinlichkeit in Prozent (Zahl)
# $n      wie viele (Zahl)

## Versuche. $p ist die Wahrscheinlichkeit eines Ja, wie der Bot sie sah.

confusion-why-attempt-win = Ein Ja für Spion { $spy } gewinnt sofort; die Wahrscheinlichkeit ist { $p } %.
# $other ist der Spion der Gegenseite, der den Koffer in der Hand hat.
confusion-why-attempt-rob = Spion { $spy } kann { $other } schlagen und den Koffer bekommen; die Wahrscheinlichkeit ist { $p } %.
# $other ist der Spion der Gegenseite, der geschlagen würde.
confusion-why-attempt-capture = Spion { $spy } kann { $other } schlagen; die Wahrscheinlichkeit ist { $p } %.
confusion-why-attempt-take = Spion { $spy } kann den Koffer nehmen; die Wahrscheinlichkeit ist { $p } %.
# $n ist, wie viele Reihen bis zur gegnerischen Grundreihe bleiben.
confusion-why-attempt-carry = { $n ->
    [one] Spion { $spy } bringt den Koffer voran: dann bleibt eine Reihe. Die Wahrscheinlichkeit ist { $p } %.
   *[other] Spion { $spy } bringt den Koffer voran: dann bleiben { $n } Reihen. Die Wahrscheinlichkeit ist { $p } %.
}
confusion-why-attempt-retreat = Spion { $spy } bringt den Koffer aus der Gefahr; die Wahrscheinlichkeit ist { $p } %.
confusion-why-attempt-leave = Spion { $spy } kann ohne den Koffer mehr ausrichten als mit ihm; die Wahrscheinlichkeit ist { $p } %.
confusion-why-attempt-send = Spion { $spy } schickt den Koffer, weil das schneller oder sicherer ist, als ihn mitzunehmen; die Wahrscheinlichkeit ist { $p } %.
confusion-why-attempt-defend = Die Gegenseite droht etwas, und Spion { $spy } kann es verhindern; die Wahrscheinlichkeit ist { $p } %.
# $n ist, wie viele Zugsteine der Spion haben kann.
confusion-why-attempt-learn = { $n ->
    [one] Für Spion { $spy } ist ein Zugstein möglich; die Wahrscheinlichkeit eines Ja ist { $p } %.
   *[other] Für Spion { $spy } sind { $n } Zugsteine möglich: wie die Antwort auch lautet, danach sind es weniger. Die Wahrscheinlichkeit eines Ja ist { $p } %.
}
confusion-why-attempt-approach = Spion { $spy } steht dort besser; die Wahrscheinlichkeit ist { $p } %.
confusion-why-attempt-wait = Jede wirkliche Bewegung wäre schlechter, also versucht Spion { $spy }, was nicht gelingen kann; die Wahrscheinlichkeit ist { $p } %.

## Antworten. $p ist, wie sehr die Gegenseite den Spion danach verdächtigen kann.

confusion-why-answer-truth = Bei einem gewöhnlichen Zugstein gibt es nur die wahre Antwort.
confusion-why-answer-refuse = Spion { $spy } ist der Doppelagent der Gegenseite, und ein Ja hätte geschadet. Sie kann ihn jetzt mit { $p } % verdächtigen.
confusion-why-answer-let-go = Spion { $spy } ist der Doppelagent der Gegenseite: ein Ja schadet hier nicht und wahrt das Geheimnis. Sie kann ihn jetzt mit { $p } % verdächtigen.
confusion-why-answer-honest = Spion { $spy } ist der Doppelagent der Gegenseite, und dieser Bot sagt bei ihm nie Nein.

## Vor der Bewegung.

# $p ist die Wahrscheinlichkeit, dass der Spion der Doppelagent ist.
confusion-why-remove-suspect = Spion { $spy } ist mit { $p } % der Doppelagent, und ohne ihn ist die Stellung besser.
# $p ist die Wahrscheinlichkeit, dass der Spion der Doppelagent ist.
confusion-why-remove-obstacle = Spion { $spy } steht einer Bewegung im Weg, die gewinnt; er ist mit { $p } % der Doppelagent.
confusion-why-keep-going = Zu viele Züge ohne Fortschritt wären bald ein Remis gewesen. Spion { $spy } war am ehesten zu entbehren; ohne ihn geht die Partie weiter.
confusion-why-unmask-holder = Spion { $spy } ist der Doppelagent der Gegenseite und hat den Koffer in der Hand: jetzt ist es Zeit, ihn zu zeigen.
confusion-why-unmask-obstacle = Spion { $spy } ist der Doppelagent der Gegenseite und steht im Weg: jetzt ist es Zeit, ihn zu zeigen.
# $n ist, wie viele Zugsteine der Spion haben kann.
confusion-why-reveal = { $n ->
    [one] Für Spion { $spy }, der nahe beim Koffer steht, ist ein Zugstein möglich.
   *[other] Für Spion { $spy }, der nahe beim Koffer steht, sind { $n } Zugsteine möglich: da ist am meisten zu erfahren.
}
# $n ist, wie viele Spione einen guten Versuch haben.
confusion-why-move-two = { $n ->
    [one] Ein Spion in der eigenen Hälfte hat einen guten Versuch.
   *[other] { $n } Spione in der eigenen Hälfte haben gute Versuche: zwei davon in einem Zug gewinnen Zeit.
}
confusion-why-swap = Die Spione { $spy } und { $other } stehen jeder am Platz des anderen besser.

## Fragen und das Übrige. $p ist die Wahrscheinlichkeit, dass der Spion der Doppelagent ist.

confusion-why-promotion-take = Spion { $spy } gewinnt durch die Beförderung; er ist nur mit { $p } % der Doppelagent.
confusion-why-promotion-decline = Spion { $spy } ist mit { $p } % der Doppelagent: die Beförderung ist das Risiko nicht wert.
confusion-why-briefcase-take = Der Koffer ist bei Spion { $spy } gut aufgehoben.
confusion-why-briefcase-decline = Der Koffer liegt besser, wo er ist, als bei Spion { $spy }.
confusion-why-draw-agree = Es blieb wenig Hoffnung: ein Remis ist willkommen.
confusion-why-draw-decline = Es gibt noch etwas zu gewinnen.
confusion-why-layout = Von den erwogenen Aufstellungen hat diese die meisten offenen Wege zum Koffer.
confusion-why-pass = Es gibt nichts zu versuchen, oder nichts, was hilft.
confusion-why-anything = Keine Wahl war besser als eine andere: dies ist die erste, die die Regeln erlauben.
