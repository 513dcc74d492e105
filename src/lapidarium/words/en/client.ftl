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
