# Gegner. Die Stufen tragen die Namen der Solo-Ränge.

no-such-bot = kein Bot heißt „{ $name }“; es gibt { $names }
level-dutiful = Geselle
level-steadfast = Handwerker
