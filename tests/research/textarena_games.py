"""Whole games in TextArena itself, for the deep checks: `python -m tests.research.textarena_games`.

Needs the extra `textarena`, which brings much else; so it is no part of the extra `dev`.
"""

from __future__ import annotations

import copy
import random
import re
from typing import Any

import textarena as ta

from lapidarium.games.registry import game_types
from lapidarium.research.textarena import register

MOVE = re.compile(r"such as \[([^\]]+)\]")


def legal(env: Any) -> list[str]:
    return [text for text, _ in env.table.legal_moves()]


def play(env_id: str, players: int, seed: int) -> tuple[dict[int, float], dict[int, Any]]:
    """A whole game through the library's loop; every observation offers a legal move."""
    env = ta.make(env_id)
    env.reset(num_players=players, seed=seed)
    rng = random.Random(seed)
    done, asked = False, set()
    while not done:
        player, observation = env.get_observation()
        asked.add(player)
        text = observation if isinstance(observation, str) else observation[-1][1]
        offered = MOVE.findall(text)[-1]
        moves = legal(env)
        assert player == env.table.to_act
        assert offered == moves[0]
        done, _ = env.step(action=rng.choice(moves))
    assert asked == set(range(players))
    found: tuple[dict[int, float], dict[int, Any]] = env.close()
    return found


def check_game(name: str, players: int) -> None:
    for form in ("", "-train", "-raw"):
        rewards, info = play(f"lapidarium/{name}-v0{form}", players, 7)
        assert set(rewards) == set(range(players))
        assert sum(one["turn_count"] for one in info.values()) > players
        assert all(one["reason"] and not one["invalid_move"] for one in info.values())
        if players > 1:
            assert set(rewards.values()) <= {-1, 0, 1}
    again, _ = play(f"lapidarium/{name}-v0", players, 7)
    assert again == play(f"lapidarium/{name}-v0", players, 7)[0]


def check_forfeit(name: str, players: int) -> None:
    """One refusal is forgiven, with its clause or an example; the second in a row forfeits."""
    env = ta.make(f"lapidarium/{name}-v0")
    env.reset(num_players=players, seed=1)
    player, _ = env.get_observation()
    done, _ = env.step(action="nonsense")
    assert not done
    same, observation = env.get_observation()
    assert same == player
    assert "invalid move" in observation
    middle = copy.deepcopy(env)
    done, _ = middle.step(action=legal(middle)[0])
    assert not done
    done, _ = env.step(action="nonsense")
    assert done
    rewards, info = env.close()
    assert rewards[player] == -1
    assert info[player]["invalid_move"]


def main() -> None:
    """Every game and number of players."""
    register()
    register()  # twice is once
    for name, game in game_types().items():
        for players in game.player_counts:
            check_game(name, players)
            check_forfeit(name, players)
            print(f"TextArena: {name} with {players}: as it should be")


if __name__ == "__main__":
    main()
