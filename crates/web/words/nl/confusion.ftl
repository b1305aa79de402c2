# De kanten, als label en in een zin.
confusion-white = Wit
confusion-red = Rood
confusion-in-white = Wit
confusion-in-red = Rood

# Het bord
confusion-board = Bord
confusion-briefcase-on = Koffertje, { $square }
confusion-promoted = gepromoveerd
confusion-holds = heeft het koffertje in handen
confusion-out = Uitgeschakeld
confusion-laid-out = opgesteld
confusion-choose-spy = Spion { $spy }, { $square }: kies een veld
confusion-handling = Het koffertje
confusion-carry = Meenemen
confusion-leave = Achterlaten
confusion-send = Versturen
confusion-tells-hint = Kies een spion en wijs een veld aan: hier staat wat elk antwoord je zou vertellen.
confusion-tells-yes = Ja ({ $chance } %): mogelijk blijven
confusion-tells-no = Nee ({ $chance } %): mogelijk blijven
confusion-tells-bits = { $bits } bit
confusion-tells-nothing = – vertelt je niets nieuws

# Wat er gevraagd wordt
confusion-question = Jouw beslissing
confusion-yes = Ja
confusion-no = Nee
confusion-answer-this = { $how ->
    [leave] { $who }: spion { $spy } wil van { $from } naar { $to } en laat het koffertje achter.
    [carry] { $who }: spion { $spy } wil het koffertje van { $from } naar { $to } meenemen.
    [send] { $who }: spion { $spy } wil het koffertje van { $from } naar { $to } versturen.
   *[move] { $who }: spion { $spy } wil van { $from } naar { $to }.
}
confusion-answer-mover = De zetsteen is { $mover }: { $moves }.
confusion-answer-promoted = De spion heeft promotie gemaakt: twee velden in elke richting.
confusion-answer-freely = Het is de dubbelagent: antwoord wat je wilt.
confusion-waits-for-answer = Je poging wacht op antwoord.
confusion-choose-how = Druk op een van je spionnen en dan op een veld, of sleep hem erheen. Daarna zegt de tegenstander ja of nee.
confusion-promote = Spion { $spy } heeft de overkant bereikt. Promotie?
confusion-promote-yes = Promotie
confusion-promote-no = Afslaan
confusion-take = Je spion { $spy } mag het koffertje hebben. Neem je het aan?
confusion-take-yes = Koffertje aannemen
confusion-take-no = Afslaan
confusion-pass = Passen: er is geen poging mogelijk
confusion-pass-second = Geen tweede poging
confusion-remove = Verdachte verwijderen
confusion-remove-how = Welke van je spionnen is de dubbelagent? Hij verdwijnt voorgoed, en zijn zetsteen wordt niet getoond.
confusion-unmask = Hun dubbelagent verwijderen
confusion-unmask-how = Spion { $spy } van { $who } is de dubbelagent. Hij verdwijnt, en iedereen ziet wat hij was.
confusion-draw-offer = Remise aanbieden
confusion-draw-offered = { $who } biedt remise aan.
confusion-draw-open = Je remiseaanbod staat nog.
confusion-draw-yes = Remise aannemen
confusion-draw-no = Doorspelen
confusion-resign = Opgeven
confusion-resign-sure = Dan is de partij verloren. Weet je het zeker?
confusion-quiet = { $n } beurten zonder vooruitgang; na { $most } is het remise.

# Opstellen
confusion-lay-out-how = Versleep je spionnen op het bord of kies voor elke spion een veld: je eerste twee rijen, hoogstens 7 in een rij, en minstens 4 kolommen met in beide rijen een spion.
confusion-lay-out = Dit is mijn opstelling
confusion-lay-out-or = Of neem een kant-en-klare:
confusion-lay-out-plain = Paren in het midden
confusion-lay-out-box = De opstelling van de doos

# Fiches
confusion-token-reveal = Onthul 1
confusion-token-reveal-how = Bekijk de zetsteen van een van je spionnen, ook van een uitgeschakelde. Die spion mag deze beurt niet verzet worden.
confusion-token-move = Zet 2
confusion-token-move-how = Probeer deze beurt twee spionnen te verzetten. Beide staan op je eigen helft, geen van beide heeft het koffertje.
confusion-token-swap = Wissel 2
confusion-token-swap-how = Twee van je spionnen op je eigen helft wisselen van plaats, met hun zetstenen. Geen van beide wordt deze beurt verzet.
confusion-token-use = Fiche inzetten
confusion-token-used = { $token }: gebruikt
confusion-swap-spy = Spion

# Het notitieboekje
confusion-leaf-mine = Mijn spionnen
confusion-leaf-theirs = De spionnen van de tegenstander: wat die kan weten
confusion-helper = Deductiehulp
confusion-mark-strike = weggestreept
confusion-mark-circle = omcirkeld
confusion-note = Een notitie
confusion-note-spy = Spion
confusion-note-write = Noteren

# De zetstenen
confusion-chart = Zettentabel
confusion-double-agent = dubbelagent: gaat zoals de tegenstander zegt
confusion-crown = kroon: maakt promotie aan de overkant
confusion-padlock = slot: de weg terug kan dicht zijn
confusion-promoted-moves = 2 velden in elke richting
confusion-reconstruction = De gedrukte tabel kennen we niet: deze zetstenen en de beginopstelling zijn een reconstructie.
confusion-reconstruction-own = Zo speel je met je eigen doos
confusion-way-all = alle acht richtingen
confusion-way-f = vooruit
confusion-way-fr = schuin rechts vooruit
confusion-way-r = rechts
confusion-way-br = schuin rechts achteruit
confusion-way-b = achteruit
confusion-way-bl = schuin links achteruit
confusion-way-l = links
confusion-way-fl = schuin links vooruit

# De regel boven het bord
confusion-status-lay-out = Stel je spionnen op.
confusion-status-laying = De spionnen worden opgesteld.
confusion-status-choose = Jij bent aan de beurt: kondig een zet aan.
confusion-status-second = Je tweede poging.
confusion-status-choosing = { $who } is aan de beurt.
confusion-status-answer = { $who } probeert { $spy } van { $from } naar { $to }: ja of nee?
confusion-status-answering = { $who } probeert { $spy } van { $from } naar { $to }. { $whom } antwoordt.
confusion-status-promoting = { $who } beslist over een promotie.
confusion-status-taking = { $who } beslist over het koffertje.
confusion-status-stop = Houd spion { $spy } op je thuisrij tegen, anders ben je het koffertje kwijt!
confusion-status-extracting = Spion { $spy } wint als hij na deze beurt nog daar staat.

# Het verhaal
confusion-told-movers = Je kijkt onder de spionnen van de tegenstander: hun zetstenen staan op het bord. Wat onder die van jou ligt, moet je uitzoeken.
confusion-told-laid-out = { $mine ->
    [yes] Je hebt je spionnen opgesteld.
   *[no] { $who } heeft opgesteld.
}
confusion-told-begins = { $mine ->
    [yes] Jij begint.
   *[no] { $who } begint.
}
confusion-told-attempted = { $mine ->
    [yes] { $how ->
        [leave] Je probeert { $spy } van { $from } naar { $to } te verzetten en het koffertje achter te laten.
        [carry] Je probeert het koffertje met { $spy } van { $from } naar { $to } mee te nemen.
        [send] Je probeert het koffertje met { $spy } van { $from } naar { $to } te versturen.
       *[move] Je probeert { $spy } van { $from } naar { $to } te verzetten.
    }
   *[no] { $how ->
        [leave] { $who } probeert { $spy } van { $from } naar { $to } te verzetten en het koffertje achter te laten.
        [carry] { $who } probeert het koffertje met { $spy } van { $from } naar { $to } mee te nemen.
        [send] { $who } probeert het koffertje met { $spy } van { $from } naar { $to } te versturen.
       *[move] { $who } probeert { $spy } van { $from } naar { $to } te verzetten.
    }
}
confusion-told-yes = Het antwoord: ja.
confusion-told-no = Het antwoord: nee. De spion blijft waar hij is.
confusion-told-captured = { $mine ->
    [yes] Je spion { $spy } wordt geslagen.
   *[no] Spion { $spy } van { $who } wordt geslagen.
}
confusion-told-briefcase-held = { $mine ->
    [yes] Je spion { $spy } heeft het koffertje in handen, op { $square }.
   *[no] Spion { $spy } van { $who } heeft het koffertje in handen, op { $square }.
}
confusion-told-briefcase-free = Het koffertje ligt op { $square }, in niemands handen.
confusion-told-promoted = { $mine ->
    [yes] Je spion { $spy } maakt promotie.
   *[no] Spion { $spy } van { $who } maakt promotie.
}
confusion-told-promotion = { $mine ->
    [yes] ‘Promotie, meneer?’ Je spion { $spy } zou promotie kunnen maken.
   *[no] ‘Promotie, meneer?’ Spion { $spy } van { $who } zou promotie kunnen maken.
}
confusion-told-promotion-declined = { $mine ->
    [yes] Je slaat de promotie van { $spy } af.
   *[no] { $who } slaat de promotie van { $spy } af.
}
confusion-told-removed = { $mine ->
    [yes] Je verwijdert je spion { $spy }. Of het de dubbelagent was, wordt niet getoond.
   *[no] { $who } verwijdert de verdachte spion { $spy }.
}
confusion-told-double-agent = { $mine ->
    [yes] Je spion { $spy } was de dubbelagent en wordt verwijderd.
   *[no] Spion { $spy } van { $who } was de dubbelagent en wordt verwijderd.
}
confusion-told-briefcase-offered = { $mine ->
    [yes] Het koffertje wordt aan je spion { $spy } aangeboden.
   *[no] Het koffertje wordt aan spion { $spy } van { $who } aangeboden.
}
confusion-told-briefcase-declined = { $mine ->
    [yes] Je slaat het koffertje af.
   *[no] { $who } slaat het koffertje af.
}
confusion-told-revealed = { $mine ->
    [yes] Onthul 1: je spion { $spy } heeft zetsteen { $mover }.
   *[no] Onthul 1: { $who } ziet dat spion { $spy } zetsteen { $mover } heeft.
}
confusion-told-move-two = { $mine ->
    [yes] Zet 2: je hebt twee pogingen.
   *[no] Zet 2: { $who } heeft twee pogingen.
}
confusion-told-swapped = { $mine ->
    [yes] Wissel 2: je spionnen { $one } en { $two } wisselen van plaats.
   *[no] Wissel 2: de spionnen { $one } en { $two } van { $who } wisselen van plaats.
}
confusion-told-passed = { $mine ->
    [yes] Je past.
   *[no] { $who } past.
}
confusion-told-draw-offered = { $mine ->
    [yes] Je biedt remise aan.
   *[no] { $who } biedt remise aan.
}
confusion-told-draw-declined = { $mine ->
    [yes] Je slaat de remise af.
   *[no] { $who } slaat de remise af.
}

# Het einde
confusion-end-briefcase = { $mine ->
    [won] Je wint: het koffertje is aan de overkant.
    [lost] Je verliest: { $who } heeft het koffertje naar de overkant gebracht.
   *[watched] { $who } wint: het koffertje is aan de overkant.
}
confusion-end-elimination = { $mine ->
    [won] Je wint: { $loser } heeft geen spion meer.
    [lost] Je verliest: je hebt geen spion meer.
   *[watched] { $who } wint: { $loser } heeft geen spion meer.
}
confusion-end-resigned = { $mine ->
    [won] Je wint: { $loser } geeft op.
    [lost] Je hebt opgegeven.
   *[watched] { $who } wint: { $loser } geeft op.
}
confusion-end-time-up = { $mine ->
    [won] Je wint: de tijd van { $loser } is om.
    [lost] Je verliest: je tijd is om.
   *[watched] { $who } wint: de tijd van { $loser } is om.
}
confusion-end-agreed = Remise in overleg.
confusion-end-repetition = Remise: voor de derde keer dezelfde stelling.
confusion-end-no-progress = Remise: te veel beurten zonder vooruitgang.

# Een nieuwe tafel
confusion-variants = Varianten
confusion-variant-honour = Erecode
confusion-variant-honour-says = Geen dubbelagenten en geen spion X: elk antwoord is waar.
confusion-variant-tight = Krappe start
confusion-variant-tight-says = De twee buitenste kolommen zijn verboden terrein.
confusion-variant-extraction = Veilige aftocht
confusion-variant-extraction-says = De spion met het koffertje moet aan de overkant nog een beurt van de tegenstander overleven.
confusion-variant-variable = Vrije opstelling
confusion-variant-variable-says = Iedereen stelt vóór de eerste beurt zelf zijn spionnen op.
confusion-variant-promotion = Promotie, meneer?
confusion-variant-promotion-says = Elke spion behalve de dubbelagent kan aan de overkant promotie maken, als je wilt. Wie de dubbelagent promotie geeft, raakt hem kwijt, en de tegenstander krijgt het koffertje aangeboden.
confusion-tokens = Actiefiches
confusion-tokens-how = Elk fiche wordt één keer ingezet, vóór de zet. Geef je één kant er meer, dan is dat een voorgift.
confusion-tokens-none = Geen
confusion-tokens-all = Alle drie voor beide kanten
confusion-tokens-each = Zoals hier gekozen:
confusion-play = De partij
confusion-begins = Wie begint:
confusion-begins-random = door loting
confusion-option-helper = Deductiehulp
confusion-option-helper-says = Het notitieboekje toont beide kanten wat de antwoorden bewijzen en hoe waarschijnlijk de rest is. Iedereen kan de hulp voor zichzelf uitzetten.
confusion-option-draws = Remise door herhaling en zonder vooruitgang
confusion-option-draws-says = De derde herhaling van een stelling, of 100 beurten zonder vooruitgang, is remise.
confusion-movers = Eigen zetstenen
confusion-movers-how = Wie de doos heeft, kan de zettentabel en de beginopstelling overnemen in een bestand, als TOML of JSON, en daarmee spelen. Blijft het veld leeg, dan geldt de reconstructie.
confusion-movers-example = Het bestand van de reconstructie, met de beschrijving van het formaat (Engels)
confusion-movers-none = Leeg: de reconstructie
confusion-movers-long = Dat is te lang voor een zetstenenbestand.
confusion-movers-line = Zetstenenbestand, regel { $line }: { $problem }
confusion-movers-unreadable = Dit is geen zetstenenbestand: { $why }
confusion-wrong-choice = Een van de keuzes bestaat niet.
confusion-box-count = Een doos heeft 2 tot 13 zetstenen, deze heeft er { $n }.
confusion-box-one-each = Er zijn { $one } zetstenen en { $two } spionnen: elke spion heeft er een nodig.
confusion-box-same-id = Twee zetstenen heten { $one }.
confusion-box-same-moves = { $one } en { $two } bewegen hetzelfde: alle zetstenen verschillen.
confusion-box-no-moves = { $one } beweegt niet en is niet de dubbelagent.
confusion-box-distance = { $one } gaat { $n } velden { $two }: afstanden zijn 1 tot 10.
confusion-box-crown = { $one } heeft een kroon en gaat { $two }: een zetsteen met kroon kan niet terug.
confusion-box-agent-moves = { $one } is de dubbelagent: die heeft geen zetten en geen kroon.
confusion-box-agents = Een doos heeft precies één dubbelagent, deze heeft er { $n }.
confusion-box-same-letter = Twee spionnen dragen de letter { $one }.
confusion-box-start = Spion { $one } begint in kolom en rij { $two }: spionnen beginnen in kolom 1 tot 11 van rij 1 en 2.
confusion-box-same-square = De spionnen { $one } en { $two } beginnen op hetzelfde veld.
confusion-box-crowded = { $n } spionnen beginnen in rij { $one }: het zijn er hoogstens 7.
confusion-box-spares = Precies één spion valt weg als er geen dubbelagenten zijn (spare); hier zijn het er { $n }.

# Weigeringen
refused-confusion-box = Met deze zetstenen kun je niet spelen.
refused-confusion-start-out-of-bounds = Een spion zou op verboden terrein beginnen: de krappe start heeft alleen kolom 2 tot 10.
refused-confusion-too-few-to-lay-out = Er zijn te weinig spionnen om op te stellen: vier kolommen hebben er in beide rijen een nodig.
refused-confusion-over = De partij is afgelopen.
refused-confusion-no-such-seat = Deze tafel heeft twee plaatsen.
refused-confusion-only-the-clock = Dat zegt alleen de klok.
refused-confusion-not-their-time = Van deze plaats wordt nu niets gevraagd.
refused-confusion-lay-out-first = Eerst stellen beide kanten hun spionnen op.
refused-confusion-no-laying-out = Opstellen gebeurt vóór de eerste beurt, en alleen bij vrije opstelling.
refused-confusion-laid-out-already = Je spionnen staan al.
refused-confusion-layout-count = Elke spion heeft een veld nodig.
refused-confusion-layout-row = Een spion zou buiten je eerste twee rijen staan.
refused-confusion-layout-out-of-bounds = Een spion zou buiten de grenzen staan: de krappe start heeft geen buitenste kolommen.
refused-confusion-layout-twice = Twee spionnen zouden op hetzelfde veld staan.
refused-confusion-layout-crowded-row = Hoogstens 7 spionnen mogen in één rij staan: zet er een paar in de andere.
refused-confusion-layout-columns = Minstens 4 kolommen hebben in beide rijen een spion nodig: zet meer spionnen achter elkaar.
refused-confusion-not-your-turn = Je bent niet aan de beurt.
refused-confusion-no-such-spy = Die spion is er niet.
refused-confusion-spy-is-out = Die spion is uitgeschakeld.
refused-confusion-distance = Een zet is 1 tot 10 velden lang.
refused-confusion-off-the-board = Dat gaat van het bord af.
refused-confusion-out-of-bounds = Die kolom is verboden terrein.
refused-confusion-own-spy-there = Daar staat je eigen spion.
refused-confusion-spy-in-the-way = Er staat een spion in de weg.
refused-confusion-briefcase-in-the-way = Het koffertje staat in de weg.
refused-confusion-cannot-send-over = Het koffertje kan niet over een spion springen.
refused-confusion-say-what-of-the-briefcase = Die spion heeft het koffertje: zeg of hij het achterlaat, meeneemt of verstuurt.
refused-confusion-no-briefcase-here = Die spion heeft het koffertje niet.
refused-confusion-answer-first = Een poging wacht op antwoord.
refused-confusion-nothing-to-answer = Er is geen poging om te beantwoorden.
refused-confusion-not-your-answer = De tegenstander antwoordt, niet wie de poging doet.
refused-confusion-false-answer = Dat is niet het ware antwoord: alleen bij een dubbelagent mag je kiezen.
refused-confusion-removed-already = Eén verwijdering per beurt: een eigen spion of de dubbelagent van de tegenstander.
refused-confusion-removal-with-token = Geen verwijdering in een beurt met een fiche.
refused-confusion-not-the-double-agent = Die spion is niet de dubbelagent.
refused-confusion-token-already = Eén fiche per beurt.
refused-confusion-token-with-removal = Geen fiche in een beurt met een verwijdering.
refused-confusion-no-token = Dat fiche heb je niet, of niet meer.
refused-confusion-promoted-stays-hidden = Die spion heeft promotie gemaakt: wat hij eerst was, blijft verborgen.
refused-confusion-same-spy-twice = Kies twee verschillende spionnen.
refused-confusion-too-few-for-move-two = Je hebt twee spionnen zonder koffertje op je eigen helft nodig, van wie er een verzet kan worden.
refused-confusion-not-in-own-half = Die spion staat niet op je eigen helft.
refused-confusion-holds-the-briefcase = Die spion heeft het koffertje in handen.
refused-confusion-may-not-move = Die spion mag deze beurt niet verzet worden: hij is onthuld, gewisseld of heeft het al geprobeerd.
refused-confusion-cannot-pass = Er is een poging mogelijk: je kunt niet passen.
refused-confusion-question-first = Een vraag over een promotie of het koffertje wacht op antwoord.
refused-confusion-no-question = Dat heeft niemand je gevraagd.
refused-confusion-cannot-offer-draw = Remise bied je aan in je eigen beurt, één keer per beurt.
refused-confusion-no-draw-offer = Er is je geen remise aangeboden.
refused-confusion-no-such-mover = Die zetsteen zit niet in deze doos.
refused-confusion-long-note = Een notitie heeft hoogstens 80 tekens.
refused-confusion-unwritable-note = Een notitie is één regel gewone tekst.
