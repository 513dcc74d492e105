# The table in the browser.

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

## Around the table

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
ui-taken-back = A move was taken back
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
ui-letters = Single letters act on the table
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

## Sir Ocelot’s Cave

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
ui-tools-short = Tools
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
ui-tool-on = { $tool } ({ $letter }) on { $circle }
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

## The start page

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

## How it is played

ui-how-to = How it is played
ui-how-monolyth-turn = On your turn the crystal walks one to four stones on. You take the stone where it stops and build it into your tower. Or you leave the crystal where it is and make a prophecy.
ui-how-monolyth-place = A stone may lie any way, but inside the grid and never over empty space. Instead of it you may take a single cube of its colour while there are some.
ui-how-monolyth-prophecy = A prophecy says how many cubes of its colour a wall of your tower will show at least. If it does in the end, it scores that many points.
ui-how-monolyth-tokens = Whoever fills a level takes the best level token left (alone: the lowest). Whoever matches the heights of the structure card, in any rotation or mirrored, takes a structure token.
ui-how-monolyth-end = The round in which somebody fills the top level is the last. Alone, every stone also costs one of the prophecy tokens; without them it is over.
ui-how-ocelot-turn = On your turn you place one token: a tool, either face up, on any free circle. It looks along its arrows as far as the cave goes.
ui-how-ocelot-collect = Then you may collect every gem that three different tools see from three different sides, whoever placed them.
ui-how-ocelot-companion = Once in the game the token is your companion instead. In its cave it stands in for one kind of tool, for you alone, and later it may go a cave further.
ui-how-ocelot-amethysts = A geode lets you draw an amethyst from the bag of its cave; so does a sun, moon and star from the first bag. Only you see what it is worth.
ui-how-ocelot-end = Everybody places sixteen tokens. Then gems and amethysts are counted.

## Replay

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
