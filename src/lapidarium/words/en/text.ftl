# Games as text, for programs that play by reading and writing.

text-seat = You play seat { $seat } of { $players }.
text-watching = You are watching a game of { $players ->
        [one] one player
       *[other] { $players } players
    }.
text-your-turn = Turn { $turn }: it is your move.
text-turn = Turn { $turn }: seat { $seat } is to move.
text-points = Seat { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
text-result = Result: { $reason }.
text-moves =
    { $count ->
        [one] There is one legal move
       *[other] There are { $count } legal moves
    }. Answer with one of them in brackets, such as [{ $example }].
text-pieces = Pieces, as JSON
text-not-listed = expected one of the legal moves

mcp-at = MCP server at { $url }
mcp-no-port = cannot listen at { $host } port { $port }: { $reason }
mcp-game = Game id: { $id }
mcp-waiting = You have a seat. The game begins when all seats are taken.
mcp-no-game = there is no game with the id “{ $id }”; begin one with new_game, or join a table
mcp-no-seat = there is no seat { $seat }; the seats are 1 to { $players }
mcp-no-pack = there is no pack “{ $name }”; expected one of { $names }
mcp-no-moves = no legal move contains “{ $about }”
mcp-more-moves = These are only some of the { $count } moves; narrow them down with “about”.
cli-no-extra = a plain install does not include this: pip install "lapidarium[{ $extra }]"
