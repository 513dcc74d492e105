"""Kernels called from other compiled code, as a bot's search does."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numba
import numpy as np
import pytest

from lapidarium.compiled import bits
from lapidarium.compiled.kernel import kernel
from tests.compiled.compiled_games import compiled_of

pytestmark = pytest.mark.slow


@kernel
def _nth_bits(words: Any, by_deposit: Any, by_halves: Any) -> None:
    for n in range(len(words)):
        for place in range(bits.count(words[n])):
            by_deposit[n, place] = bits.nth(words[n], place)
            by_halves[n, place] = bits.nth_by_halves(words[n], place)


def test_the_nth_bit_on_any_processor() -> None:
    words = np.random.default_rng(1).integers(0, 1 << 64, 200, np.uint64)
    one, other = np.full((200, 64), -1), np.full((200, 64), -1)
    _nth_bits(words, one, other)
    assert (one == other).all()
    for word, places in zip(words.tolist(), one, strict=True):
        expected = [place for place in range(64) if word >> place & 1]
        assert places[: len(expected)].tolist() == expected


def _searching(game: str) -> Any:
    """A search one move deep: the best score the seat to act can have after its move."""
    moves = import_module(f"lapidarium.games.{game}.compiled.moves")
    k = import_module(f"lapidarium.games.{game}.compiled.exports").KERNELS
    generate, apply, score, count, nth = k.generate, k.apply, k.score, moves.count, moves.nth

    @numba.njit
    def best(tables: Any, states: Any, child: Any, out: Any) -> Any:
        t, s = tables[0], states[0]
        found = -1
        many = generate(t, s, out)
        if many != count(t, s):
            return -2
        for n in range(many):
            if nth(t, s, n) != out[n]:
                return -3
            child[0] = s
            apply(t, child[0], np.int64(out[n]))
            found = max(found, score(t, child[0], np.int64(s.seat)))
        return found

    return best


@pytest.mark.parametrize(("pack", "players"), [("monolyth", 2), ("ocelot", 2)])
def test_a_search_in_compiled_code(pack: str, players: int) -> None:
    """generate, count, nth, copy, apply and score, on rows of arrays."""
    table, best = compiled_of(pack, players), _searching(pack)
    out, child = np.zeros(table.most, np.int16), table.start()
    for seed in range(5):
        records = table.set_up(1, seed=seed)
        state = table.state(records[0])
        seat = table.game.to_act(state)
        expected = max(
            table.game.scores(table.game.after(state, move))[seat]
            for move in table.game.legal(state)
        )
        assert best(table.tables, records, child, out) == expected


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_a_list_without_room_is_not_written(game: str) -> None:
    generate = import_module(f"lapidarium.games.{game}.compiled.exports").KERNELS.generate

    @numba.njit
    def listed(tables: Any, states: Any, out: Any) -> Any:
        return generate(tables[0], states[0], out)

    table = compiled_of(game, 2)
    short = np.zeros(10, np.int16)
    assert listed(table.tables, table.set_up(), short) == -1
    assert not short.any()
