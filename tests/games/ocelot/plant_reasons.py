"""Writes `reasons.toml`: positions of the cave with two moves that differ in one thing alone.

    python -m tests.games.ocelot.plant_reasons > tests/games/ocelot/reasons.toml

Games are played by a greedy bot that errs now and then. The referee plays every move to the end
of its turn, with all gems that can be collected, and then every reply of the other. A pair is kept
when its turns differ by the rule of one theme and in nothing else that counts. The coach is not
asked: what it says of these pairs is what the test finds out.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.ocelot.bots.heuristic import rated
from lapidarium.games.ocelot.rules.box import GEODE
from lapidarium.games.ocelot.rules.events import DONE, STAY, Event, PlaceTool, Take
from lapidarium.games.ocelot.rules.scoring import gem_points
from lapidarium.games.ocelot.rules.state import ABSENT, Step, kind_on
from lapidarium.games.ocelot.rules.turn import sets
from tests.games.ocelot.rules.situations import ocelot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State

    Move = tuple[Event, "Haul"]

PER_THEME = 5
THEMES = ("gems", "gift", "companion", "geode", "bag", "set", "leave")
REPLIES = 12
"""Pairs whose replies are compared, in each position."""


class Haul(NamedTuple):
    """What a turn brings, as the referee counts it."""

    points: int
    geodes: tuple[int, ...]
    sets: int
    after: State


def haul(game: Ocelot, state: State, move: Event) -> Haul:
    """Play a move, leave the companion where it is, and collect everything."""
    seat, before, geodes = state.seat, state, []
    state = game.after(state, move)
    while state.seat == seat and state.step is not Step.OVER:
        if state.step is Step.MOVE:
            state = game.after(state, STAY)
        elif state.step is Step.DRAW:
            state = game.after(state, game.chance(state).outcomes[0][0])
        elif state.step is Step.COLLECT:
            take = next(one for one in game.legal(state))
            assert isinstance(take, Take)
            square = game.box.square_number[take.square]
            if kind_on(state, square) == GEODE:
                geodes.append(game.box.cave_of[square])
            state = game.after(state, take)
        else:
            break
    points = gem_points(game.box, state, seat) - gem_points(game.box, before, seat)
    won = sets(state.collected[seat]) - sets(before.collected[seat])
    return Haul(points, tuple(geodes), won, state)


def best_reply(game: Ocelot, state: State) -> tuple[int, int]:
    """The most points, and the most amethysts, that the other can get at once."""
    tools = [m for m in game.legal(state) if isinstance(m, PlaceTool)]
    hauls = [haul(game, state, move) for move in tools]
    points = max((one.points for one in hauls), default=0)
    return points, max((len(one.geodes) + one.sets for one in hauls), default=0)


def without_companion(state: State) -> State:
    """The same without the own companion."""
    own = tuple(ABSENT if n == state.seat else where for n, where in enumerate(state.companions))
    return replace(state, companions=own)


def theme_of(  # noqa: PLR0911 - one line per theme
    game: Ocelot, state: State, bad: Move, good: Move
) -> str | None:
    """The one thing in which the turn of `good` is better."""
    a, (b_move, b) = bad[1], good
    nothing = (0, (), 0)
    if a[:3] == nothing and b[:3] == nothing:
        return "gift"
    alone = haul(game, without_companion(state), b_move)[:3]
    if a[:3] == nothing and b.points >= 3 and not b.geodes and not b.sets:
        if alone[:2] == b[:2]:
            return "gems"
        return "companion" if alone == nothing else None
    if alone[:2] != b[:2]:
        return None
    if a[:3] == nothing and len(b.geodes) == 1 and b.points == 0:
        return "geode"
    if a.points == b.points and len(a.geodes) == len(b.geodes) == 1 and a.geodes < b.geodes:
        return "bag" if not a.sets and not b.sets else None
    if a.points == b.points and a.geodes == b.geodes and b.sets > a.sets:
        return "set"
    return None


def is_planted(game: Ocelot, theme: str, bad: Haul, good: Haul) -> bool:
    """Do the replies differ only where they are the reason?"""
    before, after = best_reply(game, bad.after), best_reply(game, good.after)
    if theme == "gift":
        return before[0] >= after[0] + 4 and before[1] >= after[1]
    return abs(before[0] - after[0]) <= 1 and before[1] == after[1]


def positions(draw: random.Random) -> Iterator[tuple[Ocelot, State]]:
    """Decisions of games of a greedy bot that errs now and then, for ever."""
    game = ocelot()
    while True:
        state = game.start()
        while (turn := game.to_act(state)) != OVER:
            if turn == CHANCE:
                outcomes, weights = zip(*game.chance(state).outcomes, strict=True)
                state = game.after(state, draw.choices(outcomes, weights)[0])
                continue
            if draw.random() < 0.5 and game.turns(state) >= 6:
                yield game, state
            moves = rated(game, state)
            best = max(moves, key=lambda pair: (pair[1], draw.random()))[0]
            state = game.after(state, best if draw.random() < 0.7 else draw.choice(moves)[0])


def left_gem(game: Ocelot, state: State) -> tuple[State, Event, Event] | None:
    """A crystal of the green or red cave that can be taken by who has the special d."""
    special = next(n for n, one in enumerate(game.box.amethysts) if one.value == "d")
    if state.step is not Step.COLLECT or any(special in held for held in state.amethysts):
        return None
    held = tuple(
        tuple(sorted((*own, special))) if seat == state.seat else own
        for seat, own in enumerate(state.amethysts)
    )
    state = replace(state, amethysts=held)
    for move in game.legal(state):
        if isinstance(move, Take):
            square = game.box.square_number[move.square]
            kind = kind_on(state, square)
            if game.box.cave_of[square] and kind != GEODE and game.box.values[kind] == 1:
                return state, move, DONE
    return None


def tool_pair(
    game: Ocelot, state: State, draw: random.Random, found: dict[str, int]
) -> tuple[str, Event, Event] | None:
    """The first pair of tools of a theme that is still wanted."""
    if state.step is not Step.PLACE:
        return None
    moves = [m for m in game.legal(state) if isinstance(m, PlaceTool)]
    draw.shuffle(moves)
    hauls = [(move, haul(game, state, move)) for move in moves]
    rich = sorted(hauls, key=lambda one: -(one[1].points + 9 * len(one[1].geodes)))
    asked = 0
    for good in (*rich[:20], *hauls[:20]):
        for bad in hauls:
            theme = theme_of(game, state, bad, good)
            if theme is None or found[theme] >= PER_THEME:
                continue
            asked += 1
            if is_planted(game, theme, bad[1], good[1]):
                return theme, bad[0], good[0]
            if asked >= REPLIES:
                return None
    return None


def main() -> None:
    """Write so many of each theme, each from another position."""
    draw = random.Random("reasons")
    found: dict[str, int] = dict.fromkeys(THEMES, 0)
    print("# Written by plant_reasons.py: two moves that differ in one thing alone.")
    for game, position in positions(draw):
        state = position
        if all(count >= PER_THEME for count in found.values()):
            return
        left = left_gem(game, state) if found["leave"] < PER_THEME else None
        if left is not None:
            state, bad, good = left
            theme = "leave"
        elif (pair := tool_pair(game, state, draw, found)) is not None:
            theme, bad, good = pair
        else:
            continue
        found[theme] += 1
        print(f'\n[[position]]\ntheme = "{theme}"\nplayers = 2')
        print(f"position = '{game.position(state)}'")
        print(f'played = "{game.text(bad)}"\nbetter = "{game.text(good)}"', flush=True)


if __name__ == "__main__":
    main()
