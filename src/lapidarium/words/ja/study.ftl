# 研究する局面。
study-title = 研究
study-words = 全員の手番を自分でプレイします。引きはランダムで、何度でも取り消せます。
study-turn = { $who }の手番
study-undo = 取り消す
study-panel = 読み筋と局面
study-lines = 有力な手順を表示する
study-lines-deeper = もっと長く考える
study-thinking = ボットが考えています…
study-by = { $level }による読み（手番のプレイヤーが知っていることだけを使います）。手順の中の引きは一例です。
study-share = この局面のリンクをコピー
study-edit = 局面を編集する
study-edit-words = 各欄の書き方は記法の説明にあります。セットするとすべて確認されます。
study-position = 記法で書いた局面
study-set = この局面をセットする
study-from-start = 最初から
study-from-position = 局面から
study-from-replay = 終わったゲームのどこからでも：リプレイを開いて「この局面を研究する」を選びます。
study-setup = 盤上で局面を作る
study-setup-check = 局面の確認
study-setup-right = 問題ありません。{ $next }
study-setup-wrong = { $count ->
   *[other] { $count }か所に問題があります
 }
study-setup-done = 研究する
study-setup-text = テキストで編集
study-problem = { $field }（必要なもの：{ $expected }）
study-expected = 必要なもの：{ $expected }
