"""Where moves lead: followed in worlds that fit what a seat knows, to the end of the turn.

For games that cannot say by themselves what to expect after a move (`GameType.expectation`), and
for decisions in the middle of a turn. Two moves meet the same worlds and the same draws. Points
that draws brought at once are replaced by their mean.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from lapidarium import bots
from lapidarium.bots import Choice, Forecast
from lapidarium.bots.points import mean, minus
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.registry import game_type
from lapidarium.learning.questions import Choose, Expect, FuturePosition, LookAhead, ask
from lapidarium.learning.review.depth import reviewer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.bots import Budget, Look
    from lapidarium.bots.points import Points
    from lapidarium.dealing import Draw
    from lapidarium.games.game import Chance, Game
    from lapidarium.learning.questions import Dialogue
    from lapidarium.learning.review.depth import Depth

IN_TURN: Final = 0.2
"""For what is left to decide in a turn, of the time for a reply."""


def choose(game: Game[Any, Any], view: str, seed: str, budget: Budget) -> Dialogue[Choice]:
    """The strongest bot's choice."""
    answer = yield from ask(Choose(reviewer(game.name), view, seed, budget))
    others = tuple((game.parse(move), lost) for move, lost in answer.others)
    return Choice(game.parse(answer.move), answer.expected, others)


def expect(game: Game[Any, Any], view: str, look: Look) -> Dialogue[Forecast | None]:
    """What each seat can expect after each of some moves; None where the game cannot say."""
    moves = tuple(map(game.text, look.moves))
    answer = yield from ask(Expect(view, moves, look.seed, look.budget, look.is_brief))
    return None if answer.points is None else Forecast(answer.points, answer.error)


def followed(
    game: Game[Any, Any], view: str, moves: Sequence[Any], seed: str, depth: Depth
) -> Dialogue[list[Points]]:
    """What each seat can expect after each of some moves, each followed to the next turn."""
    texts = tuple(map(game.text, moves))
    answer = yield from ask(LookAhead(view, texts, seed, depth.reply, depth.worlds))
    budget = time_per_position(depth, answer.positions)
    result = []
    for positions in answer.positions:
        expected = []
        for position in positions:
            if position.seat == OVER:
                expected.append(position.scores)
            else:
                choice = yield from choose(game, position.view, f"{seed}/reply", budget)
                expected.append(choice.expected)
        result.append(expected_points(positions, expected))
    return result


def future_positions(
    game: Game[Any, Any], view: Any, move: Any, question: LookAhead
) -> list[FuturePosition]:
    """Where a move leads in each of some worlds that fit a view; equal positions are merged.

    Worlds and draws depend on the seed alone: so two moves meet the same ones.
    """
    outcomes: dict[str, list[tuple[Any, Points]]] = {}
    for n in range(question.worlds):
        world = game.world(view, random.Random(f"{question.seed}/{n}"))
        spread = Spread(question.seed, n, question.worlds)
        state, luck = _next_turn(game, world, move, spread, question.budget)
        seat = game.to_act(state)
        key = str(game.scores(state)) if seat == OVER else game.view_text(game.view(state, seat))
        outcomes.setdefault(key, []).append((state, luck))
    return [_future_position(game, key, merged) for key, merged in outcomes.items()]


def _future_position(
    game: Game[Any, Any], key: str, outcomes: list[tuple[Any, Points]]
) -> FuturePosition:
    state, _ = outcomes[0]
    seat = game.to_act(state)
    scores = tuple(map(float, game.scores(state)))
    luck = mean([luck for _, luck in outcomes])
    return FuturePosition(seat, "" if seat == OVER else key, len(outcomes), scores, luck)


@dataclass(frozen=True, slots=True)
class Spread:
    """Draws in one of several worlds, so that all of them together draw as evenly as they can."""

    seed: str
    world: int
    worlds: int

    def draw(self, chance: Chance[Any]) -> Any:
        """One of the outcomes; each world has a part of all that may come for itself."""
        random_numbers = random.Random(f"{self.seed}/{chance.source}/{chance.nth}")
        order = random_numbers.sample(range(self.worlds), self.worlds)
        whole = sum(weight for _, weight in chance.outcomes)
        at = (order[self.world] + random_numbers.random()) * whole / self.worlds
        for event, weight in chance.outcomes:
            at -= weight
            if at < 0:
                return event
        return chance.outcomes[-1][0]


def _next_turn(
    game: Game[Any, Any], world: Any, move: Any, spread: Spread, reply: Budget
) -> tuple[Any, Points]:
    """The state when the turn is over, and the luck with what was drawn.

    What is left to decide in the turn, the bot decides: what it expects in the middle of a turn
    depends on draws that have yet to come.
    """
    seat, turns = game.to_act(world), game.turns(world)
    state, luck = next_decision(game, game.after(world, move), spread.draw)
    while game.to_act(state) == seat and game.turns(state) == turns:
        seen, level = game.view(state, seat), reviewer(game.name)
        choice = bots.choose(game, seen, level, spread.seed, reply.times(IN_TURN))
        state, more = next_decision(game, game.after(state, choice.move), spread.draw)
        luck = tuple(a + b for a, b in zip(luck, more, strict=True))
    return state, luck


def next_decision(game: Game[Any, Any], state: Any, draw: Draw) -> tuple[Any, Points]:
    """Draw and make forced moves until there is something to decide, or the game is over.

    And how lucky each seat was with what was drawn: the points it brought at once, less the mean
    of all that could have been drawn.
    """
    luck = [0.0] * game.players
    while (seat := game.to_act(state)) != OVER:
        if seat == CHANCE:
            chance = game.chance(state)
            before, state = state, game.after(state, draw(chance))
            for n, points in enumerate(luck_of(game, before, chance, state)):
                luck[n] += points
        elif len(legal := game.legal(state)) == 1:
            state = game.after(state, legal[0])
        else:
            break
    return state, tuple(luck)


def luck_of(game: Game[Any, Any], before: Any, chance: Chance[Any], after: Any) -> Points:
    """The points that a draw brought at once, less the mean of all that could have been drawn."""
    prospects = partial(game_type(game.name).prospects, game)
    outcomes = chance.outcomes
    whole = sum(weight for _, weight in outcomes)
    usual = [0.0] * game.players
    for event, weight in outcomes:
        for n, points in enumerate(prospects(game.after(before, event))):
            usual[n] += points * weight / whole
    return minus(prospects(after), usual)


def time_per_position(depth: Depth, positions: Sequence[Sequence[FuturePosition]]) -> Budget:
    """How long to think about each position: the time for all, in equal parts.

    Where a move leads to the same place in every world, there is the time of all worlds for it.
    """
    count = sum(position.seat != OVER for group in positions for position in group)
    return depth.reply.times(depth.worlds * len(positions) / max(1, count))


def expected_points(positions: Sequence[FuturePosition], expected: Sequence[Points]) -> Points:
    """What each seat can expect after a move, from what is expected where it leads."""
    worlds = sum(position.worlds for position in positions)
    return tuple(
        sum(
            position.worlds * ((points or position.scores)[seat] - position.luck[seat])
            for position, points in zip(positions, expected, strict=True)
        )
        / worlds
        for seat in range(len(positions[0].luck))
    )
