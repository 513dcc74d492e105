"""Blunders planted in the middle of games: found, and as large as deep searches say.

`blunders.toml` has their sizes; `plant_blunders.py` says where they are from.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from lapidarium.bots import Budget
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.review import Depth, assess

FILE = Path(__file__).with_name("blunders.toml")
USUAL = {
    "monolyth": Depth(Budget(simulations=1500), Budget(simulations=200), 8),
    "ocelot": Depth(Budget(simulations=5000), Budget(simulations=650), 8),
}
"""As many simulations as the usual depth makes in its time on one core."""


def planted(name: str, players: int) -> list[dict[str, Any]]:
    found = tomllib.loads(FILE.read_text("utf-8"))["blunder"]
    return [one for one in found if one["position"].startswith(name) and one["players"] == players]


def found_in(name: str, players: int) -> list[tuple[float, dict[str, Any], str]]:
    """How far each is off, what was planted, and how it was graded."""
    game, found = referee(load(name), players), []
    for one in planted(name, players):
        state = game.from_position(one["position"])
        made = assess(game, state, game.check(state, one["played"]), 1, USUAL[name])
        found.append((made["lost"] - one["lost"], one, made["grade"]))
    return found
