# Die Tische und der Server, der sie führt.


## Was ein Tisch ablehnt

table-not-begun = die Partie hat noch nicht begonnen
table-begun-already = die Partie hat schon begonnen
table-over = die Partie ist zu Ende
table-not-over = die Partie ist noch nicht zu Ende
table-not-seated = du sitzt nicht an diesem Tisch
table-seated-already = du sitzt schon auf Sitz { $seat }
table-full = es ist kein Sitz frei
table-seat-taken = Sitz { $seat } ist besetzt
table-bot-plays = ein Bot spielt für dich; nimm erst deinen Sitz zurück
table-stale = am Tisch ist inzwischen etwas geschehen; sieh noch einmal hin (Ereignis { $event })
table-out-of-time = die Zeit ist abgelaufen
table-resigned-already = du hast diese Partie aufgegeben
table-undo-rated = bei gewerteten Partien und in der Tagesaufgabe wird nichts zurückgenommen
table-nothing-to-undo = es gibt nichts zurückzunehmen
table-undo-asked-already = es will schon jemand zurücknehmen; erst kommt die Antwort
table-undo-not-asked = niemand hat dich gebeten, etwas zurückzunehmen
table-host-only = das kann nur, wer den Tisch eröffnet hat
table-mute-yourself = du kannst dich nicht selbst stummschalten
table-muted = an diesem Tisch werden deine Worte nicht gezeigt
table-daily-once = in der Tagesaufgabe zählt ein Versuch
table-daily-alone = bei der Tagesaufgabe spielt niemand für dich
table-no-hints = bei gewerteten Partien und in der Tagesaufgabe gibt es keine Tipps

## Wie eine Partie am Tisch endet

ended-resigned = Sitz { $seat } hat aufgegeben
ended-out-of-time = die Zeit von Sitz { $seat } ist abgelaufen
decided-gave-up = Sitz { $seat } gewinnt durch Aufgabe
decided-others-gave-up = Sitz { $seat } gewinnt; wer aufgegeben hat, liegt dahinter
decided-nobody = die Partie wurde aufgegeben
match-points = Sitz { $seat } gewinnt das Match mit { $points } zu { $other } Punkten
match-games = beide haben { $points } Punkte; Sitz { $seat } gewinnt das Match mit mehr gewonnenen Partien
match-shared = beide haben { $points } Punkte und gleich viele Partien: Das Match ist geteilt
match-given-up = Sitz { $seat } gewinnt das Match, da eine Partie aufgegeben wurde

## Der Wertungsbogen

sheet-count = { $count }
hint = Ein guter Zug: { $move }

## Was der Server ablehnt

server-no-cookie = der Server kennt dich noch nicht; öffne die Seite neu
server-other-origin = das kam von einer anderen Website
server-no-such-table = einen solchen Tisch gibt es nicht
server-unreadable-table = dieser Tisch lässt sich hier nicht öffnen: sein Spiel ist nicht installiert, oder ein neueres Lapidarium hat ihn geschrieben
server-no-such-address = unter dieser Adresse gibt es nichts
server-cannot-do-that = das geht unter dieser Adresse nicht
server-private-table = dieser Tisch ist privat; bitte um eine Einladung
server-not-your-seat = das ist nicht dein Sitz
server-too-fast = das ging zu schnell; warte einen Moment
server-too-many-sockets = zu viele Verbindungen von deiner Adresse
server-too-large = das ist zu groß; höchstens { $most } Byte
server-too-many-tables = du hast zu viele offene Tische; beende oder verlasse erst einen
server-unreadable-message = diese Nachricht lässt sich nicht lesen
server-unreadable-request = diese Anfrage lässt sich nicht lesen: { $where }
server-cannot-store = der Server kann gerade nichts speichern; nichts hat sich geändert, versuche es gleich noch einmal
server-fault = auf dem Server ist etwas schiefgegangen; nichts hat sich geändert
server-no-such-pack = hier gibt es kein Paket namens { $name }
server-pack-of-other-game = das Paket { $pack } gehört zu { $game }
server-no-such-seat = an diesem Tisch gibt es keinen Sitz { $seat }
server-no-time = eine Uhr braucht Minuten oder Tage
server-match-for-two = ein Match aus zwei Partien ist für zwei
server-cannot-be-rated = eine gewertete Partie braucht mindestens zwei Personen, ein mitgeliefertes Paket und eine freie Verteilung
server-no-name = ein Name braucht mindestens einen Buchstaben
server-name-taken = der Name { $name } gehört schon jemandem
server-name-claimed = dein Name ist mit einer Passphrase gesichert und bleibt
server-wrong-passphrase = Name und Passphrase passen nicht zusammen
server-first-attempt-first = beende erst deinen ersten Versuch von heute; er ist es, der zählt
server-record-of-a-seat = diese Aufzeichnung zeigt nur, was ein Sitz sah; gebraucht wird eine ganze
server-no-chat = auf diesem Server gibt es keinen Chat
server-nothing-said = da steht nichts
server-no-notices = dieser Server verschickt keine Benachrichtigungen
server-webhook-address = eine Benachrichtigung kann nur an eine öffentliche https-Adresse gehen
server-too-many-notices = höchstens { $most } Adressen für Benachrichtigungen

## Was der Server mitteilt

notice-your-turn = Du bist am Zug: { $game }
server-no-client-title = Lapidarium läuft
server-no-client =
    Der Server läuft, aber der Tisch im Browser ist noch nicht gebaut.
    Gebaut wird er mit:  cd client && npm ci && npm run build
    Das Protokoll für Programme steht unter /api/docs und in docs/protocol.md.
server-docs-title = Die HTTP-Seite von Lapidarium

## Einen Server betreiben

serve-ready = Der Tisch ist offen: { $url }
serve-stopped = Beendet. Alle Partien sind gespeichert und gehen nach dem nächsten Start weiter.
serve-port-taken = Port { $port } ist von einem anderen Programm belegt; wähle einen anderen, zum Beispiel --port { $other }
serve-port-forbidden = für Port { $port } sind besondere Rechte nötig; wähle einen ab 1024, zum Beispiel --port 8000
serve-no-such-host = dieser Rechner hat keine Adresse { $host }; --host 127.0.0.1 gilt nur für diesen Rechner, --host 0.0.0.0 für alle Netze
serve-folder = der Ordner { $folder } ist nicht beschreibbar: { $reason }; mach ihn beschreibbar oder wähle einen anderen mit --data
serve-in-use = ein anderer Server benutzt schon die Daten in { $folder }; beende ihn erst oder wähle einen anderen Ordner mit --data
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
restore-not-empty = dort sind schon Daten; stelle in eine leere Datenbank wieder her, zum Beispiel mit --data NEUER-ORDNER
restore-foreign = { $path } ist keine oder keine vollständige Sicherung von Lapidarium

server-too-many-packs = es sind schon { $most } Pakete gespeichert; bitte erst eines löschen
server-too-many-shared = es sind schon { $most } Pakete geteilt
server-no-such-own-pack = dieses Paket ist nicht unter den eigenen
server-no-such-shared-pack = dieses geteilte Paket gibt es nicht; vielleicht wurde es entfernt
server-pack-has-problems =
    { $count ->
        [one] das Paket hat noch einen Fehler
       *[other] das Paket hat noch { $count } Fehler
    }
server-too-many-runs = gerade werden andere Pakete erprobt; bitte in ein paar Minuten noch einmal versuchen
