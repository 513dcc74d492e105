# Was an einem Materialpaket falsch sein kann.

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

## Monolyth

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
