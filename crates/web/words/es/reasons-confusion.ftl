# Por qué un bot de Confusion hizo lo que hizo: se muestra al terminar la partida.
#
# $spy    la letra del espía en cuestión (palabra)
# $other  la letra de otro espía (palabra)
# $p      una probabilidad en tanto por ciento (número)
# $n      cuántos (número)

## Intentos. $p es la probabilidad de un sí, según el bot.

confusion-why-attempt-win = Un sí al espía { $spy } gana la partida al instante; la probabilidad es del { $p } %.
# $other es el espía rival que controla el maletín.
confusion-why-attempt-rob = El espía { $spy } puede capturar a { $other } y hacerse con el maletín; la probabilidad es del { $p } %.
# $other es el espía rival que sería capturado.
confusion-why-attempt-capture = El espía { $spy } puede capturar a { $other }; la probabilidad es del { $p } %.
confusion-why-attempt-take = El espía { $spy } puede hacerse con el maletín; la probabilidad es del { $p } %.
# $n es cuántas filas faltan hasta la última.
confusion-why-attempt-carry = { $n ->
    [one] El espía { $spy } sigue llevando el maletín: después falta una fila. La probabilidad es del { $p } %.
   *[other] El espía { $spy } sigue llevando el maletín: después faltan { $n } filas. La probabilidad es del { $p } %.
}
confusion-why-attempt-retreat = El espía { $spy } pone el maletín a salvo; la probabilidad es del { $p } %.
confusion-why-attempt-leave = El espía { $spy } puede hacer más sin el maletín que con él; la probabilidad es del { $p } %.
confusion-why-attempt-send = El espía { $spy } envía el maletín, porque es más rápido o más seguro que llevarlo; la probabilidad es del { $p } %.
confusion-why-attempt-defend = El rival amenaza algo, y el espía { $spy } puede impedirlo; la probabilidad es del { $p } %.
# $n es cuántas piezas de movimiento puede tener el espía.
confusion-why-attempt-learn = { $n ->
    [one] Al espía { $spy } le queda una pieza de movimiento posible; la probabilidad de un sí es del { $p } %.
   *[other] Al espía { $spy } le quedan { $n } piezas de movimiento posibles: sea cual sea la respuesta, después serán menos. La probabilidad de un sí es del { $p } %.
}
confusion-why-attempt-approach = El espía { $spy } está mejor colocado allí; la probabilidad es del { $p } %.
confusion-why-attempt-wait = Cualquier movimiento real empeoraría las cosas, así que el espía { $spy } intenta lo que no puede salir; la probabilidad es del { $p } %.

## Respuestas. $p es cuánto puede sospechar el rival del espía después.

confusion-why-answer-truth = Con una pieza de movimiento corriente solo cabe la respuesta verdadera.
confusion-why-answer-refuse = El espía { $spy } es el agente doble del rival, y un sí habría hecho daño. Ahora pueden sospechar de él con un { $p } %.
confusion-why-answer-let-go = El espía { $spy } es el agente doble del rival: aquí un sí no hace daño y guarda el secreto. Ahora pueden sospechar de él con un { $p } %.
confusion-why-answer-honest = El espía { $spy } es el agente doble del rival, y este bot nunca le dice que no.

## Antes del movimiento.

# $p es la probabilidad de que el espía sea el agente doble.
confusion-why-remove-suspect = El espía { $spy } es el agente doble con una probabilidad del { $p } %, y sin él la posición es mejor.
# $p es la probabilidad de que el espía sea el agente doble.
confusion-why-remove-obstacle = El espía { $spy } estorba un movimiento que gana; es el agente doble con una probabilidad del { $p } %.
confusion-why-keep-going = Demasiados turnos sin progreso habrían acabado pronto en tablas. Retirar al espía { $spy }, el más prescindible, mantiene viva la partida.
confusion-why-unmask-holder = El espía { $spy } es el agente doble del rival y controla el maletín: es el momento de mostrarlo.
confusion-why-unmask-obstacle = El espía { $spy } es el agente doble del rival y estorba el paso: es el momento de mostrarlo.
# $n es cuántas piezas de movimiento puede tener el espía.
confusion-why-reveal = { $n ->
    [one] Al espía { $spy }, que está cerca del maletín, le queda una pieza de movimiento posible.
   *[other] Al espía { $spy }, que está cerca del maletín, le quedan { $n } piezas de movimiento posibles: es donde más hay que averiguar.
}
# $n es cuántos espías tienen un buen intento.
confusion-why-move-two = { $n ->
    [one] Un espía en la mitad propia tiene un buen intento.
   *[other] { $n } espías en la mitad propia tienen buenos intentos: dos en un turno ganan tiempo.
}
confusion-why-swap = Los espías { $spy } y { $other } están mejor cada uno en el sitio del otro.

## Preguntas y lo demás. $p es la probabilidad de que el espía sea el agente doble.

confusion-why-promotion-take = El espía { $spy } gana con el ascenso; solo es el agente doble con una probabilidad del { $p } %.
confusion-why-promotion-decline = El espía { $spy } es el agente doble con una probabilidad del { $p } %: el ascenso no compensa el riesgo.
confusion-why-briefcase-take = El maletín está bien con el espía { $spy }.
confusion-why-briefcase-decline = El maletín está mejor donde está que con el espía { $spy }.
confusion-why-draw-agree = Quedaba poca esperanza: las tablas vienen bien.
confusion-why-draw-decline = Todavía hay algo por lo que jugar.
confusion-why-layout = De las posiciones iniciales probadas, esta es la que tiene más caminos abiertos hacia el maletín.
confusion-why-pass = No hay nada que intentar, o nada que ayude.
confusion-why-anything = Ninguna opción era mejor que otra: esta es la primera que permiten las reglas.
