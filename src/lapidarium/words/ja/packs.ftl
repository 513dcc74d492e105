# コンポーネントパックの誤りを伝える文。

pack-not-found = 「{ $name }」というパックはありません。あるのは{ $names }です。自作のパックは{ $folder }に置くか、.tomlファイルのパスを指定してください
pack-problem = { $key }：「{ $found }」となっています。必要なもの：{ $expected }

expected-toml = TOML形式のテキストファイル（docs/packs.mdを参照）
expected-size = { $most }バイト以下
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
expected-tokens = { $count }個のトークン

## Monolyth

expected-colour = 名前のある色：{ $names }
expected-capital = アルファベットの大文字1文字
expected-different-letters = 色ごとに異なる文字
expected-colours = { $count }色
expected-shapes = { $count }種類の形
expected-shape-name = L4のような英数字だけの名前
expected-copies = { $copies }（この形の印刷された個数）
expected-cubes = 1～{ $most }個のキューブ
expected-connected = 面どうしでつながったキューブ
expected-different-shapes = 形ごとに異なる名前
expected-one-single = キューブ1個だけの形がちょうど1種類
expected-stones = 合計{ $count }個の石コマ
expected-drawing = #と.でできた行、またはそのような段を下から順に並べたリスト
expected-colour-letters = 色を表す文字：{ $letters }
expected-boards = { $count }枚のプレイヤーボード
expected-four-colours = 異なる4色（各辺に1色）
expected-another-board = 回転させても{ $number }番と重ならないプレイヤーボード
expected-within-all = 「all」にあるトークンだけ
expected-within-four = 4人のときにも使うトークンだけ
expected-prophecy-values = 1～{ $most }の値
expected-within-wall = { $most }以下（1つの面にあるキューブの数）
expected-solo-prophecies = { $least }個以上（足りないと一番上の階層に届かない）
expected-levels = { $least }個以上（プレイヤーごと、階層ごとに1個）
expected-range = 2、1-2、3+のような高さ（記号は1文字）
expected-card-rows = 記号4つの行が4行：{ $signs }
expected-cards = { $count }枚のカード
expected-reachable = { $most }段のモノリスで届く高さ
