"""Whether a position is possible: every token is somewhere, and the turn is right (O-C2 to O-E1).

Not whether players could get there: amethysts need not have been earned, so that a
position may be made up to study something.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.box import GEODE, SEATS
from lapidarium.games.ocelot.rules.setup import left_in_bags, next_square, start
from lapidarium.games.ocelot.rules.sight import collectable, landings, next_cave
from lapidarium.games.ocelot.rules.state import ABSENT, PLACED, SETUP, State, Step, union
from lapidarium.games.ocelot.rules.turn import tokens_left
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from lapidarium.games.ocelot.rules.box import Box

Fault = tuple[str, Message]
"""The field of a position that is wrong, and what is expected there."""


def faults(box: Box, state: State, unread: Collection[str] = ()) -> Iterator[Fault]:
    """What is wrong with a state; a check is left out if a part that it needs could not be read."""
    if state.step in SETUP and "step" not in unread:
        yield from () if unread else _setup(box, state)
        return
    found: list[Fault] = []
    for parts, check in CHECKS:
        if not set(parts) & set(unread):
            found += check(box, state)
    if not found and not unread:
        found += _step(box, state)
    yield from found


def _seats(_: Box, state: State) -> Iterator[Fault]:
    """O-S5: somebody began, and it is somebody's turn."""
    for field, seat in (("first", state.first), ("seat", state.seat)):
        if seat == ABSENT:
            yield field, Message("expected-ocelot-a-seat")


def _setup(box: Box, state: State) -> Iterator[Fault]:
    """O-S1 to O-S4: in setup nothing differs from the start but the gems dealt so far."""
    before = start(box)
    if state.step is Step.DEAL and state.first != ABSENT:
        before = replace(before, step=Step.DEAL, first=state.first, seat=state.first)
        before = replace(before, gems=state.gems)
    is_whole = next_square(state) == len(box.squares)
    if state != before or is_whole:
        yield "step", Message("expected-ocelot-setup")
    yield from _too_many(box, state)


def _too_many(box: Box, state: State) -> Iterator[Fault]:
    """O-C4: each gem is on a square of its colour."""
    for cave, dealt in zip(box.caves, box.dealt, strict=True):
        for kind, most in enumerate(dealt):
            if (state.gems[kind] & cave).bit_count() > most:
                yield "gems", Message("expected-ocelot-most", gem=_gem(kind), most=most)


def _gems(box: Box, state: State) -> Iterator[Fault]:
    """O-C4: each gem is on a square or with a player; only geodes leave the game."""
    for kind in range(GEODE):
        total = sum(dealt[kind] for dealt in box.dealt)
        there = state.gems[kind].bit_count() + sum(own[kind] for own in state.collected)
        if there != total:
            yield "collected", Message("expected-ocelot-total", gem=_gem(kind), count=total)


def _gem(kind: int) -> Message:
    return Message(f"gem-{GEMS[kind]}")


def _tools(box: Box, state: State) -> Iterator[Fault]:
    """O-C2: the tokens of each letter are in the hands or on circles."""
    for letter, tool in enumerate(box.pack.tools):
        placed = sum(
            circles.bit_count()
            for face, circles in enumerate(state.faces)
            if box.letter_of[face] == letter
        )
        if placed + sum(hand[letter] for hand in state.hands) != tool.copies:
            yield "tools", Message("expected-ocelot-tools", letter=tool.letter, count=tool.copies)


def _companions(_: Box, state: State) -> Iterator[Fault]:
    """O-T3: a companion shares its square with nothing."""
    squares = [square for square in state.companions if square != ABSENT]
    if len(set(squares)) < len(squares) or any(union(state.gems) >> n & 1 for n in squares):
        yield "companions", Message("expected-ocelot-own-square")


def _amethysts(box: Box, state: State) -> Iterator[Fault]:
    """O-S2, O-G6: nobody has more than the bags held, and what is owed can be drawn."""
    left = left_in_bags(box, state)
    if min(left) < 0:
        yield "amethysts", Message("expected-ocelot-in-bag")
    in_bag = sum(n for n, bag in zip(left, box.bag_of, strict=True) if bag == state.owed)
    is_draw = state.step is Step.DRAW
    if (state.owed != ABSENT) != is_draw or (is_draw and not in_bag):
        yield "owed", Message("expected-ocelot-owed")


def _turn(_: Box, state: State) -> Iterator[Fault]:
    """O-S5: turns alternate: the first seat has placed as many tokens as the other, or one more."""
    if ABSENT in (state.first, state.seat):
        return
    ahead = tokens_left(state, (state.first + 1) % SEATS) - tokens_left(state, state.first)
    has_placed = state.step in PLACED
    if ahead != (has_placed if state.seat == state.first else not has_placed):
        yield "seat", Message("expected-ocelot-turn")


def _step(box: Box, state: State) -> Iterator[Fault]:
    """O-T7, O-E1: a step is only asked for if there is something to decide."""
    cave = next_cave(box, state, state.seat)
    is_possible = {
        Step.PLACE: tokens_left(state, state.seat) > 0,
        Step.MOVE: cave != ABSENT and landings(box, state, cave) != 0,
        Step.DRAW: True,
        Step.COLLECT: collectable(box, state, state.seat) != 0,
        Step.OVER: tokens_left(state, state.seat) == 0,
    }
    if not is_possible[state.step]:
        yield "step", Message("expected-ocelot-step")


CHECKS: Final = (
    (("step", "first", "seat"), _seats),
    (("step", "gems", "collected"), _gems),
    (("gems",), _too_many),
    (("faces", "hands"), _tools),
    (("companions",), _companions),
    (("step", "owed", "amethysts"), _amethysts),
    (("step", "first", "seat", "hands"), _turn),
)
"""The parts of a state that each check needs."""
