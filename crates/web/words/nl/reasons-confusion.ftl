# Waarom een bot van Confusion deed wat hij deed: te zien na het einde van de partij.
#
# $spy    de letter van de spion waar het om gaat (woord)
# $other  de letter van een andere spion (woord)
# $p      een kans in procenten (getal)
# $n      hoeveel (getal)

## Pogingen. $p is de kans op een ja, zoals de bot die zag.

confusion-why-attempt-win = Een ja voor spion { $spy } wint meteen; de kans is { $p } %.
# $other is de spion van de tegenstander die het koffertje in handen heeft.
confusion-why-attempt-rob = Spion { $spy } kan { $other } slaan en het koffertje krijgen; de kans is { $p } %.
# $other is de spion van de tegenstander die geslagen zou worden.
confusion-why-attempt-capture = Spion { $spy } kan { $other } slaan; de kans is { $p } %.
confusion-why-attempt-take = Spion { $spy } kan het koffertje pakken; de kans is { $p } %.
# $n is hoeveel rijen er tot de overkant over zijn.
confusion-why-attempt-carry = { $n ->
    [one] Spion { $spy } brengt het koffertje verder: dan is er nog één rij over. De kans is { $p } %.
   *[other] Spion { $spy } brengt het koffertje verder: dan zijn er nog { $n } rijen over. De kans is { $p } %.
}
confusion-why-attempt-retreat = Spion { $spy } brengt het koffertje in veiligheid; de kans is { $p } %.
confusion-why-attempt-leave = Spion { $spy } kan zonder het koffertje meer dan ermee; de kans is { $p } %.
confusion-why-attempt-send = Spion { $spy } verstuurt het koffertje, omdat dat sneller of veiliger is dan het meenemen; de kans is { $p } %.
confusion-why-attempt-defend = De tegenstander dreigt iets, en spion { $spy } kan dat verhinderen; de kans is { $p } %.
# $n is hoeveel zetstenen de spion kan hebben.
confusion-why-attempt-learn = { $n ->
    [one] Voor spion { $spy } is één zetsteen mogelijk; de kans op een ja is { $p } %.
   *[other] Voor spion { $spy } zijn { $n } zetstenen mogelijk: wat het antwoord ook is, daarna zijn het er minder. De kans op een ja is { $p } %.
}
confusion-why-attempt-approach = Spion { $spy } staat daar beter; de kans is { $p } %.
confusion-why-attempt-wait = Elke echte zet zou het erger maken, dus probeert spion { $spy } wat niet kan lukken; de kans is { $p } %.

## Antwoorden. $p is hoezeer de tegenstander de spion daarna kan verdenken.

confusion-why-answer-truth = Bij een gewone zetsteen is er alleen het ware antwoord.
confusion-why-answer-refuse = Spion { $spy } is de dubbelagent van de tegenstander, en een ja had pijn gedaan. Die kan hem nu voor { $p } % verdenken.
confusion-why-answer-let-go = Spion { $spy } is de dubbelagent van de tegenstander: een ja kan hier geen kwaad en bewaart het geheim. Die kan hem nu voor { $p } % verdenken.
confusion-why-answer-honest = Spion { $spy } is de dubbelagent van de tegenstander, en deze bot zegt bij hem nooit nee.

## Voor de zet.

# $p is de kans dat de spion de dubbelagent is.
confusion-why-remove-suspect = Spion { $spy } is met een kans van { $p } % de dubbelagent, en zonder hem is de stelling beter.
# $p is de kans dat de spion de dubbelagent is.
confusion-why-remove-obstacle = Spion { $spy } staat een winnende zet in de weg; hij is met een kans van { $p } % de dubbelagent.
confusion-why-keep-going = Te veel beurten zonder vooruitgang waren al gauw remise geweest. Spion { $spy } kon het best gemist worden; zonder hem gaat het spel door.
confusion-why-unmask-holder = Spion { $spy } is de dubbelagent van de tegenstander en heeft het koffertje in handen: dit is het moment om hem te tonen.
confusion-why-unmask-obstacle = Spion { $spy } is de dubbelagent van de tegenstander en staat in de weg: dit is het moment om hem te tonen.
# $n is hoeveel zetstenen de spion kan hebben.
confusion-why-reveal = { $n ->
    [one] Voor spion { $spy }, die dicht bij het koffertje staat, is één zetsteen mogelijk.
   *[other] Voor spion { $spy }, die dicht bij het koffertje staat, zijn { $n } zetstenen mogelijk: daar is het meeste te leren.
}
# $n is hoeveel spionnen een goede poging hebben.
confusion-why-move-two = { $n ->
    [one] Eén spion op de eigen helft heeft een goede poging.
   *[other] { $n } spionnen op de eigen helft hebben goede pogingen: twee daarvan in één beurt winnen tijd.
}
confusion-why-swap = De spionnen { $spy } en { $other } staan elk beter op de plaats van de ander.

## Vragen en de rest. $p is de kans dat de spion de dubbelagent is.

confusion-why-promotion-take = Spion { $spy } wint bij de promotie; hij is maar met een kans van { $p } % de dubbelagent.
confusion-why-promotion-decline = Spion { $spy } is met een kans van { $p } % de dubbelagent: de promotie is het risico niet waard.
confusion-why-briefcase-take = Het koffertje is bij spion { $spy } in goede handen.
confusion-why-briefcase-decline = Het koffertje ligt beter waar het is dan bij spion { $spy }.
confusion-why-draw-agree = Er was weinig hoop over: remise is welkom.
confusion-why-draw-decline = Er is nog iets om voor te spelen.
confusion-why-layout = Van de bekeken opstellingen heeft deze de meeste open wegen naar het koffertje.
confusion-why-pass = Er is niets te proberen, of niets dat helpt.
confusion-why-anything = Geen keuze was beter dan een andere: dit is de eerste die de regels toestaan.
