# ターミナル。

cli-no-file = { $path }というファイルはありません
cli-unreadable-file = { $path }を読み込めません：{ $reason }
cli-unwritable-file = { $path }に書き込めません：{ $reason }
cli-file-exists = { $path }はすでにあります。別の名前にしてください（何も変更していません）
cli-not-toml = { $path }：パックの名前は.tomlで終わる必要があります
cli-bad-record = { $path }：{ $reason }
cli-pack-of-other-game = パック{ $pack }は{ $wanted }ではなく{ $game }のものです
cli-seen-record = { $path }は、ある人から見えた範囲だけの棋譜です。再生はできますが、続きは遊べません
cli-names = 名前は{ $players }人分まで、それぞれ{ $most }文字以内です
cli-set-unused = 「{ $event }」はこの準備では引かれません。例：「card 6」「board 1 BOKT」「first 2」
cli-playing = プレイ中

cli-simulated = ランダムな{ $games }ゲーム、{ $players }人
cli-least = 最小
cli-mean = 平均
cli-most = 最大
cli-deviation = 標準偏差
cli-turns = 1ゲームあたりの手番数
cli-choices = 1手あたりの合法手の数
cli-choices-a-turn = 1手番あたりの合法手の数
cli-points-of = プレイヤー{ $seat }の勝利点（{ $wins }勝）
cli-ended-top-level = 終了：一番上の階層が完成
cli-ended-top-level-solo = 終了：一番上の階層が完成
cli-ended-no-stones = 終了：石コマ切れ
cli-ended-no-prophecies = 終了：預言トークン切れ

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
cli-pack-new = { $path }を作成しました。お手持ちの箱と違うところを直してから、次を実行してください：lapidarium packs check { $path }
provenance-rulebook = ルールブック
provenance-review = レビュー
provenance-reconstruction = 推定

play-prompt = { $who }（?でヘルプ）：
play-line = { $who }：{ $message }
play-table = テーブル
play-help-monolyth =
    手は一覧のとおりに入力します。例：「@5 L4/7 b2」
    クリスタルを石置き場5へ移し、その石コマを7番目の向きにして、基準のキューブをマスb2に置きます。
    list @5    石置き場5の石コマの置き方をすべて表示
    list lid   上箱に残っている石コマ
play-help-ocelot =
    手は一覧のとおりに入力します。例：「AC f7」
    トークンAをコンパスの面を上にして円f7に置きます。続けて「take g8」で宝石を取り、
    「all」で取れる宝石をすべて取り、「done」で手番を終えます。
    list f7    f7に道具を置くと取れる宝石     list g8    g8の宝石に足りないもの
    list amethysts   自分のアメシスト（ほかの人は見ないでください）
play-help =
    list       できることの一覧          show       テーブルを描き直す
    undo       ひとつ前の選択に戻す      save FILE  棋譜を保存
    quit       中断（あとで続けられます）
play-nothing-to-undo = 取り消せる手がありません。
play-undone = 取り消しました。このあと引くものの順番は変わりません。
play-save-where = 保存先を指定してください。例：save game.record
play-saved = 保存しました：{ $path }
play-left = ゲームを保存しました（{ $path }）。再開するには：lapidarium play --from { $path }
play-ended = ゲーム終了：{ $reason }。
play-record = 棋譜を保存しました：{ $path }
replay-next = （Enterで次の手、qで終了）
replay-unfinished = ゲームは終わっていません（ここまでのイベント：{ $count }件）。

board-prophecies = 預言
board-levels = 階層
board-structures = 形状
board-singles = キューブ
board-lid = 上箱の残り
board-card = 形状カード
tower-title = プレイヤー{ $seat }・{ $points }点
tower-tokens = 階層：{ $levels }・形状：{ $structure }
wall-far = 奥
wall-right = 右
wall-near = 手前
wall-left = 左
wall-count = { $count }／{ $prophecy }、最大{ $possible }
list-say = 入力
list-what = アクション
list-ways = 選択肢
list-place = 配置：
list-swap = キューブと交換：
list-drop = 取り除く：
list-no-room = 置けない：
list-prophecy = 預言を行なう
list-give = 預言トークンを破棄する
list-ways-of = 石置き場{ $site }：石コマを上から見た図（下の段から順に、+は基準のキューブ）
list-which-site = 移動できる石置き場：{ $sites }
sheet-title = 勝利点
sheet-total = 合計
cave-bags = 袋の中のアメシスト：
cave-in-hand = 手元
cave-tools = 道具
cave-gems = 宝石
cave-amethysts = アメシスト
cave-title = { $who }（プレイヤー{ $seat }）・得点：{ $points }
list-tool = 空いている円に道具を置く
list-collects = 取れる宝石
list-companion = 相棒の行き先
list-take = 宝石を取る
list-stay = 相棒を動かさない
list-done = これ以上取らない
list-nothing-here = { $circle }には道具を置けません
sheet-what = 項目
sheet-how-many = 数
sheet-points = 点
cli-ocelot-ended = 終了：すべてのトークンを配置
cli-train-one-ahead = 手が一つだけでは比べられません。--aheadは0、または2から16です
cli-train-gone-alone = --goneは--fromの重みがどれだけ学習済みかを示します。--from ファイル名 で重みを指定してください
cli-train-no-weights = { $path }には、このゲームの学習を始められる重みがありません：{ $reason }
cli-train-other-course = { $folder }には別の学習が入っています（違う点：{ $what }）。始めたときと同じオプションで続けるか、別のフォルダーを選んでください。何も変更していません
cli-trained = 学習が終わりました。重みは{ $file }にあります。
cli-warm-already = コアはコンパイル済みです（{ $folder }）。
cli-warming = コアをコンパイル中：{ $game }、{ $part }（{ $done }/{ $count }）
cli-warm = コアを{ $seconds }秒でコンパイルし、{ $folder }に保存しました。
