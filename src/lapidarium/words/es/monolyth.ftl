# Monolyth, con los términos de la edición española.
# Todas las formas son femeninas («la Piedra…»); los colores van en masculino («el muro…», «de color…»).

## Cosas

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

## Lo que ocurre

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

## Por qué algo no se puede

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

## Cómo termina

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
