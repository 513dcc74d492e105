# オセロット卿の洞窟

## もの

ocelot-seat-1 = オセロット卿
ocelot-seat-2 = ペンギン教授
ocelot-companion-moth = ガ
ocelot-companion-bat = コウモリ

gem-crystal = 水晶
gem-sun = 天青石（太陽）
gem-moon = 天青石（月）
gem-star = 天青石（星）
gem-opal = オパール
gem-emerald = エメラルド
gem-beryl = レッドベリル
gem-geode = ジオード

# 獲得するもの
gem-crystal-the = 水晶
gem-sun-the = 天青石（太陽）
gem-moon-the = 天青石（月）
gem-star-the = 天青石（星）
gem-opal-the = オパール
gem-emerald-the = エメラルド
gem-beryl-the = レッドベリル

tool-compass = コンパス
tool-lantern = ランタン
tool-pick = つるはし

# 置くもの、足りないもの
tool-compass-a = コンパス
tool-lantern-a = ランタン
tool-pick-a = つるはし

# 置くもの、動かすもの
ocelot-moth = ガ
ocelot-bat = コウモリ

# 道具の代わりになるもの
ocelot-your-moth = あなたのガ
ocelot-your-bat = あなたのコウモリ
ocelot-their-moth = オセロット卿のガ
ocelot-their-bat = ペンギン教授のコウモリ

# 相棒の行き先
ocelot-cave-blue = 青の洞窟
ocelot-cave-green = 緑の洞窟
ocelot-cave-red = 赤の洞窟

# アメシストの出どころ
ocelot-bag-blue = 青の袋
ocelot-bag-green = 緑の袋
ocelot-bag-red = 赤の袋

ocelot-side-n = 北
ocelot-side-e = 東
ocelot-side-s = 南
ocelot-side-w = 西

ocelot-amethyst = アメシスト（{ $bag }）
ocelot-amethyst-special = 特別なアメシスト（{ $bag }）：{ $special }
ocelot-special-a = 1と印刷された自分の宝石1つにつき1点
ocelot-special-b = 3と印刷された自分の宝石1つにつき1点
ocelot-special-c = 青の洞窟に残った宝石1つにつき1点
ocelot-special-d = 緑と赤の洞窟に残った宝石1つにつき2点

## 起こること

event-ocelot-first = { $who }が先手です
event-ocelot-deal = { $square }：{ $gem }
event-ocelot-amethyst = { $bag }からアメシストを引きました（{ $points }点）
event-ocelot-amethyst-special = { $bag }から特別なアメシストを引きました（{ $special }）
event-ocelot-amethyst-hidden = { $bag }からアメシストを引きました
event-ocelot-tool = { $circle }に{ $tool }を置きました
event-ocelot-companion = { $cave }の{ $square }に{ $companion }を置きました
event-ocelot-companion-gem = { $cave }の{ $square }に{ $companion }を置き、{ $gem }を獲得しました（{ $points }点）
event-ocelot-move = { $companion }を{ $cave }の{ $square }へ動かしました
event-ocelot-move-gem = { $companion }を{ $cave }の{ $square }へ動かし、{ $gem }を獲得しました（{ $points }点）
event-ocelot-stay = { $companion }をそのままにしました
event-ocelot-take = { $square }の{ $gem }を獲得しました（{ $points }点）
event-ocelot-geode = { $square }のジオードを割り、{ $bag }のアメシストと替えました
event-ocelot-done = これ以上は集めませんでした

ocelot-gain-set = 太陽と月と星が一組そろいました

## 宝石が何に見えていて、何が足りないか

ocelot-seen = { $sides }から{ $tools }の視線が通っています
ocelot-explain-empty = { $square }に宝石はありません
ocelot-explain-unseen = { $square }の{ $gem }は、どの道具からも見えません
ocelot-explain-open = { $square }の{ $gem }は{ $seen }。獲得できます
ocelot-explain-missing = { $square }の{ $gem }は{ $seen }。{ $missing }
ocelot-explain-helped = { $square }の{ $gem }は{ $seen }。{ $missing }。{ $helped }
ocelot-missing-one = { $tool }が足りません
ocelot-missing-two = { $tool }と{ $other }が足りません
ocelot-missing-no-circle = { $missing }。しかも、このマスが見える円の空きが足りません
ocelot-helped = { $companion }がその代わりになります
ocelot-helped-not-sides = { $companion }がその代わりになりますが、足りない方向（{ $sides }）は補えません
ocelot-helped-one = { $companion }がどちらか一方の代わりになります
ocelot-helped-one-not-sides = { $companion }がどちらか一方の代わりになりますが、足りない方向（{ $sides }）は補えません

## できない理由

refused-ocelot-place-first = 手番ではまず、道具か相棒を1つ置きます
refused-ocelot-companion-first = 先に、相棒を動かすかどうかを決めてください（行き先のマス、または「stay」）
refused-ocelot-collecting = この手番のトークンはもう置かれています。宝石を取るか、「done」としてください
refused-ocelot-not-drawn-now = いまはそれを引くときではありません
refused-ocelot-deal-order = 次の宝石は{ $square }に置きます
refused-ocelot-none-left = この洞窟に置く{ $gem }はもう残っていません
refused-ocelot-other-bag = アメシストは{ $bag }から引きます
refused-ocelot-value-unknown = 値のわからないアメシストは加えられません
refused-ocelot-not-in-bag = 袋の中にアメシスト{ $value }はありません
refused-ocelot-no-such-tool = そのような道具または円はありません：{ $tool }
refused-ocelot-no-tool-left = 手元に{ $letter }はもうありません
refused-ocelot-circle-taken = { $circle }にはもう道具があります
refused-ocelot-companion-placed = 相棒はもう置かれています。道具を置いたあとに動かせます
refused-ocelot-no-such-square = このマットに{ $square }というマスはありません
refused-ocelot-other-cave = { $square }へは行けません。いま相棒が行けるのは{ $cave }だけです
refused-ocelot-other-companion = { $square }にはもう相棒がいます
refused-ocelot-not-one-point = { $square }（{ $gem }）へは行けません。相棒が行けるのは、空のマスか1点の宝石のマスです
refused-ocelot-not-collectable = この宝石は取れません：{ $why }

## できごとと局面の読み取り

expected-ocelot-event = 「AC f7」（トークン、表の面、円）、「companion d4」、「stay」、「take g8」、「done」のように書いてください
expected-ocelot-seat = プレイヤー{ $found }はいません。プレイヤーは1と2です
expected-ocelot-gem = 「{ $found }」という宝石はありません。あるのは{ $names }です
expected-ocelot-square-name = このマットに「{ $found }」というマスはありません
expected-ocelot-circle-name = このマットに「{ $found }」という円はありません
expected-ocelot-bag-name = 「{ $found }」という袋はありません。あるのは{ $names }です
expected-ocelot-value = アメシストに「{ $found }」とは印刷されません。整数か、{ $letters }のどれかです
expected-ocelot-face = 「{ $found }」という面のトークンはありません。あるのは{ $names }です

expected-ocelot-position = 局面は「ocelot」で始まり、step=placeのような項目が続きます
expected-ocelot-gem-rows = 行ごとに、マス1つにつき1文字：{ $rows }
expected-ocelot-dealt-in-order = 読む順に配られた宝石とそのあとの「-」。準備のあとは「-」なし
expected-ocelot-tool-a-circle = { $circle }の道具は1つだけ
expected-ocelot-part-a-seat = プレイヤーごとに1つの部分、区切りは「/」
expected-ocelot-drawn = blue:5のような、このパックにあるアメシスト
expected-ocelot-a-seat = 準備のあとは1か2
expected-ocelot-setup = 準備中は宝石だけ（まだ全部ではない）
expected-ocelot-most = その洞窟の{ $gem }は{ $most }個まで
expected-ocelot-total = マスの上とプレイヤーの手元を合わせて、{ $gem }が{ $count }個
expected-ocelot-tools = 円の上と手元を合わせて、トークン{ $letter }が{ $count }個
expected-ocelot-own-square = 相棒ごとに、宝石のない別々のマス
expected-ocelot-in-bag = どの値のアメシストも、ある数まで
expected-ocelot-owed = step=drawでは空でない袋、それ以外では「-」
expected-ocelot-turn = 手番は交互なので、置かれたトークンの数に合うプレイヤー
expected-ocelot-step = 何か決めることのある段階

## 終わり方

ocelot-ended = 2人ともすべてのトークンを置きました
ocelot-decided-points = { $winner }が{ $points }対{ $other }で勝ちました
ocelot-decided-amethysts = { $points }点で同点ですが、アメシストの数が{ $amethysts }対{ $other }で、{ $winner }の勝ちです
ocelot-decided-shared = { $points }点で同点、アメシストの数も同じです。勝利を分かち合います

## In the browser

game-ocelot = オセロット卿の洞窟
game-ocelot-about = 洞窟のまわりに道具を置き、見えた宝石を集めます。2人用。
game-ocelot-how-1 = 自分の手番では、トークンを1個置きます。道具はどちらの面でも、空いている丸に置けます。道具は矢印の方向に、洞窟の端まで見ます。
game-ocelot-how-2 = そのあと、3種類の道具が3方向から見ている宝石をいくつでも獲得できます。だれが道具を置いたかは問いません。
game-ocelot-how-3 = ゲーム中に一度だけ、道具のかわりに相棒を置きます。相棒はその洞窟で、あなたにだけ道具1種類の代わりになり、あとで次の洞窟へ進めます。
game-ocelot-how-4 = ジオードを取ると、その洞窟の袋からアメシストを1個引きます。太陽・月・星をそろえると、最初の袋から引きます。価値は本人だけが見ます。
game-ocelot-how-5 = それぞれ16個のトークンを置いたら、宝石とアメシストを数えます。
ui-key-tools = 道具を選ぶ
ui-key-face = 道具を裏返す
ui-key-circles = 円から円へ移る
ui-tokens-left = 残り{ $count }
ui-amethysts = アメシスト
ui-no-amethysts = アメシストはまだありません。
ui-only-you-see = あなただけに見えます
ui-face-down = 裏向き
ui-amethyst = 袋{ $bag }のアメシスト：{ $value }
ui-amethyst-hidden = 袋{ $bag }のアメシスト、裏向き
ui-set = 天青石の組：
ui-set-missing = あと{ $shapes }
ui-set-none = そろいました
ui-shape-sun = 太陽
ui-shape-moon = 月
ui-shape-star = 星
ui-circles = 円
ui-squares = マス
ui-square-gem = { $square }、洞窟{ $cave }：{ $gem }
ui-square-empty = { $square }、洞窟{ $cave }：空
ui-square-companion = { $square }、洞窟{ $cave }：{ $companion }
ui-circle-tool = 円{ $circle }、{ $caves }を見る：{ $tool }
ui-circle-free = 円{ $circle }、{ $caves }を見る：空き
ui-tools = あなたの道具
ui-tools-short = 道具
ui-tap-face = 面を選ぶ
ui-tool-face = { $tool }、道具{ $letter }、残り{ $left }
ui-companion-in = { $name }は洞窟{ $cave }にいます
ui-companion-helps = そこでは道具1種類の代わりになり、次の洞窟へも進めます。
ui-companion-stays = そこでは道具1種類の代わりになります。
ui-companion-hand = あなたの{ $name }
ui-companion-where = 洞窟Iの空きマスか、1点の宝石のマスに置きます
ui-companion-place = { $name }を置く
ui-tool-at = { $tool }（{ $caves }を見る）
ui-looks = { $ways }方向を見ます
ui-looks-untick = { $ways }方向を見ます・残すものはチェックを外す
ui-collects-nothing = これではまだ何も獲得できません。
ui-one-step-away = あと一歩
ui-gem-in = { $cave }の{ $square }の{ $gem }
ui-gem-in-helped = { $cave }の{ $square }の{ $gem }（相棒とともに）
ui-lacks-tool = { $square }の{ $gem }：{ $tool }が足りません
ui-lacks-side = { $square }の{ $gem }：あと1方向
ui-bag = 袋{ $bag }
ui-bag-count = 袋{ $bag }：アメシスト{ $count }個
ui-bags = 袋の中のアメシスト
ui-bags-inside = 入っているかもしれないもの
ui-worth = 宝石の点数
ui-worth-bag = 袋
ui-celestite = 天青石
ui-how-won = 宝石の獲得
ui-how-won-words = 3種類の道具が3方向から見ている宝石は、だれが道具を置いたかにかかわらず、自分の手番に獲得できます。
ui-zoom = 近くで見る
ui-zoom-all = 全体
ui-zoom-cave = 洞窟{ $cave }
ui-gems = 宝石
ui-preview = 予測
ui-look-around = 宝石を選ぶと、足りないものがわかります
ui-rest-circle = 道具を置く円を選んでください
ui-rest-square = 相棒を置く光っているマスを選んでください
ui-rest-companion-last = 最後のトークンは相棒です。光っているマスを選んでください
ui-placing = 置くもの
ui-tool-on = { $circle }に{ $tool }（{ $letter }）
ui-companion-on = { $name }を{ $square }へ
ui-brings-nothing = まだ何も獲得しません
ui-brings-left = すべて残します
ui-brings-points = { $points }点を獲得
ui-brings-amethysts = アメシスト{ $amethysts }個を獲得
ui-brings-both = { $points }点とアメシスト{ $amethysts }個を獲得
ui-turn-over = 裏返す
ui-place-only = 置くだけ
ui-place-collect = 置いて{ $count }個獲得
ui-place-leave = 置いて獲得しない
ui-moving = { $name }は次の洞窟へ進めます
ui-moving-heading = 光っているマスを選ぶか、相棒をそのままにします
ui-move = 進める
ui-move-collect = 進めて{ $count }個獲得
ui-stay = そのまま
ui-stay-collect = そのままで{ $count }個獲得
ui-collecting = 見えている宝石を獲得します
ui-collecting-heading = 残すものはチェックを外してください
ui-collect = { $count }個獲得
ui-collect-no-more = これ以上獲得しない
