# Die Arena, Solopartien und Bots im Terminal.

bad-budget = Ungültiges Budget „{ $text }“; schreibe Sekunden wie 0.2s oder Simulationen wie 500sims
workers-died = Eine Aufgabe hat nacheinander { $count } Arbeitsprozesse beendet; die Arbeit wurde abgebrochen
workers-no-ray = Ray ist nicht installiert; installiere es mit: pip install "lapidarium[cluster]"
workers-no-cluster = Unter { $address } gibt es keinen Ray-Cluster: { $reason }
workers-other-version = Der Ray-Cluster unter { $address } hat Lapidarium { $found }, hier läuft { $own }; installiere dort dieselbe Version
workers-not-there = Auf dem Ray-Cluster unter { $address } fehlt Lapidarium; installiere dort Version { $own }
arena-twice = Derselbe Bot mit demselben Budget ist zweimal genannt; damit er gegen sich selbst spielt, nenne ihn einmal
arena-other-match = { $path } enthält die Partien eines anderen Wettkampfs; nichts wurde geändert
arena-not-kept = { $path } enthält keine Partien eines Wettkampfs; nichts wurde geändert
arena-bad-sprt = Ungültiger Elo-Bereich „{ $text }“; schreibe zwei Elo-Abstände, den kleineren zuerst, etwa 0:50
arena-sprt-of-two = Ein Test, der vorzeitig endet, braucht genau zwei Bots an zwei Plätzen
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
arena-sure = 95-%-Intervall
arena-elo = Elo
arena-points = Punkte
arena-per-move = pro Zug
arena-longest = max.
arena-by-turn = Siege und Punkte nach Zugreihenfolge
arena-turn = Position { $turn }
arena-how-counted = Ein geteilter Sieg zählt anteilig: bei zweien je zur Hälfte. Das mittlere Elo ist 0. Die wahre Quote liegt in 95 von 100 Fällen im Intervall.
arena-sprt-high = Entschieden: Der erste ist eher um { $high } als um { $low } Elo stärker (Log-Verhältnis { $ratio }).
arena-sprt-low = Entschieden: Der erste ist eher um { $low } als um { $high } Elo stärker (Log-Verhältnis { $ratio }).
arena-sprt-open = Nicht entschieden zwischen { $low } und { $high } Elo (Log-Verhältnis { $ratio }).
solo-title =
    { $bot } solo, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
solo-rank = Rang
solo-share = Anteil
solo-from = { $points } Punkte oder mehr
solo-mean = Mittel und Abweichung
solo-least-most = niedrigste und höchste
serve-bad-seconds = „{ $text }“ ist keine Bedenkzeit; schreibe zum Beispiel master=0.5, mit einer dieser Stufen: { $names }
play-bad-bot = „{ $text }“ setzt keinen Bot auf einen Platz; schreibe zum Beispiel 2=steadfast, mit einem Platz von 1 bis { $players } und einem dieser Bots: { $names }
play-only-bots = Mindestens ein Platz braucht einen Menschen; für Partien zwischen Bots gibt es „lapidarium simulate“
play-thinking = { $who } denkt nach …
play-expects = (erwartet { $points })
cli-simulated-by =
    { $bot }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $players ->
        [one] solo
       *[other] { $players } Personen
    }
arena-no-program = Es gibt kein Programm „{ $command }“
arena-bad-program = „{ $command }“ ist kein Befehl: { $reason }
arena-program-failed = Das Programm endete mit Status { $status }: { $reason }
arena-answers = Antworten der Programme
arena-answers-asked = angefragte Züge
arena-answers-illegal = regelwidrig
arena-answers-unreadable = unlesbar
arena-answers-late = zu spät
arena-answers-fallbacks = zufällig ersetzt
