# Gegner. Die Stufen tragen die Namen der Solo-Ränge.

no-such-bot = kein Bot heißt „{ $name }“; es gibt { $names }
level-dutiful = Geselle
level-steadfast = Handwerker
level-dedicated = Konstrukteur
level-sovereign = Architekt
level-master = Legendärer Baumeister
level-dutiful-says = Lernt noch und übersieht viel; ein freundlicher erster Gegner.
level-steadfast-says = Nimmt, was gerade am besten aussieht, und denkt nicht an dich.
level-dedicated-says = Bedenkt, wozu ein Zug führt; ein guter Gegner, sobald du das Spiel kennst.
level-sovereign-says = Hat ein Gespür für das Ganze und bestraft achtlose Züge.
level-master-says = Sucht tief, mit einem Urteil aus vielen tausend Partien.
hint-noted = { $hint } ({ $note })
bot-without-value = Zu diesen Komponenten passt sein gelerntes Urteil nicht; er sucht ohne es.
bot-value-does-not-fit = Sein gelerntes Urteil passt nicht zum Paket { $pack }; er sucht ohne es.
