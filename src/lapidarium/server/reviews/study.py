"""A position that is studied: both sides are played, and everything in it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from lapidarium.dealing import Dealer, deal
from lapidarium.games.present import log_line, present
from lapidarium.games.registry import game_type
from lapidarium.games.walk import first_frame, frame_after, walk
from lapidarium.table.steps import pairs

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from lapidarium.games.game import Game
    from lapidarium.games.views import LogLine
    from lapidarium.table import Step


class Study:
    """Goes on from a position, event by event."""

    def __init__(
        self, game: Game[Any, Any], state: Any, pack: str, steps: Sequence[Step] = ()
    ) -> None:
        """After these steps from a state; nobody knows what was before it."""
        self.game = game
        self.states = [state, *(step.state for step in steps)]
        """All that were gone through, the position first."""
        self.pack = pack
        self.presenter = presenter = game_type(game.name).presenter(game)
        frame = frame_after(presenter, first_frame(presenter, state), pairs(steps))
        self.frame = frame._replace(number=0)
        self.events: list[str] = []
        """Since the position that is studied."""
        self.log: list[LogLine] = []

    @property
    def state(self) -> Any:
        """The position now."""
        return self.frame.state

    def play_all(self, events: Iterable[str]) -> None:
        """What happened in this study before; raises Refused."""
        for event in events:
            self.play(event)

    def play(self, text: str) -> None:
        """One event more; raises Refused."""
        event = self.game.parse(text)
        self._go_on([(event, self.game.after(self.state, event))])

    def deal(self, seed: str) -> None:
        """Draw until there is something to decide."""
        self._go_on(deal(self.game, self.state, Dealer(seed).draw))

    def _go_on(self, steps: Iterable[tuple[Any, Any]]) -> None:
        for frame in walk(self.presenter, self.frame, steps):
            self.events.append(self.game.text(frame.event))
            self.log.append(log_line(self.presenter, frame, frame.event))
            self.states.append(frame.state)
            self.frame = frame

    def shown(self) -> dict[str, Any]:
        """As a table shows it, to somebody who plays every seat."""
        view = present(self.presenter, self.frame, None, is_open=True, choices=True)
        return {
            "game": replace(view, pack=self.pack, seat=view.to_act),
            "position": self.game.position(self.state),
            "events": self.events,
            "pieces": self.presenter.pieces(),
            "options": game_type(view.game).table_options(self.game.pack),
            "log": self.log,
        }

    def said(self, move: str, other: str) -> dict[str, Any]:
        """What a move does, in the game's form, and what speaks for it and against another."""
        game, state = self.game, self.state
        event, beside = game.parse(move), game.parse(other) if other else None
        coach = game_type(game.name).coach(game)
        view = game.view(state, game.to_act(state))
        why = () if coach is None else coach.merits(view, event, beside)
        return {
            "facts": self.presenter.facts(state, event, game.after(state, event)),
            "why": [one.message.to_wire() for one in why],
        }
