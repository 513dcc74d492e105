"""What every pack of Monolyth must satisfy (docs/packs.md).

Each check takes what could be read and notes what is wrong. None means that a part could
not be read, which has been noted already.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.monolyth.pack.pack import Card, Cube, Shape, Tokens
    from lapidarium.games.pack_reader import Page

COLOURS = 5
COPIES = (3, 2, 2, 3, 2, 1, 2, 1)
"""M-C1, in printed order."""
SITES = 13
GRID = 4
HEIGHTS = (4, 4, 3, 3)
"""M-T4.4, by number of players."""
USUAL_CUBES = 4
MOST_COLUMNS = 4
"""Of a stone however it is turned: as many as the compiled game has room for."""
BOARDS = 5
PLAYERS = (1, 2, 3, 4)
PROPHECIES, LEVELS, STRUCTURES, CARDS = 20, 14, 4, 10
MOST_POINTS = 99
MOST_PROPHESIED = 16
SOLO_LEVELS = 4
SOLO_PROPHECIES = 16
"""A solo tower of 64 cubes takes at least 16 turns, and each costs a token."""


def check_boards(page: Page, boards: Page) -> tuple[int, tuple[int, ...]]:
    """M-S6, M-C2, M-T4.4: thirteen sites, a 4×4 grid, heights 4, 4, 3, 3."""
    main = page.page("main_board")
    main.only("sites")
    for part, key, value in ((main, "sites", SITES), (boards, "grid", GRID)):
        if part.figures.get(key) != value:
            part.problem(key, part.figures.get(key), "exactly", value=str(value))
    if boards.figures.get("heights") != list(HEIGHTS):
        found = boards.figures.get("heights")
        boards.problem("heights", found, "exactly", value=str(list(HEIGHTS)))
    return SITES, HEIGHTS


def check_stones(page: Page, shapes: Sequence[Shape | None]) -> None:
    """M-C1: eight shapes in the printed counts, each connected and small enough for the grid."""
    if len(shapes) != len(COPIES):
        page.problem("stone", len(shapes), "shapes", count=len(COPIES))
    for number, (shape, copies) in enumerate(zip(shapes, COPIES, strict=False), 1):
        if shape is None:
            continue
        if shape.copies != copies:
            page.problem(f"stone[{number}].copies", shape.copies, "copies", copies=copies)
        _check_cubes(page, f"stone[{number}].cells", shape)
    read = [shape for shape in shapes if shape is not None]
    if len(read) == len(shapes):
        names = [shape.name for shape in read]
        if len(set(names)) < len(names):
            page.problem("stone", " ".join(names), "different-shapes")
        singles = [shape.name for shape in read if shape.is_single]
        if len(singles) != 1:
            page.problem("stone", " ".join(singles) or "0", "one-single")
        stones = COLOURS * sum(shape.copies for shape in read)
        if stones != COLOURS * sum(COPIES):
            page.problem("stone", stones, "stones", count=COLOURS * sum(COPIES))


def _check_cubes(page: Page, where: str, shape: Shape) -> None:
    """M-C1, M-T4.2: connected, and small enough for the grid and for the compiled game."""
    if not shape.cubes:
        page.problem(where, 0, "cubes", most=USUAL_CUBES)
    elif columns_of(shape.cubes) > MOST_COLUMNS:
        page.problem(where, shape.name, "columns", most=MOST_COLUMNS)
    elif not is_connected(shape.cubes):
        page.problem(where, shape.name, "connected")
    elif longest_side(shape.cubes) > GRID:
        page.problem(where, shape.name, "within-grid", most=GRID)
    elif len(shape.cubes) > USUAL_CUBES:
        page.warning(where, len(shape.cubes), "cubes", most=USUAL_CUBES)


def columns_of(cubes: frozenset[Cube]) -> int:
    """The most columns that a stone fills, however it is turned: its shadows from three sides."""
    return max(len({cube[:axis] + cube[axis + 1 :] for cube in cubes}) for axis in range(3))


def longest_side(cubes: frozenset[Cube]) -> int:
    """How many cubes long a stone is at most."""
    sides: list[tuple[int, ...]] = list(zip(*cubes, strict=True))
    return max(max(side) - min(side) + 1 for side in sides)


def is_connected(cubes: frozenset[Cube]) -> bool:
    """Every cube can be reached from any other through faces."""
    if not cubes:
        return False
    seen, edge = set[tuple[int, int, int]](), [min(cubes)]
    while edge:
        cube = edge.pop()
        seen.add(cube)
        edge += [other for other in cubes - seen if sum(map(_gap, cube, other)) == 1]
    return seen == cubes


def _gap(one: int, other: int) -> int:
    return abs(one - other)


def check_sides(page: Page, boards: Sequence[tuple[int, ...] | None]) -> None:
    """M-C2, M-S7: five boards of four colours, no two the same when turned.

    That the four are different we only suppose.
    """
    names = page.figures.get("sides")
    if len(boards) != BOARDS:
        page.problem("sides", len(boards), "boards", count=BOARDS)
    turned: dict[tuple[int, ...], int] = {}
    for number, board in enumerate(boards, 1):
        if board is None or not isinstance(names, list):
            continue
        name = names[number - 1]
        if len(board) != GRID:
            page.problem(f"sides[{number}]", name, "four-colours")
            continue
        if len(set(board)) != GRID:
            page.warning(f"sides[{number}]", name, "different-colours")
        least = min(board[start:] + board[:start] for start in range(GRID))
        if least in turned:
            page.problem(f"sides[{number}]", name, "another-board", number=turned[least])
        turned.setdefault(least, number)


def check_tokens(page: Page, tokens: Sequence[Tokens | None], heights: tuple[int, ...]) -> None:
    """M-C3, M-S2: the number of tokens, and those in play for each number of players."""
    prophecies, levels, _ = tokens
    counts = (PROPHECIES, LEVELS, STRUCTURES)
    names = ("prophecy_tokens", "level_tokens", "structure_tokens")
    for name, kind, count in zip(names, tokens, counts, strict=True):
        if kind is not None:
            _check_kind(page, name, kind, count)
    if prophecies is not None:
        _check_prophecies(page, prophecies, heights)
    if levels is not None:
        _check_levels(page, levels, heights)


def _check_kind(page: Page, name: str, tokens: Tokens, count: int) -> None:
    if len(tokens.all) != count:
        page.problem(f"{name}.all", len(tokens.all), "tokens", count=count)
    for players, values in zip(PLAYERS, tokens.in_play, strict=True):
        extra = Counter(values) - Counter(tokens.all)
        if extra:
            found = " ".join(map(str, sorted(extra.elements())))
            page.problem(f"{name}.players_{players}", found, "within-all")
    extra = Counter(tokens.with_players(3)) - Counter(tokens.with_players(4))
    if extra:
        found = " ".join(map(str, sorted(extra.elements())))
        page.problem(f"{name}.players_3", found, "within-four")


def _check_prophecies(page: Page, tokens: Tokens, heights: tuple[int, ...]) -> None:
    high = [value for value in tokens.all if value > MOST_PROPHESIED]
    if high:
        found = " ".join(map(str, high))
        page.problem("prophecy_tokens.all", found, "prophecy-values", most=MOST_PROPHESIED)
    for players, values in zip(PLAYERS, tokens.in_play, strict=True):
        most = GRID * heights[players - 1]
        high = [value for value in values if value > most]
        if high:
            found = " ".join(map(str, high))
            page.problem(f"prophecy_tokens.players_{players}", found, "within-wall", most=most)
    solo = len(tokens.with_players(1))
    note = page.warning if solo else page.problem
    if solo < SOLO_PROPHECIES:
        note("prophecy_tokens.players_1", solo, "solo-prophecies", least=SOLO_PROPHECIES)


def _check_levels(page: Page, tokens: Tokens, heights: tuple[int, ...]) -> None:
    for players, values in zip(PLAYERS, tokens.in_play, strict=True):
        least = players * heights[players - 1]
        if players == 1 and len(values) != SOLO_LEVELS:
            page.problem("level_tokens.players_1", len(values), "tokens", count=SOLO_LEVELS)
        elif len(values) < least:
            page.problem(f"level_tokens.players_{players}", len(values), "levels", least=least)


def check_cards(page: Page, cards: Sequence[Card | None]) -> None:
    """M-C3, M-L2: ten cards that a tower of any allowed height can match."""
    if len(cards) != CARDS:
        page.problem("structure_card", len(cards), "cards", count=CARDS)
    for number, card in enumerate(cards, 1):
        high = [str(part) for part in card or () if part.low > min(HEIGHTS)]
        if high:
            found = " ".join(sorted(set(high)))
            page.problem(f"structure_card[{number}].rows", found, "reachable", most=min(HEIGHTS))
