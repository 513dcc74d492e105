# 対戦相手。レベル名はソロの称号と同じ。

no-such-bot = 「{ $name }」というボットはありません。選べるのは { $names } です
level-dutiful = 従順な建設者
level-steadfast = 堅実な職人
