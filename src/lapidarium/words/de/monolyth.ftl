# Monolyth, mit den Begriffen der deutschen Ausgabe.
# Farben sind Hauptwörter („in Blau“), und alle Formen sind männlich („der“, „den“, „kein“).

## Dinge

colour-blue = Blau
colour-orange = Orange
colour-black = Schwarz
colour-turquoise = Türkis
colour-white = Weiß
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
colour-pink = Rosa

stone = { $shape } in { $colour }
shape =
    { $name ->
        [single] 1-Block-Stein
        [I2] Zweier
        [I3] Riegel
        [L3] Winkel
        [L4] L-Stein
        [O4] Quadratstein
        [T4] T-Stein
        [S4] S-Stein
       *[other] Stein { $name }
    }

## Was geschieht

event-card = Entwurfkarte { $card } liegt aus
event-board = Sitz { $seat } baut auf der Spieltafel mit { $colours }
event-first = Sitz { $seat } ist Startspieler
event-fill = Für Feld { $site } wird gezogen: { $stone }
event-place = nimmt den { $stone } von Feld { $site } und setzt ihn auf { $column } (Lage { $turning })
event-swap = tauscht den { $stone } von Feld { $site } gegen einen 1-Block-Stein und setzt ihn auf { $column }
event-discard = kann nichts setzen; der { $stone } von Feld { $site } kommt aus dem Spiel
event-prophesy = macht eine Prophezeiung: { $value } an der Seite in { $colour }
event-give = nimmt das Prophezeiungsplättchen { $value } aus dem Spiel

gain-level = Ebene { $level } ist abgeschlossen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gain-structure = Der Entwurf ist umgesetzt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

due-card = Zuerst kommt eine Entwurfkarte
due-board = Zuerst kommen die Spieltafeln
due-first = Zuerst wird der Startspieler bestimmt
due-set-out = Zuerst kommen die Steine auf die Felder
due-turn = Jetzt folgt ein Zug: den Kristall bewegen oder eine Prophezeiung machen
due-give = Zuerst muss ein Prophezeiungsplättchen aus dem Spiel, zum Beispiel mit „give 4“
due-fill = Zuerst muss das leere Feld aufgefüllt werden
due-over = Das Spiel ist zu Ende

## Warum etwas nicht erlaubt ist

refused-no-stone = Auf Feld { $site } liegt kein Stein; erreichbar: { $sites }
refused-too-far = Feld { $site } ist mehr als vier Schritte entfernt; erreichbar: { $sites }
refused-other-stone = Auf Feld { $site } liegt ein anderer Stein: { $stone }
refused-no-single = Im Vorrat ist kein 1-Block-Stein in { $colour } mehr
refused-outside = Mit dem Anker auf { $column } läge ein Teil des Steins außerhalb des Rasters
refused-over-gap = Auf { $column } bliebe unter dem Stein eine Lücke
refused-too-high = Der Monolith wäre { $top } Blöcke hoch; erlaubt sind { $height }
refused-must-place = Ein Stein lässt sich noch setzen (Möglichkeiten: { $count })
refused-no-token = Auf dem Spielplan liegt kein Prophezeiungsplättchen { $value }
refused-no-wall = Deine Spieltafel hat keine Seite in { $colour }
refused-slot-taken = An der Seite in { $colour } steckt schon eine Prophezeiung: { $value }
refused-board-order = Die nächste Spieltafel ist für Sitz { $seat }
refused-board-taken = Die Spieltafel { $board } ist schon vergeben
refused-fill-site = Der nächste Stein kommt auf Feld { $site }
refused-not-in-lid = Im Schachteldeckel ist kein { $stone } mehr

expected-move = Erwartet wird ein Zug wie „@5 L4/7 b2“ (Feld, Stein und Lage, Säule), „@5 swap b2“, „prophecy 7 T“ oder „give 9“
expected-site = Ein Feld { $found } gibt es nicht; die Felder gehen von 1 bis { $count }
expected-seat = Einen Sitz { $found } gibt es nicht; die Sitze gehen von 1 bis { $count }
expected-card = Eine Karte { $found } gibt es nicht; die Karten gehen von 1 bis { $count }
expected-shape = Einen Stein „{ $found }“ gibt es nicht; die Formen sind { $names }
expected-turning = Eine Lage { $found } hat dieser Stein nicht; die Lagen gehen von 1 bis { $count }
expected-colour-letter = Eine Farbe „{ $found }“ gibt es nicht; die Farben sind { $names }
expected-stone = Einen Stein „{ $found }“ gibt es nicht; nötig sind Farbe und Form, zum Beispiel O-L4
expected-board = Eine Spieltafel „{ $found }“ gibt es nicht; die Spieltafeln sind { $names }

## Wie es endet

ended-top-level = Sitz { $seat } hat Ebene { $level } abgeschlossen, und die Runde wurde zu Ende gespielt
ended-top-level-solo = Ebene { $level } ist abgeschlossen
ended-no-stones = Weder auf den Feldern noch im Schachteldeckel ist ein Stein übrig
ended-no-prophecies = Auf dem Spielplan ist kein Prophezeiungsplättchen übrig
decided-points = Sitz { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
decided-later = Sitz { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: Bei Gleichstand gewinnt, wer in der ersten Runde später am Zug war
decided-rank = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}: { $rank }

rank-1 = Geselle
rank-2 = Handwerker
rank-3 = Konstrukteur
rank-4 = Architekt
rank-5 = Legendärer Baumeister
