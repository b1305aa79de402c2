# Pages that are no table.

home-title = Juegos de espías para una velada
home-line = Tres juegos de información oculta: con amigos en cualquier parte o ahora mismo contra bots.
home-secrets = Lealtades ocultas que cambian de manos. Ofrece, farolea y averigua para quién trabajas ahora.
home-secrets-players = 4–8 jugadores
home-secrets-time = 20 minutos
home-confusion = Un tablero como el del ajedrez en el que nadie sabe cómo se mueven sus propias piezas.
home-confusion-players = 2 jugadores
home-confusion-time = 45 minutos
home-duet = En equipo: pistas de una palabra y una clave de la que cada cual ve la mitad.
home-duet-players = 2–8 jugadores
home-duet-time = 15 minutos
home-play = Jugar ya contra bots
home-friends = Con amigos
home-rules = Cómo se juega
home-code = ¿Tienes un código?
home-code-go = A la mesa
home-resume = Volver a tu mesa de { $game }
home-mine = Tus mesas
home-open = Mesas con sitio libre
stage-open = esperando jugadores
stage-on = en juego
stage-over = terminada
ago-minutes =
    { $n ->
         [0] ahora mismo
         [one] hace un minuto
        *[other] hace { $n } minutos
    }
ago-hours =
    { $n ->
         [one] hace una hora
        *[other] hace { $n } horas
    }
ago-days =
    { $n ->
         [one] ayer
        *[other] hace { $n } días
    }
make-title = Una mesa de { $game }
make-you = Tú
make-bots = Bots
make-bots-says = Ocupan los últimos asientos. Los que queden libres son para tus invitados; en la mesa aún se puede cambiar.
make-bots-how-many = Cuántos
make-clock = Reloj
make-clock-none = Ninguno: sin prisas
make-clock-move = Un tiempo por decisión
make-clock-bank = Una reserva de tiempo y algo más tras cada decisión
make-clock-days = Por correspondencia: días por decisión
unit-seconds = segundos
unit-minutes = minutos
unit-increment = segundos más cada vez
unit-days = días
make-door = La puerta
make-listed = Cualquiera puede sentarse.
make-listed-says = La portada muestra la mesa. Si no, hace falta tu enlace.
make-closed = Nadie mira.
make-closed-says = Sin espectadores ni pantalla grande.
make-go = Abrir la mesa
make-hot = Un solo dispositivo que pasa de mano en mano
make-hot-says = Todos alrededor de un dispositivo, con un telón entre jugador y jugador. Escribe quién juega; los bots ocupan el resto.
make-hot-go = Repartir en este dispositivo
settings-name = Cómo te llamas
settings-language = Idioma
settings-theme = Lámpara
theme-system = Como en tu sistema
theme-light = Encendida
theme-dark = Apagada
settings-turn = Tu turno
settings-sound = Un sonido suave cuando te toca
settings-bell-says = Tu navegador puede avisarte también fuera de la página, si lo permites.
settings-keep = Guardar
settings-kept = Guardado.
about-what = Safehouse es un lugar para jugar a tres juegos de espías con información oculta: Secrets, Confusion y Duet. Nadie se registra; basta un enlace. Es un solo programa que cualquiera puede poner en marcha en casa o en un club.
about-fair = Limpio, y puedes comprobarlo
about-fair-says = Antes de que nadie añada nada, la mesa promete con una huella el secreto del que reparte. Después, el navegador de cada persona añade cifras al azar por su cuenta y guarda lo que envió. Al final se muestran y comparan el secreto y todas las partes, y el acta de la partida se puede descargar y verificar sin esta casa. Los bots no añaden nada, y un navegador sin scripts tampoco.
about-private = Qué se guarda de ti
about-private-says = Una cookie que dice que tú eres tú, el nombre que escribiste, las mesas en las que te sentaste y lo que allí se dijo. No se envía nada a nadie más.
about-programs = Para programas
about-programs-says = Los bots juegan mediante una API JSON, descrita aquí:
about-licence = Licencia
about-licence-says = Software libre bajo MIT o Apache-2.0, a tu elección.
hot-pass = Pasa el dispositivo a { $who }.
hot-nobody-looks = Que nadie más mire ahora.
hot-here = Soy { $who }
hot-hand-over = Pasar el dispositivo
replay-steps = Pasos
replay-first = Al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Seguir solo
replay-where = Paso { $n } de { $of }
replay-from = Visto por
replay-above = todos a la vez
replay-public = quienes miraban
replay-look = Mirar
replay-earlier = Lo que pasó antes
replay-later = Lo que pasó después
replay-here = A este momento
replay-table = Volver a la mesa
