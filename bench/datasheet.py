"""The games in figures, by random play: `scripts/bench datasheet [--games 20000]`.

Length is in decisions, branching the number of legal actions at each. The entropy of a random game
is the sum of log2 of its branching: how many bits of choice it holds. First is how much more the
seat that begins wins, from -1 to 1.
"""

from __future__ import annotations

import argparse

import numpy as np

from lapidarium.research.vector import VectorEnv

TABLES = (("monolyth", 1), ("monolyth", 2), ("monolyth", 3), ("monolyth", 4), ("ocelot", 2))
BATCH = 2000


def row(game: str, players: int, games: int) -> str:
    """One line of the table."""
    env = VectorEnv(
        game,
        players,
        BATCH,
        opponent="self",
        masks="bits",
        observations=False,
        autoreset_mode="Disabled",
        copy=False,
    )
    compiled = env.engine.compiled
    lengths, entropies, scores, leads = [], [], [], []
    widths = np.zeros(compiled.most, np.int64)
    for batch in range(-(-games // BATCH)):
        env.reset(seed=batch)
        first = env._states["seat"].copy()
        running = np.ones(BATCH, bool)
        length, entropy = np.zeros(BATCH), np.zeros(BATCH)
        while running.any():
            _, counts = env.legal_actions()
            np.add.at(widths, counts[running], 1)
            entropy[running] += np.log2(counts[running])
            length += running
            _, _, ended, _, _ = env.step(env.random_actions())
            running &= ~ended
        scores.append(compiled.scores(env._states))
        if players > 1:
            places = compiled.places(env._states)
            won = (places == 0) / (places == 0).sum(axis=1, keepdims=True)
            leads.append(won[np.arange(BATCH), first] * players / (players - 1) - 1 / (players - 1))
        lengths.append(length)
        entropies.append(entropy)
    points, decisions = np.concatenate(scores), np.concatenate(lengths)
    mean = (widths * np.arange(len(widths))).sum() / widths.sum()
    lead = f"{np.concatenate(leads).mean():+.3f}" if leads else "–"
    error = points.mean(axis=1).std() / len(points) ** 0.5
    return (
        f"| {game.capitalize()}, {players} | {decisions.mean():.1f} ({decisions.min():.0f}–"
        f"{decisions.max():.0f}) | {mean:.0f} | {widths.nonzero()[0].max()} | "
        f"{np.concatenate(entropies).mean():.0f} | {points.mean():.2f} ± {error:.2f} | {lead} |"
    )


def main() -> None:
    """Print the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=20_000)
    games = options.parse_args().games
    print("| Game, players | decisions | mean branching | widest | bits | points | first |")
    print("|---|---|---|---|---|---|---|")
    for game, players in TABLES:
        print(row(game, players, games), flush=True)


if __name__ == "__main__":
    main()
