"""Whatever is asked again and again, the memory of a server stays flat.

Every operation of the OpenAPI description and every message of a socket is called some hundred
times at a server of its own, whose limits of how often one may ask are out of the way.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.games.packs import load
from lapidarium.games.registry import game_type
from lapidarium.learning import puzzles
from lapidarium.learning.lessons import lessons
from tests.server.people import Person
from tests.server.running import admin, node_in
from tests.server.test_authorization import ADDRESSES, BODIES, FIELDS, MESSAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.running import Node

pytestmark = pytest.mark.slow
CALLS = 300
MOST = 20_000_000
"""Bytes that a server may grow by after the first calls; referees are more than a million each."""
PACK = load("monolyth").text
PUZZLE = puzzles.of_game("monolyth")[0]
LESSON = lessons(game_type("monolyth"))[0]
WORDS: dict[str, Any] = {
    "POST /api/me/notices": {"kind": "webhook", "address": "http://127.0.0.1:9/"},
    "POST /api/tables": {"game": "monolyth", "players": 1},
    "POST /api/study": {"position": LESSON.position},
    "POST /api/study/lines": {"position": LESSON.position},
    "POST /api/study/ask": {"position": LESSON.position, "about": "b2"},
    "POST /api/workshop/check": {"text": PACK},
    "POST /api/workshop/balance": {"text": PACK, "players": 2},
    "POST /api/me/packs": {"game": "monolyth", "text": PACK},
    "PUT /api/me/packs/{pack}": {"text": PACK},
    "POST /api/packs": {"game": "monolyth", "text": PACK},
    "POST /api/puzzles/{game}/{puzzle}/try": {"lang": "en", "moves": [], "move": PUZZLE.second},
    "POST /api/puzzles/{game}/{puzzle}/ask": {"moves": [], "about": PUZZLE.second},
}
"""What is sent in place of the nonsense that is enough to ask who may use an address."""
QUERIES = {"DELETE /api/me/notices": "?address=x"}
MAY_BE_REFUSED = {
    *("POST /api/me/claim", "POST /api/me/enter", "POST /api/me/code", "POST /api/me/packs"),
    *("DELETE /api/me/packs/{pack}", "DELETE /api/host/codes/{code}"),
    *("DELETE /api/host/tables/{table}", "DELETE /api/host/packs/{pack}"),
    *("DELETE /api/host/people/{person}", "PATCH /api/host/people/{person}"),
    *("POST /api/reports", "POST /api/host/reports/{number}/close"),
}
IN_ANOTHER_PROCESS = {
    *("POST /api/records", "POST /api/workshop/check", "POST /api/workshop/balance"),
    *("POST /api/me/packs", "PUT /api/me/packs/{pack}", "POST /api/packs"),
    *("POST /api/puzzles/{game}/{puzzle}/try", "POST /api/study/lines"),
}
"""What a bot thinks about or another process reads takes its time: a fifth of the calls."""


@dataclass
class Asker:
    """Somebody who asks a server, through one connection, for what there is."""

    node: Node
    cookie: str
    names: dict[str, str]
    record: str
    """A finished game, which is short."""

    def __post_init__(self) -> None:
        self.connection = HTTPConnection(self.node.url.removeprefix("http://"))

    def call(self, address: str) -> int:
        """Ask once; gives the status."""
        if address == "DELETE /api/me":
            self.cookie = ""
            self.call("GET /api/me")
        method, _, path = address.partition(" ")
        for name, value in self.names.items():
            path = path.replace(f"{{{name}}}", value)
        body, headers = None, {"cookie": self.cookie}
        if address == "POST /api/records":
            body, headers["content-type"] = self.record, "text/plain"
        elif (words := WORDS.get(address, BODIES.get(address))) is not None:
            body, headers["content-type"] = json.dumps(words), "application/json"
        self.connection.request(method, path + QUERIES.get(address, ""), body, headers)
        answer = self.connection.getresponse()
        answer.read()
        if cookie := answer.getheader("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        return answer.status

    def grows(self, call: Callable[[], Any], calls: int = CALLS) -> int:
        """Bytes by which the server grows after a third of the calls."""
        for _ in range(calls // 3):
            call()
        before = self.node.memory()
        for _ in range(calls - calls // 3):
            call()
        return self.node.memory() - before


@pytest.fixture(scope="module")
def asker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asker]:
    """Who runs a server that hardly thinks, with a finished game and a pack."""
    options = ("--bot-seconds", "0.05", "--balance-games", "12", "--review-seconds", "0.02")
    node = node_in(
        tmp_path_factory.mktemp("flat"), *options, "--notices", "--private-webhooks"
    ).start()
    with Person(node.url) as host:
        host.http.patch("/api/me", json={"name": "The Host"})
        host.http.post("/api/me/claim", json={"passphrase": "some long words"})
        admin(node, "hosts", "add", "The Host")
        table = host.make(players=1)["table"]
        with host.at(table) as place:
            place.move(random.Random(1).choice(place.moves()))
            place.ask("resign")
            place.until(lambda view: view["room"]["status"] == "over")
        keep = {"game": "monolyth", "text": PACK}
        names = {
            "table": table,
            **{"game": "monolyth", "lang": "en", "lesson": "reach", "puzzle": PUZZLE.id},
            "pack": host.http.post("/api/me/packs", json=keep).json()["pack"],
            "share": host.http.post("/api/packs", json=keep).json()["share"],
            **{"code": "nothing", "person": host.id, "number": "1"},
        }
        record = host.http.get(f"/api/tables/{table}/record").text
        asker = Asker(node, host.cookie, names, record)
        yield asker
        asker.connection.close()
    assert node.stop() == 0


IN_ORDER: list[str] = sorted(
    ADDRESSES, key=lambda one: (one.startswith("DELETE"), one == "DELETE /api/me")
)
"""What takes something away comes last."""


@pytest.mark.parametrize("address", IN_ORDER)
def test_an_operation_leaves_nothing_behind(asker: Asker, address: str) -> None:
    """That no address is missing is tested where it says who may use which."""
    answers: set[int] = set()
    calls = CALLS // 5 if address in IN_ANOTHER_PROCESS else CALLS
    grown = asker.grows(lambda: answers.add(asker.call(address)), calls)
    assert max(answers) < (500 if address in MAY_BE_REFUSED else 400), answers
    assert grown < MOST, f"{grown / 1e6:.1f} MB more after {calls} calls"


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_message_leaves_nothing_behind(asker: Asker, kind: str) -> None:
    """At a table of one's own, where a move is taken back again."""
    choose = random.Random(2)
    with (
        Person(asker.node.url) as person,
        person.at(person.make(players=1, practice=True)["table"]) as place,
    ):

        def call() -> None:
            match kind:
                case "play" | "undo":
                    place.move(choose.choice(place.moves()))
                    number = place.view["game"]["event"]
                    answer = place.ask(
                        "undo", after=number, key=f"key-{choose.getrandbits(60):020}"
                    )
                    assert answer["type"] == "done", answer
                    place.until(lambda view: view["game"]["event"] > number)
                case "hand" | "back":
                    place.ask("hand", **FIELDS["hand"])
                    place.ask("back")
                case _:
                    place.ask(kind, **FIELDS.get(kind, {}))

        grown = asker.grows(call)
    assert grown < MOST, f"{grown / 1e6:.1f} MB more after {CALLS} messages"
