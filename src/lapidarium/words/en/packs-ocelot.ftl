# What can be wrong with a component pack of Sir Ocelot's Cave.

expected-ocelot-row = { $signs } signs in row { $row }, as in the first row
expected-ocelot-sign = only these signs in row { $row }: { $signs }
expected-ocelot-size = a drawing of at most { $columns } columns and { $rows } rows
expected-ocelot-squares = at most { $most } squares
expected-ocelot-circles = { $low } to { $high } circles
expected-ocelot-circle-beside-a-square = a square beside the circle { $circle }, or it would see nothing
expected-ocelot-four-ways = at least one circle that looks four ways
expected-ocelot-caves-apart = squares of two caves that do not touch
expected-ocelot-seen =
    at least three circles that see the square { $square }; it is seen from { $circles ->
        [0] none
        [one] one circle only
       *[other] { $circles } circles only
    }, so a gem there could never be collected
expected-ocelot-seen-from-four = at least one square of this cave that is seen from four circles
expected-ocelot-circle = the name of a circle of the drawing; { $circle } is none
expected-ocelot-ways = the ways this circle looks, each once: { $ways }
expected-ocelot-ways-with-squares = only ways with a square to see: { $ways }
expected-ocelot-celestites = celestites in the blue cave only
expected-ocelot-celestites-alike = sun, moon and star equally often
expected-ocelot-one-point = { $count } gems of 1 point in the blue cave: rock crystals and celestites
expected-ocelot-crystals = at least { $least } rock crystals in the green cave
expected-ocelot-geodes = at least one geode in each cave
expected-ocelot-gem-a-square = one gem for each of the { $squares } squares of this cave
expected-ocelot-tokens = { $count } tokens of this colour, amethysts included
expected-ocelot-bag = a list of printed values and of letters of specials: { $letters }
expected-ocelot-amethyst = a printed value from 1 to { $most }, or the letter of a special: { $letters }
expected-ocelot-full-bag = at least { $least }: as many amethysts as can be drawn from this bag
expected-ocelot-specials = each special exactly once: { $letters }
