# The table around a game.

story = Qué ha pasado
talk = Charla
talk-table = Di algo a la mesa
talk-side = Di algo solo a tu lado
talk-watchers = Di algo a quienes miran
talk-send = Decirlo
menu = En esta mesa
menu-stand-up = Levantarse
menu-hush = Pedir silencio a quienes miran
menu-unhush = Dejar hablar a quienes miran
menu-tv = Pantalla grande
menu-rules = Reglas
menu-you-left = Has dejado esta partida.
menu-return = Volver
menu-vote-bot = Que le sustituya un bot
menu-unvote-bot = Mejor esperar
menu-pause = Pedir una pausa
menu-pause-asked = Has pedido una pausa.
menu-pause-wanted = Se pide una pausa. ¿De acuerdo?
menu-resume = Continuar
menu-vote-stop = Abandonar la partida
menu-unvote-stop = Seguir jugando
menu-leave = Dejar la partida
menu-mute = No oír a { $who }
menu-unmute = Volver a oír a { $who }
away-gone = { $who } ya no está.
away-ways = Puedes esperar, o bien:
away-adjourned = La partida está aplazada. Seguirá cuando estéis todos.
away-adjourn = Aplazar la partida
away-stop = Terminarla sin ganador
away-patience = Te están esperando. Mientras esta página esté abierta, nadie puede ocupar tu asiento.
sure = ¿Seguro?
sure-not = Mejor no
paused = La partida está aplazada: los relojes están parados.
given-up = La partida se ha abandonado.
plate-turn = decide
plate-you = tú
plate-bot = Un bot: { $level }
plate-host = anfitrión
plate-stand-in = le sustituye un bot
plate-gone = no está
plate-left = se ha ido
ended = Fin
ended-again = Jugar otra vez
ended-join-again = Los demás juegan otra vez: únete
ended-replay = Repetición
ended-record = Acta
gather-title = { $game }: ¿quién juega?
gather-sit-down = Escribe tu nombre y siéntate.
gather-full = Todos los asientos están ocupados. Puedes mirar.
gather-free =
    { $n ->
         [one] Queda un asiento libre.
        *[other] Quedan { $n } asientos libres.
    }
gather-be-ready = Di cuándo estás a punto.
gather-waiting = Esperando a { $who }.
gather-start = Ya están todos: reparte.
gather-host-starts = Ya están todos. Reparte quien abrió la mesa.
gather-nobody = libre
gather-kept = reservado
gather-free-seat = Liberar
gather-remove = Echar
gather-is-ready = a punto
gather-ready = Estoy a punto
gather-not-ready = Todavía no
gather-deal = Repartir
gather-name = Tu nombre
gather-join = Sentarse
gather-invite = Invita a otros
gather-invite-how = Envíales este enlace, dicta el código o que apunten aquí con la cámara.
gather-qr = Código QR con el enlace
gather-copy = Copiar el enlace
gather-copied = Copiado
gather-code = Código:
gather-patience =
    { $n ->
         [one] Si la mesa espera a alguien que ha cerrado la página, los demás pueden seguir sin esa persona pasado un minuto.
        *[other] Si la mesa espera a alguien que ha cerrado la página, los demás pueden seguir sin esa persona pasados { $n } minutos.
    }
gather-promise = De qué promete repartir la mesa, como huella:
told-opened = La mesa está abierta.
told-sat = { $who } se sienta.
told-rose = { $who } se levanta.
told-removed = Se ha echado a { $who }.
told-bot = Se sienta { $who }, un bot ({ $level }).
told-bot-gone = Un bot deja su asiento.
told-ready = { $who } está a punto.
told-not-ready = { $who } todavía no está a punto.
told-started = Empieza la partida.
told-overdue = A { $who } se le acabó el tiempo.
told-left = { $who } deja la partida.
told-back = { $who } ha vuelto.
told-voted-bot = { $who } quiere que un bot sustituya a { $whom }.
told-unvoted-bot = { $who } prefiere esperar a { $whom }.
told-voted-stop = { $who } quiere abandonar la partida.
told-unvoted-stop = { $who } quiere seguir jugando.
told-stand-in = Un bot sustituye a { $who }.
told-given-up = Se abandona la partida.
told-pause-asked = { $who } pide una pausa.
told-paused = Los relojes se paran.
told-resumed = { $who } pone en marcha los relojes.
told-muted = Ya no oyes a { $who }.
told-unmuted = Vuelves a oír a { $who }.
told-hushed = Se pide silencio a quienes miran.
told-unhushed = Quienes miran pueden hablar de nuevo.
told-gone = { $who } ya no está.
told-host = Quien abrió la mesa se ha ido: ahora lleva la mesa { $who }.
told-outage =
    { $n ->
         [one] La casa no estuvo accesible durante un segundo. Todos los relojes recuperan ese tiempo y medio minuto más.
        *[other] La casa no estuvo accesible durante { $n } segundos. Todos los relojes recuperan ese tiempo y medio minuto más.
    }
told-again = Los mismos juegan otra vez.

# What a table refuses. The English sentences are those of the server: by them the others are found.
refused-table-full = La mesa está completa.
refused-table-seat-taken = Ese asiento está ocupado; hay otro libre.
refused-table-begun = La partida ha empezado.
refused-table-begun-full = La partida ha empezado; no quedan asientos.
refused-table-not-begun = La partida aún no ha empezado.
refused-table-over = La partida ha terminado.
refused-table-still-on = La partida sigue en marcha.
refused-table-empty-seats = Hay asientos vacíos: espera a más gente o dáselos a bots.
refused-table-seated = Ya tienes asiento aquí.
refused-table-no-seat = No tienes asiento en esta mesa.
refused-table-had-no-seat = No tenías asiento en esta mesa.
refused-table-left = Has dejado la partida: vuelve primero.
refused-table-left-already = Ya te has ido.
refused-table-here = Ya estás aquí.
refused-table-is-here = Esa persona está aquí: dale tiempo.
refused-table-of-two = En una partida de dos ningún bot juega por el otro: espera, aplaza la partida o termínala sin ganador.
refused-table-stand-in = Ya le sustituye un bot.
refused-table-pause-asked = Ya has pedido una pausa; los demás aún no han aceptado.
refused-table-hushed = Se ha pedido silencio a quienes miran.
refused-table-no-advice = Quienes juegan no hablan con quienes miran.
refused-table-sides-later = Cada lado habla entre sí cuando la partida ha empezado.
refused-table-nothing-said = Ahí no hay nada que decir.
refused-table-talk-hidden = Tiene caracteres que no se pueden mostrar.
refused-table-talk-long = Es demasiado largo para decirlo de una vez: 500 caracteres como máximo.
refused-table-talk-full = Se ha dicho tanto en esta mesa que ya no cabe más charla.
refused-table-too-long = Esta partida es más larga de lo que una mesa puede guardar: abandonadla.
refused-table-record-later = El acta se puede obtener cuando la partida termine.
