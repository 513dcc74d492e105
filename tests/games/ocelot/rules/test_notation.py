"""Reading events: what is wrong with a text (docs/notation.md)."""

from __future__ import annotations

import pytest

from lapidarium.games.errors import Unreadable
from lapidarium.games.ocelot.rules.events import (
    Amethyst,
    Deal,
    Done,
    First,
    PlaceCompanion,
    PlaceTool,
    Stay,
    Take,
)
from lapidarium.words import LANGUAGES, render
from tests.games.ocelot.rules.situations import ocelot


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("first 2", First(1)),
        ("deal b2 opal", Deal("b2", "opal")),
        ("amethyst blue 5", Amethyst("blue", 5)),
        ("amethyst green a", Amethyst("green", "a")),
        ("amethyst blue ?", Amethyst("blue", None)),
        ("AC f7", PlaceTool("A", "compass", "f7")),
        ("BL f7", PlaceTool("B", "lantern", "f7")),
        ("CP f7", PlaceTool("C", "pick", "f7")),
        ("companion d4", PlaceCompanion("d4")),
        ("stay", Stay()),
        ("take g8", Take("g8")),
        ("done", Done()),
    ],
)
def test_the_texts_of_the_notation(text: str, event: object) -> None:
    """Every kind of event as the notation has it."""
    game = ocelot()
    assert game.parse(text) == event
    assert game.text(game.parse(text)) == text


def test_spaces_do_not_matter() -> None:
    game = ocelot()
    assert game.parse("  take   b2 ") == game.parse("take b2")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "event"),
        ("done.", "event"),
        ("take b 2", "event"),
        ("first 0", "seat"),
        ("first 3", "seat"),
        ("deal b2 ruby", "gem"),
        ("deal f7 opal", "square-name"),
        ("take f7", "square-name"),
        ("companion z9", "square-name"),
        ("amethyst pink 5", "bag-name"),
        ("amethyst blue e", "value"),
        ("amethyst blue 05", "value"),
        ("amethyst blue 0", "value"),
        ("amethyst blue " + "9" * 5000, "value"),
        ("AP f7", "face"),
        ("XC f7", "face"),
        ("ac f7", "face"),
        ("AC b2", "circle-name"),
        ("AC f77", "circle-name"),
    ],
)
def test_what_cannot_be_read(text: str, code: str) -> None:
    """The text is quoted, and what is wrong with it is said in four languages."""
    with pytest.raises(Unreadable) as caught:
        ocelot().parse(text)
    assert caught.value.text == text
    assert caught.value.message.code == f"expected-ocelot-{code}"
    assert len({render(caught.value.message, language) for language in LANGUAGES}) == 4
