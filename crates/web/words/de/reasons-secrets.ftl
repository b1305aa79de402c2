# Warum ein Bot in Secrets tat, was er tat. Die Lücken sind in der englischen Datei erklärt.

secrets-why-offer = Ich bot { $to } „{ $card }“ an: So sah ich meine Gewinnchance bei { $p } %, mit anderen Angeboten im Mittel bei { $q } %.
secrets-why-accept-good = Ich nahm die Karte an: Mit ihr sah ich meine Gewinnchance bei { $p } %, ohne sie bei { $q } %. Ich war zu { $sure } % sicher, dass es „{ $card }“ war.
secrets-why-refuse-bad = Ich lehnte die Karte ab: Ohne sie sah ich meine Gewinnchance bei { $p } %, mit ihr bei { $q } %. Ich war zu { $sure } % sicher, dass es „{ $card }“ war.
secrets-why-intervene = Ich griff als UN ein: Mit der Karte sah ich meine Gewinnchance bei { $p } %, sonst bei { $q } %. Ich war zu { $sure } % sicher, dass es „{ $card }“ war.
secrets-why-pass = Ich ließ das Angebot durch: So sah ich meine Gewinnchance bei { $p } %, mit der Karte bei { $q } %. Ich war zu { $sure } % sicher, dass es „{ $card }“ war.
secrets-why-swap = Ich tauschte die Marker von { $a } und { $b }: So sah ich meine Gewinnchance bei { $p } %, mit einem anderen Tausch im Mittel bei { $q } %.
secrets-why-politician = Ich gab { $to } den Politiker: So sah ich meine Gewinnchance bei { $p } %, bei einer anderen Person im Mittel bei { $q } %.
secrets-why-bullet = Ich gab { $to } die Patrone ({ $bullet }): So sah ich meine Gewinnchance bei { $p } %, bei einer anderen Person im Mittel bei { $q } %.
secrets-why-exchange = Ich tauschte den Marker in der Mitte mit dem von { $to }: So sah ich meine Gewinnchance bei { $p } %, mit der Person auf der anderen Seite bei { $q } %.
secrets-why-look-own = Ich wusste nicht mehr, auf welcher Seite ich war, und sah mir meinen eigenen Marker an.
secrets-why-look-seat = Ich sah mir den Marker von { $to } an: Das zu wissen, war am meisten wert.
secrets-why-look-centre = Ich sah mir den Marker in der Mitte an: Das zu wissen, war am meisten wert.
secrets-why-points-offer =
    Ich bot { $to } „{ $card }“ an: Angenommen oder nicht, das schien meiner Seite etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr wert als andere Angebote.
secrets-why-points-accept =
    Ich nahm die Karte an: Vor mir schien sie meiner Seite etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr wert. Ich war zu { $sure } % sicher, dass es „{ $card }“ war.
secrets-why-points-refuse =
    Ich lehnte die Karte ab: Nicht vor mir schien sie meiner Seite etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr wert. Ich war zu { $sure } % sicher, dass es „{ $card }“ war.
secrets-why-points-intervene =
    Ich griff als UN ein: Vor mir schien die Karte meiner Seite etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr wert. Ich war zu { $sure } % sicher, dass es „{ $card }“ war.
secrets-why-points-pass =
    Ich ließ das Angebot durch: Nicht vor mir schien die Karte meiner Seite etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr wert. Ich war zu { $sure } % sicher, dass es „{ $card }“ war.
secrets-why-points-swap =
    Ich tauschte die Marker von { $a } und { $b }, damit meine Seite dort sitzt, wo die Punkte liegen: etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr als mit einem anderen Tausch.
secrets-why-points-politician =
    Ich gab { $to } den Politiker: Dort schienen seine Punkte meiner Seite etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr wert als bei anderen.
secrets-why-points-bullet =
    Ich gab { $to } die Patrone ({ $bullet }): Dort schien sie meiner Seite etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr wert als bei anderen.
secrets-why-points-exchange =
    Ich tauschte den Marker in der Mitte mit dem von { $to }: Das schien meiner Seite etwa { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    } mehr wert als auf der anderen Seite.

secrets-thing-double-agent = Doppelagent
secrets-thing-politician = Politiker
secrets-thing-psychiatrist = Psychiater
secrets-thing-detective = Detektiv
secrets-thing-journalist = Journalistin
secrets-thing-scientist = Forscherin
secrets-thing-diplomat = Diplomatin
secrets-thing-assassin = Attentäterin
