# What can be wrong with a component pack.

pack-not-found = no pack is called “{ $name }”. There are: { $names }. Your own go into { $folder }, or give the path of a .toml file
pack-problem = { $key }: found { $found }; expected { $expected }

expected-toml = a text file in TOML (see docs/packs.md)
expected-size = at most { $most } bytes
expected-game = the name of a game: { $names }
expected-no-such-key = no such key here; there can be { $keys }
expected-table = a table of figures
expected-tables = a list of tables, each headed [[{ $key }]]
expected-number = a whole number from { $low } to { $high }
expected-numbers = a list of whole numbers from { $low } to { $high }
expected-word = a text without spaces
expected-text = a text
expected-texts = a list of texts
expected-exactly = { $value }; the rules know no other
expected-provenance = one of { $words }
expected-a-provenance = an entry in its table’s provenance: { $words }
expected-provenance-of-a-key = an entry that begins with a key of its table
expected-tokens = { $count } tokens

## Monolyth

expected-colour = one of the colours there are words for: { $names }
expected-capital = one capital letter
expected-different-letters = a letter of its own for each colour
expected-colours = { $count } colours
expected-shapes = { $count } shapes
expected-shape-name = letters and digits only, such as L4
expected-copies = { $copies }, as printed for this shape
expected-cubes = 1 to { $most } cubes
expected-connected = cubes that hold together face to face
expected-different-shapes = a name of its own for each shape
expected-one-single = exactly one shape of a single cube
expected-stones = { $count } stones in all
expected-drawing = rows of # and ., or a list of such layers from the floor up
expected-colour-letters = letters of the colours: { $letters }
expected-boards = { $count } boards
expected-four-colours = four different colours, one a side
expected-another-board = another board than number { $number }, also when turned
expected-within-all = only tokens that “all” has
expected-within-four = only tokens that are in play with four players too
expected-prophecy-values = values from 1 to { $most }
expected-within-wall = no more than the { $most } cubes of a wall
expected-solo-prophecies = at least { $least }, or the top level is out of reach
expected-levels = at least { $least }: one for each level of each player
expected-range = a height such as 2, 1-2 or 3+, for a sign of one letter
expected-card-rows = four rows of four signs: { $signs }
expected-cards = { $count } cards
expected-reachable = heights that a tower of { $most } levels can reach
