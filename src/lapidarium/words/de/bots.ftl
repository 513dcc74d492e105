# Gegner. Die Stufen tragen die Namen der Solo-Ränge.

no-such-bot = kein Bot heißt „{ $name }“; es gibt { $names }
level-dutiful = Geselle
level-steadfast = Handwerker
bad-budget = „{ $text }“ ist kein Zeitrahmen; schreibe Sekunden wie 0.2s oder Simulationen wie 500sims
workers-died = eine Aufgabe hat nacheinander { $count } Arbeiter beendet; mehr wurde nicht versucht
workers-no-ray = Ray ist nicht installiert; installiere es mit: pip install "lapidarium[cluster]"
workers-no-cluster = unter { $address } gibt es keinen Ray-Cluster: { $reason }
