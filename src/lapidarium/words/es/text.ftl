# Partidas en texto, para programas que juegan leyendo y escribiendo.

text-seat = Eres el jugador { $seat } de { $players }.
text-watching = Estás viendo una partida de { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }.
text-your-turn = Turno { $turn }: te toca jugar.
text-turn = Turno { $turn }: le toca al jugador { $seat }.
text-points = Jugador { $seat }: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
text-result = Resultado: { $reason }.
text-moves =
    { $count ->
        [one] Hay una jugada legal
       *[other] Hay { $count } jugadas legales
    }. Responde con una de ellas entre corchetes, por ejemplo [{ $example }].
text-pieces = Componentes, en JSON
text-not-listed = se esperaba una de las jugadas legales

mcp-at = Servidor MCP en { $url }
mcp-no-port = no se puede escuchar en { $host }, puerto { $port }: { $reason }
mcp-game = Id. de la partida: { $id }
mcp-waiting = Ya tienes asiento. La partida empieza cuando se ocupen todos.
mcp-no-game = no hay ninguna partida con el id. «{ $id }»; empieza una con new_game o siéntate a una mesa con join
mcp-no-seat = no existe el asiento { $seat }; hay asientos del 1 al { $players }
mcp-no-pack = no hay ningún paquete «{ $name }»; los que hay son { $names }
mcp-no-moves = ninguna jugada legal contiene «{ $about }»
mcp-more-moves = Es solo una parte de las { $count } jugadas; acótalas con «about».
cli-no-extra = la instalación básica no incluye esto: pip install "lapidarium[{ $extra }]"
