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
event-card = structure card { $card } is in play
event-board = seat { $seat } builds on the board with { $colours }
    .you = you build on the board with { $colours }
    .named = { $name } builds on the board with { $colours }
event-first = seat { $seat } is the starting player
    .you = you are the starting player
    .named = { $name } is the starting player
event-fill = { $stone } is drawn for site { $site }
event-place = takes the { $stone } from site { $site } and places it on { $column } (orientation { $turning })
    .you = take the { $stone } from site { $site } and place it on { $column } (orientation { $turning })
event-swap = swaps the { $stone } of site { $site } for a single on { $column }
    .you = swap the { $stone } of site { $site } for a single on { $column }
event-discard = can place nothing; the { $stone } of site { $site } is removed from the game
    .you = can place nothing; the { $stone } of site { $site } is removed from the game
wall-number = { $colour } ({ $number })
event-prophesy = makes a prophecy: { $value } on the { $colour } wall
    .you = make a prophecy: { $value } on the { $colour } wall
event-give = gives up the prophecy token { $value }
    .you = give up the prophecy token { $value }
gain-level =
    level { $level } is complete: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gain-structure =
    the structure is built: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
due-card = a structure card has to be chosen first
due-board = the player boards have to be dealt first
due-first = the starting player has to be chosen first
due-set-out = the stones have to be set out first
due-turn = it is a player’s turn: move the crystal or make a prophecy
due-give = a prophecy token has to be given up first, for instance “give 4”
due-fill = the empty site has to be filled first
refused-no-stone = there is no stone on site { $site }; within reach: { $sites }
refused-too-far = site { $site } is more than four steps away; within reach: { $sites }
trial-too-far =
    { $steps ->
        [one] 1 step too far: you may try it, but not place it
       *[other] { $steps } steps too far: you may try it, but not place it
    }
refused-other-stone = the stone on site { $site } is the { $stone }
refused-no-single = no { $colour } single is left in the supply
refused-outside = with its anchor on { $column } a part of the stone would lie outside the grid
refused-over-gap = the stone would stand over an empty space at { $column }
refused-too-high = the monolith would be { $top } high; { $height } is the limit
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
expected-move = expected a move such as “@5 L4/7 b2” (site, stone and orientation, column), “@5 swap b2”, “prophecy 7 T” or “give 9”
expected-site = there is no site { $found }; sites go from 1 to { $count }
expected-seat = there is no seat { $found }; seats go from 1 to { $count }
expected-card = there is no card { $found }; cards go from 1 to { $count }
expected-shape = there is no stone “{ $found }”; shapes are { $names }
expected-turning = this stone has no orientation { $found }; orientations go from 1 to { $count }
expected-colour-letter = there is no colour “{ $found }”; colours are { $names }
expected-stone = there is no stone “{ $found }”; write a colour and a shape, such as O-L4
expected-board = there is no board “{ $found }”; boards are { $names }
ended-top-level = seat { $seat } completed level { $level }, and the round was played out
    .you = you completed level { $level }, and the round was played out
    .named = { $name } completed level { $level }, and the round was played out
ended-top-level-solo = level { $level } is complete
ended-no-stones = no stone is left on the sites or in the lid
ended-no-prophecies = no prophecy token is left on the main board
decided-points =
    seat { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you =
        you win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    .named =
        { $name } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
decided-later =
    seat { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: on a tie, whoever played later in the first round wins
    .you =
        you win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: on a tie, whoever played later in the first round wins
    .named =
        { $name } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: on a tie, whoever played later in the first round wins
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
expected-colour = a colour that has a name: { $names }
expected-capital = one capital letter
expected-different-letters = a letter of its own for each colour
expected-colours = { $count } colours
expected-shapes = { $count } shapes
expected-shape-name = letters and digits only, such as L4
expected-copies = { $copies }, as printed for this shape
expected-cubes = 1 to { $most } cubes
expected-columns = a stone that covers at most { $most } columns, however it is turned: the compiled game has room for no more
expected-connected = cubes that hold together face to face
expected-within-grid = at most { $most } cubes in any direction
expected-different-shapes = a name of its own for each shape
expected-one-single = exactly one shape of a single cube
expected-stones = { $count } stones in all
expected-drawing = rows of # and ., or a list of such layers from the floor up
expected-colour-letters = letters of the colours: { $letters }
expected-boards = { $count } boards
expected-four-colours = four colours, one for each side
expected-different-colours = four different colours
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
expected-reachable = heights that a monolith of { $most } levels can reach

## The terminal

cli-ended-top-level = ended: the top level was completed
cli-ended-top-level-solo = ended: the top level was completed
cli-ended-no-stones = ended: no stone was left
cli-ended-no-prophecies = ended: no prophecy token was left
play-help-monolyth =
    A move is written as it is listed, for instance “@5 L4/7 b2”:
    the crystal moves to site 5, its stone is placed in orientation 7 with its anchor on column b2.
    list @5    every way to place the stone of site 5
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
tower-level = level { $level }
tower-tokens = Levels: { $levels } · structure: { $structure }
wall-far = far
wall-right = right
wall-near = near
wall-left = left
wall-count = { $count } of { $prophecy }, up to { $possible }
list-place = place
list-swap = swap for a single
list-drop = discard
list-no-room = has no room
list-prophecy = make a prophecy
list-give = give up a prophecy token
list-ways-of = Site { $site }: the stone from above, layer by layer from the bottom; + is its anchor
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
ui-site-try = { $name }, out of reach; can be tried
ui-walls = Walls
ui-wall-far = Far wall
ui-wall-right = Right wall
ui-wall-near = Near wall
ui-wall-left = Left wall
ui-wall-up-to = up to { $possible }
ui-wall-kept =
    fulfilled · { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-wall-lost = out of reach
ui-wall-more = { $more } more, up to { $possible }
ui-of = of { $total }
ui-no-token = no token
ui-prophecies = Prophecies
ui-prophecies-kept = Prophecies fulfilled
ui-prophecy-instead = or make one instead
ui-prophecy-give = give one up
ui-prophecy-token = Make a prophecy: { $value }
ui-prophecy-of = Prophecy { $value }
ui-prophecy-which = On which wall will there be { $value } cubes?
ui-prospect = { $count } now, up to { $possible }
ui-prospect-kept = { $count } now: already fulfilled
ui-prospect-lost = { $count } now, at most { $possible }
ui-foretell = Foretell
ui-give = Give up a prophecy token
ui-give-why = A crystal move costs one in the solo game.
ui-give-token = Give up the { $value }
ui-give-up = Give up
ui-levels = Levels
ui-structure = Structure
ui-structure-won = fulfilled
ui-structure-met = Every column fits.
ui-structure-missing =
    { $missing ->
        [one] one column does not fit yet
       *[other] { $missing } columns do not fit yet
    }
ui-structure-caption = The structure card in its best-fitting position, far row first
ui-column-met = { $ask }, met
ui-column-missing = { $ask } wanted, height { $height }
ui-none-left = None left.
ui-singles = Singles to swap for
ui-lid = Stones left in the lid
ui-lid-empty = The lid is empty.
ui-show-tower = Enlarge the monolith of { $name }
ui-looking-at = The monolith of { $name }
ui-back-to-own = Back to mine
ui-back-to-first = Back to the first
ui-view = Look from another side
ui-view-left = Turn the view to the left
ui-view-right = Turn the view to the right
ui-tower-caption = The monolith, column by column from the bottom up; at most { $levels } high
ui-column = { $column }: { $colours }
ui-column-bare = { $column }: empty
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
ui-gain-kept = { $colour } prophecy fulfilled
ui-gain-cubes =
    { $cubes ->
        [one] { $colour } cube in its wall
       *[other] { $colour } cubes in their wall
    }
ui-swap = Swap
ui-swap-long = Swap for a single cube in { $colour }
ui-discard = Discard the stone
ui-discard-why = Nothing within reach can be placed; this stone is removed from the game.
ui-rest-discard = Nothing can be placed: choose a lit stone to discard.
ui-rest-stone = Choose a lit stone.
ui-rest-both = Choose a lit stone, or make a prophecy.
ui-rest-prophecy = Make a prophecy.
ui-wall-short-kept = fulfilled
ui-wall-missed = not fulfilled
ui-wall-short-more = { $more } more
ui-tap-tower =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } · tap where it goes
game-monolyth = Monolyth
game-monolyth-about = Build a monolith of coloured stones and foretell its walls. For one to four players.
game-monolyth-short = In turn, move the crystal and build the stone it reaches into your monolith. Foretell how many cubes of its own colour each wall will have, and complete levels for more points. The round in which somebody completes the top level is the last, and the most points win.
ui-card = Structure card
ui-card-random = random
ui-card-number = Card { $card }
ui-boards = Player boards
ui-board-random = random
ui-board-sides = { $far }, { $right }, { $near }, { $left }
game-monolyth-how-1 = On your turn you do one of two things: move the crystal one to four stones ahead and place a stone, or make a prophecy. Empty sites are skipped.
game-monolyth-how-2 = Take the stone where the crystal stops, or swap it for a single cube of its colour while the supply has one, and place it on your monolith. Turn it any way you like, but it has to stay inside the grid, leave no gap below it and not rise above height 4 (3 with three or four players). Then a new stone is drawn for the site that the crystal left. If nothing within reach can be placed or swapped, the crystal still moves and that stone is removed from the game.
game-monolyth-how-3 = For a prophecy, put any token on offer beside a free wall of your board. It says how many cubes of that wall’s own colour the wall will have at least. In the end it scores its number if that is true, and nothing if not. Only the outer layer counts; a corner cube counts for both its walls.
game-monolyth-how-4 = At the end of your turn you take the highest level token left for each level you have completed (solo: the lowest). If your heights match the structure card, turned or mirrored, you take the highest structure token left, once in a game.
game-monolyth-how-5 = When somebody completes the top level, the round is finished, so that all have had the same number of turns. If no stone is left on the sites or in the lid, the game ends at once. The most points win; on a tie, whoever played later in the first round wins.
game-monolyth-how-6 = Solo: each crystal move also costs one prophecy token of your choice from the main board, after the new stone is drawn. The game ends when no token is left there or your top level is complete.
ui-key-stones = pick the stone 1–4 steps ahead
ui-key-turn = turn left, turn right, tip
ui-key-move = move the stone
ui-key-swap = swap for a single
ui-key-view = turn the view
ui-solid = 3D monolith
ui-explain-wall =
    Only { $colour } cubes in the outer layer of this wall count: { $count } now, { $possible } at most. { $prophecy ->
        [0] Without a prophecy token the wall scores nothing.
       *[other] If there are at least { $prophecy } in the end, its prophecy scores { $prophecy }.
    }
ui-explain-turning =
    { $count ->
        [one] This stone lies the same whichever way you turn it.
       *[other] The stone can lie in { $count } ways; this is number { $turning }. Turn it with the buttons, with Q, W and E, with the mouse wheel or with two fingers.
    } A point of light marks each column where it fits as it lies.
ui-explain-where = The column by its letter and number, as they stand on the rim of the board, and the level.
ui-explain-swap = Instead of this stone, place a single { $colour } cube from the supply.
ui-explain-prophecies = A prophecy says how many cubes of its own colour a wall will have at least. In the end it scores its number if that is true, and nothing if not.
ui-explain-levels = Fill all 16 places of a level, and you take the highest of these tokens.
ui-explain-levels-solo = Fill all 16 places of a level, and you take the lowest of these tokens.
ui-explain-structure = Large: the height that the card asks of each column. Small: how high it is now. If all 16 fit, you take the highest of these tokens. The card may be turned and mirrored; it is shown as it fits best.
ui-explain-singles = Instead of the stone that the crystal reaches, you may place a single cube of its colour while there is one here.
ui-card-asks = Card { $card }, far row first: { $asks }
ui-guide-choose = Choose a lit stone: the crystal moves one to four stones ahead. You build it into your monolith.
ui-guide-put = Choose where it goes: a point of light marks each column where it fits. Turn it with the buttons, the mouse wheel or two fingers, then place it.

# The workshop.
monolyth-workshop-colours = Colours
monolyth-workshop-stones = Stones
monolyth-workshop-stones-words = Click a place to add or remove a cube. The pictures show the stone from four sides.
monolyth-workshop-add-stone = Add a stone
monolyth-workshop-stone-number = Stone { $number } ({ $name })
monolyth-workshop-stone-name = Name of stone { $number }
monolyth-workshop-stone-cubes = Cubes
monolyth-workshop-stone-copies = Copies in each colour
monolyth-workshop-stone-empty = No cube yet
monolyth-workshop-layer = Layer { $layer }
monolyth-workshop-main-board = Main board
monolyth-workshop-sites = Sites in the circle
monolyth-workshop-boards = Player boards
monolyth-workshop-board-sides = Colours of the sides
monolyth-workshop-board-sides-words = Click a side to cycle through the colours.
monolyth-workshop-add-board = Add a board
monolyth-workshop-board-number = Board { $number }
monolyth-workshop-board-side = { $side }: { $colour }
monolyth-workshop-side-far = Far side
monolyth-workshop-side-right = Right side
monolyth-workshop-side-near = Near side
monolyth-workshop-side-left = Left side
monolyth-workshop-heights = Greatest height
monolyth-workshop-grid = Columns and rows of the grid
monolyth-workshop-prophecies = Prophecy tokens
monolyth-workshop-levels = Level tokens
monolyth-workshop-structures = Structure tokens
monolyth-workshop-tokens-all =
    { $count ->
        [one] In the box: 1
       *[other] In the box: { $count }
    }
monolyth-workshop-token = Token
monolyth-workshop-token-value = token { $value }
monolyth-workshop-token-in-play = Token { $value } in play, { $players }
monolyth-workshop-add-token = Add a token
monolyth-workshop-add-token-value = Add a token { $value }
monolyth-workshop-other-value = Another value
monolyth-workshop-signs = What cards ask for
monolyth-workshop-signs-words = Each letter stands for a range of heights. Clicking a place on a card cycles through them.
monolyth-workshop-add-sign = Add a range
monolyth-workshop-range-of = Range of { $what }
monolyth-workshop-range-least = at least { $low }
monolyth-workshop-range-between = { $low } to { $high }
monolyth-workshop-range-exactly = exactly { $low }
monolyth-workshop-cards = Structure cards
monolyth-workshop-cards-words = Click a place to cycle through the ranges.
monolyth-workshop-add-card = Add a card
monolyth-workshop-meaning-stones = { $stones } stones with { $cubes } cubes in the box
pays-prophecy = Prophecies fulfilled
pays-level = Level tokens taken
pays-structure = Structure tokens taken
source-note-monolyth-bokt = the board blue, orange, black, turquoise
source-note-monolyth-4-12 = values 4 to 12
source-note-monolyth-7-and-14 = 7 and 14
source-note-monolyth-8-the-highest-left-at-some-time-not-in-a-solo-game = an 8 was once the highest left, not in a solo game
source-note-monolyth-8-the-highest-left-at-some-time-with-one-or-two-players = an 8 was once the highest left, with one or two players

# What is expected of a position.
expected-monolyth-column = at most { $most } cubes in a column; { $column } has { $found }
expected-monolyth-cubes = the letters { $letters } for the cubes of { $column }
expected-monolyth-stones = no more than { $most } of the { $stone } on the sites and in the lid together; there are { $found }
expected-monolyth-singles = no more than { $most } { $colour } singles; there are { $found }
expected-monolyth-tokens = no token more often than the game has it; too many: { $values }
expected-monolyth-colour = no more than { $most } { $colour } cubes on all monoliths together; there are { $found }
expected-monolyth-own-board = a player board that no other seat has
expected-monolyth-free-site = a site without a stone
expected-monolyth-solo-give = another step: tokens are given up only in a solo game
expected-monolyth-card = a structure card, or none while it is still to be chosen
expected-monolyth-boards = player boards in the order of seats, and one for every seat once the game begins
expected-monolyth-first = a starting player, or none while one is still to be chosen
expected-monolyth-set-out = stones on the sites for a turn, and none before they are set out
expected-monolyth-empty-site = another empty site besides the crystal’s, while the stones are set out
expected-monolyth-lid-rest = all stones that are not on a site, while they are set out
expected-monolyth-refill = a stone to fill the site with
expected-monolyth-left = the empty site that the crystal has left, and only while it is to be filled
expected-monolyth-solo-tokens = at least one prophecy token, as long as a solo game goes on
# Setting a position up.
monolyth-position-whose = Monolith of
monolyth-position-tower = Monolith
monolyth-position-press = A press on the monolith
monolyth-position-put = puts a stone
monolyth-position-take = takes the top cube off
monolyth-position-plan = The monolith from above, far row first
monolyth-position-column = { $column }, height { $height }: { $colours }
monolyth-position-colour = Colour
monolyth-position-stone = Stone
monolyth-position-tower-words = A stone comes from the lid, a single from the supply, as long as there is one. A stone cannot be put over a gap.
monolyth-position-board = Player board
monolyth-position-has = Tokens: { $who }
monolyth-position-prophecy = Prophecy, { $wall }
monolyth-position-none = none
monolyth-position-level-add = Add a level token
monolyth-position-level-back = Put the level token { $value } back
monolyth-position-site = Site { $site }
monolyth-position-site-words = Press a site of the stone circle to change what lies there.
monolyth-position-crystal-here = Crystal here
monolyth-position-clear-site = Clear
monolyth-position-stone-left = { $stone }, { $left } in the lid
monolyth-position-turn = Turn
monolyth-position-to-move = To move
monolyth-position-phase-turn = a turn
monolyth-position-phase-give = giving up a token (solo)
monolyth-position-phase-over = nothing: the game is over
monolyth-position-left = Supply and lid
monolyth-position-field-players = Number of players
monolyth-position-field-phase = What comes next
monolyth-position-field-card = Structure card
monolyth-position-field-first = Starting player
monolyth-position-field-turn = Turns finished
monolyth-position-field-crystal = Crystal
monolyth-position-field-left = Site to refill
monolyth-position-field-sites = Sites
monolyth-position-field-lid = Lid
monolyth-position-field-supply = Supply
monolyth-position-field-prophecies = Prophecy tokens left
monolyth-position-field-levels = Level tokens left
monolyth-position-field-structures = Structure tokens left

## The coach

theme-monolyth-wall = Walls
theme-monolyth-prophecy = Prophecies
theme-monolyth-level = Levels
theme-monolyth-structure = Structure
theme-monolyth-deny = What the next player gets
theme-monolyth-reach = Stones within reach
theme-monolyth-token = Tokens given up
theme-monolyth-tempo = Tempo
theme-monolyth-other = Other
monolyth-why-wall-kept = it fulfils the prophecy { $value } on the { $colour } wall
    .named = { $name } fulfils the prophecy { $value } on the { $colour } wall
monolyth-why-wall-lost = the { $colour } wall can still reach its { $value }; otherwise it cannot
monolyth-why-wall-cubes =
    it brings { $cubes ->
        [one] one more { $colour } cube
       *[other] { $cubes } more { $colour } cubes
    } into the { $colour } wall
    .named =
        { $name } brings { $cubes ->
            [one] one more { $colour } cube
           *[other] { $cubes } more { $colour } cubes
        } into the { $colour } wall
monolyth-why-wall-room = it leaves more room for { $colour } cubes in the { $colour } wall
    .named = { $name } keeps more room for { $colour } cubes in the { $colour } wall
monolyth-why-prophecy-kept = it makes a prophecy that the { $colour } wall already fulfils: { $value }
    .named = { $name } makes a prophecy that the { $colour } wall already fulfils: { $value }
monolyth-why-prophecy = it makes a prophecy that the { $colour } wall can still fulfil: { $value }
    .named = { $name } makes a prophecy that the { $colour } wall can still fulfil: { $value }
monolyth-why-prophecy-lost = it keeps the slot of the { $colour } wall free: the prophecy { $value } is out of reach there
    .named = { $name } keeps the slot of the { $colour } wall free: the prophecy { $value } is out of reach there
monolyth-why-prophecy-hard = it keeps the slot of the { $colour } wall free: the prophecy { $value } is hard to fulfil there
    .named = { $name } keeps the slot of the { $colour } wall free: the prophecy { $value } is hard to fulfil there
monolyth-why-prophecy-higher = it keeps the slot of the { $colour } wall free for a prophecy higher than { $value }
    .named = { $name } keeps the slot of the { $colour } wall free for a prophecy higher than { $value }
monolyth-why-level =
    it completes level { $level } at once: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .named =
        { $name } completes level { $level } at once: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
monolyth-why-levels =
    it completes levels { $first } { $count ->
        [2] and
       *[other] to
    } { $last } at once: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .named =
        { $name } completes levels { $first } { $count ->
            [2] and
           *[other] to
        } { $last } at once: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
monolyth-why-level-nearer =
    it is nearer to level { $level }: { $spaces ->
        [one] one space stays open
       *[other] { $spaces } spaces stay open
    }
    .named =
        { $name } is nearer to level { $level }: { $spaces ->
            [one] one space stays open
           *[other] { $spaces } spaces stay open
        }
monolyth-why-level-near =
    it builds towards level { $level }: { $spaces ->
        [one] one space stays open
       *[other] { $spaces } spaces stay open
    }
monolyth-why-level-keep = it makes the next level easier to complete
    .named = it makes the next level easier for { $name } to complete
monolyth-why-structure =
    it completes the structure at once: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .named =
        { $name } completes the structure at once: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
monolyth-why-structure-open = the structure stays possible; otherwise a column is too high for it
monolyth-why-structure-nearer = it is nearer to the structure
    .named = { $name } is nearer to the structure
monolyth-why-deny =
    it leaves the next player nothing to score at once; otherwise it is { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .named =
        { $name } leaves the next player nothing to score at once; otherwise it is { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
monolyth-why-deny-less = it leaves the next player less to score at once: { $after } instead of { $before } points
    .named = { $name } leaves the next player less to score at once: { $after } instead of { $before } points
monolyth-why-reach =
    it leaves a stone within reach that wins { $points ->
        [one] { $points } point
       *[other] { $points } points
    } next turn
    .named =
        { $name } keeps a stone within reach that wins { $points ->
            [one] { $points } point
           *[other] { $points } points
        } next turn
monolyth-why-tokens = it leaves the prophecy tokens that your walls can still fulfil
    .named = it leaves the prophecy tokens that { $name }’s walls can still fulfil
monolyth-why-promise = your walls can then fulfil better prophecies
    .named = { $name }’s walls can then fulfil better prophecies
monolyth-why-cubes =
    it builds { $cubes ->
        [one] one cube more
       *[other] { $cubes } cubes more
    }
    .named =
        { $name } builds { $cubes ->
            [one] one cube more
           *[other] { $cubes } cubes more
        }
monolyth-why-end = it ends the game while you are ahead
    .named = { $name } ends the game while ahead
monolyth-why-no-end = it does not end the game while you are behind
    .named = { $name } does not end the game while behind
monolyth-why-later-wall =
    { $when ->
        [end] by the end
       *[soon] a few turns on
    }, your walls are worth { $points ->
        [one] about one point
       *[other] about { $points } points
    } more, above all the { $colour } one
    .named =
        { $when ->
            [end] by the end
           *[soon] a few turns on
        }, { $name }’s walls are worth { $points ->
            [one] about one point
           *[other] about { $points } points
        } more, above all the { $colour } one
monolyth-why-later-level =
    { $when ->
        [end] by the end
       *[soon] a few turns on
    }, levels bring you { $points ->
        [one] about one point
       *[other] about { $points } points
    } more
    .named =
        { $when ->
            [end] by the end
           *[soon] a few turns on
        }, levels bring { $name } { $points ->
            [one] about one point
           *[other] about { $points } points
        } more
monolyth-why-later-structure =
    { $when ->
        [end] by the end
       *[soon] a few turns on
    }, the structure is worth { $points ->
        [one] about one point
       *[other] about { $points } points
    } more to you
    .named =
        { $when ->
            [end] by the end
           *[soon] a few turns on
        }, the structure is worth { $points ->
            [one] about one point
           *[other] about { $points } points
        } more to { $name }
monolyth-why-later-deny =
    otherwise an opponent gets { $points ->
        [one] about one point
       *[other] about { $points } points
    } more { $when ->
        [end] by the end
       *[soon] over the next turns
    }
monolyth-look-wall = look at your { $colour } wall
monolyth-look-level = look at the spaces that are open on your lowest incomplete level
monolyth-look-structure = compare the heights of your monolith with the structure card
monolyth-look-prophecies = look at the prophecies on offer, and at your walls without one
monolyth-look-tokens = look at the prophecy tokens that your walls can no longer fulfil
monolyth-look-reach = look at the stones within reach, and at those that come within reach next
monolyth-piece-stone = take the { $stone } from site { $site }
monolyth-piece-swap = the { $stone } of site { $site } is worth swapping for a single
monolyth-piece-wall = a prophecy would suit the { $colour } wall
monolyth-piece-token = one of the tokens is no longer of use to you
