# Stellungen, die studiert werden.
study-title = Studie
study-words = Spiele auf dem Brett beide Seiten. Gezogen wird zufällig; zurücknehmen kannst du beliebig oft.
study-turn = Am Zug: { $who }
study-undo = Zurücknehmen
study-panel = Varianten und Stellung
study-lines = Beste Varianten zeigen
study-lines-deeper = Länger nachdenken
study-thinking = Der Bot denkt nach …
study-by = Von { $level }, mit dem Wissen der Seite am Zug. Was in einer Variante gezogen wird, ist nur ein Beispiel.
study-share = Link zu dieser Stellung kopieren
study-edit = Stellung bearbeiten
study-edit-words = Was in die Felder gehört, steht in der Notation. Beim Aufbauen wird alles auf einmal geprüft.
study-position = Stellung in Notation
study-set = Stellung aufbauen
study-from-start = Vom Beginn einer Partie
study-game = { $players ->
    [one] { $game }, solo
   *[other] { $game }, { $players } Personen
 }
study-from-position = Von einer Stellung
study-from-replay = Von jeder Stelle einer beendeten Partie: Öffne ihre Wiederholung und wähle „Diese Stellung studieren“.
