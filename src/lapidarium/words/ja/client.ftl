# ブラウザーのテーブル。

ui-to-start = （スタートページへ）
ui-you = あなた
ui-name-you = { $name }（あなた）
ui-bot = ボット
ui-bot-for = { $name }の代わりのボット
ui-program = { $name }（ボット）
ui-program-plays = プログラムがプレイ中
ui-open-seat = 空席
ui-away = 離席中
ui-starts = スタートプレイヤー
ui-resigned = 投了
ui-points = 勝利点：
ui-people = プレイヤー
ui-cancel = やめる
ui-place = 配置する
ui-rest-over = ゲームは終了しました。
ui-rest-waiting = { $name }が考えています。
ui-rest-drawing = 引いています…
ui-record = 棋譜
ui-record-empty = まだ何も起きていません。
ui-clocks = 時計
ui-days = { $days }日
ui-hours = { $hours }時間
ui-sentence = { $text }。
ui-two-sentences = { $first }。{ $second }。
ui-who-did-what = { $who }：{ $what }

## テーブルのまわり

ui-loading = お待ちください…
ui-no-connection = サーバーに接続できません。
ui-server-trouble = サーバーで処理できませんでした。
ui-no-table = このテーブルは開けません
ui-back-to-start = スタートページへ
ui-daily = デイリーチャレンジ
ui-match-game = { $of }戦中{ $game }戦目
ui-at-table =
    { $players ->
        [1] ソロ
       *[other] { $players }人
    }
ui-your-turn = あなたの手番です
ui-turn-of = { $name }の手番
ui-turn-number = ラウンド{ $turn }
ui-drawing = 引いています…
ui-over = ゲーム終了
ui-waiting-room = 待機中
ui-waiting-for-people = 全員がそろうと始まります
ui-waiting-words = 全員が席につくとゲームが始まります。このリンクを、一緒に遊ぶ人や観戦する人に送ってください。
ui-sit = 席につく
ui-get-up = 席を立つ
ui-add-bot = ボットを入れる
ui-fill-with-bot = 席{ $seat }のボット
ui-invite-link = 招待
ui-copy-invite = 招待リンクをコピー
ui-copied = コピーしました
ui-new-invite = 新しいリンク
ui-revoke-invite = リンクを無効にする
ui-hint = ヒント
ui-hint-more = もっと見る
ui-hint-whole = 手を表示
ui-thinking = 考え中…
ui-undo = 取り消す
ui-taken-back = 手が取り消されました
ui-undo-asked = { $name }が手の取り消しを求めています。
ui-undo-yes = はい
ui-undo-no = いいえ
ui-undo-waiting = ほかの人の承認を待っています。
ui-bot-plays = ボットが代わりにプレイしています。
ui-take-back-seat = 自分でプレイする
ui-link-lost = 接続が切れました。自動的に再接続します。
ui-link-gone = このテーブルにはもう入れません。ページを再読み込みして試してください。
ui-close = 閉じる
ui-menu = メニュー
ui-leave = テーブルを離れる
ui-leave-sure = ボットが代わりにプレイを続けます。ゲームが終わるまでは、戻って席につくことができます。
ui-resign = 投了する
ui-hand-over = ボットに任せる
ui-download-record = 棋譜
ui-keys = キー操作
ui-key-commit = 決定
ui-key-cancel = やめる
ui-language = 言語
ui-theme = テーマ
ui-theme-system = システムに合わせる
ui-theme-light = ライト
ui-theme-dark = ダーク
ui-sound = 音
ui-sound-on = 音を出す
ui-sound-off = 音を消す
ui-sound-offer = 石の音を鳴らしますか？短く控えめな音だけで、音楽はありません。
ui-letters = 1文字のショートカット
ui-talk = チャット
ui-watching = { $count }人が観戦中
ui-mute = { $name }をミュートする
ui-reactions = リアクション
ui-say = メッセージ
ui-send = 送信
ui-react-hello = こんにちは！
ui-react-well-played = お見事！
ui-react-thanks = ありがとう
ui-react-thinking = 考え中です
ui-react-oops = しまった
ui-react-good-game = ありがとうございました
ui-show-sheet = 勝利点計算
ui-show-table = テーブルを見る
ui-sheet = 勝利点計算
ui-total = 合計
ui-rank = { $rank }：{ $points }点
ui-shared = 勝利を分かち合いました
ui-you-win = あなたの勝ち
ui-wins = { $name }の勝ち
ui-rematch = もう一戦
ui-rematch-waiting = ほかの人を待っています
ui-rematch-wanted = { $name }がもう一戦を望んでいます。
ui-to-rematch = 次の対戦へ
ui-second-game = 2戦目へ
ui-replay = リプレイ
ui-share = リンクをコピー
ui-pace = 相手の手の速さ
ui-pace-slow = ゆっくり
ui-pace-normal = 普通
ui-pace-at-once = すぐに
ui-watch-again = 前の手番から起きたことをもう一度見る
ui-link-lost-move = 接続が切れました。あなたの手は保留中で、復帰しだい送信されます。
ui-hand-over-ask = 任せる…
ui-hand-over-sure = これから席を取り戻すまで、{ $level }があなたの代わりにプレイします。その手はあなたの手として扱われます。
ui-hand-over-do = 任せる
ui-leave-open = あなたの席は空席になります。
ui-leave-daily = 挑戦はそのまま残ります。今日のうちなら続けられます。
ui-resign-ends = ゲームはここで終了します。
ui-resign-two = すぐに{ $name }の勝ちになります。
ui-resign-last = あなたは最下位になります。
ui-resign-goes-on = ほかのプレイヤーはゲームを続けます。
ui-no-way-back = 取り消すことはできません。
ui-rated-counts = これはレート戦です。結果は記録されます。
ui-play-again = もう一度プレイ
ui-level-option = { $level }（強さ{ $strength }／5）
ui-bot-strength = ボット（強さ{ $strength }／5）
ui-turns-left = 残り手番
ui-rank-now = このペースなら
ui-rank-reached = 称号
ui-rank-about = { $rank }（約{ $points }点）
ui-rank-next = 次の称号
ui-rank-from = { $rank }（{ $points }点から）
ui-best-score = 自己ベスト
ui-change-bot = { $name }の強さ
ui-change = 変更

## スタートページ

ui-daily-scores = 今日の成績
ui-somebody = 誰か
ui-practice = 練習
ui-me = あなたの名前
ui-starter = スタートプレイヤー
ui-starter-random = ランダムに決める
ui-clock-live = { $minutes }分＋1手{ $increment }秒
ui-clock-days = 1手{ $days }日

## 遊びかた

ui-how-to = 遊びかた

## リプレイ

ui-review = 検討

## 簡素なテーブル

ui-position = 局面
ui-moves = 選べる手
ui-moves-search = 手を検索
ui-moves-count = { $count }手
ui-moves-more = ほかに{ $count }手あります。入力して絞り込んでください。
ui-rest-move = 手を選んでください。
ui-play = プレイする
ui-key-search = 手を検索
ui-key-moves = 次の手・前の手

## ルールのページ

ui-rules-read = ルール全文
ui-why = なぜ？

## リンク、結果、全ページのお知らせ

ui-days-hours = { $days }日{ $hours }時間
ui-skip = 本文へ移動
ui-offline = ネットワークに接続されていません。つながれば、このページは自動で再開します。
ui-new-version = Lapidariumの新しいバージョンがあります。
ui-reload = 再読み込み
ui-invites-you = { $name }さんから「{ $game }」への招待です
ui-invited = 「{ $game }」に招待されています
ui-already-there = すでに席にいる人：{ $names }
ui-invited-watch = このページにいれば、始まったときに観戦できます。
ui-show-code = QRコードで表示
ui-code-of-link = リンクのQRコード
ui-share-open = リンクを知っている人は誰でもこのゲームを見られます。
ui-share-later = リンクを知っている人は、今日のチャレンジが終わる明日からこのゲームを見られます。
ui-you-watch = 観戦中です
ui-points-count = { $points }点
ui-ladder = 称号
ui-times = { $times }回
ui-new-best = 自己ベスト更新です！
ui-own-best = 自己ベスト：{ $score }
ui-copy-result = 結果をコピー
ui-copy-result-says = 貼り付け用の数行です。配置の内容は含まれません。
ui-daily-line = Lapidarium・{ $day }のチャレンジ
ui-daily-place = { $of }人中{ $place }位
ui-streak = { $days }日連続
ui-notices-offer = 次のあなたの手番をお知らせしましょうか？
ui-notices-offer-yes = 通知を受け取る
ui-not-now = 今はしない
ui-report = 報告する
ui-report-what = 報告の対象
ui-report-name = 名前：{ $name }
ui-report-note = 補足（任意）
ui-reported = ありがとうございます。サーバーの管理者が確認します。
