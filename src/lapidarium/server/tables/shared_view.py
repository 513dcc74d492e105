"""What everybody at a table is shown alike: seats, clocks, whose turn it is, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.server.tables.players import player_on
from lapidarium.table.ending import MATCH_GAMES, match_stand

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.views import OutcomeView
    from lapidarium.server.tables.views import MatchView, SeatView
    from lapidarium.table import Table


def shared_view(
    table: Table, seats: list[SeatView], outcome: OutcomeView | None, watching: int
) -> dict[str, Any]:
    """The members of a `TableView` that all have in common."""
    return {
        "event": table.number,
        "status": table.status,
        "match": _match(table) if table.terms.match else None,
        "seats": seats,
        "watching": watching,
        "to_act": table.to_act + 1,
        "undo_asked": table.undo_asked + 1,
        "outcome": outcome,
    }


def seat_views(
    table: Table, name_of: Callable[[str], str], now: int, online: frozenset[str] | set[str]
) -> list[SeatView]:
    """Who sits where, with their clocks as they are now."""
    is_timed = table.terms.clock.kind != "none"
    return [
        {
            "seat": number + 1,
            "player": player_on(table, number, name_of),
            "online": seat.person in online,
            "clock": {
                "left": max(0, table.left(number, now)),
                "running": table.is_running(number),
            }
            if is_timed
            else None,
            "resigned": seat.has_resigned,
            "wants_rematch": seat.wants_rematch,
            "note": seat.note,
        }
        for number, seat in enumerate(table.seats)
    ]


def _match(table: Table) -> MatchView:
    stand = match_stand(table)
    decided = None
    if table.ending is not None and table.made.game_number == MATCH_GAMES:
        decided = stand.decided().to_wire()
    return {
        "game": table.made.game_number,
        "of": MATCH_GAMES,
        "points": list(stand.points),
        "decided": decided,
    }
