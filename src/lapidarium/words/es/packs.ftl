# Lo que puede fallar en un paquete de componentes.

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

## Monolyth

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
