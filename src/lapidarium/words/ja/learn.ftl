# レッスンと問題。
ui-exercise-over = これで終わりです。盤は自由に見られます。
ui-learn-about = 本物のテーブルで学ぶ短いレッスンです。どの手にも答えが返ってきて、成績には影響しません。
ui-learn-all = レッスン一覧
ui-learn-back = 戻る
ui-learn-begin = 始める
ui-learn-coached = コーチと遊ぶ最初のゲーム（相手：{ $level }）
ui-learn-go-on = 続ける
ui-learn-progress = { $all }レッスン中{ $done }レッスン完了
ui-learn-trouble = このレッスンを表示できません
ui-lesson = レッスン
ui-lesson-done = 完了！
ui-lesson-is-done = （完了）
ui-lesson-next = 次のレッスン
ui-lesson-not-asked = その手も可能ですが、ここでの課題とは違います。もう一度どうぞ。
ui-lesson-right-so-far = 正解です。続けましょう。
server-no-such-lesson = 「{ $name }」というレッスンはここにありません
server-not-the-goal = この手では目標に届きません
ui-coach = コーチ：手番ごとに一言アドバイス
ui-coach-off = コーチをオフにする
ui-coach-says = コーチ：{ $advice }
ui-puzzles-about = 強いボットどうしのゲームから作った問題です。どれも明らかに一番良い手が1つあります。1日1問は全員共通で、ほかはあなたのレーティングに合わせて出題します。
ui-puzzles-count = { $count }問
ui-puzzle = 問題
ui-puzzle-daily = 今日の問題
ui-puzzle-daily-missed = 今日の問題：不正解
ui-puzzle-daily-solved = 今日の問題：正解
ui-puzzle-found = 正解！
ui-puzzle-goal = { $steps ->
    [one] 一番良い手を見つけましょう。
   *[other] 一番良い手順を見つけましょう（{ $steps }手）。
  }
ui-puzzle-next = 次の問題
ui-puzzle-now = レーティング{ $rating }、連続正解{ $streak }
ui-puzzle-of = { $tried }問中{ $solved }問
ui-puzzle-rated = レーティング{ $rating }
ui-puzzle-rating = あなたのレーティング
ui-puzzle-show = 答えを見る
ui-puzzle-solved = 一度で正解
ui-puzzle-streak = 連続正解
ui-puzzle-streak-best = { $streak }（最高{ $best }）
ui-puzzle-then = {" "}→{" "}
ui-puzzle-told = 答え：
ui-puzzle-wrong = もっと良い手があります。
ui-puzzle-wrong-by = あと約{ $points }点良くなる手があります。
puzzle-last-turn = 最後の手番
puzzle-reply = 相手の返しは「{ $move }」です。
server-no-such-puzzle = 「{ $name }」という問題はここにありません
