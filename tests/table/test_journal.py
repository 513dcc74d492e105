"""A table is its journal: rebuilt from what was written, it is the same."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from lapidarium.table import Clock, Refused, Table, as_plain, from_plain, seat_commands
from lapidarium.table.entries import KINDS, Imported, Made
from tests.table.conftest import PEOPLE, Seated, set_table, the_game

SAME = (
    *("status", "number", "touched", "to_act", "since", "invite", "undo_asked", "names"),
    *("next_table", "muted", "keys", "events", "decisions", "state", "seats"),
)


def rebuilt(seated: Seated) -> Table:
    """The table from its journal as text."""
    written = json.dumps([as_plain(entry) for entry in (seated.table.made, *seated.journal)])
    made, *entries = (from_plain(plain) for plain in json.loads(written))
    assert isinstance(made, Made)
    table = Table("t", made, seated.table.game)
    for entry in entries:
        table.apply(entry)
    return table


def assert_same(one: Table, other: Table) -> None:
    for name in SAME:
        assert getattr(one, name) == getattr(other, name), name
    assert str(one.ending) == str(other.ending)


def anything(seated: Seated, choose: random.Random) -> None:
    """Somebody tries something; what is refused changes nothing."""
    person = choose.choice(PEOPLE)
    seated.now += choose.randrange(30_000)
    acts: dict[str, Any] = {
        "step": seated.step,
        "undo": lambda: seated.undo(person, key=f"key-{choose.random()}"),
        "yes": lambda: seated.answer(person, choose.random() < 0.7),
        "leave": lambda: seated.leave(person),
        "back": lambda: seated.back(person),
        "hand": lambda: seated.hand(person),
        "resign": lambda: seated.resign(person),
        "tick": seated.tick,
        "mute": lambda: seated.happen(
            seat_commands.mute(seated.table, "ada", person, choose.random() < 0.5, seated.now)
        ),
        "invite": lambda: seated.happen(
            seat_commands.invite(seated.table, "ada", str(choose.random()), seated.now)
        ),
        "rematch": lambda: seated.happen(seat_commands.rematch(seated.table, person, seated.now)),
        "follow": lambda: seated.happen(seat_commands.follow(seated.table, "next", seated.now)),
    }
    weights = [60, 8, 8, 2, 6, 2, 0.3, 3, 1, 1, 2, 0.1]
    if seated.table.status != "playing":
        weights[0] = 0
    (name,) = choose.choices(list(acts), weights)
    before = seated.table.number
    try:
        acts[name]()
    except Refused:
        assert seated.table.number == before


@pytest.mark.parametrize("seed", range(60))
def test_whatever_people_do_the_journal_rebuilds_the_table(seed: int) -> None:
    choose = random.Random(seed)
    game, players = choose.choice(
        [("monolyth", 1), ("monolyth", 2), ("monolyth", 3), ("ocelot", 2)]
    )
    clock = choose.choice([Clock(), Clock("live", 10, 5), Clock("days", days=1)])
    loss = choose.choice(["bot", "loss"])
    seated = set_table(game, players, clock=clock, on_timeout=loss)
    for _ in range(150):
        anything(seated, choose)
    assert_same(rebuilt(seated), seated.table)


def test_every_kind_of_entry_reads_back() -> None:
    """What as_plain writes, from_plain reads, for each kind with all its fields."""
    seen = set()
    for seed in range(40):
        choose = random.Random(1000 + seed)
        seated = set_table(players=choose.choice([2, 3]), clock=Clock("live", 1, 1))
        for _ in range(80):
            anything(seated, choose)
        for entry in (seated.table.made, *seated.journal):
            plain = json.loads(json.dumps(as_plain(entry)))
            assert from_plain(plain) == entry
            seen.add(entry.kind)
    waiting = set_table(players=3, people=("ada",))
    for entry in (*waiting.sit("ben"), *waiting.leave("ben")):
        assert from_plain(json.loads(json.dumps(as_plain(entry)))) == entry
        seen.add(entry.kind)
    assert seen >= set(KINDS) - {"imported", "followed"}


def test_an_imported_game_that_is_over_is_looked_at() -> None:
    played = set_table()
    played.play_out()
    texts = tuple(played.table.game.text(event) for event in played.table.events)
    seated = set_table(people=(), begun=False)
    seated.happen([Imported(at=5, events=texts, names=("Aiko", "Bo"))])
    assert seated.table.status == "over"
    assert seated.table.ending is not None
    assert played.table.ending is not None
    assert seated.table.ending.scores == played.table.ending.scores
    assert_same(rebuilt(seated), seated.table)


def test_an_imported_game_that_is_not_over_goes_on_when_everybody_sits() -> None:
    played = set_table()
    for _ in range(9):
        played.step()
    texts = tuple(played.table.game.text(event) for event in played.table.events)
    seated = set_table(people=("ada",), begun=False)
    seated.happen([Imported(at=5, events=texts)])
    assert seated.table.status == "waiting"
    seated.sit("ben")
    assert seated.table.state == played.table.state
    assert seated.table.to_act == played.table.to_act
    seated.play_out()
    assert seated.table.status == "over"
    assert_same(rebuilt(seated), seated.table)


def test_referees_are_shared() -> None:
    assert the_game("monolyth", 2) is set_table().table.game
