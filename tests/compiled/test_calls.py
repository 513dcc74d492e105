"""Calls into compiled code: a wrong argument list is refused before it can do harm."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lapidarium.compiled import CoreError, seeds
from lapidarium.games.registry import game_types
from tests.compiled.compiled_games import compiled_of

pytestmark = pytest.mark.slow

COUNT = 4


def given(**changed: Any) -> list[Any]:
    """The arguments of `deal`, with some of them exchanged."""
    table = compiled_of("ocelot", 2)
    right = {
        "tables": table.tables,
        "games": table.start(COUNT),
        "first": 0,
        "last": COUNT,
        "streams": seeds(1, COUNT),
    }
    return list((right | changed).values())


def deal(*arguments: Any) -> int:
    return compiled_of("ocelot", 2).module.call("deal", *arguments)


def test_the_right_arguments_are_taken() -> None:
    games = compiled_of("ocelot", 2).start(COUNT)
    deal(*given(games=games, last=np.int64(COUNT)))
    assert (games == compiled_of("ocelot", 2).set_up(COUNT, 1)).all()


@pytest.mark.parametrize("count", [0, 4, 6])
def test_a_wrong_number_of_arguments(count: int) -> None:
    with pytest.raises(CoreError, match=f"deal expects 5 arguments, got {count}"):
        deal(*[*given(), 0][:count])


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"streams": np.zeros(COUNT)}, "argument 5: .* of uint64, got a contiguous .* of float64"),
        ({"streams": np.zeros(COUNT, np.int64)}, "array of uint64, got .* array of int64"),
        ({"streams": [1, 2, 3, 4]}, "array of uint64, got list"),
        ({"streams": 7}, "array of uint64, got int"),
        ({"games": compiled_of("monolyth", 2).start(COUNT)}, "argument 2: .* records of"),
        ({"last": 4.0}, "an integer, got float"),
        ({"last": seeds(1, 4)}, "an integer, got a contiguous array"),
        ({"last": None}, "an integer, got NoneType"),
    ],
)
def test_an_argument_of_the_wrong_kind(changed: dict[str, Any], why: str) -> None:
    with pytest.raises(CoreError, match=why):
        deal(*given(**changed))


def test_an_array_that_is_not_contiguous() -> None:
    with pytest.raises(CoreError, match="contiguous array of uint64, got a non-contiguous"):
        deal(*given(streams=seeds(1, 2 * COUNT)[::2]))


def test_a_function_that_is_not_exported() -> None:
    with pytest.raises(CoreError, match="no compiled function 'dael'"):
        compiled_of("ocelot", 2).module.call("dael")


def test_every_export_has_a_signature_of_its_length() -> None:
    """What the compiler checks, without waiting for it."""
    from importlib import import_module
    from inspect import signature

    for game in game_types().values():
        for module in game.compiled_modules():
            exports = import_module(module.name).EXPORTS
            found = {name: len(signature(each).parameters) for name, each in exports.items()}
            assert found == {name: len(kinds) for name, kinds in module.signatures.items()}


def test_a_prepared_call_is_checked_once_and_works_on_the_same_arrays() -> None:
    module, games = compiled_of("ocelot", 2).module, compiled_of("ocelot", 2).start(COUNT)
    again = module.prepared("deal", *given(games=games))
    again()
    assert (games == compiled_of("ocelot", 2).set_up(COUNT, 1)).all()
    games[:] = compiled_of("ocelot", 2).start(COUNT)
    again()
    assert (games["lying"] != 0).all()
    with pytest.raises(CoreError, match="argument 5: expected a contiguous array of uint64"):
        module.prepared("deal", *given(streams=np.zeros(COUNT)))
