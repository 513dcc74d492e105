# 研究する局面。
study-title = 研究
study-words = 盤の上で全員の手番をプレイできます。引きはランダムで、何度でも戻せます。
study-turn = { $who }の番
study-undo = 戻す
study-panel = 読み筋と局面
study-lines = 有力な手順を表示
study-lines-deeper = もっと長く考える
study-thinking = ボットが考えています…
study-by = { $level }による読み（手番の人が知っていることだけを使います）。手順の中の引きは一例です。
study-share = この局面のリンクをコピー
study-edit = 局面を編集
study-edit-words = 各欄の書き方は記法の説明にあります。セットすると、すべてまとめて確認されます。
study-position = 記法で書いた局面
study-set = この局面をセット
study-from-start = ゲームの最初から
study-game = { $players ->
    [one] { $game }（一人用）
   *[other] { $game }（{ $players }人）
 }
study-from-position = 局面から
study-from-replay = 終わったゲームのどこからでも：リプレイを開いて「この局面を研究」を選びます。
