# Positions that are studied.
study-title = Study
study-words = Play both sides on the board. Draws are random; take back as often as you like.
study-turn = { $who } to move
study-undo = Take back
study-panel = Lines and position
study-lines = Show the best lines
study-lines-deeper = Think longer
study-thinking = The bot is thinking …
study-by = By { $level }, who knows what the player to move knows. What is drawn in a line is one example.
study-share = Copy the link to this position
study-edit = Edit the position
study-edit-words = Each field is explained in the notation guide. The referee checks everything when you set it up.
study-position = Position in notation
study-set = Set up this position
study-from-start = From the beginning of a game
study-game = { $players ->
    [one] { $game }, solo
   *[other] { $game }, { $players } players
 }
study-from-position = From a position
study-from-replay = From any point of a finished game: open its replay and choose “Study this position”.
