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


def named(picture: Picture | None) -> tuple[set[str], str]:
    """What is written on a diagram, and all of it."""
    assert picture is not None
    svg = ElementTree.fromstring(f"<svg>{picture.svg}</svg>")
    assert "http" not in picture.svg
    return {text.text or "" for text in svg.iter("text")}, picture.svg


def test_a_diagram_names_the_sites_and_columns_and_shows_a_stone() -> None:
    rules = referee(load("monolyth"), 2)
    played = play_at_random(rules, 7).record
    display = game_type("monolyth").display(rules)
    kinds = set()
    for state, (event, after) in zip(played.states(), played.steps(), strict=False):
        if (seat := rules.to_act(state)) >= 0:
            facts = display.facts(state, event, after)
            written, drawn = named(display.diagram(state, seat, facts))
            plain, before = named(display.diagram(state, seat, {}))
            assert plain == {*map(str, range(1, 14)), *"abcd"}
            assert written >= plain
            assert drawn != before or facts["kind"] == "give"
            kinds.add(facts["kind"])
        display.on_event(state, event, after)
    assert {"place", "prophesy"} <= kinds


def test_a_diagram_names_the_columns_and_rows_of_the_mat_and_shows_what_is_put_there() -> None:
    rules = referee(load("ocelot"), 2)
    played = play_at_random(rules, 7).record
    display = game_type("ocelot").display(rules)
    kinds = set()
    for state, (event, after) in zip(played.states(), played.steps(), strict=False):
        if (seat := rules.to_act(state)) >= 0:
            view, facts = rules.view(state, seat), display.facts(state, event, after)
            written, drawn = named(display.diagram(view, seat, facts))
            assert written >= {*map(str, range(1, 13)), *"abcdefghijkl"}
            assert (drawn != named(display.diagram(view, seat, {}))[1]) == (
                facts["kind"] not in ("stay", "done")
            )
            kinds.add(facts["kind"])
        display.on_event(state, event, after)
    assert {"tool", "companion", "take"} <= kinds


def checked(picture: Picture) -> str:
    """The card is an SVG that needs nothing from outside."""
    svg = card(picture)
    found = {element.tag.partition("}")[2] for element in ElementTree.fromstring(svg).iter()}
    assert not found & set(NEEDS_MORE)
    assert len(svg) < 300_000
    return svg
