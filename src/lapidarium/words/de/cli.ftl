# Das Terminal.

cli-no-file = Eine Datei { $path } gibt es nicht
cli-same-file = { $path } würde zugleich gelesen und beschrieben; nenne eine andere Datei für das Ergebnis
cli-unreadable-file = { $path } lässt sich nicht lesen: { $reason }
cli-unwritable-file = { $path } lässt sich nicht schreiben: { $reason }
cli-file-exists = { $path } gibt es schon; wähle einen anderen Namen, geändert wurde nichts
cli-not-toml = { $path }: Der Name eines Pakets endet auf .toml
cli-bad-record = { $path }: { $reason }
cli-no-clause = Die Regeln von { $game } haben keine Klausel „{ $clause }“; es gibt { $clauses }
cli-pack-of-other-game = Das Paket { $pack } gehört zu { $game }, nicht zu { $wanted }
cli-seen-record = { $path } enthält eine Partie nur so, wie jemand sie gesehen hat; sie lässt sich ansehen, aber nicht fortsetzen
cli-names = Erwartet wird ein Name für jeden der { $players } Plätze, jeder höchstens { $most } Zeichen lang
cli-set-unused = „{ $event }“ wird beim Aufbau nicht gezogen; möglich ist etwa „card 6“, „board 1 BOKT“ oder „first 2“
cli-playing = Läuft
cli-counting = Zählen
cli-training = Training
cli-simulated =
    { $games ->
        [one] 1 Zufallspartie
       *[other] { $games } Zufallspartien
    }, { $players ->
        [one] solo
       *[other] { $players } Personen
    }
cli-least = Minimum
cli-mean = Mittel
cli-most = Maximum
cli-deviation = Streuung
cli-turns = Züge pro Partie
cli-choices = erlaubte Züge pro Entscheidung
cli-choices-per-turn = Möglichkeiten pro Zug
cli-points-of = Punkte von Person { $seat } ({ $wins }-mal gewonnen)
cli-pack-name = Name
cli-pack-game = Spiel
cli-pack-title = Titel
cli-pack-digest = Prüfsumme
cli-pack-where = Ort
cli-pack-shipped = mitgeliefert
cli-pack-folder = Eigene Pakete gehören nach { $folder }
cli-pack-key = Schlüssel
cli-pack-figure = Wert
cli-pack-provenance = Herkunft
cli-pack-problems =
    { $count ->
        [one] hat einen Fehler; siehe packs check
       *[other] hat { $count } Fehler; siehe packs check
    }
cli-pack-good = { $name } ist ein gültiges Paket für { $game } ({ $digest })
cli-pack-new = { $path } ist angelegt. Ändere, was bei deinem Spiel anders ist, und prüfe es mit: lapidarium packs check { $path }
cli-pack-not-stored = Unter { $key } ist kein Paket gespeichert; eine Liste gibt: lapidarium admin packs list
play-prompt = { $who } (? für Hilfe):
play-line = { $who }: { $message }
play-table = Tisch
play-help =
    list       was möglich ist           show       den Tisch neu zeichnen
    undo       einen Schritt zurück      save FILE  das Protokoll speichern
    hint       was ein Bot täte
    quit       aufhören; die Partie lässt sich fortsetzen
    ? { $clause }   eine Regel zeigen (die Klausel, die eine Ablehnung nennt)
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen. Was danach gezogen wird, bleibt gleich.
play-save-where = Wohin? Zum Beispiel: save partie.record
play-saved = Gespeichert als { $path }
play-left = Die Partie ist in { $path } gespeichert; weiter geht es mit: { $command }
play-ended = Die Partie ist zu Ende: { $reason }.
play-record = Das Protokoll liegt in { $path }
replay-next = (Enter für die nächste Entscheidung, q zum Aufhören)
replay-unfinished = Die Partie ist noch nicht zu Ende (Ereignisse bisher: { $count }).
list-say = Eingabe
list-what = Aktion
list-ways = Möglichkeiten
sheet-title = Wertung
sheet-total = Gesamt
sheet-what = Was
sheet-how-many = Anzahl
cli-train-rounds-done-alone = --rounds-done sagt, wie viele Runden die Gewichte von --from schon trainiert sind; gib sie mit --from DATEI an
cli-train-no-weights = { $path } enthält keine Gewichte, mit denen ein Training für dieses Spiel beginnen kann: { $reason }
cli-train-other-course = { $folder } enthält ein anderes Training; Unterschied: { $what }. Setze es mit den Optionen fort, mit denen es begonnen wurde, oder wähle einen anderen Ordner; geändert wurde nichts
cli-trained = Das Training ist abgeschlossen; die Gewichte liegen in { $file }.
cli-warm-already = Der Rechenkern ist schon kompiliert ({ $folder }).
cli-warming = Rechenkern wird kompiliert: { $game }, { $part } ({ $done } von { $count })
cli-warm =
    Der Rechenkern ist nach { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } kompiliert; er liegt in { $folder }.
cli-interrupted = Nach { $games } von { $wanted } Partien unterbrochen.
cli-interrupted-kept = Die fertigen Partien sind in { $path }; derselbe Befehl setzt sie fort.
cli-interrupted-lost = Sie sind nicht gespeichert; mit --keep DATEI lässt sich der nächste Lauf fortsetzen.
cli-train-interrupted = Unterbrochen. Die bisherigen Runden sind in { $folder }; derselbe Befehl setzt sie fort.
cli-no-home = Dieses Benutzerkonto hat kein Home-Verzeichnis; setze HOME oder XDG_CONFIG_HOME und XDG_DATA_HOME
cli-puzzles-unclear = { $name } ist nicht eindeutig: nur { $margin } Punkte vor { $second } bei { $simulations } Simulationen
cli-puzzles-not-best = { $name } hat bei { $simulations } Simulationen einen anderen besten Zug: { $second }
cli-puzzles-unexplained = { $name }: Warum das der beste Zug ist, weiß nur die Suche
cli-puzzles-checked = { $path }: { $count } von { $all } { $all ->
    [one] Rätsel stimmt
   *[other] Rätseln stimmen
}
cli-puzzles-made = { $path }: { $count } Rätsel
cli-no-puzzles = Für { $game } gibt es keine Rätsel
cli-no-such-puzzle = Ein Rätsel „{ $name }“ gibt es für { $game } nicht
cli-puzzle-title = { $game }, Rätsel { $name }: Schwierigkeit { $level } von 5
cli-puzzle-goal = { $seat } ist am Zug. Gib den besten Zug in Notation ein; „?“ zeigt, worauf es ankommt, „!“ die Lösung.
cli-puzzle-ask = Dein Zug:
cli-puzzle-next-step = Richtig. Und dann?
cli-puzzle-found = Gefunden!
cli-puzzle-wrong = Es gibt einen besseren Zug.
cli-puzzle-solution = Die Lösung: { $moves }
cli-puzzle-why = Warum: { CAPITAL($why) }.
