"""Blunders planted in the middle of games: found, and as large as deep searches say.

`blunders.toml` has their sizes; `plant_blunders.py` says where they are from. Here a few of each
are looked at; `python -m tests.learning.review.deep` looks at all of them, and at
those of `held_out.toml`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.bots import Budget
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.learning.review import Depth, assess_here
from lapidarium.learning.review.grades import INACCURACY

if TYPE_CHECKING:
    from lapidarium.learning.review import Decision

pytestmark = pytest.mark.slow

FILE = Path(__file__).with_name("blunders.toml")
GAMES = (("monolyth", 1), ("monolyth", 2), ("ocelot", 2))
USUAL = {
    ("monolyth", 1): Depth(Budget(simulations=4200), Budget(simulations=600), 8),
    ("monolyth", 2): Depth(Budget(simulations=2600), Budget(simulations=350), 8),
    ("ocelot", 2): Depth(Budget(simulations=11_000), Budget(simulations=1500), 8),
}
"""As many simulations as one core made in the time of the usual depth, by processor time."""
FEW = 2
A_POINT = 1.0


def planted(name: str, players: int, file: Path = FILE) -> list[dict[str, Any]]:
    found = tomllib.loads(file.read_text("utf-8"))["blunder"]
    return [one for one in found if one["position"].startswith(name) and one["players"] == players]


def assessed(name: str, players: int, one: dict[str, Any], number: int = 1) -> Decision:
    """What a review says; each number has worlds of its own."""
    game = referee(load(name), players)
    state = game.from_position(one["position"])
    return assess_here(game, state, game.check(state, one["played"]), number, USUAL[name, players])


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_blunder_in_the_middle_of_a_game_is_found_with_its_size(name: str, players: int) -> None:
    for one in planted(name, players)[:FEW]:
        found = assessed(name, players, one)
        assert found["lost"] == pytest.approx(one["lost"], abs=A_POINT)
        assert found["lost"] >= INACCURACY
        assert found["better"] != found["move"] == one["played"]
