# リンクが共有された場所で見せる内容。

server-preview-site = ブラウザで遊ぶ石のゲーム。ひとりでも、ボットとも、友だちとも。
server-preview-invites = { $name }さんから「{ $game }」への招待
server-preview-result = { $game }：{ $names }
server-preview-running = ゲーム中です。
