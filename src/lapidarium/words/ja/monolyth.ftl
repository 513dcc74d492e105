# Monolyth、日本語版の用語による。

## もの

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

## 起こること

event-card = 形状カードは{ $card }番です
event-board = プレイヤー{ $seat }のプレイヤーボードは{ $colours }です
event-first = プレイヤー{ $seat }がスタートプレイヤーです
event-fill = 石置き場{ $site }に{ $stone }が置かれました
event-place = 石置き場{ $site }の{ $stone }を取り、{ $column }に配置しました（向き{ $turning }）
event-swap = 石置き場{ $site }の{ $stone }をキューブと交換し、{ $column }に配置しました
event-discard = 何も配置できないため、石置き場{ $site }の{ $stone }をゲームから取り除きました
event-prophesy = 預言を行ないました：{ $colour }の面に{ $value }
event-give = { $value }の預言トークンを破棄しました

gain-level = 第{ $level }階層が完成：{ $points }点
gain-structure = 形状が完成：{ $points }点

due-card = 先に形状カードを決めます
due-board = 先にプレイヤーボードを決めます
due-first = 先にスタートプレイヤーを決めます
due-set-out = 先に石置き場に石コマを並べます
due-turn = プレイヤーの手番です。クリスタルを移動させるか、預言を行ないます
due-give = 先に預言トークンを1個破棄します。例：「give 4」
due-fill = 先に空いている石置き場を補充します
due-over = ゲームは終了しています

## できない理由

refused-no-stone = 石置き場{ $site }には石コマがありません。移動できるのは{ $sites }です
refused-too-far = 石置き場{ $site }は遠すぎます（移動は4つまで）。移動できるのは{ $sites }です
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

## 終わり方

ended-top-level = プレイヤー{ $seat }が第{ $level }階層を完成させ、手番が一周しました
ended-top-level-solo = 第{ $level }階層が完成しました
ended-no-stones = 石置き場にも上箱にも石コマが残っていません
ended-no-prophecies = メインボードに預言トークンが残っていません
decided-points = プレイヤー{ $seat }が{ $points }点で勝利しました
decided-later = プレイヤー{ $seat }が{ $points }点で勝利しました（同点のため、手番順の遅いほうが勝ち）
decided-rank = { $score }点：{ $rank }

rank-1 = 従順な建設者
rank-2 = 堅実な職人
rank-3 = 献身的な匠
rank-4 = 主任建築家
rank-5 = モノリス・マスター
