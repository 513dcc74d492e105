var e=`
no-such-bot = ningún bot se llama «{ $name }»; hay { $names }
level-dutiful = Constructor diligente
level-steadfast = Artesano resuelto


list-separator = {", "}
seat = Jugador { $seat }
refused = No se puede: { $reason } [{ $clause }]
unreadable = «{ $text }» no se entiende: { $reason }
refused-game-over = la partida ha terminado
refused-chance-first = primero hay que sacar algo al azar
refused-not-your-turn = es el turno del jugador { $seat }
no-such-game = no hay ningún juego llamado { $name }; los que hay son { $names }
no-such-players = número de jugadores no válido: { $found }; se puede jugar con { $counts }
expected-field = { $field } es «{ $found }»; se esperaba: { $expected }
expected-fields = una posición lleva estos campos en este orden: { $names }
expected-position = una posición empieza por «{ $game }», seguido de campos como phase=turn
record-problem = línea { $line }: { $reason }
record-foreign = esto no es el registro de una partida: debería empezar por «{ $expected }» y empieza por «{ $found }»
record-truncated = el registro se corta aquí; su última línea debería empezar por «end»
record-expected = se esperaba «{ $expected }» y aparece «{ $found }»
record-who = este suceso es de «{ $expected }», no de «{ $found }»
record-event = «{ $event }» no es posible aquí: { $reason }
record-after-end = la partida ya ha terminado, pero el registro sigue con «{ $found }»
record-result = los sucesos llevan al resultado «{ $expected }», pero el registro dice «{ $found }»
record-count = el número de sucesos es { $expected }, pero el registro dice { $found }
record-edited = todos los sucesos son posibles, pero el texto no es el que se escribió: más arriba se cambió algo
record-other-game = el registro dice ser de una partida de { $found }, pero su paquete es de { $game }
record-other-pack = la partida se jugó con otro paquete llamado { $name } (el de aquí es { $found }…); pide un registro que incluya su paquete
record-no-seat = no hay jugador { $found }; la partida tiene { $count }


colour-blue = azul
colour-orange = naranja
colour-black = negro
colour-turquoise = turquesa
colour-white = blanco
colour-red = rojo
colour-green = verde
colour-yellow = amarillo
colour-purple = morado
colour-pink = rosa
stone = { $shape } de color { $colour }
shape =
    { $name ->
        [single] Piedra de 1 cubo
        [I2] Piedra doble
        [I3] Piedra en barra
        [L3] Piedra en esquina
        [L4] Piedra en L
        [O4] Piedra cuadrada
        [T4] Piedra en T
        [S4] Piedra en S
       *[other] Piedra { $name }
    }
event-card = sale la tarjeta de Estructura { $card }
event-board = el jugador { $seat } construye en el tablero con los colores { $colours }
event-first = el jugador { $seat } es el Jugador inicial
event-fill = para la cantera { $site } sale una { $stone }
event-place = toma de la cantera { $site } la { $stone } y la coloca en { $column } (orientación { $turning })
event-swap = cambia la { $stone } (cantera { $site }) por una Piedra de 1 cubo, que coloca en { $column }
event-discard = no puede colocar nada; de la cantera { $site } se descarta la { $stone }
event-prophesy = anuncia una Profecía: { $value } en el muro { $colour }
event-give = descarta la ficha de Profecía { $value }
gain-level = Nivel { $level } completado: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
gain-structure = Estructura completada: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
due-card = primero hay que sacar la tarjeta de Estructura
due-board = primero hay que repartir los tableros de Jugador
due-first = primero hay que elegir al Jugador inicial
due-set-out = primero hay que poner las Piedras en las canteras
due-turn = es el turno de un jugador: mover el Cristal o anunciar una Profecía
due-give = primero hay que descartar una ficha de Profecía, por ejemplo con «give 4»
due-fill = primero hay que llenar la cantera vacía
due-over = la partida ha terminado
refused-no-stone = no hay ninguna Piedra en la cantera { $site }; al alcance: { $sites }
refused-too-far = la cantera { $site } está a más de cuatro pasos; al alcance: { $sites }
refused-other-stone = en la cantera { $site } lo que hay es una { $stone }
refused-no-single = en la reserva no queda ninguna Piedra de 1 cubo de color { $colour }
refused-outside = con el ancla en { $column }, una parte de la Piedra quedaría fuera de la cuadrícula
refused-over-gap = la Piedra dejaría un hueco debajo, en { $column }
refused-too-high = el Monolito tendría { $top } cubos de altura; el límite es { $height }
refused-must-place = todavía se puede colocar alguna Piedra (opciones: { $count })
refused-no-token = en el tablero Principal no hay ninguna ficha de Profecía { $value }
refused-no-wall = tu tablero no tiene ningún muro { $colour }
refused-slot-taken = el muro { $colour } ya tiene su Profecía: { $value }
refused-board-order = el siguiente tablero es para el jugador { $seat }
refused-board-taken = el tablero { $board } ya está repartido
refused-fill-site = la siguiente Piedra va en la cantera { $site }
refused-not-in-lid = en la caja no queda ninguna { $stone }
expected-move = se espera una jugada como «@5 L4/7 b2» (cantera, Piedra y orientación, columna), «@5 swap b2», «prophecy 7 T» o «give 9»
expected-site = no existe la cantera { $found }; van de la 1 a la { $count }
expected-seat = no existe el jugador { $found }; van del 1 al { $count }
expected-card = no existe la tarjeta { $found }; van de la 1 a la { $count }
expected-shape = no existe la Piedra «{ $found }»; las formas son { $names }
expected-turning = esta Piedra no tiene la orientación { $found }; van de la 1 a la { $count }
expected-colour-letter = no existe el color «{ $found }»; los colores son { $names }
expected-stone = no existe la Piedra «{ $found }»; escribe color y forma, por ejemplo O-L4
expected-board = no existe el tablero «{ $found }»; los tableros son { $names }
ended-top-level = el jugador { $seat } completó el Nivel { $level } y se terminó la ronda
ended-top-level-solo = el Nivel { $level } está completo
ended-no-stones = no quedan Piedras ni en las canteras ni en la caja
ended-no-prophecies = no quedan fichas de Profecía en el tablero Principal
decided-points = el jugador { $seat } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
decided-later = el jugador { $seat } gana con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: a igualdad de puntos, gana quien jugó más tarde en la primera ronda
decided-rank = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}: { $rank }
rank-1 = Constructor diligente
rank-2 = Artesano resuelto
rank-3 = Especialista dedicado
rank-4 = Arquitecto soberano
rank-5 = Amo del Monolito


ocelot-seat-1 = Maese Ocelote
ocelot-seat-2 = Profesora Pingüino
ocelot-companion-moth = Polilla
ocelot-companion-bat = Murciélago
gem-crystal = Cristal de roca
gem-sun = Celestina (sol)
gem-moon = Celestina (luna)
gem-star = Celestina (estrella)
gem-opal = Ópalo
gem-emerald = Esmeralda
gem-beryl = Berilo rojo
gem-geode = Geoda
gem-crystal-the = el Cristal de roca
gem-sun-the = la Celestina (sol)
gem-moon-the = la Celestina (luna)
gem-star-the = la Celestina (estrella)
gem-opal-the = el Ópalo
gem-emerald-the = la Esmeralda
gem-beryl-the = el Berilo rojo
tool-compass = Brújula
tool-lantern = Farol
tool-pick = Pico
tool-compass-a = una Brújula
tool-lantern-a = un Farol
tool-pick-a = un Pico
ocelot-moth = a la Polilla
ocelot-bat = al Murciélago
ocelot-your-moth = tu Polilla
ocelot-your-bat = tu Murciélago
ocelot-their-moth = la Polilla de Maese Ocelote
ocelot-their-bat = el Murciélago de la Profesora Pingüino
ocelot-cave-blue = la cueva azul
ocelot-cave-green = la cueva verde
ocelot-cave-red = la cueva roja
ocelot-bag-blue = la bolsa azul
ocelot-bag-green = la bolsa verde
ocelot-bag-red = la bolsa roja
ocelot-side-n = N
ocelot-side-e = E
ocelot-side-s = S
ocelot-side-w = O
ocelot-amethyst = Amatista de { $bag }
ocelot-amethyst-special = Amatista especial de { $bag }: { $special }
ocelot-special-a = 1 punto por cada piedra preciosa propia que lleve impreso un 1
ocelot-special-b = 1 punto por cada piedra preciosa propia que lleve impreso un 3
ocelot-special-c = 1 punto por cada piedra preciosa sin recoger en la cueva azul
ocelot-special-d = 2 puntos por cada piedra preciosa sin recoger en las cuevas verde y roja
event-ocelot-first = primer turno: { $who }
event-ocelot-deal = { $square }: { $gem }
event-ocelot-amethyst =
    saca una Amatista de { $bag }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
event-ocelot-amethyst-special = saca una Amatista especial de { $bag }: { $special }
event-ocelot-amethyst-hidden = saca una Amatista de { $bag }
event-ocelot-tool = coloca { $tool } en { $circle }
event-ocelot-companion = coloca { $companion } en { $cave }, en { $square }
event-ocelot-companion-gem =
    coloca { $companion } en { $cave }, en { $square }, y obtiene { $gem }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
event-ocelot-move = mueve { $companion } hasta { $cave }, a { $square }
event-ocelot-move-gem =
    mueve { $companion } hasta { $cave }, a { $square }, y obtiene { $gem }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
event-ocelot-stay = deja { $companion } donde está
event-ocelot-take =
    recoge { $gem } de { $square }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
event-ocelot-geode = abre la Geoda de { $square } a cambio de una Amatista de { $bag }
event-ocelot-done = no recoge nada más
ocelot-gain-set = completa un conjunto de sol, luna y estrella
ocelot-seen = visible desde { $sides } para { $tools }
ocelot-explain-empty = no hay ninguna piedra preciosa en { $square }
ocelot-explain-unseen = { $gem } de { $square }: no visible para ninguna Herramienta
ocelot-explain-open = { $gem } de { $square }, { $seen }: se puede recoger
ocelot-explain-missing = { $gem } de { $square }, { $seen }: { $missing }
ocelot-explain-helped = { $gem } de { $square }, { $seen }: { $missing }; { $helped }
ocelot-missing-one = falta { $tool }
ocelot-missing-two = faltan { $tool } y { $other }
ocelot-missing-no-circle = { $missing }, pero no quedan bastantes espacios libres con vistas a esta casilla
ocelot-helped = { $companion } hace las veces de esa Herramienta
ocelot-helped-not-sides =
    { $companion } hace las veces de esa Herramienta, pero no { $sides ->
        [one] del lado que falta
       *[other] de los { $sides } lados que faltan
    }
ocelot-helped-one = { $companion } hace las veces de una de las dos
ocelot-helped-one-not-sides =
    { $companion } hace las veces de una de las dos, pero no { $sides ->
        [one] del lado que falta
       *[other] de los { $sides } lados que faltan
    }
refused-ocelot-place-first = el turno empieza con una ficha: una Herramienta o el Compañero
refused-ocelot-companion-first = antes hay que decidir si el Compañero se mueve: indica su casilla o «stay»
refused-ocelot-collecting = la ficha de este turno ya está colocada; ahora recoge piedras preciosas o indica «done»
refused-ocelot-not-drawn-now = ahora no se saca nada de eso
refused-ocelot-deal-order = la siguiente piedra preciosa va en { $square }
refused-ocelot-none-left = ya no queda ninguna para esta cueva: { $gem }
refused-ocelot-other-bag = la Amatista sale de { $bag }
refused-ocelot-value-unknown = sin su valor no se puede añadir una Amatista
refused-ocelot-not-in-bag = no hay ninguna Amatista { $value } en la bolsa
refused-ocelot-no-such-tool = aquí no existe esa Herramienta o ese espacio: { $tool }
refused-ocelot-no-tool-left = no te queda ninguna ficha { $letter }
refused-ocelot-circle-taken = ya hay una Herramienta en { $circle }
refused-ocelot-companion-placed = tu Compañero ya está colocado; puede moverse después de una Herramienta
refused-ocelot-no-such-square = en este tapete no hay ninguna casilla { $square }
refused-ocelot-other-cave = { $square } no vale: ahora el Compañero solo puede ir a { $cave }
refused-ocelot-other-companion = ya hay un Compañero en { $square }
refused-ocelot-not-one-point = { $square } ({ $gem }) no vale: un Compañero va a una casilla vacía o a una piedra preciosa de 1 punto
refused-ocelot-not-collectable = no se puede recoger esta piedra preciosa: { $why }
expected-ocelot-event = se espera un suceso como «AC f7» (ficha, cara visible, espacio), «companion d4», «stay», «take g8» o «done»
expected-ocelot-seat = no existe el jugador { $found }; son el 1 y el 2
expected-ocelot-gem = no hay ninguna piedra preciosa «{ $found }»; hay { $names }
expected-ocelot-square-name = en este tapete no hay ninguna casilla «{ $found }»
expected-ocelot-circle-name = en este tapete no hay ningún espacio circular «{ $found }»
expected-ocelot-bag-name = no hay ninguna bolsa «{ $found }»; hay { $names }
expected-ocelot-value = una Amatista no puede llevar «{ $found }»: un número entero o una de las letras { $letters }
expected-ocelot-face = no hay ninguna cara de ficha «{ $found }»; hay { $names }
expected-ocelot-position = una posición empieza por «ocelot», seguido de campos como step=place
expected-ocelot-gem-rows = un signo por casilla, fila a fila: { $rows }
expected-ocelot-dealt-in-order = piedras preciosas repartidas en orden de lectura y después «-»; tras la preparación, ningún «-»
expected-ocelot-tool-a-circle = una sola Herramienta en { $circle }
expected-ocelot-part-a-seat = una parte por jugador, separadas por una barra
expected-ocelot-drawn = Amatistas de este paquete, como blue:5
expected-ocelot-a-seat = 1 o 2, una vez terminada la preparación
expected-ocelot-setup = durante la preparación, solo piedras preciosas, y aún no todas
expected-ocelot-most = como mucho { $most } en esa cueva: { $gem }
expected-ocelot-total = { $count } en las casillas y en poder de los jugadores: { $gem }
expected-ocelot-tools = { $count } fichas { $letter } en los espacios y por colocar
expected-ocelot-own-square = una casilla propia y sin piedra preciosa para cada Compañero
expected-ocelot-in-bag = no más Amatistas de un valor de las que hay
expected-ocelot-owed = con step=draw, una bolsa que no esté vacía; si no, «-»
expected-ocelot-turn = un jugador acorde con las fichas colocadas, pues los turnos se alternan
expected-ocelot-step = un paso en el que haya algo que decidir
ocelot-ended = se han colocado todas las fichas
ocelot-decided-points = victoria por { $points } a { $other }: { $winner }
ocelot-decided-amethysts = empate a { $points }; victoria con más Amatistas, { $amethysts } a { $other }: { $winner }
ocelot-decided-shared = empate a { $points } y con las mismas Amatistas: la victoria se comparte


expected-ocelot-row = { $signs } signos en la fila { $row }, como en la primera
expected-ocelot-sign = solo estos signos en la fila { $row }: { $signs }
expected-ocelot-size = un dibujo de { $columns } columnas y { $rows } filas como máximo
expected-ocelot-squares = { $most } casillas como máximo
expected-ocelot-circles = de { $low } a { $high } espacios circulares
expected-ocelot-circle-beside-a-square = una casilla junto al espacio circular { $circle }, que si no, no vería nada
expected-ocelot-four-ways = al menos un espacio circular que mire en cuatro sentidos
expected-ocelot-caves-apart = casillas de dos cuevas que no se toquen
expected-ocelot-seen =
    al menos tres espacios circulares que vean la casilla { $square }; { $circles ->
        [0] no la ve ninguno
        [one] la ve solo uno
       *[other] la ven solo { $circles }
    }, así que una piedra preciosa ahí no podría recogerse nunca
expected-ocelot-seen-from-four = al menos una casilla de esta cueva visible desde cuatro espacios circulares
expected-ocelot-circle = el nombre de un espacio circular del dibujo; { $circle } no lo es
expected-ocelot-ways = los sentidos en que mira este espacio, cada uno una vez: { $ways }
expected-ocelot-ways-with-squares = solo sentidos en los que haya alguna casilla que ver: { $ways }
expected-ocelot-celestites = Celestinas solo en la cueva azul
expected-ocelot-celestites-alike = sol, luna y estrella el mismo número de veces
expected-ocelot-one-point = { $count } piedras preciosas de 1 punto en la cueva azul: Cristales de roca y Celestinas
expected-ocelot-crystals = al menos { $least } Cristales de roca en la cueva verde
expected-ocelot-geodes = al menos una Geoda en cada cueva
expected-ocelot-gem-a-square = una piedra preciosa para cada una de las { $squares } casillas de esta cueva
expected-ocelot-tokens = { $count } fichas de este color, incluidas las Amatistas
expected-ocelot-bag = una lista de valores impresos y de letras de las especiales: { $letters }
expected-ocelot-amethyst = un valor impreso de 1 a { $most } o la letra de una especial: { $letters }
expected-ocelot-full-bag = al menos { $least }: tantas Amatistas como se puedan sacar de esta bolsa
expected-ocelot-specials = cada Amatista especial exactamente una vez: { $letters }


pack-not-found = ningún paquete se llama «{ $name }». Los que hay son: { $names }. Los tuyos van en { $folder }; también vale la ruta de un archivo .toml
pack-problem = { $key }: aparece { $found }; se esperaba: { $expected }
expected-toml = un archivo de texto en TOML (véase docs/packs.md)
expected-size = { $most } bytes como máximo
expected-game = el nombre de un juego: { $names }
expected-no-such-key = ninguna clave así en este lugar; puede haber { $keys }
expected-table = una tabla de valores
expected-tables = una lista de tablas, cada una encabezada por [[{ $key }]]
expected-number = un número entero de { $low } a { $high }
expected-numbers = una lista de números enteros de { $low } a { $high }
expected-word = un texto sin espacios
expected-text = un texto
expected-texts = una lista de textos
expected-exactly = { $value }; las reglas no admiten otra cosa
expected-provenance = una de estas palabras: { $words }
expected-a-provenance = una entrada en el apartado provenance de su tabla: { $words }
expected-provenance-of-a-key = una entrada que empiece por una clave de su tabla
expected-tokens = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
expected-colour = uno de los colores con nombre: { $names }
expected-capital = una sola letra mayúscula
expected-different-letters = una letra propia para cada color
expected-colours = { $count } colores
expected-shapes = { $count } formas
expected-shape-name = solo letras y cifras, como L4
expected-copies = { $copies }, la cantidad impresa para esta forma
expected-cubes = de 1 a { $most } cubos
expected-connected = cubos unidos cara con cara
expected-different-shapes = un nombre propio para cada forma
expected-one-single = exactamente una forma de un solo cubo
expected-stones = { $count } Piedras en total
expected-drawing = filas de # y . o una lista de capas así, de abajo arriba
expected-colour-letters = letras de los colores: { $letters }
expected-boards = { $count } tableros de Jugador
expected-four-colours = cuatro colores distintos, uno por lado
expected-another-board = un tablero distinto del número { $number }, incluso girado
expected-within-all = solo fichas que estén en «all»
expected-within-four = solo fichas que también se usen con cuatro jugadores
expected-prophecy-values = valores de 1 a { $most }
expected-within-wall = { $most } como máximo, los cubos que caben en un muro
expected-solo-prophecies = { $least } como mínimo; con menos no se llega al nivel superior
expected-levels = { $least } como mínimo: una por nivel y jugador
expected-range = una altura como 2, 1-2 o 3+, para un signo de una sola letra
expected-card-rows = cuatro filas de cuatro signos: { $signs }
expected-cards = { $count } tarjetas
expected-reachable = alturas al alcance de un Monolito de { $most } niveles


table-not-begun = la partida aún no ha empezado
table-begun-already = la partida ya ha empezado
table-over = la partida ha terminado
table-not-over = la partida aún no ha terminado
table-not-seated = no tienes asiento en esta mesa
table-seated-already = ya ocupas el asiento { $seat }
table-full = no queda ningún asiento libre
table-seat-taken = el asiento { $seat } está ocupado
table-bot-plays = un bot juega por ti; recupera antes tu asiento
table-stale = entretanto ha pasado algo en la mesa; vuelve a mirar (evento { $event })
table-out-of-time = se ha acabado el tiempo
table-resigned-already = has abandonado esta partida
table-undo-rated = en las partidas puntuadas y en el reto diario no se deshace nada
table-nothing-to-undo = no hay nada que deshacer
table-undo-asked-already = alguien ya ha pedido deshacer; primero falta la respuesta
table-undo-not-asked = nadie te ha pedido deshacer nada
table-host-only = solo puede hacerlo quien abrió la mesa
table-mute-yourself = no puedes silenciarte a ti mismo
table-muted = en esta mesa no se muestran tus palabras
table-daily-once = en el reto diario cuenta un solo intento
table-no-hints = en las partidas puntuadas y en el reto diario no hay pistas
ended-resigned = el jugador { $seat } ha abandonado
ended-out-of-time = se acabó el tiempo del jugador { $seat }
decided-gave-up = el jugador { $seat } gana por abandono
decided-others-gave-up = el jugador { $seat } gana; quien abandonó queda detrás
decided-nobody = la partida se abandonó
match-points = el jugador { $seat } gana el duelo por { $points } puntos a { $other }
match-games = ambos tienen { $points } puntos; el jugador { $seat } gana el duelo con más partidas ganadas
match-shared = ambos tienen { $points } puntos y las mismas partidas: el duelo queda en tablas
sheet-wall-far = Muro del fondo
sheet-wall-right = Muro derecho
sheet-wall-near = Muro del frente
sheet-wall-left = Muro izquierdo
sheet-wall = { $colour }: { $count } de { $prophecy }
sheet-wall-bare = { $colour }: { $count }, sin profecía
sheet-levels = Niveles
sheet-structure = Estructura
sheet-count = { $count }
hint = Una buena jugada: { $move }
server-no-cookie = el servidor aún no te conoce; abre la página de nuevo
server-other-origin = esto viene de otro sitio web
server-no-such-table = no existe esa mesa
server-no-such-address = no hay nada en esta dirección
server-cannot-do-that = eso no se puede hacer en esta dirección
server-private-table = esta mesa es privada; pide una invitación a quien la abrió
server-not-your-seat = ese no es tu asiento
server-too-fast = demasiado rápido; espera un momento
server-too-many-sockets = demasiadas conexiones desde tu dirección
server-too-large = es demasiado grande; { $most } bytes como máximo
server-too-many-tables = tienes demasiadas mesas abiertas; termina o deja una antes
server-unreadable-message = este mensaje no se puede leer
server-unreadable-request = esta petición no se puede leer: { $where }
server-cannot-store = el servidor no puede guardar nada ahora; no ha cambiado nada, inténtalo dentro de poco
server-fault = algo ha fallado en el servidor; no ha cambiado nada
server-no-such-pack = aquí no hay ningún paquete llamado { $name }
server-pack-of-other-game = el paquete { $pack } es de { $game }
server-no-such-seat = en esta mesa no hay asiento { $seat }
server-no-time = un reloj necesita minutos o días
server-match-for-two = un duelo de dos partidas es para dos jugadores
server-cannot-be-rated = una partida puntuada necesita al menos dos jugadores, un paquete incluido y un reparto libre
server-no-name = un nombre necesita al menos una letra
server-name-taken = el nombre { $name } ya es de otra persona
server-name-claimed = tu nombre está protegido con una contraseña y no cambia
server-wrong-passphrase = el nombre y la contraseña no coinciden
server-first-attempt-first = termina antes tu primer intento de hoy; es el que cuenta
server-record-of-a-seat = este registro solo muestra lo que vio un asiento; hace falta uno completo
server-no-chat = en este servidor no hay chat
server-nothing-said = no hay nada que decir
server-no-notices = este servidor no envía avisos
server-webhook-address = un aviso solo puede ir a una dirección https pública
server-too-many-notices = { $most } direcciones para avisos como máximo
notice-your-turn = Es tu turno: { $game }
notice-over = La partida ha terminado: { $game }
server-no-client-title = Lapidarium está en marcha
server-no-client =
    El servidor funciona, pero la mesa del navegador aún no está construida.
    Se construye con:  cd client && npm ci && npm run build
    El protocolo para programas está en /api/docs y en docs/protocol.md.
server-docs-title = La parte HTTP de Lapidarium
serve-ready = La mesa está abierta: { $url }
serve-stopped = Parado. Todas las partidas están guardadas y siguen tras el próximo arranque.
serve-port-taken = el puerto { $port } lo usa otro programa; elige otro, por ejemplo --port { $other }
serve-port-forbidden = el puerto { $port } requiere permisos especiales; elige uno a partir de 1024, por ejemplo --port 8000
serve-no-such-host = esta máquina no tiene la dirección { $host }; --host 127.0.0.1 es solo para ella, --host 0.0.0.0 para todas las redes
serve-folder = no se puede escribir en la carpeta { $folder }: { $reason }; dale permisos o elige otra con --data
serve-in-use = otro servidor ya usa los datos de { $folder }; páralo antes o elige otra carpeta con --data
serve-workers-need-postgres = { $workers } procesos necesitan PostgreSQL; SQLite admite uno. Usa --workers 1 o --database postgresql://…
serve-data-or-database = da --data o --database, no ambos
serve-database-url = se espera una base de datos como postgresql://usuario@servidor/lapidarium o sqlite:///carpeta/archivo
serve-no-psycopg = PostgreSQL necesita un controlador: pip install 'lapidarium[postgres]'
serve-no-database = la base de datos no responde: { $reason }
serve-newer-database = la base de datos la usó un Lapidarium más nuevo ({ $found }); instala ese
backup-done = { $tables ->
    [one] 1 mesa escrita
   *[other] { $tables } mesas escritas
} en { $path }
restore-done = { $tables ->
    [one] 1 mesa recuperada
   *[other] { $tables } mesas recuperadas
} de { $path }
restore-not-empty = ya hay datos; recupera en una base de datos vacía, por ejemplo con --data CARPETA-NUEVA
restore-foreign = { $path } no es una copia de Lapidarium, o no está completa
`;export{e as default};