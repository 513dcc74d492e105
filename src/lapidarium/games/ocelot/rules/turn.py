"""A turn: place a token, perhaps move the companion, collect (O-T1 to O-T7, O-G5 to O-G7).

PLACE ── tool ──▶ MOVE (if the companion can) ──▶ COLLECT (while a gem can be taken) ─▶ next
  └─ companion ───────────────────────────────────▲  └─ take ─▶ DRAW (if earned) ─▲
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.box import BLUE, GEODE, SEATS, SHAPES
from lapidarium.games.ocelot.rules.events import DONE, STAY
from lapidarium.games.ocelot.rules.explanation import explain
from lapidarium.games.ocelot.rules.refusal import check_step, refused
from lapidarium.games.ocelot.rules.sight import collectable, landings, next_cave
from lapidarium.games.ocelot.rules.state import (
    ABSENT,
    PLACED,
    Step,
    bits,
    changed,
    kind_on,
    union,
    with_seat,
)
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.events import Event, PlaceCompanion, PlaceTool, Take
    from lapidarium.games.ocelot.rules.state import State


def legal(box: Box, state: State) -> Sequence[Event]:
    """O-T1, O-T7: every move of the active seat."""
    if state.step is Step.PLACE:
        return _placings(box, state)
    if state.step is Step.MOVE:
        targets = landings(box, state, next_cave(box, state, state.seat))
        return (*(box.companions[square] for square in bits(targets)), STAY)
    if state.step is Step.COLLECT:
        return (*(box.takes[n] for n in bits(collectable(box, state, state.seat))), DONE)
    return ()


def _placings(box: Box, state: State) -> Sequence[Event]:
    """O-T2, O-T3, O-T6: each tool left on each empty circle; the companion, if not placed yet."""
    letters = sum(1 << letter for letter, left in enumerate(state.hands[state.seat]) if left)
    events: list[Event] = []
    if letters:
        choices = box.tools_in_hand[letters]
        for circle in bits(box.every_circle & ~union(state.faces)):
            events += choices[circle]
    if state.companions[state.seat] == ABSENT:
        events += [box.companions[square] for square in bits(landings(box, state, BLUE))]
    return events


def place_tool(box: Box, state: State, event: PlaceTool) -> State:
    """O-T2: any tool left, either face up, on any empty circle."""
    check_step(state, Step.PLACE)
    if event not in box.tool_number:
        raise refused("O-T2", "no-such-tool", tool=str(event))
    face, circle = box.tool_number[event]
    letter, hand = box.letter_of[face], state.hands[state.seat]
    if not hand[letter]:
        raise refused("O-T2", "no-tool-left", letter=event.letter)
    if union(state.faces) >> circle & 1:
        raise refused("O-T2", "circle-taken", circle=event.circle)
    placed = replace(
        state,
        faces=changed(state.faces, face, state.faces[face] | 1 << circle),
        hands=with_seat(state.hands, state.seat, changed(hand, letter, hand[letter] - 1)),
    )
    cave = next_cave(box, placed, placed.seat)
    if cave != ABSENT and landings(box, placed, cave):
        return replace(placed, step=Step.MOVE)
    return to_collecting(box, placed)


def go_with_companion(box: Box, state: State, event: PlaceCompanion) -> State:
    """O-T3 to O-T5: the companion is placed in blue, or moves on after a tool."""
    check_step(state, Step.PLACE, Step.MOVE)
    if state.step is Step.MOVE:
        clause, cave = "O-T4", next_cave(box, state, state.seat)
    else:
        clause, cave = "O-T3", BLUE
        if state.companions[state.seat] != ABSENT:
            raise refused("O-T3", "companion-placed")
    square = box.square_number.get(event.square)
    if square is None:
        raise refused(clause, "no-such-square", square=event.square)
    if not landings(box, state, cave) >> square & 1:
        raise _no_landing(box, state, square, cave, clause)
    landed = replace(state, companions=changed(state.companions, state.seat, square))
    return to_collecting(box, _gained(box, landed, square))


def _no_landing(box: Box, state: State, square: int, cave: int, clause: str) -> Exception:
    name = box.squares[square]
    if box.cave_of[square] != cave:
        where = Message(f"ocelot-cave-{CAVES[cave]}")
        return refused(clause, "other-cave", square=name, cave=where)
    if square in state.companions:
        return refused(clause, "other-companion", square=name)
    gem = Message(f"gem-{GEMS[kind_on(state, square)]}")
    return refused(clause, "not-one-point", square=name, gem=gem)


def stay(box: Box, state: State) -> State:
    """O-T4: the companion stays where it is."""
    check_step(state, Step.MOVE)
    return to_collecting(box, state)


def take(box: Box, state: State, event: Take) -> State:
    """O-G5: one gem is collected, in any order the player likes."""
    check_step(state, Step.COLLECT)
    square = box.square_number.get(event.square)
    if square is None:
        raise refused("O-G1", "no-such-square", square=event.square)
    if not collectable(box, state, state.seat) >> square & 1:
        why = explain(box, state, square, state.seat)
        clause = "O-G3" if why.stands_in[state.seat] else "O-G1"
        raise refused(clause, "not-collectable", why=why.message)
    return to_collecting(box, _gained(box, state, square))


def done(state: State) -> State:
    """O-G5: the player collects no more this turn."""
    check_step(state, Step.COLLECT)
    return _next_turn(state)


def _gained(box: Box, state: State, square: int) -> State:
    """O-T5, O-G6, O-G7: the active seat gets what lies on the square, and is owed what that earns.

    One gem earns at most one amethyst: it is a geode, or the last shape of one set.
    """
    kind, seat = kind_on(state, square), state.seat
    if kind == ABSENT:
        return state
    gems = changed(state.gems, kind, state.gems[kind] ^ 1 << square)
    if kind == GEODE:
        return _owing(box, replace(state, gems=gems), box.cave_of[square])
    had = state.collected[seat]
    has = changed(had, kind, had[kind] + 1)
    gained = replace(state, gems=gems, collected=with_seat(state.collected, seat, has))
    return _owing(box, gained, BLUE) if sets(has) > sets(had) else gained


def sets(collected: tuple[int, ...]) -> int:
    """O-G7: complete sets of sun, moon and star; each celestite counts in one only."""
    return min(collected[shape] for shape in SHAPES)


def _owing(box: Box, state: State, bag: int) -> State:
    """O-G6: an amethyst of this bag is owed; with an empty bag nothing is drawn."""
    drawn = sum(box.bag_of[n] == bag for held in state.amethysts for n in held)
    return replace(state, owed=bag) if drawn < box.bag_sizes[bag] else state


def to_collecting(box: Box, state: State) -> State:
    """O-T7: draw what is owed; then collect, or end the turn if nothing can be collected."""
    if state.owed != ABSENT:
        return replace(state, step=Step.DRAW)
    if collectable(box, state, state.seat):
        return state if state.step is Step.COLLECT else replace(state, step=Step.COLLECT)
    return _next_turn(state)


def _next_turn(state: State) -> State:
    """O-S5, O-E1: turns alternate; the game ends when both have placed all tokens."""
    other = (state.seat + 1) % SEATS
    step = Step.PLACE if tokens_left(state, other) else Step.OVER
    return replace(state, seat=other, step=step)


def tokens_left(state: State, seat: int) -> int:
    """O-S4: tools in hand, and the companion if it is not placed yet."""
    return sum(state.hands[seat]) + (state.companions[seat] == ABSENT)


def turns(box: Box, state: State) -> int:
    """O-E1: turns finished, of both players; each places one token."""
    all_tokens = SEATS * (sum(box.hand) + 1)
    left = sum(tokens_left(state, seat) for seat in range(SEATS))
    return all_tokens - left - (state.step in PLACED)
