"""Origins, headers, sizes, rates, and what is answered to nonsense."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lapidarium.refusals import Refused
from lapidarium.server.accounts.requester import network_of
from lapidarium.server.notices.outgoing import check_address
from tests.games.monolyth.tables import SCREWS
from tests.server.people import Person
from tests.server.running import PATIENCE, fetch, node_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
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
        assert answer.json()["message"]["code"] == "server-other-origin"
    own = host.http.post("/api/tables", json={"game": "monolyth"}, headers={"origin": host.url})
    assert own.status_code == 201


def test_a_page_of_another_site_gets_no_socket(somebody: New) -> None:
    host = somebody()
    made = host.make(listed=True)
    address = f"{host.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    headers = {"Cookie": host.cookie, "Origin": "https://evil.example"}
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        assert json.loads(socket.recv())["message"]["code"] == "server-other-origin"
        with pytest.raises(ConnectionClosed, match="4403"):
            socket.recv()


@pytest.mark.parametrize(
    ("path", "code"),
    [("/api/tables/nosuchtable1/socket", 4404), ("/api/elsewhere", 4404), ("/", 4404)],
)
def test_a_socket_to_nowhere_is_told_so(somebody: New, path: str, code: int) -> None:
    host = somebody()
    address = f"{host.url.replace('http', 'ws', 1)}{path}"
    with connect(
        address, additional_headers={"Cookie": host.cookie}, open_timeout=PATIENCE
    ) as socket:
        assert json.loads(socket.recv())["type"] == "refused"
        with pytest.raises(ConnectionClosed, match=str(code)):
            socket.recv()


def test_a_socket_without_a_cookie_is_told_so(somebody: New) -> None:
    host = somebody()
    made = host.make(listed=True)
    address = f"{host.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    with connect(address, open_timeout=PATIENCE) as socket:
        assert json.loads(socket.recv())["message"]["code"] == "server-no-cookie"
        with pytest.raises(ConnectionClosed, match="4401"):
            socket.recv()


def test_every_answer_has_the_headers_of_safety(node: Node) -> None:
    for path in ("/", "/t/abc", "/api/me", "/api/nothing", "/healthz", "/api/docs"):
        answer = fetch(node.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_what_is_not_there_is_told_in_json_under_api(node: Node) -> None:
    for method in ("GET", "POST", "PUT", "DELETE"):
        answer = fetch(f"{node.url}/api/nothing", method)
        assert answer.status_code in (404, 405)
        assert answer.json()["message"]["code"].startswith("server-")


def test_pages_and_assets(node: Node) -> None:
    page = fetch(f"{node.url}/t/abc?invite=x")
    assert fetch(node.url, "HEAD").status_code == 200
    assert page.status_code == 404, "there is no such table"
    assert page.headers["content-type"].startswith("text/html")
    assert fetch(f"{node.url}/assets/nothing.js").status_code == 404
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/app.py", "/.vite/manifest.json"):
        answer = fetch(node.url + path)
        assert answer.status_code == 404 or answer.headers["content-type"].startswith("text/html")
        assert "lapidarium.server" not in answer.text


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


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with low limits and without chat; each person has an address of their own."""
    folder = tmp_path_factory.mktemp("strict")
    started = node_in(folder, "--rate", "4", "--no-chat", "--proxy").start()
    yield started
    started.stop()


@pytest.mark.slow
def test_who_is_too_quick_has_to_wait(strict: Node) -> None:
    host = Person(strict.url)
    with host.at(host.make(players=1)["table"]) as place:
        sent = [place.send("ask", about="@2 swap a1") for _ in range(40)]
        while not set(sent) <= place.answers.keys():
            place.hear()
        codes = [place.answers[number]["message"]["code"] for number in sent]
        assert codes.count("server-too-fast") >= 2
        assert codes[0] != "server-too-fast"
    statuses = [host.http.patch("/api/me", json={"lang": "de"}).status_code for _ in range(60)]
    assert 429 in statuses
    assert statuses[0] == 200
    host.http.close()


def enter(server: Node, name: str, address: str) -> int:
    """Try a passphrase; gives the status of the answer."""
    wanted = {"name": name, "passphrase": "a guess"}
    headers = {"x-forwarded-for": address}
    answer = fetch(f"{server.url}/api/me/enter", "POST", json=wanted, headers=headers)
    return answer.status_code


def test_a_passphrase_cannot_be_tried_quickly(node: Node) -> None:
    """From one address: five times, whatever the names; later once in twenty seconds."""
    began = time.monotonic()
    statuses = [enter(node, f"Somebody {number}", "203.0.113.1") for number in range(12)]
    assert statuses[:5] == [409] * 5
    assert statuses.count(409) <= 5 + (time.monotonic() - began) / 20


def test_a_name_is_throttled_however_it_is_spelled_and_wherever_it_is_tried(node: Node) -> None:
    """From another address each time; only the name is the same, in several spellings."""
    names = ["Opal", "OPAL", " opal", "opal  ", "ｏｐａｌ", "oPal", "ＯＰＡＬ", "opaL", "oPAL"]
    began = time.monotonic()
    statuses = [enter(node, name, f"192.0.2.{n}") for n, name in enumerate(names)]
    assert statuses[:5] == [409] * 5
    assert statuses.count(409) <= 5 + (time.monotonic() - began) / 20
    assert enter(node, "Jade", "192.0.2.200") == 409


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


@pytest.mark.slow
def test_one_address_cannot_make_people_packs_and_records_without_end(strict: Node) -> None:
    host = Person(strict.url)
    wanted = {"game": "monolyth", "players": 1, "pack_text": SCREWS}
    packs = [host.http.post("/api/tables", json=wanted).status_code for _ in range(12)]
    assert packs[:4] == [201] * 4
    assert 429 in packs[4:]
    text = {"content-type": "text/plain"}
    records = [
        host.http.post("/api/records", content=b"x", headers=text).status_code for _ in range(12)
    ]
    assert 429 in records
    address = {"x-forwarded-for": "203.0.113.77"}
    with httpx.Client(
        base_url=strict.url, headers=address, timeout=PATIENCE, verify=False
    ) as others:
        people = []
        for _ in range(150):
            others.cookies.clear()
            people.append(others.get("/api/me").status_code)
    assert people[:20] == [200] * 20
    assert 429 in people
    assert host.http.get("/api/me").status_code == 200, "who is known stays welcome"
    host.http.close()


@pytest.mark.slow
def test_chat_is_off_by_a_switch(strict: Node) -> None:
    host = Person(strict.url)
    assert not host.me["chat"]
    with host.at(host.make(players=1)["table"]) as place:
        assert not place.view["room"]["chat"]
        assert place.ask("say", text="hello")["message"]["code"] == "server-no-chat"
    host.http.close()


@pytest.mark.slow
def test_with_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    server = node_in(tmp_path, "--https").start()
    try:
        answer = fetch(f"{server.url}/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"]
    finally:
        server.stop()


def test_the_log_holds_no_secrets(node: Node, somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    with guest.at(made["table"], made["invite"]) as place:
        place.ask("sit")
    guest.http.post("/api/me/enter", json={"name": "A", "passphrase": "secret words"})
    log = node.log.read_text()
    for secret in (made["invite"], host.http.cookies["lapidarium"], "secret words"):
        assert secret not in log
    for line in log.splitlines():
        json.loads(line)


INJECTED = "%0d%0aset-cookie:%20evil=1%0d%0a%0d%0a<script>"


@pytest.mark.parametrize(
    "path",
    [
        f"/{INJECTED}",
        f"/t/{INJECTED}",
        f"/r/{INJECTED}",
        f"/assets/{INJECTED}",
        f"/api/{INJECTED}",
        f"/api/tables/{INJECTED}",
        f"/api/tables/{INJECTED}/record",
        f"/api/words/{INJECTED}",
        f"/api/records?before={INJECTED}",
        f"/t/a?invite={INJECTED}",
    ],
)
def test_nothing_that_is_asked_becomes_a_header(node: Node, path: str) -> None:
    """Line ends in an address, a query or a header are never written back as such."""
    answer = fetch(f"{node.url}{path}", headers={"accept-language": "de;q=1", "host": "stones"})
    assert answer.status_code < 500
    assert "evil" not in answer.headers.get("set-cookie", "")
    for name, value in answer.headers.items():
        assert "evil" not in name + value
        assert not {"\r", "\n"} & set(name + value)


@pytest.mark.parametrize(
    "end", ["\r\nX-Evil: 1", "\n", "\r", "%0d%0a\r\n", "\u2028", " HTTP/1.1\r\n\r\n"]
)
@pytest.mark.parametrize("where", ["https://stones.example/{}", "https://stones.example{}/", "{}"])
def test_a_webhook_s_address_has_no_line_ends(where: str, end: str) -> None:
    with pytest.raises(Refused):
        check_address(where.format(end), may_be_private=False)
