# Ob fair ausgeteilt wurde: was die Seite am Ende zeigt und was das beweist.

fair-title = War fair ausgeteilt?
fair-begin = Das Haus hat seinen Teil der Verteilung festgelegt. Sein Versprechen:
fair-how = Vor dem Austeilen hat das Haus ein Geheimnis festgelegt und ein Versprechen gezeigt: den Fingerabdruck dieses Geheimnisses. Danach konnte der Browser jeder Person eigene Zufallsziffern beisteuern. Ausgeteilt wird aus dem Geheimnis und all diesen Beiträgen zusammen.
fair-promise = Versprechen
fair-secret = Das Geheimnis, jetzt offen
fair-salt = Salz des Versprechens
fair-seal = Letztes Siegel des Protokolls
fair-parts = Wer was beigesteuert hat
fair-nothing = hat nichts beigesteuert
fair-bot = ein Bot: steuert nichts bei
fair-nobody = Niemand hat hier etwas beigesteuert. Das Haus hat allein gezogen, und nichts beweist, dass es nicht ausgesucht hat. Ein Browser ohne Skript steuert nichts bei.
fair-no-script = Dieser Browser führt kein Skript aus: Er steuert nichts bei und behält nichts zum Vergleichen.
fair-same = Dasselbe, was dieser Browser behalten hat.
fair-other = NICHT dasselbe. Dieser Browser hat behalten:
fair-kept-nothing = Dieser Browser hat von diesem Tisch nichts behalten und kann nicht vergleichen.
fair-proves = Was das beweist
fair-proves-promise = Ist es das Versprechen, das du vor dem Austeilen gesehen hast, dann stand das Geheimnis des Hauses fest, bevor es deinen Beitrag kannte.
fair-proves-part = Ist dein Beitrag der, den dein Browser geschickt hat, dann hängt die Verteilung von ihm ab, und das Haus allein konnte sie nicht aussuchen.
fair-proves-seal = Das letzte Siegel umfasst Namen, Optionen, Beiträge, Zeiten, Behauptungen und Züge. Ein Protokoll mit einem anderen letzten Siegel ist nicht das dieser Partie.
fair-open = Was es nicht beweist
fair-open-bots = Bots steuern nichts bei, ein Browser ohne Skript auch nicht.
fair-open-people = Es beweist nicht, wer da saß, nicht, dass niemand über eine Schulter geschaut hat, und nicht, dass das Haus keinem Freund erzählt hat, was es wusste.
fair-open-together = Macht das Haus mit jemandem am Tisch gemeinsame Sache, der nach dir beisteuert, dann können die beiden die Verteilung aussuchen.
fair-verify = Prüfe es ohne dieses Haus: Lade das Protokoll herunter und gib ein
