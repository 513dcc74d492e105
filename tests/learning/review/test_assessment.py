"""What a decision lost: found, and as large as it is."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium import bots
from lapidarium.arena.game_loop import DealtGame
from lapidarium.bots import Budget, Choice
from lapidarium.bots.points import standing
from lapidarium.dealing import Dealer
from lapidarium.games.game import OVER
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.learning.review import Depth, assess_here
from lapidarium.learning.review.assessment import decided
from lapidarium.learning.review.grades import grade

if TYPE_CHECKING:
    from lapidarium.games.game import Game

pytestmark = pytest.mark.slow

QUICK = Depth(Budget(simulations=1500), Budget(simulations=150), 8)
"""As much as the usual depth thinks."""
DEEP = Depth(Budget(simulations=15_000), Budget(simulations=1500), 16)
REASONS = Path(__file__).parents[2] / "games"


def last_decisions(name: str, players: int, seed: int) -> list[tuple[Game[Any, Any], Any]]:
    """The positions of a game in which every move ends the game, as far as nothing is drawn."""
    game = referee(load(name), players)
    played = DealtGame(game, Dealer(seed))
    found = []
    draw = random.Random(seed)
    while (seat := played.to_act) >= 0:
        moves = game.legal(played.state)
        if len(moves) > 1 and all(is_last(game, played.state, move) for move in moves):
            found.append((game, played.state))
        view = game.view(played.state, seat)
        level = "steadfast" if draw.random() < 0.8 else "random"
        played.advance(bots.choose(game, view, level, draw.random().hex()).move)
    return found


def is_last(game: Game[Any, Any], state: Any, move: Any) -> bool:
    return game.to_act(ended(game, state, move)) == OVER


def ended(game: Game[Any, Any], state: Any, move: Any) -> Any:
    """After a move, what is drawn, and moves that are forced."""
    state, _ = Dealer("end").deal(game, game.after(state, move))
    while game.to_act(state) != OVER and len(game.legal(state)) == 1:
        state, _ = Dealer("end").deal(game, game.after(state, game.legal(state)[0]))
    return state


@pytest.mark.parametrize(("name", "players"), [("monolyth", 1), ("monolyth", 2), ("ocelot", 2)])
def test_a_blunder_of_the_last_turn_is_as_large_as_counting_says(name: str, players: int) -> None:
    """Every move is played to the end: what the worst loses against the best is known exactly."""
    checked = 0
    for seed in range(12):
        for game, state in last_decisions(name, players, seed):
            seat = game.to_act(state)
            ends = {m: game.scores(ended(game, state, m)) for m in game.legal(state)}
            worth = {move: standing(scores, seat) for move, scores in ends.items()}
            best, worst = max(worth.values()), min(worth, key=lambda move: worth[move])
            if best - worth[worst] < 3 or checked == 4:
                continue
            checked += 1
            found = assess_here(game, state, worst, 1, QUICK)
            assert found["lost"] == pytest.approx(best - worth[worst], abs=1)
            assert found["grade"] in ("mistake", "blunder")
            assert found["better"] != found["move"]
    assert checked


def test_planted_blunders_near_the_end_are_as_large_as_a_deep_search_says() -> None:
    """In the cave with at most six tools left: twenty times the thinking agrees within a point."""
    positions = tomllib.loads((REASONS / "ocelot" / "reasons.toml").read_text("utf-8"))["position"]
    game = referee(load("ocelot"), 2)
    checked = 0
    for one in positions:
        state = game.from_position(one["position"])
        if sum(map(sum, state.hands)) > 6:
            continue
        played = game.check(state, one["played"])
        deep = assess_here(game, state, played, 1, DEEP)
        if deep["lost"] < 3:
            continue
        checked += 1
        quick = assess_here(game, state, played, 1, QUICK)
        assert quick["lost"] == pytest.approx(deep["lost"], abs=1), one["theme"]
        assert quick["grade"] in ("mistake", "blunder")
    assert checked >= 4


def test_luck_with_draws_hardly_changes_what_a_move_is_worth() -> None:
    """A geode is drawn for: other worlds and draws give nearly the same points."""
    positions = tomllib.loads((REASONS / "ocelot" / "reasons.toml").read_text("utf-8"))["position"]
    one = next(one for one in positions if one["theme"] == "geode")
    game = referee(load("ocelot"), 2)
    state = game.from_position(one["position"])
    played = game.check(state, one["played"])
    lost = [assess_here(game, state, played, number, QUICK)["lost"] for number in (1, 2, 3, 4)]
    assert max(lost) - min(lost) < 2


def test_a_forced_move_is_no_mistake() -> None:
    assert grade(9.0, is_forced=True, is_best=False) == "forced"
    for seed in range(10):
        game = referee(load("monolyth"), 1)
        played = DealtGame(game, Dealer(seed))
        while played.to_act >= 0:
            moves = game.legal(played.state)
            if len(moves) == 1:
                found = assess_here(game, played.state, moves[0], 1, QUICK)
                assert (found["is_forced"], found["grade"], found["lost"]) == (True, "forced", 0.0)
                return
            view = game.view(played.state, played.to_act)
            played.advance(bots.choose(game, view, "steadfast", seed).move)
    pytest.fail("no forced move in ten games")


def test_a_loss_is_called_what_people_read() -> None:
    """2.46 points are shown as 2.5, from which on a move is a mistake; 0.94 as 0.9."""
    game = referee(load("monolyth"), 1)
    state = DealtGame(game, Dealer(1)).state
    played, other = game.legal(state)[:2]
    grades = [
        decided(game, state, 1, Choice(other), {played: (20.0,), other: (20.0 + lost,)})["grade"]
        for lost in (2.46, 2.44, 0.96, 0.94)
    ]
    assert grades == ["mistake", "inaccuracy", "inaccuracy", "good"]


def test_a_review_asks_only_what_the_seat_knew() -> None:
    """Two states that look the same to the seat get the same review."""
    game = referee(load("ocelot"), 2)
    played = DealtGame(game, Dealer(5))
    while sum(map(len, played.state.amethysts)) < 6 or played.to_act < 0:
        view = game.view(played.state, played.to_act)
        played.advance(bots.choose(game, view, "steadfast", "knows").move)
    state, seat = played.state, played.to_act
    other = game.world(game.view(state, seat), random.Random(3))
    assert game.view(state, seat) == game.view(other, seat)
    assert other != state
    move = game.legal(state)[0]
    assert assess_here(game, state, move, 1, QUICK) == assess_here(game, other, move, 1, QUICK)
