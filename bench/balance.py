"""What a Balance run of the workshop costs the tables: moves of people, and answers of bots.

    scripts/bench balance [--seconds 15] [--people 20] [--bots 4] [--level dedicated]

At some tables two people make a move per second; at others one person plays a bot that thinks for
0.2 seconds, with the one worker that a server has by default. Both are measured calm, and then
while two packs that nobody has tried before are played in the background.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from bench.server import Ours, processor_seconds, summary
from bench.table_server.driver import Driver, Run, Seat, Table

from lapidarium.games.packs import load

THINKING = "0.2"
CHANGES = {
    "monolyth": ("players_2 = [8, 6]", "players_2 = [8, 4]"),
    "ocelot": ("10, 11, 12,", "10, 11, 13,"),
}
"""What makes a pack of one's own of the shipped one."""


class BotTable(Table):
    """One person and a bot: measured from the person's move until it is their turn again."""

    def __init__(self, driver: Driver, name: str) -> None:
        super().__init__(driver, name)
        self.seats = self.seats[:1]

    def seen(self, seat: Seat, size: int) -> None:
        is_mine = "choices" in seat.view["game"]
        if self.sent_at and (is_mine or seat.view["room"]["status"] == "over"):
            self.sent_by = 1 - seat.number
            super().seen(seat, size)
        elif is_mine or seat.view["room"]["status"] == "over":
            super().seen(seat, size)


class BotDriver(Driver):
    """Tables against bots; each person has one."""

    level = ""

    async def open_one(self) -> Table:
        body = {"game": "monolyth", "players": 2, "bots": {"2": self.level}}
        answer = self.people[0].post("/api/tables", json=body)
        table = BotTable(self, answer.json()["table"])
        await self.connect(table.seats[0])
        return table


def try_packs(url: str) -> list[tuple[httpx.Client, dict[str, Any]]]:
    """Somebody each begins to try a pack of their own."""
    asked = []
    for game, (old, new) in CHANGES.items():
        text = load(game).text
        assert old in text, f"no {old!r} in the shipped pack of {game}"
        client = httpx.Client(base_url=url, timeout=60)
        client.get("/api/me")
        body = {"text": text.replace(old, new), "players": 2, "start": True}
        asked.append((client, body))
        client.post("/api/workshop/balance", json=body).raise_for_status()
    return asked


async def measure(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
        server = Ours(folder, "--bot-seconds", THINKING, "--balance-games", "1000", core="0,1")
        try:
            await one(server, options, "warming up")
            await one(server, options, "calm")
            asked = try_packs(server.url)
            began = time.monotonic()
            await one(server, options, "beside two Balance runs")
            spent = time.monotonic() - began
            for client, body in asked:
                found = client.post("/api/workshop/balance", json=body | {"start": False}).json()
                games = found["own"]["games"] + found["shipped"]["games"]
                print(json.dumps({"games played": games, "seconds": round(spent, 1)}), flush=True)
        finally:
            server.stop()


async def one(server: Ours, options: argparse.Namespace, when: str) -> None:
    """Both kinds of tables at the same time."""
    people, bots = Driver(server.url), BotDriver(server.url)
    bots.level = options.level
    await people.open(options.people)
    await bots.open(options.bots)
    runs = [Run(options.people, options.seconds, 1.0), Run(options.bots, options.seconds, 1.0)]

    def worked() -> float:
        return processor_seconds(server.process.pid)

    spent = await asyncio.gather(people.measure(runs[0], worked), bots.measure(runs[1], worked))
    for what, run, took in zip(("people", "bots"), runs, spent, strict=True):
        found = summary(run.took, took, run.worked)
        figures = {key: found[key] for key in ("p50 ms", "p99 ms")}
        print(
            json.dumps(
                {
                    "tables of": what,
                    "when": when,
                    "answers": len(run.took),
                    **figures,
                    "longest ms": round(max(run.took, default=0.0) * 1000, 1),
                }
            ),
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--bots", type=int, default=4)
    parser.add_argument("--level", default="dedicated")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
