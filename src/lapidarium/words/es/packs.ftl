# Lo que puede fallar en un paquete de componentes.

pack-not-found = ningún paquete se llama «{ $name }». Los que hay son: { $names }. Los tuyos van en { $folder }; también vale la ruta de un archivo .toml
pack-problem = { $key }: aparece { $found }; se esperaba: { $expected }
pack-warning = { $key }: poco habitual: { $found }; cabría esperar: { $expected }
expected-toml = un archivo de texto en TOML (véase docs/packs.md)
expected-size = { $most } bytes como máximo
expected-keys = { $keys } claves en { $lines } líneas como máximo
expected-depth = { $most } puntos y corchetes por línea como máximo (línea { $line })
expected-short = { $most } caracteres visibles como máximo
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
