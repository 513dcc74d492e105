"""A move on the monolith, with the sites and columns that words speak of, as an SVG for pages.

The stone circle stands around the monolith of the seat as in the browser: site 4 at the top, on
clockwise. The stone of the move is drawn where it would lie.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, Final

from lapidarium.games.monolyth.picture import (
    COS30,
    RIM,
    SCALE,
    THICK,
    at,
    board,
    cubes_of,
    heap,
    polygon,
)
from lapidarium.games.monolyth.rules.cells import GRID
from lapidarium.games.monolyth.wire import PlaceFacts, ProphesyFacts, StoneView
from lapidarium.games.presenter import Picture

if TYPE_CHECKING:
    from lapidarium.games.monolyth.wire import (
        MonolythFacts,
        MonolythPieces,
        MonolythView,
        TowerView,
    )

WIDTH, SITE, EDGE = 760.0, 78.0, 8.0
LIFT: Final = 30.0
"""The monolith stands so much below the middle."""
TOP_SITE: Final = 4
SAMPLES: Final = 720
LAMP, WASH, INK = "#C98A00", "#FBE9BE", "#5F574B"
CRYSTAL: Final = (
    '<path d="M0 -24L11 -12V12L0 24L-11 12V-12z" fill="#F2B632" stroke="#7A5200" stroke-width="2"/>'
)


def diagram_of(
    view: MonolythView, pieces: MonolythPieces, seat: int, facts: MonolythFacts | None
) -> Picture:
    """The circle around one monolith, with a move in light."""
    levels = max(view.height, 1)
    height = (levels + GRID + 2 * RIM + THICK) * SCALE + 2 * SITE + 120
    spots = _spots(len(view.sites), height)
    parts = [_band(height)]
    for number, stone in enumerate(view.sites, 1):
        inside = _resting(stone, pieces) if stone else ""
        inside = CRYSTAL if view.crystal == number else inside
        is_lit = getattr(facts, "site", 0) == number
        parts.append(_site(number, spots[number - 1], inside, is_lit=is_lit))
    down = height / 2 + (levels - GRID) * SCALE / 2 + LIFT / 2
    tower = view.towers[seat]
    parts.append(
        f'<g transform="translate({WIDTH / 2} {down:.1f})">{_tower(tower, pieces, facts)}</g>'
    )
    return Picture(WIDTH, height, "".join(parts))


def _tower(tower: TowerView, pieces: MonolythPieces, facts: MonolythFacts | None) -> str:
    stones: list[StoneView] = list(tower.stones)
    ghost = None
    if isinstance(facts, PlaceFacts):
        ghost = len(stones)
        stones.append(StoneView(facts.stone, facts.cells))
    wall = _wall(tower, facts) if isinstance(facts, ProphesyFacts) else ""
    return board(tower, pieces) + wall + heap(cubes_of(stones, pieces), ghost) + _coordinates()


def _wall(tower: TowerView, facts: ProphesyFacts) -> str:
    """The side that a prophecy goes to, in light, with its number."""
    letter, number = facts.wall[0], int(facts.wall[1:] or 1)
    sides = [side for side, own in enumerate(tower.board) if own == letter]
    side = sides[number - 1]
    low, high = -RIM, GRID + RIM
    corners = [(0, 0), (GRID, 0), (GRID, GRID), (0, GRID)]
    outer = [(low, low), (high, low), (high, high), (low, high)]
    after = (side + 1) % GRID
    strip = [corners[side], corners[after], outer[after], outer[side]]
    x, y = (sum(point[axis] for point in strip) / len(strip) for axis in (0, 1))
    return polygon(*((x, y, 0) for x, y in strip), fill=WASH) + _text(
        str(facts.value), at(x, y), 26, "#2B2620"
    )


def _coordinates() -> str:
    """Letters along the near side, numbers along the right one."""
    out = GRID + RIM + 0.35
    letters = [_text("abcd"[n], at(n + 0.5, out, -THICK)) for n in range(GRID)]
    numbers = [_text(str(n + 1), at(out, n + 0.5, -THICK)) for n in range(GRID)]
    return "".join(letters + numbers)


def _text(text: str, spot: str, size: int = 22, colour: str = INK) -> str:
    x, y = spot.split()
    return (
        f'<text x="{x}" y="{float(y) + size / 3:.1f}" font-size="{size}" text-anchor="middle" '
        f'fill="{colour}">{text}</text>'
    )


def _spots(sites: int, height: float) -> list[tuple[float, float]]:
    """Where the sites stand: equally far apart along the ellipse."""
    rx, ry = WIDTH / 2 - SITE / 2 - EDGE, height / 2 - SITE / 2 - EDGE
    turn = 2 * pi / SAMPLES
    points = [
        (WIDTH / 2 + rx * sin(n * turn), height / 2 - ry * cos(n * turn))
        for n in range(SAMPLES + 1)
    ]
    lengths = [0.0]
    for (x, y), (z, w) in pairwise(points):
        lengths.append(lengths[-1] + hypot(z - x, w - y))
    wanted = [((n + 1 - TOP_SITE) % sites) / sites * lengths[-1] for n in range(sites)]
    return [points[sum(length < far for length in lengths)] for far in wanted]


def _band(height: float) -> str:
    rx, ry = WIDTH / 2 - SITE / 2 - EDGE, height / 2 - SITE / 2 - EDGE
    look = f'cx="{WIDTH / 2}" cy="{height / 2:.1f}" rx="{rx}" ry="{ry:.1f}" fill="none"'
    return (
        f'<ellipse {look} stroke="#E7DECE" stroke-width="{SITE - 14}"/>'
        f'<ellipse {look} stroke="#D8CCB6" stroke-width="9"/>'
    )


def _site(number: int, spot: tuple[float, float], inside: str, *, is_lit: bool) -> str:
    look = f'fill="{WASH}" stroke="{LAMP}" stroke-width="4"'
    look = look if is_lit else 'fill="#FCF9F3" stroke="#B8AB96" stroke-width="1.5"'
    half = SITE / 2
    tile = f'<rect x="{-half}" y="{-half}" width="{SITE}" height="{SITE}" rx="18" {look}/>'
    name = _text(str(number), f"{-half + 13} {half - 12}", 20)
    x, y = spot
    return f'<g transform="translate({x:.1f} {y:.1f})">{tile}{inside}{name}</g>'


def _resting(stone: str, pieces: MonolythPieces) -> str:
    """A stone as it lies on its site: flat, and longest to the right."""
    turnings = pieces.turnings[pieces.stones[stone].shape]
    flat = [cubes for cubes in turnings if all(level == 0 for _, _, level in cubes)]
    cubes = max(flat or turnings, key=lambda each: max(x for x, _, _ in each))
    least = [min(cube[axis] for cube in cubes) for axis in range(3)]
    colour = pieces.colours[pieces.stones[stone].colour]
    shape = {(x - least[0], y - least[1], z - least[2]): (0, colour) for x, y, z in cubes}
    long, deep = (max(cube[axis] for cube in shape) + 1 for axis in (0, 1))
    high = max(cube[2] for cube in shape) + 1
    scale = min(0.55, (SITE - 16) / ((long + deep) * COS30 * SCALE))
    x = -(long - deep) / 2 * COS30 * SCALE * scale
    y = -((long + deep) / 2 - high) / 2 * SCALE * scale
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{heap(shape)}</g>'
