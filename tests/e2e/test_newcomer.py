"""What somebody sees who plays for the first time: guidance, signs that say what they mean."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

pytestmark = pytest.mark.needs("chromium")
SIDEWAYS = (844, 390)
GUIDE = "[data-once=guide]"
OFFER = "[data-once=sound-offer]"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_first_turn_is_guided_once_and_then_sounds_are_offered(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size, is_new=True)
    page = visitor.page
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.wait_for_selector(f"{GUIDE} >> text=Choose a lit stone")
    page.locator(".site.reach").first.click()
    page.wait_for_selector(f"{GUIDE} >> text=a point of light marks each column")
    visitor.picture(f"guide-{size[0]}")
    visitor.check_access()
    event = visitor.event()
    page.click("[data-act=commit]")
    visitor.wait_after(event)
    visitor.wait_for_turn()
    page.wait_for_selector(OFFER)
    assert page.locator(GUIDE).count() == 0
    visitor.check_access()
    page.click("[data-act=offer-sound]")
    page.wait_for_selector(OFFER, state="detached")
    assert page.evaluate("localStorage.sound") == "on"
    page.reload()
    visitor.wait_for_turn()
    page.wait_for_function("() => document.querySelector('[data-act=menu]') !== null")
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.click("[data-act=menu]")
    page.wait_for_selector(".menu")
    assert page.locator(f"{GUIDE}, {OFFER}").count() == 0, "whoever has played needs no guide"


def test_a_coach_speaks_before_sounds_are_offered(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP, is_new=True)
    page = visitor.open("/learn")
    page.click("[data-act=coach-monolyth]")
    page.wait_for_url("**/t/*")
    visitor.wait_for_turn()
    page.click("[data-act=close-guide]")
    page.locator("[data-coach]").wait_for(state="visible")
    event = visitor.event()
    page.locator(".site.reach").first.click()
    page.click("[data-act=commit]")
    visitor.wait_after(event)
    visitor.wait_for_turn()
    page.locator("[data-coach]").wait_for(state="visible")
    assert not page.locator(OFFER).is_visible()
    page.click("[data-act=coach-off]")
    page.locator(OFFER).wait_for(state="visible")


def test_the_guide_can_be_sent_away(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP, is_new=True)
    page = visitor.page
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.wait_for_selector(f"{GUIDE} >> text=Choose a tool and a circle")
    page.click("[data-act=close-guide]")
    page.wait_for_selector(GUIDE, state="detached")
    assert page.evaluate("localStorage.guided") == "yes"


def test_the_guide_in_a_browser_that_stores_nothing(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP, is_new=True)
    visitor.context.add_init_script(
        "for (const name of ['getItem', 'setItem'])"
        " Storage.prototype[name] = () => { throw new Error('no storage') }"
    )
    page = visitor.page
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.wait_for_selector(GUIDE)
    page.click("[data-act=close-guide]")
    page.wait_for_selector(GUIDE, state="detached")


def test_signs_explain_themselves_to_mouse_and_keyboard(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.wait_for_selector("[data-act=menu]")
    said = page.locator("[data-explained]")
    page.locator(".plaque").first.hover()
    said.filter(has_text="cubes in the outer layer of this wall count").wait_for()
    page.locator(".stage").hover(position={"x": 5, "y": 5})
    said.wait_for(state="detached")
    page.locator(".site.reach").first.click()
    page.locator(".turning-sign").hover()
    said.filter(has_text="A point of light marks each column").wait_for()
    page.locator("h2", has_text="Structure").click()
    said.filter(has_text="Large: the height that the card asks").wait_for()
    page.mouse.move(5, 5)  # under a mouse that rests there it would come again
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    said.wait_for()
    page.wait_for_function(
        "() => document.activeElement.getAttribute('aria-describedby') === 'explained'"
    )
    visitor.check_access()
    page.keyboard.press("Escape")
    said.wait_for(state="detached")


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS])
def test_signs_explain_themselves_to_a_finger(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size, touch=True)
    page = visitor.page
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.wait_for_selector("[data-act=menu]")
    page.wait_for_load_state("networkidle")
    page.locator(".wall").first.tap()
    said = page.locator("[data-explained]")
    said.wait_for()
    box = said.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]


def test_columns_rows_and_levels_have_names_on_the_board(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    names = page.locator(".coordinates text")
    assert names.all_text_contents() == [*"abcd", *"1234", *"1234"]
    page.click("[data-act=view-right]")
    assert sorted(names.all_text_contents()[:8]) == [*"1234", *"abcd"]


def test_the_structure_card_shows_what_is_asked_and_what_stands(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    cells = page.locator(".structure-card td > span[aria-hidden]").all_inner_texts()
    assert len(cells) == 16
    assert {cell.split()[1] for cell in cells} == {"0"}, "nothing stands yet"
    assert all("/" not in cell for cell in cells)
    told = page.locator(".structure-card td .unseen").first.inner_text()
    assert told.endswith(("wanted, height 0", "met"))


def test_once_its_token_is_taken_the_structure_card_asks_nothing(
    visit: Callable[..., Visitor],
) -> None:
    """The server says that the token is taken, though all columns are too high by now."""
    visitor = visit(DESKTOP)
    page = visitor.page

    def forge(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "table":
                tower = told["game"]["position"]["towers"]["1"]
                tower["structure"] = 9
                tower["fit"]["met"] = [False] * 16
                for ask in told["pieces"]["asks"].values():
                    ask["high"] = -1
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    page.route_web_socket("**/socket?*", forge)
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"}, setup=["first 1"])
    visitor.wait_for_turn()
    card = page.locator("section.card:has(.structure-card)")
    assert card.locator(".structure-card.done").count() == 1
    assert card.locator(".won").inner_text().split(maxsplit=1)[0] == "9"
    assert card.locator("td small").count() == 0, "what stands does not matter any more"
    assert card.locator(".figures, .note, .tokens").count() == 0, "nothing is missing, nothing left"
    assert card.locator("td.over").count() == 16
    hatched = card.locator("td").evaluate_all(
        "cells => cells.filter(cell => getComputedStyle(cell).backgroundImage !== 'none').length"
    )
    assert hatched == 0, "no column complains"
    assert "wanted" not in card.inner_text()


def test_a_table_changes_its_language_as_a_whole(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.click("[data-act=menu]")
    page.select_option(".menu select >> nth=0", "de")
    page.wait_for_selector("h2 >> text=Prophezeiungen")
    name = page.locator(".site.reach").first.get_attribute("aria-label") or ""
    assert "Schritt" in name
    assert page.locator(".supply h2").inner_text().lower() == "1-block-steine"
