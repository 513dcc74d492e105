# テーブルと、それを動かすサーバー。


## テーブルが受け付けないもの

table-not-begun = ゲームはまだ始まっていません
table-begun-already = ゲームはすでに始まっています
table-over = ゲームは終了しています
table-not-over = ゲームはまだ終わっていません
table-not-seated = このテーブルの席についていません
table-seated-already = すでに席{ $seat }についています
table-full = 空いている席がありません
table-seat-taken = 席{ $seat }は埋まっています
table-bot-plays = 今はボットが代わりにプレイしています。先に席に戻ってください
table-stale = その間にテーブルの状況が変わりました。もう一度確かめてください（イベント{ $event }）
table-out-of-time = 持ち時間が切れました
table-resigned-already = このゲームはすでに投了しています
table-undo-rated = レート戦とデイリーチャレンジでは手を取り消せません
table-undo-practice = その後に引かれたものがあるか、ボットが応じています。取り消せるのは練習テーブルだけです
table-nothing-to-undo = 取り消せる手がありません
table-undo-asked-already = すでに取り消しの申し出があり、返事を待っています
table-undo-not-asked = 取り消しの申し出はありません
table-host-only = これはテーブルのホストだけができます
table-mute-yourself = 自分をミュートすることはできません
table-muted = ホストがあなたをミュートしています
table-daily-once = デイリーチャレンジで記録になるのは1回だけです
table-daily-alone = デイリーチャレンジではボットに代わってもらえません
table-no-programs = レート戦とデイリーチャレンジで遊べるのは人だけです。プログラムは席につけません
table-no-hints = レート戦とデイリーチャレンジではヒントを使えません
table-no-hints-today = 今日の配置ではヒントを使えません

## テーブルでのゲームの終わり方

ended-resigned = プレイヤー{ $seat }が投了しました
    .you = あなたが投了しました
    .named = { $name }が投了しました
ended-out-of-time = プレイヤー{ $seat }の持ち時間が切れました
    .you = あなたの持ち時間が切れました
    .named = { $name }の持ち時間が切れました
decided-gave-up = 投了によりプレイヤー{ $seat }の勝利です
    .you = 投了によりあなたの勝利です
    .named = 投了により{ $name }の勝利です
decided-others-gave-up = プレイヤー{ $seat }の勝利です（投了した人は最下位になります）
    .you = あなたの勝利です（投了した人は最下位になります）
    .named = { $name }の勝利です（投了した人は最下位になります）
decided-nobody = 勝者はいません
match-points = マッチは{ $points }点対{ $other }点でプレイヤー{ $seat }の勝利です
    .you = マッチは{ $points }点対{ $other }点であなたの勝利です
    .named = マッチは{ $points }点対{ $other }点で{ $name }の勝利です
match-games = ともに{ $points }点。勝ったゲームの多いプレイヤー{ $seat }がマッチを制しました
    .you = ともに{ $points }点。勝ったゲームの多いあなたがマッチを制しました
    .named = ともに{ $points }点。勝ったゲームの多い{ $name }がマッチを制しました
match-shared = ともに{ $points }点で勝ち数も同じです。マッチの勝利を分かち合います
match-given-up = 相手がゲームを投了したため、プレイヤー{ $seat }がマッチを制しました
    .you = 相手がゲームを投了したため、あなたがマッチを制しました
    .named = 相手がゲームを投了したため、{ $name }がマッチを制しました

## 勝利点計算

sheet-count = { $count }
hint = おすすめの手：{ $move }
hint-why = { $hint }。理由：{ $why }。
reason-also = { $first }。また、{ $second }

## サーバーが受け付けないもの

server-no-cookie = サーバーがあなたを確認できません。ページを開き直してください
server-other-origin = 別のサイトからのリクエストです
server-no-such-table = そのテーブルはありません
server-unreadable-table = このテーブルはここでは開けません。ゲームがインストールされていないか、より新しいバージョンのLapidariumが書き込んだものです
server-no-such-address = このアドレスには何もありません
server-cannot-do-that = このアドレスではその操作はできません
server-private-table = このテーブルは非公開です。ホストに招待を頼んでください
server-closed = 現在、新しい参加者とテーブルの受け付けを停止しています。進行中のゲームはそのまま続けられます
server-by-invitation = このサーバーは招待制です。スタートページで招待コードを入力してください
server-wrong-code = このコードは無効か、すでに使用されています
server-banned = このサーバーは利用できなくなりました
server-hosts-only = この操作はサーバーの管理者だけが行なえます
server-too-many-reports = すでに多くの報告があります。確認されるまでお待ちください
server-nothing-to-report = 報告の対象が見つかりません
server-not-your-seat = それはあなたの席ではありません
server-too-fast = リクエストが多すぎます。少し待ってください
server-too-many-sockets = 同じアドレスからの接続が多すぎます
server-too-large = 大きすぎます。上限は{ $most }バイトです
server-too-long = { $where }が長すぎます。上限は{ $most }文字です
server-too-slow = リクエストが時間内に届きませんでした
server-upload-too-costly = このテキストは読み込みの負担が大きすぎます。パックや棋譜ははるかに軽いはずです
server-too-many-tables = 開いているテーブルが多すぎます。先にどれかを終えるか離れてください
server-unreadable-message = このメッセージは読み取れません
server-unreadable-request = このリクエストは読み取れません：{ $where }
server-cannot-store = サーバーは今保存できません。何も変わっていないので、少し後でもう一度試してください
server-unsure = サーバーが保存先との接続を失ったため、保存されたかどうか分かりません。結果はテーブルに表示されます
server-fault = サーバーで問題が起きました。何も変わっていません
server-no-rules = { $game }のルールの文章はここにはありません
server-no-such-seat = このテーブルに席{ $seat }はありません
server-no-name = 名前は1文字以上にしてください
server-name-taken = { $name }という名前は別の人のものです
server-name-claimed = パスフレーズで登録した名前は変えられません
server-no-chat = このサーバーではチャットを使えません
server-nothing-said = メッセージが空です
server-no-notices = このサーバーは通知を送りません
server-review-running = このゲームは終わっていません。検討や研究ができるのは終了したゲームだけです
server-too-many-reviews = すでに{ $most }件の検討を待っています
server-not-todays-deal = これは今日の配置で、まだ遊んでいない人がいます。研究、検討、続きからのプレイは明日からできます
server-no-such-event = イベント{ $event }はありません。最後は{ $last }です
