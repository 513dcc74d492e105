# The terminal.

cli-no-file = there is no file { $path }
cli-same-file = { $path } is both read and written; name another file to write to
cli-unreadable-file = { $path } cannot be read: { $reason }
cli-unwritable-file = { $path } cannot be written: { $reason }
cli-file-exists = { $path } already exists; choose another name, nothing was changed
cli-not-toml = { $path }: the name of a pack ends in .toml
cli-bad-record = { $path }: { $reason }
cli-no-clause = the rules of { $game } have no clause “{ $clause }”; there are { $clauses }
cli-pack-of-other-game = the pack { $pack } belongs to { $game }, not to { $wanted }
cli-seen-record = { $path } holds a game only as one player saw it; it can be replayed, but cannot be resumed
cli-names = expected one name for each of the { $players } seats, each of at most { $most } characters
cli-set-unused = setup does not draw “{ $event }” here; it can be for instance “card 6”, “board 1 BOKT” or “first 2”
cli-playing = Playing
cli-counting = Counting
cli-training = Training
cli-simulated =
    { $games ->
        [one] one random game
       *[other] { $games } random games
    }, { $players ->
        [one] one player
       *[other] { $players } players
    }
cli-least = lowest
cli-mean = mean
cli-most = highest
cli-deviation = deviation
cli-turns = turns per game
cli-choices = legal moves per decision
cli-choices-per-turn = legal moves per turn
cli-points-of = points of seat { $seat } (won { $wins })
cli-pack-name = name
cli-pack-game = game
cli-pack-title = title
cli-pack-digest = digest
cli-pack-where = where
cli-pack-shipped = shipped
cli-pack-folder = Your own packs go in { $folder }
cli-pack-key = key
cli-pack-figure = value
cli-pack-provenance = source
cli-pack-problems =
    { $count ->
        [one] has a problem; see packs check
       *[other] has { $count } problems; see packs check
    }
cli-pack-good = { $name } is a valid pack of { $game } ({ $digest })
cli-pack-new = { $path } has been written. Change what differs in your copy of the game, then run: lapidarium packs check { $path }
cli-pack-not-stored = no pack is stored under { $key }; to list them: lapidarium admin packs list
play-prompt = { $who } (? for help):
play-line = { $who }: { $message }
play-table = Table
play-help =
    list       what you can do           show       draw the table again
    undo       take back a decision      save FILE  write the record
    hint       what a bot would do
    quit       stop; the game can be resumed
    ? { $clause }   show a rule (the clause that a refusal names)
play-nothing-to-undo = There is nothing to take back.
play-undone = Taken back. Draws keep their order.
play-save-where = Where to? For instance: save game.record
play-saved = Saved as { $path }
play-left = The game is saved in { $path }; resume it with: { $command }
play-ended = The game is over: { $reason }.
play-record = The record is in { $path }
replay-next = (Enter for the next decision, q to stop)
replay-unfinished = The game is not finished: { $count } events so far.
list-say = type
list-what = to
list-ways = ways
sheet-title = Score
sheet-total = Total
sheet-what = What
sheet-how-many = Count
cli-train-rounds-done-alone = --rounds-done says how many rounds the weights of --from have been trained; name them with --from FILE
cli-train-no-weights = { $path } does not hold weights that training for this game can start from: { $reason }
cli-train-other-course = { $folder } holds another training course, which differs in: { $what }. Resume with the options it was started with, or choose another folder; nothing was changed
cli-trained = Training is finished; the weights are in { $file }.
cli-warm-already = The core is already compiled ({ $folder }).
cli-warming = Compiling the core: { $game }, { $part } ({ $done } of { $count })
cli-warm =
    The core is compiled after { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }; it is kept in { $folder }.
cli-interrupted = Interrupted after { $games } of { $wanted } games.
cli-interrupted-kept = The finished games are in { $path }; the same command resumes from there.
cli-interrupted-lost = They are not kept; with --keep FILE the next run can be resumed.
cli-no-home = there is no home folder for this user; set HOME, or XDG_CONFIG_HOME and XDG_DATA_HOME
cli-train-interrupted = Interrupted. The rounds so far are in { $folder }; the same command resumes from there.
cli-puzzles-unclear = { $name } is not clear: only { $margin } points ahead of { $second } with { $simulations } simulations
cli-puzzles-not-best = { $name } has another best move with { $simulations } simulations: { $second }
cli-puzzles-unexplained = { $name }: only the search knows why this is the best move
cli-puzzles-checked = { $path }: { $count } of { $all } { $all ->
    [one] puzzle is
   *[other] puzzles are
} right
cli-puzzles-made = { $path }: { $count } { $count ->
    [one] puzzle
   *[other] puzzles
  }
cli-no-puzzles = there are no puzzles for { $game }
cli-no-such-puzzle = there is no puzzle “{ $name }” for { $game }
cli-puzzle-title = { $game }, puzzle { $name }: difficulty { $level } of 5
cli-puzzle-goal = { $seat } to act. Type the best move in notation; “?” shows where to look, “!” the solution.
cli-puzzle-ask = Your move:
cli-puzzle-next-step = Right. And then?
cli-puzzle-found = Found!
cli-puzzle-wrong = There is a better move.
cli-puzzle-solution = The solution: { $moves }
cli-puzzle-why = Why: { $why }.
