# What a table says later: its menu, the chat, the waiting room, the end, and the plain table. Loaded when the page is at rest.

ui-name-you = { $name } (you)
ui-two-sentences = { $first }. { $second }.
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
ui-leave = Leave the table
ui-leave-sure = A bot plays on for you. Until the game is over you can come back and take your seat again.
ui-resign = Resign
ui-hand-over = Let a bot play for me
ui-download-record = Record
ui-keys = Keys
ui-key-commit = place
ui-key-cancel = cancel
ui-key-search = search the moves
ui-key-moves = next and previous move
ui-language = Language
ui-theme = Theme
ui-theme-system = system
ui-theme-light = light
ui-theme-dark = dark
ui-sound = Sound
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
ui-turns-left = Turns left
ui-rank-now = On course for
ui-rank-reached = Rank
ui-rank-about = { $rank }, about { $points }
ui-rank-next = Next rank
ui-rank-from = { $rank }, from { $points }
ui-best-score = Your best
ui-change-bot = Strength of { $name }
ui-change = Change
ui-daily-scores = Scores of the day
ui-me = Your name
ui-starter = Who starts
ui-starter-random = drawn at random
ui-how-to = How to play
ui-review = Review
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
ui-invites-you = { $name } invites you to { $game }
ui-invited = You are invited to { $game }
ui-already-there = Already at the table: { $names }
ui-invited-watch = Or stay on this page: you will see the game when it begins.
ui-show-code = Show as a QR code
ui-code-of-link = QR code of the link
ui-share-open = Whoever has the link can see this game.
ui-share-later = Whoever has the link can see this game from tomorrow, when today’s challenge is over.
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
