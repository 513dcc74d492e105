"""Packs of Monolyth: what the shipped one holds, and how it is read (M-C1 to M-C3)."""

from __future__ import annotations

import pytest

from lapidarium.dealing import Dealer
from lapidarium.games.monolyth.pack.pack import MonolythPack, Range
from lapidarium.games.packs import load
from tests.games.monolyth.tables import SCREWS, SHIPPED, corrected, monolyth


def test_the_shipped_stones() -> None:
    """M-C1: colours, shapes and copies as in the list of components."""
    pack = load("monolyth")
    assert isinstance(pack, MonolythPack)
    assert [colour.name for colour in pack.colours] == [
        "blue", "orange", "black", "turquoise", "white",
    ]  # fmt: skip
    assert [(shape.name, shape.copies, len(shape.cubes)) for shape in pack.shapes] == [
        ("1", 3, 1), ("I2", 2, 2), ("I3", 2, 3), ("L3", 3, 3),
        ("L4", 2, 4), ("O4", 1, 4), ("T4", 2, 4), ("S4", 1, 4),
    ]  # fmt: skip


def test_the_shipped_boards() -> None:
    """M-C2: each omits one colour of the cycle and keeps the rest in order."""
    pack = monolyth().pack
    names = [pack.board_name(number) for number in range(5)]
    assert names == ["OKTW", "BKTW", "BOTW", "BOKW", "BOKT"]
    assert (pack.sites, pack.heights) == (13, (4, 4, 3, 3))


def test_the_shipped_tokens() -> None:
    """M-C3: 4…12 twice, 13, 14; the level and structure tokens; what is out with so many."""
    pack = monolyth().pack
    assert sorted(pack.prophecies.all) == sorted([*range(4, 13), *range(4, 13), 13, 14])
    assert sorted(pack.levels.all) == sorted([16, 10, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3])
    assert pack.structures.all == (8, 6, 4, 2)
    assert [len(tokens) for tokens in pack.prophecies.in_play] == [20, 11, 14, 18]
    assert [len(tokens) for tokens in pack.levels.in_play] == [4, 8, 9, 12]
    assert [len(tokens) for tokens in pack.structures.in_play] == [1, 2, 3, 4]


def test_the_shipped_cards() -> None:
    """M-C3: ten, read row by row: H is 3+, L is 1-2, 2 is exactly 2."""
    signs = {"3+": "H", "1-2": "L", "2": "2"}
    cards = ["".join(signs[str(part)] for part in card) for card in monolyth().pack.cards]
    assert cards == [
        "HHHHLLLLLLLLLLLL", "LLLLHHHHLLLLLLLL", "LLLLLHHLLHHLLLLL", "HLLHLLLLLLLLHLLH",
        "HHLLHHLLLLLLLLLL", "HLLLLHLLLLHLLLLH", "HHHHHLLLHLLLHLLL", "HHHHLLLLLLLLHHHH",
        "LLLLLLLL2222HHHH", "HHHHHLLHHLLHHHHH",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "heights"),
    [
        ("0", [0]),
        ("2", [2]),
        ("1-2", [1, 2]),
        ("0-1", [0, 1]),
        ("3+", [3, 4]),
        ("0+", [0, 1, 2, 3, 4]),
    ],
)
def test_ranges(text: str, heights: list[int]) -> None:
    """M-L2: which heights a range holds, and that its text is the one it was read from."""
    (part,) = {
        part
        for card in monolyth(2, corrected(('L = "1-2"', f'L = "{text}"'))).pack.cards[:1]
        for part in card[4:]
    }
    assert isinstance(part, Range)
    assert [height for height in range(5) if height in part] == heights
    assert str(part) == text


def test_a_stone_in_layers() -> None:
    """M-C1: the lowest layer first; a screw has cubes on two levels."""
    pack = monolyth(2, SCREWS).pack
    (left,) = [shape for shape in pack.shapes if shape.name == "left"]
    assert left.cubes == {(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 1)}


def test_the_order_in_which_colours_are_written_does_not_matter() -> None:
    """M-C1: the same digest, the same numbers, and so the same deal from one seed."""
    lines = ['blue = "B"', 'orange = "O"', 'black = "K"', 'turquoise = "T"', 'white = "W"']
    text = corrected(("\n".join(lines), "\n".join(reversed(lines))))
    assert text != SHIPPED
    own, shipped = monolyth(2, text), monolyth(2)
    assert own.pack.digest == shipped.pack.digest
    assert (own.pack.colours, own.pack.boards) == (shipped.pack.colours, shipped.pack.boards)
    deals = [Dealer("same").deal(game, game.start())[1] for game in (own, shipped)]
    texts = [
        [game.text(event) for event in deal]
        for game, deal in zip((own, shipped), deals, strict=True)
    ]
    assert texts[0] == texts[1]
