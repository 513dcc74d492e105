# The workshop: packs edited by clicking. The browser loads it with that page only.

provenance-rulebook = rulebook
provenance-review = review
provenance-reconstruction = reconstruction
provenance-seen = mine, seen on my box
provenance-invented = mine, invented
balance-value = { $value }
workshop-words = Correct what differs in your copy of the game, or invent a pack of your own. Then play with it here.
workshop-begin-shipped = Start from the shipped pack
workshop-begin-blank = Start from nothing
workshop-import = Import a file
workshop-export = Export the file
workshop-my-packs = My packs
workshop-packs-limit = { $count } of { $most } packs. They stay for good once your name is registered.
workshop-remove-pack-sure = Remove “{ $title }” and all its versions?
workshop-version = version { $version }
workshop-versions = Earlier versions
workshop-ready = ready to play
workshop-problems =
    { $count ->
        [one] 1 problem to solve
       *[other] { $count } problems to solve
    }
workshop-problems-title = Checks
workshop-problems-more = and { $count } more
workshop-pack-problem = found { $found }; expected { $expected }
workshop-pack-warning = unusual, but playable: found { $found }; expected { $expected }
workshop-pack-names = Name
workshop-pack-title = Title
workshop-pack-name = Short name, without spaces
workshop-source-of = Where it comes from: { $figure }
workshop-source-note = { $part }: { $source }
workshop-remove-what = Remove: { $what }
workshop-add-what = Add: { $what }
workshop-letter-of = Letter for { $what }
workshop-solo = Solo
workshop-with-players = { $players } players
workshop-meaning = What it adds up to
workshop-meaning-points = Points in play
workshop-certain = Certainty
workshop-certain-of = { $certain } of { $all } figures are from the rulebook or seen on your box
workshop-my-changes = What I change is
workshop-mine-seen = seen on my box
workshop-mine-invented = invented
workshop-other-pack = Other packs
workshop-save = Save
workshop-saved = Saved as version { $version }
workshop-share = Share a copy
workshop-shared = The link leads to a copy of the pack as it is now.
workshop-copy-link = Copy the link
workshop-play-pack = New table with this pack
workshop-tab-drawn = Components
workshop-tab-text = File
workshop-tab-balance = Balance
workshop-balance-words = A quick bot plays this pack against itself many times, and the shipped pack too. This may take a few minutes: games in progress come first.
workshop-balance-start = Try it out
workshop-balance-not-ready = Solve the problems first.
workshop-balance-progress = { $done } of { $all } games played
workshop-balance-done = { $games } games by { $bot }
workshop-this-pack = this pack
workshop-shipped-pack = shipped pack
workshop-plot-turns = Turns in a game
workshop-plot-average = { $own } on average; shipped pack { $shipped }
workshop-plot-scores = Final scores
workshop-plot-seats = Wins by turn order
workshop-plot-points = Average points
workshop-plot-turn = Player { $turn } in turn order
workshop-plot-points-each = { $points } points each
server-too-many-packs = you already have { $most } packs; remove one first
server-too-many-shared = you already share { $most } packs
server-no-such-own-pack = you have no such pack
server-no-such-shared-pack = there is no such shared pack; it may have been removed
server-pack-has-problems =
    { $count ->
        [one] the pack still has a problem
       *[other] the pack still has { $count } problems
    }
server-too-many-runs = others are trying their packs just now; please try again in a few minutes
workshop-no-editor = This game has no editor that draws its components. You edit its pack here as a file, with all checks; import, export and tables work as usual.
workshop-drafts = Not saved yet
workshop-drafts-words = { $count } of { $most }, kept in this browser only. Open one and save it to keep it under your name.
workshop-drafts-full = This browser keeps { $most } unsaved packs. As soon as you change another one, the oldest, “{ $title }”, is dropped. Save it first if you need it.
workshop-remove-draft-sure = Remove the unsaved changes of “{ $title }”?
workshop-lose-sure = Your last changes could not be saved anywhere and would be lost. Leave anyway?
workshop-version-shown = This is version { $version }. Undo brings back what you had; saving makes this the newest version.
workshop-file-too-large = “{ $name }” has { $size } kB. A pack may have at most { $most } kB.
workshop-file-unreadable = “{ $name }” cannot be read. A pack is a text file in UTF-8.
workshop-parts = Go to
workshop-balance-go-on = Go on
