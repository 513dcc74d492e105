"""Two nodes over a real PostgreSQL: one table on both, one node killed, the database gone."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING

import pytest

from tests.server.node_cluster import Cluster
from tests.server.people import Person, play_out
from tests.server.running import Node, fetch
from tests.server.stubborn import Stubborn, more_moves
from tests.server.test_faults import check_nothing_lost, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.needs("postgresql")
SECONDS_TO_GO_ON = float(os.environ.get("LAPIDARIUM_SECONDS_TO_GO_ON", "10"))
"""What a busy machine may need; `python -m tests.server.deep` asks for three."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    started = Cluster()
    yield started
    started.remove()


@pytest.fixture(scope="module")
def nodes(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Node, Node]]:
    options = ["--database", cluster.url, "--rate", "100000", "--bot-seconds", "0.2"]
    folder = tmp_path_factory.mktemp("nodes")
    one, two = (Node(options, folder / f"log{number}") for number in range(2))
    one.start(free_port())
    two.start(free_port())
    yield one, two
    for node in (one, two):
        node.stop()


@pytest.fixture
def two(nodes: tuple[Node, Node]) -> tuple[Node, Node]:
    """Two nodes of one server, both alive whatever a test did to them."""
    for node in nodes:
        if not node.is_alive:
            node.start(node.port)
    return nodes


def test_players_of_one_table_on_different_nodes(two: tuple[Node, Node]) -> None:
    here, there = two
    host, guest = Person(here.url), Person(there.url)
    made = host.make("ocelot")
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        other.ask("sit")
        for place in (one, other):
            place.until(lambda view: view["room"]["status"] == "playing")
            place.until(lambda view: all(seat["online"] for seat in view["room"]["seats"].values()))
        other.ask("say", text="hello from there")
        while not one.chat:
            one.hear()
        play_out([one, other], seed=6)
        assert one.view["game"]["outcome"] == other.view["game"]["outcome"]
        assert len(one.chat) == len(other.chat) == 1
    assert host.http.get(f"/api/tables/{made['table']}/record").text == (
        guest.http.get(f"/api/tables/{made['table']}/record").text
    )
    for person in (host, guest):
        person.http.close()


def test_a_name_and_a_deletion_are_known_on_every_node(two: tuple[Node, Node]) -> None:
    here, there = two
    host, guest = Person(here.url), Person(there.url)
    made = host.make()
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        other.ask("sit")
        one.until(lambda view: view["room"]["status"] == "playing")
        guest.http.patch("/api/me", json={"name": "Basalt"})
        one.until(lambda view: view["game"]["players"][1]["name"] == "Basalt")
        cookie = {"cookie": guest.cookie}
        assert fetch(f"{here.url}/api/me/tables", headers=cookie).status_code == 200
        assert guest.http.delete("/api/me").status_code == 204
        one.until(lambda view: view["game"]["players"][1]["name"] == "")
    assert fetch(f"{here.url}/api/me/tables", headers=cookie).status_code == 401
    for person in (host, guest):
        person.http.close()


def test_one_node_is_killed_and_play_goes_on(two: tuple[Node, Node]) -> None:
    """Bots and people: whoever was on the dead node goes on through the other one."""
    dead, alive = two
    host = Person(dead.url)
    made = host.make(bots={"2": "dutiful"}, clock={"kind": "live", "minutes": 60}, listed=True)
    with host.at(made["table"]) as place:
        while place.until(lambda v: "choices" in v["game"] or v["room"]["status"] == "over"):
            place.move(place.moves()[0])
            if len(place.log) > 30:
                break
        place.until(lambda view: "choices" in view["game"])
        move = place.moves()[0]
        dead.kill()
    killed = time.monotonic()
    with host.at(made["table"], url=alive.url) as place:
        place.move(move)
        moved = time.monotonic() - killed
        place.until(lambda view: "choices" in view["game"] or view["room"]["status"] == "over")
        went_on = time.monotonic() - killed
    print(f"own move after {moved:.2f} s, the bot's answer after {went_on:.2f} s")
    assert went_on < SECONDS_TO_GO_ON
    host.http.close()


def test_nodes_killed_in_turn_lose_nothing(two: tuple[Node, Node], cluster: Cluster) -> None:
    """Players on both nodes; one node after the other is killed and started again."""
    living = [0, 1]

    def url_for(seat: int) -> str:
        return two[living[seat % len(living)]].url

    players = [Stubborn([lambda: url_for(0), lambda: url_for(1)], seed) for seed in range(4)]

    async def trouble() -> None:
        for dead in (0, 1):
            await more_moves(players, 10)
            living[:] = [1 - dead]
            await asyncio.to_thread(two[dead].kill)
            await more_moves(players, 10)
            await asyncio.to_thread(two[dead].start, two[dead].port)
            living[:] = [0, 1]
        for player in players:
            player.is_over = True

    async def run() -> None:
        async with asyncio.timeout(240):
            await asyncio.gather(trouble(), *(player.run() for player in players))

    asyncio.run(run())
    url = cluster.url.replace("postgresql://", "postgresql+psycopg://")
    assert check_nothing_lost(url, players) >= 40


def until_unwell(node: Node) -> None:
    """Wait until a node says that it cannot work; it remembers what it found for half a second."""
    node.wait_for_health(
        lambda answer: answer.status_code == 503,
        "the database is gone, and it says that it is well",
    )


def test_while_the_database_is_gone_nothing_is_taken_and_nothing_lost(
    two: tuple[Node, Node], cluster: Cluster
) -> None:
    here, there = two
    host = Person(here.url)
    made = host.make(players=1)
    with host.at(made["table"]) as place:
        place.move(place.moves()[0])
        event, view = place.view["game"]["event"], place.view["game"]["position"]
        cluster.stop()
        try:
            answer = place.play(place.moves()[0], key="key-while-gone")
            assert answer["message"]["code"] == "server-cannot-store"
            until_unwell(here)
            assert host.http.post("/api/tables", json={"game": "ocelot"}).status_code == 503
            assert place.ask("resync")["event"] == event
        finally:
            cluster.start()
        assert place.play(place.moves()[0], key="key-while-gone")["type"] == "done"
        place.until(lambda now: now["game"]["event"] > event)
        assert place.view["game"]["position"] != view
    with host.at(made["table"], url=there.url) as place:
        assert place.view["game"]["event"] > event
        place.move(place.moves()[0])
    host.http.close()


def test_workers_of_one_server_share_its_port(cluster: Cluster, tmp_path: Path) -> None:
    node = Node(["--database", cluster.url, "--workers", "2"], tmp_path / "log").start()
    try:
        people = [Person(node.url) for _ in range(2)]
        made = people[0].make()
        with people[0].at(made["table"]) as one, people[1].at(made["table"], made["invite"]) as two:
            two.ask("sit")
            one.until(lambda view: view["room"]["status"] == "playing")
            two.until(lambda view: view["room"]["status"] == "playing")
            play_out([one, two], seed=1, most=8)
        for person in people:
            person.http.close()
    finally:
        assert node.stop() == 0
