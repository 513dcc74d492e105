# Qué puede estar mal en un registro.

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
record-no-seat = no existe el jugador { $found }; la partida tiene { $count }
record-version = este registro es de la versión { $found } del formato; este programa lee { $known }
record-not-utf8 = el archivo no está en UTF-8: el byte { $number } es { $byte }
record-name = un nombre tiene de 1 a { $most } caracteres, con un solo espacio entre palabras; se encontró «{ $found }»
record-level = un bot se nombra por su nivel, una sola palabra como «master» de 1 a { $most } caracteres; se encontró «{ $found }»
record-seat-order = cada jugador se nombra una vez, en orden ascendente; se encontró el jugador { $found } después del { $last }
