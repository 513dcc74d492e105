"""Guests, names, passphrases, deleting."""

from __future__ import annotations

import asyncio
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from lapidarium.server.accounts import people as people_module
from lapidarium.server.accounts.guest_names import NAMES
from lapidarium.server.accounts.people import People
from lapidarium.server.accounts.people import Person as Known
from lapidarium.server.operations.run import FILE
from lapidarium.server.operations.startup import prepare
from lapidarium.server.storage.database import Storage
from lapidarium.words import LANGUAGES
from tests.server.inside import inside
from tests.server.people import Person
from tests.server.running import fetch

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Node

    New = Callable[[], Person]

PASSPHRASE = "basalt, slate and a little flint"


def test_a_person_who_opens_the_page_is_a_guest_with_a_name_and_a_cookie(somebody: New) -> None:
    guest = somebody()
    assert guest.me["name"]
    assert not guest.me["claimed"]
    assert guest.http.get("/api/me").json() == guest.me


def test_the_cookie_cannot_be_read_by_scripts_or_sent_from_elsewhere(node: Node) -> None:
    cookie = fetch(f"{node.url}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie, "this server is reached without https"


def test_a_forged_cookie_is_nobody(somebody: New) -> None:
    guest, other = somebody(), somebody()
    value = guest.http.cookies["lapidarium"]
    forged = value.replace(guest.id, other.id)
    for cookie in (forged, value[:-1], value + "x", "", "a.b.c", f"{other.id}.0.", "é" * 20):
        answer = fetch(
            f"{guest.url}/api/me/tables", headers={b"cookie": f"lapidarium={cookie}".encode()}
        )
        assert answer.status_code == 401, cookie


def test_a_name_can_be_changed(somebody: New) -> None:
    guest = somebody()
    changed = guest.http.patch("/api/me", json={"name": "  Ada\u202e \x01Stone ", "lang": "ja"})
    assert changed.json()["name"] == "Ada Stone"
    assert changed.json()["lang"] == "ja"
    assert guest.http.patch("/api/me", json={"name": " \x01 "}).status_code == 409
    assert guest.http.patch("/api/me", json={"name": "x" * 41}).status_code == 422


def test_a_claimed_name_opens_the_same_seat_on_another_device(somebody: New) -> None:
    host, device = somebody(), somebody()
    name = f"Quarry {host.id}"
    host.http.patch("/api/me", json={"name": name})
    made = host.make(players=1)
    assert host.http.post("/api/me/claim", json={"passphrase": PASSPHRASE}).json()["claimed"]
    wrong = device.http.post("/api/me/enter", json={"name": name, "passphrase": "wrong one"})
    assert (wrong.status_code, wrong.json()["message"]["code"]) == (409, "server-wrong-passphrase")
    entered = device.http.post(
        "/api/me/enter", json={"name": name.upper(), "passphrase": PASSPHRASE}
    )
    assert entered.json()["id"] == host.id
    with device.at(made["table"]) as place:
        assert place.view["game"]["seat"] == 1
        place.move(place.moves()[0])


def test_nobody_else_can_take_a_claimed_name(somebody: New) -> None:
    host, other = somebody(), somebody()
    name = f"Pebble {host.id}"
    host.http.patch("/api/me", json={"name": name})
    host.http.post("/api/me/claim", json={"passphrase": PASSPHRASE})
    taken = other.http.patch("/api/me", json={"name": name.lower()})
    assert taken.json()["message"]["code"] == "server-name-taken"
    stays = host.http.patch("/api/me", json={"name": "Another"})
    assert stays.json()["message"]["code"] == "server-name-claimed"


def test_deleting_my_data_leaves_somebody(somebody: New) -> None:
    host, guest = somebody(), somebody()
    name = guest.me["name"]
    over, going_on = host.make(), host.make()
    for made in (over, going_on):
        with guest.at(made["table"], made["invite"]) as place:
            place.ask("sit")
    with host.at(over["table"]) as place:
        place.ask("resign")
    cookie = guest.http.cookies["lapidarium"]
    assert guest.http.delete("/api/me").status_code == 204
    with host.at(over["table"]) as place:
        assert place.view["game"]["players"][1]["name"] == ""
        assert name not in "".join(place.raw)
    with host.at(going_on["table"]) as place:
        place.until(lambda view: "bot" in view["game"]["players"][1])
        assert place.view["game"]["players"][1]["name"] == ""
    gone = fetch(f"{guest.url}/api/me/tables", headers={"cookie": f"lapidarium={cookie}"})
    assert gone.status_code == 401
    assert guest.http.get("/api/me").json()["id"] != guest.id


def test_who_deletes_their_data_is_let_out_everywhere(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        other.ask("sit")
        one.until(lambda view: view["room"]["status"] == "playing")
        assert guest.http.delete("/api/me").status_code == 204
        assert other.closed() == 4401
        one.until(lambda view: not view["game"]["players"][1]["name"])
        assert one.view["game"]["players"][1]["bot"]


def test_a_table_shows_the_new_name_and_keeps_a_claimed_one(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    name = f"Marble {guest.id}"
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        other.ask("sit")
        one.until(lambda view: view["game"]["players"][1])
        guest.http.patch("/api/me", json={"name": name})
        one.until(lambda view: view["game"]["players"][1]["name"] == name)
        guest.http.post("/api/me/claim", json={"passphrase": PASSPHRASE})
        assert one.resync()["type"] == "done"
        assert one.view["game"]["players"][1]["name"] == name


def test_another_passphrase_ends_the_cookies_of_other_devices(somebody: New) -> None:
    host = somebody()
    host.http.patch("/api/me", json={"name": f"Gneiss {host.id}"})
    host.http.post("/api/me/claim", json={"passphrase": PASSPHRASE})
    old = host.http.cookies["lapidarium"]
    assert host.http.post("/api/me/claim", json={"passphrase": "another one"}).status_code == 200
    assert host.http.get("/api/me/tables").status_code == 200
    gone = fetch(f"{host.url}/api/me/tables", headers={"cookie": f"lapidarium={old}"})
    assert gone.status_code == 401


def test_chat_with_reactions_and_muting(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        assert other.ask("say", text=" hello \x07 there ")["type"] == "done"
        while not one.chat:
            one.hear()
        assert one.chat[0]["text"] == "hello there"
        assert one.chat[0]["person"] == {"id": guest.id, "name": guest.me["name"]}
        assert other.ask("say", reaction="well-played")["type"] == "done"
        assert other.ask("say")["message"]["code"] == "server-nothing-said"
        assert one.ask("mute", person=guest.id)["type"] == "done"
        assert other.ask("say", text="still here?")["message"]["code"] == "table-muted"
        assert one.ask("mute", person=guest.id, muted=False)["type"] == "done"
        assert other.ask("say", text="again")["type"] == "done"
    with host.at(made["table"]) as again:
        while len(again.chat) < 3:
            again.hear()
        assert [message["text"] or message["reaction"] for message in again.chat] == [
            "hello there",
            "well-played",
            "again",
        ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guest_has_a_name_in_the_language_of_the_page(node: Node, lang: str) -> None:
    """The page says which; a browser's wish is second to it."""
    headers = {"accept-language": "en"}
    me = fetch(f"{node.url}/api/me?lang={lang}", headers=headers).json()
    assert me["lang"] == lang
    adjectives, stones = NAMES[lang].adjectives.split(), NAMES[lang].stones.split()
    names = {NAMES[lang].pattern.format(adjective=a, stone=s) for a in adjectives for s in stones}
    assert me["name"] in names
    assert max(map(len, names)) <= 40
    assert fetch(f"{node.url}/api/me?lang=xx").status_code == 422


def test_a_cookie_expires_and_is_renewed_by_coming_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            people, start = server.people, people_module.now()
            person = await server.guest()
            cookie = people.cookie_of(person)
            assert people_module.days_old(cookie.rpartition(".")[0]) == 0

            def later(days: int) -> None:
                moment = start + days * people_module.DAY
                monkeypatch.setattr(people_module, "now", lambda: moment)

            later(people_module.COOKIE_DAYS)
            assert await people.of_cookie(cookie) == person
            renewed = people.cookie_of(person)
            later(people_module.COOKIE_DAYS + 1)
            assert await people.of_cookie(cookie) is None
            assert await people.of_cookie(renewed) == person
            name, sessions, day, mac = renewed.split(".")
            forged = f"{name}.{sessions}.{int(day) + 1}.{mac}"
            assert await people.of_cookie(forged) is None

    asyncio.run(work())


def test_a_cookie_from_before_they_had_a_day_is_good_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            people = server.people
            person = await server.guest()
            what = f"{person.person}.{person.sessions}"
            cookie = f"{what}.{people._mac(what)}"
            first = people_module.FIRST_DAY
            for days, is_good in ((0, True), (people_module.COOKIE_DAYS + 1, False)):
                moment = (first + days) * people_module.DAY
                monkeypatch.setattr(people_module, "now", lambda moment=moment: moment)
                assert (await people.of_cookie(cookie) is not None) == is_good

    asyncio.run(work())


def test_who_comes_back_on_another_day_gets_a_new_cookie(
    somebody: New, node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = somebody()
    assert "set-cookie" not in host.http.get("/api/me").headers
    with closing(Storage(f"sqlite+pysqlite:///{node.data / FILE}")) as storage:
        secret = prepare(storage)
        found = Known(host.id, "", "en", is_claimed=False, sessions=0)
        moment = people_module.now() - 2 * people_module.DAY
        monkeypatch.setattr(people_module, "now", lambda: moment)
        old = People(storage, secret).cookie_of(found)
        headers = {"cookie": f"lapidarium={old}"}
        answer = fetch(f"{host.url}/api/me", headers=headers)
        assert answer.json()["id"] == host.id
        assert answer.headers["set-cookie"].partition(";")[0] != f"lapidarium={old}"
