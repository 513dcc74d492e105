# Lessons and puzzles.
ui-exercise-over = That is all. Look around for as long as you like.
ui-learn-about = Short lessons on the real table. Every try gets an answer, and nothing is scored.
ui-learn-all = All lessons
ui-learn-back = Back
ui-learn-begin = Begin
ui-learn-coached = First game with a coach, against { $level }
ui-learn-go-on = Go on
ui-learn-progress = { $done } of { $all } lessons done
ui-learn-trouble = This page cannot be shown
ui-lesson = Lesson
ui-lesson-done = Done!
ui-lesson-is-done = (done)
ui-lesson-next = Next lesson
ui-lesson-not-asked = That is allowed, but it is not what is asked for here. Try again.
ui-lesson-right-so-far = Right. Go on.
server-no-such-lesson = there is no lesson “{ $name }” here
server-not-the-goal = these moves do not reach the goal
ui-coach = Coach: some advice every turn
ui-coach-off = Switch the coach off
ui-coach-says = Coach: { $advice }
ui-puzzles-about = Positions from games of strong bots, each with one clearly best move. One a day is the same for everybody; the others fit your rating.
ui-puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
  }
ui-puzzle = Puzzle
ui-puzzle-daily = Puzzle of the day
ui-puzzle-daily-missed = Puzzle of the day: missed
ui-puzzle-daily-solved = Puzzle of the day: solved
ui-puzzle-first = Only the first try counts.
ui-puzzle-found = Found!
ui-puzzle-found-later = Found on try { $tries }:
ui-puzzle-goal = { $steps ->
    [one] Find the best move.
   *[other] Find the best turn: { $steps } moves.
  }
ui-puzzle-next = Next puzzle
ui-puzzle-now = Your rating: { $rating }, streak: { $streak }
ui-puzzle-of = { $solved } of { $tried }
ui-puzzle-rated = This puzzle’s rating: { $rating }
ui-puzzle-rating = Your rating
ui-puzzle-show = Show the solution
ui-puzzle-solved = Solved at once
ui-puzzle-streak = Streak
ui-puzzle-streak-best = { $streak }, best { $best }
ui-puzzle-deeds = { $deeds }
ui-puzzle-then = , then{" "}
ui-puzzle-told = The solution:
ui-puzzle-uncertain = The rating is still uncertain
ui-puzzle-wrong = There is a better move.
ui-puzzle-wrong-by = There is a better move: about { $points ->
    [one] { $points } point
   *[other] { $points } points
  } more.
puzzle-last-turn = Last turn
puzzle-missed = Why another move is better: { $why }.
puzzle-missed-points = Your move is worth at least { $points ->
    [one] one point
   *[other] { $points } points
  } less.
puzzle-reply = The reply: your opponent { $move }.
server-no-such-puzzle = there is no puzzle “{ $name }” here
