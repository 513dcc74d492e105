"""A position that somebody plays by themselves: shown as a table is, without a table.

Nothing is kept between two requests: the client sends the moves made so far, and the referee makes
them again. What is drawn depends on the exercise alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import orjson

from lapidarium.dealing import Dealer
from lapidarium.games.game import OVER
from lapidarium.games.registry import game_type
from lapidarium.server.tables.answers import answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.game import Game
    from lapidarium.server.accounts.people import Person

NOTHING: Final = {"effect": None, "facts": None, "move": None, "step": 0, "clause": None}
"""What an answer brings besides its words, if it brings nothing."""


@dataclass(slots=True)
class Exercise:
    """A position and the events that followed, each with the states before and after it."""

    name: str
    game: Game[Any, Any]
    start: Any
    events: list[tuple[Any, Any, Any]] = field(default_factory=list)
    moves: int = 0

    @property
    def state(self) -> Any:
        """The position now."""
        return self.events[-1][2] if self.events else self.start

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
        self.events.append((before, event, self.game.after(before, event)))
        state, drawn = self.state, Dealer(self.name).deal(self.game, self.state)[1]
        for one in drawn:
            after = self.game.after(state, one)
            self.events.append((state, one, after))
            state = after
        self.moves += 1
        return event, before

    def play_all(self, moves: Sequence[str]) -> None:
        """Make moves; raises Unreadable or Illegal."""
        for move in moves:
            self.play(move)

    def answer(self, about: str) -> dict[str, Any]:
        """What there is to say about a square, a trial or a move, as a table says it."""
        display = game_type(self.game.name).display(self.game)
        display.begin_at(self.state)
        message, brings = answer(display, self.state, about, self.seat)
        head = {"type": "answer", "id": 0, "about": about, "message": message.to_wire()}
        return {**head, **NOTHING, **brings}

    def table(self, person: Person, *, may_act: bool = True) -> dict[str, Any]:
        """The position as a client draws a table, for the learner's seat alone."""
        game, seat = self.game, self.seat
        kind = game_type(game.name)
        display = kind.display(game)
        display.begin_at(self.start)
        lines: list[Any] = []
        for number, (before, event, after) in enumerate(self.events, 1):
            display.on_event(before, event, after)
            shown = game.seen(before, event, seat)
            lines.append(orjson.loads(display.log_line(number, before, shown, after)))
        state = self.state
        turn = game.to_act(state)
        has_choice = may_act and turn == seat
        return {
            "type": "table",
            "revision": len(self.events),
            "table": self.name,
            "event": len(self.events),
            "game": game.name,
            "pack": game.pack.name,
            "players": game.players,
            "status": "over" if turn == OVER else "playing",
            "rated": False,
            "practice": True,
            "daily": None,
            "match": None,
            "chat": False,
            "you": {"person": person.person, "seat": seat + 1, "is_host": False},
            "seats": [self._seat(number, person, kind.fallback_level) for number in self._seats()],
            "watching": 0,
            "invite": None,
            "to_act": turn + 1 if turn >= 0 else 0,
            "undo_asked": 0,
            "can_undo": False,
            "view": display.view(game.view(state, seat)),
            "choices": orjson.loads(game.choices(state)) if has_choice else None,
            "log_from": 0,
            "log": lines,
            "outcome": None,
            "pieces": orjson.loads(display.pieces()),
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
