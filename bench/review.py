"""How long a review takes, and what it costs the tables that are played beside it.

    scripts/bench review [--workers 2] [--only durations | tables]
                         [--seconds 15] [--people 20] [--bots 4] [--level dedicated]

First `lapidarium review` of one game each: two players of both games, and a solo game, at the usual
depth. The games are played by a simple bot that makes a random move now and then, so that there
are mistakes to find. Then, as `bench balance` does it: at some tables two people make a move per
second; at others one person plays a bot that thinks for 0.2 seconds, with the one worker that a
server has by default. Both are measured calm, and while two people have a game reviewed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from bench.balance import THINKING, one
from bench.server import Ours

from lapidarium import bots, record
from lapidarium.arena.game_loop import DealtGame
from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.record import Record

GAMES = (("monolyth", 2), ("ocelot", 2), ("monolyth", 1))
CARELESS = 0.2
"""The share of random moves."""


def finished(name: str, players: int) -> str:
    """The record of a game with mistakes; the same each time."""
    game = referee(load(name), players)
    played, choose = DealtGame(game, Dealer("bench")), random.Random("bench")
    while (seat := played.to_act) >= 0:
        level = "random" if choose.random() < CARELESS else "steadfast"
        view = game.view(played.state, seat)
        played.advance(bots.choose(game, view, level, choose.random().hex()).move)
    return record.write(Record(game, tuple(played.events)))


def measure_durations(workers: int) -> None:
    """A review of each game by the command, from its start to its end."""
    for name, players in GAMES:
        command = [sys.executable, "-m", "lapidarium", "review", "-", "--json"]
        command += ["--workers", str(workers)]
        text, began = finished(name, players), time.monotonic()
        done = subprocess.run(command, input=text.encode(), capture_output=True, check=True)
        seconds = time.monotonic() - began
        decisions: list[dict[str, Any]] = json.loads(done.stdout)["decisions"]
        figures = {
            "review of": f"{name}, {players} players" if players > 1 else f"{name}, solo",
            "decisions": len(decisions),
            "forced": sum(found["is_forced"] for found in decisions),
            "lost a point": sum(found["lost"] >= 1 for found in decisions),
            "seconds": round(seconds, 1),
            "workers": workers,
            "load": round(os.getloadavg()[0], 1),
        }
        print(json.dumps(figures), flush=True)


async def measure_tables(options: argparse.Namespace) -> None:
    """Moves of people and answers of bots, calm and beside two reviews."""
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        server = Ours(folder, "--bot-seconds", THINKING, core="0,1")
        try:
            await one(server, options, "warming up")
            await one(server, options, "calm")
            asked = [begin(server.url, name, players) for name, players in GAMES[:2]]
            began = time.monotonic()
            await one(server, options, "beside two reviews")
            spent = round(time.monotonic() - began, 1)
            for client, where in asked:
                found = client.get(where).json()
                done = {key: found[key] for key in ("status", "done", "total")}
                print(json.dumps({"review": done, "seconds": spent}), flush=True)
        finally:
            server.stop()


def begin(url: str, name: str, players: int) -> tuple[httpx.Client, str]:
    """Somebody has a game reviewed."""
    client = httpx.Client(base_url=url, timeout=60)
    client.get("/api/me")
    made = client.post(
        "/api/records", content=finished(name, players), headers={"content-type": "text/plain"}
    )
    where = f"/api/tables/{made.raise_for_status().json()['table']}/review"
    client.post(where, json={}).raise_for_status()
    return client, where


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--workers", type=int, default=2, help="processes of a review")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--level", default="dedicated")
    parser.add_argument("--only", choices=("durations", "tables"))
    options = parser.parse_args()
    if options.only != "tables":
        measure_durations(options.workers)
    if options.only != "durations":
        asyncio.run(measure_tables(options))


if __name__ == "__main__":
    main()
