# The tables and the server that runs them.


## What a table refuses

table-not-begun = the game has not begun yet
table-begun-already = the game has already begun
table-over = the game is over
table-not-over = the game is not over yet
table-not-seated = you have no seat at this table
table-seated-already = you already have seat { $seat }
table-full = there is no open seat
table-seat-taken = seat { $seat } is taken
table-bot-plays = a bot plays for you; take your seat back first
table-stale = the table has moved on in the meantime; look again (event { $event })
table-out-of-time = the clock has run out
table-resigned-already = you have resigned this game
table-undo-rated = moves cannot be taken back at rated tables or in the daily challenge
table-undo-practice = something was drawn since, or a bot has answered; that can only be taken back at a practice table
table-nothing-to-undo = there is nothing to take back
table-undo-asked-already = a take-back request is waiting for an answer
table-undo-not-asked = nobody asked to take a move back
table-host-only = only the host of the table can do that
table-mute-yourself = you cannot mute yourself
table-muted = the host has muted you
table-daily-once = only one attempt at the daily challenge counts
table-daily-alone = in the daily challenge no bot can play for you
table-no-programs = rated games and the daily challenge are for people; a program cannot take this seat
table-no-hints = there are no hints at rated tables or in the daily challenge
table-no-hints-today = there are no hints on today’s deal

## How a game at a table ends

ended-resigned = seat { $seat } resigned
    .you = you resigned
    .named = { $name } resigned
ended-out-of-time = the clock of seat { $seat } ran out
    .you = your clock ran out
    .named = the clock of { $name } ran out
decided-gave-up = seat { $seat } wins by resignation
    .you = you win by resignation
    .named = { $name } wins by resignation
decided-others-gave-up = seat { $seat } wins; players who resigned rank last
    .you = you win; players who resigned rank last
    .named = { $name } wins; players who resigned rank last
decided-nobody = nobody wins
match-points = seat { $seat } wins the match by { $points } points to { $other }
    .you = you win the match by { $points } points to { $other }
    .named = { $name } wins the match by { $points } points to { $other }
match-games = both have { $points } points; seat { $seat } wins the match with more games won
    .you = both have { $points } points; you win the match with more games won
    .named = both have { $points } points; { $name } wins the match with more games won
match-shared = both have { $points } points and won as many games: the match is shared
match-given-up = seat { $seat } wins the match, since the other player resigned a game
    .you = you win the match, since the other player resigned a game
    .named = { $name } wins the match, since the other player resigned a game

## The score sheet

sheet-count = { $count }
hint = A good move: { $move }
    .you = A good move: { $move }
hint-why = { $hint }. Why: { $why }.
reason-also = { $first }. Also, { $second }

## What the server refuses

server-no-cookie = the server does not know you yet; open the page again
server-other-origin = this came from another website
server-no-such-table = there is no such table
server-unreadable-table = this table cannot be opened here: its game is not installed, or a newer version of Lapidarium has written to it
server-no-such-address = there is nothing at this address
server-cannot-do-that = that cannot be done at this address
server-private-table = this table is private; ask its host for an invitation
server-closed = the server is closed to new people and new tables for now; running games go on
server-by-invitation = this server is by invitation only; enter your code on the start page
server-wrong-code = this code is not valid, or has been used up
server-banned = you no longer have access to this server
server-hosts-only = only those who run this server may do that
server-too-many-reports = you have reported a lot already; wait until somebody has looked at it
server-nothing-to-report = what you report is no longer there
server-not-your-seat = that is not your seat
server-too-fast = too many requests; wait a moment
server-too-many-sockets = too many connections from your address
server-too-large = that is too large; at most { $most } bytes
server-too-long = { $where } is too long; at most { $most } characters
server-too-slow = the request did not arrive in time
server-upload-too-costly = this text takes too much work to read; a pack or record needs far less
server-too-many-tables = you have too many open tables; finish or leave one first
server-unreadable-message = this message cannot be read
server-unreadable-request = this request cannot be read: { $where }
server-cannot-store = the server cannot store anything right now; nothing has changed, try again soon
server-unsure = the server cannot reach its storage just now and does not know whether this was stored; the table will show it
server-fault = something went wrong on the server; nothing has changed
server-no-rules = there are no written rules for { $game } here
server-no-such-seat = there is no seat { $seat } at this table
server-no-name = a name needs at least one letter
server-name-taken = the name { $name } belongs to somebody else
server-name-claimed = your name is registered with a passphrase and cannot be changed
server-no-chat = there is no chat on this server
server-nothing-said = the message is empty
server-no-notices = this server sends no notices
server-review-running = this game is not over; only finished games can be reviewed or studied
server-too-many-reviews = you are already waiting for { $most } reviews
server-not-todays-deal = this is today’s deal, and others have yet to play it; from tomorrow it can be studied, reviewed and continued
server-no-such-event = there is no event { $event }; the last one is { $last }
