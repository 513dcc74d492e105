# Was an einem Materialpaket für Sir Ozelots Höhle falsch sein kann.

expected-ocelot-row = { $signs } Zeichen in Reihe { $row } wie in der ersten Reihe
expected-ocelot-sign = nur diese Zeichen in Reihe { $row }: { $signs }
expected-ocelot-size = eine Zeichnung mit höchstens { $columns } Spalten und { $rows } Reihen
expected-ocelot-squares = höchstens { $most } Felder
expected-ocelot-circles = { $low } bis { $high } Kreise
expected-ocelot-circle-beside-a-square = ein Feld neben dem Kreis { $circle }, sonst sähe er nichts
expected-ocelot-four-ways = mindestens ein Kreis, der in vier Richtungen sieht
expected-ocelot-caves-apart = Felder zweier Höhlen, die sich nicht berühren
expected-ocelot-seen =
    mindestens drei Kreise, die das Feld { $square } sehen; es wird { $circles ->
        [0] von keinem
        [one] nur von einem Kreis
       *[other] nur von { $circles } Kreisen
    } gesehen, ein Edelstein dort könnte nie eingesammelt werden
expected-ocelot-seen-from-four = mindestens ein Feld dieser Höhle, das von vier Kreisen gesehen wird
expected-ocelot-circle = der Name eines Kreises der Zeichnung; { $circle } ist keiner
expected-ocelot-ways = die Richtungen, in die dieser Kreis sieht, jede einmal: { $ways }
expected-ocelot-ways-with-squares = nur Richtungen, in denen es ein Feld zu sehen gibt: { $ways }
expected-ocelot-celestites = Coelestine nur in der blauen Höhle
expected-ocelot-celestites-alike = Sonne, Mond und Stern gleich oft
expected-ocelot-one-point = { $count } Edelsteine mit 1 Punkt in der blauen Höhle: Bergkristalle und Coelestine
expected-ocelot-crystals = mindestens { $least } Bergkristalle in der grünen Höhle
expected-ocelot-geodes = mindestens eine Geode in jeder Höhle
expected-ocelot-gem-a-square = je ein Edelstein für die { $squares } Felder dieser Höhle
expected-ocelot-tokens = { $count } Plättchen dieser Farbe, Amethyste eingeschlossen
expected-ocelot-bag = eine Liste aufgedruckter Werte und der Buchstaben besonderer Amethyste: { $letters }
expected-ocelot-amethyst = ein aufgedruckter Wert von 1 bis { $most } oder der Buchstabe eines besonderen: { $letters }
expected-ocelot-full-bag = mindestens { $least }: so viele Amethyste, wie aus diesem Beutel gezogen werden können
expected-ocelot-specials = jeder besondere Amethyst genau einmal: { $letters }
