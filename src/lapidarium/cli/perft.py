"""`lapidarium perft`: count the ways a game can continue."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any

import click

from lapidarium.cli.options import (
    game_argument,
    game_for,
    json_option,
    lang_option,
    pack_option,
    players_option,
)
from lapidarium.cli.output import console, errors, translate
from lapidarium.games.game import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.game import Game


@click.command()
@game_argument
@players_option
@click.option("--seed", default="1", help="The deal to start from.")
@click.option("--depth", "-d", type=click.IntRange(0, 6), default=2, help="Depth in decisions.")
@click.option("--position", help="Start from this position instead of a deal.")
@pack_option
@lang_option
@json_option
def perft(
    game_name: str,
    players: int | None,
    seed: str,
    depth: int,
    position: str | None,
    pack_name: str | None,
    as_json: bool,
) -> None:
    """Count the ways a game can continue.

    Depth counts decisions. At chance every distinct outcome is one branch and adds no depth.
    """
    from lapidarium.arena.simulation import perft as count  # noqa: PLC0415 - slow to load
    from lapidarium.dealing import Dealer  # noqa: PLC0415

    if position is not None and (named := re.search(r"\bplayers=(\d{1,3})\b", position)):
        players = int(named[1])
    game = game_for(game_name, players, pack_name)
    if position is None:
        state, _ = Dealer(seed).deal(game, game.start())
    else:
        state = game.from_position(position)
    counts, started = [], time.perf_counter()
    for level in range(depth):
        counts.append(count(game, state, level))
    counts.append(_count_deepest(game, state, depth, count))
    seconds = time.perf_counter() - started
    if as_json:
        shown = {"game": game.name, "players": game.players, "perft": counts, "seconds": seconds}
        console.print_json(json.dumps(shown | {"position": game.position(state)}))
        return
    console.print(game.position(state), markup=False, soft_wrap=True)
    for level, found in enumerate(counts):
        console.print(f"perft {level} {found}", markup=False)


def _count_deepest(
    game: Game[Any, Any], state: Any, depth: int, count: Callable[[Game[Any, Any], Any, int], int]
) -> int:
    """The deepest level takes nearly all of the time: move by move, with a progress bar."""
    if depth == 0 or game.to_act(state) == CHANCE or game.outcome(state) is not None:
        return count(game, state, depth)
    from rich.progress import track  # noqa: PLC0415 - slow to load

    moves = game.legal(state)
    shown = track(moves, translate("cli-counting"), console=errors, transient=True)
    return sum(count(game, game.after(state, move), depth - 1) for move in shown)
