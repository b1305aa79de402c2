# Warum ein Bot in Duet tat, was er tat. Der Bot spricht von sich.
# $clue: das Wort eines Hinweises. $number: die Zahl eines Hinweises. $word: ein Wort auf dem Tisch. $words: Wörter auf dem Tisch, mit Kommas.
# $chance und $danger: ganze Zahlen, in Prozent.

duet-why-clue = „{ $clue } { $number }“ meint { $words }. Der erste Tipp wäre meiner Rechnung nach zu { $chance } % ein Treffer.
duet-why-clue-zero = „{ $clue } 0“ sagt, was nicht anzutippen ist: Frühere Hinweise waren noch nicht ausgeschöpft, und Attentäter lagen nahe.
duet-why-clue-none = Ich fand kein Wort, das hier erlaubt ist und passt, also nannte ich eine Zahl.
duet-why-guess = Bei „{ $clue }“ dachte ich an { $word }: zu { $chance } % ein Agent.
duet-why-guess-follows = Bei „{ $clue }“ denkt man an { $word }: zu { $chance } % ein Agent.
duet-why-guess-leads = Bei { $word } denkt man an „{ $clue }“: zu { $chance } % ein Agent.
duet-why-guess-both = Bei „{ $clue }“ und bei { $word } denkt man an { $between }: zu { $chance } % ein Agent.
duet-why-guess-foreign = „{ $clue }“ kenne ich in dieser Sprache nicht. In einer anderen sagt es mir etwas, und so kam ich auf { $word }.
duet-why-guess-parts = Ich kenne „{ $clue }“ nicht. Seine Teile führten mich zu { $word }.
duet-why-guess-spelling = Ich kenne „{ $clue }“ nicht. Ich hielt es für einen Schreibfehler und kam so auf { $word }.
duet-why-guess-unknown = Ich kenne „{ $clue }“ nicht. Den Buchstaben nach lag { $word } am nächsten.
duet-why-guess-earlier = Beim früheren Hinweis „{ $clue }“ war noch ein Wort offen, und { $word } war zu { $chance } % ein Agent.
duet-why-guess-must = Ein Tipp war fällig, und kein Hinweis half. { $word } war am sichersten: zu { $chance } % ein Agent.
duet-why-stop = Als Nächstes wäre { $word } gekommen: zu { $chance } % ein Agent, zu { $danger } % ein Attentäter. Da hörte ich lieber auf.
duet-why-stop-found = Ich hatte so viele Wörter gefunden, wie der Hinweis sagte.
duet-why-insist = Der Hinweis ist nach den Regeln erlaubt, also blieb ich dabei.
duet-why-concede = Der Hinweis war nach den Regeln nicht erlaubt, also gab ich nach.
duet-why-sudden-death = Im Sudden Death war { $word } am ehesten ein Agent: { $chance } %.
