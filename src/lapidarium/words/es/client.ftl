# La mesa en el navegador.

ui-to-start = , a la página de inicio
ui-you = Tú
ui-bot = bot
ui-bot-for = Bot por { $name }
ui-open-seat = Asiento libre
ui-away = ausente
ui-starts = empieza
ui-resigned = ha abandonado
ui-points = Puntos:
ui-people = Jugadores
ui-cancel = Cancelar
ui-place = Colocar
ui-rest-over = La partida ha terminado.
ui-rest-waiting = { $name } está eligiendo.
ui-rest-drawing = Sacando …
ui-record = Registro
ui-record-empty = Aún no ha pasado nada.
ui-clocks = Relojes
ui-days = { $days } días
ui-hours = { $hours } h

## Alrededor de la mesa

ui-loading = Un momento…
ui-no-connection = No se puede llegar al servidor.
ui-server-trouble = El servidor no ha podido hacerlo.
ui-no-table = No se puede abrir esta mesa
ui-back-to-start = A la página de inicio
ui-daily = reto del día
ui-match-game = partida { $game } de { $of }
ui-at-table =
    { $players ->
        [1] en solitario
        [2] dos en la mesa
        [3] tres en la mesa
       *[4] cuatro en la mesa
    }
ui-your-turn = Te toca
ui-turn-of = Turno de { $name }
ui-turn-number = ronda { $turn }
ui-drawing = Sacando …
ui-over = La partida ha terminado
ui-waiting-room = En espera
ui-waiting-for-people = la partida empieza cuando se ocupen todos los asientos
ui-waiting-words = La partida empieza cuando se ocupen todos los asientos. Envía el enlace a quien quieras que juegue; también sirve para mirar.
ui-sit = Sentarse
ui-get-up = Levantarse
ui-add-bot = Añadir un bot
ui-fill-with-bot = Un bot para el asiento { $seat }
ui-invite-link = Invitación
ui-copy-invite = Copiar la invitación
ui-copied = Copiado
ui-new-invite = Enlace nuevo
ui-revoke-invite = No más invitados
ui-hint = Pista
ui-thinking = Pensando…
ui-undo = Deshacer
ui-taken-back = Se ha deshecho una jugada
ui-undo-asked = { $name } quiere deshacer una jugada.
ui-undo-yes = Sí
ui-undo-no = No
ui-undo-waiting = Se pregunta a los demás si puedes deshacer.
ui-bot-plays = Un bot juega por ti.
ui-take-back-seat = Seguir jugando yo
ui-link-lost = Se ha perdido la conexión. La mesa volverá sola.
ui-link-gone = Esta mesa está cerrada para ti. Recarga la página para intentarlo de nuevo.
ui-close = Cerrar
ui-menu = Menú
ui-leave = Dejar la mesa
ui-leave-sure = Un bot sigue jugando por ti. Hasta que acabe la partida puedes volver y recuperar tu asiento.
ui-resign = Abandonar
ui-hand-over = Que un bot juegue por mí
ui-download-record = Registro
ui-keys = Teclas
ui-key-commit = colocar
ui-key-cancel = cancelar
ui-language = Idioma
ui-theme = Luz
ui-theme-system = como el dispositivo
ui-theme-light = de día
ui-theme-dark = a la lámpara
ui-sound = Sonido
ui-sound-on = Activar el sonido
ui-sound-off = Quitar el sonido
ui-letters = Las letras sueltas actúan en la mesa
ui-talk = Conversación
ui-watching =
    { $count ->
        [one] 1 mirando
       *[other] { $count } mirando
    }
ui-mute = No mostrar lo que dice { $name }
ui-reactions = Reacciones
ui-say = Di algo
ui-send = Enviar
ui-react-hello = ¡Hola!
ui-react-well-played = ¡Bien jugado!
ui-react-thanks = Gracias
ui-react-thinking = Estoy pensando
ui-react-oops = Vaya
ui-react-good-game = Buena partida
ui-show-sheet = Puntuación
ui-show-table = Ver la mesa
ui-sheet = Hoja de puntuación
ui-total = Total
ui-rank = { $rank }: { $points } puntos
ui-shared = Victoria compartida
ui-you-win = Ganas tú
ui-wins = Gana { $name }
ui-rematch = Revancha
ui-rematch-waiting = Esperando a los demás
ui-rematch-wanted = { $name } quiere la revancha.
ui-to-rematch = A la revancha
ui-second-game = A la segunda partida
ui-replay = Repetición
ui-share = Copiar el enlace
ui-pace = Ritmo de los demás
ui-pace-slow = lento
ui-pace-normal = normal
ui-pace-at-once = al instante
ui-watch-again = Volver a ver lo ocurrido desde tu último turno
ui-link-lost-move = Se ha perdido la conexión. Tu jugada está en espera y se enviará en cuanto vuelva.
ui-hand-over-ask = Dejar que juegue…
ui-hand-over-sure = { $level } juega por ti desde ahora, hasta que recuperes tu asiento. Sus jugadas cuentan como tuyas.
ui-hand-over-do = Ceder el asiento
ui-leave-open = Tu asiento queda libre para otra persona.
ui-leave-daily = Tu intento queda como está. Puedes continuarlo hoy.
ui-resign-ends = La partida termina ahora.
ui-resign-two = { $name } gana al instante.
ui-resign-last = Quedas en último lugar.
ui-resign-goes-on = Los demás siguen jugando.
ui-no-way-back = Esto no se puede deshacer.
ui-rated-counts = La partida puntúa: el resultado cuenta.
ui-play-again = Jugar otra vez

## La página de inicio

ui-welcome = Un lugar para juegos de piedra
ui-against = Contra
ui-play-now = Jugar ya
ui-play-solo = En solitario
ui-new-table = Mesa nueva
ui-daily-heading = Reto del día
ui-daily-words = Una partida de { $game } en solitario, igual para todos. Cuenta el primer intento.
ui-daily-play = Jugar el reto de hoy
ui-daily-go-on = Seguir con mi intento
ui-daily-again = Probar otra vez
ui-daily-scores = Puntuaciones del día
ui-bests = Tus mejores
ui-somebody = alguien
ui-my-games = Mis partidas
ui-my-games-none = Ninguna todavía. Juega ya o abre una mesa.
ui-solo = en solitario
ui-waiting-for-others = esperando a otros
ui-finished = terminada
ui-open-tables = Mesas abiertas
ui-open-tables-none = Ninguna mesa espera invitados.
ui-seats-open =
    { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
ui-rated = con clasificación
ui-watch = mirar
ui-records = Partidas recientes
ui-records-none = Aún no se ha terminado ninguna partida pública.
ui-import = Abrir un registro
ui-join = Entrar con un enlace
ui-join-link = Invitación o mesa
ui-join-go = Entrar
ui-me = Tu nombre
ui-name = Nombre
ui-passphrase = Frase de acceso
ui-ok = Aceptar
ui-guest = invitado
ui-claimed = es tuyo
ui-rename = Cambiar
ui-claim = Quedarme el nombre
ui-claim-words = Con una frase de acceso de al menos 8 caracteres el nombre es tuyo, también en otros dispositivos.
ui-enter = Ya tengo nombre
ui-enter-words = Vuelve con tu nombre y su frase de acceso.
ui-forget = Borrar mis datos
ui-forget-words = Se borran tu nombre y tu lista de partidas. En las mesas terminadas queda «alguien». Las partidas en curso las siguen los bots.
ui-unofficial = Hecho por jugadores, sin relación con las editoriales ni los autores de los juegos. Todos los dibujos y textos son nuestros.
ui-new-table-of = Mesa nueva: { $game }
ui-players = Jugadores
ui-who-sits = Quién se sienta dónde
ui-clock = Reloj
ui-clock-none = sin reloj
ui-clock-live = { $minutes } min + { $increment } s por jugada
ui-clock-days =
    { $days ->
        [one] 1 día por jugada
       *[other] { $days } días por jugada
    }
ui-timeout = Si se acaba el tiempo
ui-timeout-bot = sigue un bot
ui-timeout-loss = se pierde la partida
ui-listed = Pública: cualquiera puede jugar o mirar
ui-rated-long = Con clasificación: sin pistas, sin deshacer
ui-match = Dos partidas con el mismo reparto y los asientos cambiados
ui-own-pack = Los valores de mi propia caja
ui-own-pack-words = Si tu caja es distinta, da tu paquete como archivo .toml. Se comprueba antes de empezar.
ui-own-pack-choose = Elegir un paquete
ui-own-pack-read = Paquete elegido
ui-make-table = Abrir la mesa

## Cómo se juega

ui-how-to = Cómo se juega

## Repetición

ui-no-replay = No se puede mostrar esta partida
ui-replay-begins = La mesa está puesta
ui-replay-at = suceso { $at } de { $of }
ui-replay-start = Al principio
ui-replay-back = Un paso atrás
ui-replay-on = Un paso adelante
ui-replay-end = Al final
ui-replay-run = Reproducir
ui-replay-pause = Pausa
ui-replay-scrub = Momento de la partida
ui-seen-by = Visto por
ui-seen-by-all = Todo a la vista
ui-seen-by-seat = Como lo vio { $name }
ui-copy-position = Copiar la posición

## La mesa sencilla

ui-position = Posición
ui-moves = Jugadas
ui-moves-search = Buscar jugadas
ui-moves-count = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
ui-moves-more = { $count } más: escribe para acotar la lista.
ui-rest-move = Elige una jugada.
ui-play = Jugar
ui-key-search = buscar jugadas
ui-key-moves = jugada siguiente y anterior
