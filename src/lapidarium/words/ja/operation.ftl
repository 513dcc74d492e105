# サーバーの運用。ターミナルだけで使う。

serve-ready = Lapidariumが動いています：{ $url }
serve-stopped = 停止しました。すべてのゲームは保存され、次の起動後に続きます。
serve-port-taken = ポート{ $port }は別のプログラムが使っています。別のポートを選んでください（例：--port { $other }）
serve-port-forbidden = ポート{ $port }には特別な権限が必要です。1024以上を選んでください（例：--port 8000）
serve-no-such-host = このマシンにアドレス{ $host }はありません。--host 127.0.0.1はこのマシンだけ、--host 0.0.0.0はすべてのネットワーク用です
serve-folder = フォルダー{ $folder }に書き込めません：{ $reason }。書き込めるようにするか、--dataで別のフォルダーを選んでください
serve-in-use = 別のサーバーが{ $folder }のデータを使っています。先に停止するか、--dataで別のフォルダーを選んでください
serve-workers-need-postgres = { $workers }個のワーカーにはPostgreSQLが必要です（SQLiteは1個まで）。--workers 1 か --database postgresql://… を使ってください
serve-data-or-database = --dataと--databaseはどちらか一方だけ指定してください
serve-database-url = データベースは postgresql://user@host/lapidarium や sqlite:///folder/file の形で指定してください
serve-no-psycopg = PostgreSQLにはドライバーが必要です：pip install 'lapidarium[postgres]'
serve-no-database = データベースが応答しません：{ $reason }
serve-newer-database = このデータベースはより新しいLapidarium（{ $found }）で使われました。そのバージョンをインストールしてください
backup-done = { $tables }個のテーブルを{ $path }に書き出しました
restore-done = { $path }から{ $tables }個のテーブルを復元しました
restore-not-empty = すでにデータがあります。空のデータベースに復元してください（例：--data 新しいフォルダー）
restore-foreign = { $path }はLapidariumの完全なバックアップではありません
backup-no-database = { $path }にデータベースがありません。サーバーのフォルダーを--dataで、またはデータベースを--databaseで指定してください
backup-foreign = Lapidariumのデータベースではありません
restore-newer = { $path }は新しいバージョンのLapidariumで作られました。そのバージョンで復元してください
restore-in-use = サーバーがこのデータベースを使用しています。先にサーバーを停止してください
