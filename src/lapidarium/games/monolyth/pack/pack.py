"""The components of Monolyth: reading a pack (M-C1 to M-C3, M-S2).

`pack.checks` has what a pack must satisfy.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from lapidarium.games.monolyth.pack import checks
from lapidarium.games.pack import Pack
from lapidarium.games.pack_reader import Page, digest_of, provenance_of

if TYPE_CHECKING:
    from collections.abc import Iterable

Cube = tuple[int, int, int]
"""Column, row, level."""

PLAYER_COUNTS = (1, 2, 3, 4)
SINGLE_CUBES = 1
COLOURS = (
    "blue",
    "orange",
    "black",
    "turquoise",
    "white",
    "red",
    "green",
    "yellow",
    "purple",
    "pink",
)
"""The names there are words for, in the order in which a pack numbers its colours."""

TOKENS = ("prophecy_tokens", "level_tokens", "structure_tokens")
BOARDS = ("main_board", "player_boards")
CARDS = ("structure_signs", "structure_card")
SECTIONS = ("colours", "stone", *BOARDS, *TOKENS, *CARDS)


@dataclass(frozen=True, slots=True)
class Colour:
    """One of the five colours of stones."""

    name: str
    letter: str


@dataclass(frozen=True, slots=True)
class Shape:
    """A shape of stone: its number of copies in each colour, and its cubes as drawn."""

    name: str
    copies: int
    cubes: frozenset[Cube]

    @property
    def is_single(self) -> bool:
        """M-S4: singles form the supply."""
        return len(self.cubes) == SINGLE_CUBES


@dataclass(frozen=True, slots=True)
class Range:
    """What a structure card asks of a column (M-L2); no limit if `high` is None."""

    low: int
    high: int | None

    def __contains__(self, height: object) -> bool:
        if not isinstance(height, int):
            return False
        return self.low <= height and (self.high is None or height <= self.high)

    def __str__(self) -> str:
        if self.high is None:
            return f"{self.low}+"
        return f"{self.low}" if self.low == self.high else f"{self.low}-{self.high}"


Card = tuple[Range, ...]
"""Sixteen ranges, row by row."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens of one kind: all in the box, and those in play by number of players."""

    all: tuple[int, ...]
    in_play: tuple[tuple[int, ...], ...]

    def with_players(self, players: int) -> tuple[int, ...]:
        """M-S2: what lies on the main board."""
        return self.in_play[players - 1]


@dataclass(frozen=True, slots=True, kw_only=True)
class MonolythPack(Pack):
    """All components of Monolyth."""

    colours: tuple[Colour, ...]
    shapes: tuple[Shape, ...]
    sites: int
    heights: tuple[int, ...]
    boards: tuple[tuple[int, ...], ...]
    """Colours by number: far, right, near, left."""
    prophecies: Tokens
    levels: Tokens
    structures: Tokens
    cards: tuple[Card, ...]

    __hash__ = Pack.__hash__

    def board_name(self, board: int) -> str:
        """The letters of a board's sides, clockwise."""
        return "".join(self.colours[colour].letter for colour in self.boards[board])


def read(page: Page, text: str) -> MonolythPack | None:
    """Read the pack; None if there are problems, which are then in `page.problems`."""
    page.only("game", "name", "title", *SECTIONS)
    name, title = page.word("name"), page.title("title")
    colours = _colours(page.page("colours"))
    shapes = [_shape(part) for part in page.pages("stone")]
    boards = page.page("player_boards")
    boards.only("grid", "heights", "sides")
    sides = _boards(boards, colours)
    tokens = [_tokens(page.page(kind)) for kind in TOKENS]
    cards = _cards(page)
    sites, heights = checks.check_boards(page, boards)
    checks.check_stones(page, shapes)
    checks.check_sides(boards, sides)
    checks.check_tokens(page, tokens, heights)
    checks.check_cards(page, cards)
    provenance = provenance_of(page)
    if page.problems or name is None or title is None:
        return None
    prophecies, levels, structures = tokens
    return MonolythPack(
        game="monolyth",
        name=name,
        title=title,
        digest=digest_of(page.figures),
        text=text,
        provenance=MappingProxyType(provenance),
        colours=tuple(colours),
        shapes=_whole(shapes),
        sites=sites,
        heights=heights,
        boards=_whole(sides),
        prophecies=_there(prophecies),
        levels=_there(levels),
        structures=_there(structures),
        cards=_whole(cards),
    )


def _there(part: Any) -> Any:
    assert part is not None, "a figure is missing though no problem was noted"
    return part


def _whole(parts: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(_there(part) for part in parts)


def _colours(page: Page) -> list[Colour]:
    """By a fixed order: figures written in another one are the same pack (see `digest_of`)."""
    named = {name: str(letter) for name, letter in page.figures.items() if name != "provenance"}
    colours = [Colour(name, named[name]) for name in sorted(named, key=_place_of)]
    for colour in colours:
        if colour.name not in COLOURS:
            page.problem(colour.name, colour.letter, "colour", names=", ".join(COLOURS))
        if not (len(colour.letter) == 1 and "A" <= colour.letter <= "Z"):
            page.problem(colour.name, colour.letter, "capital")
    if len({c.letter for c in colours}) < len(colours):
        page.problem("", "".join(c.letter for c in colours), "different-letters")
    if len(colours) != checks.COLOURS:
        page.problem("", len(colours), "colours", count=checks.COLOURS)
    return colours


def _place_of(colour: str) -> int:
    return COLOURS.index(colour) if colour in COLOURS else len(COLOURS)


def _shape(page: Page) -> Shape | None:
    page.only("shape", "copies", "cells")
    name, copies = page.word("shape"), page.number("copies", 1, 16)
    cubes = _cubes(page)
    if name is not None and not (name.isascii() and name.isalnum()):
        page.problem("shape", name, "shape-name")
        name = None
    if name is None or copies is None or cubes is None:
        return None
    return Shape(name, copies, cubes)


def _cubes(page: Page) -> frozenset[Cube] | None:
    """The cubes of a drawing: rows of '#' and '.', or a list of such drawings."""
    drawing = page.figures.get("cells")
    layers = drawing if drawing and _are(drawing, list) else [drawing]
    if not all(
        layer and _are(layer, str) and not set("".join(layer)) - set("#.") for layer in layers
    ):
        page.problem("cells", drawing, "drawing")
        return None
    return frozenset(
        (column, row, level)
        for level, layer in enumerate(layers)
        for row, line in enumerate(layer)
        for column, sign in enumerate(line)
        if sign == "#"
    )


def _are(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(isinstance(part, kind) for part in value)


def _boards(page: Page, colours: list[Colour]) -> list[tuple[int, ...] | None]:
    letters = [colour.letter for colour in colours]
    boards: list[tuple[int, ...] | None] = []
    for number, name in enumerate(page.words("sides") or (), 1):
        if set(name) <= set(letters):
            boards.append(tuple(letters.index(letter) for letter in name))
        else:
            page.problem(f"sides[{number}]", name, "colour-letters", letters=" ".join(letters))
            boards.append(None)
    return boards


def _tokens(page: Page) -> Tokens | None:
    kinds = [f"players_{count}" for count in checks.PLAYERS]
    page.only("all", *kinds)
    every, *in_play = (page.numbers(key, 1, checks.MOST_POINTS) for key in ("all", *kinds))
    if every is None or None in in_play:
        return None
    return Tokens(every, tuple(values for values in in_play if values is not None))


def _cards(page: Page) -> list[Card | None]:
    signs = _signs(page.page("structure_signs"))
    return [_card(part, signs) for part in page.pages("structure_card")]


def _signs(page: Page) -> dict[str, Range]:
    signs = {}
    for sign in page.figures:
        if sign == "provenance":
            continue
        reading = _range(str(page.figures[sign]))
        if reading is None or len(sign) != 1:
            page.problem(sign, page.figures[sign], "range")
        else:
            signs[sign] = reading
    return signs


def _range(text: str) -> Range | None:
    found = re.fullmatch(r"(\d)(\+|-(\d))?", text, re.ASCII)
    if found is None:
        return None
    low, plus, high = int(found[1]), found[2] == "+", int(found[3] or found[1])
    if plus:
        return Range(low, None)
    return Range(low, high) if low <= high else None


def _card(page: Page, signs: dict[str, Range]) -> Card | None:
    page.only("rows")
    rows = page.words("rows")
    if rows is None:
        return None
    if [len(row) for row in rows] != [4] * 4 or not set("".join(rows)) <= set(signs):
        page.problem("rows", "/".join(rows), "card-rows", signs=" ".join(signs))
        return None
    return tuple(signs[sign] for sign in "".join(rows))
