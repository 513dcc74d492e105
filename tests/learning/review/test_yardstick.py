"""What each seat could expect through a game: moved by what was lost and drawn, by hardly more."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.bots import Choice
from lapidarium.bots.points import minus, plus
from lapidarium.games.registry import game_type
from lapidarium.learning.review import draws
from lapidarium.learning.review.assessment import decided, decisions_of
from lapidarium.learning.review.draws import between
from lapidarium.learning.review.summary import summed_up
from tests.learning.review.test_summary import random_game

if TYPE_CHECKING:
    from lapidarium.bots import Points
    from lapidarium.learning.review import Decision
    from lapidarium.record import Record

LOST = 3.0


def blurred(record: Record, blur: float) -> list[Decision]:
    """Decisions that lose three points now and then, and are unsure of what there will be.

    The truth is made backwards from the final score. A seat takes what others have hidden for
    what it is on average.
    """
    game, draw = record.game, random.Random(1)
    places = list(decisions_of(record))
    lost = [LOST * (draw.random() < 0.2) * (game.to_act(s) == 0) for _, s, _ in places]
    stubs = [
        decided(game, state, event, Choice(played), {played: (0.0,) * game.players})
        for event, state, played in places
    ]
    then = tuple(map(float, game.scores(record.last())))
    found: list[Decision] = []
    for place, points, drawn in reversed(
        list(zip(places, lost, between(record, stubs), strict=True))
    ):
        after = minus(then, drawn.luck or (0.0,) * game.players)
        then = (after[0] + points, *after[1:])
        found.append(_seen(record, place, (then, after), draw.gauss(0, blur)))
    return found[::-1]


def _seen(record: Record, place: Any, points: tuple[Points, Points], error: float) -> Decision:
    (event, state, played), (before, after) = place, points
    game = record.game
    view = game.view(state, game.to_act(state))
    prospects = game_type(game.name).prospects
    worlds = [prospects(game, game.world(view, random.Random(n))) for n in range(100)]
    usual = [sum(own) / len(own) for own in zip(*worlds, strict=True)]
    wrong = minus(plus(usual, (error,) * game.players), prospects(game, state))
    made = decided(game, state, event, Choice(played), {played: plus(after, wrong)})
    return {**made, "before": list(plus(before, wrong)), "lost": before[0] - after[0]}


def unexplained(record: Record, decisions: list[Decision]) -> list[float]:
    """Changes of what a seat could expect from decision to decision, by neither loss nor luck."""
    found: list[float] = []
    for (one, then), drawn in zip(pairwise(decisions), between(record, decisions), strict=False):
        luck = drawn.luck or (0.0,) * record.game.players
        found += map(abs, minus(minus(then["before"], one["after"]), luck))
    return found


def test_nothing_happens_between_decisions_but_luck() -> None:
    """O-G8: hidden amethysts make the seats say different things; the yardstick knows them."""
    record = random_game("ocelot", 2)
    raw = blurred(record, 0.0)
    assert max(unexplained(record, raw)) > 2
    found = summed_up(record, raw)["decisions"]
    assert max(unexplained(record, found)) < 0.5


def test_estimates_that_differ_by_chance_are_drawn_together() -> None:
    record = random_game("ocelot", 2)
    raw = blurred(record, 4.0)
    before, after = (unexplained(record, one) for one in (raw, summed_up(record, raw)["decisions"]))
    assert sum(after) < sum(before) / 6
    assert max(after) < max(before) / 3


def test_what_was_lost_stays() -> None:
    record = random_game("ocelot", 2)
    raw = blurred(record, 4.0)
    assert sum(one["lost"] for one in raw) > 3 * LOST
    for one, then in zip(raw, summed_up(record, raw)["decisions"], strict=True):
        assert then["lost"] == one["lost"]
        assert minus(then["before"], then["after"]) == pytest.approx((one["lost"], 0.0), abs=0.02)


def test_the_graph_ends_at_the_score() -> None:
    record = random_game("ocelot", 2)
    found = summed_up(record, blurred(record, 0.0))["decisions"]
    scores = record.game.scores(record.last())
    assert found[-1]["after"] == pytest.approx(scores, abs=0.5)


@pytest.mark.parametrize("players", [1, 2])
def test_where_only_an_estimate_tells_what_a_draw_was_worth_none_is_changed(players: int) -> None:
    """M-T5: each stone that is drawn changes what can be expected; errors must not become luck."""
    record = random_game("monolyth", players)
    decisions = [
        decided(record.game, state, event, Choice(played), {played: (float(number),) * players})
        for number, (event, state, played) in enumerate(decisions_of(record))
    ]
    assert summed_up(record, decisions)["decisions"] == decisions


def test_a_draw_that_can_bring_only_one_thing_is_no_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """O-G6: the last amethyst of a bag counts at once, and could be no other."""
    record = random_game("ocelot", 2)
    decisions = blurred(record, 0.0)
    drawn = [one for one in between(record, decisions) if one.is_drawn]
    asked = iter(range(len(record.events)))
    monkeypatch.setattr(draws, "_brings_points", lambda *_: next(asked) > 0)
    found = [one for one in between(record, decisions) if one.is_drawn]
    assert found[0].luck == (0.0, 0.0)
    assert found[1:] == drawn[1:]
