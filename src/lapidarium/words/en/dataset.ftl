# Datasets of games.

dataset-version = this dataset has version { $found }; this program reads version { $known }
dataset-bad-plan = dataset.json cannot be read: { $reason }
dataset-no-players = no game here is for that many players; possible are { $counts }
dataset-none = { $path } holds no dataset (there is no dataset.json); make one with: lapidarium dataset make
dataset-other = { $path } holds another dataset; choose another folder, or use the same options to continue that one
dataset-bad-file = { $path } is damaged: { $reason }
dataset-fault = game { $id }: “{ $column }” is not what a replay gives ({ $reason })
dataset-no-game = this dataset has no game { $id }
dataset-made =
    { $count ->
        [one] One file of games
       *[other] { $count } files of games
    } written to { $path }; missing: { $missing }
dataset-million = { $games } games took { $seconds } s. At this pace a million would take { $hours } h with these workers (extrapolated, not measured).
dataset-interrupted = Stopped. Complete files are kept; the same command continues from there.
dataset-info = Games: { $games }. Decisions: { $decisions }. Bytes: { $bytes }. Missing files: { $missing }.
dataset-contest = { $game }, players { $players }: games { $games }, decisions { $decisions }
dataset-verified = All right: games replayed { $games }, decisions compared { $decisions }.
