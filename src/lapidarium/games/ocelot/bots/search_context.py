"""One decision of a search: the view, and the memory of this thread to search in."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lapidarium.bots.budget_clock import BudgetClock
from lapidarium.games.ocelot.bots.compiled_module import MODULE
from lapidarium.games.ocelot.bots.kernels.layout import EDGE, NODE, WEIGHTS, WORKSPACE
from lapidarium.games.ocelot.compiled.compiled_game import compiled_form
from lapidarium.games.ocelot.compiled.layout import COLLECT
from lapidarium.games.ocelot.compiled.move_numbers import event_of, number_of
from lapidarium.games.ocelot.rules import Ocelot

if TYPE_CHECKING:
    import random

    from numpy.typing import NDArray

    from lapidarium.bots.choice import Budget
    from lapidarium.games.game import Game

NODES: Final = 1_000_000
EDGES: Final = 5_000_000
"""With 24 bytes per edge the tree stays below 140 MB; when it is full, it grows no more."""
DEFAULT_SIMULATIONS: Final = 20_000


class Workspace:
    """Memory for one search at a time, kept for the next."""

    def __init__(self, nodes: int = NODES, edges: int = EDGES) -> None:
        self.nodes: NDArray[Any] = np.zeros(nodes, NODE)
        self.edges: NDArray[Any] = np.zeros(edges, EDGE)
        self.scratch: NDArray[Any] = np.zeros(1, WORKSPACE)
        self.no_weights: NDArray[Any] = np.zeros(1, WEIGHTS)

    def __getitem__(self, field: str) -> Any:
        """A field of the scratch memory."""
        return self.scratch[field][0]

    def clear_tree(self) -> None:
        """Keep only the root of the tree."""
        self["used"][:] = 1, 0
        self.nodes[0] = 0
        self["sums"][:] = 0

    @property
    def tree(self) -> tuple[Any, ...]:
        """The tree as compiled functions take it."""
        return self.nodes, len(self.nodes), self.edges, len(self.edges)


_THREAD = threading.local()


def workspace() -> Workspace:
    """The workspace of this thread."""
    if not hasattr(_THREAD, "workspace"):
        _THREAD.workspace = Workspace()
    found: Workspace = _THREAD.workspace
    return found


class SearchContext:
    """One decision.

    The record holds some world that fits the view; of the other's amethysts nothing is used
    but what the view says.
    """

    def __init__(self, game: Game[Any, Any], view: Any, draw: random.Random) -> None:
        assert isinstance(game, Ocelot)
        self.compiled, self.workspace = compiled_form(game), workspace()
        self.record = self.compiled.record(game.world(view, draw))
        self.seat = int(self.record[0]["seat"])
        self.workspace.scratch["stream"] = draw.getrandbits(64)
        self.call("look", self.record, self.seat, self.workspace.scratch)
        self.workspace.clear_tree()

    def call(self, function: str, *arguments: Any) -> int:
        """Call a compiled function with the tables of this game."""
        return MODULE.call(function, self.compiled.tables, *arguments)

    def begin_with(self, number: int) -> None:
        """A tree whose root has this move alone."""
        ws = self.workspace
        ws.clear_tree()
        ws["used"][1] = ws.nodes[0]["count"] = 1
        ws.edges[0] = 0
        ws.edges[0]["child"], ws.edges[0]["move"] = -1, number

    @property
    def is_collecting(self) -> bool:
        """Is the decision which gem to take next?"""
        return bool(self.record[0]["step"] == COLLECT)

    @property
    def is_forced(self) -> bool:
        """Does the root of the tree have only one move?"""
        return bool(self.workspace.nodes[0]["count"] == 1)

    def number(self, event: Any) -> int:
        """The number of a legal move."""
        return number_of(self.compiled.game, event)

    def event(self, number: int) -> Any:
        """The event of a move's number."""
        return event_of(self.compiled.game, self.record[0], number)


def clock_for(budget: Budget) -> BudgetClock:
    """A simulation is one way down the tree and back."""
    return BudgetClock(budget, default=DEFAULT_SIMULATIONS)
