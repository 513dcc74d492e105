"""What a pack of Monolyth must satisfy: each condition, broken (M-C1 to M-C3, M-S2)."""

from __future__ import annotations

import pytest

from lapidarium.compiled import CompiledGame
from lapidarium.games.pack_reader import PackError, Problem
from lapidarium.games.packs import read, warnings_of
from lapidarium.games.registry import referee
from lapidarium.words import LANGUAGES, render
from tests.compiled.agreement import agree
from tests.games.monolyth.tables import SHIPPED, corrected
from tests.oracle import agreement_monolyth

# key | what is expected | what is in the shipped pack | what is written there instead
# (¶ is a line feed)
CONDITIONS = """
colours.mauve | colour | blue = "B" | mauve = "B"
colours.blue | capital | blue = "B" | blue = "b"
colours.blue | capital | blue = "B" | blue = "Bl"
colours.blue | capital | blue = "B" | blue = 5
colours | different-letters | blue = "B" | blue = "O"
colours | colours | white = "W"¶ | white = "W"¶red = "R"¶
stone[8].copies | copies | "S4"¶copies = 1 | "S4"¶copies = 2
stone | stones | "S4"¶copies = 1 | "S4"¶copies = 2
stone[8].copies | number | "S4"¶copies = 1 | "S4"¶copies = 0
stone[8].copies | number | "S4"¶copies = 1 | "S4"¶copies = true
stone[8].copies | number | "S4"¶copies = 1 | "S4"
stone[8].cells | columns | ".##",¶  "##." | "###",¶  "##."
stone[8].cells | cubes | ".##",¶  "##." | "...",¶  "..."
stone[8].cells | connected | ".##",¶  "##." | ".##",¶  "#.."
stone[8].cells | connected | [¶  ".##",¶  "##.",¶] | [["#."], [".#"]]
stone[8].cells | drawing | ".##",¶  "##." | ".xx",¶  "xx."
stone[8].cells | drawing | [¶  ".##",¶  "##.",¶] | []
stone[8].cells | drawing | [¶  ".##",¶  "##.",¶] | [["#"], []]
stone[8].cells | drawing | [¶  ".##",¶  "##.",¶] | [["#"], "#"]
stone[8].cells | drawing | [¶  ".##",¶  "##.",¶] | 4
stone[8].shape | shape-name | shape = "S4" | shape = "S,4"
stone[8].shape | word | shape = "S4" | shape = " S4"
stone[8].shape | word | shape = "S4" | shape = ""
stone[8].colour | no-such-key | shape = "S4" | shape = "S4"¶colour = "blue"
stone | different-shapes | shape = "S4" | shape = "T4"
stone | one-single | [¶  ".##",¶  "##.",¶] | ["#"]
stone | one-single | cells = ["#"] | cells = ["###"]
stone | shapes | [main_board] | [[stone]]¶shape = "X"¶copies = 1¶cells = ["##"]¶[main_board]
main_board.sites | exactly | sites = 13 | sites = 12
player_boards.grid | exactly | grid = 4 | grid = 5
player_boards.heights | exactly | heights = [4, 4, 3, 3] | heights = [4, 4, 4, 4]
player_boards.sides | boards | , "BOKT"] | ]
player_boards.sides | texts | ["OKTW", | [7, "OKTW",
player_boards.sides[5] | colour-letters | "BOKT"] | "BOKX"]
player_boards.sides[5] | four-colours | "BOKT"] | "BOK"]
player_boards.sides[5] | another-board | "BOKT"] | "BOKW"]
player_boards.sides[5] | another-board | "BOKT"] | "WBOK"]
prophecy_tokens.all | tokens | all = [4, 4, 5, | all = [4, 4, 4, 5,
prophecy_tokens.all | prophecy-values | 13, 14]¶players_1 | 13, 17]¶players_1
prophecy_tokens.players_2 | within-all | players_2 = [4, 5, 6, | players_2 = [4, 4, 4, 6,
prophecy_tokens.players_2 | numbers | players_2 = [4, 5, 6, | players_2 = [0, 5, 6,
prophecy_tokens.players_2 | numbers | players_2 = [4, 5, 6, | players_2 = ["4", 5, 6,
prophecy_tokens.players_3 | within-wall | 11, 12]¶players_4 | 11, 13]¶players_4
prophecy_tokens.players_3 | within-four | 11, 12]¶players_4 | 11, 13]¶players_4
level_tokens.all | tokens | all = [16, 10, 8, | all = [16, 10, 8, 8,
level_tokens.players_1 | tokens | players_1 = [16, 10, 8, 6] | players_1 = [16, 10, 8]
level_tokens.players_2 | levels | players_2 = [8, 8, 7, 6, | players_2 = [8, 7, 6,
level_tokens.players_3 | levels | players_3 = [8, 7, 6, 6, 5, | players_3 = [8, 7, 6, 5,
level_tokens.players_4 | levels | players_4 = [8, 8, 7, 7, 6, | players_4 = [8, 7, 7, 6,
level_tokens.players_3 | within-four | players_3 = [8, 7, 6, 6, 5, | players_3 = [10, 7, 6, 6, 5,
structure_tokens.all | tokens | all = [8, 6, 4, 2] | all = [8, 6, 4]
structure_tokens.players_2 | within-all | players_2 = [8, 6] | players_2 = [8, 8]
structure_tokens.players_3 | within-four | players_4 = [8, 6, 4, 2] | players_4 = [8, 6, 2]
structure_tokens.players_5 | no-such-key | players_4 = [8, 6, 4, 2] | players_5 = [8, 6, 4, 2]
structure_card[1].rows | reachable | H = "3+" | H = "4+"
structure_signs.H | range | H = "3+" | H = "high"
structure_signs.H | range | H = "3+" | H = "3++"
structure_signs.H | range | H = "3+" | H = "1-2+"
structure_signs.H | range | H = "3+" | H = "-3"
structure_signs.L | range | L = "1-2" | L = "2-1"
structure_signs.Low | range | L = "1-2" | Low = "1-2"
structure_card[2].rows | card-rows | ["LLLL", "HHHH", "LLLL", "LLLL"] | ["LLLL", "HHHH", "LLLL"]
structure_card[2].rows | card-rows | "LLLL", "HHHH", "LLLL", "LLLL" | "LLLL", "HHHH", "LLLL", "LLL"
structure_card[2].rows | card-rows | "LLLL", "HHHH", "LLLL", "LLLL" | "LLLL", "HHHH", "LLLL", "LLLX"
structure_card[2].rows | texts | ["LLLL", "HHHH", "LLLL", "LLLL"] | "HHHH"
structure_card | cards | [structure_signs] | [[structure_card]]¶rows = []¶[structure_signs]
title | text | title = "Monolyth" | title = " "
name | word | name = "monolyth" | name = "my pack"
dice | no-such-key | title = "Monolyth" | title = "Monolyth"¶dice = 2
main_board | table | [main_board]¶sites = 13¶provenance = { sites = "rulebook" } | main_board = 3
game | game | game = "monolyth" | game = "chess"
"""


def rows() -> list[tuple[str, str, str, str]]:
    found = []
    for line in CONDITIONS.strip().splitlines():
        key, code, old, new = (part.replace("¶", "\n") for part in line.split(" | "))
        found.append((key, code, old, new))
    return found


def problems(*changes: tuple[str, str]) -> tuple[Problem, ...]:
    """All that is wrong with the shipped pack after these changes."""
    with pytest.raises(PackError) as caught:
        read(corrected(*changes), "my.toml")
    return caught.value.problems


def told(*changes: tuple[str, str]) -> set[tuple[str, str]]:
    """The same as keys and codes."""
    return {(p.key, p.expected.code.removeprefix("expected-")) for p in problems(*changes)}


@pytest.mark.parametrize(("key", "code", "old", "new"), rows())
def test_every_condition(key: str, code: str, old: str, new: str) -> None:
    """M-C1, M-C2, M-C3, M-S2: a pack that breaks it is refused, and the key is named."""
    assert (key, code) in told((old, new))


NOT_FLAT = ('".##",\n  "##.",', '["##", "##"], ["#.", ".."],')
SOLO = next(line for line in SHIPPED.splitlines() if line.startswith("players_1 = [4, 4, 5"))
TWICE = ('"BOKT"]', '"BOBT"]')
FEW = ("11, 11, 12, 12, 13, 14]\nplayers_2", "11]\nplayers_2")


@pytest.mark.parametrize(
    ("change", "key", "code"),
    [
        (NOT_FLAT, "stone[8].cells", "cubes"),
        (TWICE, "player_boards.sides[5]", "different-colours"),
        (FEW, "prophecy_tokens.players_1", "solo-prophecies"),
    ],
)
def test_what_a_box_might_have_is_warned_of(change: tuple[str, str], key: str, code: str) -> None:
    """M-C1 to M-C3: five cubes that fit everywhere, a colour twice on a board, or a solo game
    without the top level.
    """
    (warning,) = warnings_of(read(corrected(change), "my.toml"))
    assert (warning.key, warning.expected.code, warning.is_warning) == (
        key,
        f"expected-{code}",
        True,
    )
    for language in LANGUAGES:
        assert key in render(warning.message, language)
    assert warnings_of(read(corrected(), "my.toml")) == ()


@pytest.mark.parametrize(
    ("change", "key", "code"),
    [
        (('".##",\n  "##.",', '"#####",'), "stone[8].cells", "columns"),
        (('".##",\n  "##.",', '".#.",\n  "###",\n  ".#.",'), "stone[8].cells", "columns"),
        ((SOLO, "players_1 = []"), "prophecy_tokens.players_1", "solo-prophecies"),
    ],
)
def test_what_nobody_could_play_is_refused(change: tuple[str, str], key: str, code: str) -> None:
    """M-T4, M-1P2: a stone that is too long or too wide, a solo game without any token."""
    assert (key, code) in told(change)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3])
def test_an_unusual_pack_is_played_by_all(players: int) -> None:
    """M-T4, M-T8, M-1P4: referee, oracle and compiled game agree on it."""
    boards = (
        '["OKTW", "BKTW", "BOTW", "BOKW", "BOKT"]',
        '["OKOK", "BKBW", "BBBW", "BOKO", "TTTT"]',
    )
    text = corrected(NOT_FLAT, FEW, boards)
    game = CompiledGame.of(referee(read(text, "pack"), players))
    for number in range(2):
        assert agree(game, number) > 20
        assert agreement_monolyth.agree(text, players, number)["games"] == 1


@pytest.mark.parametrize(("old", "new"), [(old, new) for _, _, old, new in rows()])
def test_every_problem_can_be_said(old: str, new: str) -> None:
    """In each language, with its key and what was found."""
    for problem in problems((old, new)):
        for language in LANGUAGES:
            message = render(problem.message, language)
            assert problem.key in message
            assert problem.found in message


def test_all_problems_are_told_at_once() -> None:
    """Five mistakes, five problems, and nothing else."""
    five = problems(
        ("sites = 13", "sites = 14"),
        ("heights = [4, 4, 3, 3]", "heights = [4, 4, 3]"),
        ("all = [8, 6, 4, 2]", "all = [8, 6, 4, 2, 1]"),
        ('"BOKT"]', '"BOKW"]'),
        ('title = "Monolyth"', 'title = ""'),
    )
    assert {problem.key: problem.found for problem in five} == {
        "main_board.sites": "14",
        "player_boards.heights": "[4, 4, 3]",
        "structure_tokens.all": "5",
        "player_boards.sides[5]": "BOKW",
        "title": "–",
    }
    assert len(five) == 5


def test_a_figure_without_provenance() -> None:
    """Every figure says where it comes from."""
    assert told(('grid = "review"\n', "")) == {("player_boards.grid", "a-provenance")}
    assert told(
        (
            ', copies = "reconstruction" }\n\n[[stone]]\nshape = "I2"',
            ' }\n\n[[stone]]\nshape = "I2"',
        )
    ) == {("stone[1].copies", "a-provenance")}


def test_a_provenance_that_is_none() -> None:
    """Its word is one of three, and it is of a figure that is there."""
    assert told(('grid = "review"', 'grid = "hearsay"')) >= {
        ("player_boards.provenance.grid", "provenance")
    }
    assert told(('grid = "review"', 'grid = "review"\ndice = "review"')) == {
        ("player_boards.provenance.dice", "provenance-of-a-key")
    }
    assert told(('grid = "review"', 'grid = "review"\n"" = "review"')) == {
        ("player_boards.provenance.", "provenance-of-a-key")
    }


def test_a_part_of_a_figure_may_have_its_own_provenance() -> None:
    """The key of a figure and some words: `players_2 7 and 14`."""
    pack = read(corrected(), "pack")
    assert pack.provenance["prophecy_tokens.players_2"] == "reconstruction"
    assert pack.provenance["prophecy_tokens.players_2 7 and 14"] == "rulebook"
    assert pack.provenance["stone[5].cells"] == "reconstruction"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game",
        "game = ",
        'game = "monolyth"\ngame = "monolyth"',
        "x = " + "9" * 5000,
        "x = " + "[" * 5000,
        'game = "monolyth"\nx' + ".x" * 5000 + " = 1",
        "\0",
    ],
)
def test_what_is_no_pack_at_all(text: str) -> None:
    """Never a traceback, and TOML's own words with the line where it is not TOML."""
    with pytest.raises(PackError):
        read(text, "pack")


def test_the_error_names_the_file() -> None:
    """Every problem with the source that was given."""
    with pytest.raises(PackError) as caught:
        read(corrected(("sites = 13", "sites = 14")), "my.toml")
    assert caught.value.source == "my.toml"
    assert str(caught.value).startswith("my.toml: pack-problem(key=main_board.sites, found=14,")
