# Der Tisch im Browser.

ui-to-start = , zur Startseite
ui-you = Du
ui-bot = Bot
ui-bot-for = Bot für { $name }
ui-open-seat = Freier Platz
ui-away = abwesend
ui-starts = beginnt
ui-resigned = hat aufgegeben
ui-points = Punkte:
ui-people = Am Tisch
ui-cancel = Abbrechen
ui-place = Setzen
ui-rest-over = Die Partie ist zu Ende.
ui-rest-waiting = { $name } überlegt.
ui-rest-drawing = Es wird gezogen …
ui-record = Protokoll
ui-record-empty = Noch ist nichts passiert.
ui-clocks = Uhren
ui-days = { $days } Tage
ui-hours = { $hours } Std.
ui-sentence = { $text }.
ui-two-sentences = { $first }. { $second }.
ui-who-did-what = { $who } { $what }

## Um den Tisch herum

ui-loading = Einen Moment …
ui-no-connection = Der Server ist nicht erreichbar.
ui-server-trouble = Der Server konnte das nicht ausführen.
ui-no-table = Dieser Tisch lässt sich nicht öffnen
ui-back-to-start = Zur Startseite
ui-daily = Tagesaufgabe
ui-match-game = Partie { $game } von { $of }
ui-at-table =
    { $players ->
        [1] solo
        [2] zu zweit
        [3] zu dritt
       *[4] zu viert
    }
ui-your-turn = Du bist am Zug
ui-turn-of = Am Zug: { $name }
ui-turn-number = Runde { $turn }
ui-drawing = Es wird gezogen …
ui-over = Die Partie ist zu Ende
ui-waiting-room = Warteraum
ui-waiting-for-people = es geht los, wenn alle Plätze besetzt sind
ui-waiting-words = Es geht los, wenn alle Plätze besetzt sind. Teile diesen Link mit allen, die mitspielen oder zuschauen wollen.
ui-sit = Platz nehmen
ui-get-up = Aufstehen
ui-add-bot = Bot hinzufügen
ui-fill-with-bot = Ein Bot für Platz { $seat }
ui-invite-link = Einladung
ui-copy-invite = Einladung kopieren
ui-copied = Kopiert
ui-new-invite = Neuer Link
ui-revoke-invite = Link ungültig machen
ui-hint = Tipp
ui-thinking = Denkt nach …
ui-undo = Zurücknehmen
ui-taken-back = Ein Zug wurde zurückgenommen
ui-undo-asked = { $name } möchte einen Zug zurücknehmen.
ui-undo-yes = Ja
ui-undo-no = Nein
ui-undo-waiting = Die anderen müssen noch zustimmen.
ui-bot-plays = Ein Bot spielt für dich.
ui-take-back-seat = Wieder selbst spielen
ui-link-lost = Verbindung unterbrochen. Der Tisch verbindet sich von selbst wieder.
ui-link-gone = Du hast keinen Zugang mehr zu diesem Tisch. Lade die Seite neu, um es noch einmal zu versuchen.
ui-close = Schließen
ui-menu = Menü
ui-leave = Tisch verlassen
ui-leave-sure = Ein Bot spielt für dich weiter. Bis zum Ende der Partie kannst du zurückkommen und deinen Platz wieder einnehmen.
ui-resign = Aufgeben
ui-hand-over = Bot für mich spielen lassen
ui-download-record = Protokoll
ui-keys = Tasten
ui-key-commit = setzen
ui-key-cancel = abbrechen
ui-language = Sprache
ui-theme = Design
ui-theme-system = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-sound = Ton
ui-sound-on = Ton einschalten
ui-sound-off = Ton ausschalten
ui-letters = Kürzel aus einem Buchstaben
ui-talk = Chat
ui-watching =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
ui-mute = { $name } stummschalten
ui-reactions = Reaktionen
ui-say = Nachricht
ui-send = Senden
ui-react-hello = Hallo!
ui-react-well-played = Gut gespielt!
ui-react-thanks = Danke!
ui-react-thinking = Ich überlege
ui-react-oops = Hoppla
ui-react-good-game = Schöne Partie!
ui-show-sheet = Wertung
ui-show-table = Tisch ansehen
ui-sheet = Wertungsbogen
ui-total = Gesamt
ui-rank = { $rank }: { $points } Punkte
ui-shared = Geteilter Sieg
ui-you-win = Du gewinnst
ui-wins = { $name } gewinnt
ui-rematch = Revanche
ui-rematch-waiting = Warten auf die anderen
ui-rematch-wanted = { $name } möchte Revanche.
ui-to-rematch = Zur Revanche
ui-second-game = Zur zweiten Partie
ui-replay = Nachspielen
ui-share = Link kopieren
ui-pace = Tempo der anderen
ui-pace-slow = langsam
ui-pace-normal = normal
ui-pace-at-once = sofort
ui-watch-again = Noch einmal ansehen, was seit deinem letzten Zug geschah
ui-link-lost-move = Die Verbindung ist unterbrochen. Dein Zug wartet und wird gesendet, sobald sie wieder da ist.
ui-hand-over-ask = Spielen lassen …
ui-hand-over-sure = { $level } spielt ab jetzt für dich, bis du deinen Platz zurücknimmst. Diese Züge zählen als deine.
ui-hand-over-do = Übergeben
ui-leave-open = Dein Platz wird für jemand anderen frei.
ui-leave-daily = Dein Versuch bleibt, wie er ist. Du kannst ihn heute fortsetzen.
ui-resign-ends = Die Partie endet sofort.
ui-resign-two = { $name } gewinnt sofort.
ui-resign-last = Du wirst Letzter.
ui-resign-goes-on = Die anderen spielen weiter.
ui-no-way-back = Das lässt sich nicht zurücknehmen.
ui-rated-counts = Die Partie wird gewertet: Das Ergebnis zählt.
ui-play-again = Noch einmal spielen
ui-level-option = { $level } · Stärke { $strength } von 5
ui-bot-strength = Bot, Stärke { $strength } von 5
ui-turns-left = Züge übrig
ui-rank-now = Auf Kurs zu
ui-rank-next = Nächster Rang
ui-rank-from = { $rank }, ab { $points }
ui-best-score = Dein Bestwert
ui-change-bot = Stärke von { $name }
ui-change = Ändern

ui-missing = Diese Seite gibt es nicht
ui-missing-words = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.

## Die Startseite

ui-welcome = Ein Ort für Spiele aus Stein
ui-against = Gegen
ui-play-now = Jetzt spielen
ui-play-solo = Solo spielen
ui-new-table = Neuer Tisch
ui-daily-heading = Tagesaufgabe
ui-daily-words = Eine Solopartie { $game }, für alle mit demselben Aufbau. Dein erster Versuch zählt.
ui-daily-play = Heutige Aufgabe spielen
ui-daily-go-on = Meinen Versuch fortsetzen
ui-daily-again = Noch einmal versuchen
ui-daily-scores = Ergebnisse des Tages
ui-bests = Deine Bestwerte
ui-somebody = jemand
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
ui-practice = Übung
ui-watch = zuschauen
ui-records = Letzte Partien
ui-records-none = Noch wurde keine öffentliche Partie zu Ende gespielt.
ui-import = Protokoll öffnen
ui-join = Per Link beitreten
ui-join-link = Einladungs- oder Tischlink
ui-join-go = Beitreten
ui-me = Dein Name
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
ui-players = Personen
ui-who-sits = Wer sitzt wo
ui-starter = Wer beginnt
ui-starter-random = wird ausgelost
ui-clock = Bedenkzeit
ui-clock-none = keine
ui-clock-live = { $minutes } Min. + { $increment } Sek. pro Zug
ui-clock-days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
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
ui-workshop = Werkstatt
ui-make-table = Tisch eröffnen

## So wird gespielt

ui-how-to = So wird gespielt

## Nachspielen

ui-no-replay = Diese Partie lässt sich nicht zeigen
ui-replay-begins = Der Aufbau ist fertig
ui-replay-at = Ereignis { $at } von { $of }
ui-replay-start = An den Anfang
ui-replay-back = Einen Schritt zurück
ui-replay-on = Einen Schritt weiter
ui-replay-end = Ans Ende
ui-replay-run = Abspielen
ui-replay-pause = Pause
ui-replay-scrub = Stelle in der Partie
ui-seen-by = Blickwinkel
ui-seen-by-all = Alles aufgedeckt
ui-seen-by-seat = Aus der Sicht von { $name }
ui-copy-position = Stellung kopieren

## Der schlichte Tisch

ui-position = Stellung
ui-moves = Züge
ui-moves-search = Züge durchsuchen
ui-moves-count = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
ui-moves-more = { $count } weitere: Tippe, um die Auswahl einzugrenzen.
ui-rest-move = Wähle einen Zug.
ui-play = Spielen
ui-key-search = Züge durchsuchen
ui-key-moves = nächster und voriger Zug

## Die Regelseite

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
ui-rules-read = Alle Regeln
ui-rules-link = Link zu { $clause }
ui-why = Warum?
ui-rules-source = In unseren eigenen Worten, nach den gedruckten Spielanleitungen. Wird ein Zug abgelehnt, wird eine dieser Klauseln genannt.
