# Lektionen und Rätsel.
ui-exercise-over = Das war alles. Sieh dich um, solange du magst.
ui-learn-about = Kurze Lektionen am echten Tisch. Auf jeden Versuch folgt eine Antwort; gewertet wird nichts.
ui-learn-all = Alle Lektionen
ui-learn-back = Zurück
ui-learn-begin = Anfangen
ui-learn-coached = Erste Partie mit Coach, gegen { $level }
ui-learn-go-on = Weitermachen
ui-learn-progress = { $done } von { $all } Lektionen geschafft
ui-learn-trouble = Diese Seite lässt sich nicht zeigen
ui-lesson = Lektion
ui-lesson-done = Geschafft!
ui-lesson-is-done = (geschafft)
ui-lesson-next = Nächste Lektion
ui-lesson-not-asked = Das ist erlaubt, aber hier nicht gefragt. Versuch es noch einmal.
ui-lesson-right-so-far = Richtig. Weiter.
server-no-such-lesson = Eine Lektion „{ $name }“ gibt es hier nicht
server-not-the-goal = Diese Züge erreichen das Ziel nicht
ui-coach = Coach: in jedem Zug ein Rat
ui-coach-off = Coach ausschalten
ui-coach-says = Coach: { $advice }
ui-puzzles-about = Stellungen aus Partien starker Bots, jede mit einem klar besten Zug. Ein Rätsel am Tag ist für alle gleich; die anderen passen zu deiner Wertungszahl.
ui-puzzles-count = { $count } Rätsel
ui-puzzle = Rätsel
ui-puzzle-daily = Rätsel des Tages
ui-puzzle-daily-missed = Rätsel des Tages: nicht gelöst
ui-puzzle-daily-solved = Rätsel des Tages: gelöst
ui-puzzle-first = Nur der erste Versuch zählt.
ui-puzzle-found = Gefunden!
ui-puzzle-found-later = Gefunden im { $tries }. Versuch:
ui-puzzle-goal = { $steps ->
    [one] Finde den besten Zug.
   *[other] Finde den besten Zug: { $steps } Schritte.
  }
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-now = Deine Wertungszahl: { $rating }, Serie: { $streak }
ui-puzzle-of = { $solved } von { $tried }
ui-puzzle-rated = Wertungszahl des Rätsels: { $rating }
ui-puzzle-rating = Deine Wertungszahl
ui-puzzle-show = Lösung zeigen
ui-puzzle-solved = Auf Anhieb gelöst
ui-puzzle-streak = Serie
ui-puzzle-streak-best = { $streak }, beste { $best }
ui-puzzle-deeds = du { $deeds }
ui-puzzle-then = , dann{" "}
ui-puzzle-told = Die Lösung:
ui-puzzle-uncertain = Die Wertungszahl ist noch unsicher
ui-puzzle-wrong = Es gibt einen besseren Zug.
ui-puzzle-wrong-by = Ein anderer Zug ist um etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } besser.
puzzle-last-turn = Letzter Zug
puzzle-missed = Warum ein anderer Zug besser ist: { CAPITAL($why) }.
puzzle-missed-points = Dein Zug ist mindestens { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } weniger wert.
puzzle-reply = Die Antwort: Dein Gegenüber { $move }.
server-no-such-puzzle = Ein Rätsel „{ $name }“ gibt es hier nicht
