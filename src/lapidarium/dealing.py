"""Dealing: the only place that draws.

A dealer's seed fixes in secret the order of everything that can be drawn. What comes
out depends only on the source, on how often it was drawn from, and on what is left in it:
a move taken back does not change what is drawn next, and two tables with the same seed
have the same deal.
"""

from __future__ import annotations

from bisect import bisect_right
from hashlib import blake2b, sha256
from itertools import accumulate
from typing import TYPE_CHECKING, Any, TypeVar

from lapidarium.games.game import CHANCE, Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

    from lapidarium.games.game import Game

    Draw = Callable[[Chance[Any]], Any]
    """Draws one of the events of a chance."""

S = TypeVar("S")
E = TypeVar("E")


def deal(game: Game[S, E], state: S, draw: Draw, fixed: Collection[E] = ()) -> list[tuple[E, S]]:
    """Draw until somebody has to decide, or the game is over: each event and the state after it.

    An event of `fixed` that may be drawn is not drawn but chosen (M-S9), and nothing is drawn
    that would make one impossible.
    """
    steps: list[tuple[E, S]] = []
    while game.to_act(state) == CHANCE:
        chance = game.chance(state)
        chosen = [event for event, _ in chance.outcomes if event in fixed] if fixed else ()
        event = chosen[0] if chosen else draw(_left_by(game, chance, fixed) if fixed else chance)
        state = game.after(state, event)
        steps.append((event, state))
    return steps


def _left_by(game: Game[S, E], chance: Chance[E], fixed: Collection[E]) -> Chance[E]:
    """The outcomes that leave for later what is fixed; all of them if none does."""
    outcomes = [one for one in chance.outcomes if not game.excludes(one[0], fixed)]
    return Chance.of(chance.source, chance.nth, outcomes) if outcomes else chance


class Dealer:
    """Draws by a seed, any text or number.

    What was drawn before, by anybody, can be given by source and number; then it comes again.
    """

    def __init__(self, seed: str | int, drawn: Mapping[tuple[str, int], Any] | None = None) -> None:
        self.seed = str(seed)
        self.drawn = drawn

    @classmethod
    def resume(
        cls, game: Game[S, E], played: Iterable[tuple[S, E]], seed: str | None = None
    ) -> Dealer:
        """The dealer of a game that was played: after a take-back it draws the same again.

        Every event comes after the state before it. Without a seed, the setup stands for it:
        what follows is the same each time.
        """
        drawn: dict[tuple[str, int], Any] = {}
        setup: list[str] = []
        is_setup = True
        for state, event in played:
            if game.to_act(state) == CHANCE:
                chance = game.chance(state)
                drawn[chance.source, chance.nth] = event
            else:
                is_setup = False
            if is_setup:
                setup.append(game.text(event))
        return cls(seed or sha256("\n".join(setup).encode()).hexdigest(), drawn)

    def draw(self, chance: Chance[E]) -> E:
        """One of the outcomes, each as likely as its weight says."""
        if self.drawn and (chance.source, chance.nth) in self.drawn:
            before: E = self.drawn[chance.source, chance.nth]
            if any(event == before for event, _ in chance.outcomes):
                return before
        key = f"{self.seed}/{chance.source}/{chance.nth}".encode()
        at = int.from_bytes(blake2b(key, digest_size=16).digest(), "big")
        ends = list(accumulate(chance.weights))
        return chance.events[bisect_right(ends, at % ends[-1])]

    def deal(self, game: Game[S, E], state: S) -> tuple[S, list[E]]:
        """Draw until somebody has to decide, or the game is over: the state, and what was drawn."""
        steps = deal(game, state, self.draw)
        return (steps[-1][1] if steps else state), [event for event, _ in steps]
