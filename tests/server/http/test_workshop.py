"""Packs of one's own on a server: checks, versions, shared copies, and how they play."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.games.pack_text import figures_of
from lapidarium.games.packs import load
from lapidarium.server.uploads.pack_check import check_pack
from tests.cli.running import run
from tests.games.monolyth.tables import corrected

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.people import Person
    from tests.server.running import Node

SHIPPED = {game: load(game).text for game in ("monolyth", "ocelot")}
PATIENCE = 120.0


def check(person: Person, text: str, figures: object = None) -> dict[str, Any]:
    answer = person.http.post("/api/workshop/check", json={"text": text, "figures": figures})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_the_shipped_pack_comes_back_as_it_was(somebody: Callable[[], Person], game: str) -> None:
    person = somebody()
    found = check(person, SHIPPED[game])
    assert found["problems"] == []
    assert found["digest"] == load(game).digest
    again = check(person, SHIPPED[game], found["figures"])
    assert again["text"] == SHIPPED[game]


def test_a_change_is_written_checked_and_counted(somebody: Callable[[], Person]) -> None:
    figures = figures_of(SHIPPED["monolyth"])
    figures["level_tokens"]["players_3"][0] = 9
    figures["level_tokens"]["provenance"]["players_3"] = "seen"
    person = somebody()
    found = check(person, SHIPPED["monolyth"], figures)
    assert figures_of(found["text"]) == figures
    assert found["digest"] is None
    (problem,) = [
        one for one in found["problems"] if one["expected"]["code"] == "expected-within-all"
    ]
    assert problem["key"] == "level_tokens.players_3"
    assert problem["found"] == "9"
    assert found["sources"]["seen"] == 1
    assert found["meaning"]["points"][2]["levels"] == sum(figures["level_tokens"]["players_3"])


def test_what_is_only_unusual_is_a_warning_and_can_be_kept(
    somebody: Callable[[], Person],
) -> None:
    """M-C3: fewer prophecies alone than the rulebook has."""
    person = somebody()
    text = corrected(("11, 11, 12, 12, 13, 14]\nplayers_2", "11]\nplayers_2"))
    found = check(person, text)
    (warning,) = found["problems"]
    assert (warning["key"], warning["is_warning"]) == ("prophecy_tokens.players_1", True)
    assert found["digest"] is not None
    refused = check(person, text.replace("copies = 2", "copies = -2", 1))
    assert refused["digest"] is None
    assert [(one["key"], one["is_warning"]) for one in refused["problems"]] == [
        ("stone[2].copies", False),
        ("prophecy_tokens.players_1", True),
    ]


def test_what_one_can_begin_with(somebody: Callable[[], Person]) -> None:
    person = somebody()
    found = person.http.get("/api/workshop/ocelot").json()
    assert [pack["text"] for pack in found["packs"]] == [SHIPPED["ocelot"]]
    assert len(check(person, found["blank"])["problems"]) > 5
    assert person.http.get("/api/workshop/chess").status_code == 404


HOSTILE = {
    "nested": "a = " + "[" * 5_000 + "]" * 5_000,
    "tables": "game = 'ocelot'\n" + "".join(f"[a{'.a' * depth}]\n" for depth in range(180)),
    "keys": "game = 'monolyth'\n" + "".join(f"k{n} = {n}\n" for n in range(4_000)),
    "digits": "game = 'monolyth'\nx = " + "9" * 60_000,
    "long": "game = 'ocelot'\n[mat]\ndrawing = '" + "b" * 60_000 + "'",
    "tall": "game = 'ocelot'\n[mat]\ndrawing = '''" + "b\n" * 30_000 + "'''",
    "not toml": "\x01\x02 = = =",
    "nothing": "",
    "dates": "game = 'monolyth'\nname = 1979-05-27",
    "types": "game = 'monolyth'\ncolours = 5\nstone = {}\nplayer_boards = []\nlevel_tokens = 'x'",
    "not a number": "game = 'ocelot'\nx = nan",
    "other game": "game = 'chess'",
    "stones": "game = 'monolyth'\n" + "[[stone]]\ncells=['#']\n" * 2_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_gets_its_problems_and_nothing_is_lost(
    somebody: Callable[[], Person], name: str
) -> None:
    """Each is answered with problems, soon, with its text unchanged, and can be kept."""
    person = somebody()
    found = check(person, HOSTILE[name])
    assert found["problems"]
    assert found["digest"] is None
    assert found["text"] == HOSTILE[name]
    kept = person.http.post("/api/me/packs", json={"game": "monolyth", "text": HOSTILE[name]})
    assert kept.status_code == 201
    back = person.http.get(f"/api/me/packs/{kept.json()['pack']}").json()
    assert back["text"] == HOSTILE[name]
    assert check(person, SHIPPED["monolyth"])["problems"] == []


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_judged_within_a_second(name: str) -> None:
    """Of processor time, with and without a change."""
    check_pack(SHIPPED["monolyth"], None)
    started = time.process_time()
    figures = check_pack(HOSTILE[name], None)["figures"]
    if figures is not None:
        check_pack(HOSTILE[name], {**figures, "title": "other"})
    assert time.process_time() - started < 1


@pytest.mark.parametrize("figures", [{"a": None}, {"a": [None]}, {"a": [{"b": None}, 1]}])
def test_figures_that_toml_cannot_hold_are_refused(
    somebody: Callable[[], Person], figures: object
) -> None:
    body = {"text": SHIPPED["monolyth"], "figures": figures}
    answer = somebody().http.post("/api/workshop/check", json=body)
    assert answer.status_code == 409
    assert answer.json()["message"]["code"] == "server-unreadable-request"


def test_too_much_is_refused(somebody: Callable[[], Person]) -> None:
    text = "# " + "x" * 70_000
    answer = somebody().http.post("/api/workshop/check", json={"text": text})
    assert answer.status_code == 422
    assert answer.json()["message"] == {
        "code": "server-too-long",
        "params": {"where": "body.text", "most": 65_536},
    }


# ------------------------------------------------------------------ packs under one's name


def test_versions_are_kept_and_nothing_is_saved_twice(somebody: Callable[[], Person]) -> None:
    person = somebody()
    made = person.http.post("/api/me/packs", json={"game": "monolyth", "text": SHIPPED["monolyth"]})
    path = f"/api/me/packs/{made.json()['pack']}"
    for number in range(1, 25):
        text = SHIPPED["monolyth"] + f"# {number}\n"
        assert person.http.put(path, json={"text": text}).json()["version"] == number + 1
        assert person.http.put(path, json={"text": text}).json()["version"] == number + 1
    found = person.http.get(path).json()
    assert found["text"].endswith("# 24\n")
    assert [one["version"] for one in found["versions"]] == list(range(25, 5, -1))
    assert person.http.get(path, params={"version": 7}).json()["text"].endswith("# 6\n")
    assert person.http.get(path, params={"version": 2}).status_code == 404
    (listed,) = person.http.get("/api/me/packs").json()["packs"]
    assert (listed["title"], listed["version"], listed["problems"]) == ("Monolyth", 25, 0)


def test_nobody_sees_or_changes_somebody_elses_pack(somebody: Callable[[], Person]) -> None:
    owner, other = somebody(), somebody()
    made = owner.http.post("/api/me/packs", json={"game": "ocelot", "text": "game = 'ocelot'"})
    path = f"/api/me/packs/{made.json()['pack']}"
    assert other.http.get(path).status_code == 404
    assert other.http.put(path, json={"text": "x = 1"}).status_code == 404
    assert other.http.delete(path).status_code == 404
    assert other.http.get("/api/me/packs").json()["packs"] == []
    assert owner.http.get(path).json()["text"] == "game = 'ocelot'"
    assert owner.http.delete(path).status_code == 204
    assert owner.http.get(path).status_code == 404


def test_there_is_a_limit(somebody: Callable[[], Person]) -> None:
    person = somebody()
    codes = [
        person.http.post("/api/me/packs", json={"game": "ocelot", "text": f"n = {n}"}).status_code
        for n in range(31)
    ]
    assert codes == [201] * 30 + [409]
    assert len(person.http.get("/api/me/packs").json()["packs"]) == 30


def test_a_shared_pack_is_a_copy(somebody: Callable[[], Person], node: Node) -> None:
    """Whoever has the link sees what was shared, whatever the owner does; a host can remove it."""
    owner, other = somebody(), somebody()
    body = {"game": "monolyth", "text": SHIPPED["monolyth"]}
    pack = owner.http.post("/api/me/packs", json=body).json()["pack"]
    share = owner.http.post("/api/packs", json=body).json()["share"]
    assert owner.http.post("/api/packs", json=body).json()["share"] == share
    owner.http.put(f"/api/me/packs/{pack}", json={"text": "changed = true"})
    owner.http.delete(f"/api/me/packs/{pack}")
    found = other.http.get(f"/api/packs/{share}").json()
    assert (found["game"], found["text"]) == ("monolyth", SHIPPED["monolyth"])
    listed = run("admin", "packs", "list", "--data", str(node.data), "--json")
    assert share in listed.stdout
    removed = run("admin", "packs", "remove", share, "--data", str(node.data))
    assert removed.returncode == 0, removed.stderr
    assert other.http.get(f"/api/packs/{share}").status_code == 404
    assert run("admin", "packs", "remove", share, "--data", str(node.data)).returncode == 1


def test_packs_go_with_their_person(somebody: Callable[[], Person], node: Node) -> None:
    person = somebody()
    body = {"game": "monolyth", "text": SHIPPED["monolyth"] + "# gone\n"}
    keys = [
        person.http.post("/api/me/packs", json=body).json()["pack"],
        person.http.post("/api/packs", json=body).json()["share"],
    ]
    assert person.http.delete("/api/me").status_code == 204
    listed = run("admin", "packs", "list", "--data", str(node.data), "--json").stdout
    assert not [key for key in keys if key in listed]


def test_a_registered_person_finds_their_packs_again(somebody: Callable[[], Person]) -> None:
    person, elsewhere = somebody(), somebody()
    person.http.post("/api/me/packs", json={"game": "ocelot", "text": SHIPPED["ocelot"]})
    claimed = person.http.post("/api/me/claim", json={"passphrase": "amethyst geode"})
    name = claimed.json()["name"]
    entered = {"name": name, "passphrase": "amethyst geode"}
    assert elsewhere.http.post("/api/me/enter", json=entered).status_code == 200
    (listed,) = elsewhere.http.get("/api/me/packs").json()["packs"]
    assert listed["title"] == "Sir Ocelot's Cave"


# ------------------------------------------------------------------ how a pack plays


def test_balance_runs_in_the_background_while_tables_go_on(somebody: Callable[[], Person]) -> None:
    """A changed pack beside the shipped one; a bot at a table still answers meanwhile."""
    person = somebody()
    text = SHIPPED["ocelot"].replace("[7, 8, 9, 9, 10, 11, 12,", "[7, 8, 9, 9, 10, 11, 22,")
    body = {"text": text, "players": 2}
    before = person.http.post("/api/workshop/balance", json=body).json()
    assert (before["running"], before["own"]["games"]) == (False, 0)
    first = person.http.post("/api/workshop/balance", json={**body, "start": True}).json()
    assert first["running"]
    assert first["own"]["games"] < first["of"]
    made = person.make("ocelot", players=2, bots={"1": "steadfast", "2": "steadfast"}, seat=0)
    until = time.monotonic() + PATIENCE
    while (found := person.http.post("/api/workshop/balance", json=body).json())["running"]:
        assert time.monotonic() < until
        time.sleep(0.3)
    assert found["own"]["games"] == found["shipped"]["games"] == found["of"] == 12
    assert found["own"]["digest"] != found["shipped"]["digest"]
    for sums in (found["own"], found["shipped"]):
        assert sum(sums["turns"].values()) == 12
        assert sum(sums["scores"].values()) == 24
        assert sum(sums["wins"]) == pytest.approx(12)
        assert {one["kind"] for one in sums["payments"]} == {"gem", "special"}
    with person.at(made["table"]) as place:
        while place.view["room"]["status"] != "over":
            assert time.monotonic() < until
            place.hear()


def test_a_pack_with_problems_is_not_tried(somebody: Callable[[], Person]) -> None:
    body = {"text": "game = 'ocelot'", "players": 2}
    answer = somebody().http.post("/api/workshop/balance", json=body)
    assert answer.status_code == 409
    assert answer.json()["message"]["code"] == "server-pack-has-problems"
