## Rules, moves and refusals

colour-blue = blue
colour-orange = orange
colour-black = black
colour-turquoise = turquoise
colour-white = white
colour-red = red
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-pink = pink
stone = { $colour } { $shape }
shape =
    { $name ->
        [single] single
        [I2] pair
        [I3] bar
        [L3] corner
        [L4] hook
        [O4] square
        [T4] tee
        [S4] zigzag
       *[other] { $name }
    }
event-card = structure card { $card } is out
event-board = seat { $seat } builds on the board with { $colours }
event-first = seat { $seat } is the starting player
event-fill = { $stone } is drawn for site { $site }
event-place = takes the { $stone } from site { $site } and places it on { $column } (way { $turning })
event-swap = swaps the { $stone } of site { $site } for a single on { $column }
event-discard = can place nothing; the { $stone } of site { $site } leaves the game
event-prophesy = makes a prophecy: { $value } on the { $colour } wall
event-give = gives up the prophecy token { $value }
gain-level =
    level { $level } is complete: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gain-structure = the structure is built: { $points } points
due-card = a structure card comes first
due-board = the player boards come first
due-first = the starting player comes first
due-set-out = the stones on the sites come first
due-turn = it is a player’s turn: a crystal move or a prophecy
due-give = a prophecy token has to be given up first, for instance “give 4”
due-fill = the empty site has to be filled first
refused-no-stone = there is no stone on site { $site }; within reach: { $sites }
refused-too-far = site { $site } is more than four steps away; within reach: { $sites }
refused-other-stone = the stone on site { $site } is the { $stone }
refused-no-single = no { $colour } single is left in the supply
refused-outside = with its anchor on { $column } a part of the stone would lie outside the grid
refused-over-gap = the stone would stand over an empty space at { $column }
refused-too-high = the tower would be { $top } high; { $height } is the limit
refused-must-place =
    { $count ->
        [one] there is still a way to place a stone
       *[other] there are still { $count } ways to place a stone
    }
refused-no-token = there is no prophecy token { $value } on the main board
refused-no-wall = your board has no { $colour } wall
refused-slot-taken = the { $colour } wall has its prophecy already: { $value }
refused-board-order = the next board is for seat { $seat }
refused-board-taken = the board { $board } is taken
refused-fill-site = the next stone goes on site { $site }
refused-not-in-lid = no { $stone } is left in the lid
expected-move = expected a move such as “@5 L4/7 b2” (site, stone and turning, column), “@5 swap b2”, “prophecy 7 T” or “give 9”
expected-site = there is no site { $found }; sites go from 1 to { $count }
expected-seat = there is no seat { $found }; seats go from 1 to { $count }
expected-card = there is no card { $found }; cards go from 1 to { $count }
expected-shape = there is no stone “{ $found }”; shapes are { $names }
expected-turning = there is no way { $found } to turn this stone; ways go from 1 to { $count }
expected-colour-letter = there is no colour “{ $found }”; colours are { $names }
expected-stone = there is no stone “{ $found }”; write a colour and a shape, such as O-L4
expected-board = there is no board “{ $found }”; boards are { $names }
ended-top-level = seat { $seat } completed level { $level }, and the round was played out
ended-top-level-solo = level { $level } is complete
ended-no-stones = no stone is left on the sites or in the lid
ended-no-prophecies = no prophecy token is left on the main board
decided-points =
    seat { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
decided-later =
    seat { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: among equals, whoever sat later in the first round
decided-rank =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $rank }
rank-1 = Dutiful Builder
rank-2 = Steadfast Craftsman
rank-3 = Dedicated Artisan
rank-4 = Sovereign Architect
rank-5 = Monolyth Master

## Component packs

expected-tokens = { $count } tokens
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

## The terminal

cli-ended-top-level = ended: the top level was completed
cli-ended-top-level-solo = ended: the top level was completed
cli-ended-no-stones = ended: no stone was left
cli-ended-no-prophecies = ended: no prophecy token was left
play-help-monolyth =
    A move is written as it is listed, for instance “@5 L4/7 b2”:
    the crystal goes to site 5, its stone is turned the 7th way, its anchor goes to column b2.
    list @5    every way for the stone of site 5
    list lid   what is left in the lid
board-prophecies = Prophecies
board-levels = Levels
board-structures = Structure
board-singles = Singles
board-lid = In the lid
board-card = Structure card
tower-title =
    Seat { $seat } · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tower-tokens = Levels: { $levels } · structure: { $structure }
wall-far = far
wall-right = right
wall-near = near
wall-left = left
wall-count = { $count } of { $prophecy }, up to { $possible }
list-place = place
list-swap = swap for a single
list-drop = discard
list-no-room = no room for
list-prophecy = make a prophecy
list-give = give up a prophecy token
list-ways-of = Site { $site }: the stone from above, layer by layer from the floor; + is its anchor
list-which-site = Within reach: { $sites }

## The score sheet

sheet-wall-far = Far wall
sheet-wall-right = Right wall
sheet-wall-near = Near wall
sheet-wall-left = Left wall
sheet-wall = { $colour }: { $count } of { $prophecy }
sheet-wall-bare = { $colour }: { $count }, no prophecy
sheet-levels = Levels
sheet-structure = Structure

## The browser

ui-board = Main board
ui-ring = Stones on the sites
ui-site = site { $site }: { $stone }
ui-site-short = from site { $site }
ui-site-crystal = Site { $site }: the crystal
ui-site-empty = Site { $site }: empty
ui-site-reach =
    { $name }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
ui-site-blocked =
    { $name }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, fits nowhere
ui-walls = Walls
ui-wall-far = Far wall
ui-wall-right = Right wall
ui-wall-near = Near wall
ui-wall-left = Left wall
ui-wall-up-to = up to { $possible }
ui-wall-kept = kept · { $points } points
ui-wall-lost = out of reach
ui-wall-more = { $more } more, up to { $possible }
ui-of = of { $total }
ui-no-token = no token
ui-prophecies = Prophecies
ui-prophecies-kept = Prophecies kept
ui-prophecy-instead = or make one instead
ui-prophecy-give = give one up
ui-prophecy-token = Make a prophecy: { $value }
ui-prophecy-of = Prophecy { $value }
ui-prophecy-which = On which wall will there be { $value } cubes?
ui-prospect = { $count } now, up to { $possible }
ui-prospect-kept = { $count } now: kept already
ui-prospect-lost = { $count } now, at most { $possible }
ui-foretell = Make the prophecy
ui-give = Give up a prophecy token
ui-give-why = A crystal move costs one in the solo game.
ui-give-token = Give up the { $value }
ui-give-up = Give up
ui-levels = Levels
ui-structure = Structure
ui-structure-won = taken
ui-structure-met = Every column fits.
ui-structure-missing =
    { $missing ->
        [one] one column does not fit yet
       *[other] { $missing } columns do not fit yet
    }
ui-structure-caption = The structure card in its nearest position, far row first
ui-column-met = { $ask }, met
ui-column-missing = { $ask } wanted, height { $height }
ui-none-left = None left.
ui-singles = Singles to swap for
ui-lid = Stones left in the lid
ui-lid-empty = The lid is empty.
ui-show-tower = Enlarge the tower of { $name }
ui-looking-at = The tower of { $name }
ui-back-to-own = Back to mine
ui-back-to-first = Back to the first
ui-view = Look from another side
ui-view-left = Turn the view to the left
ui-view-right = Turn the view to the right
ui-tower-caption = The tower, column by column from the floor up; at most { $levels } high
ui-column = { $column }: { $colours }
ui-column-bare = { $column }: bare
ui-orientation = How the stone lies
ui-turn-left = Turn to the left
ui-turn-right = Turn to the right
ui-turn-tip = Tip over
ui-turning = { $turning } / { $count }
ui-where = Where
ui-where-at = { $column }, level { $level }
ui-fills = Fills { $cells }
ui-does-not-fit = It does not fit there.
ui-gain-level = completes level { $level }
ui-gain-structure = builds the structure
ui-gain-kept = { $colour } prophecy kept
ui-gain-cubes =
    { $cubes ->
        [one] { $colour } cube in its wall
       *[other] { $colour } cubes in their wall
    }
ui-swap = Swap
ui-swap-long = Swap for a { $colour } single
ui-discard = Discard the stone
ui-discard-why = Nothing within reach can be placed; this stone leaves the game.
ui-rest-discard = Nothing can be placed: choose a lit stone to discard.
ui-rest-stone = Choose a lit stone.
ui-rest-both = Choose a lit stone, or make a prophecy.
ui-rest-prophecy = Make a prophecy.
ui-wall-short-kept = kept
ui-wall-short-more = { $more } more
ui-tap-tower =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } · tap the tower to move it
game-monolyth = Monolyth
game-monolyth-about = Raise a tower of coloured stones and foretell its walls. For one to four.
ui-card = Structure card
ui-card-random = by lot
ui-card-number = Card { $card }
game-monolyth-how-1 = On your turn the crystal walks one to four stones on. You take the stone where it stops and build it into your tower. Or you leave the crystal where it is and make a prophecy.
game-monolyth-how-2 = A stone may lie any way, but inside the grid and never over empty space. Instead of it you may take a single cube of its colour while there are some.
game-monolyth-how-3 = A prophecy says how many cubes of its colour a wall of your tower will show at least. If it does in the end, it scores that many points.
game-monolyth-how-4 = Whoever fills a level takes the best level token left (alone: the lowest). Whoever matches the heights of the structure card, in any rotation or mirrored, takes a structure token.
game-monolyth-how-5 = The round in which somebody fills the top level is the last. Alone, every stone also costs one of the prophecy tokens; without them it is over.
ui-key-stones = take up a stone by its steps
ui-key-turn = turn left, turn right, tip
ui-key-move = move the stone
ui-key-swap = swap for a single
ui-key-view = turn the view
ui-solid = Tower as a solid to walk round
