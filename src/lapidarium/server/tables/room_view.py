"""The room around a game, as clients are sent it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import UNSET, UnsetType

from lapidarium.server.tables.views import ClockView, MatchView, RoomView, SeatView, YouView
from lapidarium.table.ending import MATCH_GAMES, match_stand

if TYPE_CHECKING:
    from collections.abc import Collection

    from lapidarium.table import Table
    from lapidarium.table.status import Status

NOBODY = YouView("", is_host=False)


def room_view(
    table: Table, now: int, online: Collection[str], watching: int, *, chat: bool
) -> RoomView:
    """The room as all see it; what is one reader's own is added to it."""
    terms = table.terms
    return RoomView(
        table=table.name,
        status=cast("Status", table.status),
        rated=terms.rated,
        practice=terms.practice,
        daily=terms.daily or UNSET,
        match=_match(table) if terms.match else UNSET,
        chat=chat,
        seats={str(n + 1): _seat(table, n, now, online) for n in range(len(table.seats))},
        watching=watching,
        undo_asked=table.undo_asked + 1,
        can_undo=False,
        you=NOBODY,
        next_table=table.next_table or UNSET,
    )


def _seat(table: Table, number: int, now: int, online: Collection[str]) -> SeatView:
    seat = table.seats[number]
    return SeatView(
        online=seat.person in online,
        clock=_clock(table, number, now),
        resigned=seat.has_resigned,
        wants_rematch=seat.wants_rematch,
        note=UNSET if seat.note is None else seat.note,
    )


def _clock(table: Table, number: int, now: int) -> ClockView | UnsetType:
    if table.terms.clock.kind == "none":
        return UNSET
    return ClockView(left=max(0, table.left(number, now)), running=table.is_running(number))


def _match(table: Table) -> MatchView:
    stand = match_stand(table)
    is_decided = table.ending is not None and table.made.game_number == MATCH_GAMES
    return MatchView(
        game=table.made.game_number,
        of=MATCH_GAMES,
        points=tuple(stand.points),
        decided=stand.decided().to_wire() if is_decided else UNSET,
    )
