"""How fast the research environments are beside others: `scripts/bench research [--json FILE]`.

Random play, all in one run, by turns; medians of the rounds, in steps per second by the clock and
per second of processor time (of all threads). Choosing an action is counted everywhere; what is
written besides (masks, observations) stands beside each row. Peers are measured if they are
installed: pip install pgx envpool 'pettingzoo[classic]' open_spiel.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import random
import statistics
import time
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.research.engine import engine_of, game_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Work = Callable[[], int]
    Make = Callable[[], Work]

ROUNDS = 5
MANY = 8192
"""Games that are worth a second thread: a step of a thousand takes a fifth of a millisecond."""
SECONDS = 0.6
TABLES = (("monolyth", 1), ("monolyth", 2), ("monolyth", 4), ("ocelot", 2))


@dataclass
class Row:
    """What was measured, in steps per second."""

    what: str
    by_clock: float
    by_processor: float


def has(module: str) -> bool:
    """Is it installed?"""
    return importlib.util.find_spec(module) is not None


# ------------------------------------------------------------------ ours


def vector(
    game: str, players: int, *, observations: bool, threads: int = 1, games: int = 1024
) -> Work:
    from lapidarium.research.vector import VectorEnv

    env = VectorEnv(
        game,
        players,
        games,
        opponent="self",
        observations=observations,
        threads=threads,
        copy=False,
    )
    env.reset(seed=1)

    def work() -> int:
        for _ in range(50):
            env.step(env.random_actions())
        return 50 * env.num_envs

    return work


def table(env: Any) -> Work:
    """PettingZoo's way through an environment, as its own benchmark goes."""
    env.reset(seed=1)

    def work() -> int:
        for _ in range(300):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            (legal,) = seen["action_mask"].view(np.bool_).nonzero()
            env.step(legal[int(random.random() * len(legal))])
        return 300

    return work


def spiel_moves(name: str) -> Work:
    import pyspiel

    import lapidarium.research.openspiel as _registers  # noqa: F401

    game = pyspiel.load_game(name)

    def work() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(random.random() * len(outcomes))][0]
            else:
                action = random.choice(state.legal_actions())
            state.apply_action(action)
            moves += 1
        return moves

    return work


def spiel_clones(name: str) -> Work:
    import pyspiel

    import lapidarium.research.openspiel as _registers  # noqa: F401

    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def work() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return work


def spiel_search(name: str) -> Work:
    import pyspiel
    from open_spiel.python.algorithms import mcts

    from lapidarium.research.openspiel import PlayoutEvaluator

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(game, 1.4, 300, PlayoutEvaluator())

    def work() -> int:
        bot.mcts_search(state)
        return 300

    return work


def clones(game: str, players: int) -> Work:
    engine = engine_of(game_of(game, players))
    state, _ = engine.deal(engine.start(), 1)
    action = int(engine.legal(state)[0])

    def work() -> int:
        for _ in range(1000):
            engine.after(state, action)
        return 1000

    return work


def ours() -> Iterator[tuple[str, Make]]:
    for game, players in TABLES:
        name = f"{game}, {players} players ×1024"
        table_of = partial(vector, game, players)
        yield f"vector, masks and observations: {name}", partial(table_of, observations=True)
        yield f"vector, masks: {name}", partial(table_of, observations=False)
    for game, players in TABLES:
        many = partial(vector, game, players, observations=True, games=MANY)
        name = f"vector, masks and observations: {game}, {players} players ×{MANY}"
        yield name, many
        yield f"{name}, two threads", partial(many, threads=2)
    for game, players in TABLES:
        name = f"apply an action to a kept state: {game}, {players} players"
        yield name, partial(clones, game, players)
    if has("pettingzoo"):
        for game in ("monolyth", "ocelot"):
            yield f"PettingZoo: {game}", partial(our_table, game)
    if has("pyspiel"):
        for name in ("python_monolyth", "python_ocelot"):
            yield f"OpenSpiel, moves and draws: {name}", partial(spiel_moves, name)
            yield f"OpenSpiel, clones: {name}", partial(spiel_clones, name)
            search = partial(spiel_search, name)
            yield f"OpenSpiel, MCTS simulations, compiled playouts: {name}", search


def our_table(game: str) -> Work:
    from lapidarium.research import pettingzoo

    return table(getattr(pettingzoo, f"{game}_v0").env(players=2))


# ------------------------------------------------------------------ peers


def cartpole() -> Work:
    import gymnasium as gym

    env = gym.make_vec("CartPole-v1", num_envs=256, vectorization_mode="sync")
    env.reset(seed=1)

    def work() -> int:
        for _ in range(20):
            env.step(env.action_space.sample())
        return 20 * 256

    return work


def pgx_game(name: str, count: int) -> Work:
    import jax
    import pgx

    env = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1)

    held: dict[str, Any] = {"key": jax.random.PRNGKey(1)}
    held["state"] = begin(jax.random.split(held["key"], count))
    takes_key = env.id in ("backgammon", "2048")

    def work() -> int:
        for _ in range(30):
            held["key"], first, second = jax.random.split(held["key"], 3)
            actions = choose(first, held["state"].legal_action_mask)
            if takes_key:
                held["state"] = step(held["state"], actions, jax.random.split(second, count))
            else:
                held["state"] = step(held["state"], actions)
        held["state"].observation.block_until_ready()
        if bool(held["state"].terminated.mean() > 0.5):
            held["state"] = begin(jax.random.split(held["key"], count))
        return 30 * count

    return work


def envpool_game(name: str, count: int) -> Work:
    import envpool

    env = envpool.make_gymnasium(name, num_envs=count, num_threads=1)
    env.reset()
    actions = env.action_space.n

    def work() -> int:
        for _ in range(20):
            env.step(np.random.randint(0, actions, count))
        return 20 * count

    return work


def connect_four() -> Work:
    from pettingzoo.classic import connect_four_v3

    return table(connect_four_v3.env())


def peers() -> Iterator[tuple[str, Make]]:
    if has("gymnasium"):
        yield "Gymnasium SyncVectorEnv, CartPole ×256", cartpole
    if has("pettingzoo"):
        yield "PettingZoo, connect_four", connect_four
    if has("pyspiel"):
        yield "OpenSpiel (C++), connect_four", partial(spiel_moves, "connect_four")
        yield "OpenSpiel (C++), backgammon", partial(spiel_moves, "backgammon")
    if has("pgx"):
        for name, count in (("connect_four", 4096), ("backgammon", 1024)):
            yield f"pgx, {name} ×{count}", partial(pgx_game, name, count)
    if has("envpool"):
        for name, count in (("ConnectFour-v1", 1024), ("Backgammon-v1", 1024)):
            yield f"envpool, {name} ×{count}", partial(envpool_game, name, count)


def prepared(part: str) -> list[tuple[str, Work]]:
    """The works with this in their names; what cannot be made is named and left out."""
    found = []
    for name, make in (*ours(), *peers()):
        if part in name:
            try:
                found.append((name, make()))
            except Exception as error:  # something that a peer needs is missing
                print(f"left out: {name}: {error!r}"[:150])
    return found


def measured(works: list[tuple[str, Work]], seconds: float) -> list[Row]:
    """All works by turns, round after round."""
    clocks: list[list[tuple[float, float]]] = [[] for _ in works]
    for _, work in works:
        work()
    for _ in range(ROUNDS):
        for number, (_, work) in enumerate(works):
            begin, cpu, steps = time.perf_counter(), time.process_time(), 0
            while time.perf_counter() - begin < seconds:
                steps += work()
            wall = time.perf_counter() - begin
            clocks[number].append((steps / wall, steps / (time.process_time() - cpu)))
    return [
        Row(
            name,
            statistics.median(rate for rate, _ in found),
            statistics.median(rate for _, rate in found),
        )
        for (name, _), found in zip(works, clocks, strict=True)
    ]


def main() -> None:
    """Print a table, or write it as JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=SECONDS, help="for each work and round")
    options.add_argument("--json", type=Path)
    options.add_argument("--only", default="", help="a part of the names to measure")
    chosen = options.parse_args()
    works = prepared(chosen.only)
    load = os.getloadavg()[0]
    rows = measured(works, chosen.seconds)
    print(f"{platform.machine()}, {os.cpu_count()} processors, load {load:.1f} before")
    print("| Random play, steps per second | by the clock | per second of processor |")
    print("|---|---|---|")
    for row in rows:
        print(f"| {row.what} | {row.by_clock:,.0f} | {row.by_processor:,.0f} |")
    if chosen.json:
        chosen.json.write_text(json.dumps([asdict(row) for row in rows], indent=1))


if __name__ == "__main__":
    main()
