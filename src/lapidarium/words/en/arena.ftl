# The arena, solo games and bots in the terminal.

bad-budget = “{ $text }” is no budget; write seconds such as 0.2s, or simulations such as 500sims
workers-died = a task has ended { $count } workers one after another; nothing more was tried
workers-no-ray = Ray is not installed; install it with: pip install "lapidarium[cluster]"
workers-no-cluster = there is no Ray cluster at { $address }: { $reason }
arena-twice = the same bot with the same budget is named twice; to let it play against itself, name it once
arena-other-match = { $path } holds the games of another match; nothing was changed
arena-not-kept = { $path } does not hold the games of a match; nothing was changed
arena-bad-sprt = “{ $text }” is no test; write two differences in Elo, the smaller first, such as 0:50
arena-sprt-of-two = a test that stops early needs exactly two bots at two seats
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
arena-sure = 95 %
arena-elo = Elo
arena-points = points
arena-per-move = a move
arena-longest = longest
arena-by-turn = Won and points by the order of turns
arena-turn = turn { $turn }
arena-how-counted = A shared win counts in parts: of two, half for each. The mean Elo is 0. A true rate lies within its interval in 95 of 100 cases.
arena-sprt-high = Decided: the first is stronger by { $high } Elo rather than by { $low } (log ratio { $ratio }).
arena-sprt-low = Decided: the first is stronger by { $low } Elo rather than by { $high } (log ratio { $ratio }).
arena-sprt-open = Not decided between { $low } and { $high } Elo (log ratio { $ratio }).
solo-title =
    { $bot } alone, { $games ->
        [one] one game
       *[other] { $games } games
    }
solo-rank = rank
solo-share = share
solo-from = { $points } points or more
solo-mean = mean and deviation
solo-least-most = least and most
serve-bad-seconds = “{ $text }” does not say how long a level thinks; write master=0.5 for instance, with one of { $names }
play-bad-bot = “{ $text }” puts no bot on a seat; write 2=steadfast for instance: a seat up to { $players }, and one of { $names }
play-only-bots = somebody has to play: leave a seat without a bot; for bots alone there is “lapidarium simulate”
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
