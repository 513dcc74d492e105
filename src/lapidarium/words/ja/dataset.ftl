# ゲームのデータセット。

dataset-version = このデータセットはバージョン{ $found }です。このプログラムが読めるのはバージョン{ $known }です
dataset-bad-plan = dataset.jsonを読み取れません：{ $reason }
dataset-no-players = その人数で遊べるゲームがありません。遊べる人数は{ $counts }です
dataset-none = { $path }にデータセットがありません（dataset.jsonが見つかりません）。作成するには：lapidarium dataset make
dataset-other = { $path }には別のデータセットがあります。別のフォルダーを選ぶか、続きを作るなら同じオプションを指定してください
dataset-bad-file = { $path }が壊れています：{ $reason }
dataset-fault = ゲーム{ $id }：「{ $column }」がリプレイと一致しません（{ $reason }）
dataset-no-game = このデータセットにゲーム{ $id }はありません
dataset-made = { $path }にファイルを{ $count }個書き出しました。残り：{ $missing }
dataset-million = { $games }ゲームに{ $seconds }秒かかりました。この速さなら、同じワーカー数で100万ゲームに{ $hours }時間かかります（推定値で、実測ではありません）。
dataset-interrupted = 中断しました。完成したファイルは残り、同じコマンドで続きから作れます。
dataset-info = ゲーム数：{ $games }、決定数：{ $decisions }、バイト数：{ $bytes }、残りのファイル：{ $missing }
dataset-contest = { $game }（{ $players }人）：ゲーム数{ $games }、決定数{ $decisions }
dataset-verified = 問題ありません：リプレイしたゲーム{ $games }、照合した決定{ $decisions }。
dataset-no-solo = ソロゲームがありません。作成するには：lapidarium dataset make フォルダー --players 1
dataset-several-solo = 複数のゲームのソロゲームがあります。--gameで1つ選んでください：{ $games }
dataset-minari-id = { $id }はMinariのIDとして使えません。lapidarium/my-games-v0のように、末尾にバージョンを付けてください
dataset-minari-there = Minariにはすでにデータセット{ $id }があります（{ $path }）。--idで別の名前を選ぶか、次のコマンドで削除してください：minari delete { $id }
dataset-other-pack = ゲーム{ $id }で使われたパック「{ $pack }」は、ここにインストールされているものとバージョンが異なります
dataset-exporting = リプレイ中…
dataset-exported = リプレイしたゲーム：{ $games }、決定：{ $decisions }。{ $path }に保存しました。読み込むには：minari.load_dataset("{ $id }")
