"""Nobody gets help with a copy of today's deal, by whichever way it comes in."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.record import read
from lapidarium.server.tables.daily import resembles_deal, seed_of
from tests.server.people import Person, play_out
from tests.server.test_corners import without_seen_by

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.record import Record

    New = Callable[[], Person]

CLOSED = "server-not-todays-deal"
SECRET, DAY = b"a secret", "2026-03-01"


def begun_today(host: Person, moves: int = 6) -> str:
    """A running attempt with some decisions in it."""
    table = str(host.http.post("/api/daily", json={}).json()["table"])
    with host.at(table) as place:
        play_out([place], seed=3, most=moves)
        assert place.view["room"]["status"] == "playing"
    return table


def record_of(host: Person, table: str) -> str:
    return without_seen_by(host.http.get(f"/api/tables/{table}/record").text)


def copied(host: Person, table: str) -> str:
    """The attempt, imported at a table of its own."""
    made = host.http.post("/api/records", content=record_of(host, table))
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def by_events(record: Record, last: int) -> dict[str, Any]:
    events = [record.game.text(event) for event in record.events[:last]]
    return {"position": record.game.name, "players": 1, "events": events}


def by_position(record: Record, last: int) -> dict[str, Any]:
    return {"position": record.game.position(tuple(record.states())[last]), "players": 1}


@pytest.mark.parametrize("given", [by_events, by_position])
def test_todays_deal_is_not_studied_by_its_events_or_its_position(
    somebody: New, given: Callable[[Record, int], dict[str, Any]]
) -> None:
    """At its beginning and later, by who plays it and by somebody else."""
    host, other = somebody(), somebody()
    record = read(record_of(host, begun_today(host)))
    decisions = [n for n, state in enumerate(record.states()) if record.game.to_act(state) >= 0]
    for person, last in ((host, decisions[-1]), (other, decisions[0])):
        body = given(record, last)
        for way, more in (("", {}), ("/ask", {"about": "hint"}), ("/lines", {"depth": 1})):
            answer = person.http.post(f"/api/study{way}", json=body | more)
            assert answer.status_code == 409, (way, answer.text)
            assert answer.json()["message"]["code"] == CLOSED


def test_another_solo_deal_can_be_studied(somebody: New) -> None:
    host = somebody()
    table = host.make(players=1)["table"]
    record = read(record_of(host, table))
    for body in (by_events(record, len(record.events)), by_position(record, len(record.events))):
        assert host.http.post("/api/study", json=body).json()["shown"]


def played(seed: str, course: int) -> tuple[Any, list[Any]]:
    """A solo game of this deal, played at random: the referee, and its states at decisions."""
    game, dealer, rng = referee(load("monolyth"), 1), Dealer(seed), random.Random(course)
    state, found = game.start(), []
    while (turn := game.to_act(state)) != OVER:
        if turn == CHANCE:
            state = game.after(state, dealer.draw(game.chance(state)))
        else:
            found.append(state)
            state = game.after(state, rng.choice(game.legal(state)))
    return game, found


@pytest.mark.parametrize("course", range(5))
def test_a_deal_is_recognised_in_every_turn_that_draws_once_more(course: int) -> None:
    """By any one position; after the last draw there is hardly anything left to decide."""
    game, states = played(seed_of(SECRET, DAY), course)
    turns = {game.turns(state) for state in states}
    assert len(turns) == 20
    for state in states:
        if game.turns(state) < max(turns):
            assert resembles_deal(game, [state], SECRET, DAY)
            assert not resembles_deal(game, [state], SECRET, "2026-03-02")


@pytest.mark.parametrize("course", range(20))
def test_other_deals_are_not_taken_for_todays(course: int) -> None:
    game, states = played(f"another deal {course}", course)
    assert not any(resembles_deal(game, [state], SECRET, DAY) for state in states)


def test_a_deal_is_recognised_though_a_few_pieces_were_changed() -> None:
    """What changes little about the best move does not hide where it comes from."""
    game, states = played(seed_of(SECRET, DAY), 1)
    early, late = states[0], states[-4]
    sites = (*early.sites[:8], *early.sites[12:8:-1])
    assert resembles_deal(game, [early._replace(sites=sites, lid=(0,) * 40)], SECRET, DAY)
    lid = list(late.lid)
    lid[lid.index(2)] -= 1
    assert resembles_deal(game, [late._replace(lid=tuple(lid))], SECRET, DAY)


def test_a_copy_of_todays_attempt_is_not_reviewed(somebody: New) -> None:
    """Given up at the copy, while the attempt goes on; nor is the attempt itself that day."""
    host = somebody()
    table = begun_today(host)
    copy = copied(host, table)
    for name in (copy, table):
        with host.at(name) as place:
            assert place.ask("resign")["type"] == "done"
        answer = host.http.post(f"/api/tables/{name}/review", json={})
        assert answer.status_code == 409, answer.text
        assert answer.json()["message"]["code"] == CLOSED


def test_no_bot_plays_a_copy_of_todays_deal(somebody: New) -> None:
    """Neither on from an imported attempt nor from the setup, fixed by hand."""
    host = somebody()
    table = begun_today(host)
    with host.at(copied(host, table)) as place:
        refusal = place.ask("hand", level="master")
        assert refusal["message"]["code"] == "table-daily-alone"
    record = read(record_of(host, table))
    setup = [record.game.text(event) for event in record.events[:15]]
    wanted: dict[str, Any] = {"game": "monolyth", "players": 1, "setup": setup, "seat": 0}
    answer = host.http.post("/api/tables", json=wanted | {"bots": {"1": "master"}})
    assert answer.status_code == 409, answer.text
    assert answer.json()["message"]["code"] == CLOSED
    with host.at(host.make(**wanted)["table"]) as place:
        refusal = place.ask("hand", level="master", seat=1)
        assert refusal["message"]["code"] == "table-daily-alone"
