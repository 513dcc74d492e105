# Was beide Spiele sagen.

list-separator = { ", " }
seat = Person { $seat }
sheet-points = Punkte
refused = Nicht erlaubt: { $reason } [{ $clause }]
unreadable = „{ $text }“ ist nicht lesbar: { $reason }
refused-game-over = Die Partie ist zu Ende
refused-chance-first = Zuerst muss etwas gezogen werden
refused-not-your-turn = Person { $seat } ist am Zug
    .you = du bist am Zug
    .named = { $name } ist am Zug
no-such-game = Ein Spiel namens { $name } gibt es nicht; es gibt { $names }
no-such-players = Nicht für diese Personenzahl: { $found }; möglich: { $counts }
expected-field = { $field } ist „{ $found }“; erwartet: { $expected }
expected-fields = Eine Stellung hat diese Angaben in dieser Reihenfolge: { $names }
expected-position = Eine Stellung beginnt mit „{ $game }“, danach folgen Angaben wie phase=turn

## Protokolle

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
record-no-seat = Es gibt keine Person { $found }; an der Partie nehmen { $count } teil
record-version = Dieses Protokoll hat Version { $found } des Formats; dieses Programm liest { $known }
record-not-utf8 = Die Datei ist nicht UTF-8: Byte { $number } ist { $byte }
record-name = Ein Name hat 1 bis { $most } Zeichen und einzelne Leerzeichen nur zwischen Wörtern, gefunden: „{ $found }“
record-seat-order = Jede Person wird einmal genannt, in aufsteigender Reihenfolge; gefunden: Person { $found } nach Person { $last }
