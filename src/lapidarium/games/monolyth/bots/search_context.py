"""One decision of a search: the state, the weights to evaluate it with, and scratch memory."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from lapidarium.bots.budget_clock import BudgetClock
from lapidarium.bots.choice import ALTERNATIVES, Choice
from lapidarium.compiled import seeds
from lapidarium.games.monolyth.bots import network_weights as weights
from lapidarium.games.monolyth.bots.compiled_module import MODULE, new_workspace
from lapidarium.games.monolyth.compiled.compiled_game import compiled_form
from lapidarium.games.monolyth.compiled.move_numbers import number_of

if TYPE_CHECKING:
    import random

    from numpy.typing import NDArray

    from lapidarium.bots.choice import Budget
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.state import State

IN_TIME: Final = 0.93
"""The share of the seconds after which nothing new is begun."""
DEFAULT_SIMULATIONS: Final = 1500
POINTS_PER_USE: Final = 10.0
"""Points of one unit of use, where there are rivals."""


def weights_for(game: Monolyth) -> NDArray[np.float32] | None:
    """The weights to play without search, if they fit this pack and number of players."""
    return _fitting(game, weights.without_search(game.players))


def evaluators_for(game: Monolyth) -> tuple[NDArray[np.float32], ...]:
    """The sets of weights to search with, as far as they fit."""
    found = (_fitting(game, name) for name in weights.for_search(game.players))
    return tuple(each for each in found if each is not None)


@lru_cache(maxsize=32)
def _fitting(game: Monolyth, name: str) -> NDArray[np.float32] | None:
    found = weights.load(name)
    if found is None or not found.fits(compiled_form(game).tables):
        return None
    return weights.unpacked(found.arrays)


def clock_for(budget: Budget) -> BudgetClock:
    """A simulation is one state whose moves are all rated."""
    return BudgetClock(budget, default=DEFAULT_SIMULATIONS, in_time=IN_TIME)


class SearchContext:
    """One decision: a state of which the seat knows everything but the order of the lid."""

    def __init__(self, game: Monolyth, state: State, *evaluators: NDArray[np.float32]) -> None:
        self.game = game
        self.evaluators = evaluators or (np.zeros(0, np.float32),)
        self.weights = self.evaluators[0]
        self.compiled = compiled_form(game)
        self.record = self.compiled.record(state)
        self.workspace = new_workspace()
        self.moves: NDArray[np.int16] = self.workspace["moves"][0]
        self.uses: NDArray[np.float32] = self.workspace["uses"][0]
        self.results: NDArray[np.float32] = self.workspace["results"][0]
        self.points: NDArray[np.float32] = self.workspace["points"][0]

    def use_evaluator(self, number: int) -> None:
        """From now on evaluate with another set of weights, in turn."""
        self.weights = self.evaluators[number % len(self.evaluators)]

    def rate(self) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Every move with its use, best first."""
        count = self._call("rate_moves", self.weights, self.workspace)
        order = np.argsort(-self.uses[:count], kind="stable")
        return self.moves[order], self.uses[order]

    def _call(self, function: str, *arguments: object) -> int:
        return MODULE.call(function, self.compiled.tables, self.record, *arguments)

    def search_beam(
        self,
        moves: list[int],
        world: NDArray[np.uint64],
        size: tuple[int, int],
        clock: BudgetClock,
    ) -> dict[int, float]:
        """The best each move can lead to in one world; nothing if time runs out.

        `size` is the number of states a beam keeps, and the own turns it looks ahead. Everybody
        else makes the move of the highest use.
        """
        width, turns = size
        found = {}
        for move in moves:
            if clock.left() < self.game.players * (1 + width * (turns - 1)):
                return {}
            begun = time.perf_counter()
            given = self.weights, move, world, width, turns, self.workspace
            clock.add(self._call("search_beam", *given), time.perf_counter() - begun)
            found[move] = float(self.results[0, 0])
        return found

    def search_tree(
        self,
        move: int,
        world: NDArray[np.uint64],
        widths: NDArray[np.int32],
        depth: int,
        limit: int,
    ) -> tuple[NDArray[np.float32], int]:
        """With rivals: the uses of a move for everybody, and the simulations that took.

        -1 simulations if the limit was too low. `expected_by_tree` then has the points.
        """
        given = self.weights, move, world, depth, widths, limit, self.workspace
        simulations = self._call("search_tree", *given)
        return self.results[0, : self.game.players].copy(), simulations

    def expected_by_tree(self) -> tuple[float, ...]:
        """The points that each seat ends with where the last tree led to."""
        return tuple(self.points[0, : self.game.players].tolist())

    def rate_by_heuristic(self) -> list[tuple[float, int]]:
        """Every move with its heuristic value, best first."""
        count = self._call("plain_moves", self.workspace)
        order = np.argsort(-self.uses[:count], kind="stable")
        return [(float(self.uses[n]), int(self.moves[n])) for n in order]

    def play_out(self, move: int, world: NDArray[np.uint64]) -> NDArray[np.float32]:
        """Points and use of everybody at the end of one playout after a move."""
        self.results[:2] = 0
        self._call("plain_game", move, world, self.workspace)
        return self.results[:2].copy()

    def number(self, event: Event) -> int:
        """The number of a legal move."""
        return number_of(self.game, self.record[0], event)

    def expected(self, move: int) -> tuple[float, ...]:
        """The points that each seat is likely to end with after a move."""
        if not len(self.weights):
            return ()
        self._call("expect", self.weights, move, self.workspace)
        return tuple(float(each) for each in self.results[0, : self.game.players])

    def choice(self, ranked: list[tuple[float, int]]) -> Choice:
        """The first of the moves (use, move), best first, with what the next ones lose."""
        scale = 1.0 if self.game.players == 1 else POINTS_PER_USE
        best = ranked[: 1 + ALTERNATIVES]
        events = [self.compiled.event(self.record[0], move) for _, move in best]
        losses = [max(0.0, (best[0][0] - use) * scale) for use, _ in best[1:]]
        others = tuple(zip(events[1:], losses, strict=True))
        return Choice(events[0], self.expected(best[0][1]), others)


def worlds(draw: random.Random, count: int) -> NDArray[np.uint64]:
    """Orders in which the lid might come, as streams of random numbers."""
    return seeds(draw.getrandbits(60), count)
