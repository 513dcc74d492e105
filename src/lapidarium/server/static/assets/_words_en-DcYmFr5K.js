var e=`
no-such-bot = no bot is called “{ $name }”; there are { $names }
level-dutiful = Dutiful Builder
level-steadfast = Steadfast Craftsman


ui-to-start = , to the start page
ui-you = You
ui-bot = bot
ui-bot-for = Bot for { $name }
ui-open-seat = Open seat
ui-away = away
ui-starts = starts
ui-resigned = has resigned
ui-points = Points:
ui-people = People
ui-board = Main board
ui-ring = Stones on the sites
ui-site = site { $site }: { $stone }
ui-site-short = from site { $site }
ui-site-crystal = Site { $site }: the crystal
ui-site-empty = Site { $site }: empty
ui-site-reach = { $name }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
ui-site-blocked = { $name }, { $steps ->
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
ui-structure-missing = { $missing ->
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
ui-does-not-fit = It does not fit there.
ui-gain-level = completes level { $level }
ui-gain-structure = builds the structure
ui-gain-kept = { $colour } prophecy kept
ui-gain-cubes = { $cubes ->
    [one] { $colour } cube in its wall
   *[other] { $colour } cubes in their wall
}
ui-swap = Swap
ui-swap-long = Swap for a { $colour } single
ui-cancel = Cancel
ui-place = Place
ui-discard = Discard the stone
ui-discard-why = Nothing within reach can be placed; this stone leaves the game.
ui-rest-over = The game is over.
ui-rest-waiting = { $name } is choosing.
ui-rest-drawing = A stone is being drawn.
ui-rest-discard = Nothing can be placed: choose a lit stone to discard.
ui-rest-stone = Choose a lit stone.
ui-rest-both = Choose a lit stone, or make a prophecy.
ui-rest-prophecy = Make a prophecy.
ui-record = Record
ui-record-empty = Nothing has happened yet.
ui-clocks = Clocks
ui-days = { $days } days
ui-hours = { $hours } h
ui-wall-short-kept = kept
ui-wall-short-more = { $more } more
ui-tap-tower = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} · tap the tower to move it
ui-loading = One moment …
ui-no-connection = The server cannot be reached.
ui-server-trouble = The server could not do that.
ui-no-table = This table cannot be opened
ui-back-to-start = Back to the start page
ui-game-monolyth = Monolyth
ui-game-ocelot = Sir Ocelot’s Cave
ui-daily = today’s challenge
ui-match-game = game { $game } of { $of }
ui-at-table = { $players ->
    [1] solo
    [2] two at the table
    [3] three at the table
   *[4] four at the table
}
ui-your-turn = Your turn
ui-turn-of = { $name }’s turn
ui-turn-number = round { $turn }
ui-drawing = A draw
ui-over = The game is over
ui-waiting-room = Waiting
ui-waiting-for-people = the game begins when every seat is taken
ui-waiting-words = The game begins when every seat is taken. Send the link to whom you would like to play with; it is also good for watching.
ui-sit = Sit down
ui-get-up = Get up
ui-add-bot = Add a bot
ui-fill-with-bot = A bot for seat { $seat }
ui-invite-link = Invitation
ui-copy-invite = Copy the invitation
ui-copied = Copied
ui-new-invite = New link
ui-revoke-invite = No more guests
ui-hint = Hint
ui-thinking = Thinking …
ui-undo = Take back
ui-undo-asked = { $name } would like to take back a move.
ui-undo-yes = Yes
ui-undo-no = No
ui-undo-waiting = The others are asked whether you may take back.
ui-bot-plays = A bot is playing for you.
ui-take-back-seat = Play on myself
ui-link-lost = The connection is lost. The table comes back by itself.
ui-link-gone = This table is closed to you. Reload the page to try again.
ui-close = Close
ui-menu = Menu
ui-leave = Leave the table
ui-leave-sure = Leave? During a game a bot plays on for you.
ui-resign = Resign
ui-resign-sure = Give the game up?
ui-hand-over = Let a bot play for me
ui-download-record = Record
ui-keys = Keys
ui-key-stones = take up a stone by its steps
ui-key-turn = turn left, turn right, tip
ui-key-move = move the stone
ui-key-swap = swap for a single
ui-key-view = turn the view
ui-key-tools = take up a tool
ui-key-face = turn the tool over
ui-key-circles = go from circle to circle
ui-key-commit = place
ui-key-cancel = cancel
ui-language = Language
ui-theme = Light
ui-theme-system = as the device
ui-theme-light = day
ui-theme-dark = lamplight
ui-sound = Sound
ui-sound-on = Turn the sound on
ui-sound-off = Turn the sound off
ui-solid = Tower as a solid to walk round
ui-talk = Talk
ui-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
ui-mute = Do not show what { $name } says
ui-reactions = Reactions
ui-say = Say something
ui-send = Send
ui-react-hello = Hello!
ui-react-well-played = Well played!
ui-react-thanks = Thank you
ui-react-thinking = I am thinking
ui-react-oops = Oops
ui-react-good-game = Good game
ui-show-sheet = Score sheet
ui-show-table = Look at the table
ui-sheet = Score sheet
ui-total = Total
ui-rank = { $rank }: { $points } points
ui-shared = The victory is shared
ui-you-win = You win
ui-wins = { $name } wins
ui-rematch = Rematch
ui-rematch-waiting = Waiting for the others
ui-rematch-wanted = { $name } would like a rematch.
ui-to-rematch = To the rematch
ui-second-game = To the second game
ui-replay = Replay
ui-share = Copy the link
ui-moth = moth
ui-bat = bat
ui-tokens-left = { $count } left
ui-amethysts = Amethysts
ui-no-amethysts = No amethysts yet.
ui-only-you-see = only you see these
ui-face-down = face down
ui-amethyst = Amethyst from bag { $bag }: { $value }
ui-amethyst-hidden = Amethyst from bag { $bag }, face down
ui-set = Celestite set:
ui-set-missing = { $shapes } to go
ui-set-none = complete
ui-shape-sun = sun
ui-shape-moon = moon
ui-shape-star = star
ui-circles = Circles
ui-squares = Squares
ui-square-gem = { $square }, cave { $cave }: { $gem }
ui-square-empty = { $square }, cave { $cave }: empty
ui-square-companion = { $square }, cave { $cave }: { $companion }
ui-circle-tool = Circle { $circle }, looks into { $caves }: { $tool }
ui-circle-free = Circle { $circle }, looks into { $caves }: free
ui-tools = Your tools
ui-tap-face = choose a face
ui-tool-face = { $tool }, tool { $letter }, { $left } left
ui-companion-in = Your { $name } is in cave { $cave }
ui-companion-helps = It stands in for one kind of tool there, and may still go a cave further.
ui-companion-stays = It stands in for one kind of tool there.
ui-companion-hand = Your { $name }
ui-companion-where = goes to a square of cave I that is empty or holds a gem of 1 point
ui-companion-place = Place your { $name }
ui-tool-at = { $tool }, looking into { $caves }
ui-looks = { $ways ->
    [one] looks one way
   *[other] looks { $ways } ways
}
ui-looks-untick = { $ways ->
    [one] looks one way
   *[other] looks { $ways } ways
} · untick what you would leave
ui-collects-nothing = Nothing can be collected with it yet.
ui-one-step-away = One step away
ui-gem-in = { $gem } on { $square } in { $cave }
ui-gem-in-helped = { $gem } on { $square } in { $cave }, with your companion
ui-lacks-tool = { $gem } on { $square } lacks { $tool }
ui-lacks-side = { $gem } on { $square } lacks one more side
ui-bag = bag { $bag }
ui-bag-count = Bag { $bag }: { $count ->
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
ui-tool-on = { $tool } on { $circle }, token { $letter }
ui-companion-on = Your { $name } to { $square }
ui-brings-nothing = collects nothing yet
ui-brings-left = everything stays where it is
ui-brings-points = { $points ->
    [one] collects 1 point
   *[other] collects { $points } points
}
ui-brings-amethysts = { $amethysts ->
    [one] collects an amethyst
   *[other] collects { $amethysts } amethysts
}
ui-brings-both = collects { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $amethysts ->
    [one] an amethyst
   *[other] { $amethysts } amethysts
}
ui-turn-over = Turn over
ui-place-only = Place only
ui-place-collect = Place and collect { $count }
ui-place-leave = Place, collect nothing
ui-moving = Your { $name } may go a cave further
ui-moving-heading = Choose a lit square, or let your companion stay
ui-move = Move
ui-move-collect = Move and collect { $count }
ui-stay = Stay
ui-stay-collect = Stay and collect { $count }
ui-collecting = Collect what you see
ui-collecting-heading = Untick what you would leave
ui-collect = Collect { $count }
ui-collect-no-more = Collect nothing more
ui-welcome = A place for games of stone
ui-about-monolyth = Raise a tower of coloured stones and foretell its walls. For one to four.
ui-about-ocelot = Place tools around a cave, and collect the gems that they see. For two.
ui-against = Against
ui-play-now = Play now
ui-play-solo = Play solo
ui-new-table = New table
ui-daily-heading = Today’s challenge
ui-daily-words = One solo deal of Monolyth, the same for everybody. Your first attempt counts.
ui-daily-play = Play today’s deal
ui-daily-go-on = Go on with my attempt
ui-daily-again = Try the deal again
ui-daily-scores = Scores of the day
ui-bests = Your bests
ui-somebody = somebody
ui-my-games = My games
ui-my-games-none = None yet. Play now, or make a table.
ui-solo = solo
ui-waiting-for-others = waiting for others
ui-finished = finished
ui-open-tables = Open tables
ui-open-tables-none = No table is waiting for guests.
ui-seats-open = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
ui-rated = rated
ui-watch = watch
ui-records = Recent games
ui-records-none = No game has been finished in public yet.
ui-import = Open a record
ui-join = Join by link
ui-join-link = Invitation or table
ui-join-go = Join
ui-me = Your name
ui-name = Name
ui-passphrase = Passphrase
ui-ok = OK
ui-guest = guest
ui-claimed = kept
ui-rename = Change
ui-claim = Keep my name
ui-claim-words = With a passphrase of at least 8 characters the name is yours, also on other devices.
ui-enter = I have a name
ui-enter-words = Come back with your name and its passphrase.
ui-forget = Delete my data
ui-forget-words = Your name and your list of games are deleted. At finished tables “somebody” remains. Games going on are played on by bots.
ui-unofficial = Made by players, not connected with the publishers or authors of the games. All drawings and words are our own.
ui-new-table-of = New table: { $game }
ui-players = Players
ui-who-sits = Who sits where
ui-card = Structure card
ui-card-random = by lot
ui-card-number = Card { $card }
ui-clock = Clock
ui-clock-none = none
ui-clock-live = { $minutes } min + { $increment } s a move
ui-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
ui-timeout = When time runs out
ui-timeout-bot = a bot plays on
ui-timeout-loss = the game is lost
ui-listed = Listed: anybody may join or watch
ui-rated-long = Rated: no hints, no taking back
ui-match = Two games on the same deal with the seats swapped
ui-own-pack = Figures of my own box
ui-own-pack-words = If your box differs, give your pack as a .toml file. It is checked before the game begins.
ui-own-pack-choose = Choose a pack
ui-own-pack-read = The pack is chosen
ui-make-table = Make the table
ui-no-replay = This game cannot be shown
ui-replay-begins = The table is set
ui-replay-at = event { $at } of { $of }
ui-replay-start = To the beginning
ui-replay-back = One step back
ui-replay-on = One step on
ui-replay-end = To the end
ui-replay-run = Let it run
ui-replay-pause = Pause
ui-replay-scrub = Where in the game
ui-seen-by = Seen by
ui-seen-by-all = All open
ui-seen-by-seat = As { $name } saw it
ui-copy-position = Copy the position


list-separator = {", "}
seat = Seat { $seat }
refused = Not allowed: { $reason } [{ $clause }]
unreadable = “{ $text }” cannot be read: { $reason }
refused-game-over = the game is over
refused-chance-first = something has to be drawn first
refused-not-your-turn = it is the turn of seat { $seat }
no-such-game = there is no game called { $name }; there are { $names }
no-such-players =
    not for { $found ->
        [one] one player
       *[other] { $found } players
    }; this game takes { $counts }
expected-field = { $field } is “{ $found }”; expected: { $expected }
expected-fields = a position has these fields in this order: { $names }
expected-position = a position begins with “{ $game }”, followed by fields such as phase=turn
record-problem = line { $line }: { $reason }
record-foreign = this is not a record of a game: it should begin with “{ $expected }”, and begins with “{ $found }”
record-truncated = the record stops here; its last line should begin with “end”
record-expected = expected “{ $expected }”, found “{ $found }”
record-who = this is an event of “{ $expected }”, not of “{ $found }”
record-event = “{ $event }” could not happen here: { $reason }
record-after-end = the game is over by now, but the record goes on with “{ $found }”
record-result = the events lead to the result “{ $expected }”, the record says “{ $found }”
record-count = the record has { $expected } events, but says { $found }
record-edited = every event is possible, but the text is not the one that was written: something above was changed
record-other-game = the record says it is a game of { $found }, its pack is one of { $game }
record-other-pack = the record was played with another pack called { $name } (the one here is { $found }…); ask for a record that carries its pack
record-no-seat = there is no seat { $found }; the game has { $count }


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
due-over = the game is over
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


ocelot-seat-1 = Sir Ocelot
ocelot-seat-2 = Professor Penguin
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
gem-crystal-the = the rock crystal
gem-sun-the = the celestite (sun)
gem-moon-the = the celestite (moon)
gem-star-the = the celestite (star)
gem-opal-the = the opal
gem-emerald-the = the emerald
gem-beryl-the = the red beryl
tool-compass = compass
tool-lantern = lantern
tool-pick = pick
tool-compass-a = a compass
tool-lantern-a = a lantern
tool-pick-a = a pick
ocelot-moth = the moth
ocelot-bat = the bat
ocelot-your-moth = your moth
ocelot-your-bat = your bat
ocelot-their-moth = Sir Ocelot’s moth
ocelot-their-bat = Professor Penguin’s bat
ocelot-cave-blue = the blue cave
ocelot-cave-green = the green cave
ocelot-cave-red = the red cave
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
event-ocelot-deal = { $square }: { $gem }
event-ocelot-amethyst =
    draws an amethyst from { $bag }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-ocelot-amethyst-special = draws a special amethyst from { $bag }: { $special }
event-ocelot-amethyst-hidden = draws an amethyst from { $bag }
event-ocelot-tool = places { $tool } on { $circle }
event-ocelot-companion = places { $companion } in { $cave }, on { $square }
event-ocelot-companion-gem =
    places { $companion } in { $cave }, on { $square }, and takes { $gem }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-ocelot-move = moves { $companion } to { $cave }, to { $square }
event-ocelot-move-gem =
    moves { $companion } to { $cave }, to { $square }, and takes { $gem }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-ocelot-stay = leaves { $companion } where it is
event-ocelot-take =
    takes { $gem } on { $square }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-ocelot-geode = opens the geode on { $square } for an amethyst from { $bag }
event-ocelot-done = collects nothing more
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
expected-ocelot-square-name = there is no square “{ $found }” on this mat
expected-ocelot-circle-name = there is no circle “{ $found }” on this mat
expected-ocelot-bag-name = there is no bag “{ $found }”; bags are { $names }
expected-ocelot-value = an amethyst cannot print “{ $found }”: a whole number, or one of { $letters }
expected-ocelot-face = there is no token face “{ $found }”; there are { $names }
expected-ocelot-position = a position begins with “ocelot”, followed by fields such as step=place
expected-ocelot-gem-rows = a sign for each square, row by row: { $rows }
expected-ocelot-dealt-in-order = gems dealt to the squares in reading order, then “-”; after setup no “-”
expected-ocelot-tool-a-circle = one tool on { $circle }
expected-ocelot-part-a-seat = a part for each seat, with a slash between
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
ocelot-decided-amethysts = tied on { $points }; { $winner } wins with more amethysts, { $amethysts } to { $other }
ocelot-decided-shared = tied on { $points } with as many amethysts: the victory is shared


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


table-not-begun = the game has not begun yet
table-begun-already = the game has begun already
table-over = the game is over
table-not-over = the game is not over yet
table-not-seated = you have no seat at this table
table-seated-already = you already sit on seat { $seat }
table-full = there is no open seat
table-seat-taken = seat { $seat } is taken
table-bot-plays = a bot plays for you; take your seat back first
table-stale = the table has moved on in the meantime; look again (event { $event })
table-out-of-time = the clock has run out
table-resigned-already = you have given up this game
table-undo-rated = nothing is taken back at rated tables or in the daily challenge
table-nothing-to-undo = there is nothing to take back
table-undo-asked-already = somebody has asked to take back already; an answer is due first
table-undo-not-asked = nobody has asked you to take back
table-host-only = only the host of the table can do that
table-mute-yourself = you cannot mute yourself
table-muted = the host does not show your words at this table
table-daily-once = the daily challenge has one attempt that counts
table-no-hints = there are no hints at rated tables or in the daily challenge
ended-resigned = seat { $seat } gave up
ended-out-of-time = the clock of seat { $seat } ran out
decided-gave-up = seat { $seat } wins, since the game was given up
decided-others-gave-up = seat { $seat } wins; whoever gave up is behind
decided-nobody = the game was given up
match-points = seat { $seat } wins the match by { $points } points to { $other }
match-games = both have { $points } points; seat { $seat } wins the match with more games won
match-shared = both have { $points } points and as many games: the match is shared
sheet-wall-far = Far wall
sheet-wall-right = Right wall
sheet-wall-near = Near wall
sheet-wall-left = Left wall
sheet-wall = { $colour }: { $count } of { $prophecy }
sheet-wall-bare = { $colour }: { $count }, no prophecy
sheet-levels = Levels
sheet-structure = Structure
sheet-count = { $count }
hint = A good move: { $move }
server-no-cookie = the server does not know you yet; open the page again
server-other-origin = this came from another website
server-no-such-table = there is no such table
server-no-such-address = there is nothing at this address
server-cannot-do-that = that cannot be done at this address
server-private-table = this table is private; ask its host for an invitation
server-not-your-seat = that is not your seat
server-too-fast = that was too quick; wait a moment
server-too-many-sockets = too many connections from your address
server-too-large = that is too large; at most { $most } bytes
server-too-many-tables = you have too many open tables; finish or leave one first
server-unreadable-message = this message cannot be read
server-unreadable-request = this request cannot be read: { $where }
server-cannot-store = the server cannot store anything right now; nothing has changed, try again soon
server-fault = something went wrong on the server; nothing has changed
server-no-such-pack = there is no pack called { $name } here
server-pack-of-other-game = the pack { $pack } belongs to { $game }
server-no-such-seat = there is no seat { $seat } at this table
server-no-time = a clock needs minutes or days
server-match-for-two = a match of two games is for two players
server-cannot-be-rated = a rated game needs at least two players, a shipped pack and a free deal
server-no-name = a name needs at least one letter
server-name-taken = the name { $name } belongs to somebody else
server-name-claimed = your name is claimed with a passphrase and stays
server-wrong-passphrase = name and passphrase do not fit together
server-first-attempt-first = finish your first attempt at today’s challenge first; it is the one that counts
server-record-of-a-seat = this record shows only what one seat saw; a whole one is needed
server-no-chat = there is no chat on this server
server-nothing-said = there is nothing to say
server-no-notices = this server sends no notices
server-webhook-address = a notice can only go to a public https address
server-too-many-notices = at most { $most } addresses for notices
notice-your-turn = It is your turn: { $game }
notice-over = The game is over: { $game }
server-no-client-title = Lapidarium is running
server-no-client =
    The server is up, but the table in the browser has not been built yet.
    Build it with:  cd client && npm ci && npm run build
    The protocol for programs is described at /api/docs and in docs/protocol.md.
server-docs-title = The HTTP side of Lapidarium
serve-ready = The table is open: { $url }
serve-stopped = Stopped. Every game is kept and goes on after the next start.
serve-port-taken = port { $port } is in use by another program; choose another one, for instance --port { $other }
serve-port-forbidden = port { $port } needs special rights; choose one from 1024 up, for instance --port 8000
serve-no-such-host = this machine has no address { $host }; --host 127.0.0.1 is for this machine alone, --host 0.0.0.0 for all networks
serve-folder = the folder { $folder } cannot be written: { $reason }; make it writable or choose another with --data
serve-in-use = another server already uses the data in { $folder }; stop it first, or choose another folder with --data
serve-workers-need-postgres = { $workers } workers need PostgreSQL; SQLite takes one. Use --workers 1, or --database postgresql://…
serve-data-or-database = give either --data or --database, not both
serve-database-url = expected a database such as postgresql://user@host/lapidarium or sqlite:///folder/file
serve-no-psycopg = PostgreSQL needs a driver: pip install 'lapidarium[postgres]'
serve-no-database = the database does not answer: { $reason }
serve-newer-database = the database was used by a newer Lapidarium ({ $found }); install that one
backup-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} written to { $path }
restore-done = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} restored from { $path }
restore-not-empty = there is data already; restore into an empty database, for instance with --data NEW-FOLDER
restore-foreign = { $path } is not a backup of Lapidarium, or not a whole one
`;export{e as default};