"""Reviews and studies by HTTP: who may have them, what they say, and what they never tell."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.record import read
from tests.server.people import PATIENCE, Person, play_out
from tests.server.running import Node, node_in

if TYPE_CHECKING:
    from collections.abc import Callable

    New = Callable[[], Person]

pytestmark = pytest.mark.slow

GAMES = Path(__file__).parents[2] / "golden"
SOLO = "monolyth-solo-top-level"
CAVE = "ocelot-amethyst-tie"


def imported(person: Person, name: str) -> str:
    """A finished game from elsewhere."""
    body = (GAMES / f"{name}.record").read_text("utf-8")
    made = person.http.post("/api/records", content=body, headers={"content-type": "text/plain"})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def until_done(person: Person, table: str, depth: int = 1) -> dict[str, Any]:
    """Wait for a review."""
    ends = time.monotonic() + 4 * PATIENCE
    while time.monotonic() < ends:
        found = person.http.get(f"/api/tables/{table}/review?depth={depth}").json()
        if found["status"] in ("done", "failed"):
            assert found["status"] == "done"
            return dict(found)
        time.sleep(0.2)
    pytest.fail("the review was never done")


def test_a_finished_game_is_reviewed_in_the_background(somebody: New) -> None:
    """Every decision has its worth; whoever may see the game may see its review."""
    host, other = somebody(), somebody()
    table = imported(host, SOLO)
    where = f"/api/tables/{table}/review"
    assert host.http.get(where).json()["status"] == "none"
    begun = host.http.post(where, json={}).json()
    assert begun["status"] in ("waiting", "running", "done")
    found = until_done(host, table)
    played = read((GAMES / f"{SOLO}.record").read_bytes())
    decisions = found["review"]["decisions"]
    assert [one["event"] for one in decisions] == [
        number
        for number, (state, _) in enumerate(played.with_states(), 1)
        if played.game.to_act(state) >= 0
    ]
    assert found["done"] == found["total"] == len(decisions)
    assert all(one["lost"] == 0 for one in decisions if one["is_forced"])
    assert other.http.get(where).json() == found, "a finished game is open to who has its link"
    assert host.http.post(where, json={}).json()["status"] == "done", "it is not made again"
    assert not host.http.get(f"{where}?depth=4").json()["review"]
    assert host.http.get(f"{where}?depth=4").json()["has_other"]


def test_no_running_game_is_reviewed_or_studied(somebody: New) -> None:
    """Neither by who plays nor by who watches, nor by who is invited."""
    host, guest, watcher = somebody(), somebody(), somebody()
    made = host.make("ocelot", listed=True)
    with host.at(made["table"]) as one, guest.at(made["table"]) as two:
        two.ask("sit")
        for place in (one, two):
            place.until(lambda view: view["room"]["status"] == "playing")
        play_out([one, two], seed=2, most=40)
    where = f"/api/tables/{made['table']}"
    for person in (host, guest, watcher):
        answers = [
            person.http.get(f"{where}/review"),
            person.http.post(f"{where}/review", json={}),
            person.http.post(f"{where}/continue", json={"event": 3}),
            *(
                person.http.post(f"/api/study{way}", json={"table": made["table"], **more})
                for way, more in (("", {}), ("/ask", {"about": "b1"}), ("/lines", {}))
            ),
        ]
        for answer in answers:
            assert answer.status_code == 409, answer.text
            assert answer.json()["message"]["code"] == "server-review-running"
            assert "amethysts" not in answer.text


def test_what_bots_expect_is_kept_and_told_to_nobody_while_they_play(somebody: New) -> None:
    """In the journal alone; a review uses it."""
    host, watcher = somebody(), somebody()
    made = host.make("ocelot", listed=True, bots={"2": "master"})
    with host.at(made["table"]) as place, watcher.at(made["table"]) as watching:
        play_out([place], seed=5)
        watching.until(lambda view: view["room"]["status"] == "over")
        sent = "".join(place.raw + watching.raw)
    assert "thought" not in sent
    assert '"expected"' not in sent
    host.http.post(f"/api/tables/{made['table']}/review", json={})
    decisions = until_done(host, made["table"])["review"]["decisions"]
    masters = [one for one in decisions if one["seat"] == 2 and not one["is_forced"]]
    assert {one["grade"] for one in masters} == {"best"}
    assert all(one["before"] == one["after"] for one in masters)


def test_a_review_goes_on_after_a_restart(tmp_path: Path) -> None:
    """What was found before a power cut is not thought about again."""
    node = node_in(tmp_path, "--review-seconds", "0.15").start()
    try:
        with Person(node.url) as person:
            table = imported(person, SOLO)
            where = f"/api/tables/{table}/review"
            person.http.post(where, json={})
            ends = time.monotonic() + 2 * PATIENCE
            while person.http.get(where).json()["done"] < 2 and time.monotonic() < ends:
                time.sleep(0.05)
            before = person.http.get(where).json()
            assert 2 <= before["done"] < before["total"]
            assert node.stop() == 0
            node.options += ["--review-seconds", "0.02"]  # the rest is like any other review
            node.start(node.port)
            with Person(node.url) as later:
                found = later.http.get(where).json()
                assert found["done"] >= before["done"]
                assert len(until_done(later, table)["review"]["decisions"]) == before["total"]
    finally:
        node.kill()


def test_reviews_go_with_their_game_and_forget_who_asked(
    node: Node, somebody: New, server_host: Person
) -> None:
    asker = somebody()
    table = imported(somebody(), SOLO)
    where = f"/api/tables/{table}/review"
    asker.http.post(where, json={})
    until_done(asker, table)
    assert asker.http.delete("/api/me").status_code == 204
    assert _rows(node, table) == [("", True)]
    assert server_host.http.delete(f"/api/host/tables/{table}").status_code == 204
    assert _rows(node, table) == []


def _rows(node: Node, table: str) -> list[tuple[str, bool]]:
    import sqlite3

    with sqlite3.connect(node.data / "lapidarium.sqlite3") as db:
        chosen = "SELECT person, review IS NOT NULL FROM reviews WHERE at_table = ?"
        return [(person, bool(is_done)) for person, is_done in db.execute(chosen, (table,))]


def test_a_finished_game_is_played_on_from_any_point(somebody: New) -> None:
    """At a table for practice, with the same past, against a level of one's choice."""
    person = somebody()
    table = imported(person, CAVE)
    replay = person.http.get(f"/api/tables/{table}/replay").json()
    event = next(game["event"] for game in replay["frames"][60:] if game["to_act"] == 2)
    wanted = {"event": event, "level": "dutiful"}
    made = person.http.post(f"/api/tables/{table}/continue", json=wanted)
    assert made.status_code == 201, made.text
    with person.at(made.json()["table"]) as place:
        assert place.view["game"]["seat"] == place.view["game"]["to_act"] == 2
        assert place.view["room"]["practice"]
        assert not place.view["room"]["rated"]
        assert [line["move"] for line in place.log] == [
            line["move"] for line in replay["log"][:event]
        ]
        play_out([place], seed=3)
        assert place.view["room"]["status"] == "over"
    for bad, code in (
        ({"event": 9999}, "server-no-such-event"),
        ({"event": replay["events"]}, "refused-game-over"),
        ({"event": event, "level": "nobody"}, "no-such-bot"),
        ({"event": event, "seat": 9}, "server-no-such-seat"),
    ):
        refused = person.http.post(f"/api/tables/{table}/continue", json=bad)
        assert refused.json()["message"]["code"] == code


def test_a_position_is_studied_on_both_sides(somebody: New) -> None:
    person = somebody()
    table = imported(person, CAVE)
    game = referee(load("ocelot"), 2)
    start = person.http.post("/api/study", json={"table": table, "event": 70}).json()["shown"]
    state = game.from_position(start["position"])
    assert start["game"]["to_act"] == game.to_act(state) + 1
    again = person.http.post("/api/study", json={"position": start["position"]}).json()["shown"]
    assert again["position"] == start["position"]
    assert again["game"]["choices"] == start["game"]["choices"]
    events: list[str] = []
    seats = set()
    for _ in range(6):
        seats.add(game.to_act(state))
        move = game.text(game.legal(state)[0])
        wanted = {"position": start["position"], "events": events, "move": move}
        found = person.http.post("/api/study", json=wanted).json()["shown"]
        assert found["events"][: len(events) + 1] == [*events, move]
        events, state = found["events"], game.from_position(found["position"])
    assert seats == {0, 1}
    asked = {"position": start["position"], "about": "b1"}
    assert person.http.post("/api/study/ask", json=asked).json()["message"]["code"]
    refused = person.http.post("/api/study", json={"position": start["position"], "move": "x"})
    assert refused.status_code == 409


def test_lines_have_their_worth_and_know_no_more_than_the_seat(somebody: New) -> None:
    """Two positions that differ in what the other seat hides have the same first moves."""
    person = somebody()
    table = imported(person, CAVE)
    replay = person.http.get(f"/api/tables/{table}/replay").json()
    event = next(game["event"] for game in replay["frames"][60:] if game["to_act"] == 1)
    found = person.http.post("/api/study/lines", json={"table": table, "event": event}).json()
    assert len(found["lines"]) > 1
    assert found["lines"][0]["lost"] == 0
    assert [line["lost"] for line in found["lines"]] == sorted(
        line["lost"] for line in found["lines"]
    )
    for line in found["lines"]:
        assert len(line["expected"]) == 2
        assert line["moves"][0]["seat"] == 1
        assert line["facts"]["kind"]


def test_all_problems_of_a_position_are_told_at_once(somebody: New) -> None:
    person = somebody()
    text = referee(load("monolyth"), 2).position(referee(load("monolyth"), 2).start())
    bad = text.replace("phase=card", "phase=tea").replace("crystal=1", "crystal=77")
    for how_many in ({"players": 2}, {}):  # the position says it itself
        found = person.http.post("/api/study", json={"position": bad, **how_many}).json()
        assert found["shown"] is None
        fields = [problem["params"]["field"] for problem in found["problems"]]
        assert fields == ["phase", "crystal"]
    nothing = person.http.post("/api/study", json={"position": "chess x"}).json()
    assert nothing["problems"][0]["code"] == "no-such-game"


def test_all_that_does_not_fit_together_is_told_at_once(somebody: New) -> None:
    """A cave set up by hand: each part can be read, but four do not fit."""
    person = somebody()
    shown = person.http.post("/api/study", json={"position": "ocelot", "players": 2}).json()
    good = shown["shown"]["position"]
    bad = good.replace("tools=-", "tools=b1:AC").replace("companions=-/-", "companions=b2/-")
    bad = bad.replace("collected=-/-", "collected=opal:1/-")
    found = person.http.post("/api/study", json={"position": bad, "players": 2}).json()
    fields = [problem["params"]["field"] for problem in found["problems"]]
    assert fields == ["collected", "tools", "companions", "seat"]
    back = person.http.post("/api/study", json={"position": good, "players": 2}).json()
    assert (back["problems"], back["shown"]["position"]) == ([], good)


def test_a_study_has_what_the_pack_offers(somebody: New) -> None:
    """A board that is set up by hand lets people choose from all of it."""
    asked = {"position": "monolyth", "players": 3}
    shown = somebody().http.post("/api/study", json=asked).json()["shown"]
    seats = [part.split("=")[1] for part in shown["position"].split(" ") if part[:4] == "seat"]
    assert len(seats) == 3
    assert {seat.split(";")[0] for seat in seats} <= set(shown["options"]["boards"])
    assert len(shown["options"]["cards"]) >= shown["game"]["position"]["card"] >= 1


def test_somebody_may_wait_for_a_few_reviews_only(somebody: New) -> None:
    person = somebody()
    codes = []
    for name in (SOLO, CAVE, "ocelot-two-sets", "monolyth-solo-tokens"):
        table = imported(person, name)
        for depth in (1, 4):
            asked = person.http.post(f"/api/tables/{table}/review", json={"depth": depth})
            if asked.status_code != 200:
                codes.append(asked.json()["message"]["code"])
    assert set(codes) <= {"server-too-many-reviews"}
    assert person.http.delete("/api/me").status_code == 204, "what waits goes with who asked"
