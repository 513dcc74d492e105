# Datensätze aus Partien.

dataset-version = Dieser Datensatz hat Version { $found }; dieses Programm liest Version { $known }
dataset-bad-plan = Die Datei dataset.json lässt sich nicht lesen: { $reason }
dataset-no-players = Keines der Spiele geht mit so vielen Personen; möglich sind { $counts }
dataset-none = { $path } enthält keinen Datensatz (dataset.json fehlt); so entsteht einer: lapidarium dataset make
dataset-other = { $path } enthält einen anderen Datensatz; wähle einen anderen Ordner oder dieselben Optionen, um ihn fortzusetzen
dataset-bad-file = { $path } ist beschädigt: { $reason }
dataset-fault = Partie { $id }: „{ $column }“ ergibt sich beim Nachspielen anders ({ $reason })
dataset-no-game = Dieser Datensatz enthält keine Partie { $id }
dataset-made =
    { $count ->
        [one] Eine Datei mit Partien
       *[other] { $count } Dateien mit Partien
    } nach { $path } geschrieben; es fehlen: { $missing }
dataset-million = { $games } Partien dauerten { $seconds } s. In diesem Tempo bräuchte eine Million mit diesen Prozessen { $hours } h (hochgerechnet, nicht gemessen).
dataset-interrupted = Angehalten. Fertige Dateien bleiben erhalten; derselbe Befehl macht dort weiter.
dataset-info = Partien: { $games }. Entscheidungen: { $decisions }. Bytes: { $bytes }. Fehlende Dateien: { $missing }.
dataset-contest = { $game }, Personen: { $players }, Partien: { $games }, Entscheidungen: { $decisions }
dataset-verified = Alles stimmt. Nachgespielte Partien: { $games }, verglichene Entscheidungen: { $decisions }.
dataset-no-solo = Hier gibt es keine Solopartien; so entstehen welche: lapidarium dataset make ORDNER --players 1
dataset-several-solo = Hier gibt es Solopartien mehrerer Spiele; wähle eines mit --game: { $games }
dataset-minari-id = { $id } ist keine Kennung für Minari; erwartet wird etwas wie lapidarium/meine-partien-v0, mit einer Version am Ende
dataset-minari-there = Minari hat schon einen Datensatz { $id } ({ $path }); wähle mit --id einen anderen Namen oder lösche ihn mit: minari delete { $id }
dataset-other-pack = Partie { $id } wurde mit einer anderen Fassung des Pakets „{ $pack }“ gespielt als der hier installierten
dataset-exporting = Partien werden nachgespielt …
dataset-exported = Nachgespielte Partien: { $games }, Entscheidungen: { $decisions }. Sie liegen in { $path }; so werden sie geladen: minari.load_dataset("{ $id }").
