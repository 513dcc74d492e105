"""The components of Sir Ocelot's Cave: reading a pack (O-C1 to O-C4, O-E2).

`pack.checks` has what a pack must satisfy.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType as Fixed
from typing import TYPE_CHECKING, Final, TypeVar

from lapidarium.games.ocelot.pack import checks
from lapidarium.games.ocelot.pack.mat import (
    CAVES,
    CIRCLE,
    NOTHING,
    SIGNS,
    WAYS,
    Mat,
    mat_of,
    rows_of,
)
from lapidarium.games.pack import Pack
from lapidarium.games.pack_reader import Page, digest_of, provenance_of

if TYPE_CHECKING:
    from collections.abc import Mapping

CELESTITES: Final = checks.CELESTITES
GEMS: Final = ("crystal", *CELESTITES, "opal", "emerald", "beryl", "geode")
"""The kinds that lie on squares; amethysts lie in bags."""
TOOLS: Final = ("compass", "lantern", "pick")
SPECIALS: Final = checks.SPECIALS
"""Amethysts with a formula, by their letters in O-E3."""

Value = int | str
"""What an amethyst prints: a figure, or the letter of a special."""

PLAYERS: Final = 2
MOST_COLUMNS: Final = 26
MOST_ROWS: Final = 99
SECTIONS: Final = ("mat", "tool", "gems", "values", "amethysts")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Tool:
    """A two-sided token (O-C2)."""

    letter: str
    faces: tuple[str, ...]
    copies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OcelotPack(Pack):
    """All components of Sir Ocelot's Cave."""

    mat: Mat
    tools: tuple[Tool, ...]
    gems: Mapping[str, Mapping[str, int]]
    """How many of each kind lie in each cave; every cave and every kind has an entry."""
    values: Mapping[str, int]
    """What each kind prints; geodes print nothing."""
    amethysts: Mapping[str, tuple[Value, ...]]
    """What each bag holds at the start."""

    __hash__ = Pack.__hash__


def read(page: Page, text: str) -> OcelotPack | None:
    """Read the pack; None if there are problems, which are then in `page.problems`."""
    page.only("game", "name", "title", *SECTIONS)
    name, title = page.word("name"), page.title("title")
    mat = _mat(page.page("mat"))
    tools = [_tool(part) for part in page.pages("tool")]
    gems = _gems(page.page("gems"))
    values = _values(page.page("values"))
    bags = _bags(page.page("amethysts"))
    checks.check_tools(page, tools)
    checks.check_gems(page, gems)
    checks.check_bags(page, gems, bags)
    if mat is not None:
        checks.check_mat(page, mat)
        checks.check_dealt(page, mat, gems)
    provenance = provenance_of(page)
    if page.problems or name is None or title is None:
        return None
    return OcelotPack(
        game="ocelot",
        name=name,
        title=title,
        digest=digest_of(page.figures),
        text=text,
        provenance=Fixed(provenance),
        mat=_there(mat),
        tools=tuple(sorted((_there(tool) for tool in tools), key=lambda tool: tool.letter)),
        gems=Fixed({c: Fixed({kind: _there(gems[c][kind]) for kind in GEMS}) for c in CAVES}),
        values=Fixed(values),
        amethysts=Fixed({cave: _there(bags[cave]) for cave in CAVES}),
    )


def _there(part: T | None) -> T:
    assert part is not None, "a figure is missing though no problem was noted"
    return part


def _mat(page: Page) -> Mat | None:
    page.only("drawing", "looks")
    rows, looks = _rows(page), _looks(page)
    if rows is None:
        return None
    whole = mat_of(rows, {})
    arrows = {circle.name: "".join(look.way for look in circle.looks) for circle in whole.circles}
    checks.check_looks(page, arrows, looks)
    return mat_of(rows, {circle: ways for circle, ways in looks.items() if circle in arrows})


def _rows(page: Page) -> tuple[str, ...] | None:
    """O-C1: rows of equal length, of known signs; problems give the place of the sign."""
    drawing = page.text("drawing")
    if drawing is None:
        return None
    rows, known = rows_of(drawing), {*SIGNS, CIRCLE, NOTHING}
    before = len(page.problems)
    for number, row in enumerate(rows, 1):
        if len(row) != len(rows[0]):
            found = f"{number}: {len(row)}"
            page.problem("drawing", found, "ocelot-row", row=number, signs=len(rows[0]))
        for sign in sorted(set(row) - known):
            page.problem("drawing", sign, "ocelot-sign", row=number, signs=" ".join(sorted(known)))
    if len(rows) > MOST_ROWS or len(rows[0]) > MOST_COLUMNS:
        found = f"{len(rows[0])}×{len(rows)}"
        page.problem("drawing", found, "ocelot-size", columns=MOST_COLUMNS, rows=MOST_ROWS)
    return rows if len(page.problems) == before else None


def _looks(page: Page) -> dict[str, str]:
    """O-G2: circles with fewer arrows than runs that touch them, if there are any."""
    if "looks" not in page.figures:
        return {}
    table = page.page("looks")
    looks = {}
    for circle, ways in table.figures.items():
        if circle == "provenance":
            continue
        if not isinstance(ways, str) or not ways or set(ways) - set(WAYS):
            table.problem(circle, ways, "ocelot-ways", ways=" ".join(WAYS))
        else:
            looks[circle] = ways
    return looks


def _tool(page: Page) -> Tool | None:
    page.only("letter", "faces", "copies")
    letter, faces, copies = page.word("letter"), page.words("faces"), page.number("copies", 1, 99)
    if letter is None or faces is None or copies is None:
        return None
    return Tool(letter, faces, copies)


def _gems(page: Page) -> dict[str, dict[str, int | None]]:
    """O-C4: tokens by cave and kind; a kind that is not listed has none."""
    page.only(*CAVES)
    return {
        cave: _cave(page.page(cave), isinstance(page.figures.get(cave), dict)) for cave in CAVES
    }


def _cave(page: Page, is_there: bool) -> dict[str, int | None]:
    page.only(*GEMS)
    unnamed = 0 if is_there else None
    return {
        kind: page.number(kind, 0, checks.MOST_SPACES) if kind in page.figures else unnamed
        for kind in GEMS
    }


def _values(page: Page) -> dict[str, int]:
    """O-E2: the rules fix the value of each kind, so a pack can only repeat it."""
    page.only(*checks.VALUES)
    for kind, value in checks.VALUES.items():
        found = page.figures.get(kind)
        if found != value or isinstance(found, bool):
            page.problem(kind, found, "exactly", value=str(value))
    return dict(checks.VALUES)


def _bags(page: Page) -> dict[str, tuple[Value, ...] | None]:
    page.only(*CAVES)
    return {cave: _bag(page, cave) for cave in CAVES}


def _bag(page: Page, cave: str) -> tuple[Value, ...] | None:
    values = page.figures.get(cave)
    if not isinstance(values, list):
        page.problem(cave, values, "ocelot-bag", letters=" ".join(SPECIALS))
        return None
    bag: list[Value] = []
    for number, value in enumerate(values, 1):
        if value in SPECIALS or checks.is_printed(value):
            bag.append(value)
        else:
            page.problem(
                f"{cave}[{number}]",
                value,
                "ocelot-amethyst",
                most=checks.MOST_PRINTED,
                letters=" ".join(SPECIALS),
            )
    return tuple(bag) if len(bag) == len(values) else None
