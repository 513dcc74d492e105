# オセロット卿の洞窟のパックの誤りを伝える文

expected-ocelot-row = { $row }行目も1行目と同じ{ $signs }文字
expected-ocelot-sign = { $row }行目に使えるのは次の記号だけ：{ $signs }
expected-ocelot-size = { $columns }列{ $rows }行までの図
expected-ocelot-squares = { $most }個までのマス
expected-ocelot-circles = { $low }個から{ $high }個の円
expected-ocelot-circle-beside-a-square = 円{ $circle }の隣のマス（なければ何も見えません）
expected-ocelot-four-ways = 4方向が見える円が少なくとも1つ
expected-ocelot-caves-apart = 別の洞窟と接しないマス
expected-ocelot-seen = マス{ $square }が見える円が少なくとも3つ（いまは{ $circles }つだけなので、そこの宝石は決して獲得できません）
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
