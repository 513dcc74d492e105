# La mesa en el navegador.

ui-to-start = , a la página de inicio
ui-you = Tú
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
ui-sound-on = Activar el sonido
ui-sound-off = Silenciar
ui-react-hello = ¡Hola!
ui-react-well-played = ¡Bien jugado!
ui-react-thanks = ¡Gracias!
ui-react-thinking = Estoy pensando
ui-react-oops = ¡Vaya!
ui-react-good-game = ¡Buena partida!
ui-show-sheet = Puntuación
ui-watch-again = Volver a ver lo ocurrido desde tu último turno
ui-link-lost-move = Se ha perdido la conexión. Tu jugada está en espera y se enviará en cuanto vuelva.
ui-level-option = { $level } · fuerza { $strength } de 5
ui-bot-strength = bot, fuerza { $strength } de 5

## La página de inicio

ui-somebody = alguien
ui-practice = práctica
ui-clock-live = { $minutes } min + { $increment } s por jugada
ui-clock-days =
    { $days ->
        [one] 1 día por jugada
       *[other] { $days } días por jugada
    }

## La página de reglas

ui-rules-read = Todas las reglas
ui-why = ¿Por qué?

## Enlaces, resultados y avisos de todas las páginas

ui-days-hours = { $days } d { $hours } h
ui-skip = Saltar al contenido
ui-offline = No hay red. En cuanto vuelva, esta página continuará por sí sola.
ui-unreachable = El servidor no responde. En cuanto vuelva a responder, esta página continuará por sí sola.
ui-new-version = Hay una versión nueva de Lapidarium.
ui-reload = Recargar
ui-you-watch = Estás mirando
