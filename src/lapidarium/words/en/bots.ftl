# Opponents, named after stones of growing hardness; the ranks of the solo game are not opponents.

no-such-bot = no bot is called “{ $name }”; there are { $names }
level-dutiful = Chalk
level-steadfast = Sandstone
level-dedicated = Marble
level-sovereign = Granite
level-master = Diamond
level-dutiful-says = Still learning, and overlooks a lot; a friendly first opponent.
level-steadfast-says = Takes what looks best right now and pays no attention to you.
level-dedicated-says = Considers what a move leads to; a fair match once you know the game.
level-sovereign-says = Plays for the long run and punishes careless moves.
level-master-says = Searches deeply, with a judgement trained on many thousands of games.
hint-noted = { $hint } ({ $note })
bot-without-value = Its trained judgement does not fit this pack, so it searches without it.
