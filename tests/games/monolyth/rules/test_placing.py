"""Where a stone may rest (M-T4)."""

from __future__ import annotations

import pytest

from tests.games.monolyth.tables import (
    SCREWS,
    at,
    board,
    built,
    monolyth,
    moves,
    play,
    refusal,
    tower,
    unreadable,
)


@pytest.mark.parametrize(
    ("shape", "ways"),
    [("I2", 3), ("I3", 3), ("L3", 12), ("L4", 24), ("O4", 3), ("T4", 12), ("S4", 12)],
)
def test_any_orientation_of_a_solid_piece(shape: str, ways: int) -> None:
    """M-T4: a stone may lie, stand or stand on its head; each way has its number."""
    game = monolyth()
    assert game.text(game.parse(f"@2 {shape}/{ways} a1")) == f"@2 {shape}/{ways} a1"
    assert unreadable(game, f"@2 {shape}/{ways + 1} a1") == "expected-turning"


def test_a_screw_cannot_be_turned_into_its_mirror_image() -> None:
    """M-T4: only what a solid piece can be turned to; a mirror image is another stone."""
    game = monolyth(2, SCREWS)
    names = [shape.name for shape in game.pack.shapes]
    left, right = (game.tables.turnings[names.index(name)] for name in ("left", "right"))
    assert len(left) == len(right) == 12
    assert not {way.cubes for way in left} & {way.cubes for way in right}


@pytest.mark.parametrize(
    ("stone", "count"),
    [
        # lying along a row, lying along a column of the grid, standing
        ("B-I2", 12 + 12 + 16),
        ("B-I3", 8 + 8 + 16),
        ("B-O4", 9 + 12 + 12),
        # 8 ways lying flat, 4 on its long side, 4 on its short side; the rest would overhang
        ("B-L4", 8 * 6 + 4 * 8 + 4 * 12),
    ],
)
def test_all_places_on_a_bare_board(stone: str, count: int) -> None:
    """M-T4: every way and every column, each once."""
    game = monolyth()
    state = at(game, sites={2: stone})
    shape = stone.removeprefix("B-")
    assert len([m for m in game.legal(state) if f" {shape}/" in game.text(m)]) == count


def test_notation_example() -> None:
    """M-T4: `L4/7 b2` stands three high on b2 with its foot on c2 (docs/notation.md)."""
    game = monolyth()
    state = play(game, at(game), "@2 L4/7 b2")
    assert tower(game, state) == "-,-,-,-/-,BBB,B,-/-,-,-,-/-,-,-,-"


def test_in_line_with_the_grid() -> None:
    """M-T4.1: a domino covers two columns side by side or one column twice, none askew."""
    game = monolyth()
    state = at(game, sites={2: "O-I2"})
    seen = set()
    for text in moves(game, state, "@2 I2/"):
        cells = tower(game, play(game, state, text)).replace("/", ",").split(",")
        seen.add(tuple((n % 4, n // 4, len(cell)) for n, cell in enumerate(cells) if cell != "-"))
    beside = {((c, r, 1), (c + 1, r, 1)) for c in range(3) for r in range(4)}
    behind = {((c, r, 1), (c, r + 1, 1)) for c in range(4) for r in range(3)}
    standing = {((c, r, 2),) for c in range(4) for r in range(4)}
    assert seen == beside | behind | standing


@pytest.mark.parametrize(
    "text",
    [
        "@3 I3/1 c1",  # two steps to the right of c is no column
        "@3 I3/2 a3",  # two steps down from row 3 is no row
        "@3 I3/1 d2",  # not round the edge to the next row either
        "@4 T4/3 a1",  # one arm to the left of a
        "@4 T4/7 b1",  # one arm above row 1
    ],
)
def test_no_part_outside_the_grid(text: str) -> None:
    """M-T4.2: nothing sticks out on any side."""
    game = monolyth()
    state = at(game)
    assert refusal(game, state, text) == ("refused-outside", "M-T4.2")
    assert text not in moves(game, state)


def test_where_a_lying_three_fits() -> None:
    """M-T4.2: along a row only from a or b."""
    game = monolyth()
    texts = moves(game, at(game), "@3 I3/1")
    assert {text.split()[-1] for text in texts} == {f"{c}{row}" for c in "ab" for row in "1234"}


@pytest.mark.parametrize(
    ("heights", "text", "is_allowed"),
    [
        ("1000/0000/0000/0000", "@7 I2/1 a1", False),  # b1 is lower
        ("0100/0000/0000/0000", "@7 I2/1 a1", False),  # a1 is lower
        ("1100/0000/0000/0000", "@7 I2/1 a1", True),
        # L3/10: the anchor below, and above it one more cube and one to its left
        ("0000/0000/0000/0000", "@8 L3/10 b1", False),  # over the gap at a1
        ("1000/0000/0000/0000", "@8 L3/10 b1", True),  # fills the step exactly
        ("2000/0000/0000/0000", "@8 L3/10 b1", False),  # lies on a1, over a gap at b1
        ("2100/0000/0000/0000", "@8 L3/10 b1", True),
    ],
)
def test_no_empty_space_under_any_part(heights: str, text: str, is_allowed: bool) -> None:
    """M-T4.3: each part rests on what is below it, at whatever level that is."""
    game = monolyth()
    state = at(game, crystal=5, seat1=board("BOKT", built(heights)), sites=SIX_TO_NINE)
    assert (text in moves(game, state)) is is_allowed
    if not is_allowed:
        assert refusal(game, state, text) == ("refused-over-gap", "M-T4.3")


SIX_TO_NINE = {6: "W-S4", 7: "B-I2", 8: "O-L3", 9: "K-L4"}


def test_columns_stay_solid() -> None:
    """M-T4.3: a stone with a step comes to rest with every part on top of a column."""
    game = monolyth()
    state = at(
        game, crystal=5, seat1=board("BOKT", built("1000/0000/0000/0000")), sites=SIX_TO_NINE
    )
    assert tower(game, play(game, state, "@8 L3/10 b1")).startswith("WO,OO,-,-/")


def test_the_gap_is_named() -> None:
    """M-T4.3: the refusal names the column with the empty space."""
    game = monolyth()
    state = at(game, seat1=board("BOKT", built("1100/0000/0000/0000")))
    with pytest.raises(ValueError, match="column=c1"):
        game.check(state, "@3 I3/1 a1")


@pytest.mark.parametrize(("players", "limit"), [(1, 4), (2, 4), (3, 3), (4, 3)])
def test_height_limit(players: int, limit: int) -> None:
    """M-T4.4: nothing above height 4 with 1–2 players, 3 with 3–4."""
    game = monolyth(players)
    fits = at(game, seat1=board("BOKT", built(f"{limit - 3}000/0000/0000/0000")))
    assert "@3 I3/3 a1" in moves(game, fits)
    high = at(game, seat1=board("BOKT", built(f"{limit - 2}000/0000/0000/0000")))
    assert "@3 I3/3 a1" not in moves(game, high)
    assert refusal(game, high, "@3 I3/3 a1") == ("refused-too-high", "M-T4.4")


def test_only_the_part_above_the_limit_matters() -> None:
    """M-T4.4: lying on the top level is allowed where standing is not."""
    game = monolyth(3)
    state = at(game, seat1=board("BOKT", built("2222/2222/2222/2222")))
    assert moves(game, state, "@3 I3/3") == set()
    assert len(moves(game, state, "@3 I3/1")) == 8


def test_a_full_tower_takes_nothing() -> None:
    """M-T4.4: with every column at the limit there is no place at all."""
    game = monolyth(4)
    state = at(game, seat1=board("BOKT", built("3333/3333/3333/3333")))
    assert moves(game, state, "@") == {"@2 discard", "@3 discard", "@4 discard", "@5 discard"}


def test_two_turnings_never_fill_the_same_cells() -> None:
    """M-T4: two ways of turning that fill the same cells are one move."""
    game = monolyth()
    state = at(game, sites={2: "B-O4", 3: "O-S4", 4: "K-I3", 5: "T-T4"})
    for site in "@2 O4", "@3 S4", "@4 I3", "@5 T4":
        texts = moves(game, state, site)
        assert len({tower(game, play(game, state, text)) for text in texts}) == len(texts)
