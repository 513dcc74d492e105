# Opponents. Levels carry the names of the solo ranks.

no-such-bot = no bot is called “{ $name }”; there are { $names }
level-dutiful = Dutiful Builder
level-steadfast = Steadfast Craftsman
