"""Perft: how many ways there are to go on, counted by the referee and by the oracle."""

from __future__ import annotations

import tomllib

import pytest

from lapidarium import record
from lapidarium.arena.simulation import perft
from lapidarium.games.monolyth.rules import Monolyth
from tests.games.monolyth.tables import SCREWS, SHIPPED, TESTS, monolyth
from tests.oracle import positions
from tests.oracle.monolyth import Monolyth as Oracle
from tests.perft.entries import Entry, entries

PACKS = {"monolyth": SHIPPED, "monolyth-screws": SCREWS}
ORACLE = 2500
"""Larger counts would take the oracle too long."""


def game_of(entry: Entry) -> Monolyth:
    players = int(entry.position.split()[1].removeprefix("players="))
    return monolyth(players, PACKS[entry.pack])


ENTRIES = entries("monolyth")


def is_small(entry: Entry, depth: int) -> bool:
    return max(count for level, count in entry.counts.items() if level <= depth) <= ORACLE


CASES = [(entry, depth) for entry in ENTRIES for depth in entry.counts]
COUNTS = [pytest.param(entry, depth, id=f"{entry.name}-{depth}") for entry, depth in CASES]
SMALL = [
    pytest.param(entry, depth, id=f"{entry.name}-{depth}")
    for entry, depth in CASES
    if is_small(entry, depth)
]


@pytest.mark.parametrize(("entry", "depth"), COUNTS)
def test_counted_by_the_referee(entry: Entry, depth: int) -> None:
    state = game_of(entry).from_position(entry.position)
    assert perft(game_of(entry), state, depth) == entry.counts[depth]


@pytest.mark.parametrize(("entry", "depth"), SMALL)
def test_counted_by_the_oracle(entry: Entry, depth: int) -> None:
    oracle = positions.oracle_at(tomllib.loads(PACKS[entry.pack]), entry.position)
    assert positions.perft(oracle, depth) == entry.counts[depth]


@pytest.mark.parametrize(
    "entry", [pytest.param(entry, id=entry.name) for entry in ENTRIES if entry.replay]
)
def test_a_golden_game_leads_there(entry: Entry) -> None:
    """Both replay it: the referee to the same position, the oracle to the same count."""
    name, number = entry.replay.split()
    told = record.read((TESTS / "golden" / f"{name}.record").read_text("utf-8"))
    oracle = Oracle(tomllib.loads(PACKS[entry.pack]), told.game.players)
    state = told.game.start()
    for event in told.events[: int(number)]:
        oracle.apply(told.game.text(event))
        state = told.game.after(state, event)
    assert told.game.position(state) == entry.position
    assert len(oracle.legal()) == entry.counts[1]
