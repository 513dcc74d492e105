"""What lists of tables are made of, and how entries change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.game import OVER as GAME_OVER
from lapidarium.table import OVER, PLAYING, WAITING
from lapidarium.table.entries import (
    DAY,
    Began,
    CameBack,
    GotUp,
    Handed,
    Imported,
    Played,
    RanOut,
    Resigned,
    Sat,
    TakenBack,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from lapidarium.table import Entry, Made, Table

    Seated = list[tuple[str | None, str | None]]
    """Person and bot of each seat."""


def clock_text(made: Made) -> str:
    """The clock in short: `live 10+5`, `days 3`, or nothing."""
    clock = made.terms.clock
    if clock.kind == "live":
        return f"live {clock.minutes}+{clock.increment}"
    return f"days {clock.days}" if clock.kind == "days" else ""


def first_row(name: str, made: Made) -> tuple[dict[str, Any], Seated]:
    """A new table in the lists."""
    terms = made.terms
    seated: Seated = [(made.people.get(n), made.bots.get(n)) for n in range(terms.players)]
    row = {
        "at_table": name,
        "game": terms.game,
        "players": terms.players,
        "pack": terms.pack,
        "digest": terms.digest,
        "status": WAITING,
        "listed": terms.listed,
        "rated": terms.rated,
        "daily": terms.daily,
        "host": made.host,
        "clock": clock_text(made),
        "open_seats": sum(pair == (None, None) for pair in seated),
        "created": made.at,
        "changed": made.at,
        "wake": None,
    }
    return row, seated


def changes(table: Table, entries: Sequence[Entry]) -> tuple[dict[str, Any], Seated | None]:
    """What these entries, which come next, change in the lists."""
    is_move = len(entries) == 1 and isinstance(entries[0], Played)
    if is_move and table.terms.clock.kind != "days" and _status(table, entries[0]) is None:
        return {}, None
    seated: Seated = [(seat.person, seat.bot) for seat in table.seats]
    before, status = list(seated), table.status
    for entry in entries:
        status = _status(table, entry) or status
        _seat(seated, entry)
    row: dict[str, Any] = {}
    if status != table.status or seated != before:
        row = {"status": status, "changed": entries[-1].at}
        row["open_seats"] = sum(pair == (None, None) for pair in seated)
    if table.terms.clock.kind != "none":
        row |= _wake(table, status, entries)
    return row, seated if seated != before else None


def _status(table: Table, entry: Entry) -> str | None:
    """The status that an entry leads to, if it leads to another."""
    match entry:
        case Began() | TakenBack():
            return PLAYING
        case Played(leads_to=steps):
            is_over = steps and table.game.to_act(steps[-1][1]) == GAME_OVER
            return OVER if is_over else None
        case Resigned(level="") | RanOut(level=""):
            return OVER
        case Imported(events=events):
            return OVER if _is_whole(table, events) else None
    return None


def _is_whole(table: Table, events: Sequence[str]) -> bool:
    game = table.game
    return game.to_act(_replayed(table, game.start(), map(game.parse, events))) == GAME_OVER


def _seat(seated: Seated, entry: Entry) -> None:
    match entry:
        case Sat(seat=seat, person=person):
            seated[seat] = (person, None)
        case GotUp(seat=seat):
            seated[seat] = (None, None)
        case Handed(seat=seat, level=level):
            seated[seat] = (seated[seat][0], level)
        case Resigned(seat=seat, level=level) | RanOut(seat=seat, level=level) if level:
            seated[seat] = (seated[seat][0], level)
        case CameBack(seat=seat):
            seated[seat] = (seated[seat][0], None)


def _wake(table: Table, status: str, entries: Sequence[Entry]) -> dict[str, Any]:
    """When the clock has to be looked at: a live one always, one of days when the time is over."""
    if status != PLAYING:
        return {"wake": None} if table.status == PLAYING else {}
    if table.terms.clock.kind == "live":
        return {"wake": 0} if table.status != PLAYING else {}
    turn = _turn(table, entries[-1])
    return {"wake": entries[-1].at + table.terms.clock.days * DAY, "to_act": max(turn + 1, 0)}


def _turn(table: Table, entry: Entry) -> int:
    """Who is to act after an entry."""
    game = table.game
    match entry:
        case Played(leads_to=steps) if steps:
            return game.to_act(steps[-1][1])
        case Began(drawn=drawn):
            return game.to_act(_replayed(table, table.state, map(game.parse, drawn)))
        case TakenBack(events=count):
            return game.to_act(_replayed(table, game.start(), table.events[:count]))
    return table.to_act


def _replayed(table: Table, state: Any, events: Iterable[Any]) -> Any:
    for event in events:
        state = table.game.after(state, event)
    return state
