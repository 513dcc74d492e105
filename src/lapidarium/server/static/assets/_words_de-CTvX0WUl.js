var e=`
no-such-bot = kein Bot heißt „{ $name }“; es gibt { $names }
level-dutiful = Geselle
level-steadfast = Handwerker


list-separator = {", "}
seat = Sitz { $seat }
refused = Nicht erlaubt: { $reason } [{ $clause }]
unreadable = „{ $text }“ ist nicht lesbar: { $reason }
refused-game-over = Das Spiel ist zu Ende
refused-chance-first = Zuerst muss etwas gezogen werden
refused-not-your-turn = Sitz { $seat } ist am Zug
no-such-game = Ein Spiel namens { $name } gibt es nicht; es gibt { $names }
no-such-players = Nicht für diese Personenzahl: { $found }; möglich: { $counts }
expected-field = { $field } ist „{ $found }“; erwartet: { $expected }
expected-fields = Eine Stellung hat diese Angaben in dieser Reihenfolge: { $names }
expected-position = Eine Stellung beginnt mit „{ $game }“, danach folgen Angaben wie phase=turn
record-problem = Zeile { $line }: { $reason }
record-foreign = Das ist kein Protokoll einer Partie: Es müsste mit „{ $expected }“ beginnen, beginnt aber mit „{ $found }“
record-truncated = Hier bricht das Protokoll ab; seine letzte Zeile müsste mit „end“ beginnen
record-expected = Erwartet: „{ $expected }“, gefunden: „{ $found }“
record-who = Das ist ein Ereignis von „{ $expected }“, nicht von „{ $found }“
record-event = „{ $event }“ ist hier nicht möglich: { $reason }
record-after-end = Die Partie ist schon zu Ende, aber das Protokoll geht weiter mit „{ $found }“
record-result = Die Ereignisse führen zum Ergebnis „{ $expected }“, im Protokoll steht „{ $found }“
record-count = Die Zahl der Ereignisse ist { $expected }, im Protokoll steht { $found }
record-edited = Jedes Ereignis ist möglich, aber der Text ist nicht mehr der ursprüngliche: Weiter oben wurde etwas geändert
record-other-game = Laut Protokoll wurde { $found } gespielt, das Paket gehört aber zu { $game }
record-other-pack = Gespielt wurde mit einem anderen Paket namens { $name } (das vorhandene ist { $found }…); nötig ist ein Protokoll, das sein Paket enthält
record-no-seat = es gibt keinen Sitz { $found }; die Partie hat { $count }


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


ocelot-seat-1 = Sir Ozelot
ocelot-seat-2 = Professor Pinguin
ocelot-companion-moth = Motte
ocelot-companion-bat = Fledermaus
gem-crystal = Bergkristall
gem-sun = Coelestin (Sonne)
gem-moon = Coelestin (Mond)
gem-star = Coelestin (Stern)
gem-opal = Opal
gem-emerald = Smaragd
gem-beryl = roter Beryll
gem-geode = Geode
gem-crystal-the = den Bergkristall
gem-sun-the = den Coelestin (Sonne)
gem-moon-the = den Coelestin (Mond)
gem-star-the = den Coelestin (Stern)
gem-opal-the = den Opal
gem-emerald-the = den Smaragd
gem-beryl-the = den roten Beryll
tool-compass = Kompass
tool-lantern = Laterne
tool-pick = Spitzhacke
tool-compass-a = einen Kompass
tool-lantern-a = eine Laterne
tool-pick-a = eine Spitzhacke
ocelot-moth = die Motte
ocelot-bat = die Fledermaus
ocelot-your-moth = deine Motte
ocelot-your-bat = deine Fledermaus
ocelot-their-moth = die Motte von Sir Ozelot
ocelot-their-bat = die Fledermaus von Professor Pinguin
ocelot-cave-blue = die blaue Höhle
ocelot-cave-green = die grüne Höhle
ocelot-cave-red = die rote Höhle
ocelot-bag-blue = dem blauen Beutel
ocelot-bag-green = dem grünen Beutel
ocelot-bag-red = dem roten Beutel
ocelot-side-n = N
ocelot-side-e = O
ocelot-side-s = S
ocelot-side-w = W
ocelot-amethyst = Amethyst aus { $bag }
ocelot-amethyst-special = besonderer Amethyst aus { $bag }: { $special }
ocelot-special-a = 1 Punkt je eigenem Edelstein mit aufgedruckter 1
ocelot-special-b = 1 Punkt je eigenem Edelstein mit aufgedruckter 3
ocelot-special-c = 1 Punkt je Edelstein, der in der blauen Höhle liegen bleibt
ocelot-special-d = 2 Punkte je Edelstein, der in der grünen oder roten Höhle liegen bleibt
event-ocelot-first = { $who } beginnt
event-ocelot-deal = { $square }: { $gem }
event-ocelot-amethyst =
    zieht einen Amethyst aus { $bag }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-ocelot-amethyst-special = zieht einen besonderen Amethyst aus { $bag }: { $special }
event-ocelot-amethyst-hidden = zieht einen Amethyst aus { $bag }
event-ocelot-tool = legt { $tool } auf { $circle }
event-ocelot-companion = setzt { $companion } in { $cave }, auf { $square }
event-ocelot-companion-gem =
    setzt { $companion } in { $cave }, auf { $square }, und nimmt { $gem }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-ocelot-move = zieht { $companion } weiter in { $cave }, auf { $square }
event-ocelot-move-gem =
    zieht { $companion } weiter in { $cave }, auf { $square }, und nimmt { $gem }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-ocelot-stay = lässt { $companion } stehen
event-ocelot-take =
    nimmt { $gem } von { $square }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-ocelot-geode = öffnet die Geode auf { $square } für einen Amethyst aus { $bag }
event-ocelot-done = sammelt nichts mehr ein
ocelot-gain-set = Ein Satz aus Sonne, Mond und Stern ist vollständig
ocelot-seen = gesehen von { $sides } durch { $tools }
ocelot-explain-empty = Auf { $square } liegt kein Edelstein
ocelot-explain-unseen = { $gem } auf { $square }: von keinem Werkzeug gesehen
ocelot-explain-open = { $gem } auf { $square }, { $seen }: kann eingesammelt werden
ocelot-explain-missing = { $gem } auf { $square }, { $seen }: { $missing }
ocelot-explain-helped = { $gem } auf { $square }, { $seen }: { $missing }; { $helped }
ocelot-missing-one = es braucht noch { $tool }
ocelot-missing-two = es braucht noch { $tool } und { $other }
ocelot-missing-no-circle = { $missing }, doch von den Kreisen, die das Feld sehen, sind zu wenige frei
ocelot-helped = { $companion } springt dafür ein
ocelot-helped-not-sides =
    { $companion } springt dafür ein, nicht aber für die { $sides ->
        [one] fehlende Seite
       *[other] { $sides } fehlenden Seiten
    }
ocelot-helped-one = { $companion } springt für eines der beiden ein
ocelot-helped-one-not-sides =
    { $companion } springt für eines der beiden ein, nicht aber für die { $sides ->
        [one] fehlende Seite
       *[other] { $sides } fehlenden Seiten
    }
refused-ocelot-place-first = Ein Zug beginnt mit einem Plättchen: einem Werkzeug oder dem Gefährten
refused-ocelot-companion-first = Zuerst ist zu entscheiden, ob der Gefährte weiterzieht: sein Feld angeben oder „stay“
refused-ocelot-collecting = Das Plättchen dieses Zuges liegt schon; jetzt Edelsteine nehmen oder „done“
refused-ocelot-not-drawn-now = So etwas wird jetzt nicht gezogen
refused-ocelot-deal-order = Der nächste Edelstein kommt auf { $square }
refused-ocelot-none-left = Davon ist für diese Höhle nichts mehr übrig: { $gem }
refused-ocelot-other-bag = Der Amethyst kommt aus { $bag }
refused-ocelot-value-unknown = Ohne seinen Wert lässt sich ein Amethyst nicht hinzufügen
refused-ocelot-not-in-bag = Im Beutel ist kein Amethyst { $value }
refused-ocelot-no-such-tool = Dieses Werkzeug oder diesen Kreis gibt es hier nicht: { $tool }
refused-ocelot-no-tool-left = Kein Plättchen { $letter } mehr auf der Hand
refused-ocelot-circle-taken = Auf { $circle } liegt schon ein Werkzeug
refused-ocelot-companion-placed = Der Gefährte ist schon eingesetzt; nach einem Werkzeug darf er weiterziehen
refused-ocelot-no-such-square = Auf dieser Matte gibt es kein Feld { $square }
refused-ocelot-other-cave = { $square } geht nicht: Der Gefährte darf jetzt nur in { $cave }
refused-ocelot-other-companion = Auf { $square } steht schon ein Gefährte
refused-ocelot-not-one-point = { $square } ({ $gem }) geht nicht: Ein Gefährte darf nur auf ein leeres Feld oder zu einem Edelstein mit 1 Punkt
refused-ocelot-not-collectable = Dieser Edelstein lässt sich nicht nehmen: { $why }
expected-ocelot-event = Erwartet wird ein Ereignis wie „AC f7“ (Plättchen, obere Seite, Kreis), „companion d4“, „stay“, „take g8“ oder „done“
expected-ocelot-seat = Einen Sitz { $found } gibt es nicht; die Sitze sind 1 und 2
expected-ocelot-gem = Es gibt keinen Edelstein „{ $found }“; es gibt { $names }
expected-ocelot-square-name = Auf dieser Matte gibt es kein Feld „{ $found }“
expected-ocelot-circle-name = Auf dieser Matte gibt es keinen Kreis „{ $found }“
expected-ocelot-bag-name = Es gibt keinen Beutel „{ $found }“; es gibt { $names }
expected-ocelot-value = Ein Amethyst kann nicht „{ $found }“ zeigen: eine ganze Zahl oder einer der Buchstaben { $letters }
expected-ocelot-face = Es gibt keine Plättchenseite „{ $found }“; es gibt { $names }
expected-ocelot-position = Eine Stellung beginnt mit „ocelot“, dann folgen Angaben wie step=place
expected-ocelot-gem-rows = ein Zeichen je Feld, Reihe für Reihe: { $rows }
expected-ocelot-dealt-in-order = verteilte Edelsteine in Leserichtung, danach „-“; nach dem Aufbau kein „-“
expected-ocelot-tool-a-circle = ein einziges Werkzeug auf { $circle }
expected-ocelot-part-a-seat = ein Teil je Sitz, dazwischen ein Schrägstrich
expected-ocelot-drawn = Amethyste dieses Pakets, etwa blue:5
expected-ocelot-a-seat = 1 oder 2, sobald der Aufbau vorbei ist
expected-ocelot-setup = während des Aufbaus nichts als Edelsteine, und noch nicht alle
expected-ocelot-most = höchstens { $most } in dieser Höhle: { $gem }
expected-ocelot-total = { $count } auf Feldern und bei den Spielenden: { $gem }
expected-ocelot-tools = { $count } Plättchen { $letter } auf Kreisen und auf der Hand
expected-ocelot-own-square = für jeden Gefährten ein eigenes Feld ohne Edelstein
expected-ocelot-in-bag = von keinem Wert mehr Amethyste, als es gibt
expected-ocelot-owed = bei step=draw ein Beutel, der nicht leer ist, sonst „-“
expected-ocelot-turn = ein Sitz, der zur Zahl der gelegten Plättchen passt, denn die Züge wechseln sich ab
expected-ocelot-step = ein Schritt, bei dem es etwas zu entscheiden gibt
ocelot-ended = Beide haben alle Plättchen gelegt
ocelot-decided-points = { $winner } gewinnt mit { $points } zu { $other }
ocelot-decided-amethysts = Gleichstand bei { $points }; { $winner } gewinnt mit mehr Amethysten, { $amethysts } zu { $other }
ocelot-decided-shared = Gleichstand bei { $points } und gleich viele Amethyste: Der Sieg wird geteilt


expected-ocelot-row = { $signs } Zeichen in Reihe { $row } wie in der ersten Reihe
expected-ocelot-sign = nur diese Zeichen in Reihe { $row }: { $signs }
expected-ocelot-size = eine Zeichnung mit höchstens { $columns } Spalten und { $rows } Reihen
expected-ocelot-squares = höchstens { $most } Felder
expected-ocelot-circles = { $low } bis { $high } Kreise
expected-ocelot-circle-beside-a-square = ein Feld neben dem Kreis { $circle }, sonst sähe er nichts
expected-ocelot-four-ways = mindestens ein Kreis, der in vier Richtungen sieht
expected-ocelot-caves-apart = Felder zweier Höhlen, die sich nicht berühren
expected-ocelot-seen =
    mindestens drei Kreise, die das Feld { $square } sehen; es wird { $circles ->
        [0] von keinem
        [one] nur von einem Kreis
       *[other] nur von { $circles } Kreisen
    } gesehen, ein Edelstein dort könnte nie eingesammelt werden
expected-ocelot-seen-from-four = mindestens ein Feld dieser Höhle, das von vier Kreisen gesehen wird
expected-ocelot-circle = der Name eines Kreises der Zeichnung; { $circle } ist keiner
expected-ocelot-ways = die Richtungen, in die dieser Kreis sieht, jede einmal: { $ways }
expected-ocelot-ways-with-squares = nur Richtungen, in denen es ein Feld zu sehen gibt: { $ways }
expected-ocelot-celestites = Coelestine nur in der blauen Höhle
expected-ocelot-celestites-alike = Sonne, Mond und Stern gleich oft
expected-ocelot-one-point = { $count } Edelsteine mit 1 Punkt in der blauen Höhle: Bergkristalle und Coelestine
expected-ocelot-crystals = mindestens { $least } Bergkristalle in der grünen Höhle
expected-ocelot-geodes = mindestens eine Geode in jeder Höhle
expected-ocelot-gem-a-square = je ein Edelstein für die { $squares } Felder dieser Höhle
expected-ocelot-tokens = { $count } Plättchen dieser Farbe, Amethyste eingeschlossen
expected-ocelot-bag = eine Liste aufgedruckter Werte und der Buchstaben besonderer Amethyste: { $letters }
expected-ocelot-amethyst = ein aufgedruckter Wert von 1 bis { $most } oder der Buchstabe eines besonderen: { $letters }
expected-ocelot-full-bag = mindestens { $least }: so viele Amethyste, wie aus diesem Beutel gezogen werden können
expected-ocelot-specials = jeder besondere Amethyst genau einmal: { $letters }


pack-not-found = Kein Paket heißt „{ $name }“. Es gibt: { $names }. Eigene Pakete gehören nach { $folder }; auch der Pfad einer .toml-Datei ist möglich
pack-problem = { $key }: gefunden: { $found }; erwartet: { $expected }
expected-toml = eine Textdatei in TOML (siehe docs/packs.md)
expected-size = höchstens { $most } Byte
expected-game = der Name eines Spiels: { $names }
expected-no-such-key = kein solcher Schlüssel an dieser Stelle; möglich: { $keys }
expected-table = eine Tabelle mit Werten
expected-tables = eine Liste von Tabellen, jede mit der Überschrift [[{ $key }]]
expected-number = eine ganze Zahl von { $low } bis { $high }
expected-numbers = eine Liste ganzer Zahlen von { $low } bis { $high }
expected-word = ein Text ohne Leerzeichen
expected-text = ein Text
expected-texts = eine Liste von Texten
expected-exactly = { $value }; etwas anderes kennen die Regeln nicht
expected-provenance = eine dieser Angaben: { $words }
expected-a-provenance = ein Eintrag unter provenance in derselben Tabelle: { $words }
expected-provenance-of-a-key = ein Eintrag, der mit einem Schlüssel seiner Tabelle beginnt
expected-tokens = { $count } Plättchen
expected-colour = eine Farbe, für die es ein Wort gibt: { $names }
expected-capital = ein einzelner Großbuchstabe
expected-different-letters = ein eigener Buchstabe für jede Farbe
expected-colours = { $count } Farben
expected-shapes = { $count } Formen
expected-shape-name = nur Buchstaben und Ziffern, etwa L4
expected-copies = { $copies }, wie für diese Form abgedruckt
expected-cubes = 1 bis { $most } Blöcke
expected-connected = Blöcke, die Fläche an Fläche zusammenhängen
expected-different-shapes = ein eigener Name für jede Form
expected-one-single = genau eine Form aus einem einzigen Block
expected-stones = insgesamt { $count } Steine
expected-drawing = Zeilen aus # und . oder eine Liste solcher Schichten von unten nach oben
expected-colour-letters = Buchstaben der Farben: { $letters }
expected-boards = { $count } Spieltafeln
expected-four-colours = vier verschiedene Farben, eine je Seite
expected-another-board = eine andere Spieltafel als Nummer { $number }, auch nach einer Drehung
expected-within-all = nur Plättchen, die auch in „all“ vorkommen
expected-within-four = nur Plättchen, die auch zu viert im Spiel sind
expected-prophecy-values = Werte von 1 bis { $most }
expected-within-wall = höchstens { $most }, denn mehr Blöcke hat eine Wand nicht
expected-solo-prophecies = mindestens { $least }, sonst ist die höchste Ebene unerreichbar
expected-levels = mindestens { $least }: eins je Ebene und Person
expected-range = eine Höhe wie 2, 1-2 oder 3+ zu einem Zeichen aus einem einzigen Buchstaben
expected-card-rows = vier Zeilen mit je vier Zeichen: { $signs }
expected-cards = { $count } Karten
expected-reachable = Höhen, die ein Monolith mit { $most } Ebenen erreichen kann


table-not-begun = die Partie hat noch nicht begonnen
table-begun-already = die Partie hat schon begonnen
table-over = die Partie ist zu Ende
table-not-over = die Partie ist noch nicht zu Ende
table-not-seated = du sitzt nicht an diesem Tisch
table-seated-already = du sitzt schon auf Sitz { $seat }
table-full = es ist kein Sitz frei
table-seat-taken = Sitz { $seat } ist besetzt
table-bot-plays = ein Bot spielt für dich; nimm erst deinen Sitz zurück
table-stale = am Tisch ist inzwischen etwas geschehen; sieh noch einmal hin (Ereignis { $event })
table-out-of-time = die Zeit ist abgelaufen
table-resigned-already = du hast diese Partie aufgegeben
table-undo-rated = bei gewerteten Partien und in der Tagesaufgabe wird nichts zurückgenommen
table-nothing-to-undo = es gibt nichts zurückzunehmen
table-undo-asked-already = es will schon jemand zurücknehmen; erst kommt die Antwort
table-undo-not-asked = niemand hat dich gebeten, etwas zurückzunehmen
table-host-only = das kann nur, wer den Tisch eröffnet hat
table-mute-yourself = du kannst dich nicht selbst stummschalten
table-muted = an diesem Tisch werden deine Worte nicht gezeigt
table-daily-once = in der Tagesaufgabe zählt ein Versuch
table-no-hints = bei gewerteten Partien und in der Tagesaufgabe gibt es keine Tipps
ended-resigned = Sitz { $seat } hat aufgegeben
ended-out-of-time = die Zeit von Sitz { $seat } ist abgelaufen
decided-gave-up = Sitz { $seat } gewinnt durch Aufgabe
decided-others-gave-up = Sitz { $seat } gewinnt; wer aufgegeben hat, liegt dahinter
decided-nobody = die Partie wurde aufgegeben
match-points = Sitz { $seat } gewinnt das Match mit { $points } zu { $other } Punkten
match-games = beide haben { $points } Punkte; Sitz { $seat } gewinnt das Match mit mehr gewonnenen Partien
match-shared = beide haben { $points } Punkte und gleich viele Partien: Das Match ist geteilt
sheet-wall-far = Wand hinten
sheet-wall-right = Wand rechts
sheet-wall-near = Wand vorne
sheet-wall-left = Wand links
sheet-wall = { $colour }: { $count } von { $prophecy }
sheet-wall-bare = { $colour }: { $count }, keine Prophezeiung
sheet-levels = Ebenen
sheet-structure = Entwurf
sheet-count = { $count }
hint = Ein guter Zug: { $move }
server-no-cookie = der Server kennt dich noch nicht; öffne die Seite neu
server-other-origin = das kam von einer anderen Website
server-no-such-table = einen solchen Tisch gibt es nicht
server-no-such-address = unter dieser Adresse gibt es nichts
server-cannot-do-that = das geht unter dieser Adresse nicht
server-private-table = dieser Tisch ist privat; bitte um eine Einladung
server-not-your-seat = das ist nicht dein Sitz
server-too-fast = das ging zu schnell; warte einen Moment
server-too-many-sockets = zu viele Verbindungen von deiner Adresse
server-too-large = das ist zu groß; höchstens { $most } Byte
server-too-many-tables = du hast zu viele offene Tische; beende oder verlasse erst einen
server-unreadable-message = diese Nachricht lässt sich nicht lesen
server-unreadable-request = diese Anfrage lässt sich nicht lesen: { $where }
server-cannot-store = der Server kann gerade nichts speichern; nichts hat sich geändert, versuche es gleich noch einmal
server-fault = auf dem Server ist etwas schiefgegangen; nichts hat sich geändert
server-no-such-pack = hier gibt es kein Paket namens { $name }
server-pack-of-other-game = das Paket { $pack } gehört zu { $game }
server-no-such-seat = an diesem Tisch gibt es keinen Sitz { $seat }
server-no-time = eine Uhr braucht Minuten oder Tage
server-match-for-two = ein Match aus zwei Partien ist für zwei
server-cannot-be-rated = eine gewertete Partie braucht mindestens zwei Personen, ein mitgeliefertes Paket und eine freie Verteilung
server-no-name = ein Name braucht mindestens einen Buchstaben
server-name-taken = der Name { $name } gehört schon jemandem
server-name-claimed = dein Name ist mit einer Passphrase gesichert und bleibt
server-wrong-passphrase = Name und Passphrase passen nicht zusammen
server-first-attempt-first = beende erst deinen ersten Versuch von heute; er ist es, der zählt
server-record-of-a-seat = diese Aufzeichnung zeigt nur, was ein Sitz sah; gebraucht wird eine ganze
server-no-chat = auf diesem Server gibt es keinen Chat
server-nothing-said = da steht nichts
server-no-notices = dieser Server verschickt keine Benachrichtigungen
server-webhook-address = eine Benachrichtigung kann nur an eine öffentliche https-Adresse gehen
server-too-many-notices = höchstens { $most } Adressen für Benachrichtigungen
notice-your-turn = Du bist am Zug: { $game }
notice-over = Die Partie ist zu Ende: { $game }
server-no-client-title = Lapidarium läuft
server-no-client =
    Der Server läuft, aber der Tisch im Browser ist noch nicht gebaut.
    Gebaut wird er mit:  cd client && npm ci && npm run build
    Das Protokoll für Programme steht unter /api/docs und in docs/protocol.md.
server-docs-title = Die HTTP-Seite von Lapidarium
serve-ready = Der Tisch ist offen: { $url }
serve-stopped = Beendet. Alle Partien sind gespeichert und gehen nach dem nächsten Start weiter.
serve-port-taken = Port { $port } ist von einem anderen Programm belegt; wähle einen anderen, zum Beispiel --port { $other }
serve-port-forbidden = für Port { $port } sind besondere Rechte nötig; wähle einen ab 1024, zum Beispiel --port 8000
serve-no-such-host = dieser Rechner hat keine Adresse { $host }; --host 127.0.0.1 gilt nur für diesen Rechner, --host 0.0.0.0 für alle Netze
serve-folder = der Ordner { $folder } ist nicht beschreibbar: { $reason }; mach ihn beschreibbar oder wähle einen anderen mit --data
serve-in-use = ein anderer Server benutzt schon die Daten in { $folder }; beende ihn erst oder wähle einen anderen Ordner mit --data
serve-workers-need-postgres = { $workers } Arbeitsprozesse brauchen PostgreSQL, SQLite verträgt einen. Nimm --workers 1 oder --database postgresql://…
serve-data-or-database = entweder --data oder --database, nicht beides
serve-database-url = erwartet wird eine Datenbank wie postgresql://benutzer@rechner/lapidarium oder sqlite:///ordner/datei
serve-no-psycopg = für PostgreSQL fehlt der Treiber: pip install 'lapidarium[postgres]'
serve-no-database = die Datenbank antwortet nicht: { $reason }
serve-newer-database = die Datenbank wurde mit einem neueren Lapidarium benutzt ({ $found }); installiere dieses
backup-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} nach { $path } geschrieben
restore-done = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} aus { $path } wiederhergestellt
restore-not-empty = dort sind schon Daten; stelle in eine leere Datenbank wieder her, zum Beispiel mit --data NEUER-ORDNER
restore-foreign = { $path } ist keine oder keine vollständige Sicherung von Lapidarium
`;export{e as default};