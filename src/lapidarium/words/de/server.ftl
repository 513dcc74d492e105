# Die Tische und der Server, der sie führt.


## Was ein Tisch ablehnt

table-not-begun = die Partie hat noch nicht begonnen
table-begun-already = die Partie hat schon begonnen
table-over = die Partie ist zu Ende
table-not-over = die Partie ist noch nicht zu Ende
table-not-seated = du sitzt nicht an diesem Tisch
table-seated-already = du sitzt schon auf Platz { $seat }
table-full = es ist kein Platz frei
table-seat-taken = Platz { $seat } ist besetzt
table-bot-plays = ein Bot spielt für dich; übernimm zuerst wieder deinen Platz
table-stale = am Tisch ist inzwischen etwas passiert; sieh noch einmal hin (Ereignis { $event })
table-out-of-time = die Zeit ist abgelaufen
table-resigned-already = du hast diese Partie aufgegeben
table-undo-rated = in gewerteten Partien und in der Tagesaufgabe lässt sich nichts zurücknehmen
table-undo-practice = seitdem wurde etwas gezogen oder ein Bot hat geantwortet; das lässt sich nur an einem Übungstisch zurücknehmen
table-nothing-to-undo = es gibt nichts zurückzunehmen
table-undo-asked-already = eine Bitte um Rücknahme wartet noch auf Antwort
table-undo-not-asked = niemand hat um eine Rücknahme gebeten
table-host-only = das kann nur, wer den Tisch eröffnet hat
table-mute-yourself = du kannst dich nicht selbst stummschalten
table-muted = du bist an diesem Tisch stummgeschaltet
table-daily-once = in der Tagesaufgabe zählt nur ein Versuch
table-daily-alone = in der Tagesaufgabe kann kein Bot für dich spielen
table-no-hints = in gewerteten Partien und in der Tagesaufgabe gibt es keine Tipps

## Wie eine Partie am Tisch endet

ended-resigned = Person { $seat } hat aufgegeben
ended-out-of-time = die Zeit von Person { $seat } ist abgelaufen
decided-gave-up = Person { $seat } gewinnt durch Aufgabe
decided-others-gave-up = Person { $seat } gewinnt; wer aufgegeben hat, landet hinten
decided-nobody = die Partie wurde aufgegeben
match-points = Person { $seat } gewinnt das Match mit { $points } zu { $other } Punkten
match-games = beide haben { $points } Punkte; Person { $seat } gewinnt das Match mit mehr gewonnenen Partien
match-shared = beide haben { $points } Punkte und gleich viele Partien gewonnen: geteiltes Match
match-given-up = Person { $seat } gewinnt das Match, weil eine Partie aufgegeben wurde

## Der Wertungsbogen

sheet-count = { $count }
hint = Ein guter Zug: { $move }

## Was der Server ablehnt

server-no-cookie = der Server kennt dich noch nicht; lade die Seite neu
server-other-origin = das kam von einer anderen Website
server-no-such-table = einen solchen Tisch gibt es nicht
server-unreadable-table = dieser Tisch lässt sich hier nicht öffnen: sein Spiel ist nicht installiert, oder ein neueres Lapidarium hat ihn geschrieben
server-no-such-address = unter dieser Adresse gibt es nichts
server-cannot-do-that = das geht unter dieser Adresse nicht
server-private-table = dieser Tisch ist privat; bitte um eine Einladung
server-not-your-seat = das ist nicht dein Platz
server-too-fast = zu viele Anfragen; warte einen Moment
server-too-many-sockets = zu viele Verbindungen von deiner Adresse
server-too-large = das ist zu groß; höchstens { $most } Byte
server-too-long = { $where } ist zu lang; höchstens { $most } Zeichen
server-too-slow = die Anfrage kam nicht rechtzeitig an
server-upload-too-costly = dieser Text ist zu aufwendig zu lesen; ein Paket oder eine Aufzeichnung braucht weit weniger
server-too-many-tables = du hast zu viele offene Tische; beende oder verlasse erst einen
server-unreadable-message = diese Nachricht lässt sich nicht lesen
server-unreadable-request = diese Anfrage lässt sich nicht lesen: { $where }
server-cannot-store = der Server kann gerade nichts speichern; nichts hat sich geändert, versuche es gleich noch einmal
server-unsure = der Server hat gerade seinen Speicher verloren und weiß nicht, ob das gespeichert wurde; am Tisch wird es sich zeigen
server-fault = auf dem Server ist etwas schiefgegangen; nichts hat sich geändert
server-no-such-pack = hier gibt es kein Paket namens { $name }
server-no-rules = für { $game } gibt es hier keine Regeln zum Nachlesen
server-pack-of-other-game = das Paket { $pack } gehört zu { $game }
server-no-such-seat = an diesem Tisch gibt es keinen Platz { $seat }
server-no-time = eine Uhr braucht Minuten oder Tage
server-match-for-two = ein Match aus zwei Partien geht nur zu zweit
server-cannot-be-rated = eine gewertete Partie braucht mindestens zwei Personen, ein mitgeliefertes Paket und einen zufälligen Aufbau
server-practice-is-not-rated = eine Übungspartie kann nicht gewertet werden
server-no-name = ein Name braucht mindestens einen Buchstaben
server-name-taken = der Name { $name } gehört schon jemandem
server-name-claimed = dein Name ist mit einer Passphrase registriert und lässt sich nicht ändern
server-wrong-passphrase = Name oder Passphrase ist falsch
server-first-attempt-first = beende zuerst deinen ersten Versuch von heute; nur er zählt
server-record-of-a-seat = dieses Protokoll zeigt nur, was eine Person gesehen hat; nötig ist ein vollständiges
server-no-chat = auf diesem Server gibt es keinen Chat
server-nothing-said = die Nachricht ist leer
server-no-notices = dieser Server verschickt keine Benachrichtigungen
server-webhook-address = eine Benachrichtigung kann nur an eine öffentliche https-Adresse gehen
server-too-many-notices = höchstens { $most } Adressen für Benachrichtigungen

## Was der Server mitteilt

notice-your-turn = Du bist am Zug: { $game }
notice-test = Benachrichtigungen kommen hier an. Du erfährst, wenn du am Zug bist.
