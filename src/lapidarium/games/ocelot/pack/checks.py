"""What every pack of Sir Ocelot's Cave must satisfy (docs/packs.md).

Each check takes what could be read and notes what is wrong. None means that a part could
not be read, which has been noted already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.games.ocelot.pack.mat import CAVES, WAYS, name_of, places

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lapidarium.games.ocelot.pack.mat import Mat
    from lapidarium.games.ocelot.pack.pack import Tool, Value
    from lapidarium.games.pack_reader import Page

    Gems = Mapping[str, Mapping[str, int | None]]

FACES: Final = {
    "A": ("compass", "lantern"),
    "B": ("lantern", "pick"),
    "C": ("pick", "compass"),
}
"""O-C2."""
COPIES: Final = 10
TOKENS: Final = {"blue": 49, "green": 18, "red": 16}
"""O-C4, amethysts included."""
VALUES: Final = {
    "crystal": 1,
    "sun": 1,
    "moon": 1,
    "star": 1,
    "opal": 3,
    "emerald": 5,
    "beryl": 7,
}
"""O-E2."""
CELESTITES: Final = ("sun", "moon", "star")
SPECIALS: Final = ("a", "b", "c", "d")
ONE_POINT_IN_BLUE: Final = 15
"""O-X1."""
CRYSTALS_IN_GREEN: Final = 2
"""O-T4's example shows two."""
LEAST_CIRCLES: Final = COPIES * len(FACES)
MOST_SPACES: Final = 64
"""Squares, and circles, that fit a machine word."""
MOST_PRINTED: Final = 99
SIDES_TO_COLLECT: Final = 3
ALL_SIDES: Final = 4


def is_printed(value: object) -> bool:
    """A figure that an amethyst may print."""
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_PRINTED


def check_looks(page: Page, arrows: Mapping[str, str], looks: Mapping[str, str]) -> None:
    """O-G2: a circle can only look fewer ways than there are runs that touch it."""
    for circle, ways in looks.items():
        if circle not in arrows:
            page.problem(f"looks.{circle}", ways, "ocelot-circle", circle=circle)
        elif set(ways) - set(arrows[circle]):
            seen = " ".join(arrows[circle])
            page.problem(f"looks.{circle}", ways, "ocelot-ways-with-squares", ways=seen)
        elif len(set(ways)) < len(ways):
            page.problem(f"looks.{circle}", ways, "ocelot-ways", ways=" ".join(WAYS))


def check_mat(page: Page, mat: Mat) -> None:
    """O-C1, O-G1, O-G2: spaces to place and collect everything, and a four-way circle."""
    key = "mat.drawing"
    if len(mat.squares) > MOST_SPACES:
        page.problem(key, len(mat.squares), "ocelot-squares", most=MOST_SPACES)
    if not LEAST_CIRCLES <= len(mat.circles) <= MOST_SPACES:
        found = len(mat.circles)
        page.problem(key, found, "ocelot-circles", low=LEAST_CIRCLES, high=MOST_SPACES)
    for circle in mat.circles:
        if not circle.looks:
            page.problem(key, circle.name, "ocelot-circle-beside-a-square", circle=circle.name)
    ways = max((len(circle.looks) for circle in mat.circles), default=0)
    if ways < ALL_SIDES:
        page.problem(key, ways, "ocelot-four-ways")
    _check_touching(page, mat)
    _check_seen(page, mat)


def _check_touching(page: Page, mat: Mat) -> None:
    caves = {square.name: square.cave for square in mat.squares}
    for column, row in places(mat.rows, "bgr"):
        one = name_of((column, row))
        for place in ((column + 1, row), (column, row + 1)):
            other = name_of(place)
            if caves.get(other, caves[one]) != caves[one]:
                page.problem("mat.drawing", f"{one} {other}", "ocelot-caves-apart")


def _check_seen(page: Page, mat: Mat) -> None:
    for square in mat.squares:
        count = len(square.seen_from)
        if count < SIDES_TO_COLLECT:
            page.warning(
                "mat.drawing", square.name, "ocelot-seen", square=square.name, circles=count
            )
    for cave in CAVES[1:]:
        counts = [len(square.seen_from) for square in mat.squares_in(cave)]
        if ALL_SIDES not in counts:
            page.warning("mat.drawing", cave, "ocelot-seen-from-four")


def check_tools(page: Page, tools: Sequence[Tool | None]) -> None:
    """O-C2: ten each of A, B and C, with their faces."""
    letters = [tool.letter for tool in tools if tool is not None]
    if len(letters) == len(tools) and sorted(letters) != list(FACES):
        page.problem("tool", " ".join(letters), "exactly", value=" ".join(FACES))
    for number, tool in enumerate(tools, 1):
        if tool is None:
            continue
        where, faces = f"tool[{number}]", FACES.get(tool.letter)
        if tool.copies != COPIES:
            page.problem(f"{where}.copies", tool.copies, "exactly", value=str(COPIES))
        if faces is not None and sorted(tool.faces) != sorted(faces):
            found = " ".join(tool.faces)
            page.problem(f"{where}.faces", found, "exactly", value=" ".join(faces))


def check_gems(page: Page, gems: Gems) -> None:
    """O-C4, O-G6, O-G7, O-X1: what must lie in which cave."""
    blue = gems["blue"]
    shapes = [blue[shape] for shape in CELESTITES]
    if None not in shapes and len(set(shapes)) > 1:
        page.warning("gems.blue", ", ".join(map(str, shapes)), "ocelot-celestites-alike")
    ones = _sum(blue["crystal"], *shapes)
    if ones not in (None, ONE_POINT_IN_BLUE):
        page.problem("gems.blue", ones, "ocelot-one-point", count=ONE_POINT_IN_BLUE)
    crystals = gems["green"]["crystal"]
    if crystals is not None and crystals < CRYSTALS_IN_GREEN:
        page.problem("gems.green.crystal", crystals, "ocelot-crystals", least=CRYSTALS_IN_GREEN)
    for cave in CAVES:
        if gems[cave]["geode"] == 0:
            page.problem(f"gems.{cave}.geode", 0, "ocelot-geodes")
        for shape in CELESTITES:
            if cave != "blue" and gems[cave][shape]:
                page.problem(f"gems.{cave}.{shape}", gems[cave][shape], "ocelot-celestites")


def check_bags(page: Page, gems: Gems, bags: Mapping[str, tuple[Value, ...] | None]) -> None:
    """O-C4, O-E3, O-G6: totals, the four specials, and whether a bag can run empty."""
    for cave, bag in bags.items():
        if bag is None:
            continue
        lying = _sum(*gems[cave].values())
        if lying is not None and lying + len(bag) != TOKENS[cave]:
            page.problem(f"gems.{cave}", lying + len(bag), "ocelot-tokens", count=TOKENS[cave])
        least = draws(gems, cave)
        if least is not None and len(bag) < least:
            page.warning(f"amethysts.{cave}", len(bag), "ocelot-full-bag", least=least)
    specials = [value for bag in bags.values() for value in bag or () if value in SPECIALS]
    if None not in bags.values() and sorted(map(str, specials)) != list(SPECIALS):
        found = " ".join(map(str, specials)) or "0"
        page.problem("amethysts", found, "ocelot-specials", letters=" ".join(SPECIALS))


def draws(gems: Gems, cave: str) -> int | None:
    """O-G6, O-G7: how many amethysts can be drawn from the bag of a cave in a game."""
    geodes = gems[cave]["geode"]
    if cave != "blue":
        return geodes
    shapes = [gems[cave][shape] for shape in CELESTITES]
    sets = None if None in shapes else min(shape or 0 for shape in shapes)
    return _sum(geodes, sets)


def check_dealt(page: Page, mat: Mat, gems: Gems) -> None:
    """O-S3: one gem to a square."""
    for cave in CAVES:
        lying, squares = _sum(*gems[cave].values()), len(mat.squares_in(cave))
        if lying is not None and lying != squares:
            page.problem(f"gems.{cave}", lying, "ocelot-gem-a-square", squares=squares)


def _sum(*counts: int | None) -> int | None:
    known = [count for count in counts if count is not None]
    return sum(known) if len(known) == len(counts) else None
