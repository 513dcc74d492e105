# Lo que dicen los dos juegos.

list-separator = { ", " }
seat = Jugador { $seat }
sheet-points = Puntos
refused = No se puede: { $reason } [{ $clause }]
unreadable = «{ $text }» no se entiende: { $reason }
refused-game-over = la partida ha terminado
refused-chance-first = primero hay que sacar algo al azar
refused-not-your-turn = es el turno del jugador { $seat }
    .you = es tu turno
    .named = es el turno de { $name }
no-such-game = no hay ningún juego llamado { $name }; los que hay son { $names }
no-such-players = número de jugadores no válido: { $found }; se puede jugar con { $counts }
expected-field = { $field } es «{ $found }»; se esperaba: { $expected }
expected-fields = una posición lleva estos campos en este orden: { $names }
expected-position = una posición empieza por «{ $game }», seguido de campos como phase=turn
