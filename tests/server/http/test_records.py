"""Records, replays, the public read API, ratings, the daily challenge."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lapidarium.record import read, write
from tests.games.monolyth.tables import SCREWS
from tests.server.people import Person, play_out
from tests.server.running import fetch

if TYPE_CHECKING:
    from collections.abc import Callable

    New = Callable[[], Person]

GAMES = Path(__file__).parents[2] / "golden"


def finished(somebody: New, game: str = "monolyth", **wanted: object) -> tuple[Person, str]:
    """A person who has just finished a game against a bot."""
    host = somebody()
    made = host.make(game, bots={"2": "dutiful"}, **wanted)
    with host.at(made["table"]) as place:
        play_out([place], seed=5)
    return host, made["table"]


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_the_record_of_a_finished_game_replays(somebody: New, game: str) -> None:
    host, table = finished(somebody, game)
    text = host.http.get(f"/api/tables/{table}/record").text
    played = read(text)
    assert played.game.outcome(played.last()) is not None
    assert played.names == (host.me["name"], "dutiful")
    assert played.bots == {1}
    replay = host.http.get(f"/api/tables/{table}/replay").json()
    assert len(replay["frames"]) == replay["events"] + 1 == len(played.events) + 1
    assert [line["move"] for line in replay["log"]] == [
        played.game.text(event) for event in played.events
    ]
    assert replay["outcome"] == replay["frames"][-1]["outcome"]
    assert replay["outcome"]["scores"] == list(
        played.game.outcome(played.last()).scores  # type: ignore[union-attr]
    )
    part = host.http.get(f"/api/tables/{table}/replay?from=10&to=12").json()
    assert part["frames"] == replay["frames"][10:13]
    assert part["log"] == replay["log"][9:12]


def test_a_running_game_shows_what_the_seat_knows(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make("ocelot", listed=True)
    with host.at(made["table"]) as one, guest.at(made["table"]) as other:
        other.ask("sit")
        for place in (one, other):
            place.until(lambda view: view["room"]["status"] == "playing")
        play_out([one, other], seed=2, most=40)
    where = f"/api/tables/{made['table']}"
    own = read(guest.http.get(f"{where}/record").text)
    assert own.seen_by == "2"
    assert host.http.get(f"{where}/replay?seat=2").status_code == 403
    watched = somebody().http.get(f"{where}/record").text
    assert "seen-by watching" in watched


def test_a_private_game_is_shown_to_others_once_it_is_over(somebody: New) -> None:
    """Whoever has the link sees a finished game, everything revealed, but no running one."""
    host, other = somebody(), somebody()
    made = host.make("ocelot", bots={"2": "dutiful"})
    where = f"/api/tables/{made['table']}"
    with host.at(made["table"]) as place:
        for what in ("record", "replay"):
            refused = other.http.get(f"{where}/{what}")
            assert refused.status_code == 403
            assert refused.json()["message"]["code"] == "server-private-table"
            invited = other.http.get(f"{where}/{what}?invite={made['invite']}")
            assert invited.status_code == 200, "an invitation lets one watch"
        play_out([place], seed=5)
    assert read(other.http.get(f"{where}/record").text).seen_by is None
    shown, own = (one.http.get(f"{where}/replay").json() for one in (other, host))
    assert (shown.pop("you"), own.pop("you")) == (0, 1)
    for replay, seat in ((shown, 0), (own, 1)):
        assert {frame.pop("seat") for frame in replay["frames"]} == {seat}
    assert shown == own
    with other.at(made["table"]) as place:
        assert place.closed() == 4403, "the table itself, with its chat, stays private"
    assert other.http.get("/api/tables/nosuchtable1/record").status_code == 404


def test_a_finished_private_game_is_not_listed(somebody: New) -> None:
    host, table = finished(somebody)
    assert table not in host.http.get("/api/records?limit=100").text


def test_finished_public_games_are_listed_and_streamed(somebody: New) -> None:
    host, table = finished(somebody, listed=True)
    rows = host.http.get("/api/records?limit=100").json()["records"]
    row = next(row for row in rows if row["table"] == table)
    assert [seat["player"] for seat in row["seats"]] == [
        {"kind": "person", "id": host.id, "name": host.me["name"]},
        {"kind": "bot", "level": "dutiful"},
    ]
    with host.http.stream("GET", "/api/records.ndjson") as stream:
        lines = [json.loads(line) for line in stream.iter_lines() if line]
    found = next(line for line in lines if line["table"] == table)
    assert read(found["record"]).game.name == "monolyth"
    assert len({line["table"] for line in lines}) == len(lines)


def test_pages_of_records_follow_one_another(somebody: New) -> None:
    tables = [finished(somebody, "ocelot", listed=True)[1] for _ in range(3)]
    http, before, seen = somebody().http, "", list[str]()
    for _ in range(200):
        page = http.get(f"/api/records?limit=1&before={before}").json()
        seen += [row["table"] for row in page["records"]]
        before = page["before"]
        if not before:
            break
    assert len(seen) == len(set(seen))
    assert set(tables) <= set(seen)


@pytest.mark.parametrize("name", ["monolyth-two-levels-by-one-stone", "ocelot-two-sets"])
def test_a_record_is_imported(somebody: New, name: str) -> None:
    host = somebody()
    text = (GAMES / f"{name}.record").read_text()
    made = host.http.post(
        "/api/records", content=text.encode(), headers={"content-type": "text/plain"}
    )
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    exported = read(host.http.get(f"/api/tables/{table}/record").text)
    assert exported.events == read(text).events
    with host.at(table) as place:
        assert place.view["room"]["status"] == "over"
        assert not place.view["room"]["rated"]
    public = host.http.get("/api/records?limit=100").json()["records"]
    assert table not in {row["table"] for row in public}


def test_an_unfinished_record_goes_on(somebody: New) -> None:
    host = somebody()
    made = host.make(players=1)
    with host.at(made["table"]) as place:
        for _ in range(6):
            place.move(place.moves()[0])
        view = place.view["game"]["position"]
    text = host.http.get(f"/api/tables/{made['table']}/record").text.replace("seen-by 1\n", "")
    lines = text.splitlines()
    whole = "\n".join([*lines[:-1], " ".join(lines[-1].split()[:2])]) + "\n"
    answer = host.http.post(
        "/api/records", content=whole.encode(), headers={"content-type": "text/plain"}
    )
    with host.at(answer.json()["table"]) as place:
        assert place.view["room"]["status"] == "playing"
        assert place.view["game"]["position"] == view
        place.move(place.moves()[0])


@pytest.mark.parametrize("text", ["", "hello", "lapidarium-record 1\ngame chess\n", "x" * 262_145])
def test_what_is_no_record_is_refused(somebody: New, text: str) -> None:
    answer = somebody().http.post(
        "/api/records", content=text.encode(), headers={"content-type": "text/plain"}
    )
    assert answer.status_code in (409, 413, 422)
    assert answer.json()["message"]["code"]


def test_an_own_pack_is_uploaded_as_text_and_never_read_from_a_path(somebody: New) -> None:
    host = somebody()
    made = host.make(players=1, pack_text=SCREWS)
    with host.at(made["table"]) as place:
        assert place.view["game"]["pack"] == "monolyth-screws"
        place.move(place.moves()[0])
    text = host.http.get(f"/api/tables/{made['table']}/record").text
    assert "pack-text" in text
    for wanted in (
        {"pack": "/etc/passwd"},
        {"pack": "../../../../etc/hosts"},
        {"pack": "tests/packs/monolyth-screws.toml"},
        {"pack_text": "game = 'monolyth'"},
        {"pack_text": "x" * 65_537},
        {"pack": "ocelot"},
    ):
        answer = host.http.post("/api/tables", json={"game": "monolyth", **wanted})
        assert answer.status_code in (409, 422), wanted


def test_rated_games_move_ratings_of_people_and_bots(somebody: New) -> None:
    host = somebody()
    assert host.make(rated=True, bots={"2": "dutiful"})
    for wanted in ({"players": 1}, {"pack_text": SCREWS}, {"setup": ["card 6"]}):
        answer = host.http.post("/api/tables", json={"game": "monolyth", "rated": True, **wanted})
        assert answer.json()["message"]["code"] == "server-cannot-be-rated"
    made = host.make("ocelot", rated=True, bots={"2": "dutiful"})
    with host.at(made["table"]) as place:
        assert place.ask("ask", about="hint")["message"]["code"] == "table-no-hints"
        play_out([place], seed=1)
    leaders = host.http.get("/api/leaderboard?game=ocelot").json()["leaders"]
    assert {"dutiful", host.id} <= {
        leader["player"].get("level") or leader["player"].get("id") for leader in leaders
    }
    assert [leader["place"] for leader in leaders] == list(range(1, len(leaders) + 1))
    assert leaders == sorted(leaders, key=lambda leader: -leader["rating"])


def test_the_daily_challenge_is_the_same_for_all_and_counts_once(somebody: New) -> None:
    one, other = somebody(), somebody()
    tables = [person.http.post("/api/daily", json={}).json()["table"] for person in (one, other)]
    assert tables[0] != tables[1]
    assert one.http.post("/api/daily", json={}).json()["table"] == tables[0]
    early = one.http.post("/api/daily", json={"again": True})
    assert early.json()["message"]["code"] == "server-first-attempt-first"
    with one.at(tables[0]) as place, other.at(tables[1]) as second:
        assert place.view["room"]["daily"] == one.http.get("/api/daily").json()["day"]
        assert [line["move"] for line in place.log] == [line["move"] for line in second.log]
        move = place.moves()[0]
        place.move(move)
        refused = place.ask("undo", after=place.view["game"]["event"], key="key-00000001")
        assert refused["message"]["code"] == "table-undo-rated"
        play_out([place], seed=8)
        score = place.view["game"]["outcome"]["scores"][0]
        assert place.view["game"]["outcome"]["rank"]["code"].startswith("rank-")
    board = one.http.get("/api/daily").json()
    assert board["mine"]["score"] == score
    assert board["bests"][0]["score"] == score
    mine = next(row for row in board["scores"] if row["person"]["id"] == one.id)
    assert mine["table"] == tables[0]
    assert mine["place"] == 1 + sum(row["score"] > score for row in board["scores"])
    seen = other.http.get("/api/daily").json()
    assert next(r for r in seen["scores"] if r["person"]["id"] == one.id)["table"] is None
    assert other.http.get(f"/api/tables/{tables[0]}/record").status_code == 403
    assert tables[0] not in fetch(f"{one.url}/api/records?limit=100").text
    again = one.http.post("/api/daily", json={"again": True}).json()["table"]
    with one.at(again) as place:
        assert "daily" not in place.view["room"]
        place.ask("resign")
    assert one.http.get("/api/daily").json()["mine"]["score"] == score


def test_a_record_tells_bots_from_people_that_are_called_alike(somebody: New) -> None:
    """Brought here again, shown in a replay, and written once more; finished or not."""
    host = somebody()
    whole = read((GAMES / "ocelot-amethyst-tie.record").read_text("utf-8"))
    for events in (whole.events, whole.events[:60]):
        found = replace(
            whole, events=events, names=("master", "master"), bots=frozenset({1}), known=()
        )
        brought = host.http.post("/api/records", content=write(found))
        assert brought.status_code == 201, brought.text
        where = f"/api/tables/{brought.json()['table']}"
        one, other = host.http.get(f"{where}/replay").json()["frames"][0]["players"]
        assert other == {"kind": "name", "name": "master", "level": "master"}
        if events == whole.events:
            assert one == {"kind": "name", "name": "master"}
        again = read(host.http.get(f"{where}/record").text)
        assert (again.names[1], again.bots) == ("master", frozenset({1}))
