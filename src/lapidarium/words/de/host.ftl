# Was Betreibern gesagt wird, auf ihrer Seite und an der Kommandozeile.

host-no-such-person = Es gibt hier niemanden namens { $name }
host-many-people = { $count } Personen heißen { $name }; nenne die Kennung: { $ids }
host-not-registered = { $name } ist ein Gast; nur wer den eigenen Namen registriert hat, kann den Server betreiben
host-is-banned = { $name } ist gesperrt
host-is-a-host = { $name } betreibt den Server ebenfalls; das wird auf der Kommandozeile entschieden
host-no-such-code = Es gibt keinen Code { $letters }
host-no-such-report = Es gibt keine offene Meldung { $number }
