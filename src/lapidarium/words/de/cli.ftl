# Das Terminal.

cli-no-file = Eine Datei { $path } gibt es nicht
cli-unreadable-file = { $path } lässt sich nicht lesen: { $reason }
cli-unwritable-file = { $path } lässt sich nicht schreiben: { $reason }
cli-file-exists = { $path } gibt es schon; bitte einen anderen Namen wählen, geändert wurde nichts
cli-not-toml = { $path }: Der Name eines Pakets endet auf .toml
cli-bad-record = { $path }: { $reason }
cli-pack-of-other-game = Das Paket { $pack } gehört zu { $game }, nicht zu { $wanted }
cli-seen-record = { $path } enthält eine Partie nur so, wie jemand sie gesehen hat; sie lässt sich ansehen, aber nicht fortsetzen
cli-names = ein Name für jeden der { $players } Sitze, jeder höchstens { $most } Zeichen lang
cli-set-unused = „{ $event }“ wird beim Aufbau nicht gezogen; möglich ist etwa „card 6“, „board 1 BOKT“ oder „first 2“
cli-playing = Es wird gespielt
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
cli-turns = Züge je Partie
cli-choices = erlaubte Züge je Entscheidung
cli-choices-per-turn = erlaubte Möglichkeiten pro Zug
cli-points-of = Punkte von Sitz { $seat } ({ $wins }-mal gewonnen)
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
cli-pack-new = { $path } ist angelegt. Ändern, was in der eigenen Schachtel anders ist, dann: lapidarium packs check { $path }
cli-pack-kind = Art
cli-pack-person = Person
cli-pack-changed = geändert
cli-pack-shared = geteilte Kopie
cli-pack-kept = eigenes Paket
cli-pack-not-stored = unter { $key } ist kein Paket gespeichert; lapidarium packs stored zählt sie auf
cli-pack-removed = { $key } ist gelöscht
play-prompt = { $who } (? für Hilfe):
play-line = { $who }: { $message }
play-table = Tisch
play-help =
    list       was möglich ist           show       den Tisch neu zeichnen
    undo       eine Wahl zurücknehmen    save FILE  das Protokoll speichern
    quit       aufhören; die Partie kann fortgesetzt werden
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen. Gezogen wird weiter in derselben Reihenfolge.
play-save-where = Wohin? Zum Beispiel: save partie.record
play-saved = Gespeichert als { $path }
play-left = Die Partie liegt in { $path }; weiter geht es mit: lapidarium play --from { $path }
play-ended = Das Spiel ist zu Ende: { $reason }.
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
cli-train-rounds-done-alone = --rounds-done sagt, wie alt die Gewichte von --from sind; nenne sie mit --from DATEI
cli-train-no-weights = { $path } enthält keine Gewichte, mit denen ein Kurs dieses Spiels beginnen kann: { $reason }
cli-train-other-course = { $folder } enthält einen anderen Kurs, der sich unterscheidet in: { $what }. Fahre mit den Optionen fort, mit denen er begonnen wurde, oder wähle einen anderen Ordner; nichts wurde geändert
cli-trained = Trainiert; die Gewichte liegen in { $file }.
cli-warm-already = Der Rechenkern ist bereits übersetzt ({ $folder }).
cli-warming = Rechenkern wird übersetzt: { $game }, { $part } ({ $done } von { $count })
cli-warm =
    Der Rechenkern ist nach { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } übersetzt; er liegt in { $folder }.
