"""A move on the mat, with the columns and rows that words speak of, as an SVG for pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.games.ocelot.picture import (
    TILE,
    UNIT,
    companion,
    disc,
    middle,
    picture_of,
    tile,
)
from lapidarium.games.ocelot.wire import CompanionFacts, DealFacts, TakeFacts, ToolFacts
from lapidarium.games.presenter import Picture

if TYPE_CHECKING:
    from lapidarium.games.ocelot.wire import OcelotFacts, OcelotPieces, OcelotView

MARGIN: Final = 32
SIZE: Final = 22
INK: Final = "#5F574B"
LIGHT: Final = 'fill="none" stroke="#C98A00" stroke-width="5" stroke-dasharray="8 4"'


def diagram_of(
    view: OcelotView, pieces: OcelotPieces, seat: int, facts: OcelotFacts | None
) -> Picture:
    """The mat, its coordinates all around, and a move in light."""
    plain = picture_of(view, pieces)
    places = [*pieces.caves, *pieces.sight]
    columns = max(ord(name[0]) - ord("a") + 1 for name in places)
    rows = max(int(name[1:]) for name in places)
    mat = plain.svg + _move(seat, facts) + _coordinates(columns, rows)
    svg = f'<g transform="translate({MARGIN} {MARGIN})">{mat}</g>'
    return Picture(columns * UNIT + 2 * MARGIN, rows * UNIT + 2 * MARGIN, svg)


def _move(seat: int, facts: OcelotFacts | None) -> str:
    """What would lie there after it, or the gem that it takes."""
    if isinstance(facts, ToolFacts):
        x, y = middle(facts.circle)
        return disc(facts.circle, facts.face) + f'<circle cx="{x}" cy="{y}" r="25" {LIGHT}/>'
    if isinstance(facts, CompanionFacts | TakeFacts | DealFacts):
        put = companion(facts.square, seat + 1) if isinstance(facts, CompanionFacts) else ""
        return put + tile(*middle(facts.square), TILE + 4, 12, LIGHT)
    return ""


def _coordinates(columns: int, rows: int) -> str:
    """Letters above and below, numbers left and right."""
    across = [
        _text(chr(ord("a") + n), (n + 0.5) * UNIT, y)
        for n in range(columns)
        for y in (-MARGIN / 2, rows * UNIT + MARGIN / 2)
    ]
    down = [
        _text(str(n + 1), x, (n + 0.5) * UNIT)
        for n in range(rows)
        for x in (-MARGIN / 2, columns * UNIT + MARGIN / 2)
    ]
    return "".join(across + down)


def _text(text: str, x: float, y: float) -> str:
    look = f'font-size="{SIZE}" text-anchor="middle" fill="{INK}"'
    return f'<text x="{x}" y="{y + SIZE / 3:.1f}" {look}>{text}</text>'
