"""The learned value: what it sees, and that the compiled one is the one that is meant."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from lapidarium.games.monolyth.bots.compiled_module import MODULE
from lapidarium.games.monolyth.bots.kernels import inputs, sizes
from lapidarium.games.monolyth.bots.search_context import SearchContext, weights_for
from lapidarium.games.monolyth.bots.self_play import SelfPlay, play_games, random_weights
from lapidarium.games.monolyth.compiled.compiled_game import compiled_form
from lapidarium.games.monolyth.compiled.layout import FILL, GIVE, OVER, TURN
from lapidarium.games.packs import load
from lapidarium.games.registry import referee

pytestmark = pytest.mark.slow

WEIGHTS = random_weights("tests")


def some_states(players: int, count: int = 12) -> tuple[Any, NDArray[np.void]]:
    """A game, and decisions from all over some of it."""
    game: Any = referee(load("monolyth"), players)
    tables = compiled_form(game).tables
    played = play_games(SelfPlay(tables, WEIGHTS, f"tests/{players}", 4, 0.5, 0.5)).states
    going_on = played[played["phase"] != OVER]
    dealt = compiled_form(game).deal(going_on, "tests")
    return game, dealt[:: max(1, len(dealt) // count)]


def slots_of(tables: NDArray[Any], state: NDArray[Any], seat: int) -> NDArray[np.int32]:
    found = np.zeros(inputs.SLOTS, np.int32)
    MODULE.call("slots", tables, state, seat, found)
    return found


def by_numpy(tables: NDArray[Any], state: NDArray[Any], seat: int, points: int) -> float:
    """The points of the first head, written out once more."""
    w, players = WEIGHTS, int(tables["players"][0])
    rows = w[: sizes.W2].reshape(inputs.ROWS, sizes.WIDTH)
    second = w[sizes.W2 : sizes.B2].reshape(sizes.INPUTS, sizes.HIDDEN)

    def tower(of: int) -> NDArray[Any]:
        slots = slots_of(tables, state, of)
        walls = slots[: 4 * inputs.WALL_SLOTS].reshape(4, inputs.WALL_SLOTS)
        sums = np.maximum(rows[walls].sum(1), 0).sum(0)
        return np.concatenate([sums, np.maximum(rows[slots[walls.size :]].sum(0), 0)])

    theirs = sum((tower(of) for of in range(players) if of != seat), np.zeros(sizes.OWN))
    x = np.concatenate([tower(seat), theirs])
    hidden = np.maximum(x @ second + w[sizes.B2 : sizes.W3], 0)
    return float(points + 10 * (hidden @ w[sizes.W3 : sizes.W3 + sizes.HIDDEN] + w[sizes.B3]))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_value_is_the_one_of_numpy(players: int) -> None:
    game, states = some_states(players)
    table = compiled_form(game)
    for state in states:
        context = SearchContext(game, table.state(state), WEIGHTS)
        moves, _ = context.rate()
        after = table.after(np.atleast_1d(state), [moves[-1]])
        if after["phase"][0] == OVER:
            continue
        points = table.scores(after)[0]
        expected = [by_numpy(table.tables, after, n, points[n]) for n in range(players)]
        assert context.expected(int(moves[-1])) == pytest.approx(expected, abs=2e-3)


@pytest.mark.parametrize("players", [1, 3, 4])
def test_moves_are_rated_as_from_scratch(players: int) -> None:
    """The first layer is updated from move to move; it must come to the same."""
    game, states = some_states(players)
    world, widths = np.zeros(1, np.uint64), np.ones(8, np.int32)
    for state in states:
        context = SearchContext(game, compiled_form(game).state(state), WEIGHTS)
        moves, uses = context.rate()
        for move, use in zip(moves[::5], uses[::5], strict=True):
            scratch, _ = context.search_tree(int(move), world, widths, 0, 1)
            assert use == pytest.approx(scratch[int(state["seat"])], abs=2e-3)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_slot_has_exactly_one_of_its_features(players: int) -> None:
    game, states = some_states(players, 60)
    first = np.concatenate([*[inputs.AT_WALL] * 4, inputs.AT_TOWER])
    size = np.array([*inputs.WALL * 4, *inputs.TOWER])
    shared = slice(4 * inputs.WALL_SLOTS, 4 * inputs.WALL_SLOTS + 9)
    first[shared], size[shared] = inputs.AT_TOWER[0], inputs.TOWER[0]
    assert {int(p) for p in states["phase"]} <= {TURN, GIVE, FILL}
    for state in states:
        for seat in range(players):
            found = slots_of(compiled_form(game).tables, np.atleast_1d(state), seat)
            assert (found >= first).all()
            assert (found < first + size).all()


def test_a_turned_tower_is_the_same_to_its_walls() -> None:
    """Blocks of heights are read from their nearest corner: the four corners share their rows."""
    heights = [1, 0, 2, 3]
    corner = [sum(h * 5**n for n, h in enumerate(order)) for order in _turns(heights)]
    blocks = (0, 2, 8, 6)
    assert len({int(inputs.TURNED[b, code]) for b, code in zip(blocks, corner, strict=True)}) == 1


def _turns(block: list[int]) -> list[list[int]]:
    a, b, c, d = block
    return [[a, b, c, d], [c, a, d, b], [d, c, b, a], [b, d, a, c]]


def test_who_looks_at_the_next_turn_plays_better() -> None:
    game: Any = referee(load("monolyth"), 1)
    tables, values = compiled_form(game).tables, weights_for(game)
    assert values is not None
    at_once = play_games(SelfPlay(tables, values, "tests/ahead", 60)).scores.mean()
    two_turns = play_games(SelfPlay(tables, values, "tests/ahead", 60, ahead=4)).scores.mean()
    assert two_turns > at_once + 0.5
