# Was an einem Protokoll falsch sein kann.

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
record-level = Ein Bot wird mit seiner Stufe genannt, einem Wort wie „master“ mit 1 bis { $most } Zeichen, gefunden: „{ $found }“
record-seat-order = Jede Person wird einmal genannt, in aufsteigender Reihenfolge; gefunden: Person { $found } nach Person { $last }
