# 文章で読み書きして遊ぶプログラムのための文。

text-seat = あなたは{ $players }人中のプレイヤー{ $seat }です。
text-watching = { $players }人のゲームを観戦しています。
text-your-turn = { $turn }手番目：あなたの番です。
text-turn = { $turn }手番目：プレイヤー{ $seat }の番です。
text-points = プレイヤー{ $seat }：{ $points }点。
text-result = 結果：{ $reason }。
text-moves = 合法手は{ $count }通りあります。そのうち1つを [{ $example }] のように角括弧に入れて答えてください。
text-pieces = コンポーネント（JSON）
text-not-listed = 合法手のどれかを指定してください

mcp-at = MCPサーバー：{ $url }
mcp-no-port = { $host }のポート{ $port }で待ち受けできません：{ $reason }
mcp-game = ゲームID：{ $id }
mcp-waiting = 席につきました。席がすべて埋まるとゲームが始まります。
mcp-no-game = ID「{ $id }」のゲームはありません。new_gameで始めるか、joinで席についてください
mcp-no-seat = 席{ $seat }はありません。席は1～{ $players }です
mcp-no-pack = パック「{ $name }」はありません。使えるのは{ $names }です
mcp-no-moves = 「{ $about }」を含む合法手はありません
mcp-more-moves = これは{ $count }通りの一部です。「about」で絞り込んでください。
cli-no-extra = 通常のインストールには含まれていません：pip install "lapidarium[{ $extra }]"
