## Rules, moves and refusals

ocelot-seat-1 = Sir Ocelot
ocelot-seat-2 = Professor Penguin
ocelot-other-1 = Sir Ocelot
ocelot-other-2 = Professor Penguin
ocelot-companion-moth = moth
ocelot-companion-bat = bat
gem-crystal = rock crystal
gem-sun = celestite (sun)
gem-moon = celestite (moon)
gem-star = celestite (star)
gem-opal = opal
gem-emerald = emerald
gem-beryl = red beryl
gem-geode = geode
# As what is taken.
gem-crystal-the = the rock crystal
gem-sun-the = the celestite (sun)
gem-moon-the = the celestite (moon)
gem-star-the = the celestite (star)
gem-opal-the = the opal
gem-emerald-the = the emerald
gem-beryl-the = the red beryl
tool-compass = compass
tool-lantern = lamp
tool-pick = pickaxe
# As what is placed, or is missing.
tool-compass-a = a compass
tool-lantern-a = a lamp
tool-pick-a = a pickaxe
# As what is placed or moved.
ocelot-moth = the moth
ocelot-bat = the bat
# As what stands in for a tool.
ocelot-your-moth = your moth
    .named = { $name }’s moth
ocelot-your-bat = your bat
    .named = { $name }’s bat
ocelot-their-moth = Sir Ocelot’s moth
ocelot-their-bat = Professor Penguin’s bat
# Where a companion goes.
ocelot-cave-blue = the blue cave
ocelot-cave-green = the green cave
ocelot-cave-red = the red cave
# Where an amethyst comes from.
ocelot-bag-blue = the blue bag
ocelot-bag-green = the green bag
ocelot-bag-red = the red bag
ocelot-side-n = N
ocelot-side-e = E
ocelot-side-s = S
ocelot-side-w = W
ocelot-amethyst = amethyst from { $bag }
ocelot-amethyst-special = special amethyst from { $bag }: { $special }
ocelot-special-a = 1 point for each own gem that prints a 1
ocelot-special-b = 1 point for each own gem that prints a 3
ocelot-special-c = 1 point for each gem left in the blue cave
ocelot-special-d = 2 points for each gem left in the green and red caves
event-ocelot-first = { $who } goes first
    .you = you go first
    .named = { $name } goes first
event-ocelot-deal = { $square }: { $gem }
event-ocelot-amethyst =
    draws an amethyst from { $bag }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you =
        draw an amethyst from { $bag }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
event-ocelot-amethyst-special = draws a special amethyst from { $bag }: { $special }
    .you = draw a special amethyst from { $bag }: { $special }
event-ocelot-amethyst-hidden = draws an amethyst from { $bag }
    .you = draw an amethyst from { $bag }
event-ocelot-tool = places { $tool } on { $circle }
    .you = place { $tool } on { $circle }
    .apart = places { $tool } (token { $token }) on { $circle }
event-ocelot-companion = places { $companion } in { $cave }, on { $square }
    .you = place { $companion } in { $cave }, on { $square }
event-ocelot-companion-gem =
    places { $companion } in { $cave }, on { $square }, and takes { $gem }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you =
        place { $companion } in { $cave }, on { $square }, and take { $gem }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
event-ocelot-move = moves { $companion } to { $cave }, to { $square }
    .you = move { $companion } to { $cave }, to { $square }
event-ocelot-move-gem =
    moves { $companion } to { $cave }, to { $square }, and takes { $gem }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you =
        move { $companion } to { $cave }, to { $square }, and take { $gem }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
event-ocelot-stay = leaves { $companion } where it is
    .you = leave { $companion } where it is
event-ocelot-take =
    takes { $gem } on { $square }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .you =
        take { $gem } on { $square }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
event-ocelot-geode = opens the geode on { $square } for an amethyst from { $bag }
    .you = open the geode on { $square } for an amethyst from { $bag }
event-ocelot-done = collects nothing more
    .you = collect nothing more
ocelot-gain-set = a set of sun, moon and star is complete
ocelot-seen = seen from { $sides } by { $tools }
ocelot-explain-empty = there is no gem on { $square }
ocelot-explain-unseen = { $gem } on { $square }: no tool sees it
ocelot-explain-open = { $gem } on { $square }, { $seen }: it can be collected
ocelot-explain-missing = { $gem } on { $square }, { $seen }: { $missing }
ocelot-explain-helped = { $gem } on { $square }, { $seen }: { $missing }; { $helped }
ocelot-missing-one = { $tool } is missing
ocelot-missing-two = { $tool } and { $other } are missing
ocelot-missing-no-circle = { $missing }, and too few of the circles that see it are free
ocelot-helped = { $companion } stands in for it
ocelot-helped-not-sides =
    { $companion } stands in for it, but not for the { $sides ->
        [one] missing side
       *[other] { $sides } missing sides
    }
ocelot-helped-one = { $companion } stands in for one of the two
ocelot-helped-one-not-sides =
    { $companion } stands in for one of the two, but not for the { $sides ->
        [one] missing side
       *[other] { $sides } missing sides
    }
refused-ocelot-place-first = a turn begins with a token: a tool, or the companion
refused-ocelot-companion-first = first decide whether the companion moves: give its square, or “stay”
refused-ocelot-collecting = the token of this turn has been placed; now take gems, or say “done”
refused-ocelot-not-drawn-now = nothing of that kind is drawn now
refused-ocelot-deal-order = the next gem goes on { $square }
refused-ocelot-none-left = none of these is left for this cave: { $gem }
refused-ocelot-other-bag = the amethyst comes from { $bag }
refused-ocelot-value-unknown = without its value an amethyst cannot be added
refused-ocelot-not-in-bag = there is no amethyst { $value } in the bag
refused-ocelot-no-such-tool = there is no such tool or circle here: { $tool }
refused-ocelot-no-tool-left = you have no { $letter } left
refused-ocelot-circle-taken = there is a tool on { $circle } already
refused-ocelot-companion-placed = your companion has been placed; it may move after a tool
refused-ocelot-no-such-square = there is no square { $square } on this mat
refused-ocelot-other-cave = { $square } will not do: the companion can only go to { $cave } now
refused-ocelot-other-companion = there is a companion on { $square } already
refused-ocelot-not-one-point = { $square } ({ $gem }) will not do: a companion goes to an empty square or to a gem of 1 point
refused-ocelot-not-collectable = this gem cannot be taken: { $why }
expected-ocelot-event = expected an event such as “AC f7” (token, face that is up, circle), “companion d4”, “stay”, “take g8” or “done”
expected-ocelot-seat = there is no seat { $found }; seats are 1 and 2
expected-ocelot-gem = there is no gem “{ $found }”; gems are { $names }
expected-ocelot-view = a view as written by the table
expected-ocelot-square-name = there is no square “{ $found }” on this mat
expected-ocelot-circle-name = there is no circle “{ $found }” on this mat
expected-ocelot-bag-name = there is no bag “{ $found }”; bags are { $names }
expected-ocelot-value = an amethyst cannot print “{ $found }”: a whole number, or one of { $letters }
expected-ocelot-face = there is no token face “{ $found }”; there are { $names }
expected-ocelot-position = a position begins with “ocelot”, followed by fields such as step=place
expected-ocelot-gem-rows = a sign for each square, row by row: { $rows }
expected-ocelot-gem-letter = one of { $letters } for { $square }, which has “{ $found }”
expected-ocelot-dealt-in-order = gems dealt to the squares in reading order, then “-”; after setup no “-”
expected-ocelot-tool-a-circle = one tool on { $circle }
expected-ocelot-part-a-seat = what each of the two players has, with a slash between them, such as { $example }
expected-ocelot-drawn = amethysts of this pack, such as blue:5
expected-ocelot-a-seat = 1 or 2, once setup is over
expected-ocelot-setup = nothing but gems during setup, and not all of them
expected-ocelot-most = at most { $most } in that cave: { $gem }
expected-ocelot-total = { $count } on squares and with players: { $gem }
expected-ocelot-tools = { $count } tokens { $letter } on circles and in hands
expected-ocelot-own-square = a square without a gem for each companion
expected-ocelot-in-bag = no more amethysts of a value than there are
expected-ocelot-owed = in step draw a bag that is not empty, else “-”
expected-ocelot-turn = a seat that fits the number of tokens placed, since turns alternate
expected-ocelot-step = a step in which there is something to decide
ocelot-ended = both players have placed all their tokens
ocelot-decided-points = { $winner } wins by { $points } to { $other }
    .you = you win by { $points } to { $other }
    .named = { $name } wins by { $points } to { $other }
ocelot-decided-amethysts = tied on { $points }; { $winner } wins with more amethysts, { $amethysts } to { $other }
    .you = tied on { $points }; you win with more amethysts, { $amethysts } to { $other }
    .named = tied on { $points }; { $name } wins with more amethysts, { $amethysts } to { $other }
ocelot-decided-shared = tied on { $points } with as many amethysts: the victory is shared

## Component packs

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
    }, so tools can never collect a gem there (a companion may still take one of 1 point)
expected-ocelot-seen-from-four = at least one square of this cave that is seen from four circles
expected-ocelot-circle = the name of a circle in the drawing; there is no circle { $circle }
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

## The terminal

play-help-ocelot =
    A move is written as it is listed, for instance “AC f7”:
    token A, compass side up, goes on circle f7. Then “take g8” collects a gem, “all” collects
    every gem there is, “done” ends the turn.
    list f7    what each tool on circle f7 would collect     list g8    what the gem on g8 lacks
    list amethysts   your own amethysts (let nobody look)
cave-bags = Amethysts in the bags:
cave-in-hand = left
cave-tools = Tools
cave-gems = Gems
cave-amethysts = Amethysts
cave-title = { $who } (seat { $seat }) · points: { $points }
list-tool = place a tool on a free circle
list-collects = would collect
list-companion = the companion goes to
list-take = collect a gem
list-stay = leave the companion where it is
list-done = collect nothing more
list-nothing-here = no tool can be placed on { $circle }
cli-ocelot-ended = ended: all tokens were placed

## The browser

game-ocelot = Sir Ocelot’s Cave
ui-tokens-left = { $count } left
ui-amethysts = Amethysts
ui-no-amethysts = No amethysts yet.
ui-only-you-see = only you see these
ui-face-down = face down
ui-amethyst = Amethyst from bag { $bag }: { $value }
ui-amethyst-hidden = Amethyst from bag { $bag }, face down
ui-set = Celestite set:
ui-set-missing = missing: { $shapes }
ui-set-none = complete
ui-shape-sun = sun
ui-shape-moon = moon
ui-shape-star = star
ui-circles = Circles
ui-guide-tool = Choose a tool and a circle: from there the tool looks along its lines of sight across the caves.
ui-guide-collect = Lit gems come to you: three different tools see them from three sides. Confirm with the button.
ui-squares = Squares
ui-square-gem = { $square }, cave { $cave }: { $gem }
ui-square-empty = { $square }, cave { $cave }: empty
ui-square-companion = { $square }, cave { $cave }: { $companion }
ui-circle-tool = Circle { $circle }, looks into { $caves }: { $tool }
ui-circle-free = Circle { $circle }, looks into { $caves }: free
ui-tools = Your tools
ui-tools-short = Tools
ui-tap-face = choose a face
ui-tool-face = { $tool }, tool { $letter }, { $left } left
ui-companion-in = Your { $name } is in cave { $cave }
    .shown = The { $name } is in cave { $cave }
ui-companion-helps = It stands in for one kind of tool there, and may still move on to the next cave.
ui-companion-stays = It stands in for one kind of tool there.
ui-companion-hand = Your { $name }
    .shown = The { $name }
ui-companion-where = goes to a square of cave I that is empty or holds a gem of 1 point.
ui-companion-use = In its cave it stands in for one kind of tool.
ui-tool-at = { $tool }, looking into { $caves }
ui-looks =
    { $ways ->
        [one] looks one way
       *[other] looks { $ways } ways
    }
ui-looks-untick =
    { $ways ->
        [one] looks one way
       *[other] looks { $ways } ways
    } · untick what you want to leave
ui-collects-nothing = Nothing can be collected with it yet.
ui-one-step-away = One step away
ui-gem-in = { $gem } on { $square } in { $cave }
ui-gem-in-helped = { $gem } on { $square } in { $cave }, with your companion
ui-lacks-tool = { $gem } on { $square } lacks { $tool }
ui-lacks-side = { $gem } on { $square } lacks one more side
ui-bag = bag { $bag }
ui-bag-count =
    Bag { $bag }: { $count ->
        [one] 1 amethyst
       *[other] { $count } amethysts
    }
ui-bags = Amethysts in the bags
ui-bags-inside = What could be inside
ui-worth = What gems are worth
ui-worth-bag = bag
ui-celestite = Celestite
ui-how-won = How a gem is won
ui-how-won-words = Three kinds of tool look at it from three sides. Whoever placed them: you may collect on your turn.
ui-zoom = Look closer
ui-zoom-all = All
ui-zoom-cave = Cave { $cave }
ui-gems = Gems
ui-preview = Preview
ui-look-around = Look around: choose a gem to see what it lacks
ui-rest-circle = Choose a circle for your tool
ui-rest-square = Choose a lit square for your companion
ui-rest-companion-last = Your companion is your last token: choose a lit square
ui-placing = What is placed
ui-tool-on = { $tool } ({ $letter }) on { $circle }
ui-companion-on = Your { $name } to { $square }
ui-companion-also = Your { $name } may also go a cave further: choose a lit square.
ui-brings-nothing = collects nothing yet
ui-brings-left = everything stays where it is
ui-landing = your companion takes { $gem }
ui-landing-set = your companion takes { $gem } and completes a set of sun, moon and star
ui-ask-after-draw = Ask again after each drawn amethyst; otherwise collect everything without asking
ui-brings-points =
    { $points ->
        [one] collects 1 point
       *[other] collects { $points } points
    }
ui-brings-amethysts =
    { $amethysts ->
        [one] collects an amethyst
       *[other] collects { $amethysts } amethysts
    }
ui-brings-both =
    collects { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $amethysts ->
        [one] an amethyst
       *[other] { $amethysts } amethysts
    }
ui-turn-over = Turn over
ui-place-collect = Place and collect { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
ui-place-leave = Place, collect nothing
ui-moving = Your { $name } may move on to the next cave
ui-moving-heading = Choose a lit square, or let your companion stay
ui-move = Move
ui-move-collect = Move and collect { $count }
ui-stay = Stay
ui-stay-collect = Stay and collect { $count }
ui-collecting = Collect what you see
ui-collecting-heading = Untick what you want to leave
ui-collect = Collect { $count }
ui-collect-no-more = Collect nothing more
game-ocelot-about = Place tools around the caves and collect the gems they see. For two players.
game-ocelot-short = In turn, place a tool on a circle beside the caves; it looks along its lines of sight. Collect every gem that three different tools see from three sides, whoever placed them. After sixteen tokens each, the most points win.
game-ocelot-how-1 = On your turn you first place one token: a tool, either face up, on any empty circle, or, once in the game, your companion. Then you may collect gems.
game-ocelot-how-2 = A tool looks along the arrows of its circle, all the way through the cave; nothing blocks its view. A circle between two caves looks into both.
game-ocelot-how-3 = You may collect every gem that a compass, a lamp and a pickaxe see from three different sides, no matter who placed them.
game-ocelot-how-4 = Your companion starts on a square of the blue cave (I) that is empty or holds a gem worth 1 point, which you take. In its cave it stands in for one missing kind of tool, for you alone; tools still have to see the gem from three sides. In a later turn in which you place a tool it may move on, from blue to green (II) or from green to red (III), to a square that is empty or holds a rock crystal, which you take.
game-ocelot-how-5 = A geode lets you draw an amethyst from the bag of its cave, and each set of a sun, a moon and a star lets you draw one from the blue bag. Until the end only you know what it is worth.
game-ocelot-how-6 = After sixteen turns each, the most points win. On a tie, more amethysts win; if those are equal too, the victory is shared.
ui-key-tools = choose a tool
ui-key-face = turn the tool over
ui-key-circles = go from circle to circle

# The workshop.
ocelot-workshop-mat = Mat
ocelot-workshop-mat-words = Click a place to cycle through the caves, a circle and nothing, or choose what to draw first. Lines of sight follow at once; the figure on a square says how many circles see it.
ocelot-workshop-mat-drawing = Drawing of the mat
ocelot-workshop-mat-columns = Columns
ocelot-workshop-mat-rows = Rows
ocelot-workshop-brush = A click draws
ocelot-workshop-brush-next = the next one
ocelot-workshop-sign-nothing = nothing
ocelot-workshop-sign-blue = blue cave
ocelot-workshop-sign-green = green cave
ocelot-workshop-sign-red = red cave
ocelot-workshop-sign-circle = circle
ocelot-workshop-place = { $place }: { $what }
ocelot-workshop-place-seen = { $place }: { $what }, seen from { $circles } circles
ocelot-workshop-place-circle = { $place }: { $what }, looks { $ways } ways
ocelot-workshop-arrows = Missing arrows
ocelot-workshop-arrows-words = Choose a circle on the mat to switch its arrows off.
ocelot-workshop-arrows-of = Arrows of circle { $circle }:
ocelot-workshop-arrows-off = Some are off at { $circles }.
ocelot-workshop-way-up = up
ocelot-workshop-way-right = right
ocelot-workshop-way-down = down
ocelot-workshop-way-left = left
ocelot-workshop-gems = Gems by cave
ocelot-workshop-cave-gems = { $gems } gems on { $squares } squares, { $points } points
ocelot-workshop-bags = Bags
ocelot-workshop-bag-sums = { $amethysts } amethysts, { $points } points without specials
ocelot-workshop-amethyst-value = amethyst { $value }
ocelot-workshop-add-amethyst = Put into the bag
ocelot-workshop-tools = Tools
ocelot-workshop-tool-faces = Faces
ocelot-workshop-tool-copies = Copies
ocelot-workshop-values = Printed values
ocelot-workshop-meaning-mat = { $squares } squares and { $circles } circles, of which { $four } look four ways
ocelot-workshop-meaning-seen = Squares by the circles that see them
ocelot-workshop-meaning-circles = Circles
ocelot-workshop-meaning-squares = Squares
ocelot-workshop-meaning-cave = gems { $gems }, amethysts { $amethysts }
pays-gem = Gems taken
pays-special = Special amethysts that score
source-note-ocelot-has-circles-that-see-two-caves-and-one-that-looks-four-ways = some circles see two caves, and one looks four ways
source-note-ocelot-with-sun-moon-and-star-15 = 15 with sun, moon and star
source-note-ocelot-at-least-2 = at least 2
source-note-ocelot-d-is-one-of-the-four-specials-whichever-bag-it-is-in = 2Σ is one of the four specials, whichever bag it is in
source-note-ocelot-a-and-b-are-two-of-the-four-specials-whichever-bag-they-are-in = Σ1 and Σ3 are two of the four specials, whichever bag they are in
source-note-ocelot-c-is-one-of-the-four-specials-whichever-bag-it-is-in = ΣI is one of the four specials, whichever bag it is in

# Setting a position up.
ocelot-position-whose = Tools, companion and gems of
ocelot-position-mat = Mat
ocelot-position-press-square = A press on a square
ocelot-position-press-circle = A press on a circle
ocelot-position-collect = collects
ocelot-position-clear = clears
ocelot-position-gem-left = { $gem }, { $left } to place
ocelot-position-mat-words = A press with the same gem or tool takes it away again. A tool goes back to the hand of the player chosen above. The small figures say how many are left to place.
ocelot-position-clear-mat = Take all gems off the mat
ocelot-position-has = Collected, and tools left: { $who }
ocelot-position-tools-left = tools { $letter } left
ocelot-position-amethysts = Amethysts: { $who }
ocelot-position-from-bags = Take one from the bags
ocelot-position-put-back = Put the amethyst { $value } back into bag { $bag }
ocelot-position-draw = Take the amethyst { $value } from bag { $bag }
ocelot-position-turn = Turn
ocelot-position-step-place = placing a token
ocelot-position-step-move = moving the companion
ocelot-position-step-collect = collecting
ocelot-position-step-over = nothing: the game is over
ocelot-position-field-step = What comes next
ocelot-position-field-first = Who started
ocelot-position-field-seat = To move
ocelot-position-field-owed = Bag to draw from
ocelot-position-field-gems = Gems on the mat
ocelot-position-field-tools = Tools on circles
ocelot-position-field-hands = Tools left
ocelot-position-field-companions = Companions
ocelot-position-field-collected = Collected gems
ocelot-position-field-amethysts = Amethysts

## The coach

gem-geode-the = the geode
theme-ocelot-gems = Gems at once
theme-ocelot-gift = Gems given away
theme-ocelot-companion = Companion
theme-ocelot-geode = Geodes
theme-ocelot-bag = Bags
theme-ocelot-set = Sets of celestites
theme-ocelot-leave = Gems left lying
theme-ocelot-prepare = Preparation
theme-ocelot-other = Other
ocelot-why-gem = it collects { $gem } on { $square } at once
    .named = { $name } collects { $gem } on { $square } at once
ocelot-why-gems = it collects more at once
    .named = { $name } collects more at once
ocelot-why-companion-gem = { $companion } stands in for the missing tool, so it collects { $gem } on { $square }
    .named = { $companion } stands in for the missing tool, so { $name } collects { $gem } on { $square }
ocelot-why-companion-lands = { $companion } takes { $gem } on { $square }
ocelot-why-companion = { $companion } is of more use in that cave
ocelot-why-geode = it opens a geode: an amethyst from { $bag }
    .named = { $name } opens a geode: an amethyst from { $bag }
ocelot-why-bag = the amethyst comes from { $bag }, which holds better ones
ocelot-why-set = it completes a set of sun, moon and star: an amethyst from the blue bag
    .named = { $name } completes a set of sun, moon and star: an amethyst from the blue bag
ocelot-why-leave = what is left lying counts for your special amethyst
    .named = what is left lying counts for { $name }’s special amethyst
ocelot-why-gift-gem = otherwise { $other } could collect { $gem } on { $square } at once
    .against = otherwise you could collect { $gem } on { $square } at once
ocelot-why-gift = it leaves { $other } less to collect at once
    .named = { $name } leaves { $other } less to collect at once
    .against = it leaves you less to collect at once
ocelot-why-prepare-gem = it prepares { $gem } on { $square } for your next turn
    .named = it prepares { $gem } on { $square } for { $name }’s next turn
ocelot-why-prepare = it prepares more for your next turn
    .named = it prepares more for { $name }’s next turn
ocelot-why-sees =
    from there the tool sees { $gems ->
        [one] one gem
       *[other] { $gems } gems
    }{ $caves ->
        [1] {""}
       *[other] {" "}in { $caves } caves
    }
ocelot-why-seen-twice = two different tools then see { $gem } on { $square }
ocelot-why-later-prepare-gem =
    { $when ->
        [end] later on
       *[soon] over the next turns
    } you collect { $gem } on { $square }
    .named =
        { $when ->
            [end] later on
           *[soon] over the next turns
        } { $name } collects { $gem } on { $square }
ocelot-why-later-prepare =
    { $when ->
        [end] later on
       *[soon] over the next turns
    } you collect { $points ->
        [one] about one point
       *[other] about { $points } points
    } more
    .named =
        { $when ->
            [end] later on
           *[soon] over the next turns
        } { $name } collects { $points ->
            [one] about one point
           *[other] about { $points } points
        } more
ocelot-why-later-gift-gem =
    otherwise { $other } { $when ->
        [end] later
       *[soon] soon
    } collects { $gem } on { $square }
    .against =
        otherwise you { $when ->
            [end] later
           *[soon] soon
        } collect { $gem } on { $square }
ocelot-why-later-gift =
    otherwise { $other } collects { $points ->
        [one] about one point
       *[other] about { $points } points
    } more { $when ->
        [end] later on
       *[soon] over the next turns
    }
    .against =
        otherwise you collect { $points ->
            [one] about one point
           *[other] about { $points } points
        } more { $when ->
            [end] later on
           *[soon] over the next turns
        }
ocelot-look-gem = look at { $gem } on { $square }: what is missing?
ocelot-look-circles = look at the free circles beside { $cave }
ocelot-look-companion = look at your companion: in which cave is it of most use?
ocelot-look-collect = look at the gems that can be collected now
ocelot-look-leave = look at what you gain by leaving a gem
ocelot-piece-tool = place { $tool }
ocelot-piece-companion = use { $companion }
ocelot-piece-gem = collect { $gem }
ocelot-piece-nothing = this time less is more
