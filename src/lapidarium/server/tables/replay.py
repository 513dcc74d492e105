"""A game gone through again: views after each event, as a seat knew them or all open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.present import log_line, present
from lapidarium.games.registry import game_type
from lapidarium.games.walk import first_frame, walk
from lapidarium.table import OVER
from lapidarium.table.steps import pairs

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from lapidarium.games.views import GameView, LogLine
    from lapidarium.table import Table

MOST_STEPS = 400


async def replay(  # noqa: PLR0913 - which game, by whom and how far
    table: Table,
    seat: int | None,
    first: int,
    last: int,
    rest: Callable[[], Awaitable[None]],
    *,
    is_open: bool,
) -> dict[str, Any]:
    """From event `first` to event `last` (0 is before the first): by a seat, by who watched (None),
    or with all open.

    `rest` is called after every event: others have a turn.
    """
    presenter = game_type(table.game.name).presenter(table.game)
    start = first_frame(presenter, table.start_state)
    views: list[GameView] = [] if first else [present(presenter, start, seat, is_open=is_open)]
    lines: list[LogLine] = []
    for frame in walk(presenter, start, pairs(table.steps[:last])):
        if frame.number >= first:
            event = frame.event
            shown = event if is_open else table.game.seen(frame.before, event, seat)
            lines.append(log_line(presenter, frame, shown))
            before = views[-1] if views else None
            views.append(present(presenter, frame, seat, is_open=is_open, last=before))
        await rest()
    return {
        "from": first,
        "events": len(table.steps),
        "over": table.status == OVER,
        "steps": [
            {"event": view.event, "to_act": view.to_act, "view": view.position} for view in views
        ],
        "log": lines,
        "pieces": presenter.pieces(),
    }
