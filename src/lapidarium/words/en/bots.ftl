# Opponents. Levels carry the names of the solo ranks.

no-such-bot = no bot is called “{ $name }”; there are { $names }
level-dutiful = Dutiful Builder
level-steadfast = Steadfast Craftsman
level-dedicated = Dedicated Artisan
level-sovereign = Sovereign Architect
level-master = Monolyth Master
level-dutiful-says = Learns as it goes and overlooks a lot; a friendly first opponent.
level-steadfast-says = Takes what looks best right now, and does not think of you.
level-dedicated-says = Minds what a move leads to; a fair match once you know the game.
level-sovereign-says = Has a sense for the long run and punishes careless turns.
level-master-says = Searches deeply with a judgement trained on many thousands of games.
hint-noted = { $hint } ({ $note })
bot-without-value = On this pack its learned judgement does not fit; it searches without it.
bot-value-does-not-fit = Its learned judgement does not fit the pack { $pack }; it searches without it.
