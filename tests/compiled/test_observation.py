"""Observations: what a seat knows, as features."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from lapidarium.compiled import Batch, CoreError
from tests.compiled.compiled_games import GAMES, compiled_of

pytestmark = pytest.mark.slow


def _moments(pack: str, players: int, steps: int) -> tuple[Any, Any]:
    table, draw = compiled_of(pack, players), np.random.default_rng(2)
    batch = Batch(table, 10, seed="observing")
    for _ in range(steps):
        batch.step(batch.nth((draw.random(10) * batch.counts).astype(np.int64)))
    return table, batch.states


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_every_part_is_somewhere(pack: str, players: int) -> None:
    """Parts lie one after another and fill an observation."""
    table, states = _moments(pack, players, 20)
    seen = table.observe(states, 0)
    assert seen.shape == (10, table.features.size)
    parts = [seen[:, table.features.slice(name)] for name in table.features.parts]
    assert (np.concatenate(parts, axis=1) == seen).all()
    for nobody in (players, -1, 300):
        with pytest.raises(CoreError, match="there are seats"):
            table.observe(states, nobody)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_count_from_the_one_that_looks(players: int) -> None:
    """M-T7: everything is open, and looks alike from every chair."""
    table, states = _moments("monolyth", players, 30)
    for name in ("cells", "walls", "slots", "sides", "scores", "active"):
        part = table.features.slice(name)
        first, second = (table.observe(states, seat)[:, part] for seat in (0, 1))
        rows = first.reshape(10, 4, -1), second.reshape(10, 4, -1)
        assert (rows[0][:, 1:players] == rows[1][:, : players - 1]).all()
        assert (rows[0][:, 0] == rows[1][:, players - 1]).all()
        assert not rows[0][:, players:].any()


def test_monolyth_as_the_referee_sees_it() -> None:
    """M-E3, M-E5: walls, what is possible, and points are those of the score sheet."""
    table, states = _moments("monolyth", 2, 40)
    seen = table.observe(states, 1)
    for record, row in zip(states, seen, strict=True):
        state = table.state(record)
        sheet: Any = table.game.sheets(state)[1]
        walls = row[table.features.slice("walls")].tolist()[:4]
        possible = row[table.features.slice("possible")].tolist()[:4]
        assert walls == [wall.cubes for wall in sheet.walls]
        assert possible == [wall.possible for wall in sheet.walls]
        assert row[table.features.slice("scores")].tolist()[0] == sheet.total
        assert row[table.features.slice("lid")].tolist() == list(state.lid)


def test_ocelot_as_the_referee_shows_it() -> None:
    """O-G8: points, amethysts and what is unseen are those of the view."""
    table, states = _moments("ocelot", 2, 60)
    for seat in (0, 1):
        seen = table.observe(states, seat)
        for record, row in zip(states, seen, strict=True):
            view: Any = table.game.view(table.state(record), seat)
            points = row[table.features.slice("points")].tolist()
            assert points == [view.scores[seat], view.scores[1 - seat]]
            hands = row[table.features.slice("hands")].reshape(2, 3).tolist()
            assert hands == [list(view.hands[seat]), list(view.hands[1 - seat])]
            unseen = row[table.features.slice("unseen")].sum()
            assert unseen == sum(map(len, view.unseen))


def test_what_the_other_drew_is_not_seen() -> None:
    """O-G8: a state in which the other has other amethysts of the same bags looks the same."""
    table, states = _moments("ocelot", 2, 60)
    bags = table.game.box.bag_of
    compared = 0
    for record in states:
        state = table.state(record)
        own, drawn = state.amethysts
        others = {bags[n]: n for n in range(len(bags)) if n not in own + drawn}
        changed = [others.pop(bags[n], n) for n in drawn]
        swapped = table.record(replace(state, amethysts=(own, tuple(sorted(changed)))))
        assert (table.observe(swapped, 0) == table.observe(record[None], 0)).all()
        compared += sorted(changed) != list(drawn)
    assert compared
