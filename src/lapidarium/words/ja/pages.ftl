# リンクが共有された場所で見せる内容。

server-preview-site = ブラウザーで遊ぶ石のゲーム。ひとりでも、ボットとも、友だちとも。
server-preview-invites = { $name }さんから「{ $game }」への招待
server-preview-result = { $game }：{ $names }
server-preview-running = ゲーム中です。
server-no-client-title = Lapidariumは動いています
server-no-client =
    サーバーは動いていますが、ブラウザー用のテーブルがまだビルドされていません。
    ビルド方法：  cd client && npm ci && npm run build
    プログラム向けのインターフェースは /api/docs と docs/protocol.md にあります。
server-docs-title = LapidariumのHTTP API
server-no-documentation = このサーバーにはドキュメントがインストールされていません。ソースのdocs/にあり、scripts/docs --bundleで生成できます。
