"""A position that somebody plays by themselves: shown as a table is, without a table.

Nothing is kept between two requests: the client sends the moves made so far, and the referee makes
them again. What is drawn depends on the exercise alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from lapidarium.dealing import Dealer, deal
from lapidarium.games.present import log_line, present
from lapidarium.games.registry import game_type
from lapidarium.games.walk import first_frame, walk
from lapidarium.server.tables.answers import answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Game
    from lapidarium.games.views import GameView, LogLine
    from lapidarium.server.accounts.people import Person

NOTHING: Final = {"effect": None, "facts": None, "move": None, "step": 0, "clause": None}
"""What an answer brings besides its words, if it brings nothing."""


@dataclass(slots=True)
class Exercise:
    """A position and the events that followed, each with the state after it."""

    name: str
    game: Game[Any, Any]
    start: Any
    steps: list[tuple[Any, Any]] = field(default_factory=list)
    moves: int = 0

    @property
    def state(self) -> Any:
        """The position now."""
        return self.steps[-1][1] if self.steps else self.start

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return self.game.to_act(self.start)

    def play(self, text: str) -> tuple[Any, Any]:
        """Make a move and draw what is due: the move, and the state before it.

        Raises Unreadable or Illegal.
        """
        before = self.state
        event = self.game.check(before, text, self.seat)
        self.steps.append((event, self.game.after(before, event)))
        self.steps += deal(self.game, self.state, Dealer(self.name).draw)
        self.moves += 1
        return event, before

    def play_all(self, moves: Sequence[str]) -> None:
        """Make moves; raises Unreadable or Illegal."""
        for move in moves:
            self.play(move)

    def answer(self, about: str) -> dict[str, Any]:
        """What there is to say about a square, a trial or a move, as a table says it."""
        presenter = game_type(self.game.name).presenter(self.game)
        message, brings = answer(presenter, self.state, about, self.seat)
        head = {"type": "answer", "id": 0, "about": about, "message": message.to_wire()}
        plain: dict[str, Any] = msgspec.to_builtins({**head, **NOTHING, **brings})
        return plain

    def table(self, person: Person, *, may_act: bool = True) -> dict[str, Any]:
        """The position as a client draws a table, for the learner's seat alone."""
        game, seat = self.game, self.seat
        kind = game_type(game.name)
        presenter = kind.presenter(game)
        first = first_frame(presenter, self.start)
        frames = [first, *walk(presenter, first, self.steps)]
        lines = [
            log_line(presenter, frame, game.seen(frame.before, frame.event, seat))
            for frame in frames[1:]
        ]
        may_choose = may_act and game.to_act(self.state) == seat
        view = present(presenter, frames[-1], seat, choices=may_choose)
        plain: dict[str, Any] = msgspec.to_builtins(self._table(view, lines, person))
        return plain

    def _table(self, view: GameView, lines: list[LogLine], person: Person) -> dict[str, Any]:
        """A `TableView` around a game that has no table."""
        kind, seat = game_type(self.game.name), self.seat
        return {
            "type": "table",
            "revision": view.event,
            "table": self.name,
            "event": view.event,
            "game": view.game,
            "pack": view.pack,
            "players": view.players,
            "status": "over" if view.over else "playing",
            "rated": False,
            "practice": True,
            "daily": None,
            "match": None,
            "chat": False,
            "you": {"person": person.person, "seat": seat + 1, "is_host": False},
            "seats": [self._seat(number, person, kind.fallback_level) for number in self._seats()],
            "watching": 0,
            "invite": None,
            "to_act": view.to_act,
            "undo_asked": 0,
            "can_undo": False,
            "view": view.position,
            "choices": None if view.choices is UNSET else view.choices,
            "log_from": 0,
            "log": lines,
            "outcome": None,
            "pieces": kind.presenter(self.game).pieces(),
        }

    def _seats(self) -> range:
        return range(self.game.players)

    def _seat(self, number: int, person: Person, level: str) -> dict[str, Any]:
        player: dict[str, Any] = {"kind": "bot", "level": level}
        if number == self.seat:
            player = {"kind": "person", "id": person.person, "name": person.name, "bot": None}
        return {
            "seat": number + 1,
            "player": player,
            "online": True,
            "clock": None,
            "resigned": False,
            "wants_rematch": False,
            "note": None,
        }
