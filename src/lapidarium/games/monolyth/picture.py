"""The monoliths as an SVG picture, for previews of links.

It is drawn from what a spectator is sent, as the browser draws it: true isometric, light from
the upper left, the mark of its colour on every face (docs/client.md).
"""

from __future__ import annotations

from itertools import starmap
from typing import TYPE_CHECKING, Final

from lapidarium.games.monolyth.rules.cells import GRID
from lapidarium.games.presenter import Picture

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lapidarium.games.monolyth.wire import MonolythPieces, MonolythView, StoneView, TowerView

    Cube = tuple[int, int, int]
    Cubes = dict[Cube, tuple[int, str]]
    Place = tuple[float, float, float]

SCALE: Final = 40.0
RIM, THICK = 0.4, 0.4
GAP: Final = 30.0
COS30: Final = 3**0.5 / 2

SLAB: Final = {"top": "#DCCFB8", "left": "#B9A88B", "right": "#9C8B6F", "floor": "#EDE4D3"}
SLAB_LINE: Final = "#B5A588"
GHOST: Final = 'stroke="#C98A00" stroke-width="4" stroke-dasharray="7 4"'
"""The edges of a stone that is only shown."""
COLOURS: Final = {
    "blue": ("#5B8CE0", "#3C6BC2", "#2A5199", "#0B1F47", "#CFE0FF", "#16336B"),
    "orange": ("#F4974E", "#DD7226", "#B4571A", "#4A1E00", "#FFE6D0", "#6E2F08"),
    "black": ("#4C505A", "#33363E", "#24262C", "#D5D9E0", "#D5D9E0", "#0F1013"),
    "turquoise": ("#56CBBD", "#2BA89A", "#1B8075", "#01302B", "#DDFFFA", "#0A4A43"),
    "white": ("#FFFDF8", "#E6DFD2", "#C9BFAE", "#5E5646", "#5E5646", "#7A705F"),
    "red": ("#E2605A", "#C0413F", "#93292C", "#3A0609", "#FFDCD8", "#5A1216"),
    "green": ("#79BE68", "#569A48", "#3C7433", "#0C2B06", "#E4FBDC", "#1E4318"),
    "yellow": ("#F2D65A", "#D6B32F", "#AB8B1A", "#3F3000", "#FFF8D6", "#5F4C07"),
    "purple": ("#A784D6", "#8560BA", "#634295", "#240B45", "#F0E4FF", "#35185C"),
    "pink": ("#F2A3C0", "#DB7CA0", "#B4587D", "#4A0D27", "#FFE8F1", "#6B2443"),
}
"""Of each colour: top, left, right, engraving, engraving on the right face, edge."""
MARKS: Final = {
    "blue": "M.71 .5a.21 .21 0 1 1-.42 0a.21 .21 0 1 1 .42 0"
    "M.55 .5a.05 .05 0 1 1-.1 0a.05 .05 0 1 1 .1 0",
    "orange": "M.5 .25L.76 .7H.24z",
    "black": "M.3 .3L.7 .7M.7 .3L.3 .7",
    "turquoise": "M.22 .42q.14 -.16 .28 0t.28 0M.22 .62q.14 -.16 .28 0t.28 0",
    "white": "M.3 .3H.7V.7H.3z",
    "red": "M.5 .24L.74 .5L.5 .76L.26 .5zM.5 .44L.56 .5L.5 .56L.44 .5z",
    "green": "M.3 .28V.72M.5 .28V.72M.7 .28V.72",
    "yellow": "M.5 .24V.76M.27 .37L.73 .63M.73 .37L.27 .63",
    "purple": "M.6 .26A.25 .25 0 1 0 .74 .6A.2 .2 0 0 1 .6 .26z",
    "pink": "M.3 .7V.5A.2 .2 0 0 1 .7 .5V.7",
}
SIDES: Final = (
    ((0, 0, 1), (0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 1, 0), (0, 1, 1), (1, 0, 0), (0, 0, -1)),
    ((1, 0, 0), (1, 1, 1), (0, -1, 0), (0, 0, -1)),
)
"""Top, left, right: the way it faces, the corner it begins at, and its two axes."""


def picture_of(view: MonolythView, pieces: MonolythPieces) -> Picture:
    """All monoliths side by side."""
    side = (GRID + 2 * RIM) * COS30 * SCALE
    levels = max(view.height, 1)
    up = max(levels, RIM) * SCALE
    down = (GRID + RIM + THICK) * SCALE
    parts = []
    for number, tower in enumerate(view.towers):
        x = side + number * (2 * side + GAP)
        parts.append(f'<g transform="translate({x:.1f} {up:.1f})">{_tower(tower, pieces)}</g>')
    width = len(parts) * (2 * side + GAP) - GAP
    return Picture(width, up + down, "".join(parts))


def at(x: float, y: float, z: float = 0) -> str:
    """Where a point of space lies on the page: its two numbers."""
    return f"{(x - y) * COS30 * SCALE:.1f} {((x + y) / 2 - z) * SCALE:.1f}"


def polygon(*points: Place, fill: str) -> str:
    """A flat piece between points of space."""
    return f'<path fill="{fill}" d="M{"L".join(starmap(at, points))}z"/>'


def _tower(tower: TowerView, pieces: MonolythPieces) -> str:
    return board(tower, pieces) + heap(cubes_of(tower.stones, pieces))


def cubes_of(stones: Sequence[StoneView], pieces: MonolythPieces) -> Cubes:
    """Where the cubes of stones are: of which stone, and of what colour."""
    cubes: Cubes = {}
    for number, stone in enumerate(stones):
        colour = pieces.colours[pieces.stones[stone.stone].colour]
        for cell in stone.cells:
            level, column = divmod(cell, GRID * GRID)
            cubes[column % GRID, column // GRID, level] = (number, colour)
    return cubes


def heap(cubes: Cubes, ghost: int | None = None) -> str:
    """Cubes from back to front; `ghost` is the number of a stone that is only shown."""
    order = sorted(cubes, key=lambda cube: (sum(cube), cube[2]))
    return "".join("".join(_faces(cube, cubes, ghost)) for cube in order)


def board(tower: TowerView, pieces: MonolythPieces) -> str:
    """The slab, with a strip of its colour on each side: far, right, near, left."""
    sides = [pieces.colours.get(letter, "white") for letter in tower.board]
    low, high = -RIM, GRID + RIM
    parts = [
        polygon(
            (low, high, 0),
            (high, high, 0),
            (high, high, -THICK),
            (low, high, -THICK),
            fill=SLAB["left"],
        ),
        polygon(
            (high, high, 0),
            (high, low, 0),
            (high, low, -THICK),
            (high, high, -THICK),
            fill=SLAB["right"],
        ),
        polygon((low, low, 0), (high, low, 0), (high, high, 0), (low, high, 0), fill=SLAB["top"]),
    ]
    corners = [(0, 0), (GRID, 0), (GRID, GRID), (0, GRID)]
    outer = [(low, low), (high, low), (high, high), (low, high)]
    for number, colour in enumerate(sides):
        after = (number + 1) % GRID
        strip = [corners[number], corners[after], outer[after], outer[number]]
        left = COLOURS.get(colour, COLOURS["white"])[1]
        parts.append(polygon(*((x, y, 0) for x, y in strip), fill=left))
    floor = [(x, y, 0) for x, y in corners]
    parts.append(polygon(*floor, fill=SLAB["floor"]))
    lines = "".join(f"M{at(n, 0)}L{at(n, GRID)}M{at(0, n)}L{at(GRID, n)}" for n in range(1, GRID))
    return "".join(parts) + f'<path fill="none" stroke="{SLAB_LINE}" d="{lines}"/>'


def _faces(cube: Cube, cubes: Cubes, ghost: int | None) -> Iterator[str]:
    """The faces of a cube that are seen, with lines that make one see stones, not cubes."""
    stone, name = cubes[cube]
    colours = COLOURS.get(name, COLOURS["white"])
    for number, (out, origin, across, down) in enumerate(SIDES):
        if _moved(cube, out) in cubes:
            continue
        corner = _moved(cube, origin)
        turns = ((0, 0), (1, 0), (1, 1), (0, 1))
        points = [_moved(corner, across, down, times=turn) for turn in turns]
        yield polygon(*points, fill=colours[number])
        cut = colours[4 if number == len(SIDES) - 1 else 3]
        yield _mark(MARKS.get(name, ""), points, cut)
        ways = (_times(down, -1), across, down, _times(across, -1))
        for way, start, end in zip(ways, points, [*points[1:], points[0]], strict=True):
            beside = cubes.get(_moved(cube, way, out)) or cubes.get(_moved(cube, way))
            line = f"M{at(*start)}L{at(*end)}"
            if beside is not None and beside[0] == stone:
                yield f'<path stroke="#000" stroke-opacity=".16" stroke-width=".8" d="{line}"/>'
            elif beside is None and sum(way) > 0:
                yield f'<path stroke="#fff" stroke-opacity=".45" stroke-width="1.2" d="{line}"/>'
            else:
                look = f'stroke="{colours[5]}" stroke-width="2" stroke-linecap="round"'
                look = GHOST if stone == ghost else look
                yield f'<path {look} d="{line}"/>'


def _mark(path: str, points: list[Cube], colour: str) -> str:
    """A mark of size 1, laid on a face."""
    (ox, oy), (ax, ay), _, (dx, dy) = [map(float, at(*point).split()) for point in points]
    matrix = f"{ax - ox:.2f} {ay - oy:.2f} {dx - ox:.2f} {dy - oy:.2f} {ox} {oy}"
    return (
        f'<path fill="none" stroke="{colour}" stroke-width=".075" stroke-linecap="round" '
        f'stroke-linejoin="round" transform="matrix({matrix})" d="{path}"/>'
    )


def _times(way: Cube, times: int) -> Cube:
    return (way[0] * times, way[1] * times, way[2] * times)


def _moved(cube: Cube, *ways: Cube, times: tuple[int, ...] = (1, 1)) -> Cube:
    x, y, z = cube
    for way, count in zip(ways, times, strict=False):
        x, y, z = x + way[0] * count, y + way[1] * count, z + way[2] * count
    return (x, y, z)
