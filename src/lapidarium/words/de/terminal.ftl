# The table on a terminal's whole screen.

tui-log = Verlauf
tui-moves = Züge
tui-notes = Legende
tui-key-help = Hilfe
tui-key-hint = Tipp
tui-key-undo = Zurück
tui-key-side = Sicht
tui-key-rules = Regeln
tui-key-light = Hell
tui-key-back = Rückblick
tui-key-quit = Ende
tui-close = Esc schließt
tui-preview = Vorschau
tui-looking-back = Rückblick (Esc: jetzt)
tui-no-hint = Einen Tipp gibt es, wenn du am Zug bist.
tui-no-such-move = Kein Zug passt zur Eingabe.
tui-help =
    Klicke an, was du benutzen willst, oder tippe einen Zug; Tab ergänzt ihn, ↑ und ↓ gehen durch alle passenden. Ein vollständiger Zug ist auf dem Tisch zu sehen, bevor du ihn mit Enter (oder einem weiteren Klick) spielst.
    F1 Hilfe · F2 Tipp · F3 zurücknehmen · F4 Verlauf, Züge oder Legende · F5 Regeln · F6 hell oder dunkel · Bild↑ und Bild↓ Rückblick · F10 beenden
    list ORT     was dort möglich ist        ? { $clause }   eine Klausel der Regeln
    save DATEI   Protokoll schreiben         say TEXT   Chat am Tisch eines Servers
    ⚙ ist ein Bot, ○ ist abwesend, ▶ ist am Zug.
play-not-saved = Die Partie lässt sich nicht in { $path } speichern: { $reason }. Du kannst weiterspielen; „save DATEI“ schreibt sie woandershin.
play-no-latest = Es gibt keine unfertige Partie; eine neue beginnt mit: lapidarium play
join-bad-link = „{ $link }“ ist kein Link zu einem Tisch; er sieht so aus: https://example.org/t/TISCH
join-unreachable = { $server } antwortet nicht wie ein Lapidarium-Server: { $reason }
join-closed = Der Server hat die Verbindung geschlossen ({ $number })
join-left = Der Tisch ist hier: { $link }
join-no-screen = Der Tisch braucht ein Terminal von mindestens { $columns } × { $lines } Zeichen, das Unicode darstellt
