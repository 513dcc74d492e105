# Datasets of games.

dataset-version = this dataset is of version { $found }; this program reads version { $known }
dataset-bad-plan = dataset.json cannot be read: { $reason }
dataset-no-players = none of the games is for that many players; there are { $counts }
dataset-none = { $path } holds no dataset (there is no dataset.json); make one with: lapidarium dataset make
dataset-other = { $path } holds another dataset; choose another folder, or the same options to go on with it
dataset-bad-file = { $path } is damaged: { $reason }
dataset-fault = game { $id }: “{ $column }” is not what a replay gives ({ $reason })
dataset-no-game = this dataset has no game { $id }
dataset-made =
    { $count ->
        [one] One file of games
       *[other] { $count } files of games
    } written to { $path }; missing: { $missing }
dataset-million = { $games } games took { $seconds } s. At this pace a million would take { $hours } h with these workers (extrapolated, not measured).
dataset-interrupted = Stopped. Complete files stay; the same command goes on from there.
dataset-info = Games: { $games }. Decisions: { $decisions }. Bytes: { $bytes }. Missing files: { $missing }.
dataset-contest = { $game }, players { $players }: games { $games }, decisions { $decisions }
dataset-verified = All right: games replayed { $games }, decisions compared { $decisions }.
