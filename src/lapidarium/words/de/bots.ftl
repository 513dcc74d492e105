# Gegner, benannt nach immer härteren Steinen; die Ränge des Solospiels sind keine Gegner.

no-such-bot = Kein Bot heißt „{ $name }“; es gibt { $names }
level-dutiful = Kreide
level-steadfast = Sandstein
level-dedicated = Marmor
level-sovereign = Granit
level-master = Diamant
level-dutiful-says = Lernt noch und übersieht vieles; für die ersten Partien genau richtig.
level-steadfast-says = Nimmt, was gerade am besten aussieht, und achtet nicht auf dich.
level-dedicated-says = Überlegt, wohin ein Zug führt; auf Augenhöhe, sobald du das Spiel kennst.
level-sovereign-says = Plant voraus und bestraft unbedachte Züge.
level-master-says = Rechnet tief und hat aus vielen tausend Partien gelernt.
hint-noted = { $hint } ({ $note })
bot-without-value = Was der Bot gelernt hat, passt nicht zu diesem Paket; er rechnet ohne dieses Wissen.
