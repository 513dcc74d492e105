# The table on a terminal's whole screen.

tui-log = 記録
tui-moves = 手
tui-notes = 凡例
tui-key-help = ヘルプ
tui-key-hint = ヒント
tui-key-undo = 取り消す
tui-key-side = 表示
tui-key-rules = ルール
tui-key-light = 明暗
tui-key-back = 振り返り
tui-key-quit = 終了
tui-close = Escで閉じる
tui-preview = プレビュー
tui-looking-back = 振り返り中（Escで現在へ）
tui-no-hint = ヒントは自分の手番に使えます。
tui-no-such-move = 入力に合う手はありません。
tui-help =
    使いたいものをクリックするか、手を入力します。Tabで補完し、↑と↓で合う手を順に選べます。手が決まると盤面に表示され、Enter（またはもう一度クリック）で実行します。
    F1 ヘルプ · F2 ヒント · F3 取り消す · F4 記録・手・凡例 · F5 ルール · F6 明暗 · PgUpとPgDn 振り返り · F10 終了
    list 場所      そこでできること          ? { $clause }   ルールの条項
    save ファイル  棋譜を保存                say 文章   サーバーのテーブルでチャット
    ⚙はボット、○は離席中、▶は手番です。
play-not-saved = ゲームを{ $path }に保存できません：{ $reason }。このまま続けられます。「save ファイル」で別の場所に保存できます。
play-no-latest = 途中のゲームはありません。新しく始めるには：lapidarium play
join-bad-link = 「{ $link }」はテーブルのリンクではありません。例：https://example.org/t/TABLE
join-unreachable = { $server }はLapidariumのサーバーとして応答しません：{ $reason }
join-closed = サーバーが接続を閉じました（{ $number }）
join-left = テーブル：{ $link }
join-no-screen = テーブルには{ $columns }×{ $lines }以上のUnicode対応ターミナルが必要です
