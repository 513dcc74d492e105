"""What an event of Sir Ocelot's Cave does, as fields of a log line (see `wire`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.ocelot.pack.pack import GEMS
from lapidarium.games.ocelot.rules.events import (
    Amethyst,
    Deal,
    Done,
    Event,
    First,
    PlaceCompanion,
    PlaceTool,
    Stay,
    Take,
)
from lapidarium.games.ocelot.rules.state import ABSENT, Step, kind_on

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.box import Box
    from lapidarium.games.ocelot.rules.state import State


def event_facts(box: Box, before: State, event: Event) -> dict[str, Any]:  # noqa: PLR0911 - one line per kind
    """The fields of an event, as somebody sees it."""
    match event:
        case PlaceTool(letter, face, circle):
            return {"kind": "tool", "circle": circle, "tool": letter, "face": face}
        case PlaceCompanion(square):
            is_first = before.step is not Step.MOVE
            found = {"kind": "companion", "square": square, "is_first": is_first}
            return found | _gem(box, before, square)
        case Take(square):
            return {"kind": "take", "square": square} | _gem(box, before, square)
        case Amethyst(bag, value):
            return {"kind": "amethyst", "bag": bag, "value": value}
        case Deal(square, gem):
            return {"kind": "deal", "square": square, "gem": gem}
        case First(seat):
            return {"kind": "first", "seat": seat + 1}
        case Stay():
            return {"kind": "stay"}
        case Done():
            return {"kind": "done"}


def _gem(box: Box, state: State, square: str) -> dict[str, Any]:
    kind = kind_on(state, box.square_number[square])
    if kind == ABSENT:
        return {"gem": None, "points": 0}
    return {"gem": GEMS[kind], "points": box.values[kind]}
