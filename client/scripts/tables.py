"""Writes the tables that the client's unit tests read, as a real server sends them.

PYTHONPATH=. python client/scripts/tables.py
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

from msgspec.structs import replace

from lapidarium.table import Terms
from tests.server.inside import inside
from tests.server.test_secrecy import made_of

TESTS = Path(__file__).parent.parent / "tests" / "games"
WANTED = (("monolyth", 3, 12, "turn"), ("ocelot", 2, 10, "place"))
"""Game, players, how many turns have been played at least, and in which phase."""


async def table(folder: Path, game: str, players: int, turns: int, phase: str) -> bytes:
    """A game at random until the first seat is to act so late; all that its host is sent."""
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
            own.view["game"]["to_act"] == 1
            and own.view["game"]["position"]["turns"] >= turns
            and own.view["game"]["position"]["phase"] == phase
        ):
            person = room.table.seats[room.table.to_act].person
            assert person is not None
            await seats[person].move(choose)
        await own.act(type="resync")
        return next(data for data in reversed(own.raw) if b'"type":"table"' in data)


def main() -> None:
    """Write them all."""
    for game, players, turns, phase in WANTED:
        with tempfile.TemporaryDirectory() as folder:
            message = asyncio.run(table(Path(folder), game, players, turns, phase))
        (TESTS / game / "table.json").write_bytes(message)


if __name__ == "__main__":
    main()
