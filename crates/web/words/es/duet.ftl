# Duet: la mesa

duet-side-a = Lado A
duet-side-b = Lado B
duet-sides = Quién se sienta dónde
duet-your-side = (tú)
duet-does-clue = da una pista
duet-does-guess = adivina
duet-does-answer = responde a la objeción
duet-complete = todo encontrado
duet-kept = { $n ->
    [one] El lado { $side } se guardó una ficha al plantarse
   *[other] El lado { $side } se guardó { $n } fichas al plantarse
}

## La cuadrícula
duet-board = Las 25 palabras
duet-agent = agente
duet-assassin = asesino
duet-bystander = civil
duet-my-agent = en tu clave: agente
duet-my-assassin = en tu clave: asesino
duet-my-bystander = en tu clave: civil
duet-side-agent = Lado { $side }: agente
duet-side-assassin = Lado { $side }: asesino
duet-side-bystander = Lado { $side }: civil
duet-found-by = cubierta por un agente, encontrada por el lado { $side }
duet-marked-by = El lado { $side } se topó aquí con un civil
duet-dead = palabra muerta: los dos lados se toparon aquí con un civil
duet-assassin-here = el asesino
duet-missed = sin encontrar
duet-touch-sure = ¿Tocar «{ $word }»?
duet-touch-final = El toque es definitivo.
duet-touch = Tocar
duet-touch-not = Todavía no

## La pista
duet-clue = La pista
duet-clue-by = de { $who }, lado { $side }
duet-no-clue = aún sin pista
duet-no-more-clues = no hay más pistas
duet-next-either = Puede empezar cualquiera de los dos lados.
duet-next-side = { $n ->
    [one] La próxima pista la da { $who }.
   *[other] La próxima pista la da el lado { $side }.
}
duet-sudden-death = Muerte súbita
duet-sudden-death-says = No hay más pistas. Con todo lo que no sea un agente se pierde.
duet-objection-stands = objeción
duet-objection-granted = no válida
duet-objection-denied = se mantiene

## Lo que se puede hacer
duet-offer = Tu jugada
duet-clue-word = Pista
duet-clue-number = Número
duet-clue-give = Dar la pista
duet-clue-fine = El árbitro no tiene nada que objetar.
duet-clue-law = Qué puede ser una pista
duet-law-meaning = Trata de lo que significan las palabras, no de sus letras, de cómo suenan ni de su sitio en la cuadrícula.
duet-law-one = Es una sola palabra. Los nombres propios de una palabra valen.
duet-law-several = En esta mesa la pista puede tener varias palabras (nombres, títulos).
duet-law-visible = No es una palabra visible, ni una forma suya, ni una parte suya, ni un compuesto con ella.
duet-law-number = El número dice de cuántas palabras se trata, de 0 a 25. No limita nada.
duet-law-word-play = En esta mesa valen los juegos de palabras y lo que suena igual. Un segundo sentido de una palabra vale siempre.
duet-law-rule = Regla { $rule }
duet-stop = Plantarse
duet-stop-says = Acaba el turno y gasta una ficha.
duet-object = Objetar
duet-object-says = Objeta si la pista rompe una regla que solo las personas pueden juzgar. El lado que la dio te da la razón o la mantiene; después adivinas.
duet-answer-says = ¿No era válida tu pista? Entonces se tira una ficha; en cualquier caso se sigue adivinando.
duet-concede = No era válida
duet-insist = La mantengo

## Fichas
duet-tokens = Fichas
duet-turns-left = { $n ->
    [0] No quedan turnos.
    [one] Queda un turno.
   *[other] Quedan { $n } turnos.
}
duet-mistakes-left = { $n ->
    [0] Cada error cuesta dos fichas.
    [one] Un error cuesta una ficha; los demás, dos.
   *[other] { $n } errores cuestan una ficha cada uno; los demás, dos.
}
duet-to-find = { $n ->
    [0] Todos los agentes están encontrados.
    [one] Falta un agente por encontrar.
   *[other] Faltan { $n } agentes por encontrar.
}
duet-thrown = { $n ->
    [one] Se tiró una ficha por una pista no válida.
   *[other] Se tiraron { $n } fichas por pistas no válidas.
}
duet-mission-of = Misión: { $city }

## La clave
duet-key = Tu clave
duet-key-agents = { $n ->
    [0] Agentes: todos encontrados.
    [one] Agente: al otro lado le falta uno por encontrar.
   *[other] Agentes: al otro lado le faltan { $n } por encontrar.
}
duet-key-assassins = Asesinos: si el otro lado toca uno, todo está perdido.
duet-key-bystanders = Civiles: acaban el turno del otro lado.
duet-key-marks = Un encuentro con un civil: la flecha apunta al lado que lo tocó.
duet-pattern = Cómo encajan las dos claves
duet-pattern-says = Cuántas palabras tienen qué signo en tu clave y en la del otro lado.
duet-mine = tú
duet-theirs = el otro lado
duet-keys = Las dos claves
duet-keys-corners = Esquina izquierda: lado { $near }. Esquina derecha: lado { $far }.
duet-key-marks-public = Un encuentro con un civil: la flecha apunta al lado que lo tocó.

## Pistas anteriores
duet-turns = Pistas hasta ahora
duet-no-clues-yet = Todavía ninguna.

## La línea de estado
duet-status-clue = Da una pista: una palabra y un número.
duet-status-clue-first = Da la primera pista o espera la del otro lado.
duet-status-clue-either = La primera pista puede darla cualquiera de los dos lados.
duet-status-clue-theirs = { $n ->
    [one] Falta la pista de { $who }.
   *[other] Falta la pista del lado { $side }.
}
duet-status-guess = Toca una palabra que encaje con la pista.
duet-status-guess-on = ¡Acierto! Toca otra palabra o plántate.
duet-status-guess-theirs = { $n ->
    [one] { $who } está adivinando.
   *[other] El lado { $side } está adivinando.
}
duet-status-answer = Hay una objeción a tu pista. ¿No era válida?
duet-status-answer-theirs = { $n ->
    [one] { $who } tiene que responder a la objeción.
   *[other] El lado { $side } tiene que responder a la objeción.
}
duet-status-sudden = Muerte súbita: encuentra los agentes que faltan. Con un error se pierde.
duet-status-sudden-both = Muerte súbita: puede tocar cualquiera de los dos lados. Con un error se pierde.
duet-status-sudden-watch = Muerte súbita: a los dos lados les faltan agentes por encontrar.
duet-status-sudden-theirs = { $n ->
    [one] Muerte súbita: a { $who } le faltan agentes por encontrar.
   *[other] Muerte súbita: al lado { $side } le faltan agentes por encontrar.
}

## El final
duet-won = Victoria: los 15 agentes están encontrados.
duet-lost-assassin = Derrota: era un asesino.
duet-lost-sudden-death = Derrota: un civil en la muerte súbita.
duet-lost-tokens = Derrota: el error costaba dos fichas y solo quedaba una.
duet-score = { $n ->
    [one] Puntuación: { $n } punto.
   *[other] Puntuación: { $n } puntos.
}
duet-mission-won = Misión cumplida: { $city }.
duet-missing = { $n ->
    [one] Quedó un agente sin encontrar.
   *[other] Quedaron { $n } agentes sin encontrar.
}

## La historia
duet-told-dealt = { $n ->
    [one] Hay 25 palabras sobre la mesa y una ficha en la reserva.
   *[other] Hay 25 palabras sobre la mesa y { $n } fichas en la reserva.
}
duet-told-your-key = Estás en el lado { $side } y ves su mitad de la clave.
duet-told-key = El lado { $side } ve su mitad de la clave.
duet-told-clue = { $who } da la pista «{ $word }», { $n }.
duet-told-objected = { $who } objeta la pista.
duet-told-conceded = { $who } da la razón: la pista no era válida. Se tira una ficha.
duet-told-insisted = { $who } mantiene la pista.
duet-told-agent = { $who } toca «{ $word }»: un agente.
duet-told-bystander = { $who } toca «{ $word }»: un civil. Se acaba el turno.
duet-told-bystander-two = { $who } toca «{ $word }»: un civil, que cuesta dos fichas. Se acaba el turno.
duet-told-assassin = { $who } toca «{ $word }»: ¡un asesino!
duet-told-stopped = { $who } se planta y se guarda una ficha.
duet-told-all-found = Todos los agentes de la clave del lado { $side } están encontrados.
duet-told-sudden-death = Se ha gastado la última ficha: muerte súbita.

## La ley de las pistas
duet-fault-empty = Una pista es una palabra, y aquí no hay ninguna.
duet-fault-too-long = Es demasiado larga para una pista.
duet-fault-invisible = Contiene un carácter que no se ve ({ $char }).
duet-fault-character = «{ $char }» no forma parte de una palabra.
duet-fault-mixed-scripts = Mezcla letras de alfabetos distintos, como «{ $char }».
duet-fault-other-script = Las palabras de la mesa están en letras latinas, y «{ $char }» no lo es.
duet-fault-several-words = Una pista es una sola palabra.
duet-fault-number = El número es entero, de 0 a 25.
duet-fault-same = «{ $word }» está visible en la mesa.
duet-fault-form = Es una forma de «{ $word }», que está visible en la mesa.
duet-fault-derived = Tiene la misma raíz que «{ $word }», que está visible en la mesa.
duet-fault-compound-part = Es una parte de «{ $word }», que está visible en la mesa.
duet-fault-compound-with = Es un compuesto con «{ $word }», que está visible en la mesa.

## Opciones
duet-options-players = Jugadores
duet-options-players-says = Juegan de dos a ocho personas. Cada lado ve su propia mitad de la clave; quienes comparten lado tienen un canal propio para hablar.
duet-options-challenge = Dificultad
duet-options-challenge-says = Cada turno gasta una ficha. Una misión tiene dos números: cuántas fichas hay y cuántas de ellas pagan un error; a partir de ahí, cada error cuesta dos.
duet-options-9 = 9 fichas: la partida normal, con puntuación
duet-options-10 = 10 fichas: más fácil
duet-options-11 = 11 fichas: aún más fácil
duet-options-missions = Misiones
duet-options-words = Palabras
duet-options-list = Idioma de las palabras y las pistas
duet-options-kind = Qué palabras
duet-options-kind-chosen = Palabras escogidas: cortas, conocidas, muchas con varios sentidos
duet-options-kind-picture-book = Palabras de libro ilustrado: cosas que se pueden dibujar, para niños y principiantes
duet-options-kind-says = Las palabras escogidas dan pistas más ricas.
duet-options-own = Palabras propias
duet-options-own-says = Una palabra por línea, de 25 a 5000. Se pueden marcar las partes de un compuesto: «paraguas = parar + agua». Déjalo vacío para jugar con las nuestras.
duet-options-clues = Pistas
duet-options-several = Varias palabras
duet-options-several-says = La pista puede ser un nombre o un título de varias palabras.
duet-options-word-play = Juegos de palabras
duet-options-word-play-says = Valen también las pistas que suenan igual, como vaca para baca, y otros juegos de palabras, así que nadie los objeta. Un segundo sentido de una palabra vale en todas las mesas.
duet-options-flexible = Turnos flexibles
duet-options-flexible-says = Un lado puede dar dos pistas seguidas; después, el otro da una.
duet-words-unknown = No existe esa lista de palabras.
duet-words-too-few = { $n ->
    [0] Una lista necesita { $least } palabras o más, y esta no tiene ninguna.
    [one] Una lista necesita { $least } palabras o más, y esta tiene una.
   *[other] Una lista necesita { $least } palabras o más, y esta tiene { $n }.
}
duet-words-too-many = Una lista puede tener { $n } palabras, y esta tiene más.
duet-words-too-large = Una lista puede tener { $n } KB, y esta tiene más.
duet-words-line = Línea { $line } («{ $word }»): { $problem }
duet-word-blank = aquí no hay ninguna palabra.
duet-word-long = la palabra es demasiado larga.
duet-word-character = «{ $char }» no puede estar en una palabra.
duet-word-parts = después de «=» van dos o más partes, con «+» entre ellas.
duet-word-twice = la palabra ya está en la línea { $first }.
duet-mark-unknown = «{ $mark }» no es una marca: hay senses, field, kin, same y not, cada una con dos puntos.
duet-mark-empty = no hay nada después de «{ $mark }:».
duet-mark-twice = «{ $mark }» está dos veces.
duet-mark-no-word = una marca va debajo de una palabra.
duet-mark-missing = falta «{ $mark }»; en una lista con marcas la necesita cada palabra.
duet-mark-kin = «{ $kin }» se nombra como pariente y no es otra palabra de la lista.
duet-mark-two-words = son más de una palabra.
duet-mark-both = «{ $word }» está en «same» y en «not».

## Rechazos
refused-duet-players = Pueden jugar de dos a ocho personas, con alguien en cada lado.
refused-duet-tokens = Una partida tiene 9, 10 u 11 fichas, o las de una misión.
refused-duet-law = Esta mesa juega con una ley de las pistas más nueva que la que conoce esta casa.
refused-duet-over = La partida ha terminado.
refused-duet-not-a-player = Eso solo puede hacerlo quien está sentado en esta mesa.
refused-duet-others-clue = Le toca dar una pista al otro lado.
refused-duet-third-clue = Después de dos pistas seguidas, la da el otro lado.
refused-duet-nothing-to-clue = Todas las palabras de tu lado están encontradas: ahora solo da pistas el otro lado.
refused-duet-clue-standing = Ya hay una pista: primero se adivina.
refused-duet-no-more-clues = En la muerte súbita ya no hay pistas.
refused-duet-no-clue = Todavía no hay ninguna pista que adivinar.
refused-duet-own-clue = Esta pista la dio tu lado: adivina el otro.
refused-duet-no-such-card = Esa carta no está en la cuadrícula.
refused-duet-covered = Esa palabra ya la cubre un agente.
refused-duet-marked = Tu lado ya se topó ahí con un civil.
refused-duet-already-decided = Ya está decidido: otro toque llegó antes. El tuyo no cuesta nada.
refused-duet-guess-first = En cada turno hay al menos un intento.
refused-duet-no-turn = En la muerte súbita no hay turno que acabar.
refused-duet-nothing-to-find = Tu lado ya ha encontrado todas sus palabras: adivina el otro.
refused-duet-too-late-to-object = Se objeta antes del primer intento.
refused-duet-objected-before = Ya hubo una objeción a esta pista.
refused-duet-objection-stands = Hay una objeción: primero responde el lado que dio la pista.
refused-duet-no-objection = Nadie ha objetado.
refused-duet-not-your-clue = A la objeción responde el lado que dio la pista.

## Ciudades
duet-city-prague = Praga
duet-city-berlin = Berlín
duet-city-london = Londres
duet-city-montreal = Montreal
duet-city-los_alamos = Los Álamos
duet-city-washington = Washington
duet-city-paris = París
duet-city-madrid = Madrid
duet-city-monte_carlo = Montecarlo
duet-city-vatican_city = Ciudad del Vaticano
duet-city-cairo = El Cairo
duet-city-baghdad = Bagdad
duet-city-dubai = Dubái
duet-city-mumbai = Bombay
duet-city-casablanca = Casablanca
duet-city-bogota = Bogotá
duet-city-rio_de_janeiro = Río de Janeiro
duet-city-cape_town = Ciudad del Cabo
duet-city-sydney = Sídney
duet-city-tokyo = Tokio
duet-city-moscow = Moscú
duet-city-bangkok = Bangkok
duet-city-singapore = Singapur
duet-city-yakutsk = Yakutsk
duet-city-shanghai = Shanghái
duet-city-hong_kong = Hong Kong

## Misiones
missions-title = Misiones
missions-says = Un equipo recorre el mapa desde Praga: cada ciudad tiene sus propias fichas, y ganar una abre la siguiente.
missions-teams = Tus equipos
missions-new = Un equipo nuevo
missions-new-says = Una pareja o un grupo que juega en equipo. Tiene su propio mapa, que guarda cada intento.
missions-name = Nombre del equipo
missions-make = Crear el equipo
missions-progress = { $n ->
    [0] Ninguna misión ganada todavía, de { $of }.
    [one] Una misión ganada de { $of }.
   *[other] { $n } misiones ganadas de { $of }.
}
missions-map = Mapa de misiones
missions-map-europe = Mapa de misiones: Europa
missions-won = ganada
missions-open = abierta
missions-locked = Antes hay que ganar { $city }.
missions-open-ones = Misiones abiertas
missions-won-ones = Ganadas
missions-locked-ones = Aún no abiertas
missions-numbers = { $mistakes ->
    [0] { $turns } fichas; cada error cuesta dos.
    [one] { $turns } fichas, una de las cuales paga un error.
   *[other] { $turns } fichas, { $mistakes } de las cuales pagan un error.
}
missions-numbers-standard = { $turns } fichas, y cada una paga un error.
missions-play = Jugar esta misión
missions-play-again = Volver a jugarla
missions-attempt-won = victoria
missions-attempt-lost = derrota
missions-note = Nota
missions-note-keep = Guardar
