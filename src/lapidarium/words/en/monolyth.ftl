# Monolyth, with the terms of the English edition.

## Things

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

## What happens

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
due-over = the game is over

## Why something is not allowed

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

## How it ends

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
