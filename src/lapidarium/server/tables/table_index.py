"""The rows of the lists of tables, as read from a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.table import PLAYING

if TYPE_CHECKING:
    from lapidarium.table import Table
    from lapidarium.table.entries import Clock

    Seated = list[tuple[str | None, str | None, bool]]
    """Person, bot, and whether a program plays, of each seat."""


def clock_text(clock: Clock) -> str:
    """The clock in short: `live 10+5`, `days 3`, or nothing."""
    if clock.kind == "live":
        return f"live {clock.minutes}+{clock.increment}"
    return f"days {clock.days}" if clock.kind == "days" else ""


def seated_at(table: Table) -> Seated:
    """Who sits where."""
    return [(seat.person, seat.bot, seat.is_program) for seat in table.seats]


def first_row(table: Table, now: int) -> dict[str, Any]:
    """The row of a new table."""
    terms = table.terms
    return {
        "at_table": table.name,
        "game": terms.game,
        "players": terms.players,
        "pack": terms.pack,
        "digest": terms.digest,
        "status": table.status,
        "listed": terms.listed,
        "rated": terms.rated,
        "daily": terms.daily,
        "host": table.host,
        "clock": clock_text(terms.clock),
        "open_seats": len(table.open_seats()),
        "created": table.made.at,
        "changed": now,
        "wake": None,
        **_clock_columns(table, has_begun=table.status == PLAYING),
    }


def changes(before: Table, after: Table, now: int) -> tuple[dict[str, Any], Seated | None]:
    """The columns that change from one table to the next, and the seats if they change."""
    has_new_status = after.status != before.status
    if after.seats is before.seats and not has_new_status and after.terms.clock.kind != "days":
        return {}, None
    row: dict[str, Any] = {}
    seated = seated_at(after)
    has_new_seats = seated != seated_at(before)
    if has_new_status or has_new_seats:
        row = {"status": after.status, "changed": now, "open_seats": len(after.open_seats())}
    if after.status == PLAYING:
        row |= _clock_columns(after, has_begun=has_new_status)
    elif before.status == PLAYING and after.terms.clock.kind != "none":
        row["wake"] = None
    return row, seated if has_new_seats else None


def _clock_columns(table: Table, *, has_begun: bool) -> dict[str, Any]:
    """When the clock has to be looked at: a live one always, a slow one when time is up."""
    clock = table.terms.clock
    if clock.kind == "days" and table.status == PLAYING:
        return {"wake": table.since + clock.at_start, "to_act": table.to_act + 1}
    return {"wake": 0} if clock.kind == "live" and has_begun else {}
