"""Perft of Sir Ocelot's Cave, counted by the referee and by the oracle."""

from __future__ import annotations

import tomllib

import pytest

from lapidarium import record
from lapidarium.arena.simulation import perft
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.packs import load
from tests.games.monolyth.tables import TESTS
from tests.oracle.ocelot import Ocelot as Oracle
from tests.perft.entries import Entry, entries

COUNTS = [
    pytest.param(entry, depth, id=f"{entry.name}-{depth}")
    for entry in entries("ocelot")
    for depth in entry.counts
]
SMALL = [case for case in COUNTS if case.values[0].counts[case.values[1]] <= 2500]  # type: ignore[union-attr]


def replayed(entry: Entry) -> tuple[Ocelot, list[str]]:
    """The referee, and the events that lead to the position."""
    name, number = entry.replay.split()
    told = record.read((TESTS / "golden" / f"{name}.record").read_text("utf-8"))
    assert isinstance(told.game, Ocelot)
    return told.game, [told.game.text(event) for event in told.events[: int(number)]]


def oracle_perft(oracle: Oracle, depth: int) -> int:
    if depth == 0:
        return 1
    is_drawn = oracle.to_act() == "chance"
    if depth == 1 and not is_drawn:
        return len(oracle.legal())
    count = 0
    for text in oracle.chances() if is_drawn else oracle.legal():
        after = oracle.copy()
        after.apply(text)
        count += oracle_perft(after, depth if is_drawn else depth - 1)
    return count


@pytest.mark.parametrize(("entry", "depth"), COUNTS)
def test_counted_by_the_referee(entry: Entry, depth: int) -> None:
    game, events = replayed(entry)
    state = game.start()
    for text in events:
        state = game.after(state, game.parse(text))
    assert game.position(state) == entry.position
    assert perft(game, game.from_position(entry.position), depth) == entry.counts[depth]


@pytest.mark.parametrize(("entry", "depth"), SMALL)
def test_counted_by_the_oracle(entry: Entry, depth: int) -> None:
    oracle = Oracle(tomllib.loads(load("ocelot").text))
    for text in replayed(entry)[1]:
        oracle.apply(text)
    assert oracle_perft(oracle, depth) == entry.counts[depth]
