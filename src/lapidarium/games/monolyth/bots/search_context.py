"""The learned value at work: rating moves, and looking ahead with it."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from lapidarium.bots.choice import ALTERNATIVES, Choice
from lapidarium.compiled import streams
from lapidarium.games.monolyth.bots import weights
from lapidarium.games.monolyth.bots.compiled_module import SHELF, Room
from lapidarium.games.monolyth.bots.kernels import sizes
from lapidarium.games.monolyth.compiled.compiled_game import MonolythTwin
from lapidarium.games.monolyth.compiled.layout import SEATS, STATE

if TYPE_CHECKING:
    import random

    from numpy.typing import NDArray

    from lapidarium.bots.choice import Budget
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.state import State

IN_TIME = 0.93
"""The part of the seconds after which nothing new is begun."""
UNLESS_TOLD = 1500
"""Simulations, if the budget does not say."""
TENTHS = 10.0
"""Points of one unit of use, where there are rivals."""


@lru_cache(maxsize=8)
def twin_of(game: Monolyth) -> MonolythTwin:
    """The compiled game."""
    return MonolythTwin(game)


def weights_for(game: Monolyth) -> NDArray[np.float32] | None:
    """The trained weights to make the best move at once with, if they fit this pack and number of
    players.
    """
    return _fitting(game, weights.at_once(game.players))


def judges_for(game: Monolyth) -> tuple[NDArray[np.float32], ...]:
    """The trained weights to search with, as far as they fit."""
    found = (_fitting(game, name) for name in weights.to_search(game.players))
    return tuple(each for each in found if each is not None)


@lru_cache(maxsize=32)
def _fitting(game: Monolyth, name: str) -> NDArray[np.float32] | None:
    found = weights.load(name)
    if found is None or found.pack != weights.fingerprint(twin_of(game).tables):
        return None
    return found.values


class Spending:
    """How much of a budget is used up. A simulation is one state whose moves are all rated."""

    def __init__(self, budget: Budget, begun: float) -> None:
        self.looked = 0
        self.most = budget.simulations
        if budget.simulations is None and budget.seconds is None:
            self.most = UNLESS_TOLD
        self.begun, self.seconds = begun, budget.seconds
        self.pace = 2e-4
        """Seconds a simulation takes; a first guess, then as it was."""

    def left(self, share: float = 1.0) -> int:
        """How many simulations there is still room for, in this share of the whole budget."""
        rooms = [] if self.most is None else [int(self.most * share) - self.looked]
        if self.seconds is not None:
            end = self.begun + self.seconds * IN_TIME * share
            rooms.append(int((end - time.perf_counter()) / self.pace))
        return min(rooms)

    def measure(self, looked: int, seconds: float) -> None:
        """So many simulations took so long."""
        self.looked += looked
        if looked >= 4:
            self.pace = max(seconds / looked, 0.7 * self.pace)


class Mind:
    """One decision: a state of which the seat knows all but the order of the lid."""

    def __init__(self, game: Monolyth, state: State, *judges: NDArray[np.float32]) -> None:
        self.game, self.room = game, Room()
        self.judges = judges or (np.zeros(0, np.float32),)
        self.weights = self.judges[0]
        self.twin = twin_of(game)
        self.record = self.twin.record(state)
        self.nodes = np.zeros(2 * sizes.WIDEST, STATE)
        self.marks = np.zeros(sizes.WIDEST, np.uint64)
        self.worth = np.zeros(sizes.CANDIDATES, np.float32)
        self.parents = np.zeros(sizes.CANDIDATES, np.int32)
        self.made = np.zeros(sizes.CANDIDATES, np.int16)
        self.lists = np.zeros((sizes.DEEPEST + 1, sizes.WIDEST), np.int16)
        self.numbers = np.zeros((2, sizes.DEEPEST + 1), np.int32)
        self.uses = np.zeros((sizes.DEEPEST + 1, SEATS), np.float32)

    def ask(self, number: int) -> None:
        """From now on judge with another set of weights, in turn."""
        self.weights = self.judges[number % len(self.judges)]

    def rate(self) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Every move with its use, best first."""
        room = self.room
        count = SHELF.call("rate_moves", self.twin.tables, self.record, self.weights, *room.judging)
        order = np.argsort(-room.uses[:count], kind="stable")
        return room.moves[order], room.uses[order]

    def far(
        self,
        moves: list[int],
        world: NDArray[np.uint64],
        size: tuple[int, int],
        spending: Spending,
    ) -> dict[int, float]:
        """The best that can become of each move in one world if everybody else makes the best move
        at once, by a beam of so many states, so many turns ahead; nothing if time runs out.
        """
        width, turns = size
        found = {}
        for move in moves:
            if spending.left() < self.game.players * (1 + width * (turns - 1)):
                return {}
            begun = time.perf_counter()
            looked = SHELF.call(
                "look_far",
                self.twin.tables,
                self.record,
                self.weights,
                move,
                world,
                width,
                turns,
                *self.room.judging,
                self.nodes,
                self.marks,
                self.worth,
                self.parents,
                self.made,
                self.uses,
            )
            spending.measure(looked, time.perf_counter() - begun)
            found[move] = float(self.uses[0, 0])
        return found

    def round(
        self,
        move: int,
        world: NDArray[np.uint64],
        widths: NDArray[np.int32],
        depth: int,
        limit: int,
    ) -> tuple[NDArray[np.float32], int]:
        """With rivals: the uses of a move for everybody; -1 looked at if the limit was too low."""
        looked = SHELF.call(
            "look_round",
            self.twin.tables,
            self.record,
            self.weights,
            move,
            world,
            depth,
            widths,
            limit,
            *self.room.judging,
            self.nodes,
            self.lists,
            self.numbers,
            self.uses,
        )
        return self.uses[0, : self.game.players].copy(), looked

    def plainly_rated(self) -> list[tuple[float, int]]:
        """Every move with what it is worth by hand, best first."""
        room = self.room
        count = SHELF.call(
            "plain_moves", self.twin.tables, self.record, room.moves, room.uses, room.records
        )
        order = np.argsort(-room.uses[:count], kind="stable")
        return [(float(room.uses[n]), int(room.moves[n])) for n in order]

    def played_out(self, move: int, world: NDArray[np.uint64]) -> NDArray[np.float32]:
        """Points and use of everybody at the end of one game after a move."""
        room = self.room
        found = np.zeros((2, SEATS), np.float32)
        SHELF.call(
            "plain_game",
            self.twin.tables,
            self.record,
            move,
            world,
            room.moves,
            room.uses,
            room.records,
            found,
        )
        return found

    def expected(self, move: int) -> tuple[float, ...]:
        """The points that each seat is likely to end with after a move."""
        points = np.zeros(SEATS, np.float32)
        if not len(self.weights):
            return ()
        SHELF.call(
            "expect",
            self.twin.tables,
            self.record,
            self.weights,
            move,
            self.room.floats,
            self.room.places,
            self.room.records,
            points,
        )
        return tuple(float(each) for each in points[: self.game.players])

    def choice(self, moves: list[int], uses: list[float]) -> Choice:
        """The first of these moves, best first, with what the next ones lose."""
        scale = 1.0 if self.game.players == 1 else TENTHS
        events = [self.twin.event(self.record[0], n) for n in moves[: 1 + ALTERNATIVES]]
        losses = [max(0.0, (uses[0] - use) * scale) for use in uses[1 : 1 + ALTERNATIVES]]
        others = tuple(zip(events[1:], losses, strict=True))
        return Choice(events[0], self.expected(moves[0]), others)


def worlds(draw: random.Random, count: int) -> NDArray[np.uint64]:
    """Orders in which the lid might come, as streams."""
    return streams(draw.getrandbits(60), count)


def thought(mind: Mind, ranked: list[tuple[float, int]]) -> Choice:
    """The choice from (use, move), best first."""
    return mind.choice([move for _, move in ranked], [use for use, _ in ranked])
