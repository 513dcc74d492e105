# What both games say.

list-separator = { ", " }
seat = Seat { $seat }
sheet-points = Points
refused = Not allowed: { $reason } [{ $clause }]
unreadable = “{ $text }” cannot be read: { $reason }
refused-game-over = the game is over
refused-chance-first = something has to be drawn first
refused-not-your-turn = it is the turn of seat { $seat }
    .you = it is your turn
    .named = it is { $name }’s turn
no-such-game = there is no game called { $name }; there are { $names }
no-such-players =
    this game is not for { $found ->
        [one] one player
       *[other] { $found } players
    }; it takes { $counts }
expected-field = { $field } is “{ $found }”; expected: { $expected }
expected-fields = a position has these fields in this order: { $names }
expected-position = a position begins with “{ $game }”, followed by fields such as phase=turn
