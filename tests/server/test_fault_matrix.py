"""The fault matrix: what happens to a node and its database, and what must hold meanwhile.

Nothing that was acknowledged is lost or doubled, nothing is refused that was carried out, a
refusal comes within three seconds, and play goes on within three seconds after the fault. Every
run has each fault once; `python -m tests.server.deep matrix` repeats them and prints the figures.
"""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from lapidarium.server.storage.database import Storage
from lapidarium.server.storage.journal import read_pages
from lapidarium.table.entries import Played
from tests.server.node_cluster import Cluster
from tests.server.people import Person, Place
from tests.server.running import PATIENCE, Node, fetch
from tests.server.test_faults import free_port
from tests.server.wire import CUT, DEAF, LOSES_COMMITS, OPEN, STALLED, Wire

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.needs("postgresql")
ROUNDS = int(os.environ.get("LAPIDARIUM_FAULT_ROUNDS", "1"))
SECONDS_TO_REFUSE = float(os.environ.get("LAPIDARIUM_SECONDS_TO_REFUSE", "6"))
SECONDS_TO_GO_ON = float(os.environ.get("LAPIDARIUM_SECONDS_TO_GO_ON", "10"))
"""What a busy machine may need; `python -m tests.server.deep` asks for three of both."""
SECONDS_OF_FAULT = 5.0


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    started = Cluster()
    yield started
    started.remove()


@dataclass
class Pair:
    """Two nodes: one reaches the database through a wire, the other one directly."""

    cluster: Cluster
    wire: Wire
    wired: Node
    direct: Node

    @property
    def url(self) -> str:
        return self.cluster.url.replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("matrix")
    with Wire(cluster.port) as wire:
        through = cluster.url.replace(f":{cluster.port}/", f":{wire.port}/")
        made: list[Node] = []
        for number, url in enumerate((through, cluster.url)):
            options = ["--database", url, "--rate", "100000", "--bot-seconds", "0.1"]
            made.append(Node(options, folder / f"log{number}").start(free_port()))
        yield Pair(cluster, wire, made[0], made[1])
        wire.become(OPEN)
        for node in made:
            node.stop()


@pytest.fixture
def well(pair: Pair) -> Iterator[Pair]:
    """Both nodes are well before a fault, and again after it."""
    _until_well(pair)
    yield pair
    pair.wire.become(OPEN)
    _until_well(pair)


def _until_well(pair: Pair) -> None:
    for node in (pair.wired, pair.direct):
        node.wait_for_health(lambda answer: answer.status_code == 200, "unwell after a fault")


@dataclass
class Player:
    """Somebody alone at a table, who counts what they were told of each move."""

    person: Person
    place: Place
    told: Counter[str] = field(default_factory=Counter)
    keys: dict[str, str] = field(default_factory=dict)
    """What was said of the message with this key."""
    slowest: float = 0.0

    def try_to_move(self) -> str:
        """One attempt with a new key; gives what was said."""
        key = f"fault-key-{len(self.keys):06d}"
        self.place.until(lambda view: "choices" in view["game"] or view["room"]["status"] == "over")
        if self.place.view["room"]["status"] == "over":
            self._sit_down_again()
        began = time.monotonic()
        answer = self.place.play(self.place.moves()[0], key=key)
        self.slowest = max(self.slowest, time.monotonic() - began)
        said = "done" if answer["type"] == "done" else str(answer["message"]["code"])
        self.told[said] += 1
        self.keys[f"{self.place.table}/{key}"] = said
        if said == "done":
            self.place.until(lambda view: view["game"]["event"] >= answer["event"])
        elif said == "table-stale":
            self.place.ask("resync")
        return said

    def _sit_down_again(self) -> None:
        """The game is over; another table, once one can be made."""
        wanted = {"game": "monolyth", "players": 1}
        while (made := self.person.http.post("/api/tables", json=wanted)).status_code != 201:
            assert made.status_code == 503
        self.place.stack.close()
        self.place = self.person.at(made.json()["table"])

    def until_done(self) -> float:
        """Until a move is stored again; gives the seconds it took."""
        began = time.monotonic()
        while self.try_to_move() != "done":
            assert time.monotonic() - began < PATIENCE, self.told
        return time.monotonic() - began


@contextmanager
def player_at(node: Node) -> Iterator[Player]:
    with Person(node.url) as person:
        place = person.at(person.make(players=1)["table"])
        found = Player(person, place)
        try:
            yield found
        finally:
            found.place.stack.close()


def check_truth(database: str, player: Player) -> None:
    """What was said of each move is what the journal holds."""
    storage = Storage(database)
    try:
        stored: Counter[str] = Counter()
        for table in {name.split("/")[0] for name in player.keys}:
            entries = storage.read_now(lambda db, table=table: read_pages(db, table))  # type: ignore[misc]
            stored.update(f"{table}/{e.key[2:]}" for e in entries if isinstance(e, Played))
    finally:
        storage.close()
    for key, said in player.keys.items():
        if said == "done":
            assert stored[key] == 1, f"{key} was acknowledged and is there {stored[key]} times"
        elif said != "server-unsure":
            assert stored[key] == 0, f"{key} was refused ({said}) and is there"


def play_during(player: Player, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        player.try_to_move()


held: list[psycopg.Connection[Any]] = []


def _signal(pair: Pair, number: int) -> None:
    """To every process of the database."""
    first = int((pair.cluster.data / "postmaster.pid").read_text().split()[0])
    children = []
    for entry in os.listdir("/proc"):
        if entry.isdecimal():
            try:
                with open(f"/proc/{entry}/stat") as file:
                    fields = file.read().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == first:
                children.append(int(entry))
    for pid in [*children, first]:
        os.kill(pid, number)


def _use_up(pair: Pair) -> None:
    """Take every connection that the database has, after those of the nodes were ended."""
    other = pair.cluster.url.replace("/tables", "/postgres")
    own = psycopg.connect(other, autocommit=True)
    held.append(own)
    own.execute("ALTER DATABASE tables ALLOW_CONNECTIONS false")
    own.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'tables'")
    try:
        while True:
            held.append(psycopg.connect(other, connect_timeout=5))
    except psycopg.OperationalError:
        own.execute("ALTER DATABASE tables ALLOW_CONNECTIONS true")


def _give_back(_pair: Pair) -> None:
    for one in held:
        one.close()
    held.clear()


FAULTS: dict[str, tuple[Callable[[Pair], None], Callable[[Pair], None]]] = {
    "database cut": (lambda p: p.wire.become(CUT), lambda p: p.wire.become(OPEN)),
    "database leads nowhere": (lambda p: p.wire.become(STALLED), lambda p: p.wire.become(OPEN)),
    "answers to COMMIT lost": (
        lambda p: p.wire.become(LOSES_COMMITS),
        lambda p: p.wire.become(OPEN),
    ),
    "database paused": (lambda p: _signal(p, signal.SIGSTOP), lambda p: _signal(p, signal.SIGCONT)),
    "database restarted": (lambda p: p.cluster.stop(), lambda p: p.cluster.start()),
    "no connections left": (_use_up, _give_back),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_database(well: Pair, fault: str) -> None:
    begin, end = FAULTS[fault]
    for _ in range(ROUNDS):
        with player_at(well.wired) as player:
            player.until_done()
            begin(well)
            try:
                play_during(player, SECONDS_OF_FAULT)
            finally:
                end(well)
            went_on = player.until_done()
            check_truth(well.url, player)
        print(
            f"{fault}: {dict(player.told)}; slowest answer {player.slowest:.2f} s, "
            f"stored again after {went_on:.2f} s"
        )
        assert player.slowest < SECONDS_TO_REFUSE
        assert went_on < SECONDS_TO_GO_ON
        _until_well(well)
    if fault == "answers to COMMIT lost":
        assert well.wire.lost > 0


@pytest.mark.parametrize("how", ["lost", "terminated", "foreign"])
def test_a_node_does_not_stay_deaf(well: Pair, how: str) -> None:
    """A LISTEN that is lost without a word, or ended, and notices that are not ours."""
    for _ in range(ROUNDS):
        _deafen(well, how)


def _deafen(pair: Pair, how: str) -> None:
    with Person(pair.direct.url) as host:
        made = host.make(players=1)
        with (
            host.at(made["table"]) as here,
            host.at(made["table"], url=pair.wired.url) as there,
            psycopg.connect(pair.cluster.url, autocommit=True) as database,
        ):
            if how == "lost":
                pair.wire.become(DEAF)
            elif how == "terminated":
                database.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query LIKE 'LISTEN%'"
                )
            else:
                for junk in ("junk", ":::", "page:x:y:z", "beat", "ü" * 1000, ",,,"):
                    database.execute("SELECT pg_notify('lapidarium', %s)", (junk,))
            if how == "lost":
                pair.wired.wait_for_health(
                    lambda answer: answer.status_code != 200, "deaf, and says that it is well"
                )
                assert fetch(f"{pair.wired.url}/healthz").json()["problems"] == ["deaf"]
            event = here.move(here.moves()[0])["game"]["event"]
            began = time.monotonic()
            pair.wire.become(OPEN)
            there.until(lambda view: view["game"]["event"] >= event)
            heard = time.monotonic() - began
            print(f"LISTEN {how}: the other node's move was shown after {heard:.2f} s")
            assert heard < SECONDS_TO_GO_ON


def test_many_rated_games_that_end_at_once_on_both_nodes_all_count(well: Pair) -> None:
    """Each rating follows the last: as many games as were played, whoever was first."""
    for _ in range(ROUNDS):
        _end_at_once(well)


def _end_at_once(pair: Pair, games: int = 24) -> None:
    with Person(pair.wired.url) as one, Person(pair.direct.url) as other:
        tables = []
        for number in range(games):
            made = one.make("ocelot", rated=True)
            with other.at(made["table"], made["invite"], url=pair.direct.url) as place:
                assert place.ask("sit")["type"] == "done"
            tables.append((made["table"], number))

        def resign(which: tuple[str, int]) -> str:
            table, number = which
            person, url = (one, pair.wired.url) if number % 2 else (other, pair.direct.url)
            with person.at(table, url=url) as place:
                return str(place.ask("resign")["type"])

        with ThreadPoolExecutor(games) as pool:
            answers = list(pool.map(resign, tables))
        assert answers == ["done"] * games
        until = time.monotonic() + PATIENCE
        while True:
            board = one.http.get("/api/leaderboard?game=ocelot").json()["leaders"]
            counted = {row["player"].get("id"): row["games"] for row in board}
            if (counted.get(one.id), counted.get(other.id)) == (games, games):
                break
            assert time.monotonic() < until, f"{games} games, counted {counted}"
            time.sleep(0.2)
        print(f"{games} rated games ended at once on two nodes, all counted")


def test_a_frozen_node_goes_on_where_it_was(well: Pair) -> None:
    for _ in range(ROUNDS):
        with player_at(well.wired) as player:
            player.until_done()
            os.kill(well.wired.pid, signal.SIGSTOP)
            time.sleep(2.5)
            os.kill(well.wired.pid, signal.SIGCONT)
            went_on = player.until_done()
            check_truth(well.url, player)
        print(f"node frozen: stored again after {went_on:.2f} s")
        assert went_on < SECONDS_TO_GO_ON


def test_a_killed_worker_is_replaced(cluster: Cluster, tmp_path: Path) -> None:
    """`--workers 2`: one of them killed; the other serves at once, and a new one comes."""
    node = Node(
        ["--database", cluster.url, "--workers", "2", "--rate", "100000"], tmp_path / "log"
    ).start()
    try:
        for _ in range(ROUNDS):
            workers = _children(node.pid)
            assert len(workers) == 2
            os.kill(workers[0], signal.SIGKILL)
            began = time.monotonic()
            with Person(node.url) as host, host.at(host.make(players=1)["table"]) as place:
                place.move(place.moves()[0])
            went_on = time.monotonic() - began
            until = time.monotonic() + PATIENCE
            while len(_children(node.pid)) < 2:
                assert time.monotonic() < until
                time.sleep(0.05)
            print(f"one of two workers killed: stored after {went_on:.2f} s")
            assert went_on < SECONDS_TO_GO_ON
    finally:
        node.stop()


def _children(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(child) for child in file.read().split()]
