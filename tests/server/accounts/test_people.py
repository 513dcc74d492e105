"""Guests, names, passphrases, deleting."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from lapidarium.server.accounts.guest_names import NAMES
from lapidarium.words import LANGUAGES
from tests.server.people import Person
from tests.server.running import fetch

if TYPE_CHECKING:
    from collections.abc import Callable

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
        assert answer.status_code == 403, cookie


def test_a_name_can_be_changed(somebody: New) -> None:
    guest = somebody()
    changed = guest.http.patch("/api/me", json={"name": "  Ada\u202e \x00Stone ", "lang": "ja"})
    assert changed.json()["name"] == "Ada Stone"
    assert changed.json()["lang"] == "ja"
    assert guest.http.patch("/api/me", json={"name": " \x00 "}).status_code == 409
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
        assert place.view["you"]["seat"] == 1
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
        assert place.view["seats"][1]["player"]["name"] == ""
        assert name not in "".join(place.raw)
    with host.at(going_on["table"]) as place:
        assert (
            place.until(lambda view: view["seats"][1]["player"]["bot"])["seats"][1]["player"][
                "name"
            ]
            == ""
        )
    gone = fetch(f"{guest.url}/api/me/tables", headers={"cookie": f"lapidarium={cookie}"})
    assert gone.status_code == 403
    assert guest.http.get("/api/me").json()["id"] != guest.id


def test_who_deletes_their_data_is_let_out_everywhere(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        other.ask("sit")
        one.until(lambda view: view["status"] == "playing")
        assert guest.http.delete("/api/me").status_code == 204
        assert other.closed() == 4401
        seat = one.until(lambda view: not view["seats"][1]["player"]["name"])["seats"][1]
        assert seat["player"]["bot"]


def test_a_table_shows_the_new_name_and_keeps_a_claimed_one(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    name = f"Marble {guest.id}"
    with host.at(made["table"]) as one, guest.at(made["table"], made["invite"]) as other:
        other.ask("sit")
        one.until(lambda view: view["seats"][1]["player"])
        guest.http.patch("/api/me", json={"name": name})
        one.until(lambda view: view["seats"][1]["player"]["name"] == name)
        guest.http.post("/api/me/claim", json={"passphrase": PASSPHRASE})
        assert one.ask("resync")["type"] == "done"
        one.until(lambda view: view["pieces"])
        shown = [
            view["seats"][1]["player"]["name"]
            for view in map(json.loads, one.raw[-3:])
            if view["type"] == "table"
        ]
        assert set(shown) == {name}


def test_another_passphrase_ends_the_cookies_of_other_devices(somebody: New) -> None:
    host = somebody()
    host.http.patch("/api/me", json={"name": f"Gneiss {host.id}"})
    host.http.post("/api/me/claim", json={"passphrase": PASSPHRASE})
    old = host.http.cookies["lapidarium"]
    assert host.http.post("/api/me/claim", json={"passphrase": "another one"}).status_code == 200
    assert host.http.get("/api/me/tables").status_code == 200
    gone = fetch(f"{host.url}/api/me/tables", headers={"cookie": f"lapidarium={old}"})
    assert gone.status_code == 403


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
