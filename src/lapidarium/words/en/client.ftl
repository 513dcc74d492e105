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
ui-people = Players
ui-cancel = Cancel
ui-place = Place
ui-rest-over = The game is over.
ui-rest-waiting = { $name } is choosing.
ui-rest-drawing = Drawing …
ui-record = Record
ui-record-empty = Nothing has happened yet.
ui-clocks = Clocks
ui-days = { $days } days
ui-hours = { $hours } h
ui-sentence = { $text }.
ui-two-sentences = { $first }. { $second }.
ui-who-did-what = { $who } { $what }

## Around the table

ui-loading = One moment …
ui-no-connection = The server cannot be reached.
ui-server-trouble = The server could not do that.
ui-no-table = This table cannot be opened
ui-back-to-start = Back to the start page
ui-daily = today’s challenge
ui-match-game = game { $game } of { $of }
ui-at-table =
    { $players ->
        [1] solo
        [2] two at the table
        [3] three at the table
       *[4] four at the table
    }
ui-your-turn = Your turn
ui-turn-of = { $name }’s turn
ui-turn-number = round { $turn }
ui-drawing = Drawing …
ui-over = The game is over
ui-waiting-room = Waiting
ui-waiting-for-people = the game begins when every seat is taken
ui-waiting-words = The game begins when every seat is taken. Share this link with players and spectators.
ui-sit = Sit down
ui-get-up = Get up
ui-add-bot = Add a bot
ui-fill-with-bot = A bot for seat { $seat }
ui-invite-link = Invitation
ui-copy-invite = Copy the invitation
ui-copied = Copied
ui-new-invite = New link
ui-revoke-invite = Revoke the link
ui-hint = Hint
ui-thinking = Thinking …
ui-undo = Take back
ui-taken-back = A move was taken back
ui-undo-asked = { $name } would like to take back a move.
ui-undo-yes = Yes
ui-undo-no = No
ui-undo-waiting = Waiting for the others to accept.
ui-bot-plays = A bot is playing for you.
ui-take-back-seat = Take my seat back
ui-link-lost = Connection lost. The table reconnects by itself.
ui-link-gone = You no longer have access to this table. Reload the page to try again.
ui-close = Close
ui-menu = Menu
ui-leave = Leave the table
ui-leave-sure = A bot plays on for you. Until the game is over you can come back and take your seat again.
ui-resign = Resign
ui-hand-over = Let a bot play for me
ui-download-record = Record
ui-keys = Keys
ui-key-commit = place
ui-key-cancel = cancel
ui-language = Language
ui-theme = Theme
ui-theme-system = system
ui-theme-light = light
ui-theme-dark = dark
ui-sound = Sound
ui-sound-on = Turn the sound on
ui-sound-off = Turn the sound off
ui-letters = Single-letter shortcuts
ui-talk = Chat
ui-watching =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
ui-mute = Mute { $name }
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
ui-pace = Pace of the others’ moves
ui-pace-slow = slow
ui-pace-normal = normal
ui-pace-at-once = at once
ui-watch-again = Watch again what has happened since your last turn
ui-link-lost-move = The connection is lost. Your move is waiting and is sent as soon as it is back.
ui-hand-over-ask = Let it play …
ui-hand-over-sure = { $level } plays for you from now on, until you take your seat back. Its moves count as yours.
ui-hand-over-do = Hand over
ui-leave-open = Your seat becomes free for somebody else.
ui-leave-daily = Your attempt stays as it is. You can go on with it today.
ui-resign-ends = The game ends now.
ui-resign-two = { $name } wins at once.
ui-resign-last = You take the last place.
ui-resign-goes-on = The others play on.
ui-no-way-back = This cannot be taken back.
ui-rated-counts = The game is rated: the result counts.
ui-play-again = Play again
ui-level-option = { $level } · strength { $strength } of 5
ui-bot-strength = bot, strength { $strength } of 5
ui-turns-left = Turns left
ui-rank-now = On course for
ui-rank-next = Next rank
ui-rank-from = { $rank }, from { $points }
ui-best-score = Your best
ui-change-bot = Strength of { $name }
ui-change = Change

ui-missing = There is no such page
ui-missing-words = The address may be mistyped, or the page has moved.

## The start page

ui-welcome = A place for games of stone
ui-against = Against
ui-play-now = Play now
ui-play-solo = Play solo
ui-new-table = New table
ui-daily-heading = Today’s challenge
ui-daily-words = One solo deal of { $game }, the same for everybody. Your first attempt counts.
ui-daily-play = Play today’s deal
ui-daily-go-on = Continue my attempt
ui-daily-again = Play the deal again
ui-daily-scores = Scores of the day
ui-bests = Your best scores
ui-somebody = somebody
ui-my-games = My games
ui-my-games-none = None yet. Play now, or create a table.
ui-solo = solo
ui-waiting-for-others = waiting for others
ui-finished = finished
ui-open-tables = Open tables
ui-open-tables-none = No table is waiting for players.
ui-seats-open =
    { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
ui-rated = rated
ui-practice = practice
ui-watch = watch
ui-records = Recent games
ui-records-none = No public game has been finished yet.
ui-import = Open a record
ui-join = Join by link
ui-join-link = Invitation or table
ui-join-go = Join
ui-me = Your name
ui-name = Name
ui-passphrase = Passphrase
ui-ok = OK
ui-guest = guest
ui-claimed = registered
ui-rename = Change
ui-claim = Register this name
ui-claim-words = With a passphrase of at least 8 characters the name is yours, on other devices too.
ui-enter = Sign in
ui-enter-words = Sign in with your name and passphrase.
ui-forget = Delete my data
ui-forget-words = Your name and your list of games are deleted. Finished tables show “somebody” instead. Bots take over your games in progress.
ui-unofficial = Made by players, not connected with the publishers or authors of the games. Drawings and texts are our own; the titles, the game terms and the names of the solo ranks come from the printed editions.
ui-new-table-of = New table: { $game }
ui-players = Players
ui-who-sits = Who sits where
ui-starter = Who starts
ui-starter-random = drawn at random
ui-clock = Clock
ui-clock-none = none
ui-clock-live = { $minutes } min + { $increment } s per move
ui-clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
ui-timeout = When time runs out
ui-timeout-bot = a bot plays on
ui-timeout-loss = the game is lost
ui-listed = Public: anybody may join or watch
ui-rated-long = Rated: no hints, no taking back
ui-practice-long = Practice: take back any move
ui-match = Two games on the same deal, with seats swapped
ui-own-pack = My own component pack
ui-own-pack-words = If your copy of the game differs, choose your pack, a .toml file. It is checked before the game begins.
ui-own-pack-choose = Choose a pack
ui-own-pack-read = The pack is chosen
ui-to-workshop = Make one in the workshop.
ui-workshop = Workshop
ui-make-table = Create table

## How it is played

ui-how-to = How to play

## Replay

ui-no-replay = This game cannot be shown
ui-replay-begins = Setup is complete
ui-replay-at = event { $at } of { $of }
ui-replay-start = To the beginning
ui-replay-back = One step back
ui-replay-on = One step forward
ui-replay-end = To the end
ui-replay-run = Play
ui-replay-pause = Pause
ui-replay-scrub = Where in the game
ui-seen-by = Point of view
ui-seen-by-all = Everything revealed
ui-seen-by-seat = As { $name } saw it
ui-copy-position = Copy the position

## The plain table

ui-position = Position
ui-moves = Moves
ui-moves-search = Search the moves
ui-moves-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-moves-more = { $count } more: type to narrow them down.
ui-rest-move = Choose a move.
ui-play = Play
ui-key-search = search the moves
ui-key-moves = next and previous move

## The rules page

ui-rules = Rules
ui-rules-of = Rules: { $game }
ui-rules-search = Search the rules
ui-rules-found =
    { $count ->
        [one] 1 clause found
       *[other] { $count } clauses found
    }
ui-rules-none = No clause has these words.
ui-no-rules = These rules cannot be shown
ui-rules-read = All rules
ui-rules-link = Link to { $clause }
ui-why = Why?
ui-rules-source = In our own words, from the printed rulebooks. Refusals name these clauses.
