# Was beide Spiele sagen.

list-separator = { ", " }
seat = Person { $seat }
sheet-points = Punkte
refused = Nicht erlaubt: { $reason } [{ $clause }]
unreadable = „{ $text }“ ist nicht lesbar: { $reason }
refused-game-over = Die Partie ist zu Ende
refused-chance-first = Zuerst muss etwas gezogen werden
refused-not-your-turn = Person { $seat } ist am Zug
    .you = du bist am Zug
    .named = { $name } ist am Zug
no-such-game = Ein Spiel namens { $name } gibt es nicht; es gibt { $names }
no-such-players = Nicht für diese Personenzahl: { $found }; möglich: { $counts }
expected-field = { $field } ist „{ $found }“; erwartet: { $expected }
expected-fields = Eine Stellung hat diese Angaben in dieser Reihenfolge: { $names }
expected-position = Eine Stellung beginnt mit „{ $game }“, danach folgen Angaben wie phase=turn
