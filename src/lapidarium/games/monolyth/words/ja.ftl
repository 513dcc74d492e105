## Rules, moves and refusals

colour-blue = 青
colour-orange = オレンジ
colour-black = 黒
colour-turquoise = 水色
colour-white = 白
colour-red = 赤
colour-green = 緑
colour-yellow = 黄色
colour-purple = 紫
colour-pink = ピンク
stone = { $colour }の{ $shape }
shape =
    { $name ->
        [single] キューブ
        [I2] 2連
        [I3] 3連
        [L3] 小L字型
        [L4] L字型
        [O4] 正方形
        [T4] T字型
        [S4] S字型
       *[other] { $name }
    }
event-card = 形状カードは{ $card }番です
event-board = プレイヤー{ $seat }のプレイヤーボードは{ $colours }です
    .you = あなたのプレイヤーボードは{ $colours }です
    .named = { $name }のプレイヤーボードは{ $colours }です
event-first = プレイヤー{ $seat }がスタートプレイヤーです
    .you = あなたがスタートプレイヤーです
    .named = { $name }がスタートプレイヤーです
event-fill = 石置き場{ $site }に{ $stone }が置かれました
event-place = 石置き場{ $site }の{ $stone }を取り、{ $column }に配置する（向き{ $turning }）
event-swap = 石置き場{ $site }の{ $stone }をキューブと交換し、{ $column }に配置する
event-discard = 何も配置できないため、石置き場{ $site }の{ $stone }をゲームから取り除く
wall-number = { $colour }（{ $number }）
event-prophesy = 預言を行なう：{ $colour }の面に{ $value }
event-give = { $value }の預言トークンを破棄する
gain-level = 第{ $level }階層が完成：{ $points }点
gain-structure = 形状が完成：{ $points }点
due-card = 先に形状カードを決めます
due-board = 先にプレイヤーボードを決めます
due-first = 先にスタートプレイヤーを決めます
due-set-out = 先に石置き場に石コマを並べます
due-turn = プレイヤーの手番です。クリスタルを移動させるか、預言を行ないます
due-give = 先に預言トークンを1個破棄します。例：「give 4」
due-fill = 先に空いている石置き場を補充します
refused-no-stone = 石置き場{ $site }には石コマがありません。移動できるのは{ $sites }です
refused-too-far = 石置き場{ $site }は遠すぎます（移動は4つまで）。移動できるのは{ $sites }です
trial-too-far = { $steps }個分遠すぎます：試せますが、置けません
refused-other-stone = 石置き場{ $site }にあるのは{ $stone }です
refused-no-single = { $colour }のキューブはもう残っていません
refused-outside = 基準のキューブを{ $column }に置くと、石コマの一部がマス目の外に出ます
refused-over-gap = { $column }で石コマの下が空いてしまいます
refused-too-high = モノリスが{ $top }段になります。上限は{ $height }段です
refused-must-place = まだ石コマを配置できます（{ $count }通り）
refused-no-token = メインボードに{ $value }の預言トークンはありません
refused-no-wall = 自分のプレイヤーボードに{ $colour }の面はありません
refused-slot-taken = { $colour }の面にはすでに{ $value }の預言トークンがあります
refused-board-order = 次はプレイヤー{ $seat }のプレイヤーボードです
refused-board-taken = プレイヤーボード{ $board }はすでに配られています
refused-fill-site = 次の石コマは石置き場{ $site }に置きます
refused-not-in-lid = 上箱に{ $stone }はもう残っていません
expected-move = 「@5 L4/7 b2」（石置き場、石コマと向き、マス）、「@5 swap b2」、「prophecy 7 T」、「give 9」のように入力してください
expected-site = 石置き場{ $found }はありません。石置き場は1～{ $count }です
expected-seat = プレイヤー{ $found }はいません。プレイヤーは1～{ $count }です
expected-card = { $found }番のカードはありません。カードは1～{ $count }番です
expected-shape = 「{ $found }」という石コマはありません。形は{ $names }です
expected-turning = この石コマに向き{ $found }はありません。向きは1～{ $count }です
expected-colour-letter = 「{ $found }」という色はありません。色は{ $names }です
expected-stone = 「{ $found }」という石コマはありません。O-L4のように色と形を書いてください
expected-board = 「{ $found }」というプレイヤーボードはありません。プレイヤーボードは{ $names }です
ended-top-level = プレイヤー{ $seat }が第{ $level }階層を完成させ、手番が一周しました
    .you = あなたが第{ $level }階層を完成させ、手番が一周しました
    .named = { $name }が第{ $level }階層を完成させ、手番が一周しました
ended-top-level-solo = 第{ $level }階層が完成しました
ended-no-stones = 石置き場にも上箱にも石コマが残っていません
ended-no-prophecies = メインボードに預言トークンが残っていません
decided-points = プレイヤー{ $seat }が{ $points }点で勝利しました
    .you = あなたが{ $points }点で勝利しました
    .named = { $name }が{ $points }点で勝利しました
decided-later = プレイヤー{ $seat }が{ $points }点で勝利しました（同点のため、手番順の遅いほうが勝ち）
    .you = あなたが{ $points }点で勝利しました（同点のため、手番順の遅いほうが勝ち）
    .named = { $name }が{ $points }点で勝利しました（同点のため、手番順の遅いほうが勝ち）
decided-rank = { $score }点：{ $rank }
rank-1 = 従順な建設者
rank-2 = 堅実な職人
rank-3 = 献身的な匠
rank-4 = 主任建築家
rank-5 = モノリス・マスター

## Component packs

expected-tokens = { $count }個のトークン
expected-colour = 名前のある色：{ $names }
expected-capital = アルファベットの大文字1文字
expected-different-letters = 色ごとに異なる文字
expected-colours = { $count }色
expected-shapes = { $count }種類の形
expected-shape-name = L4のような英数字だけの名前
expected-copies = { $copies }（この形の印刷された個数）
expected-cubes = 1～{ $most }個のキューブ
expected-columns = どの向きでも占めるマスが{ $most }つまでの石コマ（コンパイル版のゲームはそれ以上を扱えません）
expected-connected = 面どうしでつながったキューブ
expected-within-grid = どの方向にもキューブ{ $most }個まで
expected-different-shapes = 形ごとに異なる名前
expected-one-single = キューブ1個だけの形がちょうど1種類
expected-stones = 合計{ $count }個の石コマ
expected-drawing = #と.でできた行、またはそのような段を下から順に並べたリスト
expected-colour-letters = 色を表す文字：{ $letters }
expected-boards = { $count }枚のプレイヤーボード
expected-four-colours = 4色（各辺に1色）
expected-different-colours = 4色すべて異なる色
expected-another-board = 回転させても{ $number }番と重ならないプレイヤーボード
expected-within-all = 「all」にあるトークンだけ
expected-within-four = 4人のときにも使うトークンだけ
expected-prophecy-values = 1～{ $most }の値
expected-within-wall = { $most }以下（1つの面にあるキューブの数）
expected-solo-prophecies = { $least }個以上（足りないと一番上の階層に届かない）
expected-levels = { $least }個以上（プレイヤーごと、階層ごとに1個）
expected-range = 2、1-2、3+のような高さ（記号は1文字）
expected-card-rows = 記号4つの行が4行：{ $signs }
expected-cards = { $count }枚のカード
expected-reachable = { $most }段のモノリスで届く高さ

## The terminal

cli-ended-top-level = 終了：一番上の階層が完成
cli-ended-top-level-solo = 終了：一番上の階層が完成
cli-ended-no-stones = 終了：石コマ切れ
cli-ended-no-prophecies = 終了：預言トークン切れ
play-help-monolyth =
    手は一覧のとおりに入力します。例：「@5 L4/7 b2」
    クリスタルを石置き場5へ移し、その石コマを7番目の向きにして、基準のキューブをマスb2に置きます。
    list @5    石置き場5の石コマの置き方をすべて表示
    list lid   上箱に残っている石コマ
board-prophecies = 預言
board-levels = 階層
board-structures = 形状
board-singles = キューブ
board-lid = 上箱の残り
board-card = 形状カード
tower-title = プレイヤー{ $seat }・{ $points }点
tower-level = 第{ $level }階層
tower-tokens = 階層：{ $levels }・形状：{ $structure }
wall-far = 奥
wall-right = 右
wall-near = 手前
wall-left = 左
wall-count = { $count }／{ $prophecy }、最大{ $possible }
list-place = 配置
list-swap = キューブと交換
list-drop = 取り除く
list-no-room = 置けない
list-prophecy = 預言を行なう
list-give = 預言トークンを破棄する
list-ways-of = 石置き場{ $site }：石コマを上から見た図（下の段から順に、+は基準のキューブ）
list-which-site = 移動できる石置き場：{ $sites }

## The score sheet

sheet-wall-far = 奥の面
sheet-wall-right = 右の面
sheet-wall-near = 手前の面
sheet-wall-left = 左の面
sheet-wall = { $colour }：{ $count }／{ $prophecy }
sheet-wall-bare = { $colour }：{ $count }、預言なし
sheet-levels = 階層
sheet-structure = 形状

## The browser

ui-board = メインボード
ui-ring = 石置き場の石コマ
ui-site = 石置き場{ $site }：{ $stone }
ui-site-short = 石置き場{ $site }から
ui-site-crystal = 石置き場{ $site }：クリスタル
ui-site-empty = 石置き場{ $site }：空
ui-site-reach = { $name }、{ $steps }個先
ui-site-blocked = { $name }、{ $steps }個先、置ける場所なし
ui-site-try = { $name }、届きませんが試せます
ui-walls = 面
ui-wall-far = 奥の面
ui-wall-right = 右の面
ui-wall-near = 手前の面
ui-wall-left = 左の面
ui-wall-up-to = 最大{ $possible }
ui-wall-kept = 達成・{ $points }点
ui-wall-lost = 達成不可
ui-wall-more = あと{ $more }、最大{ $possible }
ui-of = ／{ $total }
ui-no-token = 預言なし
ui-prophecies = 預言
ui-prophecies-kept = 達成した預言
ui-prophecy-instead = または預言を行なう
ui-prophecy-give = 1個破棄する
ui-prophecy-token = 預言を行なう：{ $value }
ui-prophecy-of = 預言{ $value }
ui-prophecy-which = キューブ{ $value }個を預言する面は？
ui-prospect = 現在{ $count }、最大{ $possible }
ui-prospect-kept = 現在{ $count }：すでに達成
ui-prospect-lost = 現在{ $count }、多くても{ $possible }
ui-foretell = 預言する
ui-give = 預言トークンを1個破棄してください
ui-give-why = ソロではクリスタルを動かすたびに1個破棄します。
ui-give-token = { $value }を破棄する
ui-give-up = 破棄する
ui-levels = 階層
ui-structure = 形状
ui-structure-won = 達成
ui-structure-met = すべてのマスが一致しています。
ui-structure-missing = あと{ $missing }マスが一致していません
ui-structure-caption = 最もよく合う向きの形状カード（奥の列から）
ui-column-met = { $ask }、一致
ui-column-missing = { $ask }が必要、高さ{ $height }
ui-none-left = 残っていません。
ui-singles = 交換できるキューブ
ui-lid = 上箱に残る石コマ
ui-lid-empty = 上箱は空です。
ui-show-tower = { $name }のモノリスを大きく表示
ui-looking-at = { $name }のモノリス
ui-back-to-own = 自分のモノリスに戻る
ui-back-to-first = 最初のモノリスに戻る
ui-view = 別の面から見る
ui-view-left = 視点を左へ回す
ui-view-right = 視点を右へ回す
ui-tower-caption = モノリス（マスごとに下から順に、高さは{ $levels }まで）
ui-column = { $column }：{ $colours }
ui-column-bare = { $column }：なし
ui-orientation = 石コマの向き
ui-turn-left = 左に回す
ui-turn-right = 右に回す
ui-turn-tip = 倒す
ui-turning = { $turning } / { $count }
ui-where = 場所
ui-where-at = { $column }、{ $level }段目
ui-fills = 埋まる場所：{ $cells }
ui-does-not-fit = そこには置けません。
ui-gain-level = 第{ $level }階層が完成
ui-gain-structure = 形状が完成
ui-gain-kept = { $colour }の預言を達成
ui-gain-cubes = { $colour }の面のキューブ（{ $cubes }個）
ui-swap = 交換
ui-swap-long = { $colour }のキューブと交換する
ui-discard = 石コマを取り除く
ui-discard-why = 届く石コマはどれも置けません。この石コマをゲームから取り除きます。
ui-rest-discard = 何も置けません。取り除く石コマを選んでください。
ui-rest-stone = 光っている石コマを選んでください。
ui-rest-both = 光っている石コマを選ぶか、預言を行なってください。
ui-rest-prophecy = 預言を行なってください。
ui-wall-short-kept = 達成
ui-wall-missed = 未達成
ui-wall-short-more = あと{ $more }
ui-tap-tower = { $steps }個先・置く場所をタップ
game-monolyth = モノリス
game-monolyth-about = 色とりどりの石コマでモノリスを築き、その面を預言します。1～4人用。
game-monolyth-short = 順番にクリスタルを移動させ、止まった先の石コマを自分のモノリスに積みます。各面にその面の色のキューブが何個あるかを預言し、階層を完成させるとさらに勝利点が入ります。誰かが一番上の階層を完成させたラウンドで終わり、勝利点の最も高い人の勝ちです。
ui-card = 形状カード
ui-card-random = ランダム
ui-card-number = カード{ $card }
ui-boards = プレイヤーボード
ui-board-random = ランダム
ui-board-sides = { $far }・{ $right }・{ $near }・{ $left }
game-monolyth-how-1 = 自分の手番では、クリスタルを石コマ1～4個分進めて石コマを配置するか、預言を行なうかのどちらかを選びます。石コマのない石置き場は飛ばします。
game-monolyth-how-2 = クリスタルが止まった場所の石コマを取るか、残っていれば同じ色のキューブと交換し、自分のモノリスに配置します。向きは自由ですが、マス目からはみ出したり、下に隙間を作ったり、高さ4段（3～4人では3段）を超えたりしてはいけません。そのあと、クリスタルが離れた石置き場に新しい石コマを1個引いて置きます。届く石コマがどれも配置も交換もできないときは、クリスタルだけを進め、そこの石コマをゲームから取り除きます。
game-monolyth-how-3 = 預言では、メインボードの預言トークンを1個選び、自分のボードの空いている面に置きます。その面に、面と同じ色のキューブが少なくとも何個あるかを言い当てるものです。最後に当たっていればその数が勝利点になり、外れれば0点です。数えるのは一番外側のキューブだけで、角のキューブは両方の面で数えます。
game-monolyth-how-4 = 手番の終わりに、完成させた階層ごとに、残っている最も高い階層トークンを取ります（ソロでは最も低いもの）。各マスの高さが形状カードと一致したら（回転・反転してもよい）、最も高い形状トークンを、ゲーム中1回だけ取ります。
game-monolyth-how-5 = 誰かが一番上の階層を完成させたら、全員の手番数が同じになるまで続けて終わります。石置き場にも上箱にも石コマがなくなると、すぐに終わります。勝利点の最も高い人の勝ちです。同点なら、手番順の遅い人の勝ちです。
game-monolyth-how-6 = ソロでは、クリスタルを移動させるたびに、新しい石コマを引いたあとで、メインボードの預言トークンを1個選んで破棄します。預言トークンがなくなるか、一番上の階層が完成すると終わりです。
ui-key-stones = 1～4個先の石コマを選ぶ
ui-key-turn = 左に回す、右に回す、倒す
ui-key-move = 石コマを動かす
ui-key-swap = キューブと交換する
ui-key-view = 視点を回す
ui-solid = モノリスを3Dで表示
ui-explain-wall =
    数えるのは、この面の一番外側にある{ $colour }のキューブだけです（現在{ $count }個、最大{ $possible }個）。{ $prophecy ->
        [0] 預言トークンがなければ点は入りません。
       *[other] 最後に{ $prophecy }個以上あれば、預言が当たって{ $prophecy }点になります。
    }
ui-explain-turning =
    { $count ->
        [1] この石コマはどう回しても同じ形です。
       *[other] この石コマの置き方は{ $count }通りあり、これは{ $turning }番目です。ボタン、Q・W・Eキー、マウスホイール、または2本の指で回せます。
    }光の点は、この向きで置けるマスを示します。
ui-explain-where = ボードの縁にある文字と数字で表したマスと、その階層です。
ui-explain-swap = この石コマの代わりに、{ $colour }のキューブを1個置きます。
ui-explain-prophecies = 預言は、その面と同じ色のキューブが少なくとも何個あるかを言い当てるものです。最後に当たっていればその数が点になり、外れれば0点です。
ui-explain-levels = 1つの階層の16マスをすべて埋めると、この中で最も高いトークンを取ります。
ui-explain-levels-solo = 1つの階層の16マスをすべて埋めると、この中で最も低いトークンを取ります。
ui-explain-structure = 大きい数字は形状カードが求める高さ、小さい数字は現在の高さです。16マスすべてが合うと、この中で最も高いトークンを取ります。カードは回転・反転してもよく、最もよく合う向きで示しています。
ui-explain-singles = クリスタルが止まった石コマの代わりに、ここに残っている同じ色のキューブを1個置くことができます。
ui-card-asks = カード{ $card }、奥の列から：{ $asks }
ui-guide-choose = 光っている石コマを選んでください。クリスタルは石コマ1～4個分進みます。選んだ石コマを自分のモノリスに積みます。
ui-guide-put = 置く場所を選んでください。光の点は置けるマスです。ボタン、マウスホイール、または2本の指で回し、決まったら配置します。

# The workshop.
monolyth-workshop-colours = 色
monolyth-workshop-stones = 石コマ
monolyth-workshop-stones-words = マスを押すとキューブを付けたり外したりできます。絵は石コマを4方向から見たものです。
monolyth-workshop-add-stone = 石コマを追加
monolyth-workshop-stone-number = 石コマ{ $number }（{ $name }）
monolyth-workshop-stone-name = 石コマ{ $number }の名前
monolyth-workshop-stone-cubes = キューブ
monolyth-workshop-stone-copies = 各色の個数
monolyth-workshop-stone-empty = キューブがまだありません
monolyth-workshop-layer = { $layer }段目
monolyth-workshop-main-board = メインボード
monolyth-workshop-sites = 石置き場の数
monolyth-workshop-boards = プレイヤーボード
monolyth-workshop-board-sides = 各面の色
monolyth-workshop-board-sides-words = 面を押すと色が順に変わります。
monolyth-workshop-add-board = プレイヤーボードを追加
monolyth-workshop-board-number = プレイヤーボード{ $number }
monolyth-workshop-board-side = { $side }：{ $colour }
monolyth-workshop-side-far = 奥
monolyth-workshop-side-right = 右
monolyth-workshop-side-near = 手前
monolyth-workshop-side-left = 左
monolyth-workshop-heights = 最大の高さ
monolyth-workshop-grid = マス目の縦横の数
monolyth-workshop-prophecies = 預言トークン
monolyth-workshop-levels = 階層トークン
monolyth-workshop-structures = 形状トークン
monolyth-workshop-tokens-all = 箱の中：{ $count }個
monolyth-workshop-token = トークン
monolyth-workshop-token-value = トークン{ $value }
monolyth-workshop-token-in-play = トークン{ $value }を使う（{ $players }）
monolyth-workshop-add-token = トークンを追加
monolyth-workshop-add-token-value = トークン{ $value }を追加
monolyth-workshop-other-value = ほかの値
monolyth-workshop-signs = カードの条件
monolyth-workshop-signs-words = 文字ごとに高さの範囲を表します。カードのマスはこれを順に切り替えます。
monolyth-workshop-add-sign = 範囲を追加
monolyth-workshop-range-of = { $what }の範囲
monolyth-workshop-range-least = { $low }以上
monolyth-workshop-range-between = { $low }～{ $high }
monolyth-workshop-range-exactly = ちょうど{ $low }
monolyth-workshop-cards = 形状カード
monolyth-workshop-cards-words = マスを押すと範囲が順に変わります。
monolyth-workshop-add-card = カードを追加
monolyth-workshop-meaning-stones = 箱の中に石コマ{ $stones }個、キューブ{ $cubes }個分
pays-prophecy = 達成される預言
pays-level = 取られる階層トークン
pays-structure = 取られる形状トークン
source-note-monolyth-bokt = 青・オレンジ・黒・水色のボード
source-note-monolyth-4-12 = 4から12の値
source-note-monolyth-7-and-14 = 7と14
source-note-monolyth-8-the-highest-left-at-some-time-not-in-a-solo-game = ソロ以外で、残った中の最高が8だったことがある
source-note-monolyth-8-the-highest-left-at-some-time-with-one-or-two-players = 1～2人で、残った中の最高が8だったことがある

# 局面を作る。
expected-monolyth-column = 1マスに積めるキューブは{ $most }個まで（{ $column }に{ $found }個）
expected-monolyth-cubes = { $column }のキューブの色の文字（{ $letters }）
expected-monolyth-stones = { $stone }は石置き場と上箱を合わせて{ $most }個まで（今は{ $found }個）
expected-monolyth-singles = { $colour }のキューブは{ $most }個まで（今は{ $found }個）
expected-monolyth-tokens = ゲームにある枚数までのトークン（多すぎるもの：{ $values }）
expected-monolyth-colour = { $colour }のキューブはすべてのモノリスを合わせて{ $most }個まで（今は{ $found }個）
expected-monolyth-own-board = ほかのプレイヤーと違うプレイヤーボード
expected-monolyth-free-site = 石コマのない石置き場
expected-monolyth-solo-give = 別の段階（トークンを破棄するのはソロだけです）
expected-monolyth-card = 形状カード（決める前はなし）
expected-monolyth-boards = 順に配られたプレイヤーボード（ゲームが始まれば全員分）
expected-monolyth-first = スタートプレイヤー（決める前はなし）
expected-monolyth-set-out = 手番では石置き場の石コマ（並べる前はなし）
expected-monolyth-empty-site = 石コマを並べている間は、クリスタルの場所以外にも空いた石置き場
expected-monolyth-lid-rest = 石コマを並べている間は、石置き場にない石コマすべて
expected-monolyth-refill = 補充する石コマ
expected-monolyth-left = クリスタルが離れた空の石置き場（補充する間だけ）
expected-monolyth-solo-tokens = ソロゲームの間は1枚以上の預言トークン
monolyth-position-whose = 表示するモノリス
monolyth-position-tower = モノリス
monolyth-position-press = モノリスを押すと
monolyth-position-put = 石コマを置く
monolyth-position-take = 一番上のキューブを取る
monolyth-position-plan = 上から見たモノリス（奥の列から）
monolyth-position-column = { $column }、高さ{ $height }：{ $colours }
monolyth-position-colour = 色
monolyth-position-stone = 石コマ
monolyth-position-tower-words = 石コマは上箱から、キューブはボード脇から、残っている限り取り出されます。すき間の上には置けません。
monolyth-position-board = プレイヤーボード
monolyth-position-has = { $who }のトークン
monolyth-position-prophecy = 預言（{ $wall }）
monolyth-position-none = なし
monolyth-position-level-add = 階層トークンを加える
monolyth-position-level-back = 階層トークン{ $value }を戻す
monolyth-position-site = 石置き場{ $site }
monolyth-position-site-words = 石置き場を押すと、そこに置くものを変えられます。
monolyth-position-crystal-here = クリスタルをここへ
monolyth-position-clear-site = 空にする
monolyth-position-stone-left = { $stone }、上箱に{ $left }個
monolyth-position-turn = 手番
monolyth-position-to-move = 手番のプレイヤー
monolyth-position-phase-turn = 手番
monolyth-position-phase-give = トークンの破棄（ソロ）
monolyth-position-phase-over = なし（ゲーム終了）
monolyth-position-left = キューブと上箱
monolyth-position-field-players = 人数
monolyth-position-field-phase = 次にすること
monolyth-position-field-card = 形状カード
monolyth-position-field-first = スタートプレイヤー
monolyth-position-field-turn = 終わった手番の数
monolyth-position-field-crystal = クリスタル
monolyth-position-field-left = 補充する石置き場
monolyth-position-field-sites = 石置き場
monolyth-position-field-lid = 上箱
monolyth-position-field-supply = ボード脇のキューブ
monolyth-position-field-prophecies = 残りの預言トークン
monolyth-position-field-levels = 残りの階層トークン
monolyth-position-field-structures = 残りの形状トークン

## The coach

theme-monolyth-wall = 面
theme-monolyth-prophecy = 預言
theme-monolyth-level = 階層
theme-monolyth-structure = 形状
theme-monolyth-deny = 次の人に渡すもの
theme-monolyth-reach = 届く石コマ
theme-monolyth-token = 破棄するトークン
theme-monolyth-tempo = テンポ
theme-monolyth-other = その他
monolyth-why-wall-kept = { $colour }の面の預言{ $value }が達成できます
    .named = { $name }は{ $colour }の面の預言{ $value }を達成できます
monolyth-why-wall-lost = { $colour }の面の{ $value }はまだ達成できますが、そうしないとできなくなります
monolyth-why-wall-cubes = { $colour }の面に同じ色のキューブが{ $cubes }個多く入ります
    .named = { $name }の{ $colour }の面に同じ色のキューブが{ $cubes }個多く入ります
monolyth-why-wall-room = { $colour }の面に同じ色のキューブを置く余地が多く残ります
    .named = { $name }の{ $colour }の面に同じ色のキューブを置く余地が多く残ります
monolyth-why-prophecy-kept = { $colour }の面がすでに達成している{ $value }を預言します
    .named = { $name }は{ $colour }の面がすでに達成している{ $value }を預言します
monolyth-why-prophecy = { $colour }の面でまだ達成できる{ $value }を預言します
    .named = { $name }は{ $colour }の面でまだ達成できる{ $value }を預言します
monolyth-why-prophecy-lost = { $colour }の面のスロットを空けておきます。そこでは{ $value }はもう達成できません
    .named = { $name }は{ $colour }の面のスロットを空けておきます。そこでは{ $value }はもう達成できません
monolyth-why-prophecy-hard = { $colour }の面のスロットを空けておきます。そこでは{ $value }の達成は困難です
    .named = { $name }は{ $colour }の面のスロットを空けておきます。そこでは{ $value }の達成は困難です
monolyth-why-prophecy-higher = { $colour }の面のスロットを、{ $value }より大きい預言のために空けておきます
    .named = { $name }は{ $colour }の面のスロットを、{ $value }より大きい預言のために空けておきます
monolyth-why-level = すぐに第{ $level }階層が完成します：{ $points }点
    .named = { $name }はすぐに第{ $level }階層を完成させます：{ $points }点
monolyth-why-levels =
    すぐに第{ $first }{ $count ->
        [2] ・
       *[other] ～
    }第{ $last }階層が完成します：{ $points }点
    .named =
        { $name }はすぐに第{ $first }{ $count ->
            [2] ・
           *[other] ～
        }第{ $last }階層を完成させます：{ $points }点
monolyth-why-level-nearer = 第{ $level }階層に近づきます。残りはあと{ $spaces }マスです
    .named = { $name }は第{ $level }階層に近づきます。残りはあと{ $spaces }マスです
monolyth-why-level-near = 第{ $level }階層を進めます。残りは{ $spaces }マスです
monolyth-why-level-keep = 次の階層が完成しやすくなります
    .named = { $name }は次の階層が完成しやすくなります
monolyth-why-structure = すぐに形状が完成します：{ $points }点
    .named = { $name }はすぐに形状を完成させます：{ $points }点
monolyth-why-structure-open = 形状はまだ可能です。そうしないと高すぎるマスができます
monolyth-why-structure-nearer = 形状に近づきます
    .named = { $name }は形状に近づきます
monolyth-why-deny = 次の人がすぐに得られる点はありません。そうしないと{ $points }点になります
    .named = { $name }の手の後、次の人がすぐに得られる点はありません。そうしないと{ $points }点になります
monolyth-why-deny-less = 次の人がすぐに得られる点が{ $before }点から{ $after }点に減ります
    .named = { $name }の手の後、次の人がすぐに得られる点が{ $before }点から{ $after }点に減ります
monolyth-why-reach = 次の手番で{ $points }点になる石コマが届くところに残ります
    .named = 次の手番で{ $points }点になる石コマが{ $name }の届くところに残ります
monolyth-why-tokens = あなたの面でまだ達成できる預言トークンが残ります
    .named = { $name }の面でまだ達成できる預言トークンが残ります
monolyth-why-promise = その後、より良い預言を面で達成できます
    .named = その後、{ $name }はより良い預言を面で達成できます
monolyth-why-cubes = キューブを{ $cubes }個多く積めます
    .named = { $name }はキューブを{ $cubes }個多く積めます
monolyth-why-end = リードしているうちにゲームを終わらせます
    .named = { $name }はリードしているうちにゲームを終わらせます
monolyth-why-no-end = 負けているうちはゲームを終わらせません
    .named = { $name }は負けているうちはゲームを終わらせません
monolyth-why-later-wall =
    { $when ->
        [end] 最後には
       *[soon] 数手番後には
    }面の価値が約{ $points }点高くなります。特に{ $colour }の面です
    .named =
        { $when ->
            [end] 最後には
           *[soon] 数手番後には
        }{ $name }の面の価値が約{ $points }点高くなります。特に{ $colour }の面です
monolyth-why-later-level =
    { $when ->
        [end] 最後には
       *[soon] 数手番後には
    }階層の点数が約{ $points }点多くなります
    .named =
        { $when ->
            [end] 最後には
           *[soon] 数手番後には
        }{ $name }の階層の点数が約{ $points }点多くなります
monolyth-why-later-structure =
    { $when ->
        [end] 最後には
       *[soon] 数手番後には
    }形状の価値が約{ $points }点高くなります
    .named =
        { $when ->
            [end] 最後には
           *[soon] 数手番後には
        }{ $name }にとって形状の価値が約{ $points }点高くなります
monolyth-why-later-deny =
    そうしないと、{ $when ->
        [end] 最後までに
       *[soon] 続く数手番で
    }ほかの人が約{ $points }点多く得ます
monolyth-look-wall = あなたの{ $colour }の面を見てください
monolyth-look-level = 未完成の一番下の階層で空いているマスを見てください
monolyth-look-structure = モノリスの高さを形状カードと比べてください
monolyth-look-prophecies = 残っている預言と、預言のない面を見てください
monolyth-look-tokens = あなたの面ではもう達成できない預言トークンを見てください
monolyth-look-reach = 届く石コマと、その次に届くようになる石コマを見てください
monolyth-piece-stone = 石置き場{ $site }の{ $stone }を取りましょう
monolyth-piece-swap = 石置き場{ $site }の{ $stone }は、キューブと交換すると有効です
monolyth-piece-wall = { $colour }の面には預言が向いています
monolyth-piece-token = もう役に立たないトークンがあります
