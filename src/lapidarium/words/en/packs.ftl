# What can be wrong with a component pack.

pack-not-found = no pack is called “{ $name }”. There are: { $names }. Your own packs go in { $folder }; you can also give the path of a .toml file
pack-problem = { $key }: found { $found }; expected { $expected }
pack-warning = { $key }: unusual: { $found }; we would expect { $expected }
expected-toml = a text file in TOML (see docs/packs.md)
expected-size = at most { $most } bytes
expected-keys = at most { $keys } keys on { $lines } lines
expected-depth = at most { $most } dots and brackets on a line (line { $line })
expected-short = at most { $most } visible characters
expected-game = the name of a game: { $names }
expected-no-such-key = no such key here; allowed are { $keys }
expected-table = a table of values
expected-tables = a list of tables, each headed [[{ $key }]]
expected-number = a whole number from { $low } to { $high }
expected-numbers = a list of whole numbers from { $low } to { $high }
expected-word = a text without spaces
expected-text = a text
expected-texts = a list of texts
expected-exactly = { $value }; the rules allow nothing else
expected-provenance = one of { $words }
expected-a-provenance = an entry in its table’s provenance: { $words }
expected-provenance-of-a-key = an entry that begins with a key of its table
