# 棋譜の誤り。

record-problem = { $line }行目：{ $reason }
record-foreign = ゲームの棋譜ではありません。「{ $expected }」で始まるはずが、「{ $found }」で始まっています
record-truncated = 棋譜がここで途切れています。最後の行は「end」で始まるはずです
record-expected = 「{ $expected }」のはずが、「{ $found }」になっています
record-who = これは「{ $found }」ではなく「{ $expected }」のイベントです
record-event = ここで「{ $event }」は起こりえません：{ $reason }
record-after-end = ゲームは終了しているのに、棋譜が「{ $found }」と続いています
record-result = イベントから導かれる結果は「{ $expected }」ですが、棋譜では「{ $found }」です
record-count = イベントは{ $expected }件ですが、棋譜では{ $found }件となっています
record-edited = どのイベントも可能ですが、書かれたときの文面と違います。これより上のどこかが変更されています
record-other-game = 棋譜では{ $found }のゲームですが、パックは{ $game }のものです
record-other-pack = この棋譜は{ $name }という名前の別のパックで遊ばれたものです（ここにあるのは{ $found }…）。パックを含む棋譜を使ってください
record-no-seat = プレイヤー{ $found }はいません。このゲームは{ $count }人です
record-version = この棋譜の形式はバージョン{ $found }です。このプログラムが読めるのは{ $known }です
record-not-utf8 = ファイルがUTF-8ではありません：{ $number }バイト目が{ $byte }です
record-name = 名前は1～{ $most }文字で、空白は語の間に1つだけ使えます。見つかったもの：「{ $found }」
record-level = ボットは「master」のような1語（1～{ $most }文字）のレベル名で書きます。見つかったもの：「{ $found }」
record-seat-order = プレイヤーの名前は1人1回だけ、番号の昇順に書きます。プレイヤー{ $last }の後にプレイヤー{ $found }がありました
