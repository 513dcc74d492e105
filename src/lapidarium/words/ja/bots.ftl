# 対戦相手。レベル名はソロの称号と同じ。

no-such-bot = 「{ $name }」というボットはありません。選べるのは { $names } です
level-dutiful = 従順な建設者
level-steadfast = 堅実な職人
level-dedicated = 献身的な匠
level-sovereign = 主任建築家
level-master = モノリス・マスター
level-dutiful-says = 学びながら遊び、見落としも多い、やさしい最初の相手です。
level-steadfast-says = その場で一番よく見える手を選び、あなたの手は考えません。
level-dedicated-says = その手が何につながるかを考えます。慣れてきたころの好敵手です。
level-sovereign-says = 全体を見通し、うかつな手をとがめます。
level-master-says = 何千局もの対局で鍛えた判断力で深く読みます。
hint-noted = { $hint }（{ $note }）
bot-without-value = 学習した判断がこの構成に合わないため、それを使わずに読みます。
bot-value-does-not-fit = 学習した判断が構成「{ $pack }」に合わないため、それを使わずに読みます。
