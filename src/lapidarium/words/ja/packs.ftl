# コンポーネントパックの誤りを伝える文。

pack-not-found = 「{ $name }」というパックはありません。あるのは{ $names }です。自作のパックは{ $folder }に置くか、.tomlファイルのパスを指定してください
pack-problem = { $key }：「{ $found }」となっています。必要なもの：{ $expected }
pack-warning = { $key }：「{ $found }」は珍しい値です。想定：{ $expected }
expected-toml = TOML形式のテキストファイル（docs/packs.mdを参照）
expected-size = { $most }バイト以下
expected-keys = キーは{ $keys }個、行は{ $lines }行まで
expected-depth = 1行の点と括弧は{ $most }個まで（{ $line }行目）
expected-short = 表示できる文字で{ $most }文字以内
expected-game = ゲームの名前：{ $names }
expected-no-such-key = ここで使えるキー（{ $keys }）
expected-table = 値を並べたテーブル
expected-tables = 見出しが[[{ $key }]]のテーブルの並び
expected-number = { $low }から{ $high }までの整数
expected-numbers = { $low }から{ $high }までの整数のリスト
expected-word = 空白を含まない文字列
expected-text = 文字列
expected-texts = 文字列のリスト
expected-exactly = { $value }（ルール上、ほかの値は不可）
expected-provenance = 次のどれか：{ $words }
expected-a-provenance = 同じテーブルのprovenanceへの記載：{ $words }
expected-provenance-of-a-key = 同じテーブルのキーで始まる項目
