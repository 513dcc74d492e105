# The start page and the profile, with notices: loaded with those pages.

ui-missing = There is no such page
ui-missing-words = The address may be mistyped, or the page has moved.
ui-welcome = A place for games of stone
ui-against = Against
ui-play-now = Play now
ui-play-solo = Play solo
ui-new-table = New table
ui-daily-heading = Today’s challenge
ui-daily-words = One solo deal of { $game }, the same for everybody. Your first attempt counts.
ui-daily-not-counted = Today’s deal has already been played from this connection with the same browser. You can play it too, but only the first attempt counts. Names that were registered before today always count.
ui-daily-play = Play today’s deal
ui-daily-go-on = Continue my attempt
ui-daily-again = Play the deal again
ui-bests = Your best scores
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
ui-watch = watch
ui-records = Recent games
ui-records-none = No public game has been finished yet.
ui-import = Open a record
ui-join = Join by link
ui-join-link = Invitation or table
ui-join-go = Join
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
ui-who-sits = Who sits where
ui-clock = Clock
ui-clock-none = none
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
ui-make-table = Create table

ui-strength = strength { $strength } of 5
ui-ended-won = won
ui-ended-lost = lost
ui-ended-shared = shared
ui-profile = My profile
ui-profile-empty = Nothing yet. Finish a game, and it will be counted here.
ui-profile-games = Games with others
ui-profile-opponents = By opponent
ui-profile-daily = Daily challenges
ui-played = Played
ui-won = Won
ui-drawn = Shared
ui-lost = Lost
ui-best = Best score
ui-games-count =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
ui-streak-now = Days in a row
ui-streak-longest = Longest run
ui-rating = Rating
ui-rating-graph = Rating in { $game }: from { $first } to { $last } in { $games } games
ui-notices = Notices
ui-notices-words = In games that take days you can be told when it is your turn.
ui-notices-on = Tell me in this browser
ui-notices-off = Turn off
ui-notices-here = You are told in this browser.
ui-notices-removed = Turned off.
ui-notices-test = Send a test notice
ui-notices-tested =
    { $count ->
        [0] Nothing arrived. Turn it off and on again.
        [one] Sent to 1 address.
       *[other] Sent to { $count } addresses.
    }
ui-notices-blocked = This browser does not allow notices from here. You can change that in its settings for this page.
ui-notices-cannot = This browser cannot show notices. On an iPhone or iPad, add the page to the home screen first.
ui-notices-device = Another device
ui-webhook = Webhook
ui-webhook-own = Send to a webhook
ui-webhook-words = For programs of your own: each notice is posted to this address as JSON, signed with a secret.
ui-webhook-address = Address of the webhook
ui-webhook-add = Add
ui-webhook-secret = Added. Its secret, shown only once: { $secret }
ui-host-page = Manage the server
ui-door-closed = This server is not taking new people or tables at the moment. Running games go on.
ui-door-invited = By invitation
ui-door-invited-words = Enter the code that you were given. You may watch without one.
ui-code = Code

## What the server refuses on the start page and in a profile

server-no-such-pack = there is no pack called { $name } here
server-pack-of-other-game = the pack { $pack } belongs to { $game }
server-no-time = a clock needs minutes or days
server-match-for-two = a match of two games is for two players
server-cannot-be-rated = a rated game needs at least two players, a shipped pack and a random deal
server-practice-is-not-rated = a practice game cannot be rated
server-wrong-passphrase = wrong name or passphrase
server-first-attempt-first = finish your first attempt at today’s challenge first; it is the one that counts
server-record-of-a-seat = this record shows only what one player saw; a complete one is needed
server-webhook-address = a notice can only go to a public https address
server-too-many-notices = at most { $most } addresses for notices

## What the server tells

notice-your-turn = It is your turn: { $game }
notice-test = Notices arrive here. You will be told when it is your turn.
ui-learn-five = Learn in five minutes
ui-learn-five-about = Short lessons on the real board
ui-learn = Learn
ui-puzzles = Puzzles
ui-study = Study

# The page of the rules.
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
ui-rules-link = Link to { $clause }
ui-rules-source = In our own words, from the printed rulebooks. Refusals name these clauses.

# Replays.
ui-no-replay = This game cannot be shown
ui-replay-begins = Setup is complete
ui-replay-at = step { $at } of { $of }
ui-replay-start = To the beginning
ui-replay-end = To the end
ui-replay-run = Play
ui-replay-pause = Pause
ui-replay-scrub = Where in the game
ui-seen-by = Point of view
ui-seen-by-all = Everything revealed
ui-seen-by-seat = As { $name } saw it
ui-copy-position = Copy the position
ui-replay-back = One step back
ui-replay-on = One step forward
ui-study-position = Study this position

# One more or less of something.
ui-less = One less: { $what }
ui-more = One more: { $what }

# What is edited step by step.
ui-undo-step = Undo
ui-redo-step = Redo
ui-players = Players
ui-workshop = Workshop
