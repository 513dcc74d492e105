# 端末でのアリーナ、ソロ、ボット。

bad-budget = 「{ $text }」は思考量として読めません。0.2s のような秒数か、500sims のようなシミュレーション数で書いてください
workers-died = 一つの作業でワーカーが続けて { $count } 個終了したため、中止しました
workers-no-ray = Ray がインストールされていません。次でインストールできます：pip install "lapidarium[cluster]"
workers-no-cluster = { $address } に Ray クラスターがありません：{ $reason }
arena-twice = 同じ思考量の同じボットが二度指定されています。自分自身と対戦させるには一度だけ指定してください
arena-other-match = { $path } には別の対戦の記録が入っています。何も変更していません
arena-not-kept = { $path } は対戦の記録ではありません。何も変更していません
arena-bad-sprt = 「{ $text }」は検定として読めません。0:50 のように、Elo の差を小さい方から二つ書いてください
arena-sprt-of-two = 途中で打ち切る検定には、二つの席に二つのボットがちょうど必要です
arena-title = { $deals }種の配置で{ $games }局、{ $players }席
arena-bot = ボット
arena-won = 勝率
arena-sure = 95 %
arena-elo = Elo
arena-points = 得点
arena-per-move = 一手
arena-longest = 最長
arena-by-turn = 手番順の勝率と得点
arena-turn = { $turn }番手
arena-how-counted = 引き分けの勝ちは分けて数えます（二者なら半分ずつ）。Elo の平均は 0。真の勝率は100回に95回、区間の中にあります。
arena-sprt-high = 判定：一番目の強さの差は Elo { $low } より { $high } に近い（対数比 { $ratio }）。
arena-sprt-low = 判定：一番目の強さの差は Elo { $high } より { $low } に近い（対数比 { $ratio }）。
arena-sprt-open = Elo { $low } と { $high } のどちらとも判定できません（対数比 { $ratio }）。
solo-title = { $bot } のソロ、{ $games }局
solo-rank = 称号
solo-share = 割合
solo-from = { $points }点以上
solo-mean = 平均と標準偏差
solo-least-most = 最低と最高
serve-bad-seconds = 「{ $text }」は考える時間の指定として読めません。master=0.5 のように書いてください。レベルは { $names } です
play-bad-bot = 「{ $text }」ではボットを席に着けられません。2=steadfast のように、{ $players } までの席と { $names } のどれかを書いてください
play-only-bots = 誰かが遊ぶ必要があります。ボットのいない席を一つ残してください。ボットだけなら「lapidarium simulate」があります
play-thinking = { $who } が考えています…
play-expects = （予想 { $points }）
cli-simulated-by = { $bot }：{ $games }局、{ $players }人
