game-pebbles = 小石
level-counter = 数え上手
play-help-pebbles = take 2 で山から小石を2個取ります。
event-pebbles-take = 小石を{ $count }個取る
event-pebbles-draw = プレイヤー{ $seat }がお守り{ $charm }を引く
event-pebbles-draw-hidden = プレイヤー{ $seat }がお守りを1枚引く
pebbles-heap = 山に残っている小石：{ $count }個
pebbles-taken = プレイヤー{ $seat }の小石：{ $count }個
pebbles-charm = プレイヤー{ $seat }のお守り：{ $charm }
refused-pebbles-count = { $count }個は取れません。1～{ $most }個取れます
refused-pebbles-drawn = お守りはもう引き終わっています
refused-pebbles-no-charm = 袋にお守り{ $charm }は残っていません
expected-pebbles-move = 「take 2」のような手
expected-pebbles-position = 「pebbles heap=15 taken=0,0 charms=- turns=0」のような局面
expected-pebbles-charms = お守りを{ $least }枚以上
ended-pebbles = 山が空になりました
cli-ended-pebbles = 終了：山が空になった
decided-pebbles = 最も高い勝利点：{ $points }点
