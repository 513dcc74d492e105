# Lo que puede fallar en un paquete de La cueva de Maese Ocelote.

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
