# Pages that are no table.

home-title = Spionnenspellen voor een avond
home-line = Drie spellen met verborgen informatie: met vrienden waar dan ook, of nu meteen tegen bots.
home-secrets = Verborgen loyaliteiten die van hand wisselen. Bied aan, bluf en ontdek voor wie je nu werkt.
home-secrets-players = 4–8 spelers
home-secrets-time = 20 minuten
home-confusion = Een bord als bij schaken, waarop niemand weet hoe de eigen stukken bewegen.
home-confusion-players = 2 spelers
home-confusion-time = 45 minuten
home-duet = Samen: aanwijzingen van één woord en een sleutel waarvan ieder de helft ziet.
home-duet-players = 2–8 spelers
home-duet-time = 15 minuten
home-play = Nu tegen bots spelen
home-friends = Met vrienden
home-rules = Hoe je speelt
home-code = Heb je een code?
home-code-go = Naar de tafel
home-resume = Terug naar je tafel: { $game }
home-mine = Jouw tafels
home-open = Tafels met vrije plaatsen
stage-open = wacht op spelers
stage-on = bezig
stage-over = afgelopen
ago-minutes =
    { $n ->
         [0] zojuist
         [one] een minuut geleden
        *[other] { $n } minuten geleden
    }
ago-hours =
    { $n ->
         [one] een uur geleden
        *[other] { $n } uur geleden
    }
ago-days =
    { $n ->
         [one] gisteren
        *[other] { $n } dagen geleden
    }
make-title = Een tafel { $game }
make-you = Jij
make-bots = Bots
make-bots-says = Ze nemen de laatste plaatsen. Wat vrij blijft is voor wie je uitnodigt; aan tafel kun je het nog veranderen.
make-bots-how-many = Hoeveel
make-clock = Klok
make-clock-none = Geen: neem de tijd
make-clock-move = Zo lang per beslissing
make-clock-bank = Een voorraad tijd, en wat erbij na elke beslissing
make-clock-days = Per correspondentie: dagen per beslissing
unit-seconds = seconden
unit-minutes = minuten
unit-increment = seconden erbij per keer
unit-days = dagen
make-door = De deur
make-listed = Iedereen mag aanschuiven.
make-listed-says = De startpagina toont de tafel. Anders is je link nodig.
make-closed = Niemand kijkt mee.
make-closed-says = Geen toeschouwers en geen groot scherm.
make-go = Tafel openen
make-hot = Eén apparaat dat rondgaat
make-hot-says = Iedereen rond één apparaat, met een gordijn tussen twee spelers. Typ wie er speelt; bots nemen de rest.
make-hot-go = Op dit apparaat delen
settings-name = Hoe je heet
settings-language = Taal
settings-theme = Lamp
theme-system = Zoals je systeem
theme-light = Aan
theme-dark = Uit
settings-turn = Jouw beurt
settings-sound = Een zacht geluid als jij bent
settings-bell-says = Je browser kan het ook buiten de pagina melden, als je dat toestaat.
settings-keep = Bewaren
settings-kept = Bewaard.
about-what = Safehouse is een plek voor drie spionnenspellen met verborgen informatie: Secrets, Confusion en Duet. Niemand meldt zich aan; een link is genoeg. Het is één programma dat iedereen thuis of in een club kan draaien.
about-fair = Eerlijk, en je kunt het nagaan
about-fair-says = Voordat iemand iets bijdraagt, belooft de tafel met een vingerafdruk het geheim waaruit ze deelt. Daarna voegt de browser van elke speler eigen willekeurige cijfers toe en bewaart wat hij stuurde. Na afloop worden het geheim en alle bijdragen getoond en vergeleken, en het verslag is te downloaden en zonder dit huis te controleren. Bots dragen niets bij, en een browser zonder script ook niet.
about-private = Wat er van je bewaard wordt
about-private-says = Een cookie die zegt dat jij jij bent, de naam die je typte, de tafels waaraan je zat en wat daar werd gezegd. Er gaat niets naar iemand anders.
about-programs = Voor programma’s
about-programs-says = Bots spelen via een JSON-API, die hier beschreven staat:
about-licence = Licentie
about-licence-says = Vrije software onder MIT of Apache-2.0, naar keuze.
hot-pass = Geef het apparaat aan { $who }.
hot-nobody-looks = Nu kijkt niemand anders.
hot-here = Ik ben { $who }
hot-hand-over = Doorgeven
replay-steps = Stappen
replay-first = Naar het begin
replay-back = Een stap terug
replay-next = Een stap verder
replay-last = Naar het einde
replay-play = Vanzelf verder
replay-where = Stap { $n } van { $of }
replay-from = Gezien door
replay-above = iedereen tegelijk
replay-public = de toeschouwers
replay-look = Kijken
replay-earlier = Wat er eerder gebeurde
replay-later = Wat er daarna gebeurde
replay-here = Naar dit moment
replay-table = Terug naar de tafel
