"""Pictures of the board, for previews of links."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from lapidarium.arena.simulation import play_at_random
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, referee
from lapidarium.server.http.cards import card

if TYPE_CHECKING:
    from lapidarium.games.display import Picture

NEEDS_MORE = ("text", "image", "foreignObject", "script")
"""Elements that need a font, a file or a browser."""


@pytest.mark.parametrize(("game", "players"), [("monolyth", 1), ("monolyth", 4), ("ocelot", 2)])
def test_the_board_is_drawn_at_every_moment(game: str, players: int) -> None:
    rules = referee(load(game), players)
    played = play_at_random(rules, 7).record
    display = game_type(game).display(rules)
    state, pictures = rules.start(), list[str]()
    for number, event in enumerate(played.events):
        after = rules.after(state, event)
        display.on_event(state, event, after)
        state = after
        if number % 10 == 0 or number == len(played.events) - 1:
            drawn = display.picture(rules.view(state, None))
            assert drawn is not None
            pictures.append(checked(drawn))
    assert len(set(pictures)) > 3, "it shows what has happened"


def checked(picture: Picture) -> str:
    """The card is an SVG that needs nothing from outside."""
    svg = card(picture)
    found = {element.tag.partition("}")[2] for element in ElementTree.fromstring(svg).iter()}
    assert not found & set(NEEDS_MORE)
    assert len(svg) < 300_000
    return svg
