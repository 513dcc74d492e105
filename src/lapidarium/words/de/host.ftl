# Was Betreibern gesagt wird, auf ihrer Seite und an der Kommandozeile.

host-no-such-person = Es gibt hier niemanden namens { $name }
host-many-people = { $count } Personen heißen { $name }; nenne die Kennung: { $ids }
host-not-registered = { $name } ist ein Gast; nur wer den eigenen Namen registriert hat, kann den Server betreiben
host-is-banned = { $name } ist gesperrt
host-is-a-host = { $name } betreibt den Server ebenfalls; das wird auf der Kommandozeile entschieden
host-no-such-code = Es gibt keinen Code { $letters }
host-no-such-report = Es gibt keine offene Meldung { $number }
host-title = Server verwalten
host-online = Online
host-playing = Laufende Partien
host-waiting = Wartende Tische
host-over = Beendete Partien
host-playing-one = läuft
host-waiting-one = wartet
host-over-one = beendet
host-people = Personen
host-registered = Registriert
host-reports = Meldungen
host-version = Version
host-door = Wer hereinkommt
host-door-open = Alle
host-door-open-words = Neue Leute und neue Tische sind willkommen.
host-door-invited = Nur auf Einladung
host-door-invited-words = Neue Leute brauchen einen Code.
host-door-closed = Niemand Neues
host-door-closed-words = Keine neuen Leute und Tische; laufende Partien gehen weiter.
host-codes = Codes
host-code-for = Für wen
host-code-uses = Für wie viele Personen
host-code-add = Neuer Code
host-code-left =
    { $count ->
        [one] für 1 Person
       *[other] für { $count } Personen
    }
host-announcement = Ankündigung
host-announcement-words = Erscheint an jedem Tisch und auf der Startseite. Eine Sprache ohne eigenen Text zeigt den englischen.
host-until = Bis
host-hours =
    { $count ->
        [one] eine Stunde lang
       *[other] { $count } Stunden lang
    }
host-no-end = bis ich sie beende
host-announce = Ankündigen
host-announce-end = Beenden
host-search = Nach Namen suchen
host-is-host = verwaltet den Server
host-banned = gesperrt
host-ban = Sperren
host-unban = Wieder zulassen
host-remove = Löschen
host-sure = Sicher?
host-tables = Tische
host-packs = Pakete
host-shared-copy = geteilte Kopie
host-log = Verlauf der Verwaltung
host-none = Hier ist nichts.
host-more = { $count } weitere von { $all } zeigen
host-report-name = Name
host-report-words = Chat
host-report-done = Erledigt
host-did-announce = Ankündigung
host-did-door = Wer hereinkommt:
host-did-code-add = Neuer Code
host-did-code-remove = Code gelöscht
host-did-secret = Neuer geheimer Schlüssel
host-did-rename = Umbenannt
host-did-ban = Gesperrt
host-did-unban = Wieder zugelassen
host-did-seat = Ein Bot übernahm einen Platz an
host-did-host-add = Verwaltet jetzt mit
host-did-host-remove = Verwaltet nicht mehr
host-did-person-remove = Person gelöscht
host-did-table-remove = Tisch gelöscht
host-did-pack-remove = Paket gelöscht
host-did-report-close = Meldung erledigt
host-did-prune = Aufgeräumt
