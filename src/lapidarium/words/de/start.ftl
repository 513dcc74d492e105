# Startseite und Profil mit Benachrichtigungen: mit diesen Seiten geladen.

ui-missing = Diese Seite gibt es nicht
ui-missing-words = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
ui-welcome = Ein Ort für Spiele aus Stein
ui-against = Gegen
ui-play-now = Jetzt spielen
ui-play-solo = Solo spielen
ui-new-table = Neuer Tisch
ui-daily-heading = Tagesaufgabe
ui-daily-words = Eine Solopartie { $game }, für alle mit demselben Aufbau. Dein erster Versuch zählt.
ui-daily-not-counted = Von diesem Anschluss wurde die heutige Aufgabe schon mit demselben Browser gespielt. Du kannst sie auch spielen, aber nur der erste Versuch zählt. Namen, die vor heute registriert wurden, zählen immer.
ui-daily-play = Heutige Aufgabe spielen
ui-daily-go-on = Meinen Versuch fortsetzen
ui-daily-again = Noch einmal versuchen
ui-bests = Deine Bestwerte
ui-my-games = Meine Partien
ui-my-games-none = Noch keine. Spiel gleich los oder eröffne einen Tisch.
ui-solo = solo
ui-waiting-for-others = wartet auf andere
ui-finished = beendet
ui-open-tables = Offene Tische
ui-open-tables-none = Kein Tisch wartet auf Mitspielende.
ui-seats-open =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
ui-rated = gewertet
ui-watch = zuschauen
ui-records = Letzte Partien
ui-records-none = Noch wurde keine öffentliche Partie zu Ende gespielt.
ui-import = Protokoll öffnen
ui-join = Per Link beitreten
ui-join-link = Einladungs- oder Tischlink
ui-join-go = Beitreten
ui-name = Name
ui-passphrase = Passphrase
ui-ok = Übernehmen
ui-guest = Gast
ui-claimed = registriert
ui-rename = Ändern
ui-claim = Diesen Namen registrieren
ui-claim-words = Mit einer Passphrase von mindestens 8 Zeichen gehört der Name dir, auch auf anderen Geräten.
ui-enter = Anmelden
ui-enter-words = Melde dich mit deinem Namen und deiner Passphrase an.
ui-forget = Meine Daten löschen
ui-forget-words = Dein Name und deine Partienliste werden gelöscht. An beendeten Tischen steht dann „jemand“. Laufende Partien spielen Bots für dich weiter.
ui-unofficial = Von Spielenden gemacht, ohne Verbindung zu Verlagen oder Autoren der Spiele. Zeichnungen und Texte sind unsere eigenen; Titel, Spielbegriffe und die Namen der Solo-Ränge stammen aus den gedruckten Ausgaben.
ui-new-table-of = Neuer Tisch: { $game }
ui-who-sits = Wer sitzt wo
ui-clock = Bedenkzeit
ui-clock-none = keine
ui-timeout = Wenn die Zeit abläuft
ui-timeout-bot = spielt ein Bot weiter
ui-timeout-loss = ist die Partie verloren
ui-listed = Öffentlich: Alle dürfen mitspielen oder zuschauen
ui-rated-long = Gewertet: ohne Tipps, ohne Zurücknehmen
ui-practice-long = Übung: jeden Zug zurücknehmen
ui-match = Zwei Partien mit demselben Aufbau und getauschten Plätzen
ui-own-pack = Mein eigenes Materialpaket
ui-own-pack-words = Wenn dein Spielmaterial anders ist, wähle dein Paket als .toml-Datei. Es wird vor Beginn geprüft.
ui-own-pack-choose = Paket wählen
ui-own-pack-read = Paket gewählt
ui-to-workshop = Erstelle eines in der Werkstatt.
ui-make-table = Tisch eröffnen

ui-strength = Stärke { $strength } von 5
ui-ended-won = gewonnen
ui-ended-lost = verloren
ui-ended-shared = geteilt
ui-profile = Mein Profil
ui-profile-empty = Noch nichts. Spiel eine Partie zu Ende, dann zählt sie hier.
ui-profile-games = Partien mit anderen
ui-profile-opponents = Nach Gegenüber
ui-profile-daily = Tagesaufgaben
ui-played = Gespielt
ui-won = Gewonnen
ui-drawn = Geteilt
ui-lost = Verloren
ui-best = Bestes Ergebnis
ui-games-count =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
ui-streak-now = Tage in Folge
ui-streak-longest = Längste Serie
ui-rating = Wertungszahl
ui-rating-graph = Wertungszahl in { $game }: von { $first } auf { $last } in { $games } Partien
ui-notices = Benachrichtigungen
ui-notices-words = In Partien, die Tage dauern, kannst du dir sagen lassen, wann du am Zug bist.
ui-notices-on = In diesem Browser benachrichtigen
ui-notices-off = Ausschalten
ui-notices-here = Du wirst in diesem Browser benachrichtigt.
ui-notices-removed = Ausgeschaltet.
ui-notices-test = Test senden
ui-notices-tested =
    { $count ->
        [0] Nichts kam an. Schalte sie aus und wieder ein.
        [one] An 1 Adresse gesendet.
       *[other] An { $count } Adressen gesendet.
    }
ui-notices-blocked = Dieser Browser lässt hier keine Benachrichtigungen zu. Das kannst du in seinen Einstellungen zu dieser Seite ändern.
ui-notices-cannot = Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad füge die Seite erst zum Home-Bildschirm hinzu.
ui-notices-device = Anderes Gerät
ui-webhook = Webhook
ui-webhook-own = An einen Webhook senden
ui-webhook-words = Für eigene Programme: Jede Benachrichtigung wird als JSON an diese Adresse gesendet, signiert mit einem Geheimnis.
ui-webhook-address = Adresse des Webhooks
ui-webhook-add = Hinzufügen
ui-webhook-secret = Hinzugefügt. Das Geheimnis, nur einmal gezeigt: { $secret }
ui-host-page = Server verwalten
ui-door-closed = Dieser Server nimmt gerade keine neuen Leute und Tische auf. Laufende Partien gehen weiter.
ui-door-invited = Nur auf Einladung
ui-door-invited-words = Gib den Code ein, den du bekommen hast. Zuschauen kannst du auch ohne.
ui-code = Code

## Was der Server auf der Startseite und im Profil ablehnt

server-no-such-pack = Hier gibt es kein Paket namens { $name }
server-pack-of-other-game = Das Paket { $pack } gehört zu { $game }
server-no-time = Eine Uhr braucht Minuten oder Tage
server-match-for-two = Ein Match aus zwei Partien geht nur zu zweit
server-cannot-be-rated = Eine gewertete Partie braucht mindestens zwei Personen, ein mitgeliefertes Paket und einen zufälligen Aufbau
server-practice-is-not-rated = Eine Übungspartie kann nicht gewertet werden
server-wrong-passphrase = Name oder Passphrase ist falsch
server-first-attempt-first = Beende zuerst deinen ersten Versuch von heute; nur er zählt
server-record-of-a-seat = Dieses Protokoll zeigt nur, was eine Person gesehen hat; nötig ist ein vollständiges
server-webhook-address = Eine Benachrichtigung kann nur an eine öffentliche https-Adresse gehen
server-too-many-notices = Höchstens { $most } Adressen für Benachrichtigungen

## Was der Server mitteilt

notice-your-turn = Du bist am Zug: { $game }
notice-test = Benachrichtigungen kommen hier an. Du erfährst, wenn du am Zug bist.
ui-learn-five = In fünf Minuten lernen
ui-learn-five-about = Kurze Lektionen am echten Tisch
ui-learn = Lernen
ui-puzzles = Rätsel
ui-study = Studie

# The page of the rules.
ui-rules = Regeln
ui-rules-of = Regeln: { $game }
ui-rules-search = Regeln durchsuchen
ui-rules-found =
    { $count ->
        [one] 1 Klausel gefunden
       *[other] { $count } Klauseln gefunden
    }
ui-rules-none = Keine Klausel enthält diese Wörter.
ui-no-rules = Diese Regeln lassen sich nicht zeigen
ui-rules-link = Link zu { $clause }
ui-rules-source = In unseren eigenen Worten, nach den gedruckten Spielanleitungen. Wird ein Zug abgelehnt, wird eine dieser Klauseln genannt.

# Replays.
ui-no-replay = Diese Partie lässt sich nicht zeigen
ui-replay-begins = Der Aufbau ist fertig
ui-replay-at = Schritt { $at } von { $of }
ui-replay-start = An den Anfang
ui-replay-end = Ans Ende
ui-replay-run = Abspielen
ui-replay-pause = Pause
ui-replay-scrub = Stelle in der Partie
ui-seen-by = Blickwinkel
ui-seen-by-all = Alles aufgedeckt
ui-seen-by-seat = Aus der Sicht von { $name }
ui-copy-position = Stellung kopieren
ui-replay-back = Einen Schritt zurück
ui-replay-on = Einen Schritt weiter
ui-study-position = Diese Stellung studieren

# One more or less of something.
ui-less = Eins weniger: { $what }
ui-more = Eins mehr: { $what }

# What is edited step by step.
ui-undo-step = Rückgängig
ui-redo-step = Wiederholen
ui-players = Personen
ui-workshop = Werkstatt
