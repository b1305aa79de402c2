# Los bandos, como rótulo y dentro de una frase.
confusion-white = Blanco
confusion-red = Rojo
confusion-in-white = blanco
confusion-in-red = rojo

# El tablero
confusion-board = Tablero
confusion-briefcase-on = Maletín, { $square }
confusion-promoted = ascendido
confusion-holds = controla el maletín
confusion-out = Eliminados
confusion-laid-out = colocado
confusion-choose-spy = Espía { $spy }, { $square }: elige una casilla
confusion-handling = El maletín
confusion-carry = Llevarlo
confusion-leave = Dejarlo
confusion-send = Enviarlo
confusion-tells-hint = Elige un espía y señala una casilla: aquí verás qué te diría cada respuesta.
confusion-tells-yes = Sí ({ $chance } %): podría ser
confusion-tells-no = No ({ $chance } %): podría ser
confusion-tells-bits = { $bits } bits
confusion-tells-nothing = – no te dice nada nuevo

# Lo que se pregunta
confusion-question = Tu decisión
confusion-yes = Sí
confusion-no = No
confusion-answer-this = { $how ->
    [leave] El espía { $spy } del { $who } quiere ir de { $from } a { $to } y dejar el maletín.
    [carry] El espía { $spy } del { $who } quiere llevar el maletín de { $from } a { $to }.
    [send] El espía { $spy } del { $who } quiere enviar el maletín de { $from } a { $to }.
   *[move] El espía { $spy } del { $who } quiere ir de { $from } a { $to }.
}
confusion-answer-mover = Su pieza de movimiento es { $mover }: { $moves }.
confusion-answer-promoted = Está ascendido: dos casillas en cualquier dirección.
confusion-answer-freely = Es su agente doble: responde lo que quieras.
confusion-waits-for-answer = Tu intento espera respuesta.
confusion-choose-how = Pulsa uno de tus espías y después una casilla, o arrástralo hasta ella. Luego tu rival dice sí o no.
confusion-promote = El espía { $spy } ha llegado a la última fila. ¿Un ascenso?
confusion-promote-yes = Ascender
confusion-promote-no = Rechazar
confusion-take = Tu espía { $spy } puede quedarse el maletín. ¿Lo aceptas?
confusion-take-yes = Aceptar el maletín
confusion-take-no = Rechazar
confusion-pass = Pasar: no hay ningún intento posible
confusion-pass-second = Sin segundo intento
confusion-remove = Retirar a un sospechoso
confusion-remove-how = ¿Cuál de tus espías es el agente doble? Sale del juego para siempre y su pieza no se enseña.
confusion-unmask = Retirar a su agente doble
confusion-unmask-how = El espía { $spy } del { $who } es el agente doble. Sale del juego y todos ven lo que era.
confusion-draw-offer = Ofrecer tablas
confusion-draw-offered = El { $who } ofrece tablas.
confusion-draw-open = Tu oferta de tablas sigue en pie.
confusion-draw-yes = Aceptar tablas
confusion-draw-no = Seguir jugando
confusion-resign = Rendirse
confusion-resign-sure = Perderás la partida. ¿Seguro?
confusion-quiet = { $n } turnos sin progreso; a los { $most } son tablas.

# Colocación
confusion-lay-out-how = Arrastra tus espías por el tablero o elige una casilla para cada uno: tus dos primeras filas, 7 por fila como máximo y al menos 4 columnas con un espía en ambas filas.
confusion-lay-out = Esta es mi posición
confusion-lay-out-or = O toma una ya hecha:
confusion-lay-out-plain = Parejas en el centro
confusion-lay-out-box = La posición de la caja

# Fichas
confusion-token-reveal = Revela 1
confusion-token-reveal-how = Mira la pieza de movimiento de uno de tus espías, incluso eliminado. No puede moverse este turno.
confusion-token-move = Mueve 2
confusion-token-move-how = Intenta mover dos espías este turno. Los dos están en tu mitad y ninguno controla el maletín.
confusion-token-swap = Intercambia 2
confusion-token-swap-how = Dos espías tuyos en tu mitad cambian de sitio, con sus piezas sin ver. Ninguno se mueve este turno.
confusion-token-use = Usar la ficha
confusion-token-used = { $token }: usada
confusion-swap-spy = Espía

# La libreta
confusion-leaf-mine = Mis espías
confusion-leaf-theirs = Los espías del rival: lo que puede saber
confusion-helper = Ayuda de deducción
confusion-mark-strike = tachado
confusion-mark-circle = rodeado
confusion-note = Una nota
confusion-note-spy = Espía
confusion-note-write = Anotar

# Las piezas de movimiento
confusion-chart = Tabla de movimientos
confusion-double-agent = Agente doble: se mueve como diga el rival
confusion-crown = corona: asciende en la última fila
confusion-padlock = candado: el camino de vuelta puede estar cerrado
confusion-promoted-moves = 2 casillas en cualquier dirección
confusion-reconstruction = No conocemos la tabla impresa: estas piezas y la posición inicial son una reconstrucción.
confusion-reconstruction-own = Cómo jugar con tu propia caja
confusion-way-all = las ocho direcciones
confusion-way-f = adelante
confusion-way-fr = en diagonal adelante a la derecha
confusion-way-r = derecha
confusion-way-br = en diagonal atrás a la derecha
confusion-way-b = atrás
confusion-way-bl = en diagonal atrás a la izquierda
confusion-way-l = izquierda
confusion-way-fl = en diagonal adelante a la izquierda

# La línea sobre el tablero
confusion-status-lay-out = Coloca tus espías.
confusion-status-laying = Se están colocando los espías.
confusion-status-choose = Te toca: anuncia un movimiento.
confusion-status-second = Tu segundo intento.
confusion-status-choosing = Le toca al { $who }.
confusion-status-answer = El { $who } intenta { $spy } de { $from } a { $to }: ¿sí o no?
confusion-status-answering = El { $who } intenta { $spy } de { $from } a { $to }. Responde el { $whom }.
confusion-status-promoting = El { $who } decide sobre un ascenso.
confusion-status-taking = El { $who } decide sobre el maletín.
confusion-status-stop = ¡Detén al espía { $spy } en tu fila base o adiós al maletín!
confusion-status-extracting = El espía { $spy } gana si sigue ahí después de este turno.

# La historia
confusion-told-movers = Miras debajo de los espías rivales: sus piezas de movimiento están en el tablero. Lo que hay debajo de los tuyos lo tienes que averiguar.
confusion-told-laid-out = { $mine ->
    [yes] Has colocado tus espías.
   *[no] El { $who } ha colocado sus espías.
}
confusion-told-begins = { $mine ->
    [yes] Empiezas tú.
   *[no] Empieza el { $who }.
}
confusion-told-attempted = { $mine ->
    [yes] { $how ->
        [leave] Intentas mover { $spy } de { $from } a { $to } y dejar el maletín.
        [carry] Intentas llevar el maletín con { $spy } de { $from } a { $to }.
        [send] Intentas enviar el maletín con { $spy } de { $from } a { $to }.
       *[move] Intentas mover { $spy } de { $from } a { $to }.
    }
   *[no] { $how ->
        [leave] El { $who } intenta mover { $spy } de { $from } a { $to } y dejar el maletín.
        [carry] El { $who } intenta llevar el maletín con { $spy } de { $from } a { $to }.
        [send] El { $who } intenta enviar el maletín con { $spy } de { $from } a { $to }.
       *[move] El { $who } intenta mover { $spy } de { $from } a { $to }.
    }
}
confusion-told-yes = La respuesta: sí.
confusion-told-no = La respuesta: no. El espía se queda donde está.
confusion-told-captured = { $mine ->
    [yes] Capturan a tu espía { $spy }.
   *[no] El espía { $spy } del { $who } ha sido capturado.
}
confusion-told-briefcase-held = { $mine ->
    [yes] Tu espía { $spy } controla el maletín en { $square }.
   *[no] El espía { $spy } del { $who } controla el maletín en { $square }.
}
confusion-told-briefcase-free = El maletín está en { $square } y no lo controla nadie.
confusion-told-promoted = { $mine ->
    [yes] Tu espía { $spy } asciende.
   *[no] El espía { $spy } del { $who } asciende.
}
confusion-told-promotion = { $mine ->
    [yes] «¿Un ascenso, señor?» Tu espía { $spy } podría ascender.
   *[no] «¿Un ascenso, señor?» El espía { $spy } del { $who } podría ascender.
}
confusion-told-promotion-declined = { $mine ->
    [yes] Rechazas el ascenso de { $spy }.
   *[no] El { $who } rechaza el ascenso de { $spy }.
}
confusion-told-removed = { $mine ->
    [yes] Retiras a tu espía { $spy }. No se enseña si era el agente doble.
   *[no] El { $who } retira al espía { $spy } por sospechoso.
}
confusion-told-double-agent = { $mine ->
    [yes] Tu espía { $spy } era el agente doble y queda retirado.
   *[no] El espía { $spy } del { $who } era el agente doble y queda retirado.
}
confusion-told-briefcase-offered = { $mine ->
    [yes] Se ofrece el maletín a tu espía { $spy }.
   *[no] Se ofrece el maletín al espía { $spy } del { $who }.
}
confusion-told-briefcase-declined = { $mine ->
    [yes] Rechazas el maletín.
   *[no] El { $who } rechaza el maletín.
}
confusion-told-revealed = { $mine ->
    [yes] Revela 1: tu espía { $spy } tiene la pieza { $mover }.
   *[no] Revela 1: el { $who } ve que el espía { $spy } tiene la pieza { $mover }.
}
confusion-told-move-two = { $mine ->
    [yes] Mueve 2: tienes dos intentos.
   *[no] Mueve 2: el { $who } tiene dos intentos.
}
confusion-told-swapped = { $mine ->
    [yes] Intercambia 2: tus espías { $one } y { $two } cambian de sitio.
   *[no] Intercambia 2: los espías { $one } y { $two } del { $who } cambian de sitio.
}
confusion-told-passed = { $mine ->
    [yes] Pasas.
   *[no] El { $who } pasa.
}
confusion-told-draw-offered = { $mine ->
    [yes] Ofreces tablas.
   *[no] El { $who } ofrece tablas.
}
confusion-told-draw-declined = { $mine ->
    [yes] Rechazas las tablas.
   *[no] El { $who } rechaza las tablas.
}

# El final
confusion-end-briefcase = { $mine ->
    [won] Ganas: el maletín está al otro lado.
    [lost] Pierdes: el { $who } ha llevado el maletín al otro lado.
   *[watched] Gana el { $who }: el maletín está al otro lado.
}
confusion-end-elimination = { $mine ->
    [won] Ganas: al { $loser } no le quedan espías.
    [lost] Pierdes: no te quedan espías.
   *[watched] Gana el { $who }: al { $loser } no le quedan espías.
}
confusion-end-resigned = { $mine ->
    [won] Ganas: el { $loser } se rinde.
    [lost] Te has rendido.
   *[watched] Gana el { $who }: el { $loser } se rinde.
}
confusion-end-time-up = { $mine ->
    [won] Ganas: al { $loser } se le acabó el tiempo.
    [lost] Pierdes: se te acabó el tiempo.
   *[watched] Gana el { $who }: al { $loser } se le acabó el tiempo.
}
confusion-end-agreed = Tablas de común acuerdo.
confusion-end-repetition = Tablas: la misma posición por tercera vez.
confusion-end-no-progress = Tablas: demasiados turnos sin progreso.

# Una mesa nueva
confusion-variants = Variantes
confusion-variant-honour = Honor entre espías
confusion-variant-honour-says = Sin agentes dobles y sin el espía X: toda respuesta es verdad.
confusion-variant-tight = Inicio estrecho
confusion-variant-tight-says = Las dos columnas de los bordes quedan fuera de juego.
confusion-variant-extraction = Extracción segura
confusion-variant-extraction-says = El espía con el maletín debe sobrevivir un turno más del rival en la última fila.
confusion-variant-variable = Inicio variable
confusion-variant-variable-says = Cada bando coloca sus propios espías antes del primer turno.
confusion-variant-promotion = ¿Un ascenso, señor?
confusion-variant-promotion-says = Todo espía menos el agente doble puede ascender en la última fila, si quieres. Quien asciende a su agente doble lo pierde y ofrece el maletín al rival.
confusion-tokens = Fichas de acción especial
confusion-tokens-how = Cada una se usa una vez, antes de mover. Dar más a un bando sirve de ventaja.
confusion-tokens-none = Ninguna
confusion-tokens-all = Las tres para ambos bandos
confusion-tokens-each = Las que se eligen aquí:
confusion-play = La partida
confusion-begins = Quién empieza:
confusion-begins-random = a suertes
confusion-option-helper = Ayuda de deducción
confusion-option-helper-says = La libreta enseña a ambos bandos lo que demuestran las respuestas y lo probable que es el resto. Cada cual puede apagarla.
confusion-option-draws = Tablas por repetición y sin progreso
confusion-option-draws-says = La tercera repetición de una posición, o 100 turnos sin progreso, son tablas.
confusion-movers = Tus propias piezas de movimiento
confusion-movers-how = Quien tenga la caja puede copiar su tabla de movimientos y su posición inicial en un archivo, en TOML o JSON, y jugar con él. Si se deja vacío, vale la reconstrucción.
confusion-movers-example = El archivo de la reconstrucción, con la descripción del formato (en inglés)
confusion-movers-none = Vacío: la reconstrucción
confusion-movers-long = Es demasiado largo para un archivo de piezas.
confusion-movers-line = Archivo de piezas, línea { $line }: { $problem }
confusion-movers-unreadable = esto no es un archivo de piezas: { $why }
confusion-wrong-choice = Una de las opciones no está entre las ofrecidas.
confusion-box-count = Una caja tiene de 2 a 13 piezas de movimiento, y esta tiene { $n }.
confusion-box-one-each = Hay { $one } piezas y { $two } espías: cada espía necesita una.
confusion-box-same-id = Dos piezas se llaman { $one }.
confusion-box-same-moves = { $one } y { $two } se mueven igual: todas las piezas son distintas.
confusion-box-no-moves = { $one } no tiene movimientos y no es el agente doble.
confusion-box-distance = { $one } avanza { $n } casillas en { $two }: las distancias van de 1 a 10.
confusion-box-crown = { $one } tiene corona y va en { $two }: una pieza con corona no puede volver.
confusion-box-agent-moves = { $one } es el agente doble: no tiene ni movimientos ni corona.
confusion-box-agents = Una caja tiene exactamente un agente doble, y esta tiene { $n }.
confusion-box-same-letter = Dos espías llevan la letra { $one }.
confusion-box-start = El espía { $one } empieza en columna y fila { $two }: los espías empiezan en las columnas 1 a 11 de las filas 1 y 2.
confusion-box-same-square = Los espías { $one } y { $two } empiezan en la misma casilla.
confusion-box-crowded = En la fila { $one } empiezan { $n } espías: 7 como máximo.
confusion-box-spares = Exactamente un espía sobra cuando no hay agentes dobles (spare); aquí son { $n }.

# Rechazos
refused-confusion-box = Con estas piezas no se puede jugar.
refused-confusion-start-out-of-bounds = Un espía empezaría fuera de juego: el inicio estrecho solo tiene las columnas 2 a 10.
refused-confusion-too-few-to-lay-out = Son pocos espías para colocarlos: cuatro columnas necesitan uno en ambas filas.
refused-confusion-over = La partida ha terminado.
refused-confusion-no-such-seat = Esta mesa tiene dos asientos.
refused-confusion-only-the-clock = Eso solo lo dice el reloj.
refused-confusion-not-their-time = A ese asiento no se le pide nada ahora.
refused-confusion-lay-out-first = Primero ambos bandos colocan sus espías.
refused-confusion-no-laying-out = Los espías se colocan antes del primer turno, y solo en el inicio variable.
refused-confusion-laid-out-already = Tus espías ya están colocados.
refused-confusion-layout-count = Cada espía necesita una casilla.
refused-confusion-layout-row = Un espía quedaría fuera de tus dos primeras filas.
refused-confusion-layout-out-of-bounds = Un espía quedaría fuera de los límites: el inicio estrecho no tiene las columnas exteriores.
refused-confusion-layout-twice = Dos espías quedarían en la misma casilla.
refused-confusion-layout-crowded-row = Como máximo 7 espías por fila: pasa alguno a la otra.
refused-confusion-layout-columns = Al menos 4 columnas necesitan un espía en ambas filas: pon más espías uno detrás de otro.
refused-confusion-not-your-turn = No te toca.
refused-confusion-no-such-spy = No hay tal espía en esta partida.
refused-confusion-spy-is-out = Ese espía está eliminado.
refused-confusion-distance = Un movimiento tiene de 1 a 10 casillas.
refused-confusion-off-the-board = Eso se sale del tablero.
refused-confusion-out-of-bounds = Esa columna está fuera de juego.
refused-confusion-own-spy-there = Ahí está tu propio espía.
refused-confusion-spy-in-the-way = Hay un espía en medio.
refused-confusion-briefcase-in-the-way = El maletín está en medio.
refused-confusion-cannot-send-over = El maletín no puede saltar por encima de un espía.
refused-confusion-say-what-of-the-briefcase = Ese espía controla el maletín: di si lo deja, lo lleva o lo envía.
refused-confusion-no-briefcase-here = Ese espía no controla el maletín.
refused-confusion-answer-first = Un intento espera respuesta.
refused-confusion-nothing-to-answer = No hay ningún intento que responder.
refused-confusion-not-your-answer = Responde el rival, no quien lo intenta.
refused-confusion-false-answer = Esa no es la respuesta verdadera: solo con el agente doble se puede elegir.
refused-confusion-removed-already = Solo se retira uno por turno: un espía propio o el agente doble del rival.
refused-confusion-removal-with-token = No se retira a nadie en un turno con ficha.
refused-confusion-not-the-double-agent = Ese espía no es el agente doble.
refused-confusion-token-already = Una ficha por turno.
refused-confusion-token-with-removal = No hay fichas en un turno en que se ha retirado a alguien.
refused-confusion-no-token = No tienes esa ficha, o ya no.
refused-confusion-promoted-stays-hidden = Ese espía está ascendido: lo que era antes sigue oculto.
refused-confusion-same-spy-twice = Elige dos espías distintos.
refused-confusion-too-few-for-move-two = Necesitas dos espías en tu mitad sin el maletín, y que uno pueda moverse.
refused-confusion-not-in-own-half = Ese espía no está en tu mitad del tablero.
refused-confusion-holds-the-briefcase = Ese espía controla el maletín.
refused-confusion-may-not-move = Ese espía no puede moverse este turno: se ha revelado, se ha intercambiado o ya lo ha intentado.
refused-confusion-cannot-pass = Hay un intento posible: no puedes pasar.
refused-confusion-question-first = Una pregunta sobre un ascenso o el maletín espera respuesta.
refused-confusion-no-question = Nadie te ha preguntado eso.
refused-confusion-cannot-offer-draw = Las tablas se ofrecen en el propio turno, una vez por turno.
refused-confusion-no-draw-offer = Nadie te ha ofrecido tablas.
refused-confusion-no-such-mover = No hay tal pieza en esta caja.
refused-confusion-long-note = Una nota tiene 80 caracteres como máximo.
refused-confusion-unwritable-note = Una nota es una línea de texto sencillo.
