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
dataset-no-solo = there are no solo games here; make some with: lapidarium dataset make FOLDER --players 1
dataset-several-solo = there are solo games of several games; choose one with --game: { $games }
dataset-minari-id = { $id } is not an id for Minari; expected one such as lapidarium/my-games-v0, with a version at the end
dataset-minari-there = Minari already has a dataset { $id } ({ $path }); choose another with --id, or delete it with: minari delete { $id }
dataset-other-pack = game { $id } was played with another version of the pack “{ $pack }” than the one installed here
dataset-exporting = Replaying …
dataset-exported = Games replayed: { $games }, decisions: { $decisions }. They are in { $path }; load them with minari.load_dataset("{ $id }").
