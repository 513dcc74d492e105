# La mesa en el navegador.

ui-to-start = , a la página de inicio
ui-you = Tú
ui-name-you = { $name } (tú)
ui-bot = bot
ui-bot-for = Bot por { $name }
ui-program = { $name } (bot)
ui-program-plays = aquí juega un programa
ui-open-seat = Asiento libre
ui-away = ausente
ui-starts = empieza
ui-resigned = ha abandonado
ui-points = Puntos:
ui-people = Jugadores
ui-cancel = Cancelar
ui-place = Colocar
ui-rest-over = La partida ha terminado.
ui-rest-waiting = { $name } está pensando.
ui-rest-drawing = Sacando…
ui-record = Registro
ui-record-empty = Aún no ha pasado nada.
ui-clocks = Relojes
ui-days =
    { $days ->
        [one] 1 día
       *[other] { $days } días
    }
ui-hours = { $hours } h
ui-sentence = { $text }.
ui-two-sentences = { $first }. { $second }.
ui-who-did-what = { $who } { $what }

## Alrededor de la mesa

ui-loading = Un momento…
ui-no-connection = No se puede conectar con el servidor.
ui-server-trouble = El servidor no ha podido hacerlo.
ui-no-table = No se puede abrir esta mesa
ui-back-to-start = A la página de inicio
ui-daily = reto del día
ui-match-game = partida { $game } de { $of }
ui-at-table =
    { $players ->
        [1] en solitario
        [2] para dos
        [3] para tres
       *[4] para cuatro
    }
ui-your-turn = Es tu turno
ui-turn-of = Turno de { $name }
ui-turn-number = ronda { $turn }
ui-drawing = Sacando…
ui-over = La partida ha terminado
ui-waiting-room = Sala de espera
ui-waiting-for-people = empieza con la mesa completa
ui-waiting-words = La partida empieza cuando se ocupen todos los asientos. Comparte este enlace con quien quiera jugar o mirar.
ui-sit = Sentarse
ui-get-up = Levantarse
ui-add-bot = Añadir un bot
ui-fill-with-bot = Un bot para el asiento { $seat }
ui-invite-link = Invitación
ui-copy-invite = Copiar la invitación
ui-copied = Copiado
ui-new-invite = Enlace nuevo
ui-revoke-invite = Anular el enlace
ui-hint = Pista
ui-hint-more = Más
ui-hint-whole = Ver la jugada
ui-thinking = Pensando…
ui-undo = Deshacer
ui-taken-back = Se ha deshecho una jugada
ui-undo-asked = { $name } quiere deshacer una jugada.
ui-undo-yes = Sí
ui-undo-no = No
ui-undo-waiting = Esperando a que los demás acepten.
ui-bot-plays = Un bot juega por ti.
ui-take-back-seat = Recuperar mi asiento
ui-link-lost = Se ha perdido la conexión. La mesa se reconectará sola.
ui-link-gone = Ya no tienes acceso a esta mesa. Recarga la página para intentarlo de nuevo.
ui-close = Cerrar
ui-menu = Menú
ui-leave = Salir de la mesa
ui-leave-sure = Un bot sigue jugando por ti. Hasta que acabe la partida puedes volver y recuperar tu asiento.
ui-resign = Abandonar
ui-hand-over = Que un bot juegue por mí
ui-download-record = Registro
ui-keys = Teclas
ui-key-commit = colocar
ui-key-cancel = cancelar
ui-language = Idioma
ui-theme = Tema
ui-theme-system = del sistema
ui-theme-light = claro
ui-theme-dark = oscuro
ui-sound = Sonido
ui-sound-on = Activar el sonido
ui-sound-off = Silenciar
ui-sound-offer = ¿Quieres oír las piedras? Los sonidos son breves y suaves, sin música.
ui-letters = Atajos de una letra
ui-talk = Chat
ui-watching =
    { $count ->
        [one] 1 mirando
       *[other] { $count } mirando
    }
ui-mute = Silenciar a { $name }
ui-reactions = Reacciones
ui-say = Escribe un mensaje
ui-send = Enviar
ui-react-hello = ¡Hola!
ui-react-well-played = ¡Bien jugado!
ui-react-thanks = ¡Gracias!
ui-react-thinking = Estoy pensando
ui-react-oops = ¡Vaya!
ui-react-good-game = ¡Buena partida!
ui-show-sheet = Puntuación
ui-show-table = Ver la mesa
ui-sheet = Hoja de puntuación
ui-total = Total
ui-rank = { $rank }: { $points } puntos
ui-shared = Victoria compartida
ui-you-win = Has ganado
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
ui-level-option = { $level } · fuerza { $strength } de 5
ui-bot-strength = bot, fuerza { $strength } de 5
ui-turns-left = Turnos restantes
ui-rank-now = Vas camino de
ui-rank-reached = Rango
ui-rank-about = { $rank }, unos { $points }
ui-rank-next = Siguiente rango
ui-rank-from = { $rank }, desde { $points }
ui-best-score = Tu mejor marca
ui-change-bot = Fuerza de { $name }
ui-change = Cambiar

## La página de inicio

ui-daily-scores = Puntuaciones del día
ui-somebody = alguien
ui-practice = práctica
ui-me = Tu nombre
ui-starter = Quién empieza
ui-starter-random = al azar
ui-clock-live = { $minutes } min + { $increment } s por jugada
ui-clock-days =
    { $days ->
        [one] 1 día por jugada
       *[other] { $days } días por jugada
    }

## Cómo se juega

ui-how-to = Cómo se juega

## Repetición

ui-review = Análisis

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

## La página de reglas

ui-rules-read = Todas las reglas
ui-why = ¿Por qué?

## Enlaces, resultados y avisos de todas las páginas

ui-days-hours = { $days } d { $hours } h
ui-skip = Saltar al contenido
ui-offline = No hay red. En cuanto vuelva, esta página continuará por sí sola.
ui-new-version = Hay una versión nueva de Lapidarium.
ui-reload = Recargar
ui-invites-you = { $name } te invita a jugar a { $game }
ui-invited = Te invitan a jugar a { $game }
ui-already-there = Ya en la mesa: { $names }
ui-invited-watch = O quédate en esta página: verás la partida cuando empiece.
ui-show-code = Mostrar como código QR
ui-code-of-link = Código QR del enlace
ui-share-open = Quien tenga el enlace podrá ver esta partida.
ui-share-later = Quien tenga el enlace podrá ver esta partida desde mañana, cuando acabe el reto de hoy.
ui-you-watch = Estás mirando
ui-points-count =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
ui-ladder = Rangos
ui-times =
    { $times ->
        [one] una vez
       *[other] { $times } veces
    }
ui-new-best = ¡Tu mejor puntuación hasta ahora!
ui-own-best = Tu mejor puntuación: { $score }
ui-copy-result = Copiar el resultado
ui-copy-result-says = Unas líneas para pegar; no revelan nada del reto.
ui-daily-line = Lapidarium · reto del { $day }
ui-daily-place = puesto { $place } de { $of }
ui-streak =
    { $days ->
        [one] 1 día
       *[other] { $days } días seguidos
    }
ui-notices-offer = ¿Te avisamos cuando vuelva a ser tu turno?
ui-notices-offer-yes = Sí, avísame
ui-not-now = Ahora no
ui-report = Denunciar algo
ui-report-what = Qué se denuncia
ui-report-name = El nombre { $name }
ui-report-note = ¿Algo que añadir?
ui-reported = Gracias. Lo verán quienes administran este servidor.
