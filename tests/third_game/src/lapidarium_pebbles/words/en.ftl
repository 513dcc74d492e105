game-pebbles = Pebbles
level-counter = Counter
play-help-pebbles = take 2 takes two pebbles from the heap.
event-pebbles-take = takes { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}
    .you = take { $count ->
        [one] one pebble
       *[other] { $count } pebbles
    }
event-pebbles-draw = seat { $seat } draws the charm { $charm }
event-pebbles-draw-hidden = seat { $seat } draws a charm
pebbles-heap = { $count ->
    [0] The heap is empty.
    [one] One pebble is left in the heap.
   *[other] { $count } pebbles are left in the heap.
}
pebbles-taken = Seat { $seat } has { $count ->
    [one] one pebble.
   *[other] { $count } pebbles.
}
    .named = { $name } has { $count ->
        [one] one pebble.
       *[other] { $count } pebbles.
    }
    .you = You have { $count ->
        [one] one pebble.
       *[other] { $count } pebbles.
    }
pebbles-charm = The charm of seat { $seat } is { $charm }.
    .named = The charm of { $name } is { $charm }.
    .you = Your charm is { $charm }.
refused-pebbles-count = you cannot take { $count }; you may take 1 to { $most }
refused-pebbles-drawn = the charms have already been drawn
refused-pebbles-no-charm = no charm { $charm } is left in the bag
expected-pebbles-move = expected a move such as “take 2”
expected-pebbles-position = expected a position such as “pebbles heap=15 taken=0,0 charms=- turns=0”
expected-pebbles-charms = at least { $least } charms
ended-pebbles = the heap is empty
cli-ended-pebbles = ended: the heap was empty
decided-pebbles = The most points: { $points }
