## Rules, moves and refusals

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
event-card = se juega con la tarjeta de Estructura { $card }
event-board = el jugador { $seat } construye en el tablero con los colores { $colours }
    .you = construyes en el tablero con los colores { $colours }
    .named = { $name } construye en el tablero con los colores { $colours }
event-first = el jugador { $seat } es el Jugador inicial
    .you = tienes el primer turno
    .named = { $name } tiene el primer turno
event-fill = para la cantera { $site } sale una { $stone }
event-place = toma de la cantera { $site } la { $stone } y la coloca en { $column } (orientación { $turning })
    .you = tomas de la cantera { $site } la { $stone } y la colocas en { $column } (orientación { $turning })
event-swap = cambia la { $stone } (cantera { $site }) por una Piedra de 1 cubo, que coloca en { $column }
    .you = cambias la { $stone } (cantera { $site }) por una Piedra de 1 cubo, que colocas en { $column }
event-discard = no puede colocar nada; de la cantera { $site } se descarta la { $stone }
    .you = no puedes colocar nada; de la cantera { $site } se descarta la { $stone }
wall-number = { $colour } ({ $number })
event-prophesy = anuncia una Profecía: { $value } en el muro { $colour }
    .you = anuncias una Profecía: { $value } en el muro { $colour }
event-give = descarta la ficha de Profecía { $value }
    .you = descartas la ficha de Profecía { $value }
gain-level =
    Nivel { $level } completado: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
gain-structure =
    Estructura completada: { $points ->
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
refused-no-stone = no hay ninguna Piedra en la cantera { $site }; al alcance: { $sites }
refused-too-far = la cantera { $site } está a más de cuatro pasos; al alcance: { $sites }
trial-too-far =
    { $steps ->
        [one] 1 paso de más: puedes probarla, pero no colocarla
       *[other] { $steps } pasos de más: puedes probarla, pero no colocarla
    }
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
    .you = completaste el Nivel { $level } y se terminó la ronda
    .named = { $name } completó el Nivel { $level } y se terminó la ronda
ended-top-level-solo = el Nivel { $level } está completo
ended-no-stones = no quedan Piedras ni en las canteras ni en la caja
ended-no-prophecies = no quedan fichas de Profecía en el tablero Principal
decided-points =
    el jugador { $seat } gana con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
    .you =
        ganas con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
    .named =
        { $name } gana con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
decided-later =
    el jugador { $seat } gana con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: a igualdad de puntos, gana quien jugó más tarde en la primera ronda
    .you =
        ganas con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }: a igualdad de puntos, gana quien jugó más tarde en la primera ronda
    .named =
        { $name } gana con { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }: a igualdad de puntos, gana quien jugó más tarde en la primera ronda
decided-rank =
    { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }: { $rank }
rank-1 = Constructor diligente
rank-2 = Artesano resuelto
rank-3 = Especialista dedicado
rank-4 = Arquitecto soberano
rank-5 = Amo del Monolito

## Component packs

expected-tokens =
    { $count ->
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
expected-columns = una Piedra que ocupe como máximo { $most } columnas en cualquier orientación: la versión compilada del juego no admite más
expected-connected = cubos unidos cara con cara
expected-within-grid = { $most } cubos como máximo en cualquier dirección
expected-different-shapes = un nombre propio para cada forma
expected-one-single = exactamente una forma de un solo cubo
expected-stones = { $count } Piedras en total
expected-drawing = filas de # y . o una lista de capas así, de abajo arriba
expected-colour-letters = letras de los colores: { $letters }
expected-boards = { $count } tableros de Jugador
expected-four-colours = cuatro colores, uno por lado
expected-different-colours = cuatro colores distintos
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

## The terminal

cli-ended-top-level = final: nivel superior completado
cli-ended-top-level-solo = final: nivel superior completado
cli-ended-no-stones = final: no quedaban Piedras
cli-ended-no-prophecies = final: no quedaban fichas de Profecía
play-help-monolyth =
    Una jugada se escribe tal como aparece en la lista, por ejemplo «@5 L4/7 b2»:
    el Cristal va a la cantera 5 y su Piedra se coloca en la orientación 7, con el ancla en la columna b2.
    list @5    todas las formas de colocar la Piedra de la cantera 5
    list lid   lo que queda en la caja
board-prophecies = Profecías
board-levels = Niveles
board-structures = Estructura
board-singles = Piedras de 1 cubo
board-lid = En la caja
board-card = Tarjeta de Estructura
tower-title =
    Jugador { $seat } · { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
tower-level = Nivel { $level }
tower-tokens = Niveles: { $levels } · Estructura: { $structure }
wall-far = fondo
wall-right = derecha
wall-near = frente
wall-left = izquierda
wall-count = { $count } de { $prophecy }, máximo { $possible }
list-place = colocar
list-swap = cambiar por 1 cubo
list-drop = descartar
list-no-room = no cabe
list-prophecy = anunciar una Profecía
list-give = descartar una ficha de Profecía
list-ways-of = Cantera { $site }: la Piedra vista desde arriba, capa por capa desde la base; + es el ancla
list-which-site = Al alcance: { $sites }

## The score sheet

sheet-wall-far = Muro del fondo
sheet-wall-right = Muro derecho
sheet-wall-near = Muro frontal
sheet-wall-left = Muro izquierdo
sheet-wall = { $colour }: { $count } de { $prophecy }
sheet-wall-bare = { $colour }: { $count }, sin Profecía
sheet-levels = Niveles
sheet-structure = Estructura

## The browser

ui-board = Tablero Principal
ui-ring = Piedras en las canteras
ui-site = cantera { $site }: { $stone }
ui-site-short = de la cantera { $site }
ui-site-crystal = Cantera { $site }: el Cristal
ui-site-empty = Cantera { $site }: vacía
ui-site-reach =
    { $name }, { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
ui-site-blocked =
    { $name }, { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }, no cabe en ningún sitio
ui-site-try = { $name }, fuera de alcance; se puede probar
ui-walls = Muros
ui-wall-far = Muro del fondo
ui-wall-right = Muro derecho
ui-wall-near = Muro frontal
ui-wall-left = Muro izquierdo
ui-wall-up-to = hasta { $possible }
ui-wall-kept =
    { $points ->
        [one] vale 1 punto
       *[other] vale { $points } puntos
    }
ui-wall-lost = inalcanzable
ui-wall-more = { $more } más, hasta { $possible }
ui-of = de { $total }
ui-no-token = sin Profecía
ui-prophecies = Profecías
ui-prophecies-kept = Profecías cumplidas
ui-prophecy-instead = o anuncia una
ui-prophecy-give = descarta una
ui-prophecy-token = Anunciar una Profecía: { $value }
ui-prophecy-of = Profecía { $value }
ui-prophecy-which = ¿En qué muro habrá { $value } cubos?
ui-prospect = hay { $count }, máx. { $possible }
ui-prospect-kept = hay { $count }: ya cumplida
ui-prospect-lost = hay { $count }, como mucho { $possible }
ui-foretell = Anunciar
ui-give = Descarta una ficha de Profecía
ui-give-why = En solitario, mover el Cristal cuesta una.
ui-give-token = Descartar la ficha { $value }
ui-give-up = Descartar
ui-levels = Niveles
ui-structure = Estructura
ui-structure-won = cumplida
ui-structure-met = Todas las columnas encajan.
ui-structure-missing =
    { $missing ->
        [one] una columna aún no encaja
       *[other] { $missing } columnas aún no encajan
    }
ui-structure-caption = La tarjeta de Estructura en la posición que mejor encaja, fila del fondo primero
ui-column-met = { $ask }, cumplido
ui-column-missing = se pide { $ask }, altura { $height }
ui-none-left = No queda ninguna.
ui-singles = Piedras de 1 cubo para cambiar
ui-lid = Piedras que quedan en la caja
ui-lid-empty = La caja está vacía.
ui-show-tower = Ampliar el Monolito de { $name }
ui-looking-at = El Monolito de { $name }
ui-back-to-own = Volver al mío
ui-back-to-first = Volver al primero
ui-view = Mirar desde otro lado
ui-view-left = Girar la vista a la izquierda
ui-view-right = Girar la vista a la derecha
ui-tower-caption = El Monolito, columna por columna de abajo arriba; { $levels } de altura como máximo
ui-column = { $column }: { $colours }
ui-column-bare = { $column }: vacía
ui-orientation = Orientación de la Piedra
ui-turn-left = Girar a la izquierda
ui-turn-right = Girar a la derecha
ui-turn-tip = Volcar
ui-turning = { $turning } / { $count }
ui-where = Dónde
ui-where-at = { $column }, Nivel { $level }
ui-fills = Ocupa { $cells }
ui-does-not-fit = Ahí no cabe.
ui-gain-level = completa el Nivel { $level }
ui-gain-structure = completa la Estructura
ui-gain-kept = Profecía cumplida: { $colour }
ui-gain-cubes =
    { $cubes ->
        [one] cubo de color { $colour } en su muro
       *[other] cubos de color { $colour } en su muro
    }
ui-swap = Cambiar
ui-swap-long = Cambiar por una Piedra de 1 cubo de color { $colour }
ui-discard = Descartar la Piedra
ui-discard-why = No se puede colocar ninguna Piedra al alcance; esta se descarta del juego.
ui-rest-discard = No se puede colocar nada: elige una Piedra iluminada para descartarla.
ui-rest-stone = Elige una Piedra iluminada.
ui-rest-both = Elige una Piedra iluminada o anuncia una Profecía.
ui-rest-prophecy = Anuncia una Profecía.
ui-wall-short-kept = cumplida
ui-wall-missed = no cumplida
ui-wall-short-more = { $more } más
ui-tap-tower =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } · toca dónde colocarla
game-monolyth = Monolyth
game-monolyth-about = Levanta un Monolito de Piedras de colores y predice sus muros. De uno a cuatro jugadores.
game-monolyth-short = Por turnos, mueve el Cristal y coloca en tu Monolito la Piedra a la que llega. Predice cuántos cubos de su color tendrá cada muro y completa niveles para sumar más puntos. La ronda en que alguien completa el nivel superior es la última: gana quien tenga más puntos.
ui-card = Tarjeta de Estructura
ui-card-random = al azar
ui-card-number = Tarjeta { $card }
ui-boards = Tableros de Jugador
ui-board-random = al azar
ui-board-sides = { $far }, { $right }, { $near }, { $left }
game-monolyth-how-1 = En tu turno haces una de dos cosas: mover el Cristal de una a cuatro Piedras y colocar una Piedra, o anunciar una Profecía. Las canteras vacías se saltan.
game-monolyth-how-2 = Toma la Piedra en la que se detiene el Cristal, o cámbiala por una Piedra de 1 cubo de su color mientras queden en la reserva, y colócala en tu Monolito. Puedes girarla como quieras, pero no puede salirse de la cuadrícula, dejar huecos debajo ni superar la altura 4 (3 con tres o cuatro jugadores). Después se saca una Piedra nueva para la cantera que ha dejado el Cristal. Si nada de lo que está al alcance se puede colocar ni cambiar, mueves igualmente el Cristal y esa Piedra se descarta del juego.
game-monolyth-how-3 = Para una Profecía, pon cualquier ficha disponible en un muro libre de tu tablero. Dice cuántos cubos del color de ese muro habrá en él como mínimo. Si al final se cumple, vale su número de puntos; si no, nada. Solo cuenta la capa exterior; un cubo de esquina cuenta para sus dos muros.
game-monolyth-how-4 = Al final de tu turno tomas la ficha de Nivel más alta que quede por cada nivel completado (en solitario, la más baja). Si tus alturas coinciden con la tarjeta de Estructura, aunque esté girada o reflejada, tomas la ficha de Estructura más alta, una vez por partida.
game-monolyth-how-5 = Cuando alguien completa el nivel superior, se termina la ronda para que todos hayan jugado los mismos turnos. Si no quedan Piedras ni en las canteras ni en la caja, la partida acaba al momento. Gana quien tenga más puntos; si hay empate, quien jugó más tarde en la primera ronda.
game-monolyth-how-6 = En solitario, mover el Cristal cuesta además una ficha de Profecía del tablero Principal, la que elijas, después de sacar la Piedra nueva. La partida termina cuando ya no quedan fichas allí o has completado el nivel superior.
ui-key-stones = tomar la Piedra a esos pasos
ui-key-turn = girar a la izquierda, a la derecha, volcar
ui-key-move = mover la Piedra
ui-key-swap = cambiar por una Piedra de 1 cubo
ui-key-view = girar la vista
ui-solid = Monolito en 3D
ui-explain-wall =
    Solo cuentan los cubos de color { $colour } de la capa exterior de este muro: { $count } ahora, { $possible } como mucho. { $prophecy ->
        [0] Sin ficha de Profecía, el muro no da puntos.
       *[other] Si al final hay al menos { $prophecy }, su Profecía da { $prophecy } puntos.
    }
ui-explain-turning =
    { $count ->
        [one] Esta Piedra queda igual la gires como la gires.
       *[other] La Piedra puede quedar de { $count } maneras; esta es la { $turning }. Gírala con los botones, con Q, W y E, con la rueda del ratón o con dos dedos.
    } Un punto de luz marca cada columna en la que cabe así.
ui-explain-where = La columna con su letra y su número, como están en el borde del tablero, y el nivel.
ui-explain-swap = En lugar de esta Piedra, coloca una Piedra de 1 cubo de color { $colour } de la reserva.
ui-explain-prophecies = Una Profecía dice cuántos cubos de su color tendrá un muro como mínimo. Si al final se cumple, vale su número de puntos; si no, nada.
ui-explain-levels = Llena los 16 lugares de un nivel y tomas la más alta de estas fichas.
ui-explain-levels-solo = Llena los 16 lugares de un nivel y tomas la más baja de estas fichas.
ui-explain-structure = En grande, la altura que la tarjeta pide a cada columna. En pequeño, la que tiene ahora. Si encajan las 16, tomas la más alta de estas fichas. La tarjeta puede girarse y reflejarse; se muestra como mejor encaja.
ui-explain-singles = En lugar de la Piedra a la que llega el Cristal, puedes colocar una de 1 cubo de su color mientras quede alguna aquí.
ui-card-asks = Tarjeta { $card }, fila del fondo primero: { $asks }
ui-guide-choose = Elige una Piedra iluminada: el Cristal avanza de una a cuatro Piedras. Después la colocas en tu Monolito.
ui-guide-put = Elige dónde va: un punto de luz marca cada columna en la que cabe. Gírala con los botones, la rueda del ratón o dos dedos y luego colócala.

# The workshop.
monolyth-workshop-colours = Colores
monolyth-workshop-stones = Piedras
monolyth-workshop-stones-words = Haz clic en una casilla para poner o quitar un cubo. Los dibujos muestran la Piedra desde cuatro lados.
monolyth-workshop-add-stone = Añadir una Piedra
monolyth-workshop-stone-number = Piedra { $number } ({ $name })
monolyth-workshop-stone-name = Nombre de la Piedra { $number }
monolyth-workshop-stone-cubes = Cubos
monolyth-workshop-stone-copies = Copias de cada color
monolyth-workshop-stone-empty = Todavía sin cubos
monolyth-workshop-layer = Capa { $layer }
monolyth-workshop-main-board = Tablero Principal
monolyth-workshop-sites = Canteras del círculo
monolyth-workshop-boards = Tableros de Jugador
monolyth-workshop-board-sides = Colores de los lados
monolyth-workshop-board-sides-words = Haz clic en un lado para recorrer los colores.
monolyth-workshop-add-board = Añadir un tablero
monolyth-workshop-board-number = Tablero { $number }
monolyth-workshop-board-side = { $side }: { $colour }
monolyth-workshop-side-far = Fondo
monolyth-workshop-side-right = Derecha
monolyth-workshop-side-near = Frente
monolyth-workshop-side-left = Izquierda
monolyth-workshop-heights = Altura máxima
monolyth-workshop-grid = Columnas y filas de la cuadrícula
monolyth-workshop-prophecies = Fichas de Profecía
monolyth-workshop-levels = Fichas de Nivel
monolyth-workshop-structures = Fichas de Estructura
monolyth-workshop-tokens-all = En la caja: { $count }
monolyth-workshop-token = Ficha
monolyth-workshop-token-value = ficha de { $value }
monolyth-workshop-token-in-play = Ficha de { $value } en juego, { $players }
monolyth-workshop-add-token = Añadir una ficha
monolyth-workshop-add-token-value = Añadir una ficha de { $value }
monolyth-workshop-other-value = Otro valor
monolyth-workshop-signs = Lo que piden las tarjetas
monolyth-workshop-signs-words = Cada letra representa un intervalo de alturas. Un clic en una casilla de una tarjeta los recorre.
monolyth-workshop-add-sign = Añadir un intervalo
monolyth-workshop-range-of = Intervalo de { $what }
monolyth-workshop-range-least = al menos { $low }
monolyth-workshop-range-between = de { $low } a { $high }
monolyth-workshop-range-exactly = exactamente { $low }
monolyth-workshop-cards = Tarjetas de Estructura
monolyth-workshop-cards-words = Haz clic en una casilla para recorrer los intervalos.
monolyth-workshop-add-card = Añadir una tarjeta
monolyth-workshop-meaning-stones = { $stones } Piedras con { $cubes } cubos en la caja
pays-prophecy = Profecías cumplidas
pays-level = Fichas de Nivel conseguidas
pays-structure = Fichas de Estructura conseguidas
source-note-monolyth-bokt = el tablero azul, naranja, negro y turquesa
source-note-monolyth-4-12 = valores de 4 a 12
source-note-monolyth-7-and-14 = el 7 y el 14
source-note-monolyth-8-the-highest-left-at-some-time-not-in-a-solo-game = en una ocasión el valor más alto que quedaba era un 8, no en solitario
source-note-monolyth-8-the-highest-left-at-some-time-with-one-or-two-players = en una ocasión el valor más alto que quedaba era un 8, con uno o dos jugadores

# Montar una posición.
expected-monolyth-column = como máximo { $most } cubos en una columna; { $column } tiene { $found }
expected-monolyth-cubes = las letras { $letters } para los cubos de { $column }
expected-monolyth-stones = como máximo { $most } de esta Piedra entre las canteras y la caja: { $stone }; hay { $found }
expected-monolyth-singles = como máximo { $most } Piedras de 1 cubo de color { $colour }; hay { $found }
expected-monolyth-tokens = cada ficha solo tantas veces como la tiene el juego; sobran: { $values }
expected-monolyth-colour = como máximo { $most } cubos de color { $colour } en todos los Monolitos; hay { $found }
expected-monolyth-own-board = un Tablero de Jugador que no tenga nadie más
expected-monolyth-free-site = una cantera sin Piedra
expected-monolyth-solo-give = otro paso: solo en solitario se descartan fichas
expected-monolyth-card = una tarjeta de Estructura, o ninguna mientras aún no se ha elegido
expected-monolyth-boards = Tableros de Jugador por orden, y uno para cada jugador en cuanto empieza la partida
expected-monolyth-first = un jugador inicial, o ninguno mientras aún no se ha elegido
expected-monolyth-set-out = Piedras en las canteras para un turno, y ninguna antes de repartirlas
expected-monolyth-empty-site = otra cantera vacía además de la del Cristal, mientras se reparten las Piedras
expected-monolyth-lid-rest = todas las Piedras que no están en una cantera, mientras se reparten
expected-monolyth-refill = una Piedra con la que rellenar la cantera
expected-monolyth-left = la cantera vacía que dejó el Cristal, y solo mientras hay que rellenarla
expected-monolyth-solo-tokens = al menos una ficha de Profecía mientras dure la partida en solitario
monolyth-position-whose = Monolito de
monolyth-position-tower = Monolito
monolyth-position-press = Al pulsar el Monolito
monolyth-position-put = se coloca una Piedra
monolyth-position-take = se quita el cubo de arriba
monolyth-position-plan = El Monolito desde arriba, primero la fila del fondo
monolyth-position-column = { $column }, altura { $height }: { $colours }
monolyth-position-colour = Color
monolyth-position-stone = Piedra
monolyth-position-tower-words = Las Piedras salen de la caja y las de 1 cubo, de la reserva, mientras haya. No se puede colocar una Piedra sobre un hueco.
monolyth-position-board = Tablero de Jugador
monolyth-position-has = Fichas: { $who }
monolyth-position-prophecy = Profecía, { $wall }
monolyth-position-none = ninguna
monolyth-position-level-add = Añadir una ficha de Nivel
monolyth-position-level-back = Devolver la ficha de Nivel { $value }
monolyth-position-site = Cantera { $site }
monolyth-position-site-words = Pulsa una cantera del círculo para cambiar lo que hay en ella.
monolyth-position-crystal-here = Cristal aquí
monolyth-position-clear-site = Vaciar
monolyth-position-stone-left = { $stone }, { $left } en la caja
monolyth-position-turn = Turno
monolyth-position-to-move = Le toca a
monolyth-position-phase-turn = un turno
monolyth-position-phase-give = descartar una ficha (en solitario)
monolyth-position-phase-over = nada: la partida ha terminado
monolyth-position-left = Reserva y caja
monolyth-position-field-players = Número de jugadores
monolyth-position-field-phase = Qué viene ahora
monolyth-position-field-card = Tarjeta de Estructura
monolyth-position-field-first = Jugador inicial
monolyth-position-field-turn = Turnos terminados
monolyth-position-field-crystal = Cristal
monolyth-position-field-left = Cantera por rellenar
monolyth-position-field-sites = Canteras
monolyth-position-field-lid = Caja
monolyth-position-field-supply = Reserva
monolyth-position-field-prophecies = Fichas de Profecía libres
monolyth-position-field-levels = Fichas de Nivel libres
monolyth-position-field-structures = Fichas de Estructura libres

## The coach

theme-monolyth-wall = Muros
theme-monolyth-prophecy = Profecías
theme-monolyth-level = Niveles
theme-monolyth-structure = Estructura
theme-monolyth-deny = Lo que recibe el siguiente
theme-monolyth-reach = Piedras al alcance
theme-monolyth-token = Fichas descartadas
theme-monolyth-tempo = Ritmo
theme-monolyth-other = Otras causas
monolyth-why-wall-kept = cumples la Profecía { $value } del muro { $colour }
    .named = { $name } cumple la Profecía { $value } del muro { $colour }
monolyth-why-wall-lost = el muro { $colour } aún puede cumplir su { $value }; si no, ya no podría
monolyth-why-wall-cubes =
    llevas { $cubes ->
        [one] un cubo más
       *[other] { $cubes } cubos más
    } de color { $colour } a su muro
    .named =
        { $name } lleva { $cubes ->
            [one] un cubo más
           *[other] { $cubes } cubos más
        } de color { $colour } a su muro
monolyth-why-wall-room = dejas más sitio para cubos de color { $colour } en su muro
    .named = { $name } deja más sitio para cubos de color { $colour } en su muro
monolyth-why-prophecy-kept = anuncias una Profecía que el muro { $colour } ya cumple: { $value }
    .named = { $name } anuncia una Profecía que el muro { $colour } ya cumple: { $value }
monolyth-why-prophecy = anuncias una Profecía que el muro { $colour } aún puede cumplir: { $value }
    .named = { $name } anuncia una Profecía que el muro { $colour } aún puede cumplir: { $value }
monolyth-why-prophecy-lost = dejas libre la ranura del muro { $colour }: allí un { $value } ya es imposible
    .named = { $name } deja libre la ranura del muro { $colour }: allí un { $value } ya es imposible
monolyth-why-prophecy-hard = dejas libre la ranura del muro { $colour }: allí un { $value } es difícil de cumplir
    .named = { $name } deja libre la ranura del muro { $colour }: allí un { $value } es difícil de cumplir
monolyth-why-prophecy-higher = dejas libre la ranura del muro { $colour } para una Profecía mayor que { $value }
    .named = { $name } deja libre la ranura del muro { $colour } para una Profecía mayor que { $value }
monolyth-why-level =
    completas enseguida el Nivel { $level }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .named =
        { $name } completa enseguida el Nivel { $level }: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
monolyth-why-levels =
    completas enseguida los Niveles { $first } { $count ->
        [2] y
       *[other] a
    } { $last }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .named =
        { $name } completa enseguida los Niveles { $first } { $count ->
            [2] y
           *[other] a
        } { $last }: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
monolyth-why-level-nearer =
    quedas más cerca del Nivel { $level }: { $spaces ->
        [one] falta un espacio
       *[other] faltan { $spaces } espacios
    }
    .named =
        { $name } queda más cerca del Nivel { $level }: { $spaces ->
            [one] falta un espacio
           *[other] faltan { $spaces } espacios
        }
monolyth-why-level-near =
    avanzas hacia el Nivel { $level }: { $spaces ->
        [one] falta un espacio
       *[other] faltan { $spaces } espacios
    }
monolyth-why-level-keep = te será más fácil completar el nivel siguiente
    .named = a { $name } le será más fácil completar el nivel siguiente
monolyth-why-structure =
    completas enseguida la Estructura: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .named =
        { $name } completa enseguida la Estructura: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
monolyth-why-structure-open = la Estructura sigue siendo posible; si no, una columna queda demasiado alta
monolyth-why-structure-nearer = te acercas a la Estructura
    .named = { $name } se acerca a la Estructura
monolyth-why-deny =
    no dejas al siguiente nada que ganar enseguida; si no, { $points ->
        [one] sería { $points } punto
       *[other] serían { $points } puntos
    }
    .named =
        { $name } no deja al siguiente nada que ganar enseguida; si no, { $points ->
            [one] sería { $points } punto
           *[other] serían { $points } puntos
        }
monolyth-why-deny-less = dejas al siguiente menos que ganar enseguida: { $after } en vez de { $before } puntos
    .named = { $name } deja al siguiente menos que ganar enseguida: { $after } en vez de { $before } puntos
monolyth-why-reach =
    dejas al alcance una Piedra que da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en el próximo turno
    .named =
        { $name } deja al alcance una Piedra que da { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } en el próximo turno
monolyth-why-tokens = conservas las Profecías que tus muros aún pueden cumplir
    .named = { $name } conserva las Profecías que sus muros aún pueden cumplir
monolyth-why-promise = tus muros podrán cumplir mejores Profecías
    .named = los muros de { $name } podrán cumplir mejores Profecías
monolyth-why-cubes =
    colocas { $cubes ->
        [one] un cubo más
       *[other] { $cubes } cubos más
    }
    .named =
        { $name } coloca { $cubes ->
            [one] un cubo más
           *[other] { $cubes } cubos más
        }
monolyth-why-end = terminas la partida mientras vas por delante
    .named = { $name } termina la partida mientras va por delante
monolyth-why-no-end = no terminas la partida mientras vas por detrás
    .named = { $name } no termina la partida mientras va por detrás
monolyth-why-later-wall =
    { $when ->
        [end] al final
       *[soon] unos turnos después
    }, tus muros valen { $points ->
        [one] alrededor de un punto
       *[other] unos { $points } puntos
    } más, sobre todo el { $colour }
    .named =
        { $when ->
            [end] al final
           *[soon] unos turnos después
        }, los muros de { $name } valen { $points ->
            [one] alrededor de un punto
           *[other] unos { $points } puntos
        } más, sobre todo el { $colour }
monolyth-why-later-level =
    { $when ->
        [end] al final
       *[soon] unos turnos después
    }, los niveles te dan { $points ->
        [one] alrededor de un punto
       *[other] unos { $points } puntos
    } más
    .named =
        { $when ->
            [end] al final
           *[soon] unos turnos después
        }, los niveles dan a { $name } { $points ->
            [one] alrededor de un punto
           *[other] unos { $points } puntos
        } más
monolyth-why-later-structure =
    { $when ->
        [end] al final
       *[soon] unos turnos después
    }, la Estructura te vale { $points ->
        [one] alrededor de un punto
       *[other] unos { $points } puntos
    } más
    .named =
        { $when ->
            [end] al final
           *[soon] unos turnos después
        }, la Estructura le vale a { $name } { $points ->
            [one] alrededor de un punto
           *[other] unos { $points } puntos
        } más
monolyth-why-later-deny =
    si no, un rival saca { $points ->
        [one] alrededor de un punto
       *[other] unos { $points } puntos
    } más { $when ->
        [end] hasta el final
       *[soon] en los turnos siguientes
    }
monolyth-look-wall = mira tu muro { $colour }
monolyth-look-level = mira los espacios que faltan en tu nivel incompleto más bajo
monolyth-look-structure = compara las alturas de tu Monolito con la tarjeta de Estructura
monolyth-look-prophecies = mira las fichas de Profecía disponibles y tus muros que no tienen ninguna
monolyth-look-tokens = mira las fichas de Profecía que tus muros ya no pueden cumplir
monolyth-look-reach = mira las Piedras al alcance y las que vendrán después
monolyth-piece-stone = toma la Piedra de la cantera { $site }: { $stone }
monolyth-piece-swap = conviene cambiar la Piedra de la cantera { $site } ({ $stone }) por una Piedra de 1 cubo
monolyth-piece-wall = al muro { $colour } le vendría bien una Profecía
monolyth-piece-token = una de las fichas ya no te sirve
