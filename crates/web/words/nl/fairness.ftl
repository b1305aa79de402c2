# Of er eerlijk gedeeld is: wat de pagina na afloop toont en wat dat bewijst.

fair-title = Was er eerlijk gedeeld?
fair-begin = Het huis heeft zijn deel van de deling vastgelegd. Zijn belofte:
fair-how = Vóór het delen legde het huis een geheim vast en toonde het een belofte: de vingerafdruk van dat geheim. Daarna kon de browser van elke speler eigen willekeurige cijfers toevoegen. Er wordt gedeeld uit het geheim en al die bijdragen samen.
fair-promise = Belofte
fair-secret = Het geheim, nu onthuld
fair-salt = Zout van de belofte
fair-seal = Laatste zegel van het verslag
fair-parts = Wie wat heeft bijgedragen
fair-nothing = droeg niets bij
fair-bot = een bot: die draagt niets bij
fair-nobody = Niemand heeft aan deze deling iets bijgedragen. Het huis trok alleen, en niets hier bewijst dat het niet gekozen heeft. Een browser zonder script draagt niets bij.
fair-no-script = Deze browser voert geen script uit: hij draagt niets bij en bewaart niets om te vergelijken.
fair-same = Hetzelfde als wat deze browser bewaarde.
fair-other = NIET hetzelfde. Deze browser bewaarde:
fair-kept-nothing = Deze browser heeft van deze tafel niets bewaard en kan dus niet vergelijken.
fair-proves = Wat dit bewijst
fair-proves-promise = Is de belofte die je vóór het delen zag dezelfde, dan lag het geheim van het huis vast voordat het jouw bijdrage kende.
fair-proves-part = Is jouw bijdrage die welke je browser stuurde, dan hangt de deling ervan af en kon het huis alleen die niet kiezen.
fair-proves-seal = Het laatste zegel omvat namen, opties, bijdragen, tijden, beweringen en zetten. Een verslag met een ander laatste zegel is niet het verslag van dit spel.
fair-open = Wat het niet bewijst
fair-open-bots = Bots dragen niets bij, en een browser zonder script ook niet.
fair-open-people = Het bewijst niet wie er zat, niet dat niemand over een schouder meekeek, en niet dat het huis een vriend niet heeft verteld wat het wist.
fair-open-together = Speelt het huis onder één hoedje met een speler die na jou bijdraagt, dan kunnen die twee de deling kiezen.
fair-verify = Controleer het zonder dit huis: download het verslag en voer uit
