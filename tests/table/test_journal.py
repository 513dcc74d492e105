"""A table is its journal: rebuilt from what was written, it is the same."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from lapidarium.refusals import Refused
from lapidarium.table import Clock, Table, Terms, from_json, seat_commands, to_json
from lapidarium.table import entries as journal
from lapidarium.table.entries import Imported, Made
from lapidarium.table.requests import Mute, Sit
from tests.table.conftest import PEOPLE, Seated, set_table, the_game

SAME = (
    *("status", "number", "touched", "to_act", "since", "invite", "undo_asked", "names"),
    *("next_table", "muted", "keys", "events", "decisions", "state", "seats"),
)


def rebuilt(seated: Seated) -> Table:
    """The table from its journal as text."""
    made, *entries = from_json(to_json([seated.table.made, *seated.journal]))
    assert isinstance(made, Made)
    return Table.start("t", made, seated.table.game).after(*entries)


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
            seat_commands.mute(
                seated.table,
                "ada",
                Mute(id=0, person=person, muted=choose.random() < 0.5),
                seated.context,
            )
        ),
        "invite": lambda: seated.happen(
            seat_commands.invite(seated.table, "ada", str(choose.random()), seated.now)
        ),
        "rematch": lambda: seated.happen(seated.rematch(person)),
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
    """What to_json writes, from_json reads, for each kind with all its fields."""
    seen = set()
    for seed in range(40):
        choose = random.Random(1000 + seed)
        seated = set_table(players=choose.choice([2, 3]), clock=Clock("live", 1, 1))
        for _ in range(80):
            anything(seated, choose)
        for entry in (seated.table.made, *seated.journal):
            assert from_json(to_json([entry])) == [entry]
            seen.add(entry.kind)
    waiting = set_table(players=3, people=("ada",))
    marked = seat_commands.sit(waiting.table, "ada", Sit(id=0, program=True), waiting.context)
    for entry in (*marked, *waiting.sit("ben"), *waiting.leave("ben")):
        assert from_json(to_json([entry])) == [entry]
        seen.add(entry.kind)
    assert seen >= {entry.kind for entry, _ in WRITTEN_BEFORE} - {"imported", "followed"}


TERMS = Terms(
    game="monolyth",
    players=2,
    pack="monolyth",
    digest="d1",
    setup=("card 6",),
    clock=Clock("live", 10, 5),
    on_timeout="loss",
    listed=True,
    match=True,
    format=2,
)
MADE = Made(
    at=5,
    terms=TERMS,
    host="ada",
    seed="s",
    people={0: "ada"},
    bots={1: "master"},
    invite="key",
    game_number=2,
    points_before=(3, 4),
    wins_before=(1, 0),
    gave_up_before=(1,),
    previous="before",
)
WRITTEN_BEFORE = [
    (
        MADE,
        '{"kind":"made","at":5,"terms":{"game":"monolyth","players":2,"pack":"monolyth",'
        '"digest":"d1","setup":["card 6"],"clock":{"kind":"live","minutes":10,"increment":5,'
        '"days":0},"on_timeout":"loss","listed":true,"rated":false,"match":true,"daily":"",'
        '"format":2},'
        '"host":"ada","seed":"s","people":{"0":"ada"},"bots":{"1":"master"},"invite":"key",'
        '"game_number":2,"points_before":[3,4],"wins_before":[1,0],"gave_up_before":[1],'
        '"previous":"before"}',
    ),
    (
        journal.Sat(at=6, seat=1, person="ben"),
        '{"kind":"sat","at":6,"seat":1,"person":"ben"}',
    ),
    (journal.Marked(at=6, seat=1), '{"kind":"marked","at":6,"seat":1}'),
    (journal.GotUp(at=7, seat=1), '{"kind":"got-up","at":7,"seat":1}'),
    (
        journal.Began(at=8, drawn=("card 6", "first 2")),
        '{"kind":"began","at":8,"drawn":["card 6","first 2"]}',
    ),
    (
        journal.Played(
            at=9, seat=1, move="@5 discard", drawn=("fill 5 B-I3",), key="1/key-1", by_bot=True
        ),
        '{"kind":"played","at":9,"seat":1,"move":"@5 discard","drawn":["fill 5 B-I3"],'
        '"key":"1/key-1","by_bot":true}',
    ),
    (
        journal.Handed(at=10, seat=0, level="steadfast"),
        '{"kind":"handed","at":10,"seat":0,"level":"steadfast"}',
    ),
    (journal.CameBack(at=11, seat=0), '{"kind":"came-back","at":11,"seat":0}'),
    (journal.Resigned(at=12, seat=0), '{"kind":"resigned","at":12,"seat":0,"level":""}'),
    (
        journal.RanOut(at=13, seat=1, level="steadfast", is_lost=True),
        '{"kind":"ran-out","at":13,"seat":1,"level":"steadfast","is_lost":true}',
    ),
    (journal.UndoAsked(at=14, seat=0), '{"kind":"undo-asked","at":14,"seat":0}'),
    (
        journal.UndoAnswered(at=15, seat=1, yes=True),
        '{"kind":"undo-answered","at":15,"seat":1,"yes":true}',
    ),
    (
        journal.TakenBack(at=16, seat=0, events=12, key="0/key-2"),
        '{"kind":"taken-back","at":16,"seat":0,"events":12,"key":"0/key-2"}',
    ),
    (journal.Invited(at=17, invite=""), '{"kind":"invited","at":17,"invite":""}'),
    (
        journal.Muted(at=18, person="ben", muted=True),
        '{"kind":"muted","at":18,"person":"ben","muted":true}',
    ),
    (journal.RematchWanted(at=19, seat=0), '{"kind":"rematch-wanted","at":19,"seat":0}'),
    (journal.Followed(at=20, table="next"), '{"kind":"followed","at":20,"table":"next"}'),
    (
        Imported(at=21, events=("card 6",), names=("Aiko", "")),
        '{"kind":"imported","at":21,"events":["card 6"],"names":["Aiko",""]}',
    ),
]


NEW_FIELDS = (
    ('"rated":false,"match"', '"rated":false,"practice":false,"match"'),
    ('"kind":"undo-asked","at":14,"seat":0', '"kind":"undo-asked","at":14,"seat":0,"key":""'),
    ('"by_bot":true}', '"by_bot":true,"note":null,"thought":null}'),
    ('"bots":{"1":"master"},"invite"', '"bots":{"1":"master"},"programs":[],"invite"'),
    ('"seat":1,"person":"ben"}', '"seat":1,"person":"ben","program":false}'),
    ('"names":["Aiko",""]}', '"names":["Aiko",""],"bots":[]}'),
)


@pytest.mark.parametrize(("entry", "page"), WRITTEN_BEFORE, ids=lambda part: str(part)[:20])
def test_what_was_written_before_is_read_and_written_alike(entry: Any, page: str) -> None:
    """Journals in use hold these texts; but for new fields, not one byte has changed."""
    assert from_json(f"[{page}]") == [entry]
    for before, now in NEW_FIELDS:
        page = page.replace(before, now)
    assert to_json([entry]).decode() == f"[{page}]"


def test_a_journal_from_before_there_was_a_second_format() -> None:
    """Its table says nothing of the format: its game is in the first."""
    _, page = WRITTEN_BEFORE[0]
    (made,) = from_json("[" + page.replace(',"format":2', "") + "]")
    assert isinstance(made, Made)
    assert made == replace(MADE, terms=replace(TERMS, format=1))


def test_there_is_a_page_written_before_for_every_kind_of_entry() -> None:
    kinds = {kind for kind in vars(journal).values() if is_entry(kind)}
    assert {type(entry) for entry, _ in WRITTEN_BEFORE} == kinds


def is_entry(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, journal.Entry) and kind != journal.Entry


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
