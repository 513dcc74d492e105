"""`lapidarium perft`: count the ways a game can go on."""

from __future__ import annotations

import json
import re
import time
from typing import Annotated

import typer

from lapidarium.arena.simulation import perft as count
from lapidarium.cli.output import GameName, Json, Lang, PackName, Players, console, the_game
from lapidarium.dealing import Dealer


def perft(
    game_name: GameName,
    players: Players = 2,
    seed: Annotated[str, typer.Option("--seed", help="Which deal to start from.")] = "1",
    depth: Annotated[int, typer.Option("--depth", "-d", help="Decisions deep.", min=0, max=6)] = 2,
    position: Annotated[
        str | None, typer.Option("--position", help="Start from this position instead of a deal.")
    ] = None,
    pack: PackName = None,
    lang: Lang = None,  # noqa: ARG001
    as_json: Json = False,
) -> None:
    """Count the ways to go on, so many decisions deep.

    At chance every distinct outcome is one branch and adds no depth.
    """
    if position is not None and (named := re.search(r"\bplayers=([1-4])\b", position)):
        players = int(named[1])
    game = the_game(game_name, players, pack)
    if position is None:
        state, _ = Dealer(seed).deal(game, game.start())
    else:
        state = game.from_position(position)
    counts, began = [], time.perf_counter()
    for level in range(depth + 1):
        counts.append(count(game, state, level))
    seconds = time.perf_counter() - began
    if as_json:
        shown = {"game": game_name, "players": players, "perft": counts, "seconds": seconds}
        console.print_json(json.dumps(shown | {"position": game.position(state)}))
        return
    console.print(game.position(state), markup=False, soft_wrap=True)
    for level, found in enumerate(counts):
        console.print(f"perft {level} {found}", markup=False)
