"""What nobody sees in a name or a note: it does not reach the database, nor a terminal."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, select

from lapidarium.server.operations.startup import revisions, upgrade
from lapidarium.server.storage.database import Storage
from lapidarium.server.storage.schema import people
from lapidarium.server.storage.spelling import looks_of, one_spelling, tidy
from tests.server.people import Person
from tests.server.running import Node, admin

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection

    New = Callable[[], Person]

UNSEEN = [
    "\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\ufe0f", "\u034f", "\u17b5",
    "\U000e0101", "\u180b", "\u180f", "\U0001d159", "\U00013441", "\u200b", "\u200d",
    "\u00ad", "\u2063", "\U000e0041",
]  # fmt: skip
ESCAPES = "\x1b]0;owned\x07\x1b[2J\x1b[1;1H\x9b2J\u202e\x7f"
PLACES = ["{sign}Anna Stone", "Anna{sign} Stone", "Anna {sign}Stone", "Anna Stone{sign}"]


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
@pytest.mark.parametrize("place", PLACES)
def test_a_name_with_a_sign_that_nobody_sees_is_the_same_name(place: str, sign: str) -> None:
    """Shown without it, and alike to a name without it (UTS 39)."""
    name = place.format(sign=sign)
    assert tidy(name) == "Anna Stone"
    assert tidy(sign) == ""
    assert looks_of(tidy(name)) == looks_of("Anna Stone")
    assert one_spelling(tidy(name)) == one_spelling("Anna Stone")


@pytest.mark.parametrize("sign", ["\u3164", "\u2800", "\u115f"], ids=ascii)
def test_a_blank_sign_is_a_space(sign: str) -> None:
    assert tidy(f"Anna{sign}Stone") == "Anna Stone"


@pytest.mark.parametrize("sign", ["\ufe0f", "\u034f", "\u180b", "\U000e0101"], ids=ascii)
def test_a_sign_without_width_leaves_no_gap(sign: str) -> None:
    """A variation of a letter is shown as the letter itself."""
    assert tidy(f"葛{sign}城") == "葛城"
    assert looks_of(f"葛{sign}城") == looks_of("葛城")


@pytest.mark.parametrize("sign", ["\u3164", "\u2800", "\ufe0f", "\U000e0101"], ids=ascii)
def test_nobody_can_take_a_name_that_looks_like_a_registered_one(sign: str, somebody: New) -> None:
    owner, other = somebody(), somebody()
    name = f"Anna {owner.id[:6]}"
    assert owner.http.patch("/api/me", json={"name": name}).status_code == 200
    claimed = owner.http.post("/api/me/claim", json={"passphrase": "some good words"})
    assert claimed.status_code == 200, claimed.text
    for wanted in (name + sign, sign + name, name.replace(" ", f" {sign}")):
        answer = other.http.patch("/api/me", json={"name": wanted})
        assert answer.status_code == 409, answer.text
        assert answer.json()["message"]["code"] == "server-name-taken"


def test_names_from_before_are_tidied_and_none_is_there_twice(tmp_path: Path) -> None:
    """Whoever registered such a name signs in by what they see; a copy of another gets a number."""
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'old.sqlite3'}")
    storage.write_now(lambda db: upgrade(db, "0009"))
    old = {"owner": "Anna Stone", "copy": "Anna Stone\u3164", "heart": "\u2764\ufe0f Max"}
    guests = {"guest": "Anna\u2800Stone", "other": "Bo\u034f", "blank": "\u3164", "plain": "Cleo"}
    rows = [
        {"person": person, "name": name, "created": 1, "seen": 1}
        | ({"claimed_name": name.casefold(), "look": person} if person in old else {})
        for person, name in (old | guests).items()
    ]
    for row in rows:
        storage.write_now(partial(_insert, row))
    storage.write_now(lambda db: upgrade(db, revisions()[-1]))
    found = storage.read_now(lambda db: db.execute(select(people)).mappings().all())
    storage.close()
    by_person = {row["person"]: row for row in found}
    assert {person: row["name"] for person, row in by_person.items()} == {
        "owner": "Anna Stone",
        "copy": "Anna Stone 2",
        "heart": "\u2764 Max",
        "guest": "Anna Stone 3",
        "other": "Bo",
        "blank": "blank",
        "plain": "Cleo",
    }
    assert by_person["copy"]["claimed_name"] == "anna stone 2"
    assert (by_person["copy"]["look"], by_person["copy"]["small_look"]) == looks_of("Anna Stone 2")
    assert by_person["heart"]["claimed_name"] == "\u2764 max"
    assert by_person["guest"]["claimed_name"] is None


def _insert(row: dict[str, object], connection: Connection) -> None:
    connection.execute(insert(people), row)


def test_a_report_does_nothing_to_the_terminal_of_the_host(node: Node, somebody: New) -> None:
    """Neither as it is stored nor as it is printed."""
    guest, about = somebody(), somebody()
    for person in (guest, about):
        person.http.patch("/api/me", json={"lang": "en"})
    body = {"about": about.id, "kind": "name", "note": f"hello{ESCAPES}\nthere"}
    assert guest.http.post("/api/reports", json=body).status_code == 204
    found = [row for row in admin(node, "reports", "list") if row["about"] == about.id]
    assert [row["note"] for row in found] == ["hello ]0;owned [2J [1;1H 2J there"]


@pytest.mark.slow
@pytest.mark.parametrize("option", [[], ["--json"]])
def test_what_stands_in_the_database_does_nothing_to_a_terminal(
    tmp_path: Path, option: list[str]
) -> None:
    """A name of before, or one that came with a backup."""
    storage = Storage(f"sqlite+pysqlite:///{tmp_path / 'lapidarium.sqlite3'}")
    storage.write_now(lambda db: upgrade(db, revisions()[-1]))
    row = {"person": "somebody", "name": f"Eve{ESCAPES}", "created": 1, "seen": 1}
    storage.write_now(partial(_insert, row))
    storage.close()
    command = [sys.executable, "-m", "lapidarium", "admin", "people", "list", "--data"]
    done = subprocess.run([*command, str(tmp_path), *option], capture_output=True, check=True)
    printed = done.stdout.decode()
    assert "Eve" in printed
    assert [c for c in printed if c != "\n" and not c.isprintable()] == []
