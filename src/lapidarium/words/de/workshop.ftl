# Die Werkstatt: Pakete durch Klicken bearbeiten. Der Browser lädt sie nur mit dieser Seite.

provenance-rulebook = Spielanleitung
provenance-review = Rezension
provenance-reconstruction = Rekonstruktion
provenance-seen = von mir, an meinem Spiel gesehen
provenance-invented = von mir, erfunden
balance-value = { $value }
workshop-words = Berichtige, was bei deinem Spielmaterial anders ist, oder erfinde dein eigenes Paket. Danach kannst du hier damit spielen.
workshop-begin-shipped = Mit dem mitgelieferten Paket beginnen
workshop-begin-blank = Mit einem leeren Paket beginnen
workshop-import = Datei einlesen
workshop-export = Als Datei speichern
workshop-my-packs = Meine Pakete
workshop-packs-limit = { $count } von { $most } Paketen. Mit einem registrierten Namen bleiben sie auf Dauer.
workshop-remove-pack-sure = „{ $title }“ mit allen Versionen löschen?
workshop-version = Version { $version }
workshop-versions = Frühere Versionen
workshop-ready = spielbereit
workshop-problems =
    { $count ->
        [one] 1 Fehler zu beheben
       *[other] { $count } Fehler zu beheben
    }
workshop-problems-title = Prüfung
workshop-problems-more = und { $count } weitere
workshop-pack-problem = gefunden: { $found }; erwartet: { $expected }
workshop-pack-warning = ungewöhnlich, aber spielbar: gefunden: { $found }; erwartet: { $expected }
workshop-pack-names = Name
workshop-pack-title = Titel
workshop-pack-name = Kurzname, ohne Leerzeichen
workshop-source-of = Herkunft: { $figure }
workshop-source-note = { $part }: { $source }
workshop-remove-what = Entfernen: { $what }
workshop-add-what = Hinzufügen: { $what }
workshop-letter-of = Buchstabe für { $what }
workshop-solo = Solo
workshop-with-players = { $players } Personen
workshop-meaning = Was das ergibt
workshop-meaning-points = Punkte im Spiel
workshop-certain = Gesichert
workshop-certain-of = { $certain } von { $all } Angaben stammen aus der Spielanleitung oder von deinem Spiel
workshop-my-changes = Was ich ändere, ist
workshop-mine-seen = an meinem Spiel gesehen
workshop-mine-invented = erfunden
workshop-other-pack = Andere Pakete
workshop-save = Speichern
workshop-saved = Gespeichert als Version { $version }
workshop-share = Kopie teilen
workshop-shared = Der Link führt zu einer Kopie des Pakets, so wie es jetzt ist.
workshop-copy-link = Link kopieren
workshop-play-pack = Neuer Tisch mit diesem Paket
workshop-tab-drawn = Spielmaterial
workshop-tab-text = Datei
workshop-tab-balance = Balance
workshop-balance-words = Ein schneller Bot spielt dieses Paket oft gegen sich selbst, und das mitgelieferte ebenso. Das kann einige Minuten dauern: Laufende Partien haben Vorrang.
workshop-balance-start = Ausprobieren
workshop-balance-not-ready = Behebe zuerst die Fehler.
workshop-balance-progress = { $done } von { $all } Partien gespielt
workshop-balance-done = { $games } Partien von { $bot }
workshop-this-pack = dieses Paket
workshop-shipped-pack = mitgeliefertes Paket
workshop-plot-turns = Züge pro Partie
workshop-plot-average = im Schnitt { $own }; mitgeliefertes Paket { $shipped }
workshop-plot-scores = Endstände
workshop-plot-seats = Siege nach Zugreihenfolge
workshop-plot-points = Punkte im Schnitt
workshop-plot-turn = Person { $turn } in der Zugreihenfolge
workshop-plot-points-each = je { $points } Punkte
server-too-many-packs = Du hast schon { $most } Pakete gespeichert; lösche zuerst eines
server-too-many-shared = Du hast schon { $most } Pakete geteilt
server-no-such-own-pack = Ein solches Paket hast du nicht
server-no-such-shared-pack = Dieses geteilte Paket gibt es nicht; vielleicht wurde es gelöscht
server-pack-has-problems =
    { $count ->
        [one] Das Paket hat noch einen Fehler
       *[other] Das Paket hat noch { $count } Fehler
    }
server-too-many-runs = Gerade werden andere Pakete erprobt; versuche es in ein paar Minuten noch einmal
workshop-no-editor = Für dieses Spiel gibt es keinen gezeichneten Editor. Sein Paket bearbeitest du hier als Datei, mit allen Prüfungen; Einlesen, Speichern als Datei und Tische funktionieren wie sonst.
workshop-drafts = Noch nicht gespeichert
workshop-drafts-words = { $count } von { $most }, nur in diesem Browser. Öffne und speichere eins, um es unter deinem Namen zu behalten.
workshop-drafts-full = Dieser Browser behält { $most } ungespeicherte Pakete. Sobald du ein weiteres änderst, fällt das älteste weg: „{ $title }“. Speichere es vorher, wenn du es noch brauchst.
workshop-remove-draft-sure = Die nicht gespeicherten Änderungen an „{ $title }“ löschen?
workshop-lose-sure = Deine letzten Änderungen konnten nirgends aufgehoben werden und gingen verloren. Trotzdem verlassen?
workshop-version-shown = Das ist Version { $version }. Mit „Rückgängig“ kommst du zu deinem Stand zurück; beim Speichern wird sie zur neuesten Version.
workshop-file-too-large = „{ $name }“ hat { $size } kB. Ein Paket darf höchstens { $most } kB haben.
workshop-file-unreadable = „{ $name }“ lässt sich nicht lesen. Ein Paket ist eine Textdatei in UTF-8.
workshop-parts = Gehe zu
workshop-balance-go-on = Weiterspielen
