"""Pictures of the board, for previews of links."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest

from lapidarium.arena.simulation import play_at_random
from lapidarium.games.monolyth.wire import GiveFacts, PlaceFacts, ProphesyFacts
from lapidarium.games.ocelot.wire import (
    CompanionFacts,
    DoneFacts,
    StayFacts,
    TakeFacts,
    ToolFacts,
)
from lapidarium.games.packs import load
from lapidarium.games.present import present
from lapidarium.games.registry import game_type, referee
from lapidarium.games.walk import first_frame, walk
from lapidarium.server.http.cards import card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.game import Game
    from lapidarium.games.presenter import Picture, Presenter
    from lapidarium.games.views import View
    from lapidarium.games.walk import Frame
    from lapidarium.record import Record

NEEDS_MORE = ("text", "image", "foreignObject", "script")
"""Elements that need a font, a file or a browser."""


@pytest.mark.parametrize(("game", "players"), [("monolyth", 1), ("monolyth", 4), ("ocelot", 2)])
def test_the_board_is_drawn_at_every_moment(game: str, players: int) -> None:
    rules = referee(load(game), players)
    played = play_at_random(rules, 7).record
    presenter, pictures = game_type(game).presenter(rules), list[str]()
    for frame in walk(presenter, first_frame(presenter, rules.start()), played.steps()):
        if frame.number % 10 == 1 or frame.number == len(played.events):
            drawn = presenter.picture(present(presenter, frame, None).position)
            assert drawn is not None
            pictures.append(checked(drawn))
    assert len(set(pictures)) > 3, "it shows what has happened"


def decisions(
    game: str, rules: Game[Any, Any], played: Record
) -> Iterator[tuple[Presenter, Frame, int, View]]:
    """Before each decision: the frame, the seat to act, and what its move does."""
    presenter = game_type(game).presenter(rules)
    frame = first_frame(presenter, rules.start())
    for after in walk(presenter, frame, played.steps()):
        if (seat := rules.to_act(frame.state)) >= 0:
            yield presenter, frame, seat, presenter.facts(frame.state, after.event, after.state)
        frame = after


def named(picture: Picture | None) -> tuple[set[str], str]:
    """What is written on a diagram, and all of it."""
    assert picture is not None
    svg = ElementTree.fromstring(f"<svg>{picture.svg}</svg>")
    assert "http" not in picture.svg
    return {text.text or "" for text in svg.iter("text")}, picture.svg


def test_a_diagram_names_the_sites_and_columns_and_shows_a_stone() -> None:
    rules = referee(load("monolyth"), 2)
    played = play_at_random(rules, 7).record
    kinds = set()
    for presenter, frame, seat, facts in decisions("monolyth", rules, played):
        position = present(presenter, frame, seat).position
        written, drawn = named(presenter.diagram(position, seat, facts))
        plain, before = named(presenter.diagram(position, seat))
        assert plain == {*map(str, range(1, 14)), *"abcd"}
        assert written >= plain
        assert drawn != before or type(facts) is GiveFacts
        kinds.add(type(facts))
    assert {PlaceFacts, ProphesyFacts} <= kinds


def test_a_diagram_names_the_columns_and_rows_of_the_mat_and_shows_what_is_put_there() -> None:
    rules = referee(load("ocelot"), 2)
    played = play_at_random(rules, 7).record
    kinds = set()
    for presenter, frame, seat, facts in decisions("ocelot", rules, played):
        position = present(presenter, frame, seat).position
        written, drawn = named(presenter.diagram(position, seat, facts))
        assert written >= {*map(str, range(1, 13)), *"abcdefghijkl"}
        is_drawn = drawn != named(presenter.diagram(position, seat))[1]
        assert is_drawn == (type(facts) not in (StayFacts, DoneFacts))
        kinds.add(type(facts))
    assert {ToolFacts, CompanionFacts, TakeFacts} <= kinds


def checked(picture: Picture) -> str:
    """The card is an SVG that needs nothing from outside."""
    svg = card(picture)
    found = {element.tag.partition("}")[2] for element in ElementTree.fromstring(svg).iter()}
    assert not found & set(NEEDS_MORE)
    assert len(svg) < 300_000
    return svg
