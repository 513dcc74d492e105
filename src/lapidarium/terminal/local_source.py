"""A table here, for a screen: bots think in a thread of their own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from lapidarium.games.game import CHANCE
from lapidarium.messages import Message
from lapidarium.table import OVER, WAITING
from lapidarium.terminal.snapshot import Line, SeatLine, Snapshot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lapidarium import bots
    from lapidarium.games.game import Game
    from lapidarium.terminal.local_table import LocalTable
    from lapidarium.terminal.speech import Speech


class LocalSource:
    """Shows a table of this process."""

    commands: tuple[str, ...] = ("undo", "save")

    def __init__(self, local: LocalTable, speech: Speech) -> None:
        self.local = local
        self.speech = speech
        self.notes: list[Line] = []
        self.notice = ""
        self.turned = asyncio.Event()
        if local.problem is not None:
            self._note(speech.render(local.problem), "refusal")

    def _note(self, text: str, kind: Any = "note") -> None:
        self.notes.append(Line(kind, text, events=len(self.local.table.steps)))

    def snapshot(self) -> Snapshot:
        """The table now."""
        local, table = self.local, self.local.table
        to_act = max(table.to_act, -1)
        ending = table.ending
        return Snapshot(
            game=local.game,
            states=table.states,
            lines=with_notes(self._lines(), self.notes),
            viewer=local.viewer,
            seats=tuple(
                SeatLine(self.who(seat), is_bot=own.bot is not None)
                for seat, own in enumerate(table.seats)
            ),
            status="over"
            if table.status == OVER
            else "waiting"
            if table.status == WAITING
            else "playing",
            to_act=to_act,
            is_mine=to_act >= 0 and table.seats[to_act].is_human,
            notice=self.notice,
            ending=None if ending is None else (ending.ended, ending.decided),
        )

    def who(self, seat: int) -> str:
        """The name of a seat."""
        found = self.local.who(seat)
        return found if isinstance(found, str) else self.speech.render(found)

    def _lines(self) -> list[Line]:
        table = self.local.table
        pairs = zip(table.states, table.events, strict=False)
        shown = [
            (state, self.local.game.seen(state, event, self.local.viewer)) for state, event in pairs
        ]
        return log_lines(self.local.game, shown, table.states, self.who, self.speech)

    async def run(self, changed: Callable[[], None]) -> None:
        """Let the bots play whenever it is their turn."""
        while True:
            table = self.local.table
            if table.to_act < 0 or table.seats[table.to_act].bot is None:
                self.turned.clear()
                await self.turned.wait()
                continue
            self.notice = self.speech.say("play-thinking", who=self.who(table.to_act))
            changed()
            choice = await asyncio.to_thread(self.local.bot_choice)
            self.notice = ""
            if self.local.table is table:
                self.local.play_for_bot(choice)
                self._tell(choice)
            changed()

    def _tell(self, choice: bots.Choice) -> None:
        if choice.note is not None:
            self._note(self.speech.render(choice.note))
        self._check_saved()

    def _check_saved(self) -> None:
        problem = self.local.problem
        if problem is not None and not any(line.kind == "refusal" for line in self.notes):
            self._note(self.speech.render(problem), "refusal")

    async def play(self, move: str) -> None:
        """A move of the person to act; raises Refused."""
        self.local.play(move)
        self.local.keep()
        self._check_saved()
        self.turned.set()

    async def do(self, command: str, rest: str) -> str:
        """Take back, or save; raises Refused."""
        if command == "save":
            return self.speech.render(self.local.save(rest))
        self.local.undo()
        self.turned.set()
        return self.speech.say("play-undone")

    async def hint(self) -> tuple[str, str]:
        """What a bot would do here."""
        table = self.local.table
        choice = await asyncio.to_thread(self.local.hint)
        said = self.local.game.describe(table.state, choice.move)
        return self.local.game.text(choice.move), self.speech.render_you(Message("hint", move=said))

    def farewell(self) -> list[str]:
        """How to go on, or where the record is."""
        local = self.local
        if local.table.ending is not None and local.problem is None:
            return [self.speech.say("play-record", path=str(local.path))]
        return [self.speech.render(local.left())]


def log_lines(
    game: Game[Any, Any],
    shown: Sequence[tuple[Any, Any]],
    states: Sequence[Any],
    who: Callable[[int], str],
    speech: Speech,
) -> list[Line]:
    """The log of a game: every event as the viewer sees it; the setup is left out."""
    lines = []
    for number, (state, event) in enumerate(shown, 1):
        seat = game.to_act(state)
        gains = tuple(speech.render(gain) for gain in game.gains(state, event))
        if seat == CHANCE and not game.turns(states[number]) and not gains:
            continue
        name = speech.say("play-table") if seat == CHANCE else who(seat)
        text = speech.say("play-line", who=name, message=game.describe(state, event))
        lines.append(Line("draw" if seat == CHANCE else "move", text, gains, number))
    return lines


def with_notes(lines: list[Line], notes: Sequence[Line]) -> tuple[Line, ...]:
    """The log with what was noted in between, each where it belongs."""
    return tuple(sorted([*lines, *notes], key=lambda line: line.events))
