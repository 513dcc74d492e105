"""Writes the tables that the client's unit tests read, as a real server sends them.

PYTHONPATH=. python client/scripts/tables.py
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

import orjson
from msgspec.structs import replace

from lapidarium.table import Terms
from tests.server.inside import inside
from tests.server.test_secrecy import made_of

TESTS = Path(__file__).parent.parent / "tests" / "games"
WANTED = (("monolyth", 3, 12, "turn"), ("ocelot", 2, 10, "place"))
"""Game, players, how many turns have been played at least, and in which phase."""


async def table(folder: Path, game: str, players: int, turns: int, phase: str) -> dict[str, Any]:
    """A game at random until the first seat is to act so late; its complete view."""
    async with inside(folder) as server:
        people = [await server.guest() for _ in range(players)]
        host, digest = people[0].person, server.hub.packs.shipped[game].digest
        terms = Terms(game=game, players=players, pack=game, digest=digest, listed=True)
        made = replace(made_of(host, [host], game, digest), terms=terms)
        room = await server.hub.make("a-table", made, lambda *_: [])
        seats = {one.person: server.listener(room, one) for one in people}
        own = seats[host]
        for one in people[1:]:
            await seats[one.person].act(type="sit")
        choose = random.Random(5)
        while not (
            own.view["to_act"] == 1
            and own.view["view"]["turns"] >= turns
            and own.view["view"]["phase"] == phase
        ):
            person = room.table.seats[room.table.to_act].person
            assert person is not None
            await seats[person].move(choose)
        await own.act(type="resync")
        return own.view


def main() -> None:
    """Write them all."""
    for game, players, turns, phase in WANTED:
        with tempfile.TemporaryDirectory() as folder:
            view = asyncio.run(table(Path(folder), game, players, turns, phase))
        (TESTS / game / "table.json").write_bytes(orjson.dumps(view))


if __name__ == "__main__":
    main()
