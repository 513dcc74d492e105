game-pebbles = Kiesel
level-counter = Zählerin
play-help-pebbles = take 2 nimmt zwei Kiesel vom Haufen.
event-pebbles-take = nimmt { $count ->
    [one] einen Kiesel
   *[other] { $count } Kiesel
}
    .you = nimmst { $count ->
        [one] einen Kiesel
       *[other] { $count } Kiesel
    }
event-pebbles-draw = Person { $seat } zieht den Glücksstein { $charm }
event-pebbles-draw-hidden = Person { $seat } zieht einen Glücksstein
pebbles-heap = { $count ->
    [0] Der Haufen ist leer.
    [one] Ein Kiesel liegt noch auf dem Haufen.
   *[other] { $count } Kiesel liegen noch auf dem Haufen.
}
pebbles-taken = Person { $seat } hat { $count ->
    [one] einen Kiesel.
   *[other] { $count } Kiesel.
}
    .named = { $name } hat { $count ->
        [one] einen Kiesel.
       *[other] { $count } Kiesel.
    }
    .you = Du hast { $count ->
        [one] einen Kiesel.
       *[other] { $count } Kiesel.
    }
pebbles-charm = Der Glücksstein von Person { $seat } ist die { $charm }.
    .named = Der Glücksstein von { $name } ist die { $charm }.
    .you = Dein Glücksstein ist die { $charm }.
refused-pebbles-count = { $count } geht nicht; erlaubt sind 1 bis { $most }
refused-pebbles-drawn = die Glückssteine sind schon gezogen
refused-pebbles-no-charm = im Beutel ist kein Glücksstein { $charm } mehr
expected-pebbles-move = erwartet wird ein Zug wie „take 2“
expected-pebbles-position = erwartet wird eine Stellung wie „pebbles heap=15 taken=0,0 charms=- turns=0“
expected-pebbles-charms = mindestens { $least } Glückssteine
ended-pebbles = der Haufen ist leer
cli-ended-pebbles = beendet: Der Haufen war leer
decided-pebbles = Die meisten Punkte: { $points }
