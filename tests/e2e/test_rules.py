"""The rules page, and the way to it from a refusal."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium import words
from lapidarium.games.registry import game_type
from lapidarium.games.rules_text import examples
from tests.e2e.monolyth_player import MonolythPlayer
from tests.e2e.test_pages import check_page
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

pytestmark = pytest.mark.needs("chromium")
MOST_TURNS = 12
"""By then a monolith is uneven enough that some stone fits somewhere else only."""


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("game", "size"), [("monolyth", DESKTOP), ("ocelot", PHONE)])
def test_the_rules_are_shown_with_their_examples(
    visit: Callable[..., Visitor], lang: str, game: str, size: tuple[int, int]
) -> None:
    """In every language; each worked example is drawn; axe finds nothing wrong."""
    visitor = visit(size, lang=lang)
    page = visitor.open(f"/rules/{game}")
    page.wait_for_selector(".example svg")
    drawn = page.locator(".clause:has(.example svg)").evaluate_all("all => all.map(one => one.id)")
    assert sorted(drawn) == sorted(examples(game_type(game)))
    check_page(visitor, f"rules-{game}-{lang}")


def test_a_clause_has_an_address_and_can_be_searched(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page = visitor.open("/rules/monolyth#M-T4.2")
    page.wait_for_selector("[id='M-T4.2'].pointed")
    assert page.locator("[id='M-T4.2']").evaluate("one => one.getBoundingClientRect().top") < 900
    page.get_by_role("searchbox").fill("crystal M-1P2")
    page.wait_for_function("() => document.querySelectorAll('.clause').length < 5")
    found = page.locator(".clause").evaluate_all("all => all.map(one => one.id)")
    assert "M-1P2" in found
    page.get_by_role("searchbox").fill("nothing has this")
    page.get_by_text("No clause has these words.").wait_for()


def play_instead(move: str) -> Callable[[WebSocketRoute], None]:
    """Whatever the page plays, the server is sent this move."""

    def follow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: Any) -> None:
            message = json.loads(text)
            if message.get("type") == "play":
                message["move"] = move
            server.send(json.dumps(message))

        socket.on_message(pass_on)

    return follow


def test_a_refusal_shows_its_clause(visit: Callable[..., Visitor]) -> None:
    """M-T8: refused, “Why?” shows the clause and leads to the rules."""
    visitor = visit(DESKTOP)
    visitor.page.route_web_socket("**/*", play_instead("prophecy 99 B"))
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page = visitor.page
    page.keyboard.press("1")
    page.wait_for_selector("[data-act=commit]")
    page.keyboard.press("Enter")
    page.click("[data-refused] [data-act=why]")
    note = page.locator("[data-clause='M-T8']")
    note.get_by_text("prophecy token").wait_for()
    link = note.get_by_role("link")
    assert (link.get_attribute("href"), link.get_attribute("target")) == (
        "/rules/monolyth#M-T8",
        "_blank",
    )
    visitor.check_access()


def held_where_it_does_not_fit(player: MonolythPlayer) -> bool:
    """Point at the monolith with each stone until one does not fit where it is held."""
    page = player.page
    sites = page.locator(".site.reach")
    for number in range(sites.count()):
        sites.nth(number).click()
        page.wait_for_selector("[data-act=commit]")
        box = page.locator("[data-tower]").bounding_box()
        assert box is not None
        for across, down in product((0.3, 0.5, 0.7), (0.5, 0.65, 0.8)):
            spot = (box["x"] + box["width"] * across, box["y"] + box["height"] * down)
            page.mouse.move(*spot)
            player.visitor.settle()
            if page.locator(".gain .why").count():
                page.mouse.click(*spot)
                return True
        page.keyboard.press("Escape")
    return False


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_where_a_stone_does_not_fit_the_clause_is_shown(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    """M-T4: shown before the move is sent, and “Why?” is there as well."""
    visitor = visit(size, touch=False)
    visitor.make(game="monolyth", players=1)
    player = MonolythPlayer(visitor)
    while not held_where_it_does_not_fit(player):
        assert player.turn < MOST_TURNS
        player.play(player.turn + 1)
        visitor.wait_for_turn()
    page = visitor.page
    page.click(".gain [data-act=why]")
    note = page.locator(".gain .clause-note")
    note.get_by_text(re.compile("height 4|empty space|4 × 4 grid")).wait_for()
    clause = note.get_attribute("data-clause")
    assert clause in ("M-T4.2", "M-T4.3", "M-T4.4")
    assert note.locator("a").get_attribute("href") == f"/rules/monolyth#{clause}"
    box = note.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    check_page(visitor, f"does-not-fit-{size[0]}")
