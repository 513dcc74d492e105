# The table in the browser.

ui-to-start = , to the start page
ui-you = You
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
ui-sound-on = Turn the sound on
ui-sound-off = Turn the sound off
ui-react-hello = Hello!
ui-react-well-played = Well played!
ui-react-thanks = Thank you
ui-react-thinking = I am thinking
ui-react-oops = Oops
ui-react-good-game = Good game
ui-show-sheet = Score sheet
ui-watch-again = Watch again what has happened since your last turn
ui-link-lost-move = The connection is lost. Your move is waiting and is sent as soon as it is back.
ui-level-option = { $level } · strength { $strength } of 5
ui-bot-strength = bot, strength { $strength } of 5

## The start page

ui-somebody = somebody
ui-practice = practice
ui-clock-live = { $minutes } min + { $increment } s per move
ui-clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }

## The rules page

ui-rules-read = All rules
ui-why = Why?

## Links, results and news of every page

ui-days-hours = { $days } d { $hours } h
ui-skip = Skip to the content
ui-offline = There is no network. This page carries on by itself once it is back.
ui-unreachable = The server is not answering. This page carries on by itself once it does.
ui-new-version = There is a new version of Lapidarium.
ui-reload = Reload
ui-you-watch = You are watching
