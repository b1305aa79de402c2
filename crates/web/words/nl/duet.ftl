# Duet: de tafel

duet-side-a = Kant A
duet-side-b = Kant B
duet-sides = Wie waar zit
duet-your-side = (jij)
duet-does-clue = geeft een aanwijzing
duet-does-guess = raadt
duet-does-answer = reageert op het bezwaar
duet-complete = alles gevonden
duet-kept = { $n ->
    [one] Kant { $side } hield voor het stoppen één fiche
   *[other] Kant { $side } hield voor het stoppen { $n } fiches
}

## Het raster
duet-board = De 25 woorden
duet-agent = agent
duet-assassin = huurmoordenaar
duet-bystander = omstander
duet-my-agent = op jouw sleutel: agent
duet-my-assassin = op jouw sleutel: huurmoordenaar
duet-my-bystander = op jouw sleutel: omstander
duet-side-agent = Kant { $side }: agent
duet-side-assassin = Kant { $side }: huurmoordenaar
duet-side-bystander = Kant { $side }: omstander
duet-found-by = afgedekt door een agent, gevonden door kant { $side }
duet-marked-by = Kant { $side } stuitte hier op een omstander
duet-dead = dood woord: beide kanten stuitten hier op een omstander
duet-assassin-here = de huurmoordenaar
duet-missed = niet gevonden
duet-touch-sure = ‘{ $word }’ aantikken?
duet-touch-final = Aangetikt is aangetikt.
duet-touch = Aantikken
duet-touch-not = Nog niet

## De aanwijzing
duet-clue = De aanwijzing
duet-clue-by = van { $who }, kant { $side }
duet-no-clue = nog geen aanwijzing
duet-no-more-clues = geen aanwijzingen meer
duet-next-either = Beide kanten mogen beginnen.
duet-next-side = { $n ->
    [one] De volgende aanwijzing komt van { $who }.
   *[other] De volgende aanwijzing komt van kant { $side }.
}
duet-sudden-death = Sudden death
duet-sudden-death-says = Geen aanwijzingen meer. Bij alles wat geen agent is, verlies je.
duet-objection-stands = bezwaar
duet-objection-granted = ongeldig
duet-objection-denied = blijft staan

## Wat je kunt doen
duet-offer = Jouw beurt
duet-clue-word = Aanwijzing
duet-clue-number = Getal
duet-clue-give = Aanwijzing geven
duet-clue-fine = De scheidsrechter heeft er niets op tegen.
duet-clue-law = Wat een aanwijzing mag zijn
duet-law-meaning = Ze gaat over wat woorden betekenen, niet over letters, klanken of plaatsen in het raster.
duet-law-one = Ze is één woord. Eigennamen van één woord mogen.
duet-law-several = Aan deze tafel mag een aanwijzing uit meer woorden bestaan (namen, titels).
duet-law-visible = Ze is geen zichtbaar woord, geen vorm ervan, geen deel ervan en geen samenstelling ermee.
duet-law-number = Het getal zegt om hoeveel woorden het gaat, van 0 tot 25. Het begrenst niets.
duet-law-word-play = Aan deze tafel zijn woordspelingen en gelijke klanken welkom. Een tweede betekenis van een woord is dat altijd.
duet-law-rule = Regel { $rule }
duet-stop = Stoppen
duet-stop-says = Beëindigt de beurt en kost een fiche.
duet-object = Bezwaar maken
duet-object-says = Maak bezwaar als de aanwijzing een regel breekt waarover alleen mensen kunnen oordelen. De kant die haar gaf, geeft toe of houdt vol; daarna raad je.
duet-answer-says = Was je aanwijzing ongeldig? Dan wordt er een fiche weggegooid; geraden wordt er hoe dan ook.
duet-concede = Ze was ongeldig
duet-insist = Ik houd vol

## Fiches
duet-tokens = Fiches
duet-turns-left = { $n ->
    [0] Geen beurten meer.
    [one] Nog één beurt.
   *[other] Nog { $n } beurten.
}
duet-mistakes-left = { $n ->
    [0] Elke fout kost twee fiches.
    [one] Eén fout kost één fiche, elke volgende twee.
   *[other] { $n } fouten kosten elk één fiche, elke volgende twee.
}
duet-to-find = { $n ->
    [0] Alle agenten zijn gevonden.
    [one] Nog één agent te vinden.
   *[other] Nog { $n } agenten te vinden.
}
duet-thrown = { $n ->
    [one] Eén fiche is weggegooid voor een ongeldige aanwijzing.
   *[other] { $n } fiches zijn weggegooid voor ongeldige aanwijzingen.
}
duet-mission-of = Missie: { $city }

## De sleutel
duet-key = Jouw sleutel
duet-key-agents = { $n ->
    [0] Agenten: allemaal gevonden.
    [one] Agent: de andere kant moet er nog één vinden.
   *[other] Agenten: de andere kant moet er nog { $n } vinden.
}
duet-key-assassins = Huurmoordenaars: tikt de andere kant er een aan, dan is alles verloren.
duet-key-bystanders = Omstanders: ze beëindigen de beurt van de andere kant.
duet-key-marks = Hier was een omstander: de pijl wijst naar de kant die hem aantikte.
duet-pattern = Hoe de twee sleutels bij elkaar passen
duet-pattern-says = Hoeveel woorden welk teken hebben op jouw sleutel en op die van de andere kant.
duet-mine = jij
duet-theirs = ander
duet-keys = Beide sleutels
duet-keys-corners = Linkerhoek: kant { $near }. Rechterhoek: kant { $far }.
duet-key-marks-public = Hier was een omstander: de pijl wijst naar de kant die hem aantikte.

## Eerdere aanwijzingen
duet-turns = Aanwijzingen tot nu toe
duet-no-clues-yet = Nog geen.

## De statusregel
duet-status-clue = Geef een aanwijzing: een woord en een getal.
duet-status-clue-first = Geef de eerste aanwijzing, of wacht op die van de andere kant.
duet-status-clue-either = Beide kanten mogen de eerste aanwijzing geven.
duet-status-clue-theirs = { $n ->
    [one] { $who } geeft de volgende aanwijzing.
   *[other] Kant { $side } geeft de volgende aanwijzing.
}
duet-status-guess = Tik een woord aan dat bij de aanwijzing past.
duet-status-guess-on = Raak! Tik nog een woord aan, of stop.
duet-status-guess-theirs = { $n ->
    [one] { $who } raadt.
   *[other] Kant { $side } raadt.
}
duet-status-answer = Er is bezwaar tegen je aanwijzing. Was ze ongeldig?
duet-status-answer-theirs = { $n ->
    [one] { $who } moet op het bezwaar reageren.
   *[other] Kant { $side } moet op het bezwaar reageren.
}
duet-status-sudden = Sudden death: vind de overige agenten. Bij een fout is alles verloren.
duet-status-sudden-both = Sudden death: beide kanten mogen tikken. Bij een fout is alles verloren.
duet-status-sudden-watch = Sudden death: beide kanten hebben nog agenten te vinden.
duet-status-sudden-theirs = { $n ->
    [one] Sudden death: { $who } heeft nog agenten te vinden.
   *[other] Sudden death: kant { $side } heeft nog agenten te vinden.
}

## Het einde
duet-won = Gewonnen: alle 15 agenten zijn gevonden.
duet-lost-assassin = Verloren: dat was een huurmoordenaar.
duet-lost-sudden-death = Verloren: een omstander in de sudden death.
duet-lost-tokens = Verloren: de fout kost twee fiches, en er was er nog maar één.
duet-score = { $n ->
    [one] Score: { $n } punt.
   *[other] Score: { $n } punten.
}
duet-mission-won = Missie volbracht: { $city }.
duet-missing = { $n ->
    [one] Eén agent is niet gevonden.
   *[other] { $n } agenten zijn niet gevonden.
}

## Het verhaal
duet-told-dealt = { $n ->
    [one] Er liggen 25 woorden op tafel en één fiche in de voorraad.
   *[other] Er liggen 25 woorden op tafel en { $n } fiches in de voorraad.
}
duet-told-your-key = Je zit aan kant { $side } en ziet die helft van de sleutel.
duet-told-key = Kant { $side } ziet haar helft van de sleutel.
duet-told-clue = { $who } geeft de aanwijzing ‘{ $word }’, { $n }.
duet-told-objected = { $who } maakt bezwaar tegen de aanwijzing.
duet-told-conceded = { $who } geeft toe: de aanwijzing was ongeldig. Er wordt een fiche weggegooid.
duet-told-insisted = { $who } houdt vol.
duet-told-agent = { $who } tikt ‘{ $word }’ aan: een agent.
duet-told-bystander = { $who } tikt ‘{ $word }’ aan: een omstander. De beurt is voorbij.
duet-told-bystander-two = { $who } tikt ‘{ $word }’ aan: een omstander, die twee fiches kost. De beurt is voorbij.
duet-told-assassin = { $who } tikt ‘{ $word }’ aan: een huurmoordenaar!
duet-told-stopped = { $who } stopt en houdt een fiche.
duet-told-all-found = Alle agenten op de sleutel van kant { $side } zijn gevonden.
duet-told-sudden-death = Het laatste fiche is op: sudden death.

## Wat een aanwijzing niet mag zijn
duet-fault-empty = Een aanwijzing is een woord, en hier staat er geen.
duet-fault-too-long = Dat is te lang voor een aanwijzing.
duet-fault-invisible = Er zit een teken in dat je niet ziet ({ $char }).
duet-fault-character = ‘{ $char }’ is geen deel van een woord.
duet-fault-mixed-scripts = Er staan letters van verschillende schriften door elkaar, zoals ‘{ $char }’.
duet-fault-other-script = De woorden op tafel hebben Latijnse letters, en ‘{ $char }’ is er geen.
duet-fault-several-words = Een aanwijzing is één woord.
duet-fault-number = Het getal is een heel getal van 0 tot 25.
duet-fault-same = ‘{ $word }’ ligt zichtbaar op tafel.
duet-fault-form = Dat is een vorm van ‘{ $word }’, dat zichtbaar op tafel ligt.
duet-fault-derived = Dat heeft dezelfde stam als ‘{ $word }’, dat zichtbaar op tafel ligt.
duet-fault-compound-part = Dat is een deel van ‘{ $word }’, dat zichtbaar op tafel ligt.
duet-fault-compound-with = Dat is een samenstelling met ‘{ $word }’, dat zichtbaar op tafel ligt.

## Opties
duet-options-players = Spelers
duet-options-players-says = Twee tot acht spelers. Elke kant ziet haar eigen helft van de sleutel; wie een kant deelt, heeft een eigen kanaal om te overleggen.
duet-options-challenge = Moeilijkheid
duet-options-challenge-says = Elke beurt kost een fiche. Een missie heeft twee getallen: hoeveel fiches er zijn, en hoeveel daarvan een fout betalen; daarna kost een fout er twee.
duet-options-9 = 9 fiches: de standaardpartij, met score
duet-options-10 = 10 fiches: makkelijker
duet-options-11 = 11 fiches: nog makkelijker
duet-options-missions = Missies
duet-options-words = Woorden
duet-options-list = Taal van woorden en aanwijzingen
duet-options-kind = Welke woorden
duet-options-kind-chosen = Gekozen woorden: kort, bij iedereen bekend, vaak met meer betekenissen
duet-options-kind-picture-book = Prentenboekwoorden: dingen die je kunt tekenen, voor kinderen en beginners
duet-options-kind-says = Gekozen woorden geven rijkere aanwijzingen.
duet-options-own = Eigen woorden
duet-options-own-says = Eén woord per regel, 25 tot 5000 in totaal. Delen van een samenstelling kun je aangeven: ‘vuurtoren = vuur + toren’. Laat het leeg om met onze woorden te spelen.
duet-options-clues = Aanwijzingen
duet-options-several = Meer woorden
duet-options-several-says = Een aanwijzing mag een naam of titel van meer woorden zijn.
duet-options-word-play = Woordspelingen
duet-options-word-play-says = Ook aanwijzingen op klank zijn welkom, hart voor hard en andere woordspelingen; niemand maakt er bezwaar tegen. Een tweede betekenis van een woord mag aan elke tafel.
duet-options-flexible = Vrije afwisseling
duet-options-flexible-says = Een kant mag twee aanwijzingen achter elkaar geven; daarna geeft de andere er een.
duet-words-unknown = Die woordenlijst bestaat niet.
duet-words-too-few = { $n ->
    [0] Een lijst heeft minstens { $least } woorden nodig, en deze heeft er geen.
    [one] Een lijst heeft minstens { $least } woorden nodig, en deze heeft er één.
   *[other] Een lijst heeft minstens { $least } woorden nodig, en deze heeft er { $n }.
}
duet-words-too-many = Een lijst kan { $n } woorden hebben, en deze heeft er meer.
duet-words-too-large = Een lijst kan { $n } KB groot zijn, en deze is groter.
duet-words-line = Regel { $line } (‘{ $word }’): { $problem }
duet-word-blank = hier staat geen woord.
duet-word-long = het woord is te lang.
duet-word-character = ‘{ $char }’ kan niet in een woord staan.
duet-word-parts = na ‘=’ komen twee of meer delen met ‘+’ ertussen.
duet-word-twice = het woord staat al op regel { $first }.
duet-mark-unknown = ‘{ $mark }’ is geen aanduiding: er zijn senses, field, kin, same en not, elk met een dubbele punt.
duet-mark-empty = na ‘{ $mark }:’ staat niets.
duet-mark-twice = ‘{ $mark }’ staat er twee keer.
duet-mark-no-word = een aanduiding hoort onder een woord.
duet-mark-missing = ‘{ $mark }’ ontbreekt; in een lijst met aanduidingen heeft elk woord het nodig.
duet-mark-kin = ‘{ $kin }’ wordt als verwant genoemd en is geen ander woord van de lijst.
duet-mark-two-words = dit is meer dan één woord.
duet-mark-both = ‘{ $word }’ staat onder ‘same’ en onder ‘not’.

## Geweigerd
refused-duet-players = Er kunnen twee tot acht spelers meedoen, met iemand aan elke kant.
refused-duet-tokens = Een partij heeft 9, 10 of 11 fiches, of die van een missie.
refused-duet-law = Aan deze tafel geldt een nieuwere aanwijzingenregel dan dit huis kent.
refused-duet-over = De partij is voorbij.
refused-duet-not-a-player = Dat kan alleen wie aan deze tafel zit.
refused-duet-others-clue = De andere kant is aan de beurt om een aanwijzing te geven.
refused-duet-third-clue = Na twee aanwijzingen achter elkaar geeft de andere kant er een.
refused-duet-nothing-to-clue = Alle woorden van jouw kant zijn gevonden: nu geeft alleen de andere kant nog aanwijzingen.
refused-duet-clue-standing = Er is al een aanwijzing: eerst wordt er geraden.
refused-duet-no-more-clues = In de sudden death zijn er geen aanwijzingen meer.
refused-duet-no-clue = Er is nog geen aanwijzing om bij te raden.
refused-duet-own-clue = Deze aanwijzing kwam van jouw kant: de andere raadt.
refused-duet-no-such-card = Die kaart ligt niet in het raster.
refused-duet-covered = Dat woord is al afgedekt door een agent.
refused-duet-marked = Jouw kant is daar al op een omstander gestuit.
refused-duet-already-decided = Al beslist: een andere tik was eerder. De jouwe kost niets.
refused-duet-guess-first = In elke beurt wordt minstens één keer geraden.
refused-duet-no-turn = In de sudden death is er geen beurt om te beëindigen.
refused-duet-nothing-to-find = Jouw kant heeft al haar woorden gevonden: de andere raadt.
refused-duet-too-late-to-object = Bezwaar maak je vóór de eerste gok.
refused-duet-objected-before = Er was al bezwaar tegen deze aanwijzing.
refused-duet-objection-stands = Er is bezwaar: eerst reageert de kant die de aanwijzing gaf.
refused-duet-no-objection = Niemand heeft bezwaar gemaakt.
refused-duet-not-your-clue = Op het bezwaar reageert de kant die de aanwijzing gaf.

## Steden
duet-city-prague = Praag
duet-city-berlin = Berlijn
duet-city-london = Londen
duet-city-montreal = Montreal
duet-city-los_alamos = Los Alamos
duet-city-washington = Washington
duet-city-paris = Parijs
duet-city-madrid = Madrid
duet-city-monte_carlo = Monte Carlo
duet-city-vatican_city = Vaticaanstad
duet-city-cairo = Caïro
duet-city-baghdad = Bagdad
duet-city-dubai = Dubai
duet-city-mumbai = Mumbai
duet-city-casablanca = Casablanca
duet-city-bogota = Bogota
duet-city-rio_de_janeiro = Rio de Janeiro
duet-city-cape_town = Kaapstad
duet-city-sydney = Sydney
duet-city-tokyo = Tokio
duet-city-moscow = Moskou
duet-city-bangkok = Bangkok
duet-city-singapore = Singapore
duet-city-yakutsk = Jakoetsk
duet-city-shanghai = Shanghai
duet-city-hong_kong = Hongkong

## Missies
missions-title = Missies
missions-says = Een team speelt zich vanuit Praag over de kaart: elke stad heeft haar eigen fiches, en wie er een wint, opent de volgende.
missions-teams = Jouw teams
missions-new = Een nieuw team
missions-new-says = Een tweetal of een groep die samen speelt. Het team heeft een eigen kaart, die elke poging bewaart.
missions-name = Naam van het team
missions-make = Team maken
missions-progress = { $n ->
    [0] Nog geen van de { $of } missies gewonnen.
    [one] Eén van de { $of } missies gewonnen.
   *[other] { $n } van de { $of } missies gewonnen.
}
missions-map = Missiekaart
missions-map-europe = Missiekaart: Europa
missions-won = gewonnen
missions-open = open
missions-locked = Eerst moet { $city } gewonnen worden.
missions-open-ones = Open missies
missions-won-ones = Gewonnen
missions-locked-ones = Nog niet open
missions-numbers = { $mistakes ->
    [0] { $turns } fiches; elke fout kost er twee.
    [one] { $turns } fiches, waarvan er één een fout betaalt.
   *[other] { $turns } fiches, waarvan er { $mistakes } een fout betalen.
}
missions-numbers-standard = { $turns } fiches, en elk fiche betaalt een fout.
missions-play = Deze missie spelen
missions-play-again = Nog een keer spelen
missions-attempt-won = gewonnen
missions-attempt-lost = verloren
missions-note = Notitie
missions-note-keep = Bewaren
