# ターミナル。

cli-no-file = { $path }というファイルはありません
cli-unreadable-file = { $path }を読み込めません：{ $reason }
cli-unwritable-file = { $path }に書き込めません：{ $reason }
cli-file-exists = { $path }はすでにあります。別の名前にしてください（何も変更していません）
cli-not-toml = { $path }：パックの名前は.tomlで終わる必要があります
cli-bad-record = { $path }：{ $reason }
cli-no-clause = { $game }のルールに「{ $clause }」という条項はありません。あるのは{ $clauses }です
cli-pack-of-other-game = パック{ $pack }は{ $wanted }ではなく{ $game }のものです
cli-seen-record = { $path }は、1人のプレイヤーから見えた範囲だけの棋譜です。再生はできますが、再開はできません
cli-names = 名前は{ $players }人分、それぞれ{ $most }文字以内で指定してください
cli-set-unused = 「{ $event }」はこの準備では引かれません。例：「card 6」「board 1 BOKT」「first 2」
cli-playing = プレイ中
cli-counting = 計算中
cli-training = 学習中
cli-simulated = ランダムな{ $games }ゲーム、{ $players }人
cli-least = 最小
cli-mean = 平均
cli-most = 最大
cli-deviation = 標準偏差
cli-turns = 1ゲームあたりの手番数
cli-choices = 1手あたりの合法手の数
cli-choices-per-turn = 1手番あたりの合法手の数
cli-points-of = プレイヤー{ $seat }の勝利点（{ $wins }勝）
cli-pack-name = 名前
cli-pack-game = ゲーム
cli-pack-title = タイトル
cli-pack-digest = ハッシュ
cli-pack-where = 場所
cli-pack-shipped = 同梱
cli-pack-folder = 自作のパックの置き場所：{ $folder }
cli-pack-key = キー
cli-pack-figure = 値
cli-pack-provenance = 出典
cli-pack-problems = 問題が{ $count }件あります。packs checkで確認してください
cli-pack-good = { $name }は{ $game }の正しいパックです（{ $digest }）
cli-pack-new = { $path }を作成しました。お手持ちの製品と違うところを直してから、次を実行してください：lapidarium packs check { $path }
cli-pack-not-stored = { $key }というパックは保存されていません。lapidarium admin packs listで一覧を確認できます
play-prompt = { $who }（?でヘルプ）：
play-line = { $who }：{ $message }
play-table = テーブル
play-help =
    list       できることの一覧          show       テーブルを描き直す
    undo       1つ前の選択に戻す         save FILE  棋譜を保存
    hint       ボットならどうするか
    quit       中断（あとで再開できます）
    ? { $clause }   ルールを表示（できない手に示される条項）
play-nothing-to-undo = 取り消せる手がありません。
play-undone = 取り消しました。このあと引くものの順番は変わりません。
play-save-where = 保存先を指定してください。例：save game.record
play-saved = 保存しました：{ $path }
play-left = ゲームは{ $path }に保存されています。再開するには：{ $command }
play-ended = ゲーム終了：{ $reason }。
play-record = 棋譜を保存しました：{ $path }
replay-next = （Enterで次の手、qで終了）
replay-unfinished = ゲームは終わっていません（ここまでのイベント：{ $count }件）。
list-say = 入力
list-what = アクション
list-ways = 選択肢
sheet-title = 勝利点
sheet-total = 合計
sheet-what = 項目
sheet-how-many = 数
cli-train-rounds-done-alone = --rounds-doneは--fromの重みが何ラウンド学習済みかを示します。--from ファイル名 で重みを指定してください
cli-train-no-weights = { $path }には、このゲームの学習を始められる重みがありません：{ $reason }
cli-train-other-course = { $folder }には別の学習が入っています（違う点：{ $what }）。始めたときと同じオプションで続けるか、別のフォルダーを選んでください。何も変更していません
cli-trained = 学習が終わりました。重みは{ $file }にあります。
cli-warm-already = コアはコンパイル済みです（{ $folder }）。
cli-warming = コアをコンパイル中：{ $game }、{ $part }（{ $done }/{ $count }）
cli-warm = コアを{ $seconds }秒でコンパイルし、{ $folder }に保存しました。
cli-interrupted = { $wanted }ゲーム中{ $games }ゲームで中断しました。
cli-interrupted-kept = 終了したゲームは{ $path }にあります。同じコマンドで続きから再開できます。
cli-interrupted-lost = 結果は保存されていません。--keep ファイルを付けると次回は再開できます。
cli-train-interrupted = 中断しました。ここまでの結果は{ $folder }にあります。同じコマンドで再開できます。
cli-no-home = このユーザーのホームフォルダーがありません。HOMEか、XDG_CONFIG_HOMEとXDG_DATA_HOMEを設定してください
