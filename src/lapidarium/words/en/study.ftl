# Positions that are studied.
study-title = Study
study-words = You play every seat yourself. Draws are random; take back as often as you like.
study-turn = { $who } to move
study-undo = Take back
study-panel = Lines and position
study-lines = Show the best lines
study-lines-deeper = Think longer
study-thinking = The bot is thinking …
study-by = By { $level }, who knows only what the player to move knows. Draws within a line are just one example.
study-share = Copy the link to this position
study-edit = Edit the position
study-edit-words = The notation guide explains each field. Everything is checked when you set the position up.
study-position = Position in notation
study-set = Set up this position
study-from-start = From the beginning
study-from-position = From a position
study-from-replay = From any point of a finished game: open its replay and choose “Study this position”.
study-setup = Set up on the board
study-setup-check = Check of the position
study-setup-right = Nothing is wrong. { $next }
study-setup-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
 }
study-setup-done = Study it
study-setup-text = As text
study-problem = { $field }: expected { $expected }
study-expected = expected { $expected }
