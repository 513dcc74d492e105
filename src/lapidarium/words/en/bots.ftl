# Opponents. Levels carry the names of the solo ranks.

no-such-bot = no bot is called “{ $name }”; there are { $names }
level-dutiful = Dutiful Builder
level-steadfast = Steadfast Craftsman
level-dedicated = Dedicated Artisan
level-sovereign = Sovereign Architect
level-master = Monolyth Master
level-dutiful-says = Still learning, and overlooks a lot; a friendly first opponent.
level-steadfast-says = Takes what looks best right now and pays no attention to you.
level-dedicated-says = Considers what a move leads to; a fair match once you know the game.
level-sovereign-says = Plays for the long run and punishes careless moves.
level-master-says = Searches deeply, with a judgement trained on many thousands of games.
hint-noted = { $hint } ({ $note })
bot-without-value = Its trained judgement does not fit this pack, so it searches without it.
bot-value-does-not-fit = Its trained judgement does not fit the pack { $pack }, so it searches without it.