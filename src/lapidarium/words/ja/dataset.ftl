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
