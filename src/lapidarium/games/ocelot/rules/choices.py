"""What the seat to act may do, as a client offers it (O-T1, O-T7), as plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.ocelot.rules.box import BLUE
from lapidarium.games.ocelot.rules.sight import collectable, landings, next_cave
from lapidarium.games.ocelot.rules.state import ABSENT, State, Step, bits, union
from lapidarium.games.ocelot.rules.totals import totals

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.box import Box


def choices(box: Box, state: State) -> dict[str, Any]:
    """O-T1, O-T7: what may be placed, moved or taken."""
    step = state.step
    can: dict[str, Any] = {
        "tools": [],
        "circles": [],
        "companion": [],
        "moves": [],
        "stay": step is Step.MOVE,
        "take": [],
        "done": step is Step.COLLECT,
        "totals": {},
    }
    if step is Step.PLACE:
        can |= _tokens(box, state)
    elif step is Step.MOVE:
        can["companion"] = _names(box, landings(box, state, next_cave(box, state, state.seat)))
    elif step is Step.COLLECT:
        squares = list(bits(collectable(box, state, state.seat)))
        can["take"] = [box.squares[number] for number in squares]
        can["totals"] = totals(box, state, state, state.seat, squares)
    return can


def _tokens(box: Box, state: State) -> dict[str, list[str]]:
    """O-T2, O-T3: tools left with the free circles, and where the companion may land.

    O-T4: beside a tool it may go a cave further; `moves` says where to.
    """
    found: dict[str, list[str]] = {}
    hand = zip(box.pack.tools, state.hands[state.seat], strict=True)
    if tools := [tool.letter for tool, left in hand if left]:
        free = box.every_circle & ~union(state.faces)
        found = {"tools": tools, "circles": [box.circles[n] for n in bits(free)]}
        if (cave := next_cave(box, state, state.seat)) != ABSENT:
            found["moves"] = _names(box, landings(box, state, cave))
    if state.companions[state.seat] == ABSENT:
        found["companion"] = _names(box, landings(box, state, BLUE))
    return found


def _names(box: Box, squares: int) -> list[str]:
    return [box.squares[number] for number in bits(squares)]
