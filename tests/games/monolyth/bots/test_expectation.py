"""How sure the comparison of moves says it is."""

from __future__ import annotations

import math
import statistics
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium import bots
from lapidarium.bots import Budget, Forecast, Look
from lapidarium.bots.points import standing
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from tests.learning.review.test_blunders import planted

if TYPE_CHECKING:
    from lapidarium.games.game import Game

pytestmark = pytest.mark.slow

NEARLY_OVER = (
    "monolyth players=1 phase=turn card=10 first=1 turn=18 crystal=2 left=- sites=W-S4,-,T-I3"
    ",T-L3,W-L4,W-I2,O-L4,K-O4,T-L3,W-L3,T-I3,T-L4,T-I2 lid=B-I2*2,B-I3*2,B-L3*1,B-L4*2,B-O4*"
    "1,B-T4*1,B-S4*1,O-I2*2,O-I3*2,O-L3*2,O-O4*1,O-T4*1,O-S4*1,K-I2*1,K-I3*2,K-L3*3,K-L4*1,K-"
    "T4*1,K-S4*1,T-L3*1,T-L4*1,T-O4*1,T-T4*1,W-I3*2,W-L4*1,W-O4*1,W-T4*2 supply=B*2,O*3,K*3,T"
    "*2,W*2 prophecies=9,10 levels=10,16 structures=8 seat1=BOKT;BBK,TBK,BBK,BO/TTK,TB,OO,BOO"
    "O/TTT,KT,OK,OOWO/KTW,KWW,KK,WWWO;8,6,-,7;6,8;-"
)


def position(players: int) -> tuple[Game[Any, Any], Any, list[Any]]:
    """A view in the middle of a game, and two moves."""
    one = planted("monolyth", players)[0]
    game = referee(load("monolyth"), players)
    state = game.from_position(one["position"])
    moves = [game.check(state, one[name]) for name in ("played", "best")]
    return game, game.view(state, game.to_act(state)), moves


def forecast(players: int, seed: str, simulations: int) -> Forecast:
    game, view, moves = position(players)
    found = bots.expect(game, view, Look(moves, seed, Budget(simulations=simulations)))
    assert found is not None
    return found


@pytest.mark.parametrize(("players", "simulations"), [(1, 2000), (2, 4000)])
def test_other_worlds_differ_by_about_the_standard_error(players: int, simulations: int) -> None:
    found = [forecast(players, f"{number}", simulations) for number in range(6)]
    game, view, _ = position(players)
    seat = game.to_act(view)
    lost = [standing(one.points[1], seat) - standing(one.points[0], seat) for one in found]
    error = statistics.mean(one.error or 0.0 for one in found)
    assert error / 3 < statistics.stdev(lost) < 3 * error


def test_more_worlds_are_surer_and_one_says_little() -> None:
    few, many = forecast(1, "few", 2000), forecast(1, "few", 8000)
    assert many.error is not None
    assert few.error is not None
    assert 0 < many.error < few.error < math.inf
    assert forecast(2, "one", 60).error == 1.0
    assert forecast(2, "none", 1).error == math.inf


def test_near_the_end_what_there_will_be_is_counted() -> None:
    """M-E5, M-1P2: two turns before the end of a game that was played badly, 20 points are won."""
    game = referee(load("monolyth"), 1)
    state = game.from_position(NEARLY_OVER)
    assert game.scores(state) == (20,)
    view, move = game.view(state, 0), game.check(state, "@4 L3/10 d1")
    found = bots.expect(game, view, Look([move], "end", Budget(simulations=2000)))
    assert found is not None
    assert found.points[0][0] == pytest.approx(28, abs=1)
