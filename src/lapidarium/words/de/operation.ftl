# Einen Server betreiben: Das sagt nur das Terminal.

serve-ready = Lapidarium läuft unter { $url }
serve-stopped = Beendet. Alle Partien sind gespeichert und gehen nach dem nächsten Start weiter.
serve-port-taken = Port { $port } ist von einem anderen Programm belegt; wähle einen anderen, zum Beispiel --port { $other }
serve-port-forbidden = für Port { $port } sind besondere Rechte nötig; wähle einen ab 1024, zum Beispiel --port 8000
serve-no-such-host = dieser Rechner hat keine Adresse { $host }; --host 127.0.0.1 gilt nur für diesen Rechner, --host 0.0.0.0 für alle Netze
serve-folder = in den Ordner { $folder } lässt sich nichts schreiben: { $reason }; mach ihn beschreibbar oder wähle einen anderen mit --data
serve-in-use = ein anderer Server benutzt schon die Daten in { $folder }; beende ihn zuerst oder wähle einen anderen Ordner mit --data
serve-workers-need-postgres = { $workers } Arbeitsprozesse brauchen PostgreSQL, SQLite verträgt einen. Nimm --workers 1 oder --database postgresql://…
serve-data-or-database = entweder --data oder --database, nicht beides
serve-database-url = erwartet wird eine Datenbank wie postgresql://benutzer@rechner/lapidarium oder sqlite:///ordner/datei
serve-no-psycopg = für PostgreSQL fehlt der Treiber: pip install 'lapidarium[postgres]'
serve-no-database = die Datenbank antwortet nicht: { $reason }
serve-newer-database = die Datenbank wurde mit einem neueren Lapidarium benutzt ({ $found }); installiere dieses
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
restore-not-empty = die Datenbank ist nicht leer; stelle in eine leere wieder her, zum Beispiel mit --data NEUER-ORDNER
restore-foreign = { $path } ist keine vollständige Sicherung von Lapidarium
backup-no-database = unter { $path } liegt keine Datenbank; nenne den Ordner des Servers mit --data oder seine Datenbank mit --database
backup-foreign = das ist keine Datenbank von Lapidarium
restore-newer = { $path } stammt aus einer neueren Version von Lapidarium; stelle die Sicherung mit dieser Version wieder her
restore-in-use = ein Server benutzt diese Datenbank; halte ihn zuerst an
admin-bad-until = erwartet wird eine Zeit wie 30m, 2h, 3d oder 2026-12-24T20:00, nicht { $text }
admin-no-text = gib an, was angekündigt werden soll, oder --clear
admin-sure = das lässt sich nicht rückgängig machen; mit --yes geschieht es
admin-done = Erledigt.
admin-announced = Angekündigt. Laufende Server zeigen es innerhalb von zwei Sekunden.
admin-code = Code: { $letters }
admin-none = Nichts anzuzeigen.
admin-new-secret = Der Server hat ein neues Geheimnis: alle sind abgemeldet. Gäste sind weg; Registrierte melden sich neu an.
admin-head-name = Name
admin-head-person = Kennung
admin-head-is-registered = Registriert
admin-head-is-host = Betreiber
admin-head-banned = Gesperrt
admin-head-lang = Sprache
admin-head-created = Angelegt
admin-head-seen = Gesehen
admin-head-at-table = Tisch
admin-head-game = Spiel
admin-head-status = Stand
admin-head-host-name = Gastgeber
admin-head-players = Spieler
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
admin-head-words = Worte
admin-head-note = Notiz
admin-head-code = Code
admin-head-uses-left = Noch gültig für
admin-head-until = Bis
admin-head-listed = Öffentlich
admin-other-form = die Datenbank hat die Form { $found }, diese Version arbeitet mit { $wanted }: Starte den Server dieser Version einmal oder nimm den Befehl der laufenden Version
