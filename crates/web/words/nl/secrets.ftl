# Secrets

## Personages

secrets-double-agent = Dubbelagent
    .one = een Dubbelagent
    .effect = Je verwisselt je fiche met dat in het midden en bekijkt het nieuwe.
    .task = Je fiche wordt verwisseld met dat in het midden.
secrets-politician = Politicus
    .one = een Politicus
    .effect = Je legt deze kaart voor iemand anders en bekijkt diens fiche.
    .task = Politicus: voor wie leg je de kaart?
secrets-psychiatrist = Psychiater
    .one = een Psychiater
    .effect = Je verwisselt de fiches van twee anderen. Niemand bekijkt ze.
    .task = Psychiater: welke twee fiches verwissel je?
secrets-detective = Detective
    .one = een Detective
    .effect = Je bekijkt één fiche. Iedereen ziet welk.
    .task = Detective: kies een fiche om te bekijken.
secrets-journalist = Journalist
    .one = een Journalist
    .effect = Iedereen ziet je fiche, behalve jij.
    .task = Alle anderen zien je fiche.
secrets-scientist = Wetenschapper
    .one = een Wetenschapper
    .effect = Het meeste waard. Een open paar draait al je personages gedekt.
    .task = De Wetenschapper vraagt niets van je.
secrets-diplomat = Diplomaat
    .one = een Diplomaat
    .effect = Iedereen ziet het fiche in het midden; je verwisselt het in het geheim met dat van een buur.
    .task = Diplomaat: links of rechts? Verwissel in het geheim met het midden.
secrets-assassin = Huurmoordenaar
    .one = een Huurmoordenaar
    .effect = Je trekt een kogel, bekijkt hem en geeft hem aan iemand anders.
    .task = Huurmoordenaar: wie krijgt de kogel?

## Identiteiten en fiches

secrets-cia = CIA
secrets-kgb = KGB
secrets-hippie = hippie
secrets-token-of = het fiche van { $who }
secrets-token-mine = je fiche
secrets-token-centre = het fiche in het midden
secrets-token-hidden = Identiteitsfiche, gedekt
secrets-seen = Fiche, het laatst gezien in beurt { $what }: { $who }
secrets-seen-doubtful = Fiche, het laatst gezien in beurt { $what }: { $who }. Misschien sindsdien verwisseld.
secrets-seen-dealt = Fiche, gezien bij het begin: { $who }
secrets-seen-dealt-doubtful = Fiche, gezien bij het begin: { $who }. Misschien sindsdien verwisseld.

## De tafel

secrets-table = De tafel
secrets-centre = Midden
secrets-deck =
    { $n ->
        [one] Stapel: één kaart
       *[other] Stapel: { $n } kaarten
    }, waarvan { $unseen } nog nooit gezien
secrets-bullets =
    { $n ->
        [0] Geen kogels meer
        [one] Nog één kogel
       *[other] Nog { $n } kogels
    }
secrets-un-nobody = VN-fiche: niemand heeft het
secrets-un-holder = Heeft het VN-fiche
secrets-turn = Beurt { $n }
secrets-before =
    { $me ->
        [yes] Voor je
       *[no] Voor { $who }
    }: { $n } van { $most } kaarten
secrets-card-up = { $who }, { $what }
secrets-card-down = { $who }, gedekt, telt 0
secrets-card-bullet = Kogel van { $who }, waarde onbekend
secrets-card-bullet-known = Kogel van { $who }, { $what }
secrets-card-offered = De aangeboden kaart, gedekt
secrets-sum = Punten: { $n }
secrets-sum-unknown = Punten: { $n }, zonder de kogels die je niet kent

## Kiezen aan tafel

secrets-do-offer = Aanbieden
secrets-do-offer-says = De kaart aanbieden aan { $who }: { $what }
secrets-do-swap = Verwisselen
secrets-do-swap-says = De fiches van { $who } en { $what } verwisselen
secrets-do-swap-first = Eerste
secrets-do-swap-first-says = Eerste fiche: { $who }
secrets-do-give = Geven
secrets-do-give-says = Aan { $who } geven
secrets-do-exchange = Verwisselen
secrets-do-exchange-says = Het fiche in het midden verwisselen met dat van { $who } ({ $what })
secrets-left = links van je
secrets-right = rechts van je
secrets-do-look = Bekijken
secrets-do-look-says = Bekijken: { $who }

## Het aanbod

secrets-desk = Het aanbod
secrets-pair = De twee open kaarten
secrets-pick-card = Kies een van de twee kaarten.
secrets-pick-target = Kies nu aan tafel aan wie je die aanbiedt.
secrets-offering = { $who } houdt een van de twee en biedt die gedekt aan.
secrets-on-offer =
    { $me ->
        [by] Je biedt { $to } een kaart aan, gedekt. De andere is onder de stapel gegaan.
        [to] { $by } biedt je een van deze twee aan, gedekt.
       *[no] { $by } biedt { $to } een van deze twee aan, gedekt.
    }
secrets-kept = Aangeboden
secrets-under = Onder de stapel
secrets-un-may =
    { $me ->
        [yes] Je hebt het VN-fiche: jij gaat voor.
       *[no] { $who } heeft het VN-fiche en mag de kaart nemen.
    }
secrets-accept = Aannemen
secrets-accept-says = De kaart komt voor je te liggen en je voert het effect uit.
secrets-refuse = Weigeren
secrets-refuse-says = De kaart blijft bij { $by }, die het effect uitvoert.
secrets-intervene = De kaart nemen
secrets-intervene-says = De VN grijpt in: de kaart komt voor je te liggen en je voert het effect uit.
secrets-pass = Laten gaan
secrets-pass-says = Het antwoord van de doelspeler geldt. Niemand ziet dat je hebt gepast.
secrets-sealed-accept = In het geheim: je neemt aan. Dat geldt zodra de VN het aanbod laat gaan.
secrets-sealed-refuse = In het geheim: je weigert. Dat geldt zodra de VN het aanbod laat gaan.
secrets-sealed-pass = In het geheim: je laat het aanbod gaan.
secrets-carries-out = { $who } voert het effect uit.
secrets-bullet-is =
    { $me ->
        [yes] Jouw kogel: { $value }
       *[no] De kogel van { $who }: { $value }
    }

## Wat je kunt zeggen

secrets-claims = Iets beweren, waar of niet
secrets-claims-more = Andere fiches …
secrets-claims-how = Beweringen mogen gelogen zijn en verplichten tot niets. Wat zeg je over een fiche?
secrets-close = Sluiten
secrets-say-card = Het is { $one }.
secrets-say-like = Die bevalt je wel.
secrets-say-dislike = Die bevalt je niet.
secrets-say-mine = Mijn fiche: { $identity }.
secrets-say-token = Het fiche van { $who }: { $identity }.
secrets-say-centre = Het fiche in het midden: { $identity }.

## Wat je net zag

secrets-peek = Wat je net hebt gezien
secrets-peek-saw = Je ziet { $token }
secrets-peek-shown = Iedereen ziet { $token }

## Stand van zaken

secrets-status-offer = Jij bent aan de beurt: kies een kaart en aan wie je die aanbiedt.
secrets-status-offering = Wachten op het aanbod van { $who }.
secrets-status-answer = { $who } biedt je een kaart aan. Neem je die aan?
secrets-status-un = { $who } biedt { $to } een kaart aan. Grijpt de VN in?
secrets-status-passed = Je laat het aanbod gaan. Wachten op { $to }.
secrets-status-sealed = Je hebt in het geheim geantwoord. Wachten op de VN.
secrets-status-both = Wachten op { $to } en op de VN ({ $un }).
secrets-status-answering = Wachten op het antwoord van { $to }.
secrets-status-effect = { $card }: { $who } voert het effect uit.

## Het verhaal

secrets-told-dealt =
    { $me ->
        [yes] De fiches zijn verdeeld. Jij begint.
       *[no] De fiches zijn verdeeld. { $who } begint.
    }
secrets-told-saw = Je ziet { $token }: { $identity }.
secrets-told-saw-quiet = Je ziet { $token }.
secrets-told-token = Te zien is { $token }: { $identity }.
secrets-told-centre = Iedereen ziet het fiche in het midden: { $identity }.
secrets-told-centre-quiet = Iedereen ziet het fiche in het midden.
secrets-told-turned-up =
    Beurt { $turn }: { $me ->
        [yes] je draait { $one } en { $two } open.
       *[no] { $who } draait { $one } en { $two } open.
    }{ $extras ->
        [0] { "" }
        [one] { " " }Eén extra exemplaar gaat onder de stapel.
       *[other] { " " }{ $extras } extra exemplaren gaan onder de stapel.
    }
secrets-told-offered =
    { $me ->
        [by] Je biedt { $to } een kaart aan.
        [to] { $by } biedt je een kaart aan.
       *[no] { $by } biedt { $to } een kaart aan.
    }
secrets-told-kept = De aangeboden kaart: { $card }.
secrets-told-window = De VN-bedenktijd is om.
secrets-told-accepted =
    { $me ->
        [yes] Je neemt de kaart aan: { $card }.
       *[no] { $who } neemt de kaart aan: { $card }.
    }
secrets-told-refused =
    { $me ->
        [yes] Geweigerd. De kaart blijft bij jou: { $card }.
       *[no] Geweigerd. De kaart blijft bij { $who }: { $card }.
    }
secrets-told-intervened =
    { $me ->
        [yes] Je grijpt in als VN-speler en neemt de kaart: { $card }.
       *[no] { $who } grijpt in als VN-speler en neemt de kaart: { $card }.
    }
secrets-told-swapped =
    { $me ->
        [yes] Je verwisselt { $one } en { $two }.
       *[no] { $who } verwisselt { $one } en { $two }.
    }
secrets-told-looks = { $who } bekijkt { $token }.
secrets-told-looks-own = { $who } bekijkt het eigen fiche.
secrets-told-put-before =
    { $me ->
        [by] Je legt de Politicus voor { $to }.
        [to] { $by } legt de Politicus voor jou.
       *[no] { $by } legt de Politicus voor { $to }.
    }
secrets-told-shows =
    { $me ->
        [yes] Iedereen ziet je fiche, behalve jij.
       *[no] { $who } laat het eigen fiche aan alle anderen zien.
    }
secrets-told-exchanged = { $who } verwisselt het fiche in het midden met dat van een buur. Niemand anders weet welke.
secrets-told-exchanged-with = Je verwisselt het fiche in het midden met { $token }.
secrets-told-exchanged-left = Het was dat van de linkerbuur.
secrets-told-exchanged-right = Het was dat van de rechterbuur.
secrets-told-bullet-drawn = { $who } trekt een kogel en bekijkt hem.
secrets-told-bullet-seen = De kogel: { $value }.
secrets-told-bullet-given =
    { $me ->
        [by] Je geeft { $to } de kogel.
        [to] { $by } geeft jou de kogel.
       *[no] { $by } geeft { $to } de kogel.
    }
secrets-told-all-down =
    { $me ->
        [yes] Twee Wetenschappers: al je personages liggen nu gedekt.
       *[no] Twee Wetenschappers: alle personages van { $who } liggen nu gedekt.
    }
secrets-told-pair-down =
    { $me ->
        [yes] Een paar voor je wordt gedekt gedraaid: { $card }.
       *[no] Een paar voor { $who } wordt gedekt gedraaid: { $card }.
    }
secrets-told-un =
    { $me ->
        [yes] Jij hebt nu het VN-fiche.
       *[no] { $who } heeft nu het VN-fiche.
    }
secrets-told-un-nobody = Niemand heeft nu het VN-fiche.
secrets-told-ended = De partij is afgelopen en alle fiches worden omgedraaid.

## Het einde

secrets-ended-hippie =
    { $me ->
        [yes] Je hebt de laagste score ({ $points }) en bent hippie: je wint alleen.
       *[no] { $who } heeft de laagste score ({ $points }) en is hippie: { $who } wint alleen.
    }
secrets-ended-team = De { $team } wint met { $more } tegen { $less }: { $names }.
secrets-ended-nobody = CIA en KGB staan gelijk op { $points }: iedereen verliest.
secrets-scores = Telling
secrets-scores-who = Speler
secrets-scores-cards = Kaarten
secrets-scores-points = Punten
secrets-scores-team = { $team } samen
secrets-scores-how = Een hippie die als enige de laagste score heeft, wint alleen; anders wint het team met het hoogste totaal. Gedekte personages tellen 0.
secrets-won = gewonnen

## Opties

secrets-option-players = Spelers
secrets-option-players-says = Op elke plaats kan een bot zitten. Met vier ken je in het begin alleen jezelf; vanaf vijf ook je rechterbuur; met zeven of acht ziet iedereen het midden.
secrets-option-memory = Geheugensteun
secrets-option-memory-says = De pagina noteert op elk fiche wat je er het laatst zag en wanneer, en maakt dat twijfelachtig na een wissel. Zonder moet je het onthouden.
secrets-option-window = VN-bedenktijd
secrets-option-window-says = Hoelang de VN-speler een aangeboden kaart kan nemen voordat het antwoord van de doelspeler geldt. Zonder limiet moet de VN-speler elke keer antwoorden: bedoeld voor correspondentiepartijen.
secrets-option-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
secrets-option-auto = 10 seconden; geen limiet in correspondentiepartijen
secrets-option-no-window = Geen limiet
secrets-option-shuffle = Schudden wat onder de stapel gaat
secrets-option-shuffle-says = Anders komen de kaarten terug in de volgorde waarin ze onder de stapel gingen, en wie oplet kan daarop rekenen.
secrets-option-yes = Ja
secrets-option-no = Nee
secrets-option-wrong = Die opties bestaan niet.

## Wat niet kan

refused-secrets-players = Secrets is voor 4 tot 8 spelers.
refused-secrets-window = De VN-bedenktijd kan 1 tot 3600 seconden duren.
refused-secrets-wrong-pieces = Deze verdeling heeft niet de stukken van zo’n tafel.
refused-secrets-no-such-seat = Die plaats is er niet aan deze tafel.
refused-secrets-over = De partij is afgelopen.
refused-secrets-not-yours = Jij hoeft nu niets te beslissen.
refused-secrets-offer-first = Nu moet er een kaart worden aangeboden.
refused-secrets-answer-first = Het aanbod moet worden aangenomen of geweigerd.
refused-secrets-intervene-or-pass = De VN-speler kan de kaart nemen of het aanbod laten gaan.
refused-secrets-effect-first = Eerst moet het effect van de kaart worden uitgevoerd.
refused-secrets-not-turned-up = Je kunt alleen een van de twee open kaarten aanbieden.
refused-secrets-offer-to-self = Een kaart bied je aan iemand anders aan, nooit aan jezelf.
refused-secrets-not-two-others = De Psychiater verwisselt de fiches van twee andere spelers.
refused-secrets-politician-to-self = De Politicus moet naar iemand anders.
refused-secrets-bullet-to-self = De kogel moet naar iemand anders.
refused-secrets-no-window = Er loopt geen VN-bedenktijd.
refused-secrets-clock = Alleen de klok beëindigt de VN-bedenktijd, en verder doet die niets.
