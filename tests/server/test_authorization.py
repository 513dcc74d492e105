"""Who may do what: a line for every address and every message; one without a line fails.

The addresses come from the OpenAPI description and the messages from their types, so whoever
adds one has to say here who may use it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import pytest

from lapidarium.server.app import Server
from lapidarium.server.settings import Settings
from lapidarium.server.tables.messages import ClientMessage
from tests.server.running import fetch

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.people import Person
    from tests.server.running import Node

    New = Callable[[], Person]

ANYBODY, KNOWN, GUESTS_OF_THE_TABLE, HOST = "anybody", "known", "guests of the table", "host"
SERVER_HOST = "those who run the server"
ADDRESSES = {
    "GET /api/me": ANYBODY,
    "PATCH /api/me": KNOWN,
    "DELETE /api/me": KNOWN,
    "POST /api/me/claim": KNOWN,
    "POST /api/me/enter": ANYBODY,
    "GET /api/me/profile": KNOWN,
    "GET /api/me/notices": KNOWN,
    "POST /api/me/notices": KNOWN,
    "DELETE /api/me/notices": KNOWN,
    "POST /api/me/notices/test": KNOWN,
    "GET /api/games": ANYBODY,
    "GET /api/bots": ANYBODY,
    "GET /api/words/{lang}": ANYBODY,
    "GET /api/rules/{game}/{lang}": ANYBODY,
    "GET /api/learn/{lang}": ANYBODY,
    "GET /api/learn/{game}/{lesson}/{lang}": ANYBODY,
    "POST /api/learn/{game}/{lesson}/try": KNOWN,
    "POST /api/learn/{game}/{lesson}/ask": KNOWN,
    "POST /api/learn/{game}/{lesson}/done": KNOWN,
    "GET /api/puzzles": ANYBODY,
    "GET /api/puzzles/{game}/{puzzle}": ANYBODY,
    "POST /api/puzzles/{game}/{puzzle}/try": KNOWN,
    "POST /api/puzzles/{game}/{puzzle}/ask": KNOWN,
    "POST /api/puzzles/{game}/{puzzle}/solution": KNOWN,
    "GET /api/tables": ANYBODY,
    "POST /api/tables": KNOWN,
    "GET /api/tables/{table}": GUESTS_OF_THE_TABLE,
    "GET /api/me/tables": KNOWN,
    "POST /api/tables/{table}/invite": HOST,
    "DELETE /api/tables/{table}/invite": HOST,
    "GET /api/tables/{table}/record": GUESTS_OF_THE_TABLE,
    "GET /api/tables/{table}/replay": GUESTS_OF_THE_TABLE,
    "GET /api/tables/{table}/review": GUESTS_OF_THE_TABLE,
    "POST /api/tables/{table}/review": GUESTS_OF_THE_TABLE,
    "POST /api/tables/{table}/continue": GUESTS_OF_THE_TABLE,
    "POST /api/study": KNOWN,
    "POST /api/study/ask": KNOWN,
    "POST /api/study/lines": KNOWN,
    "GET /api/records": ANYBODY,
    "POST /api/records": KNOWN,
    "GET /api/records.ndjson": ANYBODY,
    "GET /api/daily": ANYBODY,
    "POST /api/daily": KNOWN,
    "GET /api/leaderboard": ANYBODY,
    "GET /api/workshop/{game}": ANYBODY,
    "POST /api/workshop/check": KNOWN,
    "GET /api/me/packs": KNOWN,
    "POST /api/me/packs": KNOWN,
    "GET /api/me/packs/{pack}": KNOWN,
    "PUT /api/me/packs/{pack}": KNOWN,
    "DELETE /api/me/packs/{pack}": KNOWN,
    "POST /api/packs": KNOWN,
    "GET /api/packs/{share}": ANYBODY,
    "POST /api/workshop/balance": KNOWN,
    "POST /api/reports": KNOWN,
    "POST /api/me/code": KNOWN,
    "GET /api/host": SERVER_HOST,
    "PUT /api/host/announcement": SERVER_HOST,
    "DELETE /api/host/announcement": SERVER_HOST,
    "PUT /api/host/door": SERVER_HOST,
    "POST /api/host/codes": SERVER_HOST,
    "DELETE /api/host/codes/{code}": SERVER_HOST,
    "GET /api/host/tables": SERVER_HOST,
    "GET /api/host/tables/{table}": SERVER_HOST,
    "DELETE /api/host/tables/{table}": SERVER_HOST,
    "GET /api/host/people": SERVER_HOST,
    "GET /api/host/people/{person}": SERVER_HOST,
    "PATCH /api/host/people/{person}": SERVER_HOST,
    "DELETE /api/host/people/{person}": SERVER_HOST,
    "GET /api/host/online": SERVER_HOST,
    "GET /api/host/reports": SERVER_HOST,
    "POST /api/host/reports/{number}/close": SERVER_HOST,
    "GET /api/host/packs": SERVER_HOST,
    "DELETE /api/host/packs/{pack}": SERVER_HOST,
    "GET /api/host/log": SERVER_HOST,
    "GET /healthz": ANYBODY,
    "GET /metrics": ANYBODY,
}
BODIES: dict[str, Any] = {
    "PATCH /api/me": {"lang": "en"},
    "POST /api/me/claim": {"passphrase": "some long words"},
    "POST /api/me/enter": {"name": "x", "passphrase": "y"},
    "POST /api/me/notices": {"kind": "webhook", "address": "https://example.org/hook"},
    "POST /api/tables": {"game": "monolyth"},
    "POST /api/daily": {},
    "POST /api/tables/{table}/review": {},
    "POST /api/tables/{table}/continue": {"event": 1},
    "POST /api/study": {"position": "monolyth"},
    "POST /api/study/ask": {"position": "monolyth", "about": "b2"},
    "POST /api/study/lines": {"position": "monolyth"},
    "POST /api/learn/{game}/{lesson}/try": {"lang": "en", "moves": [], "move": "@2 I2/1 a1"},
    "POST /api/learn/{game}/{lesson}/ask": {"moves": [], "about": "@2 I2/1 a1"},
    "POST /api/learn/{game}/{lesson}/done": {"moves": ["@5 O4/1 a1"]},
    "POST /api/puzzles/{game}/{puzzle}/try": {"lang": "en", "moves": [], "move": "x"},
    "POST /api/puzzles/{game}/{puzzle}/ask": {"moves": [], "about": "x"},
    "POST /api/reports": {"about": "nobody", "kind": "name"},
    "POST /api/me/code": {"code": "nothing"},
    "PUT /api/host/announcement": {"texts": {"en": "hello"}, "until": 1},
    "PUT /api/host/door": {"door": "open"},
    "POST /api/host/codes": {},
    "PATCH /api/host/people/{person}": {},
}
WATCHER, SEATED = "watcher", "seated"
MESSAGES = {
    "play": SEATED,
    "ask": WATCHER,
    "sit": WATCHER,
    "leave": SEATED,
    "resign": SEATED,
    "hand": SEATED,
    "back": SEATED,
    "undo": SEATED,
    "answer-undo": SEATED,
    "say": WATCHER,
    "mute": HOST,
    "rematch": SEATED,
    "resync": WATCHER,
    "ping": WATCHER,
}
FIELDS: dict[str, dict[str, Any]] = {
    "play": {"move": "@5 swap b2", "after": 1, "key": "key-00000001"},
    "ask": {"about": "b2"},
    "hand": {"level": "dutiful"},
    "undo": {"after": 1, "key": "key-00000002"},
    "answer-undo": {"yes": True},
    "say": {"text": "hello"},
    "mute": {"person": "abc"},
}
NOT_FOR_THEM = {"table-not-seated", "table-host-only", "server-not-your-seat"}


def described() -> set[str]:
    paths = Server(Settings(database="sqlite://")).description()["paths"]
    return {f"{method.upper()} {path}" for path, ways in paths.items() for method in ways}


def test_every_address_and_every_message_has_a_line() -> None:
    kinds = get_args(ClientMessage)
    assert described() == set(ADDRESSES)
    assert {kind.__struct_config__.tag for kind in kinds} == set(MESSAGES)


@pytest.mark.parametrize("address", [a for a in ADDRESSES if not a.endswith("records.ndjson")])
def test_who_may_use_an_address(
    node: Node, somebody: New, server_host: Person, address: str
) -> None:
    """At somebody's private table: nobody known, a stranger, its host, and who runs the server."""
    host, stranger = somebody(), somebody()
    table = host.make()["table"]
    method, _, path = address.partition(" ")
    for name, value in {
        "table": table,
        "lang": "en",
        "game": "monolyth",
        "lesson": "reach",
    }.items():
        path = path.replace(f"{{{name}}}", value)
    for name in ("pack", "share", "code", "person", "puzzle"):
        path = path.replace(f"{{{name}}}", "nothing")
    path = path.replace("{number}", "1")
    body = BODIES.get(address)
    unknown = fetch(f"{node.url}{path}", method, json=body).status_code
    strange = stranger.http.request(method, path, json=body).status_code
    own = host.http.request(method, path, json=body).status_code
    who = ADDRESSES[address]
    needs_no_cookie = who == SERVER_HOST or (who == GUESTS_OF_THE_TABLE and method == "GET")
    assert (unknown == (403 if needs_no_cookie else 401)) == (who != ANYBODY) or unknown in (
        404,
        422,
    ), unknown
    assert unknown != 200 or who == ANYBODY
    assert (strange == 403) == (who in (GUESTS_OF_THE_TABLE, HOST, SERVER_HOST)), strange
    assert (own == 403) == (who == SERVER_HOST), "to have made a table is not to run the server"
    if who == SERVER_HOST:
        assert unknown == 403
        running = server_host.http.request(method, path, json=body).status_code
        assert running in (200, 201, 204, 404, 409), running
    assert max(unknown, strange, own) < 500


@pytest.mark.parametrize("kind", MESSAGES)
def test_who_may_send_a_message(somebody: New, kind: str) -> None:
    """Somebody who only watches a listed table where two others play."""
    host, guest, watcher = somebody(), somebody(), somebody()
    made = host.make(listed=True)
    with guest.at(made["table"]) as seated, watcher.at(made["table"]) as place:
        seated.ask("sit")
        place.until(lambda view: view["room"]["status"] == "playing")
        answer = place.ask(kind, **FIELDS.get(kind, {}))
        code = answer.get("message", {}).get("code", "")
        if MESSAGES[kind] == WATCHER:
            assert code not in NOT_FOR_THEM
        else:
            assert answer["type"] == "refused"
            assert code in NOT_FOR_THEM | {"table-not-over"}
        if MESSAGES[kind] == HOST:
            refused = seated.ask(kind, **FIELDS.get(kind, {}))
            assert refused["message"]["code"] == "table-host-only"
