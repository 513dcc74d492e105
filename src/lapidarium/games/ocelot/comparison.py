"""What a move in the cave leads to, part by part, so that two moves can be compared.

The turn is finished first: the companion goes where it brings most, and every gem that can be
collected is. Then the other player's best reply is looked for. What the other's amethysts are is
never used.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from lapidarium.games.ocelot.bots.heuristic import cave_worth, gem_worth
from lapidarium.games.ocelot.pack.pack import GEMS, TOOLS
from lapidarium.games.ocelot.rules.box import BLUE, GEODE
from lapidarium.games.ocelot.rules.events import Done, Take
from lapidarium.games.ocelot.rules.scoring import amethyst_points
from lapidarium.games.ocelot.rules.sight import collectable, landings, next_cave, seen
from lapidarium.games.ocelot.rules.state import ABSENT, Step, bits, kind_on, union
from lapidarium.games.ocelot.rules.turn import gained, sets

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.events import Event
    from lapidarium.games.ocelot.rules.state import State

USE_OF_A_CAVE: Final = 0.12
"""The share of what lies in a cave that a companion there is worth."""


class Result(NamedTuple):
    """What a turn leads to for the seat that makes it; worths are in points."""

    gems: int
    """Squares whose gem it collects by tools alone."""
    helped: int
    """Squares whose gem it collects because its companion stands in."""
    landed: int
    """The square whose gem its companion takes by going there, or ABSENT."""
    gem_points: float
    helped_points: float
    geodes: tuple[int, ...]
    """The bags it draws from for geodes."""
    geode_points: float
    sets: int
    set_points: float
    companion: float
    """What the companion is good for where it stands."""
    own_specials: float
    """What its own special amethysts are worth then."""
    reply: int
    """Squares whose gem the other can collect at once with the best reply."""
    reply_points: float
    offered: int
    """Squares whose gem the other can collect at once with some reply."""
    prepared: int
    """Squares whose gem it can collect with its next token, if the other does not."""
    prepared_points: float
    preparable: int
    """Squares whose gem it can collect with some next token, if the other does not."""


def result(game: Ocelot, state: State, move: Event | None, *, is_alone: bool = False) -> Result:
    """What a move and the rest of its turn lead to; `is_alone`: nothing is collected after it.

    Without a move, how the position stands if nothing happens.
    """
    box, seat = game.box, state.seat
    before = state
    if move is None:
        return _finished(box, before, _passed(state), (0, 0), ABSENT)
    after = game.after(state, move)
    if isinstance(move, Take | Done):
        taken = 1 << box.square_number[move.square] if isinstance(move, Take) else 0
        if not is_alone and isinstance(move, Take):
            taken |= collectable(box, after, seat)
        return _collected(box, before, replace(before, owed=ABSENT), taken, ABSENT)
    if after.step is Step.MOVE:
        ways = [_went(box, after, square) for square in _targets(box, after, seat)]
        turns = [_collected(box, before, way, None, landed) for way, landed in ways]
        return max(turns, key=_at_once)
    landed = after.companions[seat] if after.companions != before.companions else ABSENT
    return _collected(box, before, after, None, landed)


def _targets(box: Box, state: State, seat: int) -> list[int]:
    """Where the companion may go, and ABSENT for staying."""
    return [ABSENT, *bits(landings(box, state, next_cave(box, state, seat)))]


def _went(box: Box, state: State, square: int) -> tuple[State, int]:
    if square == ABSENT:
        return state, ABSENT
    companions = tuple(
        square if seat == state.seat else where for seat, where in enumerate(state.companions)
    )
    return gained(box, replace(state, companions=companions), square), square


def _at_once(found: Result) -> float:
    parts = found.gem_points, found.helped_points, found.geode_points, found.set_points
    return sum(parts) + found.companion


def _collected(box: Box, before: State, after: State, taken: int | None, landed: int) -> Result:
    """The turn with these gems collected; with all of them, unless it is said which."""
    seat = before.seat
    state = replace(after, seat=seat)
    if taken is None:
        taken = collectable(box, state, seat)
    compass, lantern, pick, _ = seen(box, state)
    alone = taken & compass & lantern & pick
    for square in bits(taken):
        if kind_on(state, square) != ABSENT:
            state = replace(gained(box, state, square), owed=ABSENT)
    return _finished(box, before, _passed(state), (alone, taken & ~alone), landed)


def _passed(state: State) -> State:
    return replace(state, seat=1 - state.seat, owed=ABSENT, step=Step.PLACE)


def _finished(box: Box, before: State, after: State, taken: tuple[int, int], landed: int) -> Result:
    """The turn is over: `taken` are the gems collected by tools alone, and with the companion."""
    seat, (alone, helped) = before.seat, taken
    found = alone | helped
    if landed != ABSENT and kind_on(before, landed) == ABSENT:
        landed = ABSENT
    geodes = tuple(
        box.cave_of[square] for square in bits(found) if kind_on(before, square) == GEODE
    )
    new_sets = sets(after.collected[seat]) - sets(before.collected[seat])
    reply, reply_points, offered = best_token(box, after, 1 - seat, union(after.gems))
    prepared, prepared_points, preparable = best_token(box, after, seat, union(after.gems) & ~reply)
    landed_points = 0 if landed == ABSENT else box.values[kind_on(before, landed)]
    return Result(
        gems=alone,
        helped=helped,
        landed=landed,
        gem_points=_points(box, before, alone),
        helped_points=_points(box, before, helped) + landed_points,
        geodes=geodes,
        geode_points=sum(gem_worth(box, GEODE, bag) for bag in geodes),
        sets=new_sets,
        set_points=new_sets * gem_worth(box, GEODE, BLUE),
        companion=_companion_worth(box, after, seat),
        own_specials=sum(
            amethyst_points(box, after, seat, number)
            for number in before.amethysts[seat]
            if not isinstance(box.amethysts[number].value, int)
        ),
        reply=reply,
        reply_points=reply_points,
        offered=offered,
        prepared=prepared,
        prepared_points=prepared_points,
        preparable=preparable,
    )


def _points(box: Box, state: State, squares: int) -> float:
    """Printed points of the gems on these squares."""
    return sum(
        (state.gems[kind] & squares).bit_count() * box.values[kind] for kind in range(len(GEMS))
    )


def _worth(box: Box, state: State, squares: int) -> float:
    return sum(
        gem_worth(box, kind_on(state, square), box.cave_of[square]) for square in bits(squares)
    )


def _companion_worth(box: Box, state: State, seat: int) -> float:
    square = state.companions[seat]
    cave = BLUE if square == ABSENT else box.cave_of[square]
    return USE_OF_A_CAVE * cave_worth(box, state, cave) * (1.0 if square != ABSENT else 0.9)


def best_token(box: Box, state: State, seat: int, among: int) -> tuple[int, float, int]:
    """The gems that a seat can collect with one tool more, and what they are worth.

    Then those of all such tools together.
    """
    compass, lantern, pick, thrice = seen(box, state)
    kinds = (compass, lantern, pick)
    twice = _seen_twice(box, state)
    tools = {
        box.tool_of[face] for face, letter in enumerate(box.letter_of) if state.hands[seat][letter]
    }
    square = state.companions[seat]
    caves = set() if square == ABSENT else {box.cave_of[square], next_cave(box, state, seat)}
    helped = [0, *(box.caves[cave] for cave in caves if cave != ABSENT)]
    best, most, every = 0, 0.0, 0
    for circle in bits(box.every_circle & ~union(state.faces)):
        sight = box.sight[circle]
        if not sight & among & twice:
            continue
        three = thrice | twice & sight
        for tool in range(len(TOOLS)):
            if tool not in tools:
                continue
            c, l, p = (kind | sight if n == tool else kind for n, kind in enumerate(kinds))  # noqa: E741
            two = (c & l | l & p | p & c) & three
            for cave in helped:
                can = (c & l & p | two & cave) & among
                every |= can
                worth = _worth(box, state, can) if can else 0.0
                if worth > most:
                    best, most = can, worth
    return best, most, every


def _seen_twice(box: Box, state: State) -> int:
    once = twice = 0
    for circle in bits(union(state.faces)):
        twice |= once & box.sight[circle]
        once |= box.sight[circle]
    return twice
