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
ui-board = Tablero Principal
ui-ring = Piedras en las canteras
ui-site = cantera { $site }: { $stone }
ui-site-short = de la cantera { $site }
ui-site-crystal = Cantera { $site }: el Cristal
ui-site-empty = Cantera { $site }: vacía
ui-site-reach = { $name }, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
ui-site-blocked = { $name }, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, no cabe en ningún sitio
ui-walls = Muros
ui-wall-far = Muro del fondo
ui-wall-right = Muro derecho
ui-wall-near = Muro frontal
ui-wall-left = Muro izquierdo
ui-wall-up-to = hasta { $possible }
ui-wall-kept = cumplida · { $points }
ui-wall-lost = inalcanzable
ui-wall-more = { $more } más, hasta { $possible }
ui-of = de { $total }
ui-no-token = sin ficha
ui-prophecies = Profecías
ui-prophecies-kept = Profecías cumplidas
ui-prophecy-instead = o anuncia una
ui-prophecy-give = descarta una
ui-prophecy-token = Anunciar una Profecía: { $value }
ui-prophecy-of = Profecía { $value }
ui-prophecy-which = ¿En qué muro habrá { $value } cubos?
ui-prospect = { $count } ahora, hasta { $possible }
ui-prospect-kept = { $count } ahora: ya cumplida
ui-prospect-lost = { $count } ahora, como mucho { $possible }
ui-foretell = Anunciar
ui-give = Descarta una ficha de Profecía
ui-give-why = En solitario, mover el Cristal cuesta una.
ui-give-token = Descartar la ficha { $value }
ui-give-up = Descartar
ui-levels = Niveles
ui-structure = Estructura
ui-structure-won = conseguida
ui-structure-met = Todas las columnas encajan.
ui-structure-missing = { $missing ->
    [one] una columna aún no encaja
   *[other] { $missing } columnas aún no encajan
}
ui-structure-caption = La tarjeta de Estructura en su posición más cercana, fila del fondo primero
ui-column-met = { $ask }, cumplido
ui-column-missing = se pide { $ask }, altura { $height }
ui-none-left = No queda ninguna.
ui-singles = Piedras de 1 cubo para cambiar
ui-lid = Piedras que quedan en la caja
ui-lid-empty = La caja está vacía.
ui-show-tower = Ampliar la torre de { $name }
ui-looking-at = La torre de { $name }
ui-back-to-own = Volver a la mía
ui-back-to-first = Volver a la primera
ui-view = Mirar desde otro lado
ui-view-left = Girar la vista a la izquierda
ui-view-right = Girar la vista a la derecha
ui-tower-caption = La torre, columna por columna desde el suelo; { $levels } de altura como máximo
ui-column = { $column }: { $colours }
ui-column-bare = { $column }: vacía
ui-orientation = Cómo está puesta la Piedra
ui-turn-left = Girar a la izquierda
ui-turn-right = Girar a la derecha
ui-turn-tip = Volcar
ui-turning = { $turning } / { $count }
ui-where = Dónde
ui-where-at = { $column }, nivel { $level }
ui-fills = Ocupa { $cells }
ui-does-not-fit = Ahí no cabe.
ui-gain-level = completa el Nivel { $level }
ui-gain-structure = completa la Estructura
ui-gain-kept = Profecía cumplida: { $colour }
ui-gain-cubes = { $cubes ->
    [one] cubo { $colour } en su muro
   *[other] cubos de color { $colour } en su muro
}
ui-swap = Cambiar
ui-swap-long = Cambiar por una Piedra de 1 cubo de color { $colour }
ui-cancel = Cancelar
ui-place = Colocar
ui-discard = Descartar la Piedra
ui-discard-why = No se puede colocar nada de lo que está al alcance; esta Piedra sale del juego.
ui-rest-over = La partida ha terminado.
ui-rest-waiting = { $name } está eligiendo.
ui-rest-drawing = Se saca una Piedra.
ui-rest-discard = No se puede colocar nada: elige una Piedra iluminada para descartarla.
ui-rest-stone = Elige una Piedra iluminada.
ui-rest-both = Elige una Piedra iluminada o anuncia una Profecía.
ui-rest-prophecy = Anuncia una Profecía.
ui-record = Registro
ui-record-empty = Aún no ha pasado nada.
ui-clocks = Relojes
ui-days = { $days } días
ui-hours = { $hours } h
ui-wall-short-kept = cumplida
ui-wall-short-more = { $more } más
ui-tap-tower = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} · toca la torre para moverla

## Alrededor de la mesa

ui-loading = Un momento…
ui-no-connection = No se puede llegar al servidor.
ui-server-trouble = El servidor no ha podido hacerlo.
ui-no-table = No se puede abrir esta mesa
ui-back-to-start = A la página de inicio
ui-game-monolyth = Monolyth
ui-game-ocelot = La cueva de Maese Ocelote
ui-daily = reto del día
ui-match-game = partida { $game } de { $of }
ui-at-table = { $players ->
    [1] en solitario
    [2] dos en la mesa
    [3] tres en la mesa
   *[4] cuatro en la mesa
}
ui-your-turn = Te toca
ui-turn-of = Turno de { $name }
ui-turn-number = ronda { $turn }
ui-drawing = Se saca algo
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
ui-leave-sure = ¿Irte? Durante una partida, un bot sigue jugando por ti.
ui-resign = Abandonar
ui-resign-sure = ¿Dar la partida por perdida?
ui-hand-over = Que un bot juegue por mí
ui-download-record = Registro
ui-keys = Teclas
ui-key-stones = tomar una Piedra por sus pasos
ui-key-turn = girar a la izquierda, a la derecha, volcar
ui-key-move = mover la Piedra
ui-key-swap = cambiar por una Piedra de 1 cubo
ui-key-view = girar la vista
ui-key-tools = tomar una Herramienta
ui-key-face = dar la vuelta a la Herramienta
ui-key-circles = ir de un espacio a otro
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
ui-solid = Torre en relieve, para rodearla
ui-letters = Las letras sueltas actúan en la mesa
ui-talk = Conversación
ui-watching = { $count ->
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

## La cueva de Maese Ocelote

ui-tokens-left = quedan { $count }
ui-amethysts = Amatistas
ui-no-amethysts = Aún sin Amatistas.
ui-only-you-see = solo las ves tú
ui-face-down = bocabajo
ui-amethyst = Amatista de la bolsa { $bag }: { $value }
ui-amethyst-hidden = Amatista de la bolsa { $bag }, bocabajo
ui-set = Conjunto de Celestinas:
ui-set-missing = falta: { $shapes }
ui-set-none = completo
ui-shape-sun = sol
ui-shape-moon = luna
ui-shape-star = estrella
ui-circles = Espacios circulares
ui-squares = Casillas
ui-square-gem = { $square }, cueva { $cave }: { $gem }
ui-square-empty = { $square }, cueva { $cave }: vacía
ui-square-companion = { $square }, cueva { $cave }: { $companion }
ui-circle-tool = Espacio { $circle }, mira a { $caves }: { $tool }
ui-circle-free = Espacio { $circle }, mira a { $caves }: libre
ui-tools = Tus Herramientas
ui-tools-short = Herramientas
ui-tap-face = elige una cara
ui-tool-face = { $tool }, Herramienta { $letter }, quedan { $left }
ui-companion-in = Tu { $name }, en la cueva { $cave }
ui-companion-helps = Allí hace las veces de un tipo de Herramienta, y aún puede pasar a la cueva siguiente.
ui-companion-stays = Allí hace las veces de un tipo de Herramienta.
ui-companion-hand = Tu { $name }
ui-companion-where = va a una casilla de la cueva I vacía o con una piedra preciosa de 1 punto
ui-companion-place = Colocar tu { $name }
ui-tool-at = { $tool }, mira a { $caves }
ui-looks = { $ways ->
    [one] mira en una dirección
   *[other] mira en { $ways } direcciones
}
ui-looks-untick = { $ways ->
    [one] mira en una dirección
   *[other] mira en { $ways } direcciones
} · desmarca lo que quieras dejar
ui-collects-nothing = Con ella aún no se recoge nada.
ui-one-step-away = A un paso
ui-gem-in = { $gem } de { $square }, en { $cave }
ui-gem-in-helped = { $gem } de { $square }, en { $cave }, con tu Compañero
ui-lacks-tool = { $gem } de { $square }: falta { $tool }
ui-lacks-side = { $gem } de { $square }: falta un lado
ui-bag = bolsa { $bag }
ui-bag-count = Bolsa { $bag }: { $count ->
    [one] 1 Amatista
   *[other] { $count } Amatistas
}
ui-bags = Amatistas en las bolsas
ui-bags-inside = Lo que puede haber dentro
ui-worth = Lo que valen
ui-worth-bag = bolsa
ui-celestite = Celestina
ui-how-won = Cómo se gana una piedra preciosa
ui-how-won-words = Tres tipos de Herramienta la ven desde tres lados. Da igual quién las puso: en tu turno puedes recogerla.
ui-zoom = Ver de cerca
ui-zoom-all = Todo
ui-zoom-cave = Cueva { $cave }
ui-gems = Piedras
ui-preview = Previsión
ui-look-around = Mira: elige una piedra preciosa para ver qué le falta
ui-rest-circle = Elige un espacio para tu Herramienta
ui-rest-square = Elige una casilla iluminada para tu Compañero
ui-rest-companion-last = Tu Compañero es tu última ficha: elige una casilla iluminada
ui-placing = Lo que se coloca
ui-tool-on = { $tool } ({ $letter }) en { $circle }
ui-companion-on = Tu { $name } a { $square }
ui-brings-nothing = aún no recoge nada
ui-brings-left = todo se queda donde está
ui-brings-points = { $points ->
    [one] recoge 1 punto
   *[other] recoge { $points } puntos
}
ui-brings-amethysts = { $amethysts ->
    [one] recoge una Amatista
   *[other] recoge { $amethysts } Amatistas
}
ui-brings-both = recoge { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y { $amethysts ->
    [one] una Amatista
   *[other] { $amethysts } Amatistas
}
ui-turn-over = Dar la vuelta
ui-place-only = Solo colocar
ui-place-collect = Colocar y recoger { $count }
ui-place-leave = Colocar sin recoger
ui-moving = Tu { $name } puede pasar a la cueva siguiente
ui-moving-heading = Elige una casilla iluminada o deja quieto a tu Compañero
ui-move = Mover
ui-move-collect = Mover y recoger { $count }
ui-stay = Quedarse
ui-stay-collect = Quedarse y recoger { $count }
ui-collecting = Recoge lo que se ve
ui-collecting-heading = Desmarca lo que quieras dejar
ui-collect = Recoger { $count }
ui-collect-no-more = No recoger más

## La página de inicio

ui-welcome = Un lugar para juegos de piedra
ui-about-monolyth = Levanta una torre de piedras de colores y predice sus muros. De uno a cuatro jugadores.
ui-about-ocelot = Coloca herramientas alrededor de una cueva y recoge las piedras preciosas que ven. Para dos.
ui-against = Contra
ui-play-now = Jugar ya
ui-play-solo = En solitario
ui-new-table = Mesa nueva
ui-daily-heading = Reto del día
ui-daily-words = Una partida de Monolyth en solitario, igual para todos. Cuenta el primer intento.
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
ui-seats-open = { $count ->
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
ui-card = Tarjeta de Estructura
ui-card-random = al azar
ui-card-number = Tarjeta { $card }
ui-clock = Reloj
ui-clock-none = sin reloj
ui-clock-live = { $minutes } min + { $increment } s por jugada
ui-clock-days = { $days ->
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
ui-how-monolyth-turn = En tu turno el Cristal avanza de una a cuatro Piedras. Tomas la Piedra donde se detiene y la pones en tu torre. O dejas el Cristal donde está y anuncias una Profecía.
ui-how-monolyth-place = Una Piedra puede ir en cualquier postura, pero dentro de la cuadrícula y nunca sobre un hueco. En su lugar puedes tomar una Piedra de 1 cubo de su color mientras queden.
ui-how-monolyth-prophecy = Una Profecía dice cuántos cubos de su color mostrará al menos un muro de tu torre. Si al final se cumple, vale tantos puntos.
ui-how-monolyth-tokens = Quien completa un Nivel toma la mejor ficha de Nivel que quede (en solitario, la más baja). Quien reproduce las alturas de la tarjeta de Estructura, girada o reflejada, toma una ficha de Estructura.
ui-how-monolyth-end = La ronda en que alguien completa el Nivel más alto es la última. En solitario cada Piedra cuesta además una de las fichas de Profecía; sin ellas se acaba.
ui-how-ocelot-turn = En tu turno colocas una ficha: una Herramienta, por cualquiera de sus caras, en un círculo libre. Mira según sus flechas hasta donde llega la cueva.
ui-how-ocelot-collect = Después puedes recoger toda piedra preciosa que tres Herramientas distintas vean desde tres lados distintos, sin importar quién las puso.
ui-how-ocelot-companion = Una vez en la partida la ficha es tu Compañero. En su cueva hace las veces de un tipo de Herramienta, solo para ti, y más tarde puede pasar a la siguiente.
ui-how-ocelot-amethysts = Con una Geoda robas una Amatista de la bolsa de su cueva; con sol, luna y estrella, una de la primera. Solo tú ves lo que vale.
ui-how-ocelot-end = Cada cual coloca dieciséis fichas. Entonces se cuentan piedras preciosas y Amatistas.

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
