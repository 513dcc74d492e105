"""What an agent plays: a seat of a game here, or of a table on a server.

Both look the same to the tools: a game, the states and events that the seat knows of, and a move.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from lapidarium import bots
from lapidarium.games.game import OVER
from lapidarium.games.registry import game_type
from lapidarium.refusals import Refused
from lapidarium.research.text import TextGame, explain_move
from lapidarium.terminal.remote_source import RemoteSource
from lapidarium.text import views
from lapidarium.text.moves import read_move, refusal_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from lapidarium.games.errors import RulesError
    from lapidarium.games.game import Game
    from lapidarium.record import Record
    from lapidarium.terminal.connection import Session, TableLink
    from lapidarium.terminal.speech import Speech
    from lapidarium.text.views import Form


class SeatOfAgent(ABC):
    """A seat with what it knows."""

    lang: str
    told: int = 0
    """How many events the agent has been told of."""

    @property
    @abstractmethod
    def game(self) -> Game[Any, Any]:
        """The referee."""

    @property
    @abstractmethod
    def seat(self) -> int | None:
        """The agent's seat; None while it only watches."""

    @property
    @abstractmethod
    def states(self) -> Sequence[Any]:
        """Every state so far; what the seat does not know of them is never shown."""

    @property
    @abstractmethod
    def events(self) -> Sequence[Any]:
        """Every event so far."""

    @abstractmethod
    async def make(self, move: Any) -> None:
        """Play a legal move; raises Refused."""

    @abstractmethod
    async def until_my_turn(self, seconds: float) -> None:
        """Wait until it is the agent's turn or the game is over, at most so long."""

    async def close(self) -> None:  # noqa: B027 - a game here needs no farewell
        """Leave what is connected."""

    @property
    def is_over(self) -> bool:
        """Is the game over?"""
        return self.game.to_act(self.states[-1]) == OVER

    @property
    def is_mine(self) -> bool:
        """Is the decision the agent's?"""
        return self.seat is not None and self.game.to_act(self.states[-1]) == self.seat

    def view(self, form: Form) -> str:
        """The position as the seat knows it."""
        return views.view_text(self.game, self.states[-1], self.seat, form=form, lang=self.lang)

    def news(self) -> list[str]:
        """What happened since the agent was told last."""
        lines = views.history(
            self.game, self.states, self.events, self.seat, after=self.told, lang=self.lang
        )
        self.told = len(self.events)
        return lines

    def legal_moves(self, about: str) -> list[tuple[str, str]]:
        """The agent's moves; none if it is not its turn."""
        if not self.is_mine:
            return []
        return views.legal_texts(self.game, self.states[-1], about=about, lang=self.lang)

    def read(self, answer: str) -> Any:
        """The legal move in an answer; raises Unreadable or Illegal."""
        return read_move(self.game, self.states[-1], answer, self.seat)

    def explain(self, answer: str) -> str:
        """What a move would do; raises Unreadable or Illegal."""
        return explain_move(self.game, self.states[-1], self.read(answer), self.lang)

    def refusal(self, error: RulesError) -> str:
        """A refusal in words, with its clause."""
        return refusal_text(self.game, error, self.lang)


class LocalSeat(SeatOfAgent):
    """A seat of a game in this process, against bots."""

    def __init__(self, table: TextGame, seat: int, levels: Mapping[int, str]) -> None:
        self.table = table
        self.lang = table.lang
        self._seat = seat
        self.levels = levels

    @property
    def game(self) -> Game[Any, Any]:
        """The referee."""
        return self.table.game

    @property
    def seat(self) -> int | None:
        """The agent's seat."""
        return self._seat

    @property
    def states(self) -> Sequence[Any]:
        """Every state."""
        return self.table.states

    @property
    def events(self) -> Sequence[Any]:
        """Every event."""
        return self.table.events

    async def make(self, move: Any) -> None:
        """Play, and let the bots answer."""
        self.table.play(self.game.text(move), self._seat)
        await self.until_my_turn(0)

    async def until_my_turn(self, seconds: float) -> None:
        """The bots move at once; each sees only what its seat knows."""
        del seconds
        while (seat := self.table.to_act) >= 0 and seat != self._seat:
            await asyncio.to_thread(self._bot_moves, seat)

    def _bot_moves(self, seat: int) -> None:
        game, level = self.game, self.levels[seat]
        view = game.view(self.table.state, seat)
        known = game_type(game.name).level(level)
        budget = bots.Budget(seconds=known.seconds if known else 0.2)
        seed = f"{self.table.dealer.seed}/{len(self.events)}"
        choice = bots.choose(game, view, level, seed, budget)
        self.table.play(game.text(choice.move), seat)


class RemoteSeat(SeatOfAgent):
    """A seat at a server's table, under a person's cookie, marked as a program's."""

    def __init__(self, link: TableLink, session: Session, speech: Speech) -> None:
        self.lang = speech.lang
        self.source = RemoteSource(link, session, speech, watch=True)
        self.changed = asyncio.Event()
        self.running: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Read the table and follow it; raises Refused or Unreachable."""
        await self.source.first()
        self.running = asyncio.create_task(self.source.run(self.changed.set))

    async def sit(self, seat: int) -> None:
        """Take a seat (-1: any), or say that a program plays on the one we have."""
        await self._wait(lambda: self.source.notice == "")
        await self.source.change("sit", seat=seat + 1, program=True)
        await self._wait(lambda: self.seat is not None)

    async def _wait(self, is_so: Callable[[], bool], seconds: float = 20.0) -> None:
        """Until something is so; raises Refused if the server does not want us any more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not is_so():
                    if self.source.ended is not None:
                        raise self.source.ended
                    self.changed.clear()
                    await self.changed.wait()

    @property
    def game(self) -> Game[Any, Any]:
        """The referee."""
        return self._record.game

    @property
    def _record(self) -> Record:
        assert self.source.record is not None
        return self.source.record

    @property
    def seat(self) -> int | None:
        """Our seat at the table."""
        own = self.source.game["seat"]
        return own - 1 if own else None

    @property
    def states(self) -> Sequence[Any]:
        """Every state; what we have not seen is filled in with something that fits."""
        return tuple(self._record.states())

    @property
    def events(self) -> Sequence[Any]:
        """Every event, filled in likewise."""
        return self._record.events

    @property
    def is_over(self) -> bool:
        """Over by the rules, or because somebody gave up or ran out of time."""
        return bool(self.source.room["status"] == "over") and self._is_current

    @property
    def is_mine(self) -> bool:
        """Is it our decision, at a table where all sit?"""
        game, room = self.source.game, self.source.room
        is_ours = room["status"] == "playing" and game["to_act"] == (game["seat"] or -1)
        return bool(is_ours and self._is_current)

    @property
    def _is_current(self) -> bool:
        """Has the game been played again up to what the server said last?"""
        return len(self.events) == len(self.source.log)

    async def make(self, move: Any) -> None:
        """Send the move; raises Refused."""
        if self.source.ended is not None:
            raise self.source.ended
        await self.source.play(self.game.text(move))

    async def until_my_turn(self, seconds: float) -> None:
        """Wait for the others."""
        await self._wait(lambda: self.is_mine or self.is_over, seconds)

    def status(self) -> str:
        """`waiting`, `playing` or `over`."""
        return str(self.source.room["status"])

    async def close(self) -> None:
        """Close the connection; the seat stays ours."""
        if self.running is not None:
            self.running.cancel()
            with suppress(asyncio.CancelledError, Refused):
                await self.running
