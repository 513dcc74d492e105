# Was an einem Materialpaket falsch sein kann.

pack-not-found = Kein Paket heißt „{ $name }“. Es gibt: { $names }. Eigene Pakete gehören nach { $folder }; auch der Pfad einer .toml-Datei ist möglich
pack-problem = { $key }: gefunden: { $found }; erwartet: { $expected }
pack-warning = { $key }: ungewöhnlich: { $found }; zu erwarten wäre: { $expected }
expected-toml = eine Textdatei in TOML (siehe docs/packs.md)
expected-size = höchstens { $most } Byte
expected-keys = höchstens { $keys } Schlüssel auf { $lines } Zeilen
expected-depth = höchstens { $most } Punkte und Klammern in einer Zeile (Zeile { $line })
expected-short = höchstens { $most } sichtbare Zeichen
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
