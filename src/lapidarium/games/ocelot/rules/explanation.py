"""Why a gem can be collected or not: what sees it, and what is missing for whom (O-G1 to O-G4).

The one explanation that tables, hints and errors use.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.ocelot.pack.pack import GEMS, TOOLS
from lapidarium.games.ocelot.rules.box import SEATS
from lapidarium.games.ocelot.rules.sight import collectable, companion_cave
from lapidarium.games.ocelot.rules.state import ABSENT, face_on, kind_on
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.state import State

SIDES_TO_COLLECT: Final = 3
COMPANIONS: Final = ("moth", "bat")
"""O-C3, by seat."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """A circle that sees the square from a side, and the tool that lies on it, if one does."""

    side: str
    circle: str
    tool: str | None


@dataclass(frozen=True, slots=True)
class Explanation:
    """The facts about a square; `message` says them to the seat that asked."""

    square: str
    cave: str
    gem: str | None
    sightings: tuple[Sighting, ...]
    """Clockwise from N, free circles too."""
    missing: tuple[str, ...]
    """The tools that do not see it."""
    missing_sides: int
    """How many more sides must have a tool; a companion cannot replace a side."""
    stands_in: tuple[bool, ...]
    """By seat: its companion is in this cave."""
    is_collectable: tuple[bool, ...]
    """By seat."""
    message: Message


def explain(box: Box, state: State, square: int, seat: int | None) -> Explanation:
    """O-G1, O-G3: the explanation of one square, for a seat or for a spectator (None)."""
    sightings = _sightings(box, state, square)
    tools = {sighting.tool for sighting in sightings}
    missing = tuple(tool for tool in TOOLS if tool not in tools)
    sides = sum(sighting.tool is not None for sighting in sightings)
    cave, kind = box.cave_of[square], kind_on(state, square)
    gem = None if kind == ABSENT else GEMS[kind]
    stands_in = tuple(companion_cave(box, state, own) == cave for own in range(SEATS))
    lacks = max(0, SIDES_TO_COLLECT - sides)
    helped = tuple(
        _helped(own, own == seat, missing, lacks)
        for own in range(SEATS)
        if stands_in[own] and seat in (own, None)
    )
    return Explanation(
        square=box.squares[square],
        cave=CAVES[cave],
        gem=gem,
        sightings=sightings,
        missing=missing,
        missing_sides=lacks,
        stands_in=stands_in,
        is_collectable=tuple(
            bool(collectable(box, state, own) >> square & 1) for own in range(SEATS)
        ),
        message=_message(box.squares[square], gem, sightings, missing, helped),
    )


def _sightings(box: Box, state: State, square: int) -> tuple[Sighting, ...]:
    return tuple(
        Sighting(side, circle, _tool(box, state, box.circle_number[circle]))
        for side, circle in box.pack.mat.squares[square].seen_from
    )


def _tool(box: Box, state: State, circle: int) -> str | None:
    face = face_on(state, circle)
    return None if face == ABSENT else TOOLS[box.tool_of[face]]


def _message(
    square: str,
    gem: str | None,
    sightings: tuple[Sighting, ...],
    missing: tuple[str, ...],
    helped: tuple[Message, ...],
) -> Message:
    if gem is None:
        return Message("ocelot-explain-empty", square=square)
    what = Message(f"gem-{gem}")
    looking = [sighting for sighting in sightings if sighting.tool is not None]
    if not looking:
        return Message("ocelot-explain-unseen", square=square, gem=what)
    seen = Message(
        "ocelot-seen",
        sides=tuple(Message(f"ocelot-side-{sighting.side.lower()}") for sighting in looking),
        tools=tuple(Message(f"tool-{sighting.tool}") for sighting in looking),
    )
    if not missing:
        return Message("ocelot-explain-open", square=square, gem=what, seen=seen)
    kinds = len(missing) - bool(helped)
    needed = max(kinds, SIDES_TO_COLLECT - len(looking))
    lacks = _missing(missing, is_hopeless=len(sightings) - len(looking) < needed)
    if not helped:
        return Message("ocelot-explain-missing", square=square, gem=what, seen=seen, missing=lacks)
    return Message(
        "ocelot-explain-helped", square=square, gem=what, seen=seen, missing=lacks, helped=helped
    )


def _missing(tools: tuple[str, ...], *, is_hopeless: bool) -> Message:
    """O-G1: the kinds of tool that are missing, and whether there are circles left for them."""
    first, *others = (Message(f"tool-{tool}-a") for tool in tools)
    lacks = Message("ocelot-missing-one", tool=first)
    if others:
        lacks = Message("ocelot-missing-two", tool=first, other=others[0])
    return Message("ocelot-missing-no-circle", missing=lacks) if is_hopeless else lacks


def _helped(seat: int, is_own: bool, missing: tuple[str, ...], sides: int) -> Message:
    """O-G3: what a companion in the cave does for its player, and what it does not."""
    whose = "your" if is_own else "their"
    companion = Message(f"ocelot-{whose}-{COMPANIONS[seat]}")
    code = "ocelot-helped" if len(missing) == 1 else "ocelot-helped-one"
    if sides:
        return Message(f"{code}-not-sides", companion=companion, sides=sides)
    return Message(code, companion=companion)
