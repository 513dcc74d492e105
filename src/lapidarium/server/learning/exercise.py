"""A position that somebody plays by themselves: shown as a table is, without a table.

Nothing is kept between two requests: the client sends the moves made so far, and the referee makes
them again. What is drawn depends on the exercise alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from lapidarium.dealing import Dealer, deal
from lapidarium.games.present import log_line, present
from lapidarium.games.registry import game_type
from lapidarium.games.walk import first_frame, walk
from lapidarium.server.tables.answers import answer
from lapidarium.server.tables.views import AskAnswer, TableMessage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import Raw

    from lapidarium.games.game import Game
    from lapidarium.games.views import BotPlayer, LogLine, PersonPlayer, Player
    from lapidarium.server.accounts.people import Person


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

    def answer(self, about: str) -> AskAnswer:
        """What there is to say about a square, a trial or a move, as a table says it."""
        presenter = game_type(self.game.name).presenter(self.game)
        message, brings = answer(presenter, self.state, about, self.seat)
        return AskAnswer(id=0, about=about, message=message.to_wire(), **brings)

    def table(self, person: Person, *, may_act: bool = True) -> TableMessage:
        """The position as a table shows it, for the learner's seat alone."""
        game, seat = self.game, self.seat
        presenter = game_type(game.name).presenter(game)
        first = first_frame(presenter, self.start)
        frames = [first, *walk(presenter, first, self.steps)]
        lines: list[LogLine | Raw] = [
            log_line(presenter, frame, game.seen(frame.before, frame.event, seat))
            for frame in frames[1:]
        ]
        may_choose = may_act and game.to_act(self.state) == seat
        players = self._players(person)
        view = present(presenter, frames[-1], seat, choices=may_choose, players=players)
        return TableMessage(
            revision=view.event,
            game=replace(view, you=seat + 1),
            log=lines,
            pieces=presenter.pieces(),
        )

    def _players(self, person: Person) -> list[Player | None]:
        """The learner, and bots on all other seats."""
        bot: BotPlayer = {"kind": "bot", "level": game_type(self.game.name).fallback_level}
        learner: PersonPlayer = {"kind": "person", "id": person.person, "name": person.name}
        return [learner if seat == self.seat else bot for seat in range(self.game.players)]
