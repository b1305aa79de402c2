# Waarom een bot in Secrets deed wat hij deed. De gaten staan uitgelegd in het Engelse bestand.

secrets-why-offer = Ik bood { $to } ‘{ $card }’ aan: zo schatte ik mijn winstkans op { $p } %, met een ander aanbod gemiddeld op { $q } %.
secrets-why-accept-good = Ik nam de kaart aan: met de kaart schatte ik mijn winstkans op { $p } %, zonder op { $q } %. Ik wist voor { $sure } % zeker dat het ‘{ $card }’ was.
secrets-why-refuse-bad = Ik weigerde de kaart: zonder de kaart schatte ik mijn winstkans op { $p } %, met op { $q } %. Ik wist voor { $sure } % zeker dat het ‘{ $card }’ was.
secrets-why-intervene = Ik greep in als VN: met de kaart schatte ik mijn winstkans op { $p } %, anders op { $q } %. Ik wist voor { $sure } % zeker dat het ‘{ $card }’ was.
secrets-why-pass = Ik liet het aanbod gaan: zo schatte ik mijn winstkans op { $p } %, met de kaart op { $q } %. Ik wist voor { $sure } % zeker dat het ‘{ $card }’ was.
secrets-why-swap = Ik verwisselde de fiches van { $a } en { $b }: zo schatte ik mijn winstkans op { $p } %, met een andere wissel gemiddeld op { $q } %.
secrets-why-politician = Ik gaf { $to } de Politicus: zo schatte ik mijn winstkans op { $p } %, bij een andere speler gemiddeld op { $q } %.
secrets-why-bullet = Ik gaf { $to } de kogel ({ $bullet }): zo schatte ik mijn winstkans op { $p } %, bij een andere speler gemiddeld op { $q } %.
secrets-why-exchange = Ik verwisselde het fiche in het midden met dat van { $to }: zo schatte ik mijn winstkans op { $p } %, met mijn andere buur op { $q } %.
secrets-why-look-own = Ik wist niet meer aan welke kant ik stond en bekeek mijn eigen fiche.
secrets-why-look-seat = Ik bekeek het fiche van { $to }: dat was het meeste waard om te weten.
secrets-why-look-centre = Ik bekeek het fiche in het midden: dat was het meeste waard om te weten.
secrets-why-points-offer =
    Ik bood { $to } ‘{ $card }’ aan: aangenomen of niet, dat leek mijn kant ongeveer { $n ->
        [one] één punt
       *[other] { $n } punten
    } meer waard dan een ander aanbod.
secrets-why-points-accept =
    Ik nam de kaart aan: voor mij leek die mijn kant ongeveer { $n ->
        [one] één punt
       *[other] { $n } punten
    } meer waard. Ik wist voor { $sure } % zeker dat het ‘{ $card }’ was.
secrets-why-points-refuse =
    Ik weigerde de kaart: niet voor mij leek die mijn kant ongeveer { $n ->
        [one] één punt
       *[other] { $n } punten
    } meer waard. Ik wist voor { $sure } % zeker dat het ‘{ $card }’ was.
secrets-why-points-intervene =
    Ik greep in als VN: voor mij leek de kaart mijn kant ongeveer { $n ->
        [one] één punt
       *[other] { $n } punten
    } meer waard. Ik wist voor { $sure } % zeker dat het ‘{ $card }’ was.
secrets-why-points-pass =
    Ik liet het aanbod gaan: niet voor mij leek de kaart mijn kant ongeveer { $n ->
        [one] één punt
       *[other] { $n } punten
    } meer waard. Ik wist voor { $sure } % zeker dat het ‘{ $card }’ was.
secrets-why-points-swap =
    Ik verwisselde de fiches van { $a } en { $b }, zodat mijn kant zit waar de punten liggen: ongeveer { $n ->
        [one] één punt
       *[other] { $n } punten
    } meer dan met een andere wissel.
secrets-why-points-politician =
    Ik gaf { $to } de Politicus: daar leken de punten mijn kant ongeveer { $n ->
        [one] één punt
       *[other] { $n } punten
    } meer waard dan bij anderen.
secrets-why-points-bullet =
    Ik gaf { $to } de kogel ({ $bullet }): daar leek die mijn kant ongeveer { $n ->
        [one] één punt
       *[other] { $n } punten
    } meer waard dan bij anderen.
secrets-why-points-exchange =
    Ik verwisselde het fiche in het midden met dat van { $to }: dat leek mijn kant ongeveer { $n ->
        [one] één punt
       *[other] { $n } punten
    } meer waard dan mijn andere buur.

secrets-thing-double-agent = Dubbelagent
secrets-thing-politician = Politicus
secrets-thing-psychiatrist = Psychiater
secrets-thing-detective = Detective
secrets-thing-journalist = Journalist
secrets-thing-scientist = Wetenschapper
secrets-thing-diplomat = Diplomaat
secrets-thing-assassin = Huurmoordenaar
