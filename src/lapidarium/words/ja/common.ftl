# 両方のゲームに共通の文。

list-separator = 、
seat = プレイヤー{ $seat }
sheet-points = 点
refused = できません：{ $reason }［{ $clause }］
unreadable = 「{ $text }」を読み取れません：{ $reason }
refused-game-over = ゲームは終了しています
refused-chance-first = 先にランダムに決めるものがあります
refused-not-your-turn = 今はプレイヤー{ $seat }の手番です
    .you = 今はあなたの手番です
    .named = 今は{ $name }の手番です
no-such-game = { $name }というゲームはありません。あるのは{ $names }です
no-such-players = { $found }人では遊べません。このゲームのプレイヤー人数は{ $counts }です
expected-field = { $field }が「{ $found }」になっています。正しい形：{ $expected }
expected-fields = 局面には次の項目がこの順に必要です：{ $names }
expected-position = 局面は「{ $game }」で始まり、phase=turnのような項目が続きます
