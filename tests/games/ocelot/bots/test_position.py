"""The search's turns are the core's: the same tokens, gems and amethysts after every one."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from lapidarium.games.ocelot.bots.compiled_module import MODULE
from lapidarium.games.ocelot.bots.kernels.final_value import expected
from lapidarium.games.ocelot.bots.kernels.layout import NOWHERE, WORKSPACE
from lapidarium.games.ocelot.bots.kernels.position import advance
from lapidarium.games.ocelot.compiled.compiled_game import CompiledOcelot, compiled_form
from lapidarium.games.ocelot.compiled.layout import COLLECT, NONE, OVER
from tests.games.ocelot.bots.playing import FOREIGN, cave

pytestmark = pytest.mark.slow

ALIKE = ("seen", "once", "twice", "thrice", "taken", "lying", "hands", "seat")


def seen(one: CompiledOcelot, record: Any, seat: int) -> tuple[Any, Any]:
    scratch = np.zeros(1, WORKSPACE)
    MODULE.call("look", one.tables, record, seat, scratch)
    return scratch["ground"], scratch["positions"][0]


def collected(one: CompiledOcelot, record: Any, seed: str) -> Any:
    """Everything taken, and what it earns drawn."""
    record = one.deal(record, seed)
    while record[0]["step"] == COLLECT:
        record = one.deal(one.after(record, one.legal(record)[0][:1]), seed)
    return record


def compare(one: CompiledOcelot, record: Any, position: Any) -> None:
    core, own = record[0], position[0]
    for name in ALIKE:
        assert np.array_equal(core[name], own[name]), name
    for seat in range(2):
        square = int(core["companions"][seat])
        assert own["square"][seat] == (NOWHERE if square == NONE else square)
        for bag in range(3):
            held = int(core["amethysts"][seat]) & int(one.tables[0]["bags"][bag])
            assert own["drawn"][seat, bag] == held.bit_count()
        values = one.tables[0]["values"].astype(int)
        assert own["points"][seat] == (core["collected"][seat].astype(int) * values).sum()


def test_turns_agree_with_the_core() -> None:
    for name in ("ocelot", *FOREIGN):
        one, choose = compiled_form(cave(name)), random.Random(name)
        for seed in range(3):
            record = one.set_up(1, f"{name}/{seed}")
            ground, position = seen(one, record, 0)
            while record[0]["step"] != OVER:
                move = int(choose.choice(one.legal(record)[0]))
                advance(one.tables[0], ground[0], position[0], np.int64(move))
                record = one.after(record, [move])
                record = collected(one, record, f"{seed}/{record[0]['taken']}")
                assert record[0]["step"] == position[0]["step"]
                compare(one, record, position)


def test_expected_points_are_the_mean_over_all_worlds() -> None:
    """O-E2, O-E3, O-G8: of many worlds that fit what a seat knows, the mean score."""
    game = cave()
    one = compiled_form(game)
    record = one.play_out(one.set_up(1, "worlds"), "worlds")
    ground, position = seen(one, record, 0)
    found = [expected(ground[0], position[0], seat) for seat in range(2)]
    assert found[0] == one.scores(record)[0][0]
    draw, total, tries = random.Random(1), 0.0, 3000
    tables, hidden = one.tables[0], record.copy()
    for _ in range(tries):
        held = 0
        for bag in tables["bags"].tolist():
            unseen = [
                n for n in range(64) if bag >> n & 1 and not int(record[0]["amethysts"][0]) >> n & 1
            ]
            count = (bag & int(record[0]["amethysts"][1])).bit_count()
            held |= sum(1 << n for n in draw.sample(unseen, count))
        hidden[0]["amethysts"][1] = held
        total += _score(one, hidden)
    assert abs(total / tries - found[1]) < 0.6


def _score(one: CompiledOcelot, record: Any) -> int:
    points, places = np.zeros((1, 2), np.int32), np.zeros((1, 2), np.int32)
    one.module.call("score", one.tables, record, 0, 1, points, places)
    return int(points[0, 1])
