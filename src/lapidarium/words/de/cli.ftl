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

cli-simulated = { $games ->
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
cli-choices-a-turn = erlaubte Möglichkeiten pro Zug
cli-points-of = Punkte von Sitz { $seat } ({ $wins }-mal gewonnen)
cli-ended-top-level = Ende: höchste Ebene abgeschlossen
cli-ended-top-level-solo = Ende: höchste Ebene abgeschlossen
cli-ended-no-stones = Ende: kein Stein mehr übrig
cli-ended-no-prophecies = Ende: kein Prophezeiungsplättchen mehr übrig

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
cli-pack-problems = { $count ->
    [one] hat einen Fehler; siehe packs check
   *[other] hat { $count } Fehler; siehe packs check
}
cli-pack-good = { $name } ist ein gültiges Paket für { $game } ({ $digest })
cli-pack-new = { $path } ist angelegt. Ändern, was in der eigenen Schachtel anders ist, dann: lapidarium packs check { $path }
provenance-rulebook = Spielanleitung
provenance-review = Rezension
provenance-reconstruction = Rekonstruktion

play-prompt = { $who } (? für Hilfe):
play-line = { $who }: { $message }
play-table = Tisch
play-help-monolyth =
    Ein Zug wird so geschrieben, wie er aufgelistet ist, zum Beispiel „@5 L4/7 b2“:
    Der Kristall zieht auf Feld 5, dessen Stein liegt in Lage 7, sein Anker kommt auf Säule b2.
    list @5    alle Möglichkeiten für den Stein von Feld 5
    list lid   was noch im Schachteldeckel ist
play-help-ocelot =
    Ein Zug wird so geschrieben, wie er aufgelistet ist, zum Beispiel „AC f7“:
    Plättchen A kommt mit der Kompassseite nach oben auf Kreis f7. Danach nimmt „take g8“ einen
    Edelstein, „all“ nimmt alle, „done“ beendet den Zug.
    list f7    was jedes Werkzeug auf f7 einbrächte     list g8    was dem Stein auf g8 fehlt
    list amethysts   die eigenen Amethyste (verdeckt ansehen)
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

board-prophecies = Prophezeiungen
board-levels = Ebenen
board-structures = Entwurf
board-singles = 1-Block-Steine
board-lid = Im Schachteldeckel
board-card = Entwurfkarte
tower-title = Sitz { $seat } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tower-tokens = Ebenen: { $levels } · Entwurf: { $structure }
wall-far = hinten
wall-right = rechts
wall-near = vorne
wall-left = links
wall-count = { $count } von { $prophecy }, möglich { $possible }
list-say = Eingabe
list-what = Aktion
list-ways = Möglichkeiten
list-place = setzen:
list-swap = 1-Block-Stein statt
list-drop = aus dem Spiel entfernen:
list-no-room = kein Platz für
list-prophecy = eine Prophezeiung machen
list-give = ein Prophezeiungsplättchen aus dem Spiel nehmen
list-ways-of = Feld { $site }: der Stein von oben, Schicht für Schicht ab dem Boden; + ist sein Anker
list-which-site = Erreichbar: { $sites }
sheet-title = Wertung
sheet-total = Gesamt
cave-bags = Amethyste in den Beuteln:
cave-in-hand = noch nicht gelegt
cave-tools = Werkzeuge
cave-gems = Edelsteine
cave-amethysts = Amethyste
cave-title = { $who } (Sitz { $seat }) · Punkte: { $points }
list-tool = ein Werkzeug auf einen freien Kreis legen
list-collects = brächte ein
list-companion = der Gefährte kommt auf
list-take = einen Edelstein nehmen
list-stay = den Gefährten stehen lassen
list-done = nichts mehr nehmen
list-nothing-here = auf { $circle } kann kein Werkzeug gelegt werden
sheet-what = Was
sheet-how-many = Anzahl
sheet-points = Punkte
cli-ocelot-ended = Ende: alle Plättchen sind gelegt
cli-train-one-ahead = Ein Zug allein lässt sich nicht vergleichen: --ahead ist 0 oder 2 bis 16
cli-train-gone-alone = --gone sagt, wie alt die Gewichte von --from sind; nenne sie mit --from DATEI
cli-train-no-weights = { $path } enthält keine Gewichte, mit denen ein Kurs dieses Spiels beginnen kann: { $reason }
cli-train-other-course = { $folder } enthält einen anderen Kurs, der sich unterscheidet in: { $what }. Fahre mit den Optionen fort, mit denen er begonnen wurde, oder wähle einen anderen Ordner; nichts wurde geändert
cli-trained = Trainiert; die Gewichte liegen in { $file }.
cli-warm-already = Der Rechenkern ist bereits übersetzt ({ $folder }).
cli-warming = Rechenkern wird übersetzt: { $game }, { $part } ({ $done } von { $count })
cli-warm = Der Rechenkern ist nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} übersetzt; er liegt in { $folder }.
