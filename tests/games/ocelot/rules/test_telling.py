"""What an event does, told to people (O-T2 to O-T5, O-G5 to O-G8)."""

from __future__ import annotations

import pytest

from lapidarium.words import render
from tests.games.ocelot.rules.situations import at, ocelot, play

LAY = {"b2": "sun", "c2": "opal", "g7": "crystal", "h9": "crystal", "d4": "opal", "d5": "geode"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("BP d8", "places a pickaxe on d8"),
        (
            "companion b2",
            "places the moth in the blue cave, on b2, and takes the celestite (sun), 1 point",
        ),
        ("companion c2", "places the moth in the blue cave, on c2"),
    ],
)
def test_tokens(text: str, words: str) -> None:
    """O-T2, O-T3: a tool by its face; the companion with the gem it takes, if there is one."""
    game = ocelot()
    state = at(game, lay=LAY, gone={"c2": 2})
    assert render(game.describe(state, game.parse(text))) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "companion g7",
            "moves the bat to the green cave, to g7, and takes the rock crystal, 1 point",
        ),
        ("companion h9", "moves the bat to the green cave, to h9"),
        ("stay", "leaves the bat where it is"),
    ],
)
def test_the_companion_on_its_way(text: str, words: str) -> None:
    """O-T4: a move is told apart from placing it."""
    game = ocelot()
    state = at(game, seat=2, companions=("-", "b2"), lay=LAY, gone={"h9": 1})
    asked = play(game, state, "AC b1")
    assert render(game.describe(asked, game.parse(text))) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("take d4", "takes the opal on d4, 3 points"),
        ("take d5", "opens the geode on d5 for an amethyst from the blue bag"),
        ("done", "collects nothing more"),
    ],
)
def test_collecting(text: str, words: str) -> None:
    """O-G5, O-G6: a gem with its points; a geode has none."""
    game = ocelot()
    state = play(game, at(game, tools="d1:AC a4:AL a5:AL b1:BL", lay=LAY), "BP d8")
    assert render(game.describe(state, game.parse(text))) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("amethyst blue 7", "draws an amethyst from the blue bag: 7 points"),
        ("amethyst blue ?", "draws an amethyst from the blue bag"),
        (
            "amethyst blue d",
            "draws a special amethyst from the blue bag: "
            "2 points for each gem left in the green and red caves",
        ),
    ],
)
def test_amethysts(text: str, words: str) -> None:
    """O-G8, O-E3: with the value for its owner, without it for the others."""
    game = ocelot()
    state = play(game, at(game, tools="d1:AC a5:AL", lay=LAY), "BP d8", "take d5")
    assert render(game.describe(state, game.parse(text))) == words
