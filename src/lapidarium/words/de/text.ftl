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
text-not-listed = erwartet wird einer der erlaubten Züge

mcp-at = MCP-Server unter { $url }
mcp-no-port = { $host }, Port { $port } ist nicht zu haben: { $reason }
mcp-game = Partie-ID: { $id }
mcp-waiting = Du hast einen Platz. Die Partie beginnt, sobald alle Plätze besetzt sind.
mcp-no-game = es gibt keine Partie mit der ID „{ $id }“; beginne eine mit new_game, oder setz dich mit join an einen Tisch
mcp-no-seat = es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $players }
mcp-no-pack = es gibt kein Paket „{ $name }“; es gibt { $names }
mcp-no-moves = kein erlaubter Zug enthält „{ $about }“
mcp-more-moves = Das sind nicht alle { $count } Züge: Grenze sie mit about ein.
cli-no-extra = dafür reicht die einfache Installation nicht: pip install "lapidarium[{ $extra }]"
