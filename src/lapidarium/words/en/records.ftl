# What can be wrong with a record.

record-problem = line { $line }: { $reason }
record-foreign = this is not a record of a game: it should begin with “{ $expected }”, and begins with “{ $found }”
record-truncated = the record stops here; its last line should begin with “end”
record-expected = expected “{ $expected }”, found “{ $found }”
record-who = this is an event of “{ $expected }”, not of “{ $found }”
record-event = “{ $event }” could not happen here: { $reason }
record-after-end = the game is over here, but the record goes on with “{ $found }”
record-result = the events lead to the result “{ $expected }”, the record says “{ $found }”
record-count = the record has { $expected } events, but says { $found }
record-edited = every event is possible, but the text is not the one that was written: something above was changed
record-other-game = the record says it is a game of { $found }, its pack is one of { $game }
record-other-pack = the record was played with another pack called { $name } (the one here is { $found }…); ask for a record that carries its pack
record-no-seat = there is no seat { $found }; the game has { $count }
record-version = this record has version { $found } of the format; this program reads { $known }
record-not-utf8 = the file is not UTF-8: byte { $number } is { $byte }
record-name = a name has 1 to { $most } characters and single blanks only between words, found “{ $found }”
record-level = a bot is named by its level, one word such as “master” of 1 to { $most } characters, found “{ $found }”
record-seat-order = each seat is named once, in ascending order; found seat { $found } after seat { $last }
