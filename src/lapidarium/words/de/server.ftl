# Die Tische und der Server, der sie führt.


## Was ein Tisch ablehnt

table-not-begun = Die Partie hat noch nicht begonnen
table-begun-already = Die Partie hat schon begonnen
table-over = Die Partie ist zu Ende
table-not-over = Die Partie ist noch nicht zu Ende
table-not-seated = Du sitzt nicht an diesem Tisch
table-seated-already = Du sitzt schon auf Platz { $seat }
table-full = Es ist kein Platz frei
table-seat-taken = Platz { $seat } ist besetzt
table-bot-plays = Ein Bot spielt für dich; übernimm zuerst wieder deinen Platz
table-stale = Am Tisch ist inzwischen etwas passiert; sieh noch einmal hin (Ereignis { $event })
table-out-of-time = Die Zeit ist abgelaufen
table-resigned-already = Du hast diese Partie aufgegeben
table-undo-rated = In gewerteten Partien und in der Tagesaufgabe lässt sich nichts zurücknehmen
table-undo-practice = Seitdem wurde etwas gezogen oder ein Bot hat geantwortet; das lässt sich nur an einem Übungstisch zurücknehmen
table-nothing-to-undo = Es gibt nichts zurückzunehmen
table-undo-asked-already = Eine Bitte um Rücknahme wartet noch auf Antwort
table-undo-not-asked = Niemand hat um eine Rücknahme gebeten
table-host-only = Das kann nur, wer den Tisch eröffnet hat
table-mute-yourself = Du kannst dich nicht selbst stummschalten
table-muted = Du bist an diesem Tisch stummgeschaltet
table-daily-once = In der Tagesaufgabe zählt nur ein Versuch
table-daily-alone = In der Tagesaufgabe kann kein Bot für dich spielen
table-no-programs = In gewerteten Partien und in der Tagesaufgabe spielen nur Menschen; ein Programm kann diesen Platz nicht einnehmen
table-no-hints = In gewerteten Partien und in der Tagesaufgabe gibt es keine Tipps
table-no-hints-today = Für den heutigen Aufbau gibt es keine Tipps

## Wie eine Partie am Tisch endet

ended-resigned = Person { $seat } hat aufgegeben
    .you = Du hast aufgegeben
    .named = { $name } hat aufgegeben
ended-out-of-time = Die Zeit von Person { $seat } ist abgelaufen
    .you = Deine Zeit ist abgelaufen
    .named = Die Zeit von { $name } ist abgelaufen
decided-gave-up = Person { $seat } gewinnt durch Aufgabe
    .you = Du gewinnst durch Aufgabe
    .named = { $name } gewinnt durch Aufgabe
decided-others-gave-up = Person { $seat } gewinnt; wer aufgegeben hat, landet hinten
    .you = Du gewinnst; wer aufgegeben hat, landet hinten
    .named = { $name } gewinnt; wer aufgegeben hat, landet hinten
decided-nobody = Niemand gewinnt
match-points = Person { $seat } gewinnt das Match mit { $points } zu { $other } Punkten
    .you = Du gewinnst das Match mit { $points } zu { $other } Punkten
    .named = { $name } gewinnt das Match mit { $points } zu { $other } Punkten
match-games = Beide haben { $points } Punkte; Person { $seat } gewinnt das Match mit mehr gewonnenen Partien
    .you = Beide haben { $points } Punkte; du gewinnst das Match mit mehr gewonnenen Partien
    .named = Beide haben { $points } Punkte; { $name } gewinnt das Match mit mehr gewonnenen Partien
match-shared = Beide haben { $points } Punkte und gleich viele Partien gewonnen: Das Match ist geteilt
match-given-up = Person { $seat } gewinnt das Match, weil eine Partie aufgegeben wurde
    .you = Du gewinnst das Match, weil eine Partie aufgegeben wurde
    .named = { $name } gewinnt das Match, weil eine Partie aufgegeben wurde

## Der Wertungsbogen

sheet-count = { $count }
hint = Ein guter Zug: { $move }
    .you = Ein guter Zug: Du { $move }
hint-why = { $hint }. Warum: { CAPITAL($why) }.
reason-also = { $first }. Außerdem: { CAPITAL($second) }

## Was der Server ablehnt

server-no-cookie = Der Server kennt dich noch nicht; lade die Seite neu
server-other-origin = Das kam von einer anderen Website
server-no-such-table = Einen solchen Tisch gibt es nicht
server-unreadable-table = Dieser Tisch lässt sich hier nicht öffnen: Sein Spiel ist nicht installiert, oder eine neuere Version von Lapidarium hat ihn geschrieben
server-no-such-address = Unter dieser Adresse gibt es nichts
server-cannot-do-that = Das geht unter dieser Adresse nicht
server-private-table = Dieser Tisch ist privat; bitte um eine Einladung
server-not-your-seat = Das ist nicht dein Platz
server-too-fast = Zu viele Anfragen; warte einen Moment
server-too-many-sockets = Zu viele Verbindungen von deiner Adresse
server-too-large = Das ist zu groß; höchstens { $most } Byte
server-too-long = { $where } ist zu lang; höchstens { $most } Zeichen
server-too-slow = Die Anfrage kam nicht rechtzeitig an
server-upload-too-costly = Dieser Text ist zu aufwendig zu lesen; ein Paket oder ein Protokoll braucht weit weniger
server-too-many-tables = Du hast zu viele offene Tische; beende oder verlasse erst einen
server-unreadable-message = Diese Nachricht lässt sich nicht lesen
server-unreadable-request = Diese Anfrage lässt sich nicht lesen: { $where }
server-cannot-store = Der Server kann gerade nichts speichern; nichts hat sich geändert, versuche es gleich noch einmal
server-unsure = Der Server erreicht gerade seinen Speicher nicht und weiß nicht, ob das gespeichert wurde; am Tisch wird es sich zeigen
server-fault = Auf dem Server ist etwas schiefgegangen; nichts hat sich geändert
server-no-rules = Für { $game } gibt es hier keine Regeln zum Nachlesen
server-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }
server-no-name = Ein Name braucht mindestens einen Buchstaben
server-name-taken = Der Name { $name } gehört schon jemandem
server-name-claimed = Dein Name ist mit einer Passphrase registriert und lässt sich nicht ändern
server-closed = Der Server nimmt zurzeit keine neuen Leute und Tische auf; laufende Partien gehen weiter
server-by-invitation = Dieser Server ist nur mit Einladung zugänglich; gib deinen Code auf der Startseite ein
server-wrong-code = Dieser Code gilt nicht oder ist schon verbraucht
server-banned = Du hast keinen Zugang mehr zu diesem Server
server-hosts-only = Das darf nur, wer diesen Server betreibt
server-too-many-reports = Du hast schon viel gemeldet; warte, bis es sich jemand angesehen hat
server-nothing-to-report = Was du meldest, ist nicht mehr da
server-no-chat = Auf diesem Server gibt es keinen Chat
server-nothing-said = Die Nachricht ist leer
server-no-notices = Dieser Server verschickt keine Benachrichtigungen
server-review-running = Diese Partie ist noch nicht zu Ende; nur beendete Partien lassen sich analysieren und studieren
server-too-many-reviews = Du wartest schon auf { $most } Analysen
server-not-todays-deal = Das ist der Aufbau von heute, und andere spielen ihn noch; ab morgen lässt er sich studieren, analysieren und weiterspielen
server-no-such-event = Ein Ereignis { $event } gibt es nicht; das letzte ist { $last }
