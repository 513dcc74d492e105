# Einen Server betreiben: Das sagt nur das Terminal.

serve-ready = Lapidarium läuft unter { $url }
serve-stopped = Beendet. Alle Partien sind gespeichert und gehen nach dem nächsten Start weiter.
serve-port-taken = Port { $port } ist von einem anderen Programm belegt; wähle einen anderen, zum Beispiel --port { $other }
serve-port-forbidden = Für Port { $port } sind besondere Rechte nötig; wähle einen ab 1024, zum Beispiel --port 8000
serve-no-such-host = Dieser Rechner hat keine Adresse { $host }; --host 127.0.0.1 gilt nur für diesen Rechner, --host 0.0.0.0 für alle Netze
serve-folder = In den Ordner { $folder } lässt sich nichts schreiben: { $reason }; mach ihn beschreibbar oder wähle einen anderen mit --data
serve-in-use = Ein anderer Server benutzt schon die Daten in { $folder }; beende ihn zuerst oder wähle einen anderen Ordner mit --data
serve-workers-need-postgres = { $workers } Arbeitsprozesse brauchen PostgreSQL, SQLite kommt nur mit einem zurecht. Nimm --workers 1 oder --database postgresql://…
serve-data-or-database = Gib entweder --data oder --database an, nicht beides
serve-database-url = Erwartet wird eine Datenbank wie postgresql://benutzer@rechner/lapidarium oder sqlite:///ordner/datei
serve-no-psycopg = Für PostgreSQL fehlt der Treiber: pip install 'lapidarium[postgres]'
serve-no-database = Die Datenbank antwortet nicht: { $reason }
serve-newer-database = Die Datenbank wurde mit einer neueren Version von Lapidarium benutzt ({ $found }); installiere diese
backup-running = Sicherung wird geschrieben
restore-running = Sicherung wird eingelesen
backup-done =
    { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } nach { $path } geschrieben
restore-done =
    { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } aus { $path } wiederhergestellt
restore-not-empty = Die Datenbank ist nicht leer; stelle die Sicherung in einer leeren wieder her, zum Beispiel mit --data NEUER-ORDNER
restore-foreign = { $path } ist keine vollständige Sicherung von Lapidarium
backup-no-database = Unter { $path } liegt keine Datenbank; nenne den Ordner des Servers mit --data oder seine Datenbank mit --database
backup-foreign = Das ist keine Datenbank von Lapidarium
restore-newer = { $path } stammt aus einer neueren Version von Lapidarium; stelle die Sicherung mit dieser Version wieder her
restore-in-use = Ein Server benutzt diese Datenbank; beende ihn zuerst
admin-bad-until = Erwartet wird eine Zeit wie 30m, 2h, 3d oder 2026-12-24T20:00, nicht { $text }
admin-no-text = Gib an, was angekündigt werden soll, oder --clear
admin-sure = Das lässt sich nicht rückgängig machen; mit --yes geschieht es
admin-done = Erledigt.
admin-announced = Angekündigt. Laufende Server zeigen es innerhalb von zwei Sekunden.
admin-code = Code: { $letters }
admin-none = Nichts anzuzeigen.
admin-new-secret = Der Server hat ein neues Geheimnis: Alle sind abgemeldet. Gäste verlieren ihren Namen; wer registriert ist, meldet sich neu an.
admin-head-name = Name
admin-head-person = Kennung
admin-head-is-registered = Registriert
admin-head-is-host = Betreibt
admin-head-banned = Gesperrt
admin-head-lang = Sprache
admin-head-created = Angelegt
admin-head-seen = Gesehen
admin-head-at-table = Tisch
admin-head-game = Spiel
admin-head-status = Stand
admin-head-host-name = Eröffnet von
admin-head-players = Personen
admin-head-changed = Geändert
admin-head-number = Nr.
admin-head-at = Zeit
admin-head-by-whom = Von
admin-head-action = Aktion
admin-head-about = Über
admin-head-detail = Einzelheit
admin-head-person-name = Gemeldet von
admin-head-about-name = Über
admin-head-kind = Art
admin-head-words = Text
admin-head-note = Notiz
admin-head-code = Code
admin-head-uses-left = Noch gültig für
admin-head-until = Bis
admin-head-listed = Öffentlich
admin-other-form = Die Datenbank hat Format { $found }, diese Version arbeitet mit { $wanted }: Starte den Server dieser Version einmal oder nimm den Befehl der laufenden Version
serve-bad-file = { $path } lässt sich nicht lesen: { $reason }
serve-unknown-setting = In { $path } steht die Einstellung { $name }, die es nicht gibt; es gibt: { $names }
serve-bad-network = Erwartet wird eine Adresse, ein Netz wie 10.0.0.0/8, loopback oder private, nicht { $text }
serve-posix-only = Der Server läuft unter Linux, macOS und anderen POSIX-Systemen; unter Windows nimm WSL oder einen Container
serve-no-home = Dieses Benutzerkonto hat kein Home-Verzeichnis für die Daten; wähle einen Ordner mit --data
admin-pruned = Entfernt: { $guests } Gäste, { $tables } nie begonnene Tische, { $packs } Pakete.
