## Rules, moves and refusals

ocelot-seat-1 = Maese Ocelote
ocelot-seat-2 = Profesora Pingüino
ocelot-other-1 = Maese Ocelote
ocelot-other-2 = la Profesora Pingüino
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
# Lo que se recoge.
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
# Lo que se coloca o falta.
tool-compass-a = una Brújula
tool-lantern-a = un Farol
tool-pick-a = un Pico
# Lo que se coloca o se mueve: con su preposición.
ocelot-moth = a la Polilla
ocelot-bat = al Murciélago
# Lo que hace las veces de una Herramienta.
ocelot-your-moth = tu Polilla
    .named = la Polilla de { $name }
ocelot-your-bat = tu Murciélago
    .named = el Murciélago de { $name }
ocelot-their-moth = la Polilla de Maese Ocelote
ocelot-their-bat = el Murciélago de la Profesora Pingüino
# Adónde va un Compañero.
ocelot-cave-blue = la cueva azul
ocelot-cave-green = la cueva verde
ocelot-cave-red = la cueva roja
# De dónde sale una Amatista.
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
    .you = tienes el primer turno
    .named = primer turno: { $name }
event-ocelot-deal = { $square }: { $gem }
event-ocelot-amethyst =
    saca una Amatista de { $bag }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .you =
        sacas una Amatista de { $bag }: { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
event-ocelot-amethyst-special = saca una Amatista especial de { $bag }: { $special }
    .you = sacas una Amatista especial de { $bag }: { $special }
event-ocelot-amethyst-hidden = saca una Amatista de { $bag }
    .you = sacas una Amatista de { $bag }
event-ocelot-tool = coloca { $tool } en { $circle }
    .you = colocas { $tool } en { $circle }
    .apart = coloca { $tool } (ficha { $token }) en { $circle }
event-ocelot-companion = coloca { $companion } en { $cave }, en { $square }
    .you = colocas { $companion } en { $cave }, en { $square }
event-ocelot-companion-gem =
    coloca { $companion } en { $cave }, en { $square }, y obtiene { $gem }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .you =
        colocas { $companion } en { $cave }, en { $square }, y obtienes { $gem }, { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
event-ocelot-move = mueve { $companion } hasta { $cave }, a { $square }
    .you = mueves { $companion } hasta { $cave }, a { $square }
event-ocelot-move-gem =
    mueve { $companion } hasta { $cave }, a { $square }, y obtiene { $gem }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .you =
        mueves { $companion } hasta { $cave }, a { $square }, y obtienes { $gem }, { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
event-ocelot-stay = deja { $companion } donde está
    .you = dejas { $companion } donde está
event-ocelot-take =
    recoge { $gem } de { $square }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .you =
        recoges { $gem } de { $square }, { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
event-ocelot-geode = abre la Geoda de { $square } a cambio de una Amatista de { $bag }
    .you = abres la Geoda de { $square } a cambio de una Amatista de { $bag }
event-ocelot-done = no recoge nada más
    .you = no recoges nada más
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
ocelot-helped-one = { $companion } hace las veces de una de esas dos Herramientas
ocelot-helped-one-not-sides =
    { $companion } hace las veces de una de esas dos Herramientas, pero no { $sides ->
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
expected-ocelot-view = una vista tal como la escribe la mesa
expected-ocelot-square-name = en este tapete no hay ninguna casilla «{ $found }»
expected-ocelot-circle-name = en este tapete no hay ningún espacio circular «{ $found }»
expected-ocelot-bag-name = no hay ninguna bolsa «{ $found }»; hay { $names }
expected-ocelot-value = una Amatista no puede llevar «{ $found }»: un número entero o una de las letras { $letters }
expected-ocelot-face = no hay ninguna cara de ficha «{ $found }»; hay { $names }
expected-ocelot-position = una posición empieza por «ocelot», seguido de campos como step=place
expected-ocelot-gem-rows = un signo por casilla, fila a fila: { $rows }
expected-ocelot-gem-letter = uno de los signos { $letters } para { $square }, donde pone «{ $found }»
expected-ocelot-dealt-in-order = piedras preciosas repartidas en orden de lectura y después «-»; tras la preparación, ningún «-»
expected-ocelot-tool-a-circle = una sola Herramienta en { $circle }
expected-ocelot-part-a-seat = los datos de los dos jugadores separados por una barra, por ejemplo { $example }
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
    .you = ganas por { $points } a { $other }
    .named = { $name } gana por { $points } a { $other }
ocelot-decided-amethysts = empate a { $points }; victoria con más Amatistas, { $amethysts } a { $other }: { $winner }
    .you = empate a { $points }; ganas con más Amatistas, { $amethysts } a { $other }
    .named = empate a { $points }; { $name } gana con más Amatistas, { $amethysts } a { $other }
ocelot-decided-shared = empate a { $points } y con las mismas Amatistas: la victoria se comparte

## Component packs

expected-ocelot-row = { $signs } signos en la fila { $row }, como en la primera
expected-ocelot-sign = solo estos signos en la fila { $row }: { $signs }
expected-ocelot-size = un dibujo de { $columns } columnas y { $rows } filas como máximo
expected-ocelot-squares = { $most } casillas como máximo
expected-ocelot-circles = de { $low } a { $high } espacios circulares
expected-ocelot-circle-beside-a-square = una casilla junto al espacio circular { $circle }; de lo contrario no vería nada
expected-ocelot-four-ways = al menos un espacio circular que mire en cuatro direcciones
expected-ocelot-caves-apart = casillas de dos cuevas que no se toquen
expected-ocelot-seen =
    al menos tres espacios circulares que vean la casilla { $square }; { $circles ->
        [0] no la ve ninguno
        [one] la ve solo uno
       *[other] la ven solo { $circles }
    }, así que con Herramientas no se podría recoger nunca una piedra preciosa ahí (un Compañero sí puede llevarse una de 1 punto)
expected-ocelot-seen-from-four = al menos una casilla de esta cueva visible desde cuatro espacios circulares
expected-ocelot-circle = el nombre de un espacio circular del dibujo; no existe { $circle }
expected-ocelot-ways = las direcciones en que mira este espacio circular, sin repetir ninguna: { $ways }
expected-ocelot-ways-with-squares = solo direcciones en las que haya alguna casilla que ver: { $ways }
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

## The terminal

play-help-ocelot =
    Una jugada se escribe tal como aparece en la lista, por ejemplo «AC f7»:
    la ficha A, con la Brújula bocarriba, va al espacio circular f7. Después, «take g8» recoge una piedra
    preciosa, «all» las recoge todas y «done» termina el turno.
    list f7    qué recogería cada Herramienta en f7     list g8    qué le falta a la piedra preciosa de g8
    list amethysts   tus propias Amatistas (que nadie mire)
cave-bags = Amatistas en las bolsas:
cave-in-hand = por colocar
cave-tools = Herramientas
cave-gems = Piedras preciosas
cave-amethysts = Amatistas
cave-title = { $who } (jugador { $seat }) · puntos: { $points }
list-tool = colocar una Herramienta en un espacio circular libre
list-collects = recogería
list-companion = el Compañero va a
list-take = recoger una piedra preciosa
list-stay = dejar al Compañero donde está
list-done = no recoger nada más
list-nothing-here = no se puede colocar ninguna Herramienta en { $circle }
cli-ocelot-ended = final: todas las fichas colocadas

## The browser

game-ocelot = La cueva de Maese Ocelote
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
ui-guide-tool = Elige una Herramienta y un espacio circular: desde allí mira por sus líneas de visión a través de las cuevas.
ui-guide-collect = Las piedras preciosas iluminadas son para ti: tres Herramientas distintas las ven desde tres lados. Confirma con el botón.
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
    .shown = { $name }, en la cueva { $cave }
ui-companion-helps = Allí hace las veces de un tipo de Herramienta, y aún puede pasar a la cueva siguiente.
ui-companion-stays = Allí hace las veces de un tipo de Herramienta.
ui-companion-hand = Tu { $name }
    .shown = { $name }
ui-companion-where = va a una casilla de la cueva I vacía o con una piedra preciosa de 1 punto.
ui-companion-use = En su cueva hace las veces de un tipo de Herramienta.
ui-tool-at = { $tool } que mira a { $caves }
ui-looks =
    { $ways ->
        [one] mira en una dirección
       *[other] mira en { $ways } direcciones
    }
ui-looks-untick =
    { $ways ->
        [one] mira en una dirección
       *[other] mira en { $ways } direcciones
    } · desmarca lo que quieras dejar
ui-collects-nothing = Así aún no se recoge nada.
ui-one-step-away = A un paso
ui-gem-in = { $gem } de { $square }, en { $cave }
ui-gem-in-helped = { $gem } de { $square }, en { $cave }, con tu Compañero
ui-lacks-tool = { $gem } de { $square }: falta { $tool }
ui-lacks-side = { $gem } de { $square }: falta un lado
ui-bag = bolsa { $bag }
ui-bag-count =
    Bolsa { $bag }: { $count ->
        [one] 1 Amatista
       *[other] { $count } Amatistas
    }
ui-bags = Amatistas en las bolsas
ui-bags-inside = Lo que puede haber dentro
ui-worth = Lo que vale cada piedra preciosa
ui-worth-bag = bolsa
ui-celestite = Celestina
ui-how-won = Cómo se recoge una piedra preciosa
ui-how-won-words = Tres tipos de Herramienta la ven desde tres lados. Da igual quién las puso: en tu turno puedes recogerla.
ui-zoom = Ver de cerca
ui-zoom-all = Todo
ui-zoom-cave = Cueva { $cave }
ui-gems = Piedras preciosas
ui-preview = Vista previa
ui-look-around = Elige una piedra preciosa para ver qué le falta
ui-rest-circle = Elige un espacio para tu Herramienta
ui-rest-square = Elige una casilla iluminada para tu Compañero
ui-rest-companion-last = Tu Compañero es tu última ficha: elige una casilla iluminada
ui-placing = Lo que se coloca
ui-tool-on = { $tool } ({ $letter }) en { $circle }
ui-companion-on = Tu { $name } a { $square }
ui-companion-also = Tu { $name } puede avanzar a una casilla iluminada.
ui-brings-nothing = aún no recoge nada
ui-brings-left = todo se queda donde está
ui-landing = tu Compañero se lleva { $gem }
ui-landing-set = tu Compañero se lleva { $gem } y completa un conjunto de sol, luna y estrella
ui-ask-after-draw = Preguntar otra vez después de cada Amatista sacada; si no, recoger todo sin preguntar
ui-brings-points =
    { $points ->
        [one] recoge 1 punto
       *[other] recoge { $points } puntos
    }
ui-brings-amethysts =
    { $amethysts ->
        [one] recoge una Amatista
       *[other] recoge { $amethysts } Amatistas
    }
ui-brings-both =
    recoge { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y { $amethysts ->
        [one] una Amatista
       *[other] { $amethysts } Amatistas
    }
ui-turn-over = Dar la vuelta
ui-place-collect = Colocar y recoger { $count ->
        [one] { $count } piedra preciosa
       *[other] { $count } piedras preciosas
    }
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
game-ocelot-about = Coloca Herramientas alrededor de las cuevas y recoge las piedras preciosas que ven. Para dos jugadores.
game-ocelot-short = Por turnos, coloca una Herramienta en un espacio circular junto a las cuevas; mira a lo largo de sus líneas de visión. Recoge cada piedra preciosa que tres Herramientas distintas vean desde tres lados, sin importar quién las colocó. Tras dieciséis fichas cada uno, gana quien tenga más puntos.
game-ocelot-how-1 = En tu turno colocas primero una ficha: una Herramienta, con cualquiera de sus caras bocarriba, en cualquier espacio circular vacío o, una vez por partida, tu Compañero. Después puedes recoger piedras preciosas.
game-ocelot-how-2 = Una Herramienta mira en el sentido de las flechas de su espacio, a lo largo de toda la cueva; nada le tapa la vista. Un espacio entre dos cuevas mira a ambas.
game-ocelot-how-3 = Puedes recoger toda piedra preciosa que vean una Brújula, un Farol y un Pico desde tres lados distintos, sin importar quién los colocó.
game-ocelot-how-4 = Tu Compañero empieza en una casilla de la cueva azul (I) que esté vacía o tenga una piedra preciosa de 1 punto, que te quedas. En su cueva hace las veces de un tipo de Herramienta que falte, solo para ti; las Herramientas tienen que ver igualmente la piedra desde tres lados. En un turno posterior en el que coloques una Herramienta puede avanzar, de la azul a la verde (II) o de la verde a la roja (III), a una casilla vacía o con un Cristal de roca, que te quedas.
game-ocelot-how-5 = Con una Geoda sacas una Amatista de la bolsa de su cueva, y con cada conjunto de sol, luna y estrella, una de la bolsa azul. Hasta el final solo tú sabes lo que vale.
game-ocelot-how-6 = Tras dieciséis turnos cada uno, gana quien tenga más puntos. En caso de empate gana quien tenga más Amatistas; si también hay las mismas, la victoria se comparte.
ui-key-tools = elegir una Herramienta
ui-key-face = dar la vuelta a la Herramienta
ui-key-circles = pasar de un espacio a otro

# The workshop.
ocelot-workshop-mat = Tapete
ocelot-workshop-mat-words = Haz clic en un sitio para recorrer cuevas, espacio circular y nada, o elige antes qué dibujar. Las líneas de visión se actualizan al instante; el número de una casilla dice cuántos espacios circulares la ven.
ocelot-workshop-mat-drawing = Dibujo del tapete
ocelot-workshop-mat-columns = Columnas
ocelot-workshop-mat-rows = Filas
ocelot-workshop-brush = Un clic dibuja
ocelot-workshop-brush-next = lo siguiente
ocelot-workshop-sign-nothing = nada
ocelot-workshop-sign-blue = cueva azul
ocelot-workshop-sign-green = cueva verde
ocelot-workshop-sign-red = cueva roja
ocelot-workshop-sign-circle = espacio circular
ocelot-workshop-place = { $place }: { $what }
ocelot-workshop-place-seen = { $place }: { $what }, vista desde { $circles } espacios circulares
ocelot-workshop-place-circle = { $place }: { $what }, mira en { $ways } direcciones
ocelot-workshop-arrows = Flechas que faltan
ocelot-workshop-arrows-words = Elige un espacio circular del tapete para quitarle flechas.
ocelot-workshop-arrows-of = Flechas del espacio circular { $circle }:
ocelot-workshop-arrows-off = Hay flechas quitadas en { $circles }.
ocelot-workshop-way-up = arriba
ocelot-workshop-way-right = derecha
ocelot-workshop-way-down = abajo
ocelot-workshop-way-left = izquierda
ocelot-workshop-gems = Piedras preciosas por cueva
ocelot-workshop-cave-gems = { $gems } piedras preciosas en { $squares } casillas, { $points } puntos
ocelot-workshop-bags = Bolsas
ocelot-workshop-bag-sums = { $amethysts } Amatistas, { $points } puntos sin las especiales
ocelot-workshop-amethyst-value = Amatista de { $value }
ocelot-workshop-add-amethyst = Meter en la bolsa
ocelot-workshop-tools = Herramientas
ocelot-workshop-tool-faces = Caras
ocelot-workshop-tool-copies = Copias
ocelot-workshop-values = Valores impresos
ocelot-workshop-meaning-mat = { $squares } casillas y { $circles } espacios circulares, { $four } de ellos con vistas en cuatro direcciones
ocelot-workshop-meaning-seen = Casillas según los espacios circulares que las ven
ocelot-workshop-meaning-circles = Espacios circulares
ocelot-workshop-meaning-squares = Casillas
ocelot-workshop-meaning-cave = piedras preciosas { $gems }, Amatistas { $amethysts }
pays-gem = Piedras preciosas recogidas
pays-special = Amatistas especiales que puntúan
source-note-ocelot-has-circles-that-see-two-caves-and-one-that-looks-four-ways = algunos espacios circulares ven dos cuevas, y uno mira en cuatro direcciones
source-note-ocelot-with-sun-moon-and-star-15 = 15 con sol, luna y estrella
source-note-ocelot-at-least-2 = al menos 2
source-note-ocelot-d-is-one-of-the-four-specials-whichever-bag-it-is-in = 2Σ es una de las cuatro especiales, esté en la bolsa que esté
source-note-ocelot-a-and-b-are-two-of-the-four-specials-whichever-bag-they-are-in = Σ1 y Σ3 son dos de las cuatro especiales, estén en la bolsa que estén
source-note-ocelot-c-is-one-of-the-four-specials-whichever-bag-it-is-in = ΣI es una de las cuatro especiales, esté en la bolsa que esté

# Montar una posición.
ocelot-position-whose = Herramientas, Compañero y piedras preciosas de
ocelot-position-mat = Tapete
ocelot-position-press-square = Al pulsar una casilla
ocelot-position-press-circle = Al pulsar un espacio circular
ocelot-position-collect = se recoge
ocelot-position-clear = se vacía
ocelot-position-gem-left = { $gem }, por colocar: { $left }
ocelot-position-mat-words = Si pulsas con la misma piedra preciosa o Herramienta, se quita. La Herramienta vuelve a la mano de quien esté elegido arriba. Las cifras pequeñas dicen cuántas quedan por colocar.
ocelot-position-clear-mat = Quitar todas las piedras preciosas del tapete
ocelot-position-has = Lo recogido y las Herramientas libres: { $who }
ocelot-position-tools-left = Herramientas { $letter } libres
ocelot-position-amethysts = Amatistas: { $who }
ocelot-position-from-bags = Tomar una de las bolsas
ocelot-position-put-back = Devolver la Amatista { $value } a la bolsa { $bag }
ocelot-position-draw = Tomar la Amatista { $value } de la bolsa { $bag }
ocelot-position-turn = Turno
ocelot-position-step-place = colocar algo
ocelot-position-step-move = mover el Compañero
ocelot-position-step-collect = recoger
ocelot-position-step-over = nada: la partida ha terminado
ocelot-position-field-step = Qué viene ahora
ocelot-position-field-first = Empezó
ocelot-position-field-seat = Le toca a
ocelot-position-field-owed = Bolsa de la que se saca
ocelot-position-field-gems = Piedras preciosas del tapete
ocelot-position-field-tools = Herramientas en espacios circulares
ocelot-position-field-hands = Herramientas libres
ocelot-position-field-companions = Compañeros
ocelot-position-field-collected = Piedras preciosas recogidas
ocelot-position-field-amethysts = Amatistas

## The coach

gem-geode-the = la Geoda
theme-ocelot-gems = Piedras preciosas al momento
theme-ocelot-gift = Piedras preciosas regaladas
theme-ocelot-companion = Compañero
theme-ocelot-geode = Geodas
theme-ocelot-bag = Bolsas
theme-ocelot-set = Conjuntos de Celestinas
theme-ocelot-leave = Piedras preciosas que se dejan
theme-ocelot-prepare = Preparación
theme-ocelot-other = Otras causas
ocelot-why-gem = recoges enseguida { $gem } de { $square }
    .named = { $name } recoge enseguida { $gem } de { $square }
ocelot-why-gems = recoges más de inmediato
    .named = { $name } recoge más de inmediato
ocelot-why-companion-gem = { $companion } hace las veces de la Herramienta que falta, así que recoges { $gem } de { $square }
    .named = { $companion } hace las veces de la Herramienta que falta, así que { $name } recoge { $gem } de { $square }
ocelot-why-companion-lands = { $companion } se lleva { $gem } de { $square }
ocelot-why-companion = { $companion } es más útil en esa cueva
ocelot-why-geode = abres una Geoda: una Amatista de { $bag }
    .named = { $name } abre una Geoda: una Amatista de { $bag }
ocelot-why-bag = la Amatista sale de { $bag }, que las tiene mejores
ocelot-why-set = completas un conjunto de sol, luna y estrella: una Amatista de la bolsa azul
    .named = { $name } completa un conjunto de sol, luna y estrella: una Amatista de la bolsa azul
ocelot-why-leave = lo que queda sin recoger cuenta para tu Amatista especial
    .named = lo que queda sin recoger cuenta para la Amatista especial de { $name }
ocelot-why-gift-gem = si no, { $other } podría llevarse enseguida { $gem } de { $square }
    .against = si no, podrías llevarte enseguida { $gem } de { $square }
ocelot-why-gift = dejas a { $other } menos que recoger enseguida
    .named = { $name } deja a { $other } menos que recoger enseguida
    .against = te queda menos que recoger enseguida
ocelot-why-prepare-gem = preparas { $gem } de { $square } para tu próximo turno
    .named = { $name } prepara { $gem } de { $square } para su próximo turno
ocelot-why-prepare = preparas más para tu próximo turno
    .named = { $name } prepara más para su próximo turno
ocelot-why-sees =
    desde ahí la Herramienta ve { $gems ->
        [one] una piedra preciosa
       *[other] { $gems } piedras preciosas
    }{ $caves ->
        [1] {""}
       *[other] {" "}en { $caves } cuevas
    }
ocelot-why-seen-twice = dos Herramientas distintas ven entonces { $gem } de { $square }
ocelot-why-later-prepare-gem =
    { $when ->
        [end] más adelante
       *[soon] en los turnos siguientes
    } recoges { $gem } de { $square }
    .named =
        { $when ->
            [end] más adelante
           *[soon] en los turnos siguientes
        } { $name } recoge { $gem } de { $square }
ocelot-why-later-prepare =
    { $when ->
        [end] más adelante
       *[soon] en los turnos siguientes
    } recoges { $points ->
        [one] alrededor de un punto
       *[other] unos { $points } puntos
    } más
    .named =
        { $when ->
            [end] más adelante
           *[soon] en los turnos siguientes
        } { $name } recoge { $points ->
            [one] alrededor de un punto
           *[other] unos { $points } puntos
        } más
ocelot-why-later-gift-gem =
    si no, { $other } recoge { $when ->
        [end] más adelante
       *[soon] pronto
    } { $gem } de { $square }
    .against =
        si no, recoges { $when ->
            [end] más adelante
           *[soon] pronto
        } { $gem } de { $square }
ocelot-why-later-gift =
    si no, { $other } recoge { $when ->
        [end] más adelante
       *[soon] en los turnos siguientes
    } { $points ->
        [one] alrededor de un punto
       *[other] unos { $points } puntos
    } más
    .against =
        si no, recoges { $when ->
            [end] más adelante
           *[soon] en los turnos siguientes
        } { $points ->
            [one] alrededor de un punto
           *[other] unos { $points } puntos
        } más
ocelot-look-gem = mira { $gem } de { $square }: ¿qué falta?
ocelot-look-circles = mira los espacios circulares libres junto a { $cave }
ocelot-look-companion = mira a tu Compañero: ¿en qué cueva es más útil?
ocelot-look-collect = mira las piedras preciosas que puedes recoger ahora
ocelot-look-leave = mira qué ganas si dejas una piedra preciosa
ocelot-piece-tool = coloca { $tool }
ocelot-piece-companion = usa { $companion }
ocelot-piece-gem = recoge { $gem }
ocelot-piece-nothing = esta vez, menos es más
