"""The mat as an SVG picture, for previews of links.

It is drawn from what a spectator is sent: gems and tools that lie out, and the companions.
What somebody has drawn from a bag is not in it (O-G8).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lapidarium.games.ocelot.pack.mat import CAVES
from lapidarium.games.presenter import Picture

if TYPE_CHECKING:
    from lapidarium.games.ocelot.wire import OcelotPieces, OcelotView

UNIT: Final = 60
TILE: Final = 46
FIGURE: Final = 34
CAVE: Final = {
    "blue": ("#BFD2EC", "#4E74AE"),
    "green": ("#C2DEC6", "#3F7E53"),
    "red": ("#F0C9C0", "#A8483C"),
}
DISC: Final = {
    "compass": ("#E0BC62", "#2B2620"),
    "lantern": ("#FBF1D6", "#2B2620"),
    "pick": ("#474C55", "#F3F0E8"),
}
COMPANIONS: Final = ("moth", "bat")


@cache
def _figures() -> str:
    return Path(__file__).with_name("figures.svg").read_text("utf-8")


def picture_of(view: OcelotView, pieces: OcelotPieces) -> Picture:
    """The mat: caves, gems, tools, companions."""
    parts = [_figures(), *(_cave(cave, pieces) for cave in CAVES)]
    parts += [_square(name, view.gems.get(name)) for name in pieces.caves]
    for circle in pieces.sight:
        tool = view.tools.get(circle)
        parts.append(_circle(circle, tool.face if tool else None))
    for hand in view.hands:
        if square := hand.companion:
            parts.append(companion(square, hand.seat))
    rows = pieces.drawing
    return Picture(max(map(len, rows)) * UNIT, len(rows) * UNIT, "".join(parts))


def middle(name: str) -> tuple[float, float]:
    """Where the middle of a place lies, by a name such as f7."""
    return ((ord(name[0]) - ord("a") + 0.5) * UNIT, (int(name[1:]) - 0.5) * UNIT)


def _figure(name: str, x: float, y: float, colour: str = "#2B2620") -> str:
    size = f'width="{FIGURE}" height="{FIGURE}"'
    return (
        f'<use href="#{name}" x="{x - FIGURE / 2}" y="{y - FIGURE / 2}" {size} color="{colour}"/>'
    )


def _cave(cave: str, pieces: OcelotPieces) -> str:
    floor, rim = CAVE[cave]
    middles = [middle(name) for name, own in pieces.caves.items() if own == cave]
    path = "".join(f"M{x - 30.5} {y - 30.5}h61v61h-61z" for x, y in middles)
    return (
        f'<path fill="{rim}" stroke="{rim}" stroke-width="9" stroke-linejoin="round" d="{path}"/>'
        f'<path fill="{floor}" stroke="{floor}" stroke-width="5" d="{path}"/>'
    )


def _square(name: str, gem: str | None) -> str:
    x, y = middle(name)
    look = 'fill="#FBF8F1" stroke="#B8AB96"' if gem else 'fill="#000" fill-opacity=".1"'
    return tile(x, y, TILE, 9, look) + (_figure(gem, x, y) if gem else "")


def tile(x: float, y: float, size: float, radius: float, look: str) -> str:
    """A square with round corners."""
    left, top = x - size / 2, y - size / 2
    return f'<rect x="{left}" y="{top}" width="{size}" height="{size}" rx="{radius}" {look}/>'


def _circle(name: str, face: str | None) -> str:
    if face is not None:
        return disc(name, face)
    x, y = middle(name)
    return f'<circle cx="{x}" cy="{y}" r="17" fill="#D8CCB6" stroke="#786B58"/>'


def disc(circle: str, face: str) -> str:
    """A tool on its circle."""
    x, y = middle(circle)
    body, ink = DISC[face]
    rim = f'<circle cx="{x}" cy="{y}" r="22" fill="{body}" stroke="#3A342B" stroke-width="1.2"/>'
    return rim + _figure(face, x, y, ink)


def companion(square: str, seat: int) -> str:
    """The companion of a seat, counted from 1, on its square."""
    x, y = middle(square)
    look = 'fill="#fff" stroke="#2B2620" stroke-width="2.5"'
    return tile(x, y, 44, 14, look) + _figure(COMPANIONS[seat - 1], x, y)
