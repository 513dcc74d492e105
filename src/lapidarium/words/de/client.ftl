# Der Tisch im Browser.

ui-to-start = , zur Startseite
ui-you = Du
ui-bot = Bot
ui-bot-for = Bot für { $name }
ui-program = { $name } (Bot)
ui-program-plays = hier spielt ein Programm
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
ui-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
ui-hours = { $hours } Std.
ui-sentence = { $text }.
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
ui-hint = Tipp
ui-hint-more = Mehr
ui-hint-whole = Zug zeigen
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
ui-sound-on = Ton einschalten
ui-sound-off = Ton ausschalten
ui-react-hello = Hallo!
ui-react-well-played = Gut gespielt!
ui-react-thanks = Danke!
ui-react-thinking = Ich überlege
ui-react-oops = Hoppla
ui-react-good-game = Schöne Partie!
ui-show-sheet = Wertung
ui-watch-again = Noch einmal ansehen, was seit deinem letzten Zug geschah
ui-link-lost-move = Die Verbindung ist unterbrochen. Dein Zug wartet und wird gesendet, sobald sie wieder da ist.
ui-level-option = { $level } · Stärke { $strength } von 5
ui-bot-strength = Bot, Stärke { $strength } von 5

## Die Startseite

ui-somebody = jemand
ui-practice = Übung
ui-clock-live = { $minutes } Min. + { $increment } Sek. pro Zug
ui-clock-days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }

## Die Regelseite

ui-rules-read = Alle Regeln
ui-why = Warum?

## Links, Ergebnisse und Meldungen jeder Seite

ui-days-hours = { $days } T. { $hours } Std.
ui-skip = Zum Inhalt springen
ui-offline = Kein Netz. Sobald es wieder da ist, geht es hier von selbst weiter.
ui-unreachable = Der Server antwortet nicht. Sobald er wieder antwortet, geht es hier von selbst weiter.
ui-new-version = Es gibt eine neue Version von Lapidarium.
ui-reload = Neu laden
ui-you-watch = Du siehst zu
