# スタートページとプロフィール（通知を含む）。それらのページと一緒に読み込む。

ui-missing = このページはありません
ui-missing-words = アドレスの打ち間違いか、ページが移動した可能性があります。
ui-welcome = 石のゲームが集まる場所
ui-against = 相手
ui-play-now = すぐに遊ぶ
ui-play-solo = ソロで遊ぶ
ui-new-table = 新しいテーブル
ui-daily-heading = デイリーチャレンジ
ui-daily-words = 全員が同じ配置で遊ぶ{ $game }のソロです。最初の1回が記録されます。
ui-daily-not-counted = 今日の配置は、この回線の同じブラウザーからすでにプレイされています。遊ぶことはできますが、記録されるのは最初の1回だけです。昨日までに登録した名前は必ず記録されます。
ui-daily-play = 今日のチャレンジに挑む
ui-daily-go-on = 続きから
ui-daily-again = もう一度遊ぶ
ui-bests = 自己ベスト
ui-my-games = 自分のゲーム
ui-my-games-none = まだありません。すぐに遊ぶか、テーブルを作ってください。
ui-solo = ソロ
ui-waiting-for-others = ほかの人を待っています
ui-finished = 終了
ui-open-tables = 募集中のテーブル
ui-open-tables-none = 募集中のテーブルはありません。
ui-seats-open = 空席{ $count }
ui-rated = レート戦
ui-watch = 観戦
ui-records = 最近のゲーム
ui-records-none = 公開のゲームで終わったものはまだありません。
ui-import = 棋譜を開く
ui-join = リンクで参加
ui-join-link = 招待またはテーブル
ui-join-go = 参加
ui-name = 名前
ui-passphrase = パスフレーズ
ui-ok = 決定
ui-guest = ゲスト
ui-claimed = 登録済み
ui-rename = 変更
ui-claim = この名前を登録する
ui-claim-words = 8文字以上のパスフレーズで、ほかの端末でもこの名前を使えます。
ui-enter = サインイン
ui-enter-words = 名前とパスフレーズでサインインします。
ui-forget = データを削除する
ui-forget-words = 名前とゲームの一覧が削除されます。終わったテーブルには「誰か」と表示されます。進行中のゲームはボットが続けます。
ui-unofficial = プレイヤー有志による制作で、出版社や作者とは関係ありません。絵と文は独自のものです。題名、ゲーム用語、ソロの称号は製品版のものを使っています。
ui-new-table-of = 新しいテーブル：{ $game }
ui-who-sits = 席順
ui-clock = 持ち時間
ui-clock-none = なし
ui-timeout = 時間切れのとき
ui-timeout-bot = ボットが続ける
ui-timeout-loss = 負けになる
ui-listed = 公開：誰でも参加・観戦できる
ui-rated-long = レート戦：ヒントと取り消しなし
ui-practice-long = 練習：どの手でも取り消せる
ui-match = 同じ配置で席を入れ替えて2戦
ui-own-pack = 自分のコンポーネントパックを使う
ui-own-pack-words = お手持ちの製品と内容が違うときは、パック（.tomlファイル）を選んでください。開始前に確認されます。
ui-own-pack-choose = パックを選ぶ
ui-own-pack-read = パックを選びました
ui-to-workshop = ワークショップで作る
ui-make-table = テーブルを作る

ui-strength = 強さ5段階中{ $strength }
ui-ended-won = 勝ち
ui-ended-lost = 負け
ui-ended-shared = 分かち合い
ui-profile = マイプロフィール
ui-profile-empty = まだ記録がありません。ゲームを最後まで遊ぶと、ここに集計されます。
ui-profile-games = 対戦
ui-profile-opponents = 相手別
ui-profile-daily = デイリーチャレンジ
ui-played = 回数
ui-won = 勝ち
ui-drawn = 分かち合い
ui-lost = 負け
ui-best = 自己ベスト
ui-games-count = { $games }ゲーム
ui-streak-now = 連続日数
ui-streak-longest = 最長記録
ui-rating = レーティング
ui-rating-graph = 「{ $game }」のレーティング：{ $games }ゲームで{ $first }から{ $last }へ
ui-notices = 通知
ui-notices-words = 数日かけて遊ぶゲームで、あなたの手番をお知らせします。
ui-notices-on = このブラウザーで受け取る
ui-notices-off = 停止
ui-notices-here = このブラウザーに通知します。
ui-notices-removed = 停止しました。
ui-notices-test = テスト通知を送る
ui-notices-tested =
    { $count ->
        [0] 届きませんでした。一度停止してからやり直してください。
       *[other] { $count }件の宛先に送りました。
    }
ui-notices-blocked = このブラウザーはこのページの通知を許可していません。ブラウザーのサイト設定で変更できます。
ui-notices-cannot = このブラウザーは通知を表示できません。iPhoneやiPadでは、先にホーム画面に追加してください。
ui-notices-device = 別の端末
ui-webhook = ウェブフック
ui-webhook-own = ウェブフックに送る
ui-webhook-words = 自作プログラム向け。通知をJSONとしてこのアドレスに送り、シークレットで署名します。
ui-webhook-address = ウェブフックのアドレス
ui-webhook-add = 追加
ui-webhook-secret = 追加しました。シークレット（表示は一度だけ）：{ $secret }
ui-host-page = サーバー管理
ui-door-closed = 現在、新しい参加者とテーブルの受け付けを停止しています。進行中のゲームは続けられます。
ui-door-invited = 招待制のサーバーです
ui-door-invited-words = 受け取った招待コードを入力してください。観戦だけならコードは要りません。
ui-code = 招待コード

## 最初のページとプロフィールでサーバーが受け付けないもの

server-no-such-pack = { $name }というパックはここにはありません
server-pack-of-other-game = パック{ $pack }は{ $game }のものです
server-no-time = 持ち時間の分数か日数を決めてください
server-match-for-two = 2ゲームのマッチは2人用です
server-cannot-be-rated = レート戦には2人以上、同梱のパック、ランダムな配置が必要です
server-practice-is-not-rated = 練習ゲームはレート戦にできません
server-wrong-passphrase = 名前かパスフレーズが違います
server-first-attempt-first = まず今日の1回目を終えてください。記録になるのはその1回です
server-record-of-a-seat = この棋譜は1人のプレイヤーから見えた分だけです。完全な棋譜が必要です
server-webhook-address = 通知先に使えるのは公開されたhttpsアドレスだけです
server-too-many-notices = 通知先は{ $most }件までです

## サーバーからのお知らせ

notice-your-turn = あなたの手番です：{ $game }
notice-test = 通知はここに届きます。あなたの手番になったらお知らせします。
ui-learn-five = 5分で学ぶ
ui-learn-five-about = 本物のテーブルで学ぶ短いレッスン
ui-learn = 学ぶ
ui-puzzles = 問題
ui-study = 研究

# The page of the rules.
ui-rules = ルール
ui-rules-of = { $game }のルール
ui-rules-search = ルールを検索
ui-rules-found = { $count }件の条項が見つかりました
ui-rules-none = その言葉を含む条項はありません。
ui-no-rules = このルールは表示できません
ui-rules-link = { $clause }へのリンク
ui-rules-source = 製品版のルールブックをもとに、独自の文章で書いています。できない手には、ここの条項番号が示されます。

# Replays.
ui-no-replay = このゲームは表示できません
ui-replay-begins = 準備が整いました
ui-replay-at = ステップ{ $at }／{ $of }
ui-replay-start = 最初へ
ui-replay-end = 最後へ
ui-replay-run = 再生
ui-replay-pause = 一時停止
ui-replay-scrub = ゲーム内の位置
ui-seen-by = 視点
ui-seen-by-all = すべて公開
ui-seen-by-seat = { $name }の視点
ui-copy-position = 局面をコピー
ui-replay-back = 1つ戻る
ui-replay-on = 1つ進む
ui-study-position = この局面を研究する

# One more or less of something.
ui-less = 1減らす：{ $what }
ui-more = 1増やす：{ $what }

# What is edited step by step.
ui-undo-step = 元に戻す
ui-redo-step = やり直す
ui-players = 人数
ui-workshop = ワークショップ
