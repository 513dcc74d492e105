"""Lessons over HTTP: every try is answered, and progress is kept with the person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.games.registry import game_type
from lapidarium.learning.lessons import lessons
from lapidarium.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.people import Person

    New = Callable[[], Person]

REACH = "/api/learn/monolyth/reach"


def tried(person: Person, address: str, move: str, moves: tuple[str, ...] = ()) -> dict[str, Any]:
    body = {"lang": "en", "moves": list(moves), "move": move}
    answer = person.http.post(f"{address}/try", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_has_every_lesson(somebody: New, lang: str) -> None:
    games = somebody().http.get(f"/api/learn/{lang}").json()["games"]
    assert [game["game"] for game in games] == ["monolyth", "ocelot"]
    for game in games:
        every = lessons(game_type(game["game"]))
        assert [one["lesson"] for one in game["lessons"]] == [one.id for one in every]
        assert not any(one["done"] for one in game["lessons"])
        assert game["level"] == "dutiful"


def test_a_lesson_is_a_table_for_one_seat(somebody: New) -> None:
    person = somebody()
    found = person.http.get(f"{REACH}/de").json()
    game = found["table"]["game"]
    assert found["goal"].startswith("Zieh den Kristall")
    assert found["next"] == "corner"
    assert (game["to_act"], game["seat"], game["you"], game["over"]) == (1, 1, 1, False)
    assert game["choices"]["places"]
    assert game["players"][0]["name"] == person.me["name"]
    assert "room" not in found["table"]


def test_every_try_is_answered(somebody: New) -> None:
    person = somebody()
    person.http.get(f"{REACH}/en")
    refused = tried(person, REACH, "@6 S4/1 a1")
    assert (refused["verdict"], refused["refusal"]["clause"]) == ("refused", "M-T2")
    unreadable = tried(person, REACH, "nonsense")
    assert (unreadable["verdict"], unreadable["refusal"]["clause"]) == ("refused", None)
    wrong = tried(person, REACH, "@2 I2/1 a1")
    assert wrong["verdict"] == "wrong"
    assert "four steps" in wrong["nudge"]
    assert wrong["table"] is None
    done = tried(person, REACH, "@5 O4/2 b2")
    assert done["verdict"] == "done"
    assert "choices" not in done["table"]["game"]
    assert done["table"]["log"][0]["move"] == "@5 O4/2 b2"


def test_a_lesson_of_several_steps(somebody: New) -> None:
    person, address = somebody(), "/api/learn/ocelot/stand-in"
    first = tried(person, address, "AC j8")
    assert first["verdict"] == "right"
    gone = tried(person, address, "companion k9", ("AC j8",))
    assert "red cave" in gone["nudge"]
    assert tried(person, address, "stay", ("AC j8",))["verdict"] == "right"
    assert tried(person, address, "take h8", ("AC j8", "stay"))["verdict"] == "done"
    about = {"moves": ["AC j8"], "about": "stay"}
    answer = person.http.post(f"{address}/ask", json=about).json()
    assert answer["type"] == "answer"
    assert answer["message"]["code"]


def test_progress_is_kept_with_the_person(somebody: New) -> None:
    person = somebody()
    wrong = person.http.post(f"{REACH}/done", json={"moves": ["@2 I2/1 a1"]})
    assert (wrong.status_code, wrong.json()["message"]["code"]) == (409, "server-not-the-goal")
    for _ in range(2):
        assert person.http.post(f"{REACH}/done", json={"moves": ["@5 O4/1 a1"]}).status_code == 204
    assert done_by(person) == ["reach"]
    name = person.http.get("/api/me").json()["name"]
    claimed = person.http.post("/api/me/claim", json={"passphrase": "some long words"})
    assert claimed.status_code == 200
    other = somebody()
    entered = {"name": name, "passphrase": "some long words"}
    assert other.http.post("/api/me/enter", json=entered).status_code == 200
    assert done_by(other) == ["reach"], "on another device"
    assert done_by(somebody()) == []


def done_by(person: Person) -> list[str]:
    games = person.http.get("/api/learn/en").json()["games"]
    return [one["lesson"] for game in games for one in game["lessons"] if one["done"]]


def test_what_there_is_not_is_missing(somebody: New) -> None:
    http = somebody().http
    assert http.get("/api/learn/monolyth/nothing/en").status_code == 404
    assert http.get("/api/learn/nothing/reach/en").status_code == 404
    assert http.get("/learn/monolyth/reach").status_code == 200
    assert http.get("/learn/monolyth/nothing").status_code == 404
