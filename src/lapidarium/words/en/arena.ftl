# The arena, solo games and bots in the terminal.

bad-budget = invalid budget “{ $text }”; write seconds such as 0.2s, or simulations such as 500sims
workers-died = one task has ended { $count } worker processes in a row, so the work was stopped
workers-no-ray = Ray is not installed; install it with: pip install "lapidarium[cluster]"
workers-no-cluster = there is no Ray cluster at { $address }: { $reason }
workers-other-version = the Ray cluster at { $address } has Lapidarium { $found }, but this is { $own }; install the same version there
workers-not-there = the Ray cluster at { $address } has no Lapidarium; install version { $own } there
arena-twice = the same bot with the same budget is named twice; to let it play against itself, name it once
arena-other-match = { $path } holds the games of another match; nothing was changed
arena-not-kept = { $path } does not hold the games of a match; nothing was changed
arena-bad-sprt = invalid Elo range “{ $text }”; write two differences in Elo, the smaller first, such as 0:50
arena-sprt-of-two = a test that stops early needs exactly two bots and two seats
arena-title =
    { $games ->
        [one] One game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $players } seats
arena-bot = bot
arena-won = won
arena-sure = 95% interval
arena-elo = Elo
arena-points = points
arena-per-move = per move
arena-longest = longest
arena-by-turn = Wins and points by turn order
arena-turn = turn { $turn }
arena-how-counted = A shared win counts in parts: of two, half for each. The mean Elo is 0. A true rate lies within its interval in 95 of 100 cases.
arena-sprt-high = Decided: the first is stronger by { $high } Elo rather than by { $low } (log ratio { $ratio }).
arena-sprt-low = Decided: the first is stronger by { $low } Elo rather than by { $high } (log ratio { $ratio }).
arena-sprt-open = Not decided between { $low } and { $high } Elo (log ratio { $ratio }).
solo-title =
    { $bot } solo, { $games ->
        [one] one game
       *[other] { $games } games
    }
solo-rank = rank
solo-share = share
solo-from = { $points } points or more
solo-mean = mean and deviation
solo-least-most = lowest and highest
serve-bad-seconds = “{ $text }” is not a thinking time; write for instance master=0.5, with one of these levels: { $names }
play-bad-bot = “{ $text }” does not put a bot on a seat; write for instance 2=steadfast, with a seat from 1 to { $players } and one of these bots: { $names }
play-only-bots = at least one seat needs a person; for games between bots use “lapidarium simulate”
play-thinking = { $who } is thinking …
play-expects = (expects { $points })
cli-simulated-by =
    { $bot }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $players ->
        [one] one player
       *[other] { $players } players
    }
arena-no-program = there is no program “{ $command }”
arena-bad-program = “{ $command }” is not a command: { $reason }
arena-program-failed = the program ended with status { $status }: { $reason }
arena-answers = Answers of programs
arena-answers-asked = moves asked for
arena-answers-illegal = illegal
arena-answers-unreadable = unreadable
arena-answers-late = too late
arena-answers-fallbacks = random instead
