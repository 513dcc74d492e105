# Spiele als Text, für Programme, die lesend und schreibend mitspielen.

text-seat = Du bist Person { $seat } von { $players }.
text-watching = Du siehst einer Partie mit { $players ->
        [one] einer Person
       *[other] { $players } Personen
    } zu.
text-your-turn = Zug { $turn }: Du bist am Zug.
text-turn = Zug { $turn }: Person { $seat } ist am Zug.
text-points = Person { $seat }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
text-result = Ergebnis: { $reason }.
text-moves =
    { $count ->
        [one] Es gibt einen erlaubten Zug
       *[other] Es gibt { $count } erlaubte Züge
    }. Antworte mit einem davon in eckigen Klammern, zum Beispiel [{ $example }].
text-pieces = Material, als JSON
text-not-listed = Erwartet wird einer der erlaubten Züge

mcp-at = MCP-Server unter { $url }
mcp-no-port = An { $host }, Port { $port }, kann der Server nicht lauschen: { $reason }
mcp-game = Partie-ID: { $id }
mcp-waiting = Du hast einen Platz. Die Partie beginnt, sobald alle Plätze besetzt sind.
mcp-no-game = Es gibt keine Partie mit der ID „{ $id }“; beginne eine mit new_game oder setz dich mit join an einen Tisch
mcp-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $players }
mcp-no-pack = Es gibt kein Paket „{ $name }“; möglich sind { $names }
mcp-no-moves = Kein erlaubter Zug enthält „{ $about }“
mcp-more-moves = Das ist nur ein Teil der { $count } Züge: Grenze sie mit „about“ ein.
cli-no-extra = Dafür reicht die einfache Installation nicht: pip install "lapidarium[{ $extra }]"
