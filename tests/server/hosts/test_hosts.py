"""What hosts do at the command line reaches a running server, and everybody at its tables."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.server.people import PATIENCE, Person
from tests.server.running import Node, admin, fetch, node_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.slow


@pytest.fixture
def own(tmp_path: Any) -> Iterator[Node]:
    """A server of one's own: it is closed and opened here."""
    started = node_in(tmp_path, "--proxy").start()
    yield started
    assert started.stop() == 0


def soon(wanted: Callable[[], Any]) -> Any:
    """What the server shows once it has learned of it."""
    until = time.monotonic() + PATIENCE
    while not (found := wanted()):
        assert time.monotonic() < until, "the server never learned of it"
        time.sleep(0.05)
    return found


def me(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.http.get("/api/me").json()
    return found


def test_nobody_is_stored_by_looking(own: Node) -> None:
    """Trial 12: every GET /api/me without a cookie stored a person."""
    for _ in range(30):
        fetch(f"{own.url}/api/me")
    with Person(own.url) as visitor:
        assert visitor.me["is_new"]
        assert me(visitor)["id"] == visitor.id
        assert me(visitor)["name"] == visitor.me["name"]
        assert visitor.http.get("/api/me/tables").json() == {"playing": [], "over": []}
        assert admin(own, "status")["people"] == 0
        made = visitor.make()
        assert admin(own, "status")["people"] == 1
        assert not me(visitor)["is_new"]
        with Person(own.url) as guest, guest.at(made["table"], made["invite"]) as place:
            assert admin(own, "status")["people"] == 1, "to watch is not to act"
            assert place.ask("sit")["type"] == "done"
            seated = place.until(lambda view: view["game"]["players"][1])["game"]["players"][1]
            assert seated["name"] == guest.me["name"]
            assert admin(own, "status")["people"] == 2
        port = own.port
        own.kill()
        own.start(port)
        assert me(visitor)["name"] == visitor.me["name"]


def test_an_announcement_reaches_tables_and_the_start_page(own: Node) -> None:
    with Person(own.url) as person:
        with person.at(person.make()["table"]) as place:
            admin(own, "announce", "We restart soon.", "--de", "Wir starten gleich neu.")
            while place.announcement is None:
                place.hear()
            assert place.announcement["texts"]["de"] == "Wir starten gleich neu."
            assert me(person)["announcement"]["texts"]["en"] == "We restart soon."
        with person.at(person.make()["table"]) as later:
            assert later.announcement is not None
            admin(own, "announce", "--clear")
            while later.announcement["texts"]:
                later.hear()
        assert me(person)["announcement"] is None


def test_a_closed_server_lets_games_go_on(own: Node) -> None:
    with Person(own.url) as host, Person(own.url) as guest, Person(own.url) as late:
        made = host.make()
        with host.at(made["table"]) as first, guest.at(made["table"], made["invite"]) as second:
            assert second.ask("sit")["type"] == "done"
            admin(own, "close")
            soon(lambda: me(host)["door"] == "closed")
            refused = host.http.post("/api/tables", json={"game": "monolyth"})
            assert refused.status_code == 403
            assert refused.json()["message"]["code"] == "server-closed"
            assert late.http.patch("/api/me", json={"lang": "de"}).status_code == 403
            for place in (first, second):
                place.until(lambda view: view["room"]["status"] == "playing")
            mover = first if "choices" in first.view["game"] else second
            assert mover.play(mover.moves()[0])["type"] == "done"
            admin(own, "open")
            soon(lambda: me(host)["door"] == "open")
            assert host.make()["table"]


def test_new_people_need_a_code(own: Node) -> None:
    with Person(own.url) as known, Person(own.url) as late, Person(own.url) as later:
        known.make()
        admin(own, "invite-only")
        soon(lambda: me(known)["door"] == "invited")
        assert known.make()["table"]
        asked = late.http.post("/api/tables", json={"game": "monolyth"})
        assert asked.json()["message"]["code"] == "server-by-invitation"
        code = admin(own, "codes", "add", "--note", "for Anna")["code"]
        assert [row["note"] for row in admin(own, "codes", "list")] == ["for Anna"]
        assert late.http.post("/api/me/code", json={"code": "wrong"}).status_code == 409
        assert not late.http.post("/api/me/code", json={"code": code}).json()["is_new"]
        assert late.make()["table"]
        used = later.http.post("/api/me/code", json={"code": code})
        assert used.json()["message"]["code"] == "server-wrong-code"
        assert admin(own, "codes", "list") == []


def test_a_ban_ends_connections_and_a_bot_plays_on(own: Node) -> None:
    with Person(own.url) as host, Person(own.url) as rude:
        made = host.make()
        with host.at(made["table"]) as place, rude.at(made["table"], made["invite"]) as other:
            other.ask("sit")
            place.until(lambda view: view["room"]["status"] == "playing")
            admin(own, "people", "ban", rude.id)
            assert other.closed() == 4403
            place.until(lambda view: "bot" in view["game"]["players"][1])
            refused = rude.http.get("/api/me")
            assert refused.status_code == 403
            assert refused.json()["message"]["code"] == "server-banned"
        admin(own, "people", "unban", rude.id)
        soon(lambda: rude.http.get("/api/me").status_code == 200)
        assert me(rude)["id"] == rude.id


def test_renaming_and_removing_people(own: Node) -> None:
    with Person(own.url) as host, Person(own.url) as other:
        made = host.make()
        with host.at(made["table"]) as place, other.at(made["table"], made["invite"]) as seat:
            seat.ask("sit")
            admin(own, "people", "rename", other.id, "Somebody Else")
            place.until(
                lambda view: (view["game"]["players"][1] or {}).get("name") == "Somebody Else"
            )
            assert [row["person"] for row in admin(own, "people", "list")] == [other.id, host.id]
            assert admin(own, "people", "show", "Somebody Else")["tables"]
            assert {row["name"] for row in admin(own, "online")} >= {"Somebody Else"}
            admin(own, "people", "remove", other.id, "--yes")
            assert seat.closed() == 4401
            place.until(lambda view: view["game"]["players"][1]["name"] == "")
        assert [row["person"] for row in admin(own, "people", "list")] == [host.id]
        assert "Somebody Else" not in str(admin(own, "log"))


def test_a_removed_table_is_gone_for_everybody(own: Node) -> None:
    with Person(own.url) as host:
        made = host.make(bots={"2": "dutiful"})
        with host.at(made["table"]) as place:
            assert admin(own, "tables", "show", made["table"])["host"] == host.id
            players = admin(own, "tables", "list")[0]["players"]
            assert [one["kind"] for one in players] == ["person", "bot"]
            assert players[1]["level"] == "dutiful"
            admin(own, "tables", "remove", made["table"], "--yes")
            assert place.closed() == 4404
        assert host.http.get(f"/api/tables/{made['table']}").status_code == 404
        assert admin(own, "tables", "list") == []


def test_another_secret_ends_every_cookie(own: Node) -> None:
    with Person(own.url) as host:
        with host.at(host.make()["table"]) as place:
            admin(own, "rotate-secret", "--yes")
            assert place.closed() == 4401
        assert me(host)["id"] != host.id


def test_reports_reach_the_hosts(own: Node) -> None:
    with Person(own.url) as host, Person(own.url) as rude:
        made = host.make()
        with host.at(made["table"]) as place, rude.at(made["table"], made["invite"]) as other:
            other.ask("sit")
            other.ask("say", text="something rude")
            while not place.chat:
                place.hear()
            line = place.chat[0]["number"]
            about = {"about": rude.id, "kind": "words", "table": made["table"], "line": line}
            for _ in range(2):
                assert host.http.post("/api/reports", json=about).status_code == 204
            name = {"about": rude.id, "kind": "name", "note": "not nice"}
            assert host.http.post("/api/reports", json=name).status_code == 204
            invented = {**about, "about": host.id}
            refused = rude.http.post("/api/reports", json=invented)
            assert refused.json()["message"]["code"] == "server-nothing-to-report"
        found = admin(own, "reports", "list")
        assert [row["words"] for row in found] == [rude.me["name"], "something rude"]
        admin(own, "reports", "close", str(found[0]["number"]))
        assert len(admin(own, "reports", "list")) == 1
        assert len(admin(own, "reports", "list", "--all")) == 2


def test_a_host_by_the_page_and_the_log_of_it(own: Node) -> None:
    with Person(own.url) as host, Person(own.url) as other:
        host.http.patch("/api/me", json={"name": "Hostess"})
        host.http.post("/api/me/claim", json={"passphrase": "some long words"})
        other.make()
        assert host.http.get("/api/host").status_code == 403
        admin(own, "hosts", "add", "Hostess")
        soon(lambda: host.http.get("/api/host").status_code == 200)
        told = {"texts": {"ja": "こんにちは"}}
        assert host.http.put("/api/host/announcement", json=told).status_code == 204
        assert me(other)["announcement"]["texts"] == told["texts"], "at once, not in a second"
        banned = host.http.patch(f"/api/host/people/{other.id}", json={"banned": True})
        assert banned.status_code == 204
        assert other.http.get("/api/me").status_code == 403
        assert (
            host.http.patch(f"/api/host/people/{host.id}", json={"banned": True}).status_code == 403
        )
        log = [(row["by_whom"], row["action"]) for row in host.http.get("/api/host/log").json()]
        assert log[:2] == [("Hostess", "seat"), ("Hostess", "ban")] or ("Hostess", "ban") in log
        admin(own, "hosts", "remove", "Hostess")
        soon(lambda: host.http.get("/api/host").status_code == 403)


def test_a_guest_cannot_be_made_a_host(own: Node) -> None:
    with Person(own.url) as guest:
        guest.make()
        with pytest.raises(AssertionError, match="registered name"):
            admin(own, "hosts", "add", guest.id)


def test_a_mistyped_folder_is_refused(tmp_path: Any) -> None:
    node = Node(["--data", str(tmp_path / "nowhere")], tmp_path / "log")
    with pytest.raises(AssertionError, match="there is no database at"):
        admin(node, "status")
    assert not (tmp_path / "nowhere").exists()


def test_what_cannot_be_undone_asks_first(own: Node) -> None:
    with pytest.raises(AssertionError, match="--yes"):
        admin(own, "rotate-secret")


def test_somebody_without_a_cookie_learns_nothing(own: Node) -> None:
    answer = httpx.get(f"{own.url}/api/host/people", timeout=PATIENCE, trust_env=False)
    assert answer.status_code == 403
