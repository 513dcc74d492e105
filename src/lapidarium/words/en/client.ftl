# The table in the browser.

ui-to-start = , to the start page
ui-you = You
ui-name-you = { $name } (you)
ui-bot = bot
ui-bot-for = Bot for { $name }
ui-program = { $name } (bot)
ui-program-plays = a program plays here
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
ui-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
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
ui-hint-more = More
ui-hint-whole = Show the move
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
ui-sound-offer = Would you like to hear the stones? The sounds are quiet and short, and there is no music.
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
ui-leave-daily = Your attempt stays as it is. You can continue it today.
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
ui-rank-reached = Rank
ui-rank-about = { $rank }, about { $points }
ui-rank-next = Next rank
ui-rank-from = { $rank }, from { $points }
ui-best-score = Your best
ui-change-bot = Strength of { $name }
ui-change = Change

## The start page

ui-daily-scores = Scores of the day
ui-somebody = somebody
ui-practice = practice
ui-me = Your name
ui-starter = Who starts
ui-starter-random = drawn at random
ui-clock-live = { $minutes } min + { $increment } s per move
ui-clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }

## How it is played

ui-how-to = How to play

## Replay

ui-review = Review

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

ui-rules-read = All rules
ui-why = Why?

## Links, results and news of every page

ui-days-hours = { $days } d { $hours } h
ui-skip = Skip to the content
ui-offline = There is no network. This page carries on by itself once it is back.
ui-new-version = There is a new version of Lapidarium.
ui-reload = Reload
ui-invites-you = { $name } invites you to { $game }
ui-invited = You are invited to { $game }
ui-already-there = Already at the table: { $names }
ui-invited-watch = Or stay on this page: you will see the game when it begins.
ui-show-code = Show as a QR code
ui-code-of-link = QR code of the link
ui-share-open = Whoever has the link can see this game.
ui-share-later = Whoever has the link can see this game from tomorrow, when today’s challenge is over.
ui-you-watch = You are watching
ui-points-count =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-ladder = Ranks
ui-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }
ui-new-best = Your best score so far!
ui-own-best = Your best score: { $score }
ui-copy-result = Copy the result
ui-copy-result-says = A few lines to paste; they do not give the deal away.
ui-daily-line = Lapidarium · challenge of { $day }
ui-daily-place = place { $place } of { $of }
ui-streak =
    { $days ->
        [one] 1 day
       *[other] { $days } days in a row
    }
ui-notices-offer = Shall we tell you when it is your turn again?
ui-notices-offer-yes = Tell me
ui-not-now = Not now
ui-report = Report something
ui-report-what = What to report
ui-report-name = The name { $name }
ui-report-note = Anything to add?
ui-reported = Thank you. Those who run this server will see it.
