# Die Arena, Solopartien und Bots im Terminal.

bad-budget = „{ $text }“ ist kein Zeitrahmen; schreibe Sekunden wie 0.2s oder Simulationen wie 500sims
workers-died = eine Aufgabe hat nacheinander { $count } Arbeiter beendet; mehr wurde nicht versucht
workers-no-ray = Ray ist nicht installiert; installiere es mit: pip install "lapidarium[cluster]"
workers-no-cluster = unter { $address } gibt es keinen Ray-Cluster: { $reason }
arena-twice = derselbe Bot mit demselben Zeitrahmen ist zweimal genannt; damit er gegen sich selbst spielt, nenne ihn einmal
arena-other-match = { $path } enthält die Partien eines anderen Wettkampfs; nichts wurde geändert
arena-not-kept = { $path } enthält keine Partien eines Wettkampfs; nichts wurde geändert
arena-bad-sprt = „{ $text }“ ist kein Test; schreibe zwei Elo-Abstände, den kleineren zuerst, etwa 0:50
arena-sprt-of-two = ein Test, der früher aufhört, braucht genau zwei Bots an zwei Plätzen
arena-title =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } mit { $deals ->
        [one] einem Aufbau
       *[other] { $deals } Aufbauten
    }, { $players } Plätze
arena-bot = Bot
arena-won = gewonnen
arena-sure = 95 %
arena-elo = Elo
arena-points = Punkte
arena-per-move = je Zug
arena-longest = max.
arena-by-turn = Gewonnen und Punkte nach der Zugfolge
arena-turn = Zug { $turn }
arena-how-counted = Ein geteilter Sieg zählt anteilig: bei zweien je halb. Das mittlere Elo ist 0. Die wahre Quote liegt in 95 von 100 Fällen im Intervall.
arena-sprt-high = Entschieden: Der erste ist eher um { $high } als um { $low } Elo stärker (Log-Verhältnis { $ratio }).
arena-sprt-low = Entschieden: Der erste ist eher um { $low } als um { $high } Elo stärker (Log-Verhältnis { $ratio }).
arena-sprt-open = Nicht entschieden zwischen { $low } und { $high } Elo (Log-Verhältnis { $ratio }).
solo-title =
    { $bot } allein, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
solo-rank = Rang
solo-share = Anteil
solo-from = { $points } Punkte oder mehr
solo-mean = Mittel und Abweichung
solo-least-most = kleinste und größte
serve-bad-seconds = „{ $text }“ sagt nicht, wie lange eine Stufe nachdenkt; schreibe etwa master=0.5, mit einer von { $names }
play-bad-bot = „{ $text }“ setzt keinen Bot auf einen Platz; schreibe etwa 2=steadfast: ein Platz bis { $players } und einer von { $names }
play-only-bots = jemand muss spielen: Lass einen Platz ohne Bot; für Bots allein gibt es „lapidarium simulate“
play-thinking = { $who } denkt nach …
play-expects = (erwartet { $points })
cli-simulated-by =
    { $bot }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $players ->
        [one] eine Person
       *[other] { $players } Plätze
    }
