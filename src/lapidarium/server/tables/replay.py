"""A game gone through again: views after each event, as a seat knew them or all open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.games.game import CHANCE
from lapidarium.games.registry import game_type
from lapidarium.table import OVER

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from lapidarium.games.game import Json
    from lapidarium.table import Table

MOST_STEPS = 400


class Replay:
    """One way to look at a game again: by a seat, by who watched (None), or with all open."""

    def __init__(self, table: Table, seat: int | None, *, is_open: bool) -> None:
        self.table = table
        self.seat = seat
        self.is_open = is_open
        self.display = game_type(table.game.name).display(table.game)

    async def steps(self, first: int, last: int, rest: Callable[[], Awaitable[None]]) -> Json:
        """From event `first` to event `last` (0 is before the first); an object not closed yet.

        `rest` is called after every event: others have a turn.
        """
        steps, lines = [], []
        state = self.table.start_state
        if not first:
            steps.append(self._step(state, 0))
        for number, step in enumerate(self.table.steps[:last], 1):
            event, after = step.event, step.state
            self.display.on_event(state, event, after)
            if number >= first:
                lines.append(self._line(number, state, event, after))
                steps.append(self._step(after, number))
            state = after
            await rest()
        return b'{"from":%d,"events":%d,"over":%b,"steps":[%b],"log":[%b],"pieces":%b,' % (
            first,
            len(self.table.steps),
            b"true" if self.table.status == OVER else b"false",
            b",".join(steps),
            b",".join(lines),
            self.display.pieces(),
        )

    def _line(self, number: int, before: Any, event: Any, after: Any) -> Json:
        shown = event if self.is_open else self.table.game.seen(before, event, self.seat)
        return self.display.log_line(number, before, shown, after)

    def _step(self, state: Any, number: int) -> Json:
        game = self.table.game
        turn = game.to_act(state)
        view = self.display.view(game.view(state, self.seat, is_open=self.is_open))
        seat = 0 if turn <= CHANCE else turn + 1
        return b'{"event":%d,"to_act":%d,"view":%b}' % (number, seat, orjson.dumps(view))
