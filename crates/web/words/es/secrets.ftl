# Secrets

## Personajes

secrets-double-agent = Agente Doble
    .one = un Agente Doble
    .effect = Intercambias tu ficha con la del centro y miras la nueva.
    .task = Tu ficha se intercambia con la del centro.
secrets-politician = Político
    .one = un Político
    .effect = Pones esta carta delante de otra persona y miras su ficha.
    .task = Político: ¿delante de quién va la carta?
secrets-psychiatrist = Psiquiatra
    .one = un Psiquiatra
    .effect = Intercambias las fichas de otras dos personas. Nadie las mira.
    .task = Psiquiatra: elige a dos personas e intercambia sus fichas.
secrets-detective = Detective
    .one = un Detective
    .effect = Miras una ficha. Todos saben cuál.
    .task = Detective: elige una ficha para mirarla.
secrets-journalist = Periodista
    .one = una Periodista
    .effect = Todos ven tu ficha, menos tú.
    .task = Todos los demás ven tu ficha.
secrets-scientist = Científica
    .one = una Científica
    .effect = La que más vale. Una pareja boca arriba pone boca abajo todos tus personajes.
    .task = La Científica no te pide nada.
secrets-diplomat = Diplomática
    .one = una Diplomática
    .effect = Todos ven la ficha del centro; la intercambias en secreto con la de quien tienes al lado.
    .task = Diplomática: ¿izquierda o derecha? Intercambia en secreto con el centro.
secrets-assassin = Asesina
    .one = una Asesina
    .effect = Robas una bala, la miras y se la das a otra persona.
    .task = Asesina: ¿quién recibe la bala?

## Identidades y fichas

secrets-cia = CIA
secrets-kgb = KGB
secrets-hippie = jipi
secrets-token-of = la ficha de { $who }
secrets-token-mine = tu ficha
secrets-token-centre = la ficha del centro
secrets-token-hidden = Ficha de identidad, boca abajo
secrets-seen = Ficha, vista por última vez en el turno { $what }: { $who }
secrets-seen-doubtful = Ficha, vista por última vez en el turno { $what }: { $who }. Puede que la hayan cambiado después.
secrets-seen-dealt = Ficha, vista en el reparto: { $who }
secrets-seen-dealt-doubtful = Ficha, vista en el reparto: { $who }. Puede que la hayan cambiado después.

## La mesa

secrets-table = La mesa
secrets-centre = Centro
secrets-deck =
    { $n ->
        [one] Mazo: una carta
       *[other] Mazo: { $n } cartas
    }, { $unseen } sin ver todavía
secrets-bullets =
    { $n ->
        [0] No quedan balas
        [one] Queda una bala
       *[other] Quedan { $n } balas
    }
secrets-un-nobody = Ficha de la ONU: no la tiene nadie
secrets-un-holder = Tiene la ficha de la ONU
secrets-turn = Turno { $n }
secrets-before =
    { $me ->
        [yes] Delante de ti
       *[no] Delante de { $who }
    }: { $n } de { $most } cartas
secrets-card-up = { $who }, { $what }
secrets-card-down = { $who }, boca abajo, cuenta 0
secrets-card-bullet = Bala de { $who }, valor desconocido
secrets-card-bullet-known = Bala de { $who }, { $what }
secrets-card-offered = La carta ofrecida, boca abajo
secrets-sum = Puntos: { $n }
secrets-sum-unknown = Puntos: { $n }, sin las balas que no conoces

## Elegir en la mesa

secrets-do-offer = Ofrecer
secrets-do-offer-says = Ofrecer la carta a { $who }: { $what }
secrets-do-swap = Intercambiar
secrets-do-swap-says = Intercambiar las fichas de { $who } y { $what }
secrets-do-swap-first = Primera
secrets-do-swap-first-says = Primera ficha: { $who }
secrets-do-give = Dar
secrets-do-give-says = Dar a { $who }
secrets-do-exchange = Intercambiar
secrets-do-exchange-says = Intercambiar la ficha del centro con la de { $who } ({ $what })
secrets-left = a tu izquierda
secrets-right = a tu derecha
secrets-do-look = Mirar
secrets-do-look-says = Mirar { $who }

## La oferta

secrets-desk = La oferta
secrets-pair = Las dos cartas a la vista
secrets-pick-card = Elige una de las dos cartas.
secrets-pick-target = Ahora elige en la mesa a quién se la ofreces.
secrets-offering = { $who } se queda una de las dos y la ofrece boca abajo.
secrets-on-offer =
    { $me ->
        [by] Ofreces a { $to } una carta boca abajo. La otra ha ido al fondo del mazo.
        [to] { $by } te ofrece una de estas dos, boca abajo.
       *[no] { $by } ofrece a { $to } una de estas dos, boca abajo.
    }
secrets-kept = Ofrecida
secrets-under = Al fondo
secrets-un-may =
    { $me ->
        [yes] Tienes la ficha de la ONU: decides primero.
       *[no] { $who } tiene la ficha de la ONU y puede llevarse la carta.
    }
secrets-accept = Aceptar
secrets-accept-says = La carta queda delante de ti y aplicas su efecto.
secrets-refuse = Rechazar
secrets-refuse-says = La carta queda delante de { $by }, que aplica su efecto.
secrets-intervene = Llevarme la carta
secrets-intervene-says = La ONU interviene: la carta queda delante de ti y aplicas su efecto.
secrets-pass = Dejarla pasar
secrets-pass-says = Vale la respuesta de quien recibe la oferta. Nadie ve que has pasado.
secrets-sealed-accept = En secreto: aceptas. Vale en cuanto la ONU deje pasar la oferta.
secrets-sealed-refuse = En secreto: rechazas. Vale en cuanto la ONU deje pasar la oferta.
secrets-sealed-pass = En secreto: dejas pasar la oferta.
secrets-carries-out = { $who } aplica el efecto.
secrets-bullet-is =
    { $me ->
        [yes] Tu bala: { $value }
       *[no] La bala de { $who }: { $value }
    }

## Lo que se puede decir

secrets-claims = Di algo, sea verdad o no
secrets-claims-more = Otras fichas…
secrets-claims-how = Las afirmaciones pueden ser mentira y no comprometen a nadie. ¿Qué dices de una ficha?
secrets-close = Cerrar
secrets-say-card = Es { $one }.
secrets-say-like = Te va a gustar.
secrets-say-dislike = No te va a gustar.
secrets-say-mine = Mi ficha: { $identity }.
secrets-say-token = La ficha de { $who }: { $identity }.
secrets-say-centre = La ficha del centro: { $identity }.

## Lo que se acaba de ver

secrets-peek = Lo que acabas de ver
secrets-peek-saw = Ves { $token }
secrets-peek-shown = Todos ven { $token }

## Estado

secrets-status-offer = Te toca: elige una carta y a quién se la ofreces.
secrets-status-offering = Falta que { $who } ofrezca una carta.
secrets-status-answer = { $who } te ofrece una carta. ¿Aceptas o rechazas?
secrets-status-un = { $who } ofrece una carta a { $to }. ¿Interviene la ONU?
secrets-status-passed = Dejas pasar la oferta. Falta la respuesta de { $to }.
secrets-status-sealed = Has respondido en secreto. Falta la ONU.
secrets-status-both = Faltan las respuestas de { $to } y de la ONU ({ $un }).
secrets-status-answering = Falta la respuesta de { $to }.
secrets-status-effect = { $card }: { $who } aplica el efecto.

## La historia

secrets-told-dealt =
    { $me ->
        [yes] Se reparten las fichas. Empiezas tú.
       *[no] Se reparten las fichas. Empieza { $who }.
    }
secrets-told-saw = Ves { $token }: { $identity }.
secrets-told-saw-quiet = Ves { $token }.
secrets-told-token = Se ve { $token }: { $identity }.
secrets-told-centre = Todos ven la ficha del centro: { $identity }.
secrets-told-centre-quiet = Todos ven la ficha del centro.
secrets-told-turned-up =
    Turno { $turn }: { $me ->
        [yes] descubres { $one } y { $two }.
       *[no] { $who } descubre { $one } y { $two }.
    }{ $extras ->
        [0] { "" }
        [one] { " " }Una copia más va al fondo del mazo.
       *[other] { " " }{ $extras } copias más van al fondo del mazo.
    }
secrets-told-offered =
    { $me ->
        [by] Ofreces una carta a { $to }.
        [to] { $by } te ofrece una carta.
       *[no] { $by } ofrece una carta a { $to }.
    }
secrets-told-kept = La carta ofrecida: { $card }.
secrets-told-window = Se ha agotado el plazo de la ONU.
secrets-told-accepted =
    { $me ->
        [yes] Aceptas. La carta: { $card }.
       *[no] { $who } acepta. La carta: { $card }.
    }
secrets-told-refused =
    { $me ->
        [yes] Oferta rechazada. La carta se queda contigo: { $card }.
       *[no] Oferta rechazada. La carta se queda con { $who }: { $card }.
    }
secrets-told-intervened =
    { $me ->
        [yes] Intervienes como ONU y te llevas la carta: { $card }.
       *[no] { $who } interviene como ONU y se lleva la carta: { $card }.
    }
secrets-told-swapped =
    { $me ->
        [yes] Intercambias { $one } y { $two }.
       *[no] { $who } intercambia { $one } y { $two }.
    }
secrets-told-looks = { $who } mira { $token }.
secrets-told-looks-own = { $who } mira su propia ficha.
secrets-told-put-before =
    { $me ->
        [by] Pones el Político delante de { $to }.
        [to] { $by } pone el Político delante de ti.
       *[no] { $by } pone el Político delante de { $to }.
    }
secrets-told-shows =
    { $me ->
        [yes] Todos ven tu ficha, menos tú.
       *[no] { $who } enseña su ficha a toda la mesa.
    }
secrets-told-exchanged = { $who } intercambia la ficha del centro con la de alguien a su lado. Nadie más sabe con cuál.
secrets-told-exchanged-with = Intercambias la ficha del centro con { $token }.
secrets-told-exchanged-left = Era la de su izquierda.
secrets-told-exchanged-right = Era la de su derecha.
secrets-told-bullet-drawn = { $who } roba una bala y la mira.
secrets-told-bullet-seen = La bala: { $value }.
secrets-told-bullet-given =
    { $me ->
        [by] Das la bala a { $to }.
        [to] { $by } te da la bala.
       *[no] { $by } da la bala a { $to }.
    }
secrets-told-all-down =
    { $me ->
        [yes] Dos Científicas: todos tus personajes quedan boca abajo.
       *[no] Dos Científicas: todos los personajes de { $who } quedan boca abajo.
    }
secrets-told-pair-down =
    { $me ->
        [yes] Una pareja delante de ti queda boca abajo: { $card }.
       *[no] Una pareja delante de { $who } queda boca abajo: { $card }.
    }
secrets-told-un =
    { $me ->
        [yes] Ahora tienes tú la ficha de la ONU.
       *[no] Ahora tiene { $who } la ficha de la ONU.
    }
secrets-told-un-nobody = Ahora nadie tiene la ficha de la ONU.
secrets-told-ended = La partida ha terminado y se descubren todas las fichas.

## El final

secrets-ended-hippie =
    { $me ->
        [yes] Tienes la puntuación más baja ({ $points }) y tu ficha es jipi: ganas en solitario.
       *[no] { $who } tiene la puntuación más baja ({ $points }) y su ficha es jipi: gana en solitario.
    }
secrets-ended-team =
    { $team ->
        [KGB] Gana el KGB
       *[CIA] Gana la CIA
    } por { $more } a { $less }: { $names }.
secrets-ended-nobody = La CIA y el KGB empatan a { $points }: pierde todo el mundo.
secrets-scores = Puntuación
secrets-scores-who = Nombre
secrets-scores-cards = Cartas
secrets-scores-points = Puntos
secrets-scores-team = { $team } en total
secrets-scores-how = Un jipi con la puntuación más baja, sin empate, gana en solitario; si no, gana el equipo con la suma más alta. Los personajes boca abajo cuentan 0.
secrets-won = gana

## Opciones

secrets-option-players = Jugadores
secrets-option-players-says = Los bots pueden ocupar cualquier asiento. Con cuatro solo ves tu ficha al empezar; a partir de cinco, también la de tu derecha; con siete u ocho, todos ven la del centro.
secrets-option-memory = Ayuda de memoria
secrets-option-memory-says = La página apunta en cada ficha lo último que viste y cuándo, y lo marca como dudoso tras un intercambio. Sin ella, hay que recordarlo.
secrets-option-window = Plazo de la ONU
secrets-option-window-says = Cuánto tiempo tiene la ONU para llevarse una carta ofrecida antes de que valga la otra respuesta. Sin límite, la ONU tiene que responder cada vez: pensado para partidas por correspondencia.
secrets-option-seconds =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
secrets-option-auto = 10 segundos; sin límite por correspondencia
secrets-option-no-window = Sin límite
secrets-option-shuffle = Barajar lo que va al fondo del mazo
secrets-option-shuffle-says = Si no, las cartas vuelven en el orden en que fueron al fondo, y quien esté atento puede contar con ello.
secrets-option-yes = Sí
secrets-option-no = No
secrets-option-wrong = Esas opciones no existen.

## Rechazos

refused-secrets-players = Secrets es para 4 a 8 jugadores.
refused-secrets-window = El plazo de la ONU puede durar de 1 a 3600 segundos.
refused-secrets-wrong-pieces = Este reparto no tiene las piezas de una mesa así.
refused-secrets-no-such-seat = No hay tal asiento en esta mesa.
refused-secrets-over = La partida ha terminado.
refused-secrets-not-yours = Ahora no te toca decidir.
refused-secrets-offer-first = Ahora hay que ofrecer una carta a alguien.
refused-secrets-answer-first = Hay que aceptar o rechazar la oferta.
refused-secrets-intervene-or-pass = La ONU puede llevarse la carta o dejar pasar la oferta.
refused-secrets-effect-first = Primero hay que aplicar el efecto de la carta.
refused-secrets-not-turned-up = Solo puedes ofrecer una de las dos cartas a la vista.
refused-secrets-offer-to-self = Una carta se ofrece a otra persona, nunca a ti.
refused-secrets-not-two-others = El Psiquiatra intercambia las fichas de otras dos personas.
refused-secrets-politician-to-self = El Político tiene que ir delante de otra persona.
refused-secrets-bullet-to-self = La bala tiene que ser para otra persona.
refused-secrets-no-window = No hay ningún plazo de la ONU abierto.
refused-secrets-clock = Solo el reloj cierra el plazo de la ONU, y no hace nada más.
