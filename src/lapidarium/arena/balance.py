"""How a pack plays: many games of one bot against itself, summed up for plots.

`play` gives the figures of one game; `Sums` adds them up and can be stored as JSON between games.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lapidarium import bots
from lapidarium.arena.game_loop import DealtGame, play_out
from lapidarium.dealing import Dealer
from lapidarium.games.registry import game_type

if TYPE_CHECKING:
    from lapidarium.games.game import Game

BAR = 5
"""Points in one bar of the plot of scores."""


def play(game: Game[Any, Any], seed: str, bot: str) -> dict[str, Any]:
    """One game of a bot against itself, as figures for JSON; scores are in turn order."""

    def ask(dealt: DealtGame, seat: int) -> DealtGame:
        view = game.view(dealt.state, seat)
        return dealt.advance(bots.choose(game, view, bot, f"{seed}/{len(dealt.events)}").move)

    dealt = DealtGame(game, Dealer(seed))
    order = [(dealt.to_act + turn) % game.players for turn in range(game.players)]
    last = play_out(dealt, ask).state
    outcome = game.outcome(last)
    assert outcome is not None
    workshop = game_type(game.name).workshop()
    payments = [] if workshop is None else workshop.payments(game, last)
    winners = outcome.winners
    return {
        "turns": game.turns(last),
        "scores": [outcome.scores[seat] for seat in order],
        "wins": [(seat in winners) / len(winners) for seat in order],
        "payments": [
            [one.kind, one.item.to_wire(), one.paid, one.of, one.points] for one in payments
        ],
    }


@dataclass(slots=True)
class Sums:
    """The sums of several games."""

    games: int = 0
    turns: Counter[str] = field(default_factory=Counter)
    """How many games had so many turns."""
    scores: Counter[str] = field(default_factory=Counter)
    """How many scores fell into each bar, by its lowest."""
    points: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """By place in the turn order."""
    payments: dict[str, dict[str, list[Any]]] = field(default_factory=dict)
    """By kind and item: its words, how many paid, of how many, with how many points."""

    @classmethod
    def of_json(cls, stored: dict[str, Any]) -> Sums:
        """Sums that were stored."""
        sums = cls(**stored)
        sums.turns, sums.scores = Counter(sums.turns), Counter(sums.scores)
        return sums

    def to_json(self) -> dict[str, Any]:
        """As JSON can hold it."""
        return {name: getattr(self, name) for name in self.__slots__}

    def add(self, game: dict[str, Any]) -> None:
        """Count one more game, as `play` gives it."""
        self.games += 1
        self.turns[str(game["turns"])] += 1
        self.scores.update(str(BAR * (score // BAR)) for score in game["scores"])
        self.points = _added(self.points, game["scores"])
        self.wins = _added(self.wins, game["wins"])
        for kind, item, paid, of, points in game["payments"]:
            row = self.payments.setdefault(kind, {}).setdefault(
                f"{item['code']} {item.get('params', {})}", [item, 0, 0, 0]
            )
            row[1:] = [row[1] + paid, row[2] + of, row[3] + points]


def _added(sums: list[float], more: list[float]) -> list[float]:
    return [one + other for one, other in zip(sums or [0.0] * len(more), more, strict=True)]
