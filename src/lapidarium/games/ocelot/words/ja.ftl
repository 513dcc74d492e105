## Rules, moves and refusals

ocelot-seat-1 = オセロット卿
ocelot-seat-2 = ペンギン教授
ocelot-other-1 = オセロット卿
ocelot-other-2 = ペンギン教授
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
    .named = { $name }のガ
ocelot-your-bat = あなたのコウモリ
    .named = { $name }のコウモリ
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
event-ocelot-first = { $who }が先手です
    .you = あなたが先手です
    .named = { $name }が先手です
event-ocelot-deal = { $square }：{ $gem }
event-ocelot-amethyst = { $bag }からアメシストを引きました（{ $points }点）
event-ocelot-amethyst-special = { $bag }から特別なアメシストを引きました（{ $special }）
event-ocelot-amethyst-hidden = { $bag }からアメシストを引きました
event-ocelot-tool = { $circle }に{ $tool }を置く
    .apart = { $circle }に{ $tool }（{ $token }のトークン）を置く
event-ocelot-companion = { $cave }の{ $square }に{ $companion }を置く
event-ocelot-companion-gem = { $cave }の{ $square }に{ $companion }を置き、{ $gem }を獲得する（{ $points }点）
event-ocelot-move = { $companion }を{ $cave }の{ $square }へ動かす
event-ocelot-move-gem = { $companion }を{ $cave }の{ $square }へ動かし、{ $gem }を獲得する（{ $points }点）
event-ocelot-stay = { $companion }をそのままにする
event-ocelot-take = { $square }の{ $gem }を獲得する（{ $points }点）
event-ocelot-geode = { $square }のジオードを割り、{ $bag }のアメシストと替える
event-ocelot-done = これ以上は獲得しない
ocelot-gain-set = 太陽と月と星が一組そろいました
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
refused-ocelot-place-first = 手番ではまず、道具か相棒を1つ置きます
refused-ocelot-companion-first = 先に、相棒を動かすかどうかを決めてください（行き先のマス、または「stay」）
refused-ocelot-collecting = この手番のトークンはもう置かれています。宝石を獲得するか、「done」としてください
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
refused-ocelot-not-collectable = この宝石は獲得できません：{ $why }
expected-ocelot-event = 「AC f7」（トークン、表の面、円）、「companion d4」、「stay」、「take g8」、「done」のように書いてください
expected-ocelot-seat = プレイヤー{ $found }はいません。プレイヤーは1と2です
expected-ocelot-gem = 「{ $found }」という宝石はありません。あるのは{ $names }です
expected-ocelot-view = テーブルが書き出した表示データ
expected-ocelot-square-name = このマットに「{ $found }」というマスはありません
expected-ocelot-circle-name = このマットに「{ $found }」という円はありません
expected-ocelot-bag-name = 「{ $found }」という袋はありません。あるのは{ $names }です
expected-ocelot-value = アメシストに「{ $found }」とは印刷されません。整数か、{ $letters }のどれかです
expected-ocelot-face = 「{ $found }」という面のトークンはありません。あるのは{ $names }です
expected-ocelot-position = 局面は「ocelot」で始まり、step=placeのような項目が続きます
expected-ocelot-gem-rows = 行ごとに、マス1つにつき1文字：{ $rows }
expected-ocelot-gem-letter = { $square }に使えるのは次の文字だけです：{ $letters }（今は「{ $found }」）
expected-ocelot-dealt-in-order = 読む順に配られた宝石とそのあとの「-」。準備のあとは「-」なし
expected-ocelot-tool-a-circle = { $circle }の道具は1つだけ
expected-ocelot-part-a-seat = 2人のプレイヤーの分を「/」で区切って書きます（例：{ $example }）
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
ocelot-ended = 2人ともすべてのトークンを置きました
ocelot-decided-points = { $winner }が{ $points }対{ $other }で勝ちました
    .you = あなたが{ $points }対{ $other }で勝ちました
    .named = { $name }が{ $points }対{ $other }で勝ちました
ocelot-decided-amethysts = { $points }点で同点ですが、アメシストの数が{ $amethysts }対{ $other }で、{ $winner }の勝ちです
    .you = { $points }点で同点ですが、アメシストの数が{ $amethysts }対{ $other }で、あなたの勝ちです
    .named = { $points }点で同点ですが、アメシストの数が{ $amethysts }対{ $other }で、{ $name }の勝ちです
ocelot-decided-shared = { $points }点で同点、アメシストの数も同じです。勝利を分かち合います

## Component packs

expected-ocelot-row = { $row }行目も1行目と同じ{ $signs }文字
expected-ocelot-sign = { $row }行目に使えるのは次の記号だけ：{ $signs }
expected-ocelot-size = { $columns }列{ $rows }行までの図
expected-ocelot-squares = { $most }個までのマス
expected-ocelot-circles = { $low }個から{ $high }個の円
expected-ocelot-circle-beside-a-square = 円{ $circle }の隣のマス（なければ何も見えません）
expected-ocelot-four-ways = 4方向が見える円が少なくとも1つ
expected-ocelot-caves-apart = 別の洞窟と接しないマス
expected-ocelot-seen = マス{ $square }が見える円が少なくとも3つ（今は{ $circles }個だけなので、そこの宝石は道具では獲得できません。1点の宝石なら相棒が獲得できます）
expected-ocelot-seen-from-four = この洞窟に、4つの円から見えるマスが少なくとも1つ
expected-ocelot-circle = 図にある円の名前（{ $circle }は円ではありません）
expected-ocelot-ways = この円から見える方向を1度ずつ：{ $ways }
expected-ocelot-ways-with-squares = マスの見える方向だけ：{ $ways }
expected-ocelot-celestites = 天青石は青の洞窟だけ
expected-ocelot-celestites-alike = 太陽、月、星が同じ数
expected-ocelot-one-point = 青の洞窟に1点の宝石（水晶と天青石）が{ $count }個
expected-ocelot-crystals = 緑の洞窟に水晶が少なくとも{ $least }個
expected-ocelot-geodes = どの洞窟にもジオードが少なくとも1個
expected-ocelot-gem-a-square = この洞窟の{ $squares }マスに宝石を1個ずつ
expected-ocelot-tokens = アメシストを含めて、この色のトークンが{ $count }個
expected-ocelot-bag = 印刷された値と特別なアメシストの文字の一覧：{ $letters }
expected-ocelot-amethyst = 1から{ $most }までの印刷された値、または特別なアメシストの文字：{ $letters }
expected-ocelot-full-bag = 少なくとも{ $least }個（この袋から引かれうるアメシストの数）
expected-ocelot-specials = 特別なアメシストを1個ずつ：{ $letters }

## The terminal

play-help-ocelot =
    手は一覧のとおりに入力します。例：「AC f7」
    トークンAをコンパスの面を上にして円f7に置きます。続けて「take g8」で宝石を獲得し、
    「all」で獲得できる宝石をすべて獲得し、「done」で手番を終えます。
    list f7    f7に道具を置くと獲得できる宝石     list g8    g8の宝石に足りないもの
    list amethysts   自分のアメシスト（ほかの人は見ないでください）
cave-bags = 袋の中のアメシスト：
cave-in-hand = 手元
cave-tools = 道具
cave-gems = 宝石
cave-amethysts = アメシスト
cave-title = { $who }（プレイヤー{ $seat }）・勝利点：{ $points }
list-tool = 空いている円に道具を置く
list-collects = 獲得できる宝石
list-companion = 相棒の行き先
list-take = 宝石を獲得する
list-stay = 相棒を動かさない
list-done = これ以上獲得しない
list-nothing-here = { $circle }には道具を置けません
cli-ocelot-ended = 終了：すべてのトークンを配置

## The browser

game-ocelot = オセロット卿の洞窟
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
ui-guide-tool = 道具と円を選んでください。道具はそこから視線に沿って洞窟の中を見ます。
ui-guide-collect = 光っている宝石を獲得できます。3種類の道具が3方向から見ているからです。ボタンで確定してください。
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
    .shown = { $name }
ui-companion-where = 洞窟Iの空きマスか、1点の宝石のマスに置きます。
ui-companion-use = その洞窟では道具1種類の代わりになります。
ui-tool-at = { $tool }（{ $caves }を見る）
ui-looks = { $ways }方向を見ます
ui-looks-untick = { $ways }方向を見ます・残すものはチェックを外す
ui-collects-nothing = これではまだ何も獲得できません。
ui-one-step-away = あと一歩
ui-gem-in = { $cave }の{ $square }の{ $gem }
ui-gem-in-helped = { $cave }の{ $square }の{ $gem }（相棒の助けで）
ui-lacks-tool = { $square }の{ $gem }：{ $tool }が足りません
ui-lacks-side = { $square }の{ $gem }：あと1方向
ui-bag = 袋{ $bag }
ui-bag-count = 袋{ $bag }：アメシスト{ $count }個
ui-bags = 袋の中のアメシスト
ui-bags-inside = 入っているかもしれないもの
ui-worth = 宝石の勝利点
ui-worth-bag = 袋
ui-celestite = 天青石
ui-how-won = 宝石の獲得
ui-how-won-words = 3種類の道具が3方向から見ている宝石は、誰が道具を置いたかにかかわらず、自分の手番に獲得できます。
ui-zoom = 近くで見る
ui-zoom-all = 全体
ui-zoom-cave = 洞窟{ $cave }
ui-gems = 宝石
ui-preview = プレビュー
ui-look-around = 宝石を選ぶと、足りないものがわかります
ui-rest-circle = 道具を置く円を選んでください
ui-rest-square = 相棒を置く光っているマスを選んでください
ui-rest-companion-last = 最後のトークンは相棒です。光っているマスを選んでください
ui-placing = 置くもの
ui-tool-on = { $circle }に{ $tool }（{ $letter }）
ui-companion-on = { $name }を{ $square }へ
ui-companion-also = { $name }を次の洞窟へ進めることもできます。光っているマスを選びます。
ui-brings-nothing = まだ何も獲得しません
ui-brings-left = すべて残します
ui-landing = 相棒が{ $gem }を獲得します
ui-landing-set = 相棒が{ $gem }を獲得し、太陽と月と星が一組そろいます
ui-ask-after-draw = アメシストを引くたびに確認する（オフの場合は確認せずにすべて獲得）
ui-brings-points = { $points }点を獲得
ui-brings-amethysts = アメシスト{ $amethysts }個を獲得
ui-brings-both = { $points }点とアメシスト{ $amethysts }個を獲得
ui-turn-over = 裏返す
ui-place-collect = 置いて宝石を{ $count }個獲得
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
game-ocelot-about = 洞窟のまわりに道具を置き、見えた宝石を集めます。2人用。
game-ocelot-short = 順番に、洞窟のまわりの円に道具を置きます。道具は視線に沿って洞窟を見通します。3種類の道具が3方向から見ている宝石は、誰が置いた道具でもすべて獲得できます。それぞれトークンを16個置いたら終わりで、勝利点の最も高い人の勝ちです。
game-ocelot-how-1 = 自分の手番では、まずトークンを1個置きます。道具なら、どちらの面を上にしてもよく、空いている円のどこにでも置けます。ゲーム中に一度だけ、道具の代わりに相棒を置きます。そのあと、宝石を獲得できます。
game-ocelot-how-2 = 道具は円の矢印の方向に、洞窟の端まで見通します。視線をさえぎるものはありません。2つの洞窟の間の円からは、両方の洞窟が見えます。
game-ocelot-how-3 = コンパス、ランタン、つるはしが3つの異なる方向から見ている宝石は、いくつでも獲得できます。誰が道具を置いたかは問いません。
game-ocelot-how-4 = 相棒は、青の洞窟（I）の空きマスか、1点の宝石のマスに置き、その宝石を獲得します。相棒はその洞窟で、あなたにだけ、足りない道具1種類の代わりになりますが、道具が3方向から見ている必要はあります。次の手番からは、道具を置く手番に、青から緑（II）、緑から赤（III）へ進めます。行き先は空きマスか水晶のマスで、水晶は獲得します。
game-ocelot-how-5 = ジオードを獲得すると、その洞窟の袋からアメシストを1個引きます。太陽・月・星が一組そろうたびに、青の袋から1個引きます。価値は最後まで本人だけが知っています。
game-ocelot-how-6 = それぞれ16回の手番が終わったら、勝利点の最も高い人の勝ちです。同点ならアメシストの多い人の勝ち、それも同じなら勝利を分かち合います。
ui-key-tools = 道具を選ぶ
ui-key-face = 道具を裏返す
ui-key-circles = 円から円へ移る

# The workshop.
ocelot-workshop-mat = マット
ocelot-workshop-mat-words = マスを押すと、洞窟・円・なしが順に変わります。先に描くものを選ぶこともできます。視線はすぐに表示され、マスの数字はそこを見る円の数です。
ocelot-workshop-mat-drawing = マットの図
ocelot-workshop-mat-columns = 列
ocelot-workshop-mat-rows = 行
ocelot-workshop-brush = 押すと描くもの
ocelot-workshop-brush-next = 次のもの
ocelot-workshop-sign-nothing = なし
ocelot-workshop-sign-blue = 青の洞窟
ocelot-workshop-sign-green = 緑の洞窟
ocelot-workshop-sign-red = 赤の洞窟
ocelot-workshop-sign-circle = 円
ocelot-workshop-place = { $place }：{ $what }
ocelot-workshop-place-seen = { $place }：{ $what }、{ $circles }個の円から見える
ocelot-workshop-place-circle = { $place }：{ $what }、{ $ways }方向を見る
ocelot-workshop-arrows = 欠けている矢印
ocelot-workshop-arrows-words = マットの円を選ぶと、矢印を消せます。
ocelot-workshop-arrows-of = 円{ $circle }の矢印：
ocelot-workshop-arrows-off = 消した矢印のある円：{ $circles }
ocelot-workshop-way-up = 上
ocelot-workshop-way-right = 右
ocelot-workshop-way-down = 下
ocelot-workshop-way-left = 左
ocelot-workshop-gems = 洞窟ごとの宝石
ocelot-workshop-cave-gems = { $squares }マスに宝石{ $gems }個、{ $points }点
ocelot-workshop-bags = 袋
ocelot-workshop-bag-sums = アメシスト{ $amethysts }個、特別なものを除いて{ $points }点
ocelot-workshop-amethyst-value = アメシスト{ $value }
ocelot-workshop-add-amethyst = 袋に入れる
ocelot-workshop-tools = 道具
ocelot-workshop-tool-faces = 両面
ocelot-workshop-tool-copies = 個数
ocelot-workshop-values = 印刷された値
ocelot-workshop-meaning-mat = マス{ $squares }個、円{ $circles }個（うち4方向を見る円{ $four }個）
ocelot-workshop-meaning-seen = 見える円の数ごとのマス
ocelot-workshop-meaning-circles = 円
ocelot-workshop-meaning-squares = マス
ocelot-workshop-meaning-cave = 宝石{ $gems }、アメシスト{ $amethysts }
source-note-ocelot-has-circles-that-see-two-caves-and-one-that-looks-four-ways = 2つの洞窟を見る円と、4方向を見る円がある
source-note-ocelot-with-sun-moon-and-star-15 = 太陽・月・星と合わせて15
source-note-ocelot-at-least-2 = 2以上
source-note-ocelot-d-is-one-of-the-four-specials-whichever-bag-it-is-in = 2Σは4つの特別なアメシストの1つ（袋は不明）
source-note-ocelot-a-and-b-are-two-of-the-four-specials-whichever-bag-they-are-in = Σ1とΣ3は4つの特別なアメシストのうちの2つ（袋は不明）
source-note-ocelot-c-is-one-of-the-four-specials-whichever-bag-it-is-in = ΣIは4つの特別なアメシストの1つ（袋は不明）
pays-gem = 獲得される宝石
pays-special = 勝利点になる特別なアメシスト

# 局面を作る。
ocelot-position-whose = 道具・相棒・宝石の持ち主
ocelot-position-mat = マット
ocelot-position-press-square = マスを押すと
ocelot-position-press-circle = 円を押すと
ocelot-position-collect = 獲得
ocelot-position-clear = 取り除く
ocelot-position-gem-left = { $gem }、未配置{ $left }個
ocelot-position-mat-words = 同じ宝石や道具でもう一度押すと取り除かれます。道具は上で選んだプレイヤーの手元に戻ります。小さな数字は、まだ置いていない数です。
ocelot-position-clear-mat = マットの宝石をすべて取り除く
ocelot-position-has = { $who }の獲得した宝石と残りの道具
ocelot-position-tools-left = 残りの道具{ $letter }
ocelot-position-amethysts = { $who }のアメシスト
ocelot-position-from-bags = 袋から取る
ocelot-position-put-back = アメシスト{ $value }を袋{ $bag }に戻す
ocelot-position-draw = 袋{ $bag }からアメシスト{ $value }を取る
ocelot-position-turn = 手番
ocelot-position-step-place = 配置
ocelot-position-step-move = 相棒の移動
ocelot-position-step-collect = 宝石の獲得
ocelot-position-step-over = なし（ゲーム終了）
ocelot-position-field-step = 次にすること
ocelot-position-field-first = スタートプレイヤー
ocelot-position-field-seat = 手番のプレイヤー
ocelot-position-field-owed = 引く袋
ocelot-position-field-gems = マットの宝石
ocelot-position-field-tools = 円の道具
ocelot-position-field-hands = 残りの道具
ocelot-position-field-companions = 相棒
ocelot-position-field-collected = 獲得した宝石
ocelot-position-field-amethysts = アメシスト

## The coach

gem-geode-the = ジオード
theme-ocelot-gems = すぐに獲得できる宝石
theme-ocelot-gift = 相手に渡した宝石
theme-ocelot-companion = 相棒
theme-ocelot-geode = ジオード
theme-ocelot-bag = 袋
theme-ocelot-set = 天青石の組
theme-ocelot-leave = 残した宝石
theme-ocelot-prepare = 準備
theme-ocelot-other = その他
ocelot-why-gem = { $square }の{ $gem }をすぐに獲得できます
    .named = { $name }は{ $square }の{ $gem }をすぐに獲得できます
ocelot-why-gems = すぐに獲得できる宝石が増えます
    .named = { $name }がすぐに獲得できる宝石が増えます
ocelot-why-companion-gem = { $companion }が足りない道具の代わりになり、{ $square }の{ $gem }を獲得できます
    .named = { $companion }が足りない道具の代わりになり、{ $name }は{ $square }の{ $gem }を獲得できます
ocelot-why-companion-lands = { $companion }が{ $square }の{ $gem }を獲得します
ocelot-why-companion = { $companion }はその洞窟でより役に立ちます
ocelot-why-geode = ジオードを割り、{ $bag }からアメシストを引きます
    .named = { $name }はジオードを割り、{ $bag }からアメシストを引きます
ocelot-why-bag = アメシストを引く{ $bag }には良いものが多く入っています
ocelot-why-set = 太陽と月と星が一組そろい、青の袋からアメシストを引きます
    .named = { $name }は太陽と月と星を一組そろえ、青の袋からアメシストを引きます
ocelot-why-leave = 残した宝石が特別なアメシストの点になります
    .named = 残した宝石が{ $name }の特別なアメシストの点になります
ocelot-why-gift-gem = そうしないと、{ $other }がすぐに{ $square }の{ $gem }を獲得できます
    .against = そうしないと、あなたがすぐに{ $square }の{ $gem }を獲得できます
ocelot-why-gift = { $other }がすぐに獲得できる宝石が減ります
    .named = { $name }の手で、{ $other }がすぐに獲得できる宝石が減ります
    .against = あなたがすぐに獲得できる宝石が減ります
ocelot-why-prepare-gem = 次の手番のために{ $square }の{ $gem }を準備します
    .named = { $name }は次の手番のために{ $square }の{ $gem }を準備します
ocelot-why-prepare = 次の手番の準備が進みます
    .named = { $name }は次の手番の準備が進みます
ocelot-why-sees =
    そこに置いた道具からは{ $caves ->
        [1] {""}
       *[other] { $caves }つの洞窟で
    }宝石が{ $gems }個見えます
ocelot-why-seen-twice = { $square }の{ $gem }が2種類の道具から見えるようになります
ocelot-why-later-prepare-gem =
    { $when ->
        [end] 後に
       *[soon] 数手番のうちに
    }{ $square }の{ $gem }を獲得できます
    .named =
        { $name }は{ $when ->
            [end] 後に
           *[soon] 数手番のうちに
        }{ $square }の{ $gem }を獲得できます
ocelot-why-later-prepare =
    { $when ->
        [end] その後
       *[soon] 続く数手番で
    }約{ $points }点多く獲得できます
    .named =
        { $name }は{ $when ->
            [end] その後
           *[soon] 続く数手番で
        }約{ $points }点多く獲得できます
ocelot-why-later-gift-gem =
    そうしないと、{ $when ->
        [end] 後に
       *[soon] まもなく
    }{ $other }が{ $square }の{ $gem }を獲得します
    .against =
        そうしないと、{ $when ->
            [end] 後に
           *[soon] まもなく
        }あなたが{ $square }の{ $gem }を獲得します
ocelot-why-later-gift =
    そうしないと、{ $when ->
        [end] その後
       *[soon] 続く数手番で
    }{ $other }が約{ $points }点多く獲得します
    .against =
        そうしないと、{ $when ->
            [end] その後
           *[soon] 続く数手番で
        }あなたが約{ $points }点多く獲得します
ocelot-look-gem = { $square }の{ $gem }を見てください。何が足りませんか？
ocelot-look-circles = { $cave }のまわりの空いている円を見てください
ocelot-look-companion = 相棒を見てください。どの洞窟で一番役に立ちますか？
ocelot-look-collect = 今獲得できる宝石を見てください
ocelot-look-leave = 宝石を残すと何が得になるか考えてください
ocelot-piece-tool = { $tool }を置きましょう
ocelot-piece-companion = { $companion }を使いましょう
ocelot-piece-gem = { $gem }を獲得しましょう
ocelot-piece-nothing = 今回は欲張らないほうが得です
