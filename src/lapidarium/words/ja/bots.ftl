# 対戦相手の名前は、硬さの順に並べた石。ソロの称号とは別。

no-such-bot = 「{ $name }」というボットはありません。選べるのは{ $names }です
level-dutiful = 白亜
level-steadfast = 砂岩
level-dedicated = 大理石
level-sovereign = 花崗岩
level-master = ダイヤモンド
level-dutiful-says = まだ修業中で見落としも多い、最初の相手にぴったりのボットです。
level-steadfast-says = その場で一番よく見える手を選び、あなたのことは気にしません。
level-dedicated-says = その手の先を考えます。ルールに慣れたころの好敵手です。
level-sovereign-says = 先を見通し、うかつな手を見逃しません。
level-master-says = 何千ゲームもの学習で得た判断力で深く読みます。
hint-noted = { $hint }（{ $note }）
bot-without-value = 学習した判断がこのパックに合わないため、それを使わずに読みます。
