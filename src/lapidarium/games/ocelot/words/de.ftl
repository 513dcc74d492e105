## Rules, moves and refusals

ocelot-seat-1 = Sir Ozelot
ocelot-seat-2 = Professor Pinguin
ocelot-other-1 = Sir Ozelot
ocelot-other-2 = Professor Pinguin
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
# Was genommen wird: Akkusativ.
gem-crystal-the = den Bergkristall
gem-sun-the = den Coelestin (Sonne)
gem-moon-the = den Coelestin (Mond)
gem-star-the = den Coelestin (Stern)
gem-opal-the = den Opal
gem-emerald-the = den Smaragd
gem-beryl-the = den roten Beryll
tool-compass = Kompass
tool-lantern = Lampe
tool-pick = Spitzhacke
# Was gelegt wird oder fehlt: Akkusativ.
tool-compass-a = einen Kompass
tool-lantern-a = eine Lampe
tool-pick-a = eine Spitzhacke
# Was gesetzt oder bewegt wird: Akkusativ.
ocelot-moth = die Motte
ocelot-bat = die Fledermaus
# Was für ein Werkzeug einspringt: Nominativ.
ocelot-your-moth = deine Motte
    .named = die Motte von { $name }
ocelot-your-bat = deine Fledermaus
    .named = die Fledermaus von { $name }
ocelot-their-moth = die Motte von Sir Ozelot
ocelot-their-bat = die Fledermaus von Professor Pinguin
# Wohin ein Gefährte geht: Akkusativ.
ocelot-cave-blue = die blaue Höhle
ocelot-cave-green = die grüne Höhle
ocelot-cave-red = die rote Höhle
# Woher ein Amethyst kommt: Dativ.
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
    .you = du beginnst
    .named = { $name } beginnt
event-ocelot-deal = { $square }: { $gem }
event-ocelot-amethyst =
    zieht einen Amethyst aus { $bag }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .you =
        ziehst einen Amethyst aus { $bag }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
event-ocelot-amethyst-special = zieht einen besonderen Amethyst aus { $bag }: { $special }
    .you = ziehst einen besonderen Amethyst aus { $bag }: { $special }
event-ocelot-amethyst-hidden = zieht einen Amethyst aus { $bag }
    .you = ziehst einen Amethyst aus { $bag }
event-ocelot-tool = legt { $tool } auf { $circle }
    .you = legst { $tool } auf { $circle }
    .apart = legt { $tool } (Plättchen { $token }) auf { $circle }
event-ocelot-companion = setzt { $companion } in { $cave }, auf { $square }
    .you = setzt { $companion } in { $cave }, auf { $square }
event-ocelot-companion-gem =
    setzt { $companion } in { $cave }, auf { $square }, und nimmt { $gem }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .you =
        setzt { $companion } in { $cave }, auf { $square }, und nimmst { $gem }, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
event-ocelot-move = zieht { $companion } weiter in { $cave }, auf { $square }
    .you = ziehst { $companion } weiter in { $cave }, auf { $square }
event-ocelot-move-gem =
    zieht { $companion } weiter in { $cave }, auf { $square }, und nimmt { $gem }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .you =
        ziehst { $companion } weiter in { $cave }, auf { $square }, und nimmst { $gem }, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
event-ocelot-stay = lässt { $companion } stehen
    .you = lässt { $companion } stehen
event-ocelot-take =
    nimmt { $gem } von { $square }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .you =
        nimmst { $gem } von { $square }, { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
event-ocelot-geode = öffnet die Geode auf { $square } für einen Amethyst aus { $bag }
    .you = öffnest die Geode auf { $square } für einen Amethyst aus { $bag }
event-ocelot-done = sammelt nichts mehr ein
    .you = sammelst nichts mehr ein
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
ocelot-helped-one = { $companion } springt für eines der beiden Werkzeuge ein
ocelot-helped-one-not-sides =
    { $companion } springt für eines der beiden Werkzeuge ein, nicht aber für die { $sides ->
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
refused-ocelot-no-tool-left = Kein Plättchen { $letter } mehr übrig
refused-ocelot-circle-taken = Auf { $circle } liegt schon ein Werkzeug
refused-ocelot-companion-placed = Der Gefährte ist schon eingesetzt; nach einem Werkzeug darf er weiterziehen
refused-ocelot-no-such-square = Auf dieser Spielmatte gibt es kein Feld { $square }
refused-ocelot-other-cave = { $square } geht nicht: Der Gefährte darf jetzt nur in { $cave }
refused-ocelot-other-companion = Auf { $square } steht schon ein Gefährte
refused-ocelot-not-one-point = { $square } ({ $gem }) geht nicht: Ein Gefährte darf nur auf ein leeres Feld oder zu einem Edelstein mit 1 Punkt
refused-ocelot-not-collectable = Dieser Edelstein lässt sich nicht nehmen: { $why }
expected-ocelot-event = Erwartet wird ein Ereignis wie „AC f7“ (Plättchen, obere Seite, Kreis), „companion d4“, „stay“, „take g8“ oder „done“
expected-ocelot-seat = Eine Person { $found } gibt es nicht; es gibt 1 und 2
expected-ocelot-gem = Es gibt keinen Edelstein „{ $found }“; es gibt { $names }
expected-ocelot-view = eine Ansicht, wie der Tisch sie schreibt
expected-ocelot-square-name = Auf dieser Spielmatte gibt es kein Feld „{ $found }“
expected-ocelot-circle-name = Auf dieser Spielmatte gibt es keinen Kreis „{ $found }“
expected-ocelot-bag-name = Es gibt keinen Beutel „{ $found }“; es gibt { $names }
expected-ocelot-value = Ein Amethyst kann nicht „{ $found }“ zeigen: eine ganze Zahl oder einer der Buchstaben { $letters }
expected-ocelot-face = Es gibt keine Plättchenseite „{ $found }“; es gibt { $names }
expected-ocelot-position = Eine Stellung beginnt mit „ocelot“, dann folgen Angaben wie step=place
expected-ocelot-gem-rows = ein Zeichen je Feld, Reihe für Reihe: { $rows }
expected-ocelot-gem-letter = eines der Zeichen { $letters } für { $square }; dort steht „{ $found }“
expected-ocelot-dealt-in-order = verteilte Edelsteine in Leserichtung, danach „-“; nach dem Aufbau kein „-“
expected-ocelot-tool-a-circle = ein einziges Werkzeug auf { $circle }
expected-ocelot-part-a-seat = die Angaben für beide Mitspielenden mit einem Schrägstrich dazwischen, etwa { $example }
expected-ocelot-drawn = Amethyste dieses Pakets, etwa blue:5
expected-ocelot-a-seat = 1 oder 2, sobald der Aufbau vorbei ist
expected-ocelot-setup = während des Aufbaus nichts als Edelsteine, und noch nicht alle
expected-ocelot-most = höchstens { $most } in dieser Höhle: { $gem }
expected-ocelot-total = { $count } auf Feldern und bei den Spielenden: { $gem }
expected-ocelot-tools = { $count } Plättchen { $letter } auf Kreisen und noch nicht gelegt
expected-ocelot-own-square = für jeden Gefährten ein eigenes Feld ohne Edelstein
expected-ocelot-in-bag = von keinem Wert mehr Amethyste, als es gibt
expected-ocelot-owed = bei step=draw ein Beutel, der nicht leer ist, sonst „-“
expected-ocelot-turn = eine Person, die zur Zahl der gelegten Plättchen passt, denn die Züge wechseln sich ab
expected-ocelot-step = ein Schritt, bei dem es etwas zu entscheiden gibt
ocelot-ended = Beide haben alle Plättchen gelegt
ocelot-decided-points = { $winner } gewinnt mit { $points } zu { $other }
    .you = du gewinnst mit { $points } zu { $other }
    .named = { $name } gewinnt mit { $points } zu { $other }
ocelot-decided-amethysts = Gleichstand bei { $points }; { $winner } gewinnt mit mehr Amethysten, { $amethysts } zu { $other }
    .you = Gleichstand bei { $points }; du gewinnst mit mehr Amethysten, { $amethysts } zu { $other }
    .named = Gleichstand bei { $points }; { $name } gewinnt mit mehr Amethysten, { $amethysts } zu { $other }
ocelot-decided-shared = Gleichstand bei { $points } und gleich viele Amethyste: Der Sieg wird geteilt

## Component packs

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
    } gesehen, mit Werkzeugen ist ein Edelstein dort nie einzusammeln (einen zu 1 Punkt kann noch ein Gefährte nehmen)
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

## The terminal

play-help-ocelot =
    Ein Zug wird so geschrieben, wie er aufgelistet ist, zum Beispiel „AC f7“:
    Plättchen A kommt mit der Kompassseite nach oben auf Kreis f7. Danach nimmt „take g8“ einen
    Edelstein, „all“ nimmt alle, „done“ beendet den Zug.
    list f7    was jedes Werkzeug auf f7 einbrächte     list g8    was dem Edelstein auf g8 fehlt
    list amethysts   die eigenen Amethyste (verdeckt ansehen)
cave-bags = Amethyste in den Beuteln:
cave-in-hand = noch nicht gelegt
cave-tools = Werkzeuge
cave-gems = Edelsteine
cave-amethysts = Amethyste
cave-title = { $who } (Person { $seat }) · Punkte: { $points }
list-tool = ein Werkzeug auf einen freien Kreis legen
list-collects = würde einsammeln
list-companion = der Gefährte kommt auf
list-take = einen Edelstein nehmen
list-stay = den Gefährten stehen lassen
list-done = nichts mehr nehmen
list-nothing-here = auf { $circle } kann kein Werkzeug gelegt werden
cli-ocelot-ended = Ende: alle Plättchen sind gelegt

## The browser

game-ocelot = Sir Ozelots Höhle
ui-tokens-left = noch { $count }
ui-amethysts = Amethyste
ui-no-amethysts = Noch keine Amethyste.
ui-only-you-see = nur du siehst sie
ui-face-down = verdeckt
ui-amethyst = Amethyst aus Beutel { $bag }: { $value }
ui-amethyst-hidden = Amethyst aus Beutel { $bag }, verdeckt
ui-set = Satz Coelestine:
ui-set-missing = es fehlt: { $shapes }
ui-set-none = vollständig
ui-shape-sun = Sonne
ui-shape-moon = Mond
ui-shape-star = Stern
ui-circles = Kreise
ui-guide-tool = Wähle ein Werkzeug und einen Kreis: Von dort blickt es entlang seiner Sichtlinien durch die Höhlen.
ui-guide-collect = Leuchtende Edelsteine gehören dir: Drei verschiedene Werkzeuge sehen sie von drei Seiten. Bestätige mit dem Knopf.
ui-squares = Felder
ui-square-gem = { $square }, Höhle { $cave }: { $gem }
ui-square-empty = { $square }, Höhle { $cave }: leer
ui-square-companion = { $square }, Höhle { $cave }: { $companion }
ui-circle-tool = Kreis { $circle }, blickt in { $caves }: { $tool }
ui-circle-free = Kreis { $circle }, blickt in { $caves }: frei
ui-tools = Deine Werkzeuge
ui-tools-short = Werkzeuge
ui-tap-face = wähle eine Seite
ui-tool-face = { $tool }, Werkzeug { $letter }, noch { $left }
ui-companion-in = Deine { $name } ist in Höhle { $cave }
    .shown = { $name } in Höhle { $cave }
ui-companion-helps = Sie springt dort für eine Art Werkzeug ein und darf noch in die nächste Höhle.
ui-companion-stays = Sie springt dort für eine Art Werkzeug ein.
ui-companion-hand = Deine { $name }
    .shown = { $name }
ui-companion-where = kommt auf ein Feld der Höhle I, das leer ist oder auf dem ein Edelstein mit 1 Punkt liegt.
ui-companion-use = In ihrer Höhle springt sie für eine Art Werkzeug ein.
ui-tool-at = { $tool } mit Blick in { $caves }
ui-looks =
    { $ways ->
        [one] blickt in eine Richtung
       *[other] blickt in { $ways } Richtungen
    }
ui-looks-untick =
    { $ways ->
        [one] blickt in eine Richtung
       *[other] blickt in { $ways } Richtungen
    } · entferne den Haken bei dem, was liegen bleiben soll
ui-collects-nothing = Damit lässt sich noch nichts einsammeln.
ui-one-step-away = Einen Schritt entfernt
ui-gem-in = { $gem } auf { $square } in { $cave }
ui-gem-in-helped = { $gem } auf { $square } in { $cave }, mithilfe deines Gefährten
ui-lacks-tool = { $gem } auf { $square } braucht noch { $tool }
ui-lacks-side = { $gem } auf { $square } braucht noch eine Seite
ui-bag = Beutel { $bag }
ui-bag-count =
    Beutel { $bag }: { $count ->
        [one] 1 Amethyst
       *[other] { $count } Amethyste
    }
ui-bags = Amethyste in den Beuteln
ui-bags-inside = Was darin sein kann
ui-worth = Was Edelsteine wert sind
ui-worth-bag = Beutel
ui-celestite = Coelestin
ui-how-won = So gewinnt man einen Edelstein
ui-how-won-words = Drei Arten Werkzeug blicken von drei Seiten auf ihn. Wer sie gelegt hat, ist gleich: Einsammeln darf, wer am Zug ist.
ui-zoom = Näher ansehen
ui-zoom-all = Alles
ui-zoom-cave = Höhle { $cave }
ui-gems = Edelsteine
ui-preview = Vorschau
ui-look-around = Sieh dich um: Wähle einen Edelstein, um zu sehen, was ihm fehlt
ui-rest-circle = Wähle einen Kreis für dein Werkzeug
ui-rest-square = Wähle ein leuchtendes Feld für deinen Gefährten
ui-rest-companion-last = Dein Gefährte ist dein letztes Plättchen: Wähle ein leuchtendes Feld
ui-placing = Was gelegt wird
ui-tool-on = { $tool } ({ $letter }) auf { $circle }
ui-companion-on = Deine { $name } auf { $square }
ui-companion-also = Deine { $name } darf auch in die nächste Höhle: Wähle ein leuchtendes Feld.
ui-brings-nothing = sammelt noch nichts ein
ui-brings-left = alles bleibt liegen
ui-landing = dein Gefährte nimmt { $gem }
ui-landing-set = dein Gefährte nimmt { $gem } und macht einen Satz aus Sonne, Mond und Stern vollständig
ui-ask-after-draw = Nach jedem gezogenen Amethyst neu fragen; sonst ohne Nachfrage alles einsammeln
ui-brings-points =
    { $points ->
        [one] bringt 1 Punkt
       *[other] bringt { $points } Punkte
    }
ui-brings-amethysts =
    { $amethysts ->
        [one] bringt einen Amethyst
       *[other] bringt { $amethysts } Amethyste
    }
ui-brings-both =
    bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und { $amethysts ->
        [one] einen Amethyst
       *[other] { $amethysts } Amethyste
    }
ui-turn-over = Umdrehen
ui-place-collect = Legen und { $count ->
        [one] { $count } Edelstein
       *[other] { $count } Edelsteine
    } nehmen
ui-place-leave = Legen, nichts nehmen
ui-moving = Deine { $name } darf in die nächste Höhle
ui-moving-heading = Wähle ein leuchtendes Feld oder lass deinen Gefährten stehen
ui-move = Ziehen
ui-move-collect = Ziehen und { $count } nehmen
ui-stay = Stehen lassen
ui-stay-collect = Stehen lassen und { $count } nehmen
ui-collecting = Sammle ein, was gesehen wird
ui-collecting-heading = Entferne den Haken bei dem, was liegen bleiben soll
ui-collect = { $count } nehmen
ui-collect-no-more = Nichts mehr nehmen
game-ocelot-about = Lege Werkzeuge rund um die Höhlen und sammle die Edelsteine ein, die sie sehen. Für zwei Personen. Im Handel heißt das Spiel „SteinReich“.
game-ocelot-short = Wer am Zug ist, legt ein Werkzeug auf einen Kreis am Rand der Höhlen; es blickt entlang seiner Sichtlinien. Sammle jeden Edelstein ein, den drei verschiedene Werkzeuge von drei Seiten sehen, egal wer sie gelegt hat. Nach je sechzehn Plättchen gewinnen die meisten Punkte.
game-ocelot-how-1 = In deinem Zug legst du zuerst ein Plättchen: ein Werkzeug mit einer beliebigen Seite nach oben auf einen beliebigen freien Kreis oder, einmal pro Partie, deinen Gefährten. Danach darfst du Edelsteine einsammeln.
game-ocelot-how-2 = Ein Werkzeug blickt entlang der Pfeile seines Kreises durch die ganze Höhle; nichts verstellt ihm die Sicht. Ein Kreis zwischen zwei Höhlen blickt in beide.
game-ocelot-how-3 = Du darfst jeden Edelstein einsammeln, den Kompass, Lampe und Spitzhacke von drei verschiedenen Seiten sehen, egal wer sie gelegt hat.
game-ocelot-how-4 = Dein Gefährte beginnt auf einem Feld der blauen Höhle (I), das leer ist oder auf dem ein Edelstein mit 1 Punkt liegt; den nimmst du. In seiner Höhle springt er für eine fehlende Art Werkzeug ein, nur für dich; von drei Seiten müssen Werkzeuge den Edelstein trotzdem sehen. In einem späteren Zug, in dem du ein Werkzeug legst, darf er weiterziehen: von Blau nach Grün (II) oder von Grün nach Rot (III), auf ein leeres Feld oder zu einem Bergkristall, den du dann nimmst.
game-ocelot-how-5 = Für eine Geode ziehst du einen Amethyst aus dem Beutel ihrer Höhle, für jeden Satz aus Sonne, Mond und Stern einen aus dem blauen Beutel. Bis zum Schluss weißt nur du, was er wert ist.
game-ocelot-how-6 = Nach je sechzehn Zügen gewinnen die meisten Punkte. Bei Gleichstand gewinnen mehr Amethyste; sind auch die gleich, wird der Sieg geteilt.
ui-key-tools = Werkzeug nehmen
ui-key-face = Werkzeug umdrehen
ui-key-circles = von Kreis zu Kreis gehen

# The workshop.
ocelot-workshop-mat = Spielmatte
ocelot-workshop-mat-words = Klicke auf einen Platz, um zwischen den Höhlen, Kreis und nichts zu wechseln, oder wähle erst, was du zeichnest. Die Sichtlinien folgen sofort; die Zahl auf einem Feld sagt, wie viele Kreise es sehen.
ocelot-workshop-mat-drawing = Zeichnung der Spielmatte
ocelot-workshop-mat-columns = Spalten
ocelot-workshop-mat-rows = Reihen
ocelot-workshop-brush = Ein Klick zeichnet
ocelot-workshop-brush-next = das Nächste
ocelot-workshop-sign-nothing = nichts
ocelot-workshop-sign-blue = blaue Höhle
ocelot-workshop-sign-green = grüne Höhle
ocelot-workshop-sign-red = rote Höhle
ocelot-workshop-sign-circle = Kreis
ocelot-workshop-place = { $place }: { $what }
ocelot-workshop-place-seen = { $place }: { $what }, von { $circles } Kreisen gesehen
ocelot-workshop-place-circle = { $place }: { $what }, blickt in { $ways } Richtungen
ocelot-workshop-arrows = Fehlende Pfeile
ocelot-workshop-arrows-words = Wähle einen Kreis auf der Spielmatte, um Pfeile abzuschalten.
ocelot-workshop-arrows-of = Pfeile von Kreis { $circle }:
ocelot-workshop-arrows-off = Abgeschaltet bei { $circles }.
ocelot-workshop-way-up = nach oben
ocelot-workshop-way-right = nach rechts
ocelot-workshop-way-down = nach unten
ocelot-workshop-way-left = nach links
ocelot-workshop-gems = Edelsteine je Höhle
ocelot-workshop-cave-gems = { $gems } Edelsteine auf { $squares } Feldern, { $points } Punkte
ocelot-workshop-bags = Beutel
ocelot-workshop-bag-sums = { $amethysts } Amethyste, { $points } Punkte ohne besondere
ocelot-workshop-amethyst-value = Amethyst { $value }
ocelot-workshop-add-amethyst = In den Beutel legen
ocelot-workshop-tools = Werkzeuge
ocelot-workshop-tool-faces = Seiten
ocelot-workshop-tool-copies = Anzahl
ocelot-workshop-values = Aufgedruckte Werte
ocelot-workshop-meaning-mat = { $squares } Felder und { $circles } Kreise, davon { $four } mit Blick in vier Richtungen
ocelot-workshop-meaning-seen = Felder nach der Zahl der Kreise, die sie sehen
ocelot-workshop-meaning-circles = Kreise
ocelot-workshop-meaning-squares = Felder
ocelot-workshop-meaning-cave = Edelsteine { $gems }, Amethyste { $amethysts }
pays-gem = Genommene Edelsteine
pays-special = Besondere Amethyste, die Punkte bringen
source-note-ocelot-has-circles-that-see-two-caves-and-one-that-looks-four-ways = manche Kreise sehen zwei Höhlen, und einer blickt in vier Richtungen
source-note-ocelot-with-sun-moon-and-star-15 = 15 mit Sonne, Mond und Stern
source-note-ocelot-at-least-2 = mindestens 2
source-note-ocelot-d-is-one-of-the-four-specials-whichever-bag-it-is-in = 2Σ ist einer der vier besonderen, in welchem Beutel auch immer
source-note-ocelot-a-and-b-are-two-of-the-four-specials-whichever-bag-they-are-in = Σ1 und Σ3 sind zwei der vier besonderen, in welchem Beutel auch immer
source-note-ocelot-c-is-one-of-the-four-specials-whichever-bag-it-is-in = ΣI ist einer der vier besonderen, in welchem Beutel auch immer

# Eine Stellung aufbauen.
ocelot-position-whose = Werkzeuge, Gefährte und Edelsteine von
ocelot-position-mat = Spielmatte
ocelot-position-press-square = Ein Druck auf ein Feld
ocelot-position-press-circle = Ein Druck auf einen Kreis
ocelot-position-collect = sammelt ein
ocelot-position-clear = leert
ocelot-position-gem-left = { $gem }, noch zu legen: { $left }
ocelot-position-mat-words = Ein Druck mit demselben Edelstein oder Werkzeug nimmt ihn oder es wieder weg. Ein Werkzeug geht zurück zu der Person, die oben gewählt ist. Die kleinen Zahlen sagen, wie viele noch zu legen sind.
ocelot-position-clear-mat = Alle Edelsteine von der Spielmatte nehmen
ocelot-position-has = Eingesammelt und übrige Werkzeuge: { $who }
ocelot-position-tools-left = übrige Werkzeuge { $letter }
ocelot-position-amethysts = Amethyste: { $who }
ocelot-position-from-bags = Einen aus den Beuteln nehmen
ocelot-position-put-back = Amethyst { $value } in Beutel { $bag } zurücklegen
ocelot-position-draw = Amethyst { $value } aus Beutel { $bag } nehmen
ocelot-position-turn = Zug
ocelot-position-step-place = etwas legen
ocelot-position-step-move = den Gefährten bewegen
ocelot-position-step-collect = einsammeln
ocelot-position-step-over = nichts: die Partie ist zu Ende
ocelot-position-field-step = Als Nächstes
ocelot-position-field-first = Begonnen hat
ocelot-position-field-seat = Am Zug
ocelot-position-field-owed = Beutel, aus dem gezogen wird
ocelot-position-field-gems = Edelsteine auf der Spielmatte
ocelot-position-field-tools = Werkzeuge auf Kreisen
ocelot-position-field-hands = Übrige Werkzeuge
ocelot-position-field-companions = Gefährten
ocelot-position-field-collected = Eingesammelte Edelsteine
ocelot-position-field-amethysts = Amethyste

## The coach

gem-geode-the = die Geode
theme-ocelot-gems = Sofort eingesammelte Edelsteine
theme-ocelot-gift = Verschenkte Edelsteine
theme-ocelot-companion = Gefährte
theme-ocelot-geode = Geoden
theme-ocelot-bag = Beutel
theme-ocelot-set = Coelestin-Sätze
theme-ocelot-leave = Liegen gelassene Edelsteine
theme-ocelot-prepare = Vorbereitung
theme-ocelot-other = Sonstiges
ocelot-why-gem = du sammelst sofort { $gem } auf { $square } ein
    .named = { $name } sammelt sofort { $gem } auf { $square } ein
ocelot-why-gems = du sammelst sofort mehr ein
    .named = { $name } sammelt sofort mehr ein
ocelot-why-companion-gem = { $companion } springt für das fehlende Werkzeug ein; so sammelst du { $gem } auf { $square } ein
    .named = { $companion } springt für das fehlende Werkzeug ein; so sammelt { $name } { $gem } auf { $square } ein
ocelot-why-companion-lands = { $companion } nimmt { $gem } auf { $square }
ocelot-why-companion = { $companion } nützt in dieser Höhle mehr
ocelot-why-geode = du öffnest eine Geode: ein Amethyst aus { $bag }
    .named = { $name } öffnet eine Geode: ein Amethyst aus { $bag }
ocelot-why-bag = der Amethyst kommt aus { $bag }, und dort sind bessere
ocelot-why-set = du machst einen Satz aus Sonne, Mond und Stern vollständig: ein Amethyst aus dem blauen Beutel
    .named = { $name } macht einen Satz aus Sonne, Mond und Stern vollständig: ein Amethyst aus dem blauen Beutel
ocelot-why-leave = was liegen bleibt, zählt für deinen besonderen Amethyst
    .named = was liegen bleibt, zählt für den besonderen Amethyst von { $name }
ocelot-why-gift-gem = sonst könnte { $other } sofort { $gem } auf { $square } einsammeln
    .against = sonst könntest du sofort { $gem } auf { $square } einsammeln
ocelot-why-gift = du lässt für { $other } weniger zum Einsammeln übrig
    .named = { $name } lässt für { $other } weniger zum Einsammeln übrig
    .against = für dich bleibt weniger zum Einsammeln übrig
ocelot-why-prepare-gem = du bereitest { $gem } auf { $square } für deinen nächsten Zug vor
    .named = { $name } bereitet { $gem } auf { $square } für den nächsten Zug vor
ocelot-why-prepare = du bereitest mehr für deinen nächsten Zug vor
    .named = { $name } bereitet mehr für den nächsten Zug vor
ocelot-why-sees =
    von dort sieht das Werkzeug { $gems ->
        [one] einen Edelstein
       *[other] { $gems } Edelsteine
    }{ $caves ->
        [1] {""}
       *[other] {" "}in { $caves } Höhlen
    }
ocelot-why-seen-twice = zwei verschiedene Werkzeuge sehen dann { $gem } auf { $square }
ocelot-why-later-prepare-gem =
    { $when ->
        [end] später
       *[soon] in den folgenden Zügen
    } sammelst du { $gem } auf { $square } ein
    .named =
        { $when ->
            [end] später
           *[soon] in den folgenden Zügen
        } sammelt { $name } { $gem } auf { $square } ein
ocelot-why-later-prepare =
    { $when ->
        [end] später
       *[soon] in den folgenden Zügen
    } sammelst du { $points ->
        [one] etwa einen Punkt
       *[other] etwa { $points } Punkte
    } mehr ein
    .named =
        { $when ->
            [end] später
           *[soon] in den folgenden Zügen
        } sammelt { $name } { $points ->
            [one] etwa einen Punkt
           *[other] etwa { $points } Punkte
        } mehr ein
ocelot-why-later-gift-gem =
    sonst sammelt { $other } { $when ->
        [end] später
       *[soon] bald
    } { $gem } auf { $square } ein
    .against =
        sonst sammelst du { $when ->
            [end] später
           *[soon] bald
        } { $gem } auf { $square } ein
ocelot-why-later-gift =
    sonst sammelt { $other } { $when ->
        [end] später
       *[soon] in den folgenden Zügen
    } { $points ->
        [one] etwa einen Punkt
       *[other] etwa { $points } Punkte
    } mehr ein
    .against =
        sonst sammelst du { $when ->
            [end] später
           *[soon] in den folgenden Zügen
        } { $points ->
            [one] etwa einen Punkt
           *[other] etwa { $points } Punkte
        } mehr ein
ocelot-look-gem = sieh dir { $gem } auf { $square } an: Was fehlt?
ocelot-look-circles = sieh dir die freien Kreise an, die in { $cave } blicken
ocelot-look-companion = sieh dir deinen Gefährten an: In welcher Höhle nützt er am meisten?
ocelot-look-collect = sieh dir an, was du jetzt einsammeln kannst
ocelot-look-leave = sieh dir an, was es bringt, einen Edelstein liegen zu lassen
ocelot-piece-tool = lege { $tool }
ocelot-piece-companion = jetzt hilft { $companion }
ocelot-piece-gem = sammle { $gem } ein
ocelot-piece-nothing = diesmal ist weniger mehr
