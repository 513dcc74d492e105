"""Blunders planted in the middle of games: found, and as large as deep searches say.

`blunders.toml` has their sizes; `plant_blunders.py` says where they are from. Here a few of each
are looked at; `python -m tests.review.deep` looks at all of them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.bots import Budget
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.review import Depth, assess
from lapidarium.review.assessment import GRADES

if TYPE_CHECKING:
    from lapidarium.review import Decision

FILE = Path(__file__).with_name("blunders.toml")
GAMES = (("monolyth", 1), ("monolyth", 2), ("ocelot", 2))
USUAL = {
    "monolyth": Depth(Budget(simulations=1500), Budget(simulations=200), 8),
    "ocelot": Depth(Budget(simulations=5000), Budget(simulations=650), 8),
}
"""About as many simulations as the usual depth makes in its time on one core."""
FEW = 2
A_POINT = 1.0


def planted(name: str, players: int) -> list[dict[str, Any]]:
    found = tomllib.loads(FILE.read_text("utf-8"))["blunder"]
    return [one for one in found if one["position"].startswith(name) and one["players"] == players]


def assessed(name: str, players: int, one: dict[str, Any]) -> Decision:
    game = referee(load(name), players)
    state = game.from_position(one["position"])
    return assess(game, state, game.check(state, one["played"]), 1, USUAL[name])


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_blunder_in_the_middle_of_a_game_is_found_with_its_size(name: str, players: int) -> None:
    for one in planted(name, players)[:FEW]:
        found = assessed(name, players, one)
        assert found["lost"] == pytest.approx(one["lost"], abs=A_POINT)
        assert found["lost"] >= GRADES[-2][0]
        assert found["better"] != found["move"] == one["played"]
