"""One server for most tests."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.server.people import Person
from tests.server.running import Node, admin, node_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that runs for the whole session."""
    options = (
        "--bot-seconds",
        "0.3",
        "--proxy",
        "--balance-games",
        "12",
        "--review-seconds",
        "0.02",
    )
    started = node_in(tmp_path_factory.mktemp("server"), *options).start()
    yield started
    assert started.stop() == 0


@pytest.fixture(scope="session")
def server_host(node: Node) -> Iterator[Person]:
    """Somebody who runs the server."""
    with Person(node.url) as person:
        person.http.patch("/api/me", json={"name": "The Host"})
        claimed = person.http.post("/api/me/claim", json={"passphrase": "some long words"})
        assert claimed.status_code == 200, claimed.text
        admin(node, "hosts", "add", "The Host")
        while person.http.get("/api/host/tables").status_code != 200:
            time.sleep(0.1)  # the node hears of it a moment later
        yield person


@pytest.fixture
def somebody(node: Node) -> Iterator[Callable[[], Person]]:
    """Gives new people."""
    made: list[Person] = []

    def new() -> Person:
        made.append(Person(node.url))
        return made[-1]

    yield new
    for person in made:
        person.http.close()
