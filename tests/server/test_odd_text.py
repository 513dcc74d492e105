"""Odd characters and lengths in every text of every request: refused or taken, never a fault.

On PostgreSQL, which stores no NUL and holds to the lengths of its columns.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.games.packs import load
from lapidarium.games.registry import game_type
from lapidarium.learning import puzzles
from lapidarium.learning.lessons import lessons
from lapidarium.server.app import Server
from lapidarium.server.settings import Settings
from tests.server.node_cluster import Cluster
from tests.server.people import Person
from tests.server.running import Node

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.needs("postgresql")
DESCRIPTION = Server(Settings(database="sqlite://")).description()
ODD = ("\0", "a\0b", "\ufdfa" * 40, "x" * 65, "x" * 20_000, "\u202e\u200b", "\ud800", "💎" * 40, "")
GOOD: dict[str, Any] = {
    "name": "Ada",
    "passphrase": "some words",
    "game": "monolyth",
    "text": 'game = "monolyth"',
    "kind": "webhook",
    "address": "https://stones.example/hook",
    "players": 2,
    "bots": {},
    "setup": [],
    "clock": {},
    "version": 1,
}
"""For fields that a body must have, and to put something odd in its place."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    cluster, folder = Cluster(), tmp_path_factory.mktemp("odd")
    options = ["--database", cluster.url, "--rate", "100000", "--proxy", "--notices"]
    node = Node(options, folder / "log").start()
    yield node
    node.stop()
    cluster.remove()


def bodies() -> Iterator[tuple[str, str, str]]:
    """Every method and path with a body of JSON, and each of its fields that is a text."""
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            content = operation.get("requestBody", {}).get("content", {})
            shape = content.get("application/json", {}).get("schema", {}).get("$ref", "")
            fields = DESCRIPTION["components"]["schemas"].get(shape.rpartition("/")[2], {})
            for name, field in fields.get("properties", {}).items():
                if "string" in json.dumps(field) or "object" in json.dumps(field):
                    yield method, path, name


@pytest.mark.parametrize(("method", "path", "field"), list(bodies()))
def test_a_text_of_any_kind_is_never_a_fault(
    served: Node, method: str, path: str, field: str
) -> None:
    with Person(served.url) as person:
        known = {
            "table": person.make()["table"],
            "pack": person.http.post(
                "/api/me/packs", json={"game": "monolyth", "text": load("monolyth").text}
            ).json()["pack"],
            "share": "nothing",
            "person": person.http.get("/api/me").json()["id"],
            "lesson": lessons(game_type("monolyth"))[0].id,
            "puzzle": puzzles.of_game("monolyth")[0].id,
        }
        where = path.format(**known, **{"game": "monolyth", "players": 2, "lang": "en"})
        schema = _body_of(method, path)
        needed = {name: GOOD[name] for name in schema.get("required", ()) if name in GOOD}
        for odd in ODD:
            for value in (odd, [odd], {odd: odd}):
                content = json.dumps({**needed, field: value})
                answer = person.http.request(
                    method, where, content=content, headers={"content-type": "application/json"}
                )
                assert answer.status_code < 500, f"{field} = {value!r:.40}: {answer.text}"
                if "\0" in odd:
                    assert 400 <= answer.status_code < 500


def _body_of(method: str, path: str) -> dict[str, Any]:
    body = DESCRIPTION["paths"][path][method]["requestBody"]["content"]["application/json"]
    found: dict[str, Any] = DESCRIPTION["components"]["schemas"][
        body["schema"]["$ref"].rpartition("/")[2]
    ]
    return found


def test_odd_names_of_packs_and_tables(served: Node) -> None:
    """Through TOML, where a NUL can be written, and through records and paths."""
    text = load("monolyth").text
    with Person(served.url) as person:
        for odd in ("\\u0000", "x" * 70, "\\uFDFA" * 40, "x" * 30_000):
            for key in ("title", "name"):
                lines = [line for line in text.splitlines() if not line.startswith(f"{key} =")]
                changed = f'{key} = "{odd}"\n' + "\n".join(lines)
                for way, body in (
                    ("/api/tables", {"game": "monolyth", "pack_text": changed}),
                    ("/api/me/packs", {"game": "monolyth", "text": changed}),
                    ("/api/packs", {"game": "monolyth", "text": changed}),
                    ("/api/workshop/check", {"text": changed}),
                ):
                    answer = person.http.post(way, json=body)
                    assert answer.status_code < 500, f"{way} {key} {odd[:20]}: {answer.text[:300]}"
        record = person.http.get(f"/api/tables/{person.make(players=1)['table']}/record").text
        for name in ("a\0b", "\ufdfa" * 40, "x" * 3000):
            changed = "\n".join(
                f"seat 1 {name}" if line.startswith("seat 1") else line
                for line in record.splitlines()
                if not line.startswith("seen-by")
            )
            answer = person.http.post("/api/records", content=changed.encode())
            assert answer.status_code < 500, answer.text
        for path in ("me/packs/%00", "packs/a%00b", "tables/%00", "tables/%00/invite", "words/%00"):
            for method in ("GET", "POST", "DELETE", "PUT"):
                answer = person.http.request(method, f"/api/{path}")
                assert 400 <= answer.status_code < 500, f"{method} {path}: {answer.status_code}"


def test_nul_in_messages_of_a_socket(served: Node) -> None:
    with Person(served.url) as person, person.at(person.make(players=1)["table"]) as place:
        fields = {"move": "a\0", "after": 1, "key": "key-00000001"}
        assert place.ask("play", **fields)["type"] == "refused"
        assert place.ask("say", text="a\0b")["type"] == "done"
        assert place.ask("say", text="\0")["message"]["code"] == "server-nothing-said"
        for kind, field in (("ask", "about"), ("hand", "level"), ("mute", "person")):
            answer = place.ask(kind, **{field: "a\0b"})
            assert answer["message"]["code"] not in ("server-fault", "server-cannot-store"), answer
