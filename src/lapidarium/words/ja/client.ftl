# ブラウザーのテーブル。

ui-to-start = （スタートページへ）
ui-you = あなた
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
ui-sound-on = 音を出す
ui-sound-off = 音を消す
ui-react-hello = こんにちは！
ui-react-well-played = お見事！
ui-react-thanks = ありがとう
ui-react-thinking = 考え中です
ui-react-oops = しまった
ui-react-good-game = ありがとうございました
ui-show-sheet = 勝利点計算
ui-watch-again = 前の手番から起きたことをもう一度見る
ui-link-lost-move = 接続が切れました。あなたの手は保留中で、復帰しだい送信されます。
ui-level-option = { $level }（強さ{ $strength }／5）
ui-bot-strength = ボット（強さ{ $strength }／5）

## スタートページ

ui-somebody = 誰か
ui-practice = 練習
ui-clock-live = { $minutes }分＋1手{ $increment }秒
ui-clock-days = 1手{ $days }日

## ルールのページ

ui-rules-read = ルール全文
ui-why = なぜ？

## リンク、結果、全ページのお知らせ

ui-days-hours = { $days }日{ $hours }時間
ui-skip = 本文へ移動
ui-offline = ネットワークに接続されていません。つながれば、このページは自動で再開します。
ui-unreachable = サーバーが応答しません。応答が戻れば、このページは自動で再開します。
ui-new-version = Lapidariumの新しいバージョンがあります。
ui-reload = 再読み込み
ui-you-watch = 観戦中です
