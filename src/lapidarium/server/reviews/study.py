"""A position that is studied: both sides are played, and everything in it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.dealing import Dealer, deal
from lapidarium.games.errors import Illegal, RulesError
from lapidarium.games.game import CHANCE
from lapidarium.games.registry import game_type
from lapidarium.server.tables.shared_view import ended_view
from lapidarium.table import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lapidarium.games.game import Game
    from lapidarium.table import Step


class Study:
    """Goes on from a position, event by event."""

    def __init__(self, game: Game[Any, Any], state: Any, pack: str) -> None:
        self.game = game
        self.states = [state]
        """All that were gone through, the position first."""
        self.pack = pack
        self.display = game_type(game.name).display(game)
        self.events: list[str] = []
        """Since the position that is studied."""
        self.log: list[bytes] = []

    @property
    def state(self) -> Any:
        """The state of the game now."""
        return self.states[-1]

    def begin(self) -> None:
        """Show the position; nobody knows what was before."""
        self.display.begin_at(self.state)

    def go_through(self, steps: Iterable[Step]) -> None:
        """What happened in the game that the position is from."""
        for step in steps:
            self.display.on_event(self.state, step.event, step.state)
            self.states.append(step.state)

    def play_all(self, events: Iterable[str]) -> None:
        """What happened in this study before; raises Refused."""
        for event in events:
            self.play(event)

    def play(self, text: str) -> None:
        """One event more; raises Refused."""
        try:
            event = self.game.parse(text)
            self._happens(event, self.game.after(self.state, event))
        except Illegal as error:
            raise Refused(error.message, error.clause) from None
        except RulesError as error:
            raise Refused(error.message) from None

    def deal(self, seed: str) -> None:
        """Draw until there is something to decide."""
        for event, after in deal(self.game, self.state, Dealer(seed).draw):
            self._happens(event, after)

    def _happens(self, event: Any, after: Any) -> None:
        before = self.state
        self.states.append(after)
        self.display.on_event(before, event, after)
        self.events.append(self.game.text(event))
        self.log.append(self.display.log_line(len(self.events), before, event, after))

    def shown(self) -> dict[str, Any]:
        """As a table draws it."""
        game, state, display = self.game, self.state, self.display
        turn = game.to_act(state)
        view = display.view(game.view(state, None, is_open=True))
        outcome = game.outcome(state)
        return {
            "game": game.name,
            "pack": self.pack,
            "players": game.players,
            "position": game.position(state),
            "events": self.events,
            "turn": game.turns(state) + 1,
            "to_act": turn + 1 if turn > CHANCE else 0,
            "view": view,
            "choices": orjson.loads(game.choices(state)) if turn >= 0 else None,
            "pieces": orjson.loads(display.pieces()),
            "options": game_type(game.name).table_options(game.pack),
            "log": orjson.loads(b"[%b]" % b",".join(self.log)),
            "outcome": outcome and ended_view(outcome, display, state),
        }

    def said(self, move: str, other: str) -> dict[str, Any]:
        """What a move does, in the game's form, and what speaks for it and against another."""
        game, state = self.game, self.state
        event, beside = game.parse(move), game.parse(other) if other else None
        coach = game_type(game.name).coach(game)
        view = game.view(state, game.to_act(state))
        why = () if coach is None else coach.merits(view, event, beside)
        return {
            "facts": self.display.facts(state, event, game.after(state, event)),
            "why": [one.message.to_wire() for one in why],
        }
