"""Origins, headers, sizes, rates, and what is answered to nonsense."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lapidarium.server.addresses import network_of
from tests.server.people import Person
from tests.server.running import node_in
from tests.tables import SCREWS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Node

    New = Callable[[], Person]


def test_a_page_of_another_site_can_change_nothing(somebody: New) -> None:
    host = somebody()
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "x"):
        answer = host.http.post(
            "/api/tables", json={"game": "monolyth"}, headers={"origin": origin}
        )
        assert answer.status_code == 403, origin
        assert answer.json()["said"]["code"] == "server-other-origin"
    own = host.http.post("/api/tables", json={"game": "monolyth"}, headers={"origin": host.url})
    assert own.status_code == 201


def test_a_page_of_another_site_gets_no_socket(somebody: New) -> None:
    host = somebody()
    made = host.make(listed=True)
    address = f"{host.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    headers = {"Cookie": host.cookie, "Origin": "https://evil.example"}
    with connect(address, additional_headers=headers) as socket:
        assert json.loads(socket.recv())["said"]["code"] == "server-other-origin"
        with pytest.raises(ConnectionClosed, match="4403"):
            socket.recv()


@pytest.mark.parametrize(
    ("path", "code"),
    [("/api/tables/nosuchtable1/socket", 4404), ("/api/elsewhere", 4404), ("/", 4404)],
)
def test_a_socket_to_nowhere_is_told_so(somebody: New, path: str, code: int) -> None:
    host = somebody()
    address = f"{host.url.replace('http', 'ws', 1)}{path}"
    with connect(address, additional_headers={"Cookie": host.cookie}) as socket:
        assert json.loads(socket.recv())["type"] == "refused"
        with pytest.raises(ConnectionClosed, match=str(code)):
            socket.recv()


def test_a_socket_without_a_cookie_is_told_so(somebody: New) -> None:
    host = somebody()
    made = host.make(listed=True)
    address = f"{host.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    with connect(address) as socket:
        assert json.loads(socket.recv())["said"]["code"] == "server-no-cookie"
        with pytest.raises(ConnectionClosed, match="4401"):
            socket.recv()


def test_every_answer_has_the_headers_of_safety(node: Node) -> None:
    for path in ("/", "/t/abc", "/api/me", "/api/nothing", "/healthz", "/api/docs"):
        answer = httpx.get(node.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_what_is_not_there_is_told_in_json_under_api(node: Node) -> None:
    for method in ("GET", "POST", "PUT", "DELETE"):
        answer = httpx.request(method, f"{node.url}/api/nothing")
        assert answer.status_code in (404, 405)
        assert answer.json()["said"]["code"].startswith("server-")


def test_pages_and_assets(node: Node) -> None:
    page = httpx.get(f"{node.url}/t/abc?invite=x")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert httpx.get(f"{node.url}/assets/nothing.js").status_code == 404
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/app.py", "/.vite/manifest.json"):
        answer = httpx.get(node.url + path)
        assert "lapidarium.server" not in answer.text
        assert answer.headers["content-type"].startswith("text/html")


def test_what_is_too_large_is_refused(somebody: New) -> None:
    host = somebody()
    body = b'{"game": "monolyth", "pack_text": "' + b"x" * 400_000 + b'"}'
    headers = {"content-type": "application/json"}
    assert host.http.post("/api/tables", content=body, headers=headers).status_code == 413
    chunks = iter([body[:200_000], body[200_000:]])
    assert host.http.post("/api/tables", content=chunks, headers=headers).status_code in (400, 413)


def test_a_message_that_is_too_large_ends_the_connection(somebody: New) -> None:
    host = somebody()
    with host.at(host.make(players=1)["table"]) as place:
        place.socket.send("x" * 20_000)
        assert place.closed() == 1009


def test_who_is_too_quick_has_to_wait(tmp_path: Path) -> None:
    slow = node_in(tmp_path, "--rate", "2").start()
    try:
        host = Person(slow.url)
        with host.at(host.make(players=1)["table"]) as place:
            answers = [place.ask("ask", about="@2 swap a1") for _ in range(12)]
            codes = [answer["said"]["code"] for answer in answers]
            assert codes.count("server-too-fast") >= 2
            assert codes[0] != "server-too-fast"
        statuses = [host.http.patch("/api/me", json={"lang": "de"}).status_code for _ in range(14)]
        assert 429 in statuses
        assert statuses[0] == 200
        host.http.close()
    finally:
        slow.stop()


def test_a_passphrase_cannot_be_tried_quickly(tmp_path: Path) -> None:
    server = node_in(tmp_path).start()
    try:
        statuses = [
            httpx.post(
                f"{server.url}/api/me/enter", json={"name": "Somebody", "passphrase": f"try {n}"}
            ).status_code
            for n in range(8)
        ]
        assert statuses[:5] == [409] * 5
        assert statuses[5:] == [429] * 3
    finally:
        server.stop()


def test_a_name_is_throttled_however_it_is_spelled_and_wherever_it_is_tried(
    tmp_path: Path,
) -> None:
    """From another address each time; only the name is the same, in several spellings."""
    server = node_in(tmp_path, "--proxy").start()
    try:
        statuses = [
            httpx.post(
                f"{server.url}/api/me/enter",
                json={"name": name, "passphrase": "a guess"},
                headers={"x-forwarded-for": f"203.0.113.{number}"},
            ).status_code
            for number, name in enumerate(
                ["Opal", "OPAL", " opal", "opal  ", "ｏｐａｌ", "oPal", "ＯＰＡＬ", "opaL"]
            )
        ]
        assert statuses[:5] == [409] * 5
        assert statuses[5:] == [429] * 3
        other = httpx.post(
            f"{server.url}/api/me/enter", json={"name": "Jade", "passphrase": "a guess"}
        )
        assert other.status_code == 409
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_limits_count_by_address_and_of_ipv6_by_network(address: str, counted: str) -> None:
    assert network_of(address) == counted


def test_one_address_cannot_make_people_packs_and_records_without_end(tmp_path: Path) -> None:
    server = node_in(tmp_path, "--rate", "4").start()
    try:
        host = Person(server.url)
        packs = [
            host.http.post(
                "/api/tables", json={"game": "monolyth", "players": 1, "pack_text": SCREWS}
            ).status_code
            for _ in range(7)
        ]
        assert packs[:4] == [201] * 4
        assert 429 in packs[4:]
        record = host.http.post(
            "/api/records", content=b"x", headers={"content-type": "text/plain"}
        )
        assert record.status_code == 429
        people = [httpx.get(f"{server.url}/api/me").status_code for _ in range(60)]
        assert people[:20] == [200] * 20
        assert 429 in people
        assert host.http.get("/api/me").status_code == 200, "who is known stays welcome"
        host.http.close()
    finally:
        server.stop()


def test_chat_is_off_by_a_switch(tmp_path: Path) -> None:
    server = node_in(tmp_path, "--no-chat").start()
    try:
        host = Person(server.url)
        assert not host.me["chat"]
        with host.at(host.make(players=1)["table"]) as place:
            assert not place.view["chat"]
            assert place.ask("say", text="hello")["said"]["code"] == "server-no-chat"
        host.http.close()
    finally:
        server.stop()


def test_with_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    server = node_in(tmp_path, "--https").start()
    try:
        answer = httpx.get(f"{server.url}/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"]
    finally:
        server.stop()


def test_the_log_holds_no_secrets(tmp_path: Path) -> None:
    server = node_in(tmp_path).start()
    host, guest = Person(server.url), Person(server.url)
    made = host.make()
    with guest.at(made["table"], made["invite"]) as place:
        place.ask("sit")
    httpx.post(f"{server.url}/api/me/enter", json={"name": "A", "passphrase": "secret words"})
    for person in (host, guest):
        person.http.close()
    server.stop()
    log = server.log.read_text()
    for secret in (made["invite"], host.http.cookies["lapidarium"], "secret words"):
        assert secret not in log
    for line in log.splitlines():
        json.loads(line)
