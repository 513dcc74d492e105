# Stellungen, die studiert werden.
study-title = Studie
study-words = Du spielst hier für alle. Gezogen wird zufällig; zurücknehmen kannst du beliebig oft.
study-turn = Am Zug: { $who }
study-undo = Zurücknehmen
study-panel = Varianten und Stellung
study-lines = Beste Varianten zeigen
study-lines-deeper = Länger nachdenken
study-thinking = Der Bot denkt nach …
study-by = Von { $level }, nur mit dem Wissen der Person am Zug. Was in einer Variante gezogen wird, ist nur ein Beispiel.
study-share = Link zu dieser Stellung kopieren
study-edit = Stellung bearbeiten
study-edit-words = Was in welches Feld gehört, erklärt die Seite zur Notation. Beim Aufbauen wird alles geprüft.
study-position = Stellung in Notation
study-set = Stellung aufbauen
study-from-start = Von Anfang an
study-from-position = Ab einer Stellung
study-from-replay = Ab einer beliebigen Stelle einer beendeten Partie: Öffne sie mit „Nachspielen“ und wähle „Diese Stellung studieren“.
study-setup = Von Hand aufbauen
study-setup-check = Prüfung der Stellung
study-setup-right = Alles stimmt. { $next }
study-setup-wrong = { $count ->
    [one] Eine Sache stimmt nicht
   *[other] { $count } Dinge stimmen nicht
 }
study-setup-done = Studieren
study-setup-text = Als Text
study-problem = { $field }: erwartet { $expected }
study-expected = erwartet: { $expected }
