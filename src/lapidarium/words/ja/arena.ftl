# ターミナルでのアリーナ、ソロ、ボット。

bad-budget = 思考量「{ $text }」は正しくありません。0.2sのような秒数か、500simsのようなシミュレーション数で書いてください
workers-died = 1つの作業でワーカープロセスが続けて{ $count }個終了したため、中止しました
workers-no-ray = Rayがインストールされていません。次のコマンドでインストールできます：pip install "lapidarium[cluster]"
workers-no-cluster = { $address }にRayクラスターがありません：{ $reason }
workers-other-version = { $address }のRayクラスターのLapidariumは{ $found }で、こちらの{ $own }と異なります。同じバージョンをインストールしてください
workers-not-there = { $address }のRayクラスターにLapidariumがありません。バージョン{ $own }をインストールしてください
arena-twice = 同じ思考量の同じボットが2回指定されています。自分自身と対戦させるには1回だけ指定してください
arena-other-match = { $path }には別の対戦の記録が入っています。何も変更していません
arena-not-kept = { $path }は対戦の記録ではありません。何も変更していません
arena-bad-sprt = Eloの範囲「{ $text }」は正しくありません。0:50のように、Eloの差を小さいほうから2つ書いてください
arena-sprt-of-two = 途中で打ち切る検定には、ちょうど2つのボットと2つの席が必要です
arena-title = { $deals }通りの配置で{ $games }ゲーム、{ $players }人
arena-bot = ボット
arena-won = 勝率
arena-sure = 95%区間
arena-elo = Elo
arena-points = 勝利点
arena-per-move = 1手あたり
arena-longest = 最長
arena-by-turn = 手番順ごとの勝率と勝利点
arena-turn = { $turn }番手
arena-how-counted = 分かち合った勝利は等分して数えます（2人なら半分ずつ）。Eloの平均は0です。真の勝率は100回中95回、この区間に入ります。
arena-sprt-high = 判定：1番目の強さの差はElo { $low }より{ $high }に近い（対数比{ $ratio }）。
arena-sprt-low = 判定：1番目の強さの差はElo { $high }より{ $low }に近い（対数比{ $ratio }）。
arena-sprt-open = Elo { $low }と{ $high }のどちらとも判定できません（対数比{ $ratio }）。
solo-title = { $bot }のソロ、{ $games }ゲーム
solo-rank = 称号
solo-share = 割合
solo-from = { $points }点以上
solo-mean = 平均と標準偏差
solo-least-most = 最低と最高
serve-bad-seconds = 「{ $text }」は思考時間の指定として正しくありません。master=0.5のように書いてください。レベルは{ $names }です
play-bad-bot = 「{ $text }」ではボットを席につけられません。2=steadfastのように、1～{ $players }の席と{ $names }のどれかを書いてください
play-only-bots = 少なくとも1つの席は人が必要です。ボットどうしのゲームには「lapidarium simulate」を使ってください
play-thinking = { $who }が考えています…
play-expects = （予想{ $points }）
cli-simulated-by = { $bot }：{ $games }ゲーム、{ $players }人
arena-no-program = プログラム「{ $command }」が見つかりません
arena-bad-program = 「{ $command }」はコマンドとして読めません：{ $reason }
arena-program-failed = プログラムが終了コード{ $status }で終わりました：{ $reason }
arena-answers = プログラムの回答
arena-answers-asked = 求めた手の数
arena-answers-illegal = 反則
arena-answers-unreadable = 読み取り不能
arena-answers-late = 時間切れ
arena-answers-fallbacks = ランダムな手で代用
