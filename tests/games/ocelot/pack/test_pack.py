"""Packs of Sir Ocelot's Cave: what they hold, and what is refused (O-C1 to O-C4)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from lapidarium.compiled import CompiledGame
from lapidarium.games import packs
from lapidarium.games.ocelot.pack.pack import CELESTITES, OcelotPack
from lapidarium.games.ocelot.pack.pack import read as read_page
from lapidarium.games.pack_reader import PackError, Problem, open_page
from lapidarium.games.packs import load, read, warnings_of
from lapidarium.games.registry import referee
from lapidarium.words import LANGUAGES, render
from tests.compiled.agreement import agree
from tests.oracle import agreement_ocelot

PACKS = Path(__file__).parents[3] / "packs"
SHIPPED = packs.find("ocelot").path.read_text(encoding="utf-8")
FOREIGN = {
    name: (PACKS / f"ocelot-{name}.toml").read_text(encoding="utf-8")
    for name in ("strip", "notched")
}
TEXTS = (SHIPPED, *FOREIGN.values())


def pack(text: str) -> OcelotPack:
    """A pack that can be read."""
    found = read(text, "pack")
    assert isinstance(found, OcelotPack)
    return found


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with some words changed, each of which is there once."""
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is in the pack {text.count(old)} times"
        text = text.replace(old, new)
    return text


def problems(*changes: tuple[str, str], text: str = SHIPPED) -> tuple[Problem, ...]:
    """All that is wrong with a pack after these changes."""
    with pytest.raises(PackError) as caught:
        read(changed(text, *changes), "pack")
    return caught.value.problems


def found(*changes: tuple[str, str], text: str = SHIPPED) -> set[tuple[str, str]]:
    """The same as keys and codes; each is said in four languages."""
    all_of_them = problems(*changes, text=text)
    for problem in all_of_them:
        assert len({render(problem.message, language) for language in LANGUAGES}) == 4
    return {(p.key, p.expected.code.removeprefix("expected-")) for p in all_of_them}


def test_the_shipped_mat() -> None:
    """O-C1: 29, 10 and 8 squares, 38 circles, two of which look four ways; all seen from four."""
    mat = pack(SHIPPED).mat
    assert Counter(square.cave for square in mat.squares) == {"blue": 29, "green": 10, "red": 8}
    assert len(mat.circles) == 38
    assert [c.name for c in mat.circles if len(c.looks) == 4] == ["f7", "i9"]
    assert {len(square.seen_from) for square in mat.squares} == {4}
    caves = {square.name: square.cave for square in mat.squares}
    both = [c for c in mat.circles if len({caves[s] for k in c.looks for s in k.squares}) == 2]
    assert len(both) == 6
    assert load("ocelot").digest == pack(SHIPPED).digest


def test_lines_of_sight() -> None:
    """O-C1, O-G2: along each run that touches the circle, nearest first, to its end."""
    mat = pack(SHIPPED).mat
    looks = {c.name: {look.way: look.squares for look in c.looks} for c in mat.circles}
    assert looks["f7"] == {
        "N": ("f6", "f5", "f4", "f3", "f2"),
        "E": ("g7", "h7", "i7"),
        "S": ("f8", "f9"),
        "W": ("e7", "d7", "c7", "b7"),
    }
    assert looks["b1"] == {"S": ("b2", "b3", "b4", "b5", "b6", "b7")}
    seen = {square.name: square.seen_from for square in mat.squares}
    assert seen["h8"] == (("N", "h6"), ("E", "j8"), ("S", "h10"), ("W", "e8"))


@pytest.mark.parametrize("text", TEXTS)
def test_thirty_tools(text: str) -> None:
    """O-C2: ten each of compass/lantern, lantern/pick and pick/compass."""
    tools = pack(text).tools
    assert [(tool.letter, set(tool.faces), tool.copies) for tool in tools] == [
        ("A", {"compass", "lantern"}, 10),
        ("B", {"lantern", "pick"}, 10),
        ("C", {"pick", "compass"}, 10),
    ]


@pytest.mark.parametrize("text", TEXTS)
def test_gem_tokens(text: str) -> None:
    """O-C3, O-C4: 49 blue, 18 green and 16 red with the amethysts of the three bags."""
    this = pack(text)
    totals = {c: sum(this.gems[c].values()) + len(this.amethysts[c]) for c in this.gems}
    assert totals == {"blue": 49, "green": 18, "red": 16}
    assert {cave: sum(this.gems[cave].values()) for cave in this.gems} == {
        cave: len(this.mat.squares_in(cave)) for cave in this.gems
    }
    assert sum(this.gems["blue"][kind] for kind in ("crystal", *CELESTITES)) == 15


def test_every_figure_has_a_provenance() -> None:
    """A pack says of each figure where it comes from."""
    provenance = pack(SHIPPED).provenance
    assert provenance["mat.drawing"] == "reconstruction"
    assert provenance["tool[1].faces"] == "rulebook"
    special = "amethysts.blue d is one of the four specials, whichever bag it is in"
    assert provenance[special] == "rulebook"
    without = ('geode = "reconstruction"\n\n[gems.red]', "\n[gems.red]")
    assert found(without) == {("gems.green.geode", "a-provenance")}


def test_figures_that_differ_make_another_pack() -> None:
    """The digest is of the figures alone, not of names and comments."""
    digests = {pack(text).digest for text in TEXTS}
    assert len(digests) == 3
    renamed = changed(SHIPPED, ('name = "ocelot"', 'name = "mine"  # a copy'))
    assert pack(renamed).digest == pack(SHIPPED).digest


TOP = '"""\n. o o o o o . . . . . . .\n'
BOTTOM = ". . . . . . . . o o o . .\n"
ROW_7 = "o b b b b o g g g o . . ."
ROW_8 = ". o o o o g g g g o o . ."
TEN_C = 'faces = ["pick", "compass"]\ncopies = 10'
DRAWING = 'drawing = """\n'
BLUE_BAG = "5, 5, 5, 5, 5, 6, 6, 7, "


@pytest.mark.parametrize(
    ("changes", "key", "code"),
    [
        # the drawing
        ([(ROW_7, "o b b b b x g g g o . . .")], "mat.drawing", "ocelot-sign"),
        ([(ROW_7, "o b b b b o g g g o . .")], "mat.drawing", "ocelot-row"),
        ([(ROW_7, ROW_7 + " o" * 14)], "mat.drawing", "ocelot-row"),
        ([(ROW_7, "o b b b b g g g g o . . .")], "mat.drawing", "ocelot-caves-apart"),
        ([(BOTTOM, ". . . . . . . . o o o . o\n")], "mat.drawing", "ocelot-circle-beside-a-square"),
        ([("[mat.looks]\n", '[mat.looks]\nf7 = "N"\ni9 = "NES"\n')],
         "mat.drawing", "ocelot-four-ways"),
        ([(BOTTOM, BOTTOM + "o . . . . . . . . . . . .\n" * 27)],
         "mat.drawing", "ocelot-circles"),
        # looks
        ([("[mat.looks]\n", '[mat.looks]\nz9 = "N"\n')], "mat.looks.z9", "ocelot-circle"),
        ([("[mat.looks]\n", '[mat.looks]\nb2 = "N"\n')], "mat.looks.b2", "ocelot-circle"),
        ([("[mat.looks]\n", '[mat.looks]\nb1 = "N"\n')],
         "mat.looks.b1", "ocelot-ways-with-squares"),
        ([("[mat.looks]\n", '[mat.looks]\nb1 = "SS"\n')], "mat.looks.b1", "ocelot-ways"),
        ([("[mat.looks]\n", '[mat.looks]\nb1 = "up"\n')], "mat.looks.b1", "ocelot-ways"),
        ([("[mat.looks]\n", '[mat.looks]\nb1 = ""\n')], "mat.looks.b1", "ocelot-ways"),
        ([("[mat.looks]\n", "[mat.looks]\nb1 = 4\n")], "mat.looks.b1", "ocelot-ways"),
        # tools
        ([('letter = "B"', 'letter = "A"')], "tool", "exactly"),
        ([('letter = "B"', 'letter = "D"')], "tool", "exactly"),
        ([('faces = ["compass", "lantern"]', 'faces = ["compass", "compass"]')],
         "tool[1].faces", "exactly"),
        ([('faces = ["lantern", "pick"]', 'faces = ["compass", "pick"]')],
         "tool[2].faces", "exactly"),
        ([('faces = ["pick", "compass"]', 'faces = ["pick"]')], "tool[3].faces", "exactly"),
        ([(TEN_C, TEN_C.replace("10", "9"))], "tool[3].copies", "exactly"),
        ([(TEN_C, TEN_C.replace("10", '"x"'))], "tool[3].copies", "number"),
        # gems
        ([("opal = 8\n", "opal = 7\n")], "gems.blue", "ocelot-tokens"),
        ([("opal = 8\n", "opal = 7\n")], "gems.blue", "ocelot-gem-a-square"),
        ([("emerald = 3\n", "emerald = 2\n")], "gems.green", "ocelot-tokens"),
        ([("beryl = 3\n", "beryl = 4\n")], "gems.red", "ocelot-gem-a-square"),
        ([("crystal = 6\n", "crystal = 5\n"), ("opal = 8\n", "opal = 9\n")],
         "gems.blue", "ocelot-one-point"),
        ([("crystal = 2\nopal = 2", "crystal = 1\nopal = 3")],
         "gems.green.crystal", "ocelot-crystals"),
        ([("emerald = 2\nberyl = 3\ngeode = 2", "emerald = 4\nberyl = 3\ngeode = 0")],
         "gems.red.geode", "ocelot-geodes"),
        ([("beryl = 3\ngeode = 2\n", "sun = 3\ngeode = 2\n"),
          ('beryl = "reconstruction"', 'sun = "reconstruction"')],
         "gems.red.sun", "ocelot-celestites"),
        ([("beryl = 3\n", "ruby = 3\n")], "gems.red.ruby", "no-such-key"),
        ([("opal = 8\n", "opal = -8\n")], "gems.blue.opal", "number"),
        ([("opal = 8\n", "opal = 8.0\n")], "gems.blue.opal", "number"),
        # values
        ([("opal = 3\nemerald = 5", "opal = 4\nemerald = 5")], "values.opal", "exactly"),
        ([("emerald = 5\nberyl = 7", "emerald = 5\nberyl = true")], "values.beryl", "exactly"),
        ([("emerald = 5\nberyl = 7", "emerald = 5\nberyl = 7\ngeode = 1")],
         "values.geode", "no-such-key"),
        # amethysts
        ([(BLUE_BAG, "5, 5, 5, 5, 5, 6, 6, 7, 7, ")], "gems.blue", "ocelot-tokens"),
        ([('"a", "b"]', '"a", "a"]')], "amethysts", "ocelot-specials"),
        ([('"a", "b"]', '"a", 9]')], "amethysts", "ocelot-specials"),
        ([('12, "c"]', '12, "z"]')], "amethysts.red[8]", "ocelot-amethyst"),
        ([('12, "c"]', '0, "c"]')], "amethysts.red[7]", "ocelot-amethyst"),
        ([('12, "c"]', 'true, "c"]')], "amethysts.red[7]", "ocelot-amethyst"),
        ([('red = [7, 8, 9, 9, 10, 11, 12, "c"]', "red = 8")], "amethysts.red", "ocelot-bag"),
        # sections
        ([("[gems.red]", "[gems.pink]"), ("[gems.red.provenance]", "[gems.pink.provenance]")],
         "gems.red", "table"),
        ([("[gems.red]", "[gems.pink]"), ("[gems.red.provenance]", "[gems.pink.provenance]")],
         "gems.pink", "no-such-key"),
        ([('title = "Sir', 'colour = "blue"\ntitle = "Sir')], "colour", "no-such-key"),
        ([('name = "ocelot"', 'name = "my own"')], "name", "word"),
        ([(DRAWING, f'drawing = ""\npicture{DRAWING.removeprefix("drawing")}')],
         "mat.drawing", "text"),
    ],
)  # fmt: skip
def test_what_a_pack_must_satisfy(changes: list[tuple[str, str]], key: str, code: str) -> None:
    """O-C1 to O-C4, O-E2, O-E3, O-G6, O-G7: a box that breaks a condition is refused by its key."""
    assert (key, code) in found(*changes)


def test_too_few_circles() -> None:
    """O-C2, O-T2: thirty tools need thirty circles."""
    text = FOREIGN["strip"]
    drawing = tomllib.loads(text)["mat"]["drawing"]
    narrow = "\n".join(
        line.replace("o o o o o o o o", ". . . . . . . .", 1) for line in drawing.splitlines()
    )
    assert ("mat.drawing", "ocelot-circles") in found((drawing.strip(), narrow.strip()), text=text)


def test_too_many_squares() -> None:
    """O-C1: at most 64 squares."""
    wide = "\n".join(["." + "o" * 13 + ".", *["o" + "b" * 13 + "o"] * 5, "." + "o" * 13 + "."])
    drawing = tomllib.loads(SHIPPED)["mat"]["drawing"].strip()
    assert ("mat.drawing", "ocelot-squares") in found((drawing, wide))


def test_too_large_a_drawing() -> None:
    """O-C1: columns have one letter each."""
    drawing = tomllib.loads(SHIPPED)["mat"]["drawing"].strip()
    wide = "\n".join(line + " ." * 14 for line in drawing.splitlines())
    assert ("mat.drawing", "ocelot-size") in found((drawing, wide))
    assert pack(changed(SHIPPED, (drawing, drawing.replace(" ", "")))).mat == pack(SHIPPED).mat


SEEN_LESS = [(TOP, '"""\n. o o . o o . . . . . . .\n'), (ROW_8, ". o o . o g g g g o o . .")]
UNLIKE = [("moon = 3\nstar = 3\n", "moon = 4\nstar = 2\n")]


def test_a_square_seen_from_two_circles_only() -> None:
    """O-G1, O-T3: a warning that names the square and why it matters; a companion may go there."""
    seen = warnings_of(pack(changed(SHIPPED, *SEEN_LESS)))
    assert [warning.found for warning in seen] == ["d2", "d3", "d4", "d5", "d6", "d7"]
    assert render(seen[-1].message) == (
        "mat.drawing: unusual: d7; we would expect at least three circles that see the square d7; "
        "it is seen from 2 circles only, so tools can never collect a gem there "
        "(a companion may still take one of 1 point)"
    )


@pytest.mark.parametrize(
    ("changes", "key", "code"),
    [
        (UNLIKE, "gems.blue", "ocelot-celestites-alike"),
        (
            [("[mat.looks]\n", '[mat.looks]\nk8 = "S"\nl10 = "W"\nj8 = "W"\nl9 = "W"\n'),
             (BOTTOM, ". . . . . . . . . . . . .\n")],
            "mat.drawing",
            "ocelot-seen-from-four",
        ),
    ],
)  # fmt: skip
def test_what_a_box_might_have_is_warned_of(
    changes: list[tuple[str, str]], key: str, code: str
) -> None:
    """O-G1, O-G7: shapes in other numbers, a cave without a square seen from four sides."""
    found = {(w.key, w.expected.code) for w in warnings_of(pack(changed(SHIPPED, *changes)))}
    assert (key, f"expected-{code}") in found
    assert warnings_of(pack(SHIPPED)) == ()


def small_bag() -> str:
    """The strip with eight geodes in green and only six amethysts for them."""
    few = "crystal = 3\nemerald = 1\ngeode = 8"
    return changed(FOREIGN["strip"], ("crystal = 6\nemerald = 4\ngeode = 2", few))


@pytest.mark.slow
@pytest.mark.parametrize(
    "text", [changed(SHIPPED, *SEEN_LESS, *UNLIKE), small_bag()], ids=["seen less", "small bag"]
)
def test_an_unusual_pack_is_played_by_all(text: str) -> None:
    """O-G6: referee, oracle and compiled game agree on it, also with an empty bag."""
    assert warnings_of(pack(text))
    game = CompiledGame.of(referee(pack(text), 2))
    for number in range(3):
        assert agree(game, number) > 50
        agreement_ocelot.agree(text, number)


@pytest.mark.parametrize(("size", "is_enough"), [(8, False), (9, True)])
def test_the_blue_bag_pays_for_geodes_and_sets(size: int, is_enough: bool) -> None:
    """O-G6, O-G7: six geodes and three sets of celestites draw nine amethysts."""
    whole = next(line for line in SHIPPED.splitlines() if line.startswith("blue = ["))
    fewer = f'blue = [{"5, " * (size - 1)}"d"]'
    page = open_page(changed(SHIPPED, (whole, fewer)), "my.toml")
    assert read_page(page, "") is None  # not the totals of a box
    warned = [warning.key for warning in page.warnings]
    assert warned == ([] if is_enough else ["amethysts.blue"])


def test_all_problems_at_once() -> None:
    """A reader learns of everything that is wrong, not of the first thing."""
    changes = [
        (ROW_7, "o b b b b x g g g o . . ."),
        ('letter = "B"', 'letter = "D"'),
        ("crystal = 6\n", "crystal = 5\n"),
        ("opal = 3\nemerald = 5", "opal = 4\nemerald = 5"),
        ('"a", "b"]', '"a", "a"]'),
        ('12, "c"]', '12, "c", 5]'),
        ('green = "reconstruction"', 'green = "hearsay"'),
    ]
    assert found(*changes) == {
        ("mat.drawing", "ocelot-sign"),
        ("tool", "exactly"),
        ("gems.blue", "ocelot-one-point"),
        ("gems.blue", "ocelot-tokens"),
        ("values.opal", "exactly"),
        ("amethysts", "ocelot-specials"),
        ("gems.red", "ocelot-tokens"),
        ("amethysts.provenance.green", "provenance"),
    }


def test_looks_may_be_left_out() -> None:
    """O-G2: where every circle looks along every run there is nothing to list."""
    assert "looks" not in tomllib.loads(FOREIGN["notched"])["mat"]
    assert pack(FOREIGN["notched"]).mat.circles
    strip = pack(FOREIGN["strip"]).mat
    assert [len(c.looks) for c in strip.circles if c.name in ("j2", "j3")] == [2, 1]


def test_other_mats_are_not_like_the_shipped_one() -> None:
    """O-C1: other proportions, and notches; some squares are seen from three sides only."""
    strip, notched = (pack(text).mat for text in FOREIGN.values())
    assert len(strip.rows[0]) > 3 * len(strip.rows)
    for mat in (strip, notched):
        assert {len(square.seen_from) for square in mat.squares} == {3, 4}
    inner = [c.name for c in notched.circles if len(c.looks) > 2]
    assert len(inner) >= 6
