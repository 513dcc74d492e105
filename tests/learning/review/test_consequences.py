"""Why much was lost, where what a move does at once does not say it: by what follows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from lapidarium.bots import Budget
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, referee
from lapidarium.learning.coach import Coach, Reason
from lapidarium.learning.questions import Explain, ReasonsAnswer, ReasonText
from lapidarium.learning.review import consequences
from lapidarium.learning.review.answers import answer
from lapidarium.learning.review.assessment import is_unexplained, reason_texts
from lapidarium.learning.review.consequences import GOOD_PART, explained, explains
from lapidarium.messages import Message
from tests.learning.review.test_blunders import GAMES, planted

if TYPE_CHECKING:
    from lapidarium.games.game import Game

pytestmark = pytest.mark.slow

SHARE = 0.9


def of(name: str, players: int, one: dict[str, Any]) -> tuple[Game[Any, Any], Any, tuple[Any, Any]]:
    """A planted blunder: the game, what the seat knows, and the two moves."""
    game = referee(load(name), players)
    state = game.from_position(one["position"])
    moves = game.check(state, one["played"]), game.check(state, one["best"])
    return game, game.view(state, game.to_act(state)), moves


def unexplained() -> list[tuple[str, int, dict[str, Any]]]:
    """The planted blunders whose reason at once is worth less than a third of what was lost."""
    found = []
    for name, players in GAMES:
        for one in planted(name, players):
            game, view, moves = of(name, players, one)
            coach = game_type(name).coach(game)
            assert coach is not None
            if not explains((r.points for r in coach.reasons(view, *moves)), one["lost"]):
                found.append((name, players, one))
    return found


def test_nearly_every_planted_blunder_has_a_reason_that_carries_it() -> None:
    count = sum(len(planted(*game)) for game in GAMES)
    missing = 0
    hard = unexplained()
    for name, players, one in hard:
        game, view, moves = of(name, players, one)
        found = explained(game, view, moves, one["lost"], None)
        missing += not explains((reason.points for reason in found), one["lost"])
        assert all(
            reason.points <= one["lost"] for reason in found if "later" in reason.message.code
        )
    print(f"{count - len(hard)} of {count} at once, {count - missing} by what follows")
    assert len(hard) > 0.1 * count, "otherwise nothing has to be followed"
    assert count - missing >= SHARE * count


def test_what_follows_has_to_show_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part that is better says nothing if the others are worse by as much."""
    name, players, one = unexplained()[0]
    game, view, moves = of(name, players, one)
    parts = [Reason("wall", 9.0, Message("a")), Reason("level", -8.5, Message("b"))]

    def later(*_: Any) -> list[Reason]:
        return parts

    monkeypatch.setattr(consequences, "WORLDS", 1)
    monkeypatch.setattr(consequences, "LEAST_WORLDS", 1)
    kind = game_type(name).coach(game)
    assert kind is not None
    monkeypatch.setattr(type(kind), "later", later)
    assert explained(game, view, moves, 3.0, None) == list(kind.reasons(view, *moves))
    parts[1] = Reason("level", -7.5, Message("b"))  # what is left is half of the loss
    parts.append(Reason("structure", 0.5, Message("c")))
    assert explained(game, view, moves, 3.0, None)[0] == Reason("wall", 3.0, Message("a"))
    assert parts[2] not in explained(game, view, moves, 3.0, None), (
        "too little for “about one point”"
    )


@pytest.mark.parametrize(
    ("lost", "points", "expected"),
    [(2.4, 0.1, False), (3.0, 3.0 * GOOD_PART, False), (3.0, 0.9, True)],
)
def test_only_large_losses_without_a_weighty_reason_are_followed(
    lost: float, points: float, expected: bool
) -> None:
    reason = ReasonText(theme="wall", points=points, message=Message("a").to_wire())
    decision: Any = {"lost": lost, "reasons": [reason]}
    assert is_unexplained(decision) is expected


@pytest.mark.parametrize(("seconds", "worlds"), [(None, [8]), (0.9, [5]), (0.7, [4]), (0.5, [])])
def test_no_world_is_begun_after_the_time(
    seconds: float | None, worlds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With too few worlds only what was found at once is said."""
    name, players, one = unexplained()[0]
    game, view, moves = of(name, players, one)
    coach = game_type(name).coach(game)
    assert coach is not None
    clock, compared = [0.0], []

    def path(*_: Any) -> list[Any]:
        clock[0] += 0.1
        return []

    def later(_coach: Any, played: Any, better: Any, _most: float) -> list[Reason]:
        assert len(played) == len(better)
        compared.append(len(played))
        return [Reason("wall", 3.0, Message("a"))]

    monkeypatch.setattr(consequences, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(consequences, "_path", path)
    monkeypatch.setattr(type(coach), "later", later)
    found = explained(game, view, moves, 3.0, seconds)
    assert compared == worlds
    assert (found == list(coach.reasons(view, *moves))) is (not worlds)


def test_a_worker_says_the_same() -> None:
    name, players, one = unexplained()[0]
    game, view, moves = of(name, players, one)
    question = Explain(
        view=game.view_text(view),
        moves=(game.text(moves[0]), game.text(moves[1])),
        lost=one["lost"],
        budget=Budget(),
    )
    found = explained(game, view, moves, one["lost"], None)
    assert answer(game, question) == ReasonsAnswer(reason_texts(found))
    at_once = explained(game, view, moves, one["lost"], 0.0)
    assert at_once != found
    hurried = replace(question, budget=Budget(seconds=0.0))
    assert answer(game, hurried) == ReasonsAnswer(reason_texts(at_once))


def test_a_game_need_not_look_ahead() -> None:
    assert Coach.later(None, [], [], 1.0) == []  # type: ignore[arg-type]
