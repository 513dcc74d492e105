"""Self-play: every turn is searched for, and some are played otherwise on purpose."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lapidarium.games.ocelot.bots import network_weights
from lapidarium.games.ocelot.bots.compiled_module import MODULE
from lapidarium.games.ocelot.bots.kernels import layout
from lapidarium.games.ocelot.bots.kernels.position import advance
from lapidarium.games.ocelot.bots.kernels.self_play import best_after_reply, play_game, search
from lapidarium.games.ocelot.bots.kernels.tree import list_moves
from lapidarium.games.ocelot.bots.kernels.value import outlook
from lapidarium.games.ocelot.bots.search_context import Workspace
from lapidarium.games.ocelot.bots.search_parameters import MASTER, REPLY, SELF_PLAY
from lapidarium.games.ocelot.compiled.compiled_game import compiled_form
from lapidarium.games.ocelot.compiled.layout import MOST, MOVE
from lapidarium.games.ocelot.compiled.move_numbers import event_of
from lapidarium.games.ocelot.rules.state import Step
from tests.games.ocelot.bots.playing import cave, positions, states

pytestmark = pytest.mark.slow

SIMULATIONS = 12


class Searcher:
    """Calls the search in the compiled parts, as `play_game` does."""

    def __init__(self) -> None:
        own = Workspace(SIMULATIONS + 1, (SIMULATIONS + 1) * MOST)
        self.scratch, self.tree = own.scratch, (own.nodes, own.edges)
        self.net = network_weights.shipped_record()[0]
        self.work, self.masks = own["positions"], own["masks"]
        self.floats, self.moves, self.values = own["floats"], own["moves"], own["values"]

    def look(self, one: Any, record: Any, seat: int) -> None:
        MODULE.call("look", one.tables, record, seat, self.scratch)

    def begin(self, ground: Any, position: Any) -> None:
        self.scratch["ground"][0], self.work[0] = ground[0], position

    def search(self, one: Any, count: int, parameters: Any = SELF_PLAY) -> Any:
        given = one.tables[0], parameters[0], self.net, *self.tree, self.scratch[0]
        return search(*given, count, np.uint64(1))


def test_one_simulation_makes_the_best_move_at_once() -> None:
    """And what is thought is the value after it; more simulations look further."""
    own, looked, differ = Searcher(), 0, 0
    for one, ground, whole in positions("ocelot"):
        own.begin(ground, whole[0])
        move, first, second, _ = own.search(one, 1)
        given = one.tables[0], ground[0]
        count = list_moves(*given, SELF_PLAY[0], whole[0], own.masks, own.moves[1], own.values[1])
        seat, at_once = int(whole[0]["seat"]), {}
        for each in own.moves[1, :count].tolist():
            whole[1] = whole[0]
            advance(*given, whole[1], np.int64(each))
            at_once[each], _ = outlook(*given, own.net, whole, seat, own.masks, own.floats)
        assert np.isclose(at_once[move], max(at_once.values()))
        assert np.isclose(at_once[move], second - first if seat else first - second, atol=1e-3)
        looked += 1
        differ += move != own.search(one, SIMULATIONS)[0]
    assert 0 < differ < looked


def test_master_is_cautious_of_its_own_landings() -> None:
    """It makes the same move at once, but expects no more of it where its companion may go on."""
    own, less = Searcher(), 0
    for one, ground, whole in positions("ocelot"):
        own.begin(ground, whole[0])
        move, *points, _ = own.search(one, 1)
        same, *cautious, _ = own.search(one, 1, MASTER)
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
    game, own, met = cave(), Searcher(), set()
    one = compiled_form(game)
    for state, choice in states(game, ("reply", "reply"), "greed"):
        if state.step is Step.COLLECT:
            continue
        met.add(state.step)
        record = one.record(state)
        own.look(one, record, game.to_act(state))
        move, _ = best_after_reply(one.tables[0], REPLY[0], own.scratch[0], np.uint64(5))
        equals = {choice.move, *(other for other, lost in choice.others if lost < 0.02)}
        assert event_of(game, record[0], int(move)) in equals or len(equals) > 3
    assert met == {Step.PLACE, Step.MOVE}


def test_every_turn_is_noted_with_what_was_thought_of_it() -> None:
    """Some moves are made on purpose that are not the best, by greed or astray; never all."""
    one, own = compiled_form(cave()), Searcher()
    parameters = np.concatenate([SELF_PLAY, REPLY])
    others = []
    for stream in range(12):
        rows = np.zeros((layout.LONGEST, layout.INPUTS), np.float32)
        facts = np.zeros((layout.LONGEST, layout.FACTS))
        own.look(one, one.set_up(1, f"noted/{stream}"), 0)
        given = one.tables[0], parameters, own.net, *own.tree, own.scratch[0], rows, facts
        count, _ = play_game(*given, SIMULATIONS, np.uint64(stream))
        assert count == 33  # O-E1: 16 turns each, and the end
        assert (np.diff(facts[:32, 2]) != 0).all()  # O-S5
        assert rows[:32].any(1).all()
        ends, thought = facts[32, :2], facts[:32, 4:6]
        assert (thought >= facts[:32, :2] - 3).all()
        assert facts[31, 3] or (np.abs(thought[31] - ends) < 3).all()
        others.append(facts[:32, 3].sum())
    assert min(others) < 6 < max(others) < 32
