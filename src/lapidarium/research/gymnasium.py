"""The names under which Gymnasium knows the games; importing this registers all of them."""

from __future__ import annotations

from typing import Any, Final

import gymnasium as gym

from lapidarium.games.registry import game_types

NUMBERS: Final = {1: "Solo", 2: "Duel", 3: "Trio", 4: "Quartet"}
"""In the name of an environment; other numbers of players are written as they are."""
VERSION: Final = 0
"""Changes when an environment behaves differently."""


def name_of(game: str, players: int) -> str:
    """Such as lapidarium/NimDuel-v0."""
    return f"lapidarium/{game.capitalize()}{NUMBERS.get(players, players)}-v{VERSION}"


def register() -> None:
    """Register what is not registered yet."""
    for name, kind in game_types().items():
        for players in kind.player_counts:
            env = name_of(name, players)
            if env in gym.registry:
                continue
            options: dict[str, Any] = {"game": name, "players": players}
            gym.register(
                env,
                entry_point="lapidarium.research.single:SingleEnv",
                vector_entry_point="lapidarium.research.vector:VectorEnv",
                kwargs=options,
            )


register()
