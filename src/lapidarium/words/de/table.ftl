# Was ein Tisch später sagt: Menü, Chat, Warteraum, Ende und der schlichte Tisch. Wird geladen, wenn die Seite ruht.

ui-name-you = { $name } (du)
ui-two-sentences = { $first }. { $second }.
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
ui-leave = Tisch verlassen
ui-leave-sure = Ein Bot spielt für dich weiter. Bis zum Ende der Partie kannst du zurückkommen und deinen Platz wieder einnehmen.
ui-resign = Aufgeben
ui-hand-over = Bot für mich spielen lassen
ui-download-record = Protokoll
ui-keys = Tasten
ui-key-commit = setzen
ui-key-cancel = abbrechen
ui-key-search = Züge durchsuchen
ui-key-moves = nächster und voriger Zug
ui-language = Sprache
ui-theme = Design
ui-theme-system = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-sound = Ton
ui-sound-offer = Möchtest du die Steine hören? Die Klänge sind leise und kurz, Musik gibt es nicht.
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
ui-hand-over-ask = Spielen lassen …
ui-hand-over-sure = { $level } spielt ab jetzt für dich, bis du wieder übernimmst. Diese Züge zählen als deine.
ui-hand-over-do = Übergeben
ui-leave-open = Dein Platz wird für jemand anderen frei.
ui-leave-daily = Dein Versuch bleibt, wie er ist. Du kannst ihn heute fortsetzen.
ui-resign-ends = Die Partie endet sofort.
ui-resign-two = { $name } gewinnt sofort.
ui-resign-last = Du kommst auf den letzten Platz.
ui-resign-goes-on = Die anderen spielen weiter.
ui-no-way-back = Das lässt sich nicht zurücknehmen.
ui-rated-counts = Die Partie wird gewertet: Das Ergebnis zählt.
ui-play-again = Noch einmal spielen
ui-turns-left = Züge übrig
ui-rank-now = Auf Kurs zu
ui-rank-reached = Rang
ui-rank-about = { $rank }, etwa { $points }
ui-rank-next = Nächster Rang
ui-rank-from = { $rank }, ab { $points }
ui-best-score = Dein Bestwert
ui-change-bot = Stärke von { $name }
ui-change = Ändern
ui-daily-scores = Ergebnisse des Tages
ui-me = Dein Name
ui-starter = Wer beginnt
ui-starter-random = wird ausgelost
ui-how-to = So wird gespielt
ui-review = Analyse
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
ui-invites-you = { $name } lädt dich zu { $game } ein
ui-invited = Du bist zu { $game } eingeladen
ui-already-there = Schon am Tisch: { $names }
ui-invited-watch = Oder bleib einfach hier: Sobald die Partie beginnt, siehst du zu.
ui-show-code = Als QR-Code zeigen
ui-code-of-link = QR-Code des Links
ui-share-open = Wer den Link hat, kann diese Partie sehen.
ui-share-later = Wer den Link hat, kann diese Partie ab morgen sehen, wenn die heutige Aufgabe vorbei ist.
ui-points-count =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ui-ladder = Ränge
ui-times =
    { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
ui-new-best = Dein bisher bestes Ergebnis!
ui-own-best = Dein bestes Ergebnis: { $score }
ui-copy-result = Ergebnis kopieren
ui-copy-result-says = Ein paar Zeilen zum Einfügen; sie verraten nichts über die Aufgabe.
ui-daily-line = Lapidarium · Aufgabe vom { $day }
ui-daily-place = Platz { $place } von { $of }
ui-streak =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage in Folge
    }
ui-notices-offer = Sollen wir dir sagen, wann du wieder am Zug bist?
ui-notices-offer-yes = Ja, gern
ui-not-now = Jetzt nicht
ui-report = Etwas melden
ui-report-what = Was gemeldet wird
ui-report-name = Der Name { $name }
ui-report-note = Noch etwas dazu?
ui-reported = Danke. Wer diesen Server betreibt, sieht es.
