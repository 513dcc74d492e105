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
from lapidarium.bots.points import mean, minus
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.registry import game_type
from lapidarium.learning.review.depth import Depth, reviewer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.bots import Budget
    from lapidarium.bots.points import Points
    from lapidarium.dealing import Draw
    from lapidarium.games.game import Chance, Game

IN_TURN: Final = 0.2
"""For what is left to decide in a turn, of the time for a reply."""


def followed(
    game: Game[Any, Any], view: Any, moves: Sequence[Any], seed: str, depth: Depth
) -> list[Points]:
    """What each seat can expect after each of some moves."""
    ahead = [foreseen(game, view, move, seed, depth) for move in moves]
    budget = shared(depth, ahead)
    return [worth_of(each, [_expected(game, one, seed, budget) for one in each]) for each in ahead]


@dataclass(frozen=True, slots=True)
class Ahead:
    """Where a move leads: the next turn, or the end of the game."""

    seat: int
    """Who decides there, or OVER."""
    view: str
    """What that seat knows there, as text; nothing at the end."""
    times: int
    """In so many of the worlds it leads there."""
    scores: Points
    """As they stand there."""
    luck: Points
    """By how much the draws before it were better for each seat than draws are on average."""


def foreseen(game: Game[Any, Any], view: Any, move: Any, seed: str, depth: Depth) -> list[Ahead]:
    """Where a move leads in each of some worlds that fit a view; the same places are put together.

    Worlds and draws depend on the seed alone: so two moves meet the same ones.
    """
    found: dict[str, list[tuple[Any, Points]]] = {}
    for n in range(depth.worlds):
        world = game.world(view, random.Random(f"{seed}/{n}"))
        spread = Spread(seed, n, depth.worlds)
        state, luck = _next_turn(game, world, move, spread, depth)
        seat = game.to_act(state)
        key = str(game.scores(state)) if seat == OVER else game.view_text(game.view(state, seat))
        found.setdefault(key, []).append((state, luck))
    return [_ahead(game, key, places) for key, places in found.items()]


def _ahead(game: Game[Any, Any], key: str, places: list[tuple[Any, Points]]) -> Ahead:
    state, _ = places[0]
    seat = game.to_act(state)
    scores = tuple(map(float, game.scores(state)))
    luck = mean([luck for _, luck in places])
    return Ahead(seat, "" if seat == OVER else key, len(places), scores, luck)


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
    game: Game[Any, Any], world: Any, move: Any, spread: Spread, depth: Depth
) -> tuple[Any, Points]:
    """The state when the turn is over, and the luck with what was drawn.

    What is left to decide in the turn, the bot decides: what it expects in the middle of a turn
    depends on draws that have yet to come.
    """
    seat, turns = game.to_act(world), game.turns(world)
    state, luck = next_decision(game, game.after(world, move), spread.draw)
    while game.to_act(state) == seat and game.turns(state) == turns:
        seen, level = game.view(state, seat), reviewer(game.name)
        choice = bots.choose(game, seen, level, spread.seed, depth.reply.times(IN_TURN))
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


def shared(depth: Depth, ahead: Sequence[Sequence[Ahead]]) -> Budget:
    """How long to think about each place: the time for all, in equal parts.

    Where a move leads to the same place in every world, there is the time of all worlds for it.
    """
    places = sum(one.seat != OVER for each in ahead for one in each)
    return depth.reply.times(depth.worlds * len(ahead) / max(1, places))


def worth_of(ahead: Sequence[Ahead], expected: Sequence[Points]) -> Points:
    """What each seat can expect after a move, from what is expected at the places it leads to."""
    worlds = sum(one.times for one in ahead)
    players = range(len(ahead[0].luck))
    return tuple(
        sum(
            one.times * ((points or one.scores)[seat] - one.luck[seat])
            for one, points in zip(ahead, expected, strict=True)
        )
        / worlds
        for seat in players
    )


def _expected(game: Game[Any, Any], ahead: Ahead, seed: str, budget: Budget) -> Points:
    if ahead.seat == OVER:
        return ahead.scores
    view = game.parse_view(ahead.view)
    return bots.choose(game, view, reviewer(game.name), f"{seed}/reply", budget).expected
