## Rules, moves and refusals

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
event-card = Entwurfkarte { $card } ist im Spiel
event-board = Person { $seat } baut auf der Spieltafel mit { $colours }
    .you = du baust auf der Spieltafel mit { $colours }
    .named = { $name } baut auf der Spieltafel mit { $colours }
event-first = Person { $seat } erhält den Startmarker
    .you = du erhältst den Startmarker
    .named = { $name } erhält den Startmarker
event-fill = Für Feld { $site } wird gezogen: { $stone }
event-place = nimmt den { $stone } von Feld { $site } und setzt ihn auf { $column } (Lage { $turning })
    .you = nimmst den { $stone } von Feld { $site } und setzt ihn auf { $column } (Lage { $turning })
event-swap = tauscht den { $stone } von Feld { $site } gegen einen 1-Block-Stein und setzt ihn auf { $column }
    .you = tauschst den { $stone } von Feld { $site } gegen einen 1-Block-Stein und setzt ihn auf { $column }
event-discard = kann nichts setzen; der { $stone } von Feld { $site } wird aus dem Spiel entfernt
    .you = kannst nichts setzen; der { $stone } von Feld { $site } wird aus dem Spiel entfernt
wall-number = { $colour } ({ $number })
event-prophesy = macht eine Prophezeiung: { $value } an der Seite in { $colour }
    .you = machst eine Prophezeiung: { $value } an der Seite in { $colour }
event-give = entfernt das Prophezeiungsplättchen { $value } aus dem Spiel
    .you = entfernst das Prophezeiungsplättchen { $value } aus dem Spiel
gain-level =
    Ebene { $level } ist abgeschlossen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
gain-structure =
    Der Entwurf ist umgesetzt: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
due-card = Zuerst wird die Entwurfkarte bestimmt
due-board = Zuerst werden die Spieltafeln verteilt
due-first = Zuerst wird bestimmt, wer den Startmarker erhält
due-set-out = Zuerst kommen die Steine auf die Felder
due-turn = Jetzt folgt ein Zug: den Kristall bewegen oder eine Prophezeiung machen
due-give = Zuerst muss ein Prophezeiungsplättchen aus dem Spiel entfernt werden, zum Beispiel mit „give 4“
due-fill = Zuerst muss das leere Feld aufgefüllt werden
refused-no-stone = Auf Feld { $site } liegt kein Stein; erreichbar: { $sites }
refused-too-far = Feld { $site } ist mehr als vier Schritte entfernt; erreichbar: { $sites }
trial-too-far =
    { $steps ->
        [one] 1 Schritt zu weit: zum Ausprobieren, nicht zum Setzen
       *[other] { $steps } Schritte zu weit: zum Ausprobieren, nicht zum Setzen
    }
refused-other-stone = Auf Feld { $site } liegt ein anderer Stein: { $stone }
refused-no-single = Im Vorrat ist kein 1-Block-Stein in { $colour } mehr
refused-outside = Mit dem Anker auf { $column } läge ein Teil des Steins außerhalb des Rasters
refused-over-gap = Auf { $column } bliebe unter dem Stein eine Lücke
refused-too-high = Der Monolith wäre { $top } Blöcke hoch; erlaubt sind { $height }
refused-must-place = Ein Stein lässt sich noch setzen (Möglichkeiten: { $count })
refused-no-token = Auf dem Spielplan liegt kein Prophezeiungsplättchen { $value }
refused-no-wall = Deine Spieltafel hat keine Seite in { $colour }
refused-slot-taken = An der Seite in { $colour } steckt schon eine Prophezeiung: { $value }
refused-board-order = Die nächste Spieltafel ist für Person { $seat }
refused-board-taken = Die Spieltafel { $board } ist schon vergeben
refused-fill-site = Der nächste Stein kommt auf Feld { $site }
refused-not-in-lid = Im Schachteldeckel ist kein { $stone } mehr
expected-move = Erwartet wird ein Zug wie „@5 L4/7 b2“ (Feld, Stein und Lage, Säule), „@5 swap b2“, „prophecy 7 T“ oder „give 9“
expected-site = Ein Feld { $found } gibt es nicht; die Felder gehen von 1 bis { $count }
expected-seat = Eine Person { $found } gibt es nicht; es gibt 1 bis { $count }
expected-card = Eine Karte { $found } gibt es nicht; die Karten gehen von 1 bis { $count }
expected-shape = Einen Stein „{ $found }“ gibt es nicht; die Formen sind { $names }
expected-turning = Eine Lage { $found } hat dieser Stein nicht; die Lagen gehen von 1 bis { $count }
expected-colour-letter = Eine Farbe „{ $found }“ gibt es nicht; die Farben sind { $names }
expected-stone = Einen Stein „{ $found }“ gibt es nicht; nötig sind Farbe und Form, zum Beispiel O-L4
expected-board = Eine Spieltafel „{ $found }“ gibt es nicht; die Spieltafeln sind { $names }
ended-top-level = Person { $seat } hat Ebene { $level } abgeschlossen, und die Runde wurde zu Ende gespielt
    .you = du hast Ebene { $level } abgeschlossen, und die Runde wurde zu Ende gespielt
    .named = { $name } hat Ebene { $level } abgeschlossen, und die Runde wurde zu Ende gespielt
ended-top-level-solo = Ebene { $level } ist abgeschlossen
ended-no-stones = Weder auf den Feldern noch im Schachteldeckel ist ein Stein übrig
ended-no-prophecies = Auf dem Spielplan ist kein Prophezeiungsplättchen übrig
decided-points =
    Person { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
    .you =
        du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
    .named =
        { $name } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }
decided-later =
    Person { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: Bei Gleichstand gewinnt, wer in der ersten Runde später am Zug war
    .you =
        du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }: Bei Gleichstand gewinnt, wer in der ersten Runde später am Zug war
    .named =
        { $name } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }: Bei Gleichstand gewinnt, wer in der ersten Runde später am Zug war
decided-rank =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }: { $rank }
rank-1 = Geselle
rank-2 = Handwerker
rank-3 = Konstrukteur
rank-4 = Architekt
rank-5 = Legendärer Baumeister

## Component packs

expected-tokens = { $count } Plättchen
expected-colour = eine Farbe, für die es ein Wort gibt: { $names }
expected-capital = ein einzelner Großbuchstabe
expected-different-letters = ein eigener Buchstabe für jede Farbe
expected-colours = { $count } Farben
expected-shapes = { $count } Formen
expected-shape-name = nur Buchstaben und Ziffern, etwa L4
expected-copies = { $copies }, wie für diese Form abgedruckt
expected-cubes = 1 bis { $most } Blöcke
expected-columns = ein Stein, der in jeder Lage höchstens { $most } Säulen bedeckt: Mehr fasst die kompilierte Fassung des Spiels nicht
expected-connected = Blöcke, die Fläche an Fläche zusammenhängen
expected-within-grid = höchstens { $most } Blöcke in jeder Richtung
expected-different-shapes = ein eigener Name für jede Form
expected-one-single = genau eine Form aus einem einzigen Block
expected-stones = insgesamt { $count } Steine
expected-drawing = Zeilen aus # und . oder eine Liste solcher Schichten von unten nach oben
expected-colour-letters = Buchstaben der Farben: { $letters }
expected-boards = { $count } Spieltafeln
expected-four-colours = vier Farben, eine je Seite
expected-different-colours = vier verschiedene Farben
expected-another-board = eine andere Spieltafel als Nummer { $number }, auch nach einer Drehung
expected-within-all = nur Plättchen, die auch in „all“ vorkommen
expected-within-four = nur Plättchen, die auch zu viert im Spiel sind
expected-prophecy-values = Werte von 1 bis { $most }
expected-within-wall = höchstens { $most }, denn mehr Blöcke hat eine Seite nicht
expected-solo-prophecies = mindestens { $least }, sonst ist die höchste Ebene unerreichbar
expected-levels = mindestens { $least }: eins je Ebene und Person
expected-range = eine Höhe wie 2, 1-2 oder 3+ zu einem Zeichen aus einem einzigen Buchstaben
expected-card-rows = vier Zeilen mit je vier Zeichen: { $signs }
expected-cards = { $count } Karten
expected-reachable = Höhen, die ein Monolith mit { $most } Ebenen erreichen kann

## The terminal

cli-ended-top-level = Ende: höchste Ebene abgeschlossen
cli-ended-top-level-solo = Ende: höchste Ebene abgeschlossen
cli-ended-no-stones = Ende: kein Stein mehr übrig
cli-ended-no-prophecies = Ende: kein Prophezeiungsplättchen mehr übrig
play-help-monolyth =
    Ein Zug wird so geschrieben, wie er aufgelistet ist, zum Beispiel „@5 L4/7 b2“:
    Der Kristall zieht auf Feld 5, dessen Stein liegt in Lage 7, sein Anker kommt auf Säule b2.
    list @5    alle Möglichkeiten für den Stein von Feld 5
    list lid   was noch im Schachteldeckel ist
board-prophecies = Prophezeiungen
board-levels = Ebenen
board-structures = Entwurf
board-singles = 1-Block-Steine
board-lid = Im Schachteldeckel
board-card = Entwurfkarte
tower-title =
    Person { $seat } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
tower-level = Ebene { $level }
tower-tokens = Ebenen: { $levels } · Entwurf: { $structure }
wall-far = hinten
wall-right = rechts
wall-near = vorne
wall-left = links
wall-count = { $count } von { $prophecy }, möglich { $possible }
list-place = setzen
list-swap = gegen 1-Block-Stein tauschen
list-drop = aus dem Spiel entfernen
list-no-room = hat keinen Platz
list-prophecy = eine Prophezeiung machen
list-give = ein Prophezeiungsplättchen aus dem Spiel entfernen
list-ways-of = Feld { $site }: der Stein von oben, Schicht für Schicht ab dem Boden; + ist sein Anker
list-which-site = Erreichbar: { $sites }

## The score sheet

sheet-wall-far = Hintere Seite
sheet-wall-right = Rechte Seite
sheet-wall-near = Vordere Seite
sheet-wall-left = Linke Seite
sheet-wall = { $colour }: { $count } von { $prophecy }
sheet-wall-bare = { $colour }: { $count }, keine Prophezeiung
sheet-levels = Ebenen
sheet-structure = Entwurf

## The browser

ui-board = Spielplan
ui-ring = Steine auf den Feldern
ui-site = Feld { $site }: { $stone }
ui-site-short = von Feld { $site }
ui-site-crystal = Feld { $site }: der Kristall
ui-site-empty = Feld { $site }: leer
ui-site-reach =
    { $name }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
ui-site-blocked =
    { $name }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, passt nirgends
ui-site-try = { $name }, außer Reichweite; lässt sich ausprobieren
ui-walls = Seiten
ui-wall-far = Hintere Seite
ui-wall-right = Rechte Seite
ui-wall-near = Vordere Seite
ui-wall-left = Linke Seite
ui-wall-up-to = bis { $possible }
ui-wall-kept =
    erfüllt · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ui-wall-lost = unerreichbar
ui-wall-more = noch { $more }, bis { $possible }
ui-of = von { $total }
ui-no-token = frei
ui-prophecies = Prophezeiungen
ui-prophecies-kept = Erfüllte Prophezeiungen
ui-prophecy-instead = auch möglich
ui-prophecy-give = entferne eines
ui-prophecy-token = Eine Prophezeiung machen: { $value }
ui-prophecy-of = Prophezeiung { $value }
ui-prophecy-which = An welcher Seite werden { $value } Blöcke liegen?
ui-prospect = jetzt { $count }, bis { $possible }
ui-prospect-kept = jetzt { $count }: schon erfüllt
ui-prospect-lost = jetzt { $count }, höchstens { $possible }
ui-foretell = Prophezeien
ui-give = Entferne ein Prophezeiungsplättchen
ui-give-why = Im Solospiel kostet es eines, den Kristall zu bewegen.
ui-give-token = Die { $value } aus dem Spiel entfernen
ui-give-up = Entfernen
ui-levels = Ebenen
ui-structure = Entwurf
ui-structure-won = erfüllt
ui-structure-met = Jede Säule passt.
ui-structure-missing =
    { $missing ->
        [one] eine Säule passt noch nicht
       *[other] { $missing } Säulen passen noch nicht
    }
ui-structure-caption = Die Entwurfkarte in der am besten passenden Lage, hintere Reihe zuerst
ui-column-met = { $ask }, passt
ui-column-missing = { $ask } verlangt, Höhe { $height }
ui-none-left = Keine mehr da.
ui-singles = 1-Block-Steine
ui-lid = Steine im Schachteldeckel
ui-lid-empty = Der Schachteldeckel ist leer.
ui-show-tower = Monolith von { $name } groß zeigen
ui-looking-at = Der Monolith von { $name }
ui-back-to-own = Zurück zu meinem
ui-back-to-first = Zurück zum ersten
ui-view = Von einer anderen Seite ansehen
ui-view-left = Ansicht nach links drehen
ui-view-right = Ansicht nach rechts drehen
ui-tower-caption = Der Monolith, Säule für Säule von unten nach oben; höchstens { $levels } hoch
ui-column = { $column }: { $colours }
ui-column-bare = { $column }: leer
ui-orientation = Wie der Stein liegt
ui-turn-left = Nach links drehen
ui-turn-right = Nach rechts drehen
ui-turn-tip = Kippen
ui-turning = { $turning } / { $count }
ui-where = Wohin
ui-where-at = { $column }, Ebene { $level }
ui-fills = Füllt { $cells }
ui-does-not-fit = Da passt er nicht hin.
ui-gain-level = schließt Ebene { $level } ab
ui-gain-structure = setzt den Entwurf um
ui-gain-kept = Prophezeiung in { $colour } erfüllt
ui-gain-cubes =
    { $cubes ->
        [one] Block in { $colour } an seiner Seite
       *[other] Blöcke in { $colour } an ihrer Seite
    }
ui-swap = Tauschen
ui-swap-long = Gegen einen 1-Block-Stein in { $colour } tauschen
ui-discard = Stein entfernen
ui-discard-why = Kein erreichbarer Stein lässt sich setzen; dieser Stein wird aus dem Spiel entfernt.
ui-rest-discard = Nichts lässt sich setzen: Wähle einen leuchtenden Stein, der aus dem Spiel entfernt wird.
ui-rest-stone = Wähle einen leuchtenden Stein.
ui-rest-both = Wähle einen leuchtenden Stein oder mache eine Prophezeiung.
ui-rest-prophecy = Mache eine Prophezeiung.
ui-wall-short-kept = erfüllt
ui-wall-missed = nicht erfüllt
ui-wall-short-more = noch { $more }
ui-tap-tower =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } · tippe, wohin der Stein soll
game-monolyth = Monolyth
game-monolyth-about = Errichte einen Monolithen aus bunten Steinen und prophezeie seine Seiten. Für eine bis vier Personen.
game-monolyth-short = Wer am Zug ist, bewegt den Kristall und baut den erreichten Stein in den eigenen Monolithen ein. Sage voraus, wie viele Blöcke ihrer Farbe jede Seite haben wird, und schließe Ebenen ab, um weitere Punkte zu bekommen. Die Runde, in der jemand die höchste Ebene abschließt, ist die letzte; die meisten Punkte gewinnen.
ui-card = Entwurfkarte
ui-card-random = zufällig
ui-card-number = Karte { $card }
ui-boards = Spieltafeln
ui-board-random = zufällig
ui-board-sides = { $far }, { $right }, { $near }, { $left }
game-monolyth-how-1 = In deinem Zug wählst du eine von zwei Aktionen: den Kristall einen bis vier Steine weit bewegen und einen Stein setzen, oder eine Prophezeiung machen. Leere Felder werden übersprungen.
game-monolyth-how-2 = Nimm den Stein, bei dem der Kristall stehen bleibt, oder tausche ihn gegen einen 1-Block-Stein seiner Farbe, solange der Vorrat reicht, und setze ihn auf deinen Monolithen. Du darfst ihn beliebig drehen, aber er muss im Raster bleiben, darf keine Lücke unter sich lassen und nicht höher als 4 reichen (zu dritt und zu viert 3). Danach wird ein neuer Stein für das Feld gezogen, das der Kristall verlassen hat. Lässt sich nichts Erreichbares setzen oder tauschen, bewegst du den Kristall trotzdem, und dieser Stein wird aus dem Spiel entfernt.
game-monolyth-how-3 = Für eine Prophezeiung steckst du ein beliebiges Plättchen vom Spielplan an eine freie Seite deiner Spieltafel. Es sagt, wie viele Blöcke in der Farbe dieser Seite dort mindestens liegen werden. Stimmt das am Ende, bringt es seinen Wert, sonst nichts. Es zählt nur die äußere Schicht; ein Eckblock zählt für beide Seiten.
game-monolyth-how-4 = Am Ende deines Zuges nimmst du für jede abgeschlossene Ebene das höchste Ebenenplättchen, das noch da ist (solo: das niedrigste). Stimmen deine Höhen mit der Entwurfkarte überein, auch gedreht oder gespiegelt, nimmst du das höchste Entwurfplättchen, einmal pro Partie.
game-monolyth-how-5 = Schließt jemand die höchste Ebene ab, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Ist weder auf den Feldern noch im Schachteldeckel ein Stein übrig, endet die Partie sofort. Die meisten Punkte gewinnen; bei Gleichstand, wer in der ersten Runde später am Zug war.
game-monolyth-how-6 = Solo: Bewegst du den Kristall, entfernst du danach, wenn der neue Stein gezogen ist, ein Prophezeiungsplättchen deiner Wahl vom Spielplan aus dem Spiel. Die Partie endet, wenn dort keines mehr liegt oder deine höchste Ebene abgeschlossen ist.
ui-key-stones = Stein mit dieser Schrittzahl nehmen
ui-key-turn = links drehen, rechts drehen, kippen
ui-key-move = Stein verschieben
ui-key-swap = gegen einen 1-Block-Stein tauschen
ui-key-view = Ansicht drehen
ui-solid = Monolith räumlich darstellen
ui-explain-wall =
    Es zählen nur Blöcke in { $colour } in der äußeren Schicht dieser Seite: jetzt { $count }, höchstens { $possible }. { $prophecy ->
        [0] Ohne Prophezeiungsplättchen bringt die Seite keine Punkte.
       *[other] Sind es am Ende mindestens { $prophecy }, bringt die Prophezeiung { $prophecy } Punkte.
    }
ui-explain-turning =
    { $count ->
        [one] Dieser Stein liegt immer gleich, wie du ihn auch drehst.
       *[other] Der Stein kann auf { $count } Arten liegen; dies ist Nummer { $turning }. Drehe ihn mit den Knöpfen, mit Q, W und E, mit dem Mausrad oder mit zwei Fingern.
    } Ein Lichtpunkt zeigt jede Säule, auf die er so passt.
ui-explain-where = Die Säule mit Buchstabe und Zahl, wie sie am Rand der Spieltafel stehen, und die Ebene.
ui-explain-swap = Setze statt dieses Steins einen 1-Block-Stein in { $colour } aus dem Vorrat.
ui-explain-prophecies = Eine Prophezeiung sagt, wie viele Blöcke in ihrer Farbe eine Seite mindestens haben wird. Stimmt das am Ende, bringt sie ihren Wert, sonst nichts.
ui-explain-levels = Fülle alle 16 Plätze einer Ebene, und du nimmst das höchste dieser Plättchen.
ui-explain-levels-solo = Fülle alle 16 Plätze einer Ebene, und du nimmst das niedrigste dieser Plättchen.
ui-explain-structure = Groß: die Höhe, die die Karte für jede Säule verlangt. Klein: wie hoch sie jetzt ist. Passen alle 16, nimmst du das höchste dieser Plättchen. Die Karte darf gedreht und gespiegelt werden; gezeigt wird die Lage, die am besten passt.
ui-explain-singles = Statt des Steins, den der Kristall erreicht, darfst du einen 1-Block-Stein seiner Farbe setzen, solange hier einer liegt.
ui-card-asks = Karte { $card }, hintere Reihe zuerst: { $asks }
ui-guide-choose = Wähle einen leuchtenden Stein: Der Kristall zieht einen bis vier Steine weiter. Du baust ihn in deinen Monolithen ein.
ui-guide-put = Wähle, wohin er soll: Ein Lichtpunkt zeigt jede Säule, auf die er passt. Drehe ihn mit den Knöpfen, dem Mausrad oder zwei Fingern und setze ihn dann.

# The workshop.
monolyth-workshop-colours = Farben
monolyth-workshop-stones = Steine
monolyth-workshop-stones-words = Klicke auf einen Platz, um einen Block hinzuzufügen oder wegzunehmen. Die Bilder zeigen den Stein von vier Seiten.
monolyth-workshop-add-stone = Stein hinzufügen
monolyth-workshop-stone-number = Stein { $number } ({ $name })
monolyth-workshop-stone-name = Name von Stein { $number }
monolyth-workshop-stone-cubes = Blöcke
monolyth-workshop-stone-copies = Anzahl je Farbe
monolyth-workshop-stone-empty = Noch kein Block
monolyth-workshop-layer = Schicht { $layer }
monolyth-workshop-main-board = Spielplan
monolyth-workshop-sites = Felder im Kreis
monolyth-workshop-boards = Spieltafeln
monolyth-workshop-board-sides = Farben der Seiten
monolyth-workshop-board-sides-words = Klicke auf eine Seite, um die Farben durchzuschalten.
monolyth-workshop-add-board = Spieltafel hinzufügen
monolyth-workshop-board-number = Spieltafel { $number }
monolyth-workshop-board-side = { $side }: { $colour }
monolyth-workshop-side-far = Hinten
monolyth-workshop-side-right = Rechts
monolyth-workshop-side-near = Vorne
monolyth-workshop-side-left = Links
monolyth-workshop-heights = Größte Höhe
monolyth-workshop-grid = Spalten und Reihen des Rasters
monolyth-workshop-prophecies = Prophezeiungsplättchen
monolyth-workshop-levels = Ebenenplättchen
monolyth-workshop-structures = Entwurfplättchen
monolyth-workshop-tokens-all = In der Schachtel: { $count }
monolyth-workshop-token = Plättchen
monolyth-workshop-token-value = Plättchen { $value }
monolyth-workshop-token-in-play = Plättchen { $value } im Spiel, { $players }
monolyth-workshop-add-token = Plättchen hinzufügen
monolyth-workshop-add-token-value = Plättchen { $value } hinzufügen
monolyth-workshop-other-value = Anderer Wert
monolyth-workshop-signs = Was Karten verlangen
monolyth-workshop-signs-words = Jeder Buchstabe steht für eine Spanne von Höhen. Ein Klick auf einen Platz einer Karte schaltet sie durch.
monolyth-workshop-add-sign = Spanne hinzufügen
monolyth-workshop-range-of = Spanne von { $what }
monolyth-workshop-range-least = mindestens { $low }
monolyth-workshop-range-between = { $low } bis { $high }
monolyth-workshop-range-exactly = genau { $low }
monolyth-workshop-cards = Entwurfkarten
monolyth-workshop-cards-words = Klicke auf einen Platz, um die Spannen durchzuschalten.
monolyth-workshop-add-card = Karte hinzufügen
monolyth-workshop-meaning-stones = { $stones } Steine mit { $cubes } Blöcken in der Schachtel
pays-prophecy = Erfüllte Prophezeiungen
pays-level = Genommene Ebenenplättchen
pays-structure = Genommene Entwurfplättchen
source-note-monolyth-bokt = die Tafel Blau, Orange, Schwarz, Türkis
source-note-monolyth-4-12 = Werte 4 bis 12
source-note-monolyth-7-and-14 = 7 und 14
source-note-monolyth-8-the-highest-left-at-some-time-not-in-a-solo-game = einmal war eine 8 der höchste verbliebene Wert, nicht im Solospiel
source-note-monolyth-8-the-highest-left-at-some-time-with-one-or-two-players = einmal war eine 8 der höchste verbliebene Wert, mit einer oder zwei Personen

# Eine Stellung aufbauen.
expected-monolyth-column = höchstens { $most } Blöcke in einer Säule; { $column } hat { $found }
expected-monolyth-cubes = die Buchstaben { $letters } für die Blöcke von { $column }
expected-monolyth-stones = höchstens { $most }-mal „{ $stone }“ auf den Feldern und im Schachteldeckel zusammen; es sind { $found }
expected-monolyth-singles = höchstens { $most } 1-Block-Steine in dieser Farbe ({ $colour }); es sind { $found }
expected-monolyth-tokens = jedes Plättchen nur so oft, wie es im Spiel ist; zu viel: { $values }
expected-monolyth-colour = höchstens { $most } Blöcke dieser Farbe ({ $colour }) auf allen Monolithen zusammen; es sind { $found }
expected-monolyth-own-board = eine Spieltafel, die sonst niemand hat
expected-monolyth-free-site = ein Feld ohne Stein
expected-monolyth-solo-give = ein anderer Schritt: Plättchen werden nur im Solospiel entfernt
expected-monolyth-card = eine Entwurfkarte; keine nur, solange sie noch bestimmt wird
expected-monolyth-boards = Spieltafeln der Reihe nach, und für alle, sobald die Partie beginnt
expected-monolyth-first = jemand mit dem Startmarker; niemand nur, solange er noch vergeben wird
expected-monolyth-set-out = Steine auf den Feldern für einen Zug; keine, bevor sie ausgelegt werden
expected-monolyth-empty-site = außer dem Feld des Kristalls noch ein leeres, solange Steine ausgelegt werden
expected-monolyth-lid-rest = alle Steine, die auf keinem Feld liegen, solange sie ausgelegt werden
expected-monolyth-refill = ein Stein zum Auffüllen
expected-monolyth-left = das leere Feld, das der Kristall verlassen hat, und nur, solange es aufgefüllt wird
expected-monolyth-solo-tokens = mindestens ein Prophezeiungsplättchen, solange die Solopartie läuft
monolyth-position-whose = Monolith von
monolyth-position-tower = Monolith
monolyth-position-press = Ein Druck auf den Monolithen
monolyth-position-put = setzt einen Stein
monolyth-position-take = nimmt den obersten Block weg
monolyth-position-plan = Der Monolith von oben, hintere Reihe zuerst
monolyth-position-column = { $column }, Höhe { $height }: { $colours }
monolyth-position-colour = Farbe
monolyth-position-stone = Stein
monolyth-position-tower-words = Ein Stein kommt aus dem Schachteldeckel, ein 1-Block-Stein aus dem Vorrat, solange dort einer ist. Über eine Lücke lässt sich kein Stein setzen.
monolyth-position-board = Spieltafel
monolyth-position-has = Plättchen: { $who }
monolyth-position-prophecy = Prophezeiung, { $wall }
monolyth-position-none = nichts
monolyth-position-level-add = Ebenenplättchen hinzufügen
monolyth-position-level-back = Ebenenplättchen { $value } zurücklegen
monolyth-position-site = Feld { $site }
monolyth-position-site-words = Drück auf ein Feld des Steinkreises, um zu ändern, was dort liegt.
monolyth-position-crystal-here = Kristall hierher
monolyth-position-clear-site = Leeren
monolyth-position-stone-left = { $stone }, im Deckel: { $left }
monolyth-position-turn = Zug
monolyth-position-to-move = Am Zug
monolyth-position-phase-turn = ein Zug
monolyth-position-phase-give = ein Plättchen wird entfernt (solo)
monolyth-position-phase-over = nichts: die Partie ist zu Ende
monolyth-position-left = Vorrat und Deckel
monolyth-position-field-players = Anzahl der Personen
monolyth-position-field-phase = Als Nächstes
monolyth-position-field-card = Entwurfkarte
monolyth-position-field-first = Startmarker
monolyth-position-field-turn = Beendete Züge
monolyth-position-field-crystal = Kristall
monolyth-position-field-left = Feld zum Auffüllen
monolyth-position-field-sites = Felder
monolyth-position-field-lid = Schachteldeckel
monolyth-position-field-supply = Vorrat
monolyth-position-field-prophecies = Übrige Prophezeiungen
monolyth-position-field-levels = Übrige Ebenenplättchen
monolyth-position-field-structures = Übrige Entwurfplättchen

## The coach

theme-monolyth-wall = Seiten
theme-monolyth-prophecy = Prophezeiungen
theme-monolyth-level = Ebenen
theme-monolyth-structure = Entwurf
theme-monolyth-deny = Vorlagen für andere
theme-monolyth-reach = Steine in Reichweite
theme-monolyth-token = Entfernte Plättchen
theme-monolyth-tempo = Tempo
theme-monolyth-other = Sonstiges
monolyth-why-wall-kept = du erfüllst die Prophezeiung { $value } an der Seite in { $colour }
    .named = { $name } erfüllt die Prophezeiung { $value } an der Seite in { $colour }
monolyth-why-wall-lost = die Seite in { $colour } kann ihre { $value } noch erfüllen, sonst nicht mehr
monolyth-why-wall-cubes =
    du bringst { $cubes ->
        [one] einen Block mehr
       *[other] { $cubes } Blöcke mehr
    } in { $colour } an die passende Seite
    .named =
        { $name } bringt { $cubes ->
            [one] einen Block mehr
           *[other] { $cubes } Blöcke mehr
        } in { $colour } an die passende Seite
monolyth-why-wall-room = du lässt an der Seite in { $colour } mehr Platz für Blöcke ihrer Farbe
    .named = { $name } lässt an der Seite in { $colour } mehr Platz für Blöcke ihrer Farbe
monolyth-why-prophecy-kept = du machst eine Prophezeiung, die die Seite in { $colour } schon erfüllt: { $value }
    .named = { $name } macht eine Prophezeiung, die die Seite in { $colour } schon erfüllt: { $value }
monolyth-why-prophecy = du machst eine Prophezeiung, die die Seite in { $colour } noch erfüllen kann: { $value }
    .named = { $name } macht eine Prophezeiung, die die Seite in { $colour } noch erfüllen kann: { $value }
monolyth-why-prophecy-lost = du hältst die Seite in { $colour } frei: Eine { $value } ist dort nicht mehr zu erfüllen
    .named = { $name } hält die Seite in { $colour } frei: Eine { $value } ist dort nicht mehr zu erfüllen
monolyth-why-prophecy-hard = du hältst die Seite in { $colour } frei: Eine { $value } ist dort schwer zu erfüllen
    .named = { $name } hält die Seite in { $colour } frei: Eine { $value } ist dort schwer zu erfüllen
monolyth-why-prophecy-higher = du hältst die Seite in { $colour } für eine höhere Prophezeiung als { $value } frei
    .named = { $name } hält die Seite in { $colour } für eine höhere Prophezeiung als { $value } frei
monolyth-why-level =
    du schließt sofort Ebene { $level } ab: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .named =
        { $name } schließt sofort Ebene { $level } ab: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
monolyth-why-levels =
    du schließt sofort die Ebenen { $first } { $count ->
        [2] und
       *[other] bis
    } { $last } ab: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .named =
        { $name } schließt sofort die Ebenen { $first } { $count ->
            [2] und
           *[other] bis
        } { $last } ab: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
monolyth-why-level-nearer =
    du bist näher an Ebene { $level }: { $spaces ->
        [one] Eine Säule fehlt noch
       *[other] { $spaces } Säulen fehlen noch
    }
    .named =
        { $name } ist näher an Ebene { $level }: { $spaces ->
            [one] Eine Säule fehlt noch
           *[other] { $spaces } Säulen fehlen noch
        }
monolyth-why-level-near =
    du baust an Ebene { $level }: { $spaces ->
        [one] Eine Säule fehlt noch
       *[other] { $spaces } Säulen fehlen noch
    }
monolyth-why-level-keep = die nächste Ebene wird leichter abzuschließen
    .named = die nächste Ebene wird für { $name } leichter abzuschließen
monolyth-why-structure =
    du setzt sofort den Entwurf um: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .named =
        { $name } setzt sofort den Entwurf um: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
monolyth-why-structure-open = der Entwurf bleibt möglich; sonst ist eine Säule zu hoch dafür
monolyth-why-structure-nearer = du kommst dem Entwurf näher
    .named = { $name } kommt dem Entwurf näher
monolyth-why-deny =
    du lässt der nächsten Person nichts, was sofort Punkte bringt; sonst { $points ->
        [one] wäre es { $points } Punkt
       *[other] wären es { $points } Punkte
    }
    .named =
        { $name } lässt der nächsten Person nichts, was sofort Punkte bringt; sonst { $points ->
            [one] wäre es { $points } Punkt
           *[other] wären es { $points } Punkte
        }
monolyth-why-deny-less = du lässt der nächsten Person weniger, was sofort Punkte bringt: { $after } statt { $before } Punkte
    .named = { $name } lässt der nächsten Person weniger, was sofort Punkte bringt: { $after } statt { $before } Punkte
monolyth-why-reach =
    du lässt einen Stein in Reichweite, der im nächsten Zug { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bringt
    .named =
        { $name } lässt einen Stein in Reichweite, der im nächsten Zug { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } bringt
monolyth-why-tokens = du lässt die Prophezeiungsplättchen liegen, die deine Seiten noch erfüllen können
    .named = { $name } lässt die Prophezeiungsplättchen liegen, die die eigenen Seiten noch erfüllen können
monolyth-why-promise = deine Seiten können danach bessere Prophezeiungen erfüllen
    .named = die Seiten von { $name } können danach bessere Prophezeiungen erfüllen
monolyth-why-cubes =
    du verbaust { $cubes ->
        [one] einen Block mehr
       *[other] { $cubes } Blöcke mehr
    }
    .named =
        { $name } verbaut { $cubes ->
            [one] einen Block mehr
           *[other] { $cubes } Blöcke mehr
        }
monolyth-why-end = du beendest die Partie, während du vorn liegst
    .named = { $name } beendet die Partie mit Vorsprung
monolyth-why-no-end = du beendest die Partie nicht, während du zurückliegst
    .named = { $name } beendet die Partie nicht im Rückstand
monolyth-why-later-wall =
    { $when ->
        [end] am Ende
       *[soon] ein paar Züge später
    } sind deine Seiten { $points ->
        [one] etwa einen Punkt
       *[other] etwa { $points } Punkte
    } mehr wert, vor allem die in { $colour }
    .named =
        { $when ->
            [end] am Ende
           *[soon] ein paar Züge später
        } sind die Seiten von { $name } { $points ->
            [one] etwa einen Punkt
           *[other] etwa { $points } Punkte
        } mehr wert, vor allem die in { $colour }
monolyth-why-later-level =
    { $when ->
        [end] am Ende
       *[soon] ein paar Züge später
    } bringen dir die Ebenen { $points ->
        [one] etwa einen Punkt
       *[other] etwa { $points } Punkte
    } mehr
    .named =
        { $when ->
            [end] am Ende
           *[soon] ein paar Züge später
        } bringen die Ebenen { $name } { $points ->
            [one] etwa einen Punkt
           *[other] etwa { $points } Punkte
        } mehr
monolyth-why-later-structure =
    { $when ->
        [end] am Ende
       *[soon] ein paar Züge später
    } ist der Entwurf für dich { $points ->
        [one] etwa einen Punkt
       *[other] etwa { $points } Punkte
    } mehr wert
    .named =
        { $when ->
            [end] am Ende
           *[soon] ein paar Züge später
        } ist der Entwurf für { $name } { $points ->
            [one] etwa einen Punkt
           *[other] etwa { $points } Punkte
        } mehr wert
monolyth-why-later-deny =
    sonst holen andere { $when ->
        [end] bis zum Ende
       *[soon] in den folgenden Zügen
    } { $points ->
        [one] etwa einen Punkt
       *[other] etwa { $points } Punkte
    } mehr
monolyth-look-wall = sieh dir deine Seite in { $colour } an
monolyth-look-level = sieh dir an, was auf deiner niedrigsten offenen Ebene noch fehlt
monolyth-look-structure = vergleiche die Höhen deines Monolithen mit der Entwurfkarte
monolyth-look-prophecies = sieh dir die Prophezeiungsplättchen auf dem Spielplan und deine Seiten ohne Prophezeiung an
monolyth-look-tokens = sieh dir die Prophezeiungsplättchen an, die deine Seiten nicht mehr erfüllen können
monolyth-look-reach = sieh dir die Steine in Reichweite an und die, die danach kommen
monolyth-piece-stone = nimm den Stein von Feld { $site }: { $stone }
monolyth-piece-swap = es lohnt sich, den Stein von Feld { $site } ({ $stone }) gegen einen 1-Block-Stein zu tauschen
monolyth-piece-wall = für die Seite in { $colour } lohnt sich eine Prophezeiung
monolyth-piece-token = eines der Plättchen nützt dir nichts mehr
