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
