# 対戦相手。レベル名はソロの称号と同じ。

no-such-bot = 「{ $name }」というボットはありません。選べるのは { $names } です
level-dutiful = 従順な建設者
level-steadfast = 堅実な職人
bad-budget = 「{ $text }」は思考量として読めません。0.2s のような秒数か、500sims のようなシミュレーション数で書いてください
workers-died = 一つの作業でワーカーが続けて { $count } 個終了したため、中止しました
workers-no-ray = Ray がインストールされていません。次でインストールできます：pip install "lapidarium[cluster]"
workers-no-cluster = { $address } に Ray クラスターがありません：{ $reason }
