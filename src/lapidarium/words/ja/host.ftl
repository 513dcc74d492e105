# 管理者への表示（管理ページとコマンドライン）。

host-no-such-person = 「{ $name }」という人はいません
host-many-people = 「{ $name }」は{ $count }人います。IDを指定してください：{ $ids }
host-not-registered = { $name }はゲストです。管理者になれるのは名前を登録した人だけです
host-is-banned = { $name }は利用停止中です
host-is-a-host = { $name }も管理者です。変更はコマンドラインで行なってください
host-no-such-code = コード{ $letters }はありません
host-no-such-report = 未対応の報告{ $number }はありません
