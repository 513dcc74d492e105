"""Faults, with real processes: killed at any moment, and a disk that takes nothing more."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import socket
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import select, update

from lapidarium.games.registry import game_type
from lapidarium.server.storage.database import Storage
from lapidarium.server.storage.journal import read_pages
from lapidarium.server.storage.schema import journal
from lapidarium.table.entries import Played
from tests.server.people import Person
from tests.server.running import node_in
from tests.server.stubborn import Stubborn, more_moves

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection

    from tests.server.running import Node

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("LAPIDARIUM_KILLS", "2"))
TABLES = 6

FALLBACK = game_type("monolyth").fallback_level


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def journal_of(url: str, table: str) -> list[Played]:
    storage = Storage(url)
    try:
        entries = storage.read_now(lambda db: read_pages(db, table))
    finally:
        storage.close()
    return [entry for entry in entries if isinstance(entry, Played)]


def check_nothing_lost(url: str, players: list[Stubborn]) -> int:
    """Every acknowledged move is there, and no move twice; gives how many there are."""
    count = 0
    for player in players:
        stored = {table: journal_of(url, table) for table in player.tables}
        for table, entries in stored.items():
            keys = Counter(entry.key for entry in entries)
            assert max(keys.values(), default=1) == 1, f"a move twice at {table}"
        for move in player.done:
            found = [e for e in stored[move.table] if e.key == f"{move.seat}/{move.key}"]
            assert [(e.seat, e.move) for e in found] == [(move.seat, move.move)]
            count += 1
        assert player.refused == [], "a move that was sent again was refused"
    return count


def test_killed_at_random_moments_nothing_is_lost(tmp_path: Path) -> None:
    """Kill -9 again and again during play; players reconnect and send again by themselves."""
    node, port = node_in(tmp_path), free_port()
    node.start(port)
    url = node.url
    players = [Stubborn([lambda: url, lambda: url], seed) for seed in range(TABLES)]
    choose = random.Random(11)
    progress: list[int] = []

    async def kill_and_restart() -> None:
        for _ in range(KILLS):
            await more_moves(players, 2 * TABLES)
            await asyncio.sleep(choose.random() * 0.1)
            await asyncio.to_thread(node.kill)
            progress.append(sum(len(player.done) for player in players))
            await asyncio.to_thread(node.start, port)
        await more_moves(players, 2 * TABLES)
        for player in players:
            player.is_over = True

    async def run() -> None:
        async with asyncio.timeout(60 + 30 * KILLS):
            await asyncio.gather(kill_and_restart(), *(player.run() for player in players))

    try:
        asyncio.run(run())
    finally:
        node.kill()
    assert len(progress) == KILLS
    assert sum(player.reconnected for player in players) >= KILLS
    database = f"sqlite+pysqlite:///{tmp_path / 'data' / 'lapidarium.sqlite3'}"
    count = check_nothing_lost(database, players)
    print(f"killed {KILLS} times; {count} acknowledged moves are all there, none twice")
    assert count >= 2 * TABLES * KILLS


def test_a_full_disk_is_refused_and_recovered_from(node: Node) -> None:
    """Files of the server may not grow any more: moves are refused, nothing is lost, it goes on."""
    host = Person(node.url)
    made = host.make(players=1)
    with host.at(made["table"]) as place:
        place.move(place.moves()[0])
        before, event = place.view["game"]["position"], place.view["game"]["event"]
        with full_disk(node):
            answer = place.play(place.moves()[0], key="key-while-full")
            assert answer["message"]["code"] == "server-cannot-store"
            refused = host.http.post("/api/tables", json={"game": "monolyth"})
            assert refused.status_code == 503
            assert place.resync()["event"] == event
            assert place.view["game"]["position"] == before
        assert place.play(place.moves()[0], key="key-while-full")["type"] == "done"
        place.until(lambda view: view["game"]["event"] > event)
    assert host.http.get("/healthz").status_code == 200
    host.http.close()


@contextmanager
def full_disk(node: Node) -> Iterator[None]:
    """No file of the server may grow."""
    ever = resource.RLIM_INFINITY
    resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (0, ever))
    try:
        yield
    finally:
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (ever, ever))


def test_a_graceful_restart_with_games_going_on(tmp_path: Path) -> None:
    """SIGTERM: the server says goodbye and ends cleanly; after the start everything is there."""
    node, port = node_in(tmp_path), free_port()
    node.start(port)
    host = Person(node.url)
    made = host.make(players=1)
    with host.at(made["table"]) as place:
        place.move(place.moves()[0])
        view = place.view["game"]["position"]
        assert node.process is not None
        node.process.send_signal(signal.SIGTERM)
        assert place.closed() == 1012
    assert node.stop() == 0
    node.start(port)
    try:
        with host.at(made["table"]) as place:
            assert place.view["game"]["position"] == view
            place.move(place.moves()[0])
        host.http.close()
    finally:
        node.stop()


def test_clocks_that_ran_out_while_the_server_was_down_are_seen_to(tmp_path: Path) -> None:
    """A sound bot takes over, or where the table chose so the game is lost."""
    node, port = node_in(tmp_path, "--bot-seconds", "0.1"), free_port()
    node.start(port)
    host = Person(node.url)
    timed: dict[str, Any] = {
        "bots": {"2": "dutiful"},
        "setup": ["first 1"],
        "clock": {"kind": "live", "minutes": 1},
    }
    by_default, lost = host.make(**timed), host.make(**timed, on_timeout="loss")
    node.kill()
    database = f"sqlite+pysqlite:///{tmp_path / 'data' / 'lapidarium.sqlite3'}"
    for made in (by_default, lost):
        _pretend_it_began_earlier(database, made["table"], minutes=2)
    node.start(port)
    try:
        with host.at(lost["table"]) as place:
            place.until(lambda view: view["room"]["status"] == "over")
            assert place.view["game"]["outcome"]["ended"]["code"] == "ended-out-of-time"
            assert place.view["game"]["outcome"]["winners"] == [2]
        with host.at(by_default["table"]) as place:
            place.until(lambda view: view["game"]["players"][0]["bot"] == FALLBACK)
            assert place.ask("back")["message"]["code"] == "table-out-of-time"
        host.http.close()
    finally:
        node.stop()


def _pretend_it_began_earlier(url: str, table: str, minutes: int) -> None:
    """Every time in the journal of a table, so much earlier."""

    def earlier(connection: Connection) -> None:
        for row in connection.execute(select(journal).where(journal.c.at_table == table)).all():
            entries = json.loads(row.entries)
            for entry in entries:
                entry["at"] -= minutes * 60_000
            own = (journal.c.at_table == table) & (journal.c.number == row.number)
            connection.execute(update(journal).where(own), {"entries": json.dumps(entries)})

    storage = Storage(url)
    storage.write_now(earlier)
    storage.close()
