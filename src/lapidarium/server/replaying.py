"""A game gone through again: views after each event, as a seat knew them or all open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.rules.game import CHANCE
from lapidarium.server.views import showing_of
from lapidarium.table import OVER

if TYPE_CHECKING:
    from lapidarium.server.views.showing import Json
    from lapidarium.table import Table

MOST_STEPS = 400


def replay(table: Table, first: int, last: int, seat: int | None, *, is_open: bool) -> Json:
    """The steps from event `first` to event `last` (0 is before the first), written."""
    game, show = table.game, showing_of(table.game)
    state, steps, lines = game.start(), [], []
    for number in range(len(table.events) + 1):
        if number > 0:
            state, line = _happened(table, show, state, number, None if is_open else seat, is_open)
            if first <= number <= last:
                lines.append(line)
        if first <= number <= last:
            steps.append(_step(game, show, state, number, seat, is_open))
        if number >= last:
            break
    return b'{"from":%d,"events":%d,"over":%b,"steps":[%b],"log":[%b],"pieces":%b,' % (
        first,
        len(table.events),
        b"true" if table.status == OVER else b"false",
        b",".join(steps),
        b",".join(lines),
        show.pieces(),
    )


def _happened(
    table: Table, show: Any, before: Any, number: int, seat: int | None, is_open: bool
) -> tuple[Any, bytes]:
    event = table.events[number - 1]
    after = table.game.after(before, event)
    show.happened(before, event, after)
    shown = event if is_open else show.seen(before, event, seat)
    return after, show.line(number, before, shown, show.gains(before, event, after))


def _step(game: Any, show: Any, state: Any, number: int, seat: int | None, is_open: bool) -> bytes:
    turn = game.to_act(state)
    view: bytes = show.view(state, seat, is_open=is_open)
    return b'{"event":%d,"to_act":%d,"view":%b}' % (number, 0 if turn <= CHANCE else turn + 1, view)
