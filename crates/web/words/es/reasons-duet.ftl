# Por qué un bot hizo lo que hizo en Duet. El bot habla de sí mismo.
# $clue: la palabra de una pista. $number: el número de una pista. $word: una palabra de la mesa. $words: palabras de la mesa, con comas.
# $chance y $danger: números enteros, en tanto por ciento.

duet-why-clue = «{ $clue } { $number }» va por { $words }. Calculé que el primer intento sería un acierto al { $chance } %.
duet-why-clue-zero = «{ $clue } 0» dice dónde no tocar: a pistas anteriores les quedaban palabras y había asesinos cerca.
duet-why-clue-none = No encontré ninguna palabra que se pueda decir aquí y encaje, así que dije un número.
duet-why-guess = «{ $clue }» me hizo pensar en { $word }: agente al { $chance } %.
duet-why-guess-follows = Con «{ $clue }» la gente piensa en { $word }: agente al { $chance } %.
duet-why-guess-leads = Con { $word } la gente piensa en «{ $clue }»: agente al { $chance } %.
duet-why-guess-both = Tanto «{ $clue }» como { $word } hacen pensar en { $between }: agente al { $chance } %.
duet-why-guess-foreign = «{ $clue }» no es una palabra que conozca en este idioma. En otro sí me dice algo, y así llegué a { $word }.
duet-why-guess-parts = No conozco «{ $clue }». Separé sus partes y me llevaron a { $word }.
duet-why-guess-spelling = No conozco «{ $clue }». Supuse una errata y así llegué a { $word }.
duet-why-guess-unknown = No conozco «{ $clue }». Por sus letras, lo más cercano era { $word }.
duet-why-guess-earlier = A la pista anterior «{ $clue }» aún le quedaba una palabra, y { $word } era agente al { $chance } %.
duet-why-guess-must = Tocaba adivinar y ninguna pista ayudaba. { $word } era lo más seguro: agente al { $chance } %.
duet-why-stop = La siguiente habría sido { $word }: agente al { $chance } %, asesino al { $danger } %. Preferí plantarme.
duet-why-stop-found = Ya había encontrado tantas palabras como decía la pista.
duet-why-insist = Las reglas permiten la pista, así que la mantuve.
duet-why-concede = Las reglas no permitían la pista, así que di la razón a la otra parte.
duet-why-sudden-death = En la muerte súbita, { $word } era lo más probable: agente al { $chance } %.
