# 対戦相手。レベル名はソロの称号と同じ。

no-such-bot = 「{ $name }」というボットはありません。選べるのは{ $names }です
level-dutiful = 従順な建設者
level-steadfast = 堅実な職人
level-dedicated = 献身的な匠
level-sovereign = 主任建築家
level-master = モノリス・マスター
level-dutiful-says = まだ修業中で見落としも多い、最初の相手にぴったりのボットです。
level-steadfast-says = その場で一番よく見える手を選び、あなたのことは気にしません。
level-dedicated-says = その手の先を考えます。ルールに慣れたころの好敵手です。
level-sovereign-says = 先を見通し、うかつな手を見逃しません。
level-master-says = 何千ゲームもの学習で得た判断力で深く読みます。
hint-noted = { $hint }（{ $note }）
bot-without-value = 学習した判断がこのパックに合わないため、それを使わずに読みます。
bot-value-does-not-fit = 学習した判断がパック「{ $pack }」に合わないため、それを使わずに読みます。