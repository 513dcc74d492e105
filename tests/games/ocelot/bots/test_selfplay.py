"""Games to learn from: every turn is searched for, and some are played otherwise on purpose."""

from __future__ import annotations

from typing import Any

import numpy as np

from lapidarium.games.ocelot.bots import weights
from lapidarium.games.ocelot.bots.kernels import layout
from lapidarium.games.ocelot.bots.kernels.position import advance
from lapidarium.games.ocelot.bots.kernels.self_play import best_after_reply, play_game, think
from lapidarium.games.ocelot.bots.kernels.tree import list_moves
from lapidarium.games.ocelot.bots.kernels.value import outlook
from lapidarium.games.ocelot.bots.search_context import SHELF, twin_of
from lapidarium.games.ocelot.bots.search_parameters import LESSON, MASTER, REPLY
from lapidarium.games.ocelot.compiled.layout import MOST, MOVE
from lapidarium.games.ocelot.compiled.move_numbers import event_of
from lapidarium.games.ocelot.rules.state import Step
from tests.games.ocelot.bots.playing import cave, positions, states

SIMULATIONS = 12


class Mind:
    """Room for a search in the compiled parts, as `play_game` takes it."""

    def __init__(self) -> None:
        nodes = SIMULATIONS + 1
        self.masks = np.zeros(layout.ROOM, np.uint64)
        self.floats = np.zeros(layout.FLOATS, np.float32)
        self.net = weights.weights()[0]
        tree = (
            np.zeros(nodes, layout.NODE),
            np.zeros(nodes * MOST, layout.EDGE),
            np.zeros(2, np.int64),
            self.masks,
            np.zeros(MOST, np.int16),
            np.zeros(MOST),
            self.net,
            self.floats,
        )
        self.mind = tree, np.zeros((layout.DEEPEST, 3), np.int64), np.zeros((MOST, 2))
        numbers, values = np.zeros((2, MOST), np.int16), np.zeros((3, MOST))
        self.lists = numbers[0], values[0], numbers[1], values[1], values[2]
        self.work = np.zeros(layout.PRACTISED, layout.POSITION)

    def thought(self, one: Any, ground: Any, count: int, manner: Any = LESSON) -> Any:
        given = one.tables[0], ground[0], manner[0]
        return think(*given, self.work, self.mind, count, np.uint64(1))


def test_one_simulation_makes_the_best_move_at_once() -> None:
    """And what is thought is the value after it; more simulations look further."""
    own, looked, differ = Mind(), 0, 0
    for one, ground, whole in positions("ocelot"):
        own.work[0] = whole[0]
        move, first, second, _ = own.thought(one, ground, 1)
        given = one.tables[0], ground[0]
        count = list_moves(*given, LESSON[0], whole[0], own.masks, *own.lists[:2])
        seat, at_once = int(whole[0]["seat"]), {}
        for each in own.lists[0][:count].tolist():
            whole[1] = whole[0]
            advance(*given, whole[1], np.int64(each))
            at_once[each], _ = outlook(*given, own.net, whole, seat, own.masks, own.floats)
        assert np.isclose(at_once[move], max(at_once.values()))
        assert np.isclose(at_once[move], second - first if seat else first - second, atol=1e-3)
        looked += 1
        differ += move != own.thought(one, ground, SIMULATIONS)[0]
    assert 0 < differ < looked


def test_master_is_cautious_of_its_own_landings() -> None:
    """It makes the same move at once, but expects no more of it where its companion may go on."""
    own, less = Mind(), 0
    for one, ground, whole in positions("ocelot"):
        own.work[0] = whole[0]
        move, *points, _ = own.thought(one, ground, 1)
        same, *cautious, _ = own.thought(one, ground, 1, MASTER)
        assert same == move
        sign = -1 if whole[0]["seat"] else 1
        lost = sign * (points[0] - points[1] - cautious[0] + cautious[1])
        whole[1] = whole[0]
        advance(one.tables[0], ground[0], whole[1], move)
        assert lost > -1e-3 if whole[1]["step"] == MOVE else abs(lost) < 1e-3
        less += lost > 0.1
    assert less > 0


def test_greed_with_a_reply_is_what_the_player_of_that_name_does() -> None:
    """Tools, the companion and its landings: a move that the player thinks as good as its own."""
    game, own, met = cave(), Mind(), set()
    one, ground = twin_of(game), np.zeros(1, layout.GROUND)
    for state, choice in states(game, ("reply", "reply"), "greed"):
        if state.step is Step.COLLECT:
            continue
        met.add(state.step)
        record = one.record(state)
        SHELF.call("look", one.tables, record, game.to_act(state), ground, own.work)
        given = one.tables[0], ground[0], REPLY[0], own.work, own.masks
        move, _ = best_after_reply(*given, own.lists, np.uint64(5))
        equals = {choice.move, *(other for other, lost in choice.others if lost < 0.02)}
        assert event_of(game, record[0], int(move)) in equals or len(equals) > 3
    assert met == {Step.PLACE, Step.MOVE}


def test_every_turn_is_noted_with_what_was_thought_of_it() -> None:
    """Some moves are made on purpose that are not the best, by greed or astray; never all."""
    one, own = twin_of(cave()), Mind()
    ground, manners = np.zeros(1, layout.GROUND), np.concatenate([LESSON, REPLY])
    others = []
    for stream in range(12):
        rows = np.zeros((layout.LONGEST, layout.INPUTS), np.float32)
        facts = np.zeros((layout.LONGEST, layout.FACTS))
        SHELF.call("look", one.tables, one.set_up(1, f"noted/{stream}"), 0, ground, own.work)
        given = one.tables[0], ground[0], manners, own.work, own.mind, own.lists, rows, facts
        count, _ = play_game(*given, SIMULATIONS, np.uint64(stream))
        assert count == 33  # O-E1: 16 turns each, and the end
        assert (np.diff(facts[:32, 2]) != 0).all()  # O-S5
        assert rows[:32].any(1).all()
        ends, thought = facts[32, :2], facts[:32, 4:6]
        assert (thought >= facts[:32, :2] - 3).all()
        assert facts[31, 3] or (np.abs(thought[31] - ends) < 3).all()
        others.append(facts[:32, 3].sum())
    assert min(others) < 6 < max(others) < 32
