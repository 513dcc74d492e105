# Der Tisch im Browser.

ui-to-start = , zur Startseite
ui-you = Du
ui-bot = Bot
ui-bot-for = Bot für { $name }
ui-open-seat = Freier Platz
ui-away = nicht da
ui-starts = beginnt
ui-resigned = hat aufgegeben
ui-points = Punkte:
ui-people = Am Tisch
ui-board = Spielplan
ui-ring = Steine auf den Feldern
ui-site = Feld { $site }: { $stone }
ui-site-short = von Feld { $site }
ui-site-crystal = Feld { $site }: der Kristall
ui-site-empty = Feld { $site }: leer
ui-site-reach = { $name }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
ui-site-blocked = { $name }, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, passt nirgends
ui-walls = Wände
ui-wall-far = Wand hinten
ui-wall-right = Wand rechts
ui-wall-near = Wand vorne
ui-wall-left = Wand links
ui-wall-up-to = bis { $possible }
ui-wall-kept = erfüllt · { $points }
ui-wall-lost = unerreichbar
ui-wall-more = noch { $more }, bis { $possible }
ui-of = von { $total }
ui-no-token = frei
ui-prophecies = Prophezeiungen
ui-prophecies-kept = Erfüllte Prophezeiungen
ui-prophecy-instead = oder mache eine
ui-prophecy-give = eines abgeben
ui-prophecy-token = Eine Prophezeiung machen: { $value }
ui-prophecy-of = Prophezeiung { $value }
ui-prophecy-which = An welcher Wand werden { $value } Blöcke liegen?
ui-prospect = jetzt { $count }, bis { $possible }
ui-prospect-kept = jetzt { $count }: schon erfüllt
ui-prospect-lost = jetzt { $count }, höchstens { $possible }
ui-foretell = Prophezeien
ui-give = Gib ein Prophezeiungsplättchen ab
ui-give-why = Den Kristall zu bewegen kostet im Solospiel eines.
ui-give-token = Die { $value } abgeben
ui-give-up = Abgeben
ui-levels = Ebenen
ui-structure = Entwurf
ui-structure-won = erhalten
ui-structure-met = Jede Säule passt.
ui-structure-missing = { $missing ->
    [one] eine Säule passt noch nicht
   *[other] { $missing } Säulen passen noch nicht
}
ui-structure-caption = Die Entwurfkarte in ihrer nächsten Lage, hintere Reihe zuerst
ui-column-met = { $ask }, passt
ui-column-missing = { $ask } verlangt, Höhe { $height }
ui-none-left = Keine mehr da.
ui-singles = 1-Block-Steine zum Tauschen
ui-lid = Steine im Schachteldeckel
ui-lid-empty = Der Schachteldeckel ist leer.
ui-show-tower = Turm von { $name } groß zeigen
ui-looking-at = Der Turm von { $name }
ui-back-to-own = Zurück zu meinem
ui-back-to-first = Zurück zum ersten
ui-view = Von einer anderen Seite ansehen
ui-view-left = Ansicht nach links drehen
ui-view-right = Ansicht nach rechts drehen
ui-tower-caption = Der Turm, Säule für Säule vom Boden an; höchstens { $levels } hoch
ui-column = { $column }: { $colours }
ui-column-bare = { $column }: leer
ui-orientation = Wie der Stein liegt
ui-turn-left = Nach links drehen
ui-turn-right = Nach rechts drehen
ui-turn-tip = Kippen
ui-turning = { $turning } / { $count }
ui-where = Wohin
ui-where-at = { $column }, Ebene { $level }
ui-fills = Füllt { $cells }
ui-does-not-fit = Da passt er nicht hin.
ui-gain-level = schließt Ebene { $level } ab
ui-gain-structure = setzt den Entwurf um
ui-gain-kept = Prophezeiung in { $colour } erfüllt
ui-gain-cubes = { $cubes ->
    [one] Block in { $colour } an der Wand
   *[other] Blöcke in { $colour } an der Wand
}
ui-swap = Tauschen
ui-swap-long = Gegen einen 1-Block-Stein in { $colour } tauschen
ui-cancel = Abbrechen
ui-place = Setzen
ui-discard = Stein ablegen
ui-discard-why = Nichts Erreichbares lässt sich setzen; dieser Stein kommt aus dem Spiel.
ui-rest-over = Die Partie ist zu Ende.
ui-rest-waiting = { $name } ist am Zug.
ui-rest-drawing = Ein Stein wird gezogen.
ui-rest-discard = Nichts lässt sich setzen: Wähle einen beleuchteten Stein, der aus dem Spiel kommt.
ui-rest-stone = Wähle einen beleuchteten Stein.
ui-rest-both = Wähle einen beleuchteten Stein oder mache eine Prophezeiung.
ui-rest-prophecy = Mache eine Prophezeiung.
ui-record = Protokoll
ui-record-empty = Noch ist nichts geschehen.
ui-clocks = Uhren
ui-days = { $days } Tage
ui-hours = { $hours } Std.
ui-wall-short-kept = erfüllt
ui-wall-short-more = noch { $more }
ui-tap-tower = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} · tippe auf den Turm

## Um den Tisch herum

ui-loading = Einen Augenblick …
ui-no-connection = Der Server ist nicht zu erreichen.
ui-server-trouble = Der Server konnte das nicht ausführen.
ui-no-table = Dieser Tisch lässt sich nicht öffnen
ui-back-to-start = Zur Startseite
ui-game-monolyth = Monolyth
ui-game-ocelot = Sir Ozelots Höhle
ui-daily = Tagesaufgabe
ui-match-game = Partie { $game } von { $of }
ui-at-table = { $players ->
    [1] solo
    [2] zu zweit
    [3] zu dritt
   *[4] zu viert
}
ui-your-turn = Du bist am Zug
ui-turn-of = Am Zug: { $name }
ui-turn-number = Runde { $turn }
ui-drawing = Es wird gezogen
ui-over = Die Partie ist zu Ende
ui-waiting-room = Warten
ui-waiting-for-people = es geht los, wenn alle Plätze besetzt sind
ui-waiting-words = Es geht los, wenn alle Plätze besetzt sind. Schick den Link an alle, mit denen du spielen willst; er gilt auch zum Zuschauen.
ui-sit = Hinsetzen
ui-get-up = Aufstehen
ui-add-bot = Bot dazusetzen
ui-fill-with-bot = Ein Bot für Platz { $seat }
ui-invite-link = Einladung
ui-copy-invite = Einladung kopieren
ui-copied = Kopiert
ui-new-invite = Neuer Link
ui-revoke-invite = Keine Gäste mehr
ui-hint = Tipp
ui-thinking = Denkt nach …
ui-undo = Zurücknehmen
ui-taken-back = Ein Zug wurde zurückgenommen
ui-undo-asked = { $name } möchte einen Zug zurücknehmen.
ui-undo-yes = Ja
ui-undo-no = Nein
ui-undo-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst.
ui-bot-plays = Ein Bot spielt für dich.
ui-take-back-seat = Selbst weiterspielen
ui-link-lost = Die Verbindung ist unterbrochen. Der Tisch kommt von selbst zurück.
ui-link-gone = Dieser Tisch ist für dich geschlossen. Lade die Seite neu, um es noch einmal zu versuchen.
ui-close = Schließen
ui-menu = Menü
ui-leave = Tisch verlassen
ui-leave-sure = Wirklich gehen? In einer laufenden Partie spielt ein Bot für dich weiter.
ui-resign = Aufgeben
ui-resign-sure = Die Partie aufgeben?
ui-hand-over = Einen Bot für mich spielen lassen
ui-download-record = Protokoll
ui-keys = Tasten
ui-key-stones = Stein nach seinen Schritten nehmen
ui-key-turn = links drehen, rechts drehen, kippen
ui-key-move = Stein verschieben
ui-key-swap = gegen einen 1-Block-Stein tauschen
ui-key-view = Ansicht drehen
ui-key-tools = Werkzeug nehmen
ui-key-face = Werkzeug umdrehen
ui-key-circles = von Kreis zu Kreis gehen
ui-key-commit = setzen
ui-key-cancel = abbrechen
ui-language = Sprache
ui-theme = Licht
ui-theme-system = wie das Gerät
ui-theme-light = Tag
ui-theme-dark = Lampenlicht
ui-sound = Ton
ui-sound-on = Ton einschalten
ui-sound-off = Ton ausschalten
ui-solid = Turm räumlich, zum Herumgehen
ui-letters = Einzelne Buchstaben wirken auf den Tisch
ui-talk = Gespräch
ui-watching = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
ui-mute = Nicht zeigen, was { $name } sagt
ui-reactions = Reaktionen
ui-say = Etwas sagen
ui-send = Senden
ui-react-hello = Hallo!
ui-react-well-played = Gut gespielt!
ui-react-thanks = Danke
ui-react-thinking = Ich überlege
ui-react-oops = Hoppla
ui-react-good-game = Schöne Partie
ui-show-sheet = Wertung
ui-show-table = Den Tisch ansehen
ui-sheet = Wertungsbogen
ui-total = Gesamt
ui-rank = { $rank }: { $points } Punkte
ui-shared = Der Sieg ist geteilt
ui-you-win = Du gewinnst
ui-wins = { $name } gewinnt
ui-rematch = Revanche
ui-rematch-waiting = Warten auf die anderen
ui-rematch-wanted = { $name } möchte eine Revanche.
ui-to-rematch = Zur Revanche
ui-second-game = Zur zweiten Partie
ui-replay = Nachspielen
ui-share = Link kopieren

## Sir Ozelots Höhle

ui-tokens-left = noch { $count }
ui-amethysts = Amethyste
ui-no-amethysts = Noch keine Amethyste.
ui-only-you-see = nur du siehst sie
ui-face-down = verdeckt
ui-amethyst = Amethyst aus Beutel { $bag }: { $value }
ui-amethyst-hidden = Amethyst aus Beutel { $bag }, verdeckt
ui-set = Satz Coelestine:
ui-set-missing = es fehlt: { $shapes }
ui-set-none = vollständig
ui-shape-sun = Sonne
ui-shape-moon = Mond
ui-shape-star = Stern
ui-circles = Kreise
ui-squares = Felder
ui-square-gem = { $square }, Höhle { $cave }: { $gem }
ui-square-empty = { $square }, Höhle { $cave }: leer
ui-square-companion = { $square }, Höhle { $cave }: { $companion }
ui-circle-tool = Kreis { $circle }, blickt in { $caves }: { $tool }
ui-circle-free = Kreis { $circle }, blickt in { $caves }: frei
ui-tools = Deine Werkzeuge
ui-tools-short = Werkzeuge
ui-tap-face = wähle eine Seite
ui-tool-face = { $tool }, Werkzeug { $letter }, noch { $left }
ui-companion-in = Deine { $name } ist in Höhle { $cave }
ui-companion-helps = Sie springt dort für eine Art Werkzeug ein und darf noch eine Höhle weiter.
ui-companion-stays = Sie springt dort für eine Art Werkzeug ein.
ui-companion-hand = Deine { $name }
ui-companion-where = kommt auf ein Feld der Höhle I, das leer ist oder einen Edelstein mit 1 Punkt trägt
ui-companion-place = Deine { $name } setzen
ui-tool-at = { $tool }, blickt in { $caves }
ui-looks = { $ways ->
    [one] blickt in eine Richtung
   *[other] blickt in { $ways } Richtungen
}
ui-looks-untick = { $ways ->
    [one] blickt in eine Richtung
   *[other] blickt in { $ways } Richtungen
} · nimm den Haken weg, wo du liegen lässt
ui-collects-nothing = Damit lässt sich noch nichts einsammeln.
ui-one-step-away = Einen Schritt entfernt
ui-gem-in = { $gem } auf { $square } in { $cave }
ui-gem-in-helped = { $gem } auf { $square } in { $cave }, mit deinem Gefährten
ui-lacks-tool = { $gem } auf { $square } braucht noch { $tool }
ui-lacks-side = { $gem } auf { $square } braucht noch eine Seite
ui-bag = Beutel { $bag }
ui-bag-count = Beutel { $bag }: { $count ->
    [one] 1 Amethyst
   *[other] { $count } Amethyste
}
ui-bags = Amethyste in den Beuteln
ui-bags-inside = Was darin sein kann
ui-worth = Was Edelsteine wert sind
ui-worth-bag = Beutel
ui-celestite = Coelestin
ui-how-won = So gewinnt man einen Edelstein
ui-how-won-words = Drei Arten Werkzeug blicken von drei Seiten auf ihn. Wer sie gelegt hat, ist gleich: Einsammeln darf, wer am Zug ist.
ui-zoom = Näher ansehen
ui-zoom-all = Alles
ui-zoom-cave = Höhle { $cave }
ui-gems = Edelsteine
ui-preview = Vorschau
ui-look-around = Sieh dich um: Wähle einen Edelstein, um zu sehen, was ihm fehlt
ui-rest-circle = Wähle einen Kreis für dein Werkzeug
ui-rest-square = Wähle ein beleuchtetes Feld für deinen Gefährten
ui-rest-companion-last = Dein Gefährte ist dein letztes Plättchen: Wähle ein beleuchtetes Feld
ui-placing = Was gelegt wird
ui-tool-on = { $tool } ({ $letter }) auf { $circle }
ui-companion-on = Deine { $name } auf { $square }
ui-brings-nothing = sammelt noch nichts ein
ui-brings-left = alles bleibt liegen
ui-brings-points = { $points ->
    [one] bringt 1 Punkt
   *[other] bringt { $points } Punkte
}
ui-brings-amethysts = { $amethysts ->
    [one] bringt einen Amethyst
   *[other] bringt { $amethysts } Amethyste
}
ui-brings-both = bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $amethysts ->
    [one] einen Amethyst
   *[other] { $amethysts } Amethyste
}
ui-turn-over = Umdrehen
ui-place-only = Nur legen
ui-place-collect = Legen und { $count } nehmen
ui-place-leave = Legen, nichts nehmen
ui-moving = Deine { $name } darf eine Höhle weiter
ui-moving-heading = Wähle ein beleuchtetes Feld oder lass deinen Gefährten stehen
ui-move = Ziehen
ui-move-collect = Ziehen und { $count } nehmen
ui-stay = Stehen lassen
ui-stay-collect = Stehen lassen und { $count } nehmen
ui-collecting = Sammle ein, was gesehen wird
ui-collecting-heading = Nimm den Haken weg, wo du liegen lässt
ui-collect = { $count } nehmen
ui-collect-no-more = Nichts mehr nehmen

## Die Startseite

ui-welcome = Ein Ort für Spiele aus Stein
ui-about-monolyth = Errichte einen Turm aus bunten Steinen und sage seine Wände voraus. Für eine bis vier Personen.
ui-about-ocelot = Lege Werkzeuge rund um eine Höhle und sammle die Edelsteine ein, die sie sehen. Für zwei.
ui-against = Gegen
ui-play-now = Jetzt spielen
ui-play-solo = Solo spielen
ui-new-table = Neuer Tisch
ui-daily-heading = Tagesaufgabe
ui-daily-words = Eine Solopartie Monolyth, für alle dieselbe. Der erste Versuch zählt.
ui-daily-play = Heutige Aufgabe spielen
ui-daily-go-on = Meinen Versuch fortsetzen
ui-daily-again = Noch einmal versuchen
ui-daily-scores = Ergebnisse des Tages
ui-bests = Deine besten
ui-somebody = jemand
ui-my-games = Meine Partien
ui-my-games-none = Noch keine. Spiel gleich los oder mach einen Tisch auf.
ui-solo = solo
ui-waiting-for-others = wartet auf andere
ui-finished = beendet
ui-open-tables = Offene Tische
ui-open-tables-none = Kein Tisch wartet auf Gäste.
ui-seats-open = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
ui-rated = gewertet
ui-watch = zusehen
ui-records = Letzte Partien
ui-records-none = Noch keine öffentliche Partie ist zu Ende gespielt.
ui-import = Protokoll öffnen
ui-join = Mit einem Link dazukommen
ui-join-link = Einladung oder Tisch
ui-join-go = Los
ui-me = Dein Name
ui-name = Name
ui-passphrase = Kennsatz
ui-ok = Übernehmen
ui-guest = Gast
ui-claimed = gehört dir
ui-rename = Ändern
ui-claim = Namen behalten
ui-claim-words = Mit einem Kennsatz von mindestens 8 Zeichen gehört der Name dir, auch auf anderen Geräten.
ui-enter = Ich habe einen Namen
ui-enter-words = Komm mit deinem Namen und seinem Kennsatz zurück.
ui-forget = Meine Daten löschen
ui-forget-words = Dein Name und deine Liste von Partien werden gelöscht. An beendeten Tischen bleibt „jemand“. Laufende Partien spielen Bots weiter.
ui-unofficial = Von Spielern gemacht, ohne Verbindung zu Verlagen oder Autoren der Spiele. Alle Zeichnungen und Texte sind unsere eigenen.
ui-new-table-of = Neuer Tisch: { $game }
ui-players = Personen
ui-who-sits = Wer sitzt wo
ui-card = Entwurfkarte
ui-card-random = zufällig
ui-card-number = Karte { $card }
ui-clock = Bedenkzeit
ui-clock-none = keine
ui-clock-live = { $minutes } Min. + { $increment } Sek. je Zug
ui-clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
ui-timeout = Wenn die Zeit abläuft
ui-timeout-bot = spielt ein Bot weiter
ui-timeout-loss = ist die Partie verloren
ui-listed = Öffentlich: Alle dürfen mitspielen oder zusehen
ui-rated-long = Gewertet: ohne Tipps, ohne Zurücknehmen
ui-match = Zwei Partien mit derselben Auslage und getauschten Plätzen
ui-own-pack = Werte meiner eigenen Schachtel
ui-own-pack-words = Wenn deine Schachtel anders ist, gib dein Paket als .toml-Datei an. Es wird vor Beginn geprüft.
ui-own-pack-choose = Paket wählen
ui-own-pack-read = Paket gewählt
ui-make-table = Tisch aufmachen

## So wird gespielt

ui-how-to = So wird gespielt
ui-how-monolyth-turn = Im eigenen Zug wandert der Kristall einen bis vier Steine weiter. Wo er hält, nimmst du den Stein und baust ihn in deinen Turm. Oder der Kristall bleibt stehen, und du machst eine Prophezeiung.
ui-how-monolyth-place = Ein Stein darf liegen, wie er will, aber im Raster und nie über einer Lücke. Statt seiner darfst du einen 1-Block-Stein seiner Farbe nehmen, solange es welche gibt.
ui-how-monolyth-prophecy = Eine Prophezeiung sagt, wie viele Blöcke ihrer Farbe eine Wand deines Turms mindestens zeigen wird. Stimmt es am Ende, bringt sie so viele Punkte.
ui-how-monolyth-tokens = Wer eine Ebene füllt, nimmt das beste Ebenenplättchen, das noch da ist (allein: das niedrigste). Wer die Höhen der Entwurfkarte trifft, beliebig gedreht oder gespiegelt, nimmt ein Entwurfplättchen.
ui-how-monolyth-end = Die Runde, in der jemand die oberste Ebene füllt, ist die letzte. Allein kostet jeder Stein auch eines der Prophezeiungsplättchen; sind sie fort, ist es zu Ende.
ui-how-ocelot-turn = Im eigenen Zug setzt du ein Plättchen: ein Werkzeug, mit einer seiner Seiten, auf einen freien Kreis. Es blickt entlang seiner Pfeile, so weit die Höhle reicht.
ui-how-ocelot-collect = Dann darfst du jeden Edelstein einsammeln, den drei verschiedene Werkzeuge von drei verschiedenen Seiten sehen, gleich wer sie gesetzt hat.
ui-how-ocelot-companion = Einmal im Spiel ist das Plättchen dein Gefährte. In seiner Höhle springt er für eine Art Werkzeug ein, nur für dich, und später darf er eine Höhle weiter.
ui-how-ocelot-amethysts = Für eine Geode ziehst du einen Amethyst aus dem Beutel ihrer Höhle; für Sonne, Mond und Stern einen aus dem ersten. Was er wert ist, siehst nur du.
ui-how-ocelot-end = Jeder setzt sechzehn Plättchen. Dann werden Edelsteine und Amethyste gezählt.

## Nachspielen

ui-no-replay = Diese Partie lässt sich nicht zeigen
ui-replay-begins = Alles ist aufgebaut
ui-replay-at = Ereignis { $at } von { $of }
ui-replay-start = An den Anfang
ui-replay-back = Einen Schritt zurück
ui-replay-on = Einen Schritt weiter
ui-replay-end = Ans Ende
ui-replay-run = Ablaufen lassen
ui-replay-pause = Anhalten
ui-replay-scrub = Stelle in der Partie
ui-seen-by = Gesehen von
ui-seen-by-all = Alles offen
ui-seen-by-seat = Wie { $name } es sah
ui-copy-position = Stellung kopieren
