"""A game from a record, for a screen that pages through it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.terminal.local_source import log_lines
from lapidarium.terminal.snapshot import SeatLine, Snapshot

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.record import Record
    from lapidarium.terminal.speech import Speech


class RecordedSource:
    """Shows a record; nothing can be done at it."""

    commands: tuple[str, ...] = ()

    def __init__(self, record: Record, speech: Speech) -> None:
        self.speech = speech
        game, states = record.game, tuple(record.states())
        names = map(record.seat_name, range(game.players))
        seats = [name if isinstance(name, str) else speech.render(name) for name in names]
        shown = [
            (state, event if record.seen_by is None else game.seen(state, event, record.seat()))
            for state, event in zip(states, record.events, strict=False)
        ]
        outcome = game.outcome(states[-1])
        self.shown = Snapshot(
            game=game,
            states=states,
            lines=tuple(log_lines(game, shown, states, seats.__getitem__, speech)),
            viewer=record.seat(),
            seats=tuple(map(SeatLine, seats)),
            status="over",
            to_act=-1,
            is_mine=False,
            ending=None if outcome is None else (outcome.ended, outcome.decided),
        )

    def snapshot(self) -> Snapshot:
        """The whole game."""
        return self.shown

    async def run(self, changed: Callable[[], None]) -> None:
        """Nothing happens any more."""
        changed()
        await asyncio.Event().wait()

    async def play(self, move: str) -> None:
        """It has been played."""
        del move
        raise Refused(Message("refused-game-over"))

    async def do(self, command: str, rest: str) -> str:
        """Nothing can be done."""
        del command, rest
        raise Refused(Message("refused-game-over"))

    async def hint(self) -> tuple[str, str]:
        """It has been played."""
        raise Refused(Message("refused-game-over"))

    def farewell(self) -> list[str]:
        """Nothing is left to say."""
        return []
