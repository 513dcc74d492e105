"""One decision of a finished game: what was played, what would have been better, by how much.

The bot knows what the seat knew. The moves are then followed in the same few worlds that fit this
knowledge, with the same draws, to the next decision; there a bot says what it expects of each seat.
Points that draws brought at once are replaced by their mean. Each of these steps can be done by
itself, so that others have a turn in between.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import TypedDict

from lapidarium import bots
from lapidarium.bots import Budget
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.registry import game_type
from lapidarium.messages import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lapidarium.bots import Choice
    from lapidarium.dealing import Draw
    from lapidarium.games.game import Chance, Game
    from lapidarium.record import Record

Points = tuple[float, ...]
"""What each seat is expected to end with."""

GRADES: Final = ((5.0, "blunder"), (2.5, "mistake"), (1.0, "inaccuracy"), (0.0, "good"))
"""Points lost from which a move is called so."""


USUAL_SEARCH: Final = Budget(seconds=0.4)
USUAL_REPLY: Final = Budget(seconds=0.05)
IN_TURN: Final = 0.2
"""For what is left to decide in a turn, of the time for a reply."""


class ReasonText(TypedDict):
    """Why the better move is better, in one respect."""

    theme: str
    points: float
    message: Words


class Decision(TypedDict):
    """A decision, as it is stored and sent; points are expected final points by seat."""

    event: int
    """The number of its event in the game, from 1."""
    seat: int
    """From 1."""
    turn: int
    move: str
    message: Words
    is_forced: bool
    better: str
    better_message: Words
    before: list[float]
    """With the better move."""
    after: list[float]
    """With the move that was played."""
    lost: float
    """Points that the move lost against the better one: of the margin, alone of the score."""
    margin: float
    """What the next best move would have lost, if the best was played."""
    grade: str
    reasons: list[ReasonText]


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a review thinks about each decision."""

    search: Budget = USUAL_SEARCH
    """To find the better move."""
    reply: Budget = USUAL_REPLY
    """To say what to expect after a move."""
    worlds: int = 8

    @classmethod
    def times(cls, factor: float) -> Depth:
        """The usual depth with so many times the time."""
        assert USUAL_SEARCH.seconds
        assert USUAL_REPLY.seconds
        return cls(
            Budget(seconds=USUAL_SEARCH.seconds * factor),
            Budget(seconds=USUAL_REPLY.seconds * factor),
        )


def decisions_of(record: Record) -> Iterator[tuple[int, Any, Any]]:
    """The number of each decision's event, the state before it, and what was played."""
    for number, (state, event) in enumerate(record.with_states(), 1):
        if record.game.to_act(state) >= 0:
            yield number, state, event


def assess(
    game: Game[Any, Any], state: Any, played: Any, number: int, depth: Depth | None = None
) -> Decision:
    """What the decision at this event was worth."""
    depth = depth or Depth()
    view = game.view(state, game.to_act(state))
    choice = bots.Choice(played)
    if not is_forced(game, state):
        level, seed = reviewer(game.name), f"review/{number}"
        choice = bots.choose(game, view, level, seed, depth.search)
    moves = compared(played, choice)
    ahead = [foreseen(game, view, move, number, depth) for move in moves]
    budget = shared(depth, ahead)
    worth = {
        move: worth_of(each, [_expected(game, one, number, budget) for one in each])
        for move, each in zip(moves, ahead, strict=True)
    }
    return decided(game, state, number, choice, worth)


def is_forced(game: Game[Any, Any], state: Any) -> bool:
    """Is there only one thing to do?"""
    return len(game.legal(state)) == 1


def compared(played: Any, choice: Choice) -> list[Any]:
    """The moves that are followed: the one that was played, and the bot's."""
    return list(dict.fromkeys([played, choice.move]))


def decided(
    game: Game[Any, Any], state: Any, number: int, choice: Choice, worth: dict[Any, Points]
) -> Decision:
    """The decision in words: what the bot would have done, and what the moves are worth.

    The first of these is the one that was played.
    """
    played = next(iter(worth))
    seat = game.to_act(state)
    forced = is_forced(game, state)
    better = max(worth, key=lambda move: (standing(worth[move], seat), move == played))
    after, before = worth[played], worth[better]
    lost = standing(before, seat) - standing(after, seat)
    view = game.view(state, seat)
    return Decision(
        event=number,
        seat=seat + 1,
        turn=game.turns(state) + 1,
        move=game.text(played),
        message=game.describe(state, played).to_wire(),
        is_forced=forced,
        better=game.text(better),
        better_message=game.describe(state, better).to_wire(),
        before=_rounded(before),
        after=_rounded(after),
        lost=round(lost, 2),
        margin=round(choice.others[0][1], 2) if choice.move == played and choice.others else 0.0,
        grade=grade(lost, is_forced=forced, is_best=better == played),
        reasons=_reasons(game, view, played, better) if lost >= GRADES[-2][0] else [],
    )


def reviewer(game: str) -> str:
    """The bot that reviews: the strongest level."""
    kind = game_type(game)
    return kind.levels[-1].name if kind.levels else kind.fallback_level


def standing(points: Sequence[float], seat: int) -> float:
    """How a seat stands: points ahead of the best other seat; alone, its points."""
    others = [own for at, own in enumerate(points) if at != seat]
    return points[seat] - max(others, default=0.0)


def grade(lost: float, *, is_forced: bool, is_best: bool) -> str:
    """What a move is called: forced moves are never mistakes."""
    if is_forced:
        return "forced"
    if is_best:
        return "best"
    return next(name for least, name in GRADES if lost >= least)


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


def foreseen(game: Game[Any, Any], view: Any, move: Any, number: int, depth: Depth) -> list[Ahead]:
    """Where a move leads in each of some worlds that fit a view; the same places are put together.

    Worlds and draws depend on the number alone: so two moves meet the same ones.
    """
    found: dict[str, list[tuple[Any, Points]]] = {}
    for n in range(depth.worlds):
        world = game.world(view, random.Random(f"review/{number}/{n}"))
        spread = Spread(f"review/{number}", n, depth.worlds)
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
        choice = bots.choose(game, seen, level, spread.seed, _times(depth.reply, IN_TURN))
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
            for n, points in enumerate(_luck(game, before, chance, state)):
                luck[n] += points
        elif len(legal := game.legal(state)) == 1:
            state = game.after(state, legal[0])
        else:
            break
    return state, tuple(luck)


def _luck(game: Game[Any, Any], before: Any, chance: Chance[Any], after: Any) -> Points:
    outcomes = chance.outcomes
    whole = sum(weight for _, weight in outcomes)
    usual = [0.0] * game.players
    for event, weight in outcomes:
        for n, points in enumerate(game.scores(game.after(before, event))):
            usual[n] += points * weight / whole
    return tuple(own - points for own, points in zip(game.scores(after), usual, strict=True))


def shared(depth: Depth, ahead: Sequence[Sequence[Ahead]]) -> Budget:
    """How long to think about each place: the time for all, in equal parts.

    Where a move leads to the same place in every world, there is the time of all worlds for it.
    """
    places = sum(one.seat != OVER for each in ahead for one in each)
    return _times(depth.reply, depth.worlds * len(ahead) / max(1, places))


def _times(budget: Budget, share: float) -> Budget:
    seconds, simulations = budget.seconds, budget.simulations
    return Budget(
        None if seconds is None else seconds * share,
        None if simulations is None else max(1, round(simulations * share)),
    )


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


def mean(points: Sequence[Points]) -> Points:
    """The mean of each seat."""
    return tuple(sum(each) / len(each) for each in zip(*points, strict=True))


def _expected(game: Game[Any, Any], ahead: Ahead, number: int, budget: Budget) -> Points:
    if ahead.seat == OVER:
        return ahead.scores
    seed = f"reply/{number}"
    view = game.parse_view(ahead.view)
    return bots.choose(game, view, reviewer(game.name), seed, budget).expected


def _reasons(game: Game[Any, Any], view: Any, played: Any, better: Any) -> list[ReasonText]:
    coach = game_type(game.name).coach(game)
    found = () if coach is None else coach.reasons(view, played, better)
    return [
        ReasonText(theme=one.theme, points=round(one.points, 2), message=one.message.to_wire())
        for one in found
    ]


def _rounded(points: Sequence[float]) -> list[float]:
    return [round(each, 2) for each in points]
