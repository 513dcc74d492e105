# The table on a terminal's whole screen.

tui-log = Log
tui-moves = Moves
tui-notes = Legend
tui-key-help = Help
tui-key-hint = Hint
tui-key-undo = Back
tui-key-side = View
tui-key-rules = Rules
tui-key-light = Light
tui-key-back = Replay
tui-key-quit = Quit
tui-close = Esc closes
tui-preview = preview
tui-looking-back = Looking back (Esc: now)
tui-no-hint = You can ask for a hint when it is your turn.
tui-no-such-move = No move fits what is typed.
tui-help =
    Click on what you want to use, or type a move; Tab completes it, ↑ and ↓ go through all that fit. A complete move is shown on the table before you play it with Enter (or with another click).
    F1 help · F2 hint · F3 take back · F4 log, moves or legend · F5 rules · F6 light or dark · PgUp and PgDn look back · F10 quit
    list PLACE   what can be done there      ? { $clause }   one clause of the rules
    save FILE    write the record            say TEXT   chat, at a server’s table
    ⚙ is a bot, ○ somebody who is away, ▶ whose turn it is.
play-not-saved = The game cannot be saved in { $path }: { $reason }. You can play on; “save FILE” writes it somewhere else.
play-no-latest = there is no unfinished game to continue; start one with: lapidarium play
join-bad-link = “{ $link }” is not the link of a table; it looks like https://example.org/t/TABLE
join-unreachable = { $server } does not answer as a Lapidarium server: { $reason }
join-closed = the server has closed the connection ({ $number })
join-left = The table is at { $link }
join-no-screen = the table needs a terminal of at least { $columns } × { $lines } that shows Unicode
