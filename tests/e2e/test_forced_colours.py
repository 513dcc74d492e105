"""Where the device chooses all colours, what is chosen can still be told from what is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.visitor import DESKTOP, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.needs("chromium")
LEAST_OUTLINE = 2


def outlines(page: Page, selector: str) -> set[float]:
    """How wide the outlines of these elements are; none is 0."""
    widths = page.locator(selector).evaluate_all(
        """all => all.map(each => getComputedStyle(each))
            .map(style => style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth))"""
    )
    return set(widths)


def test_the_chosen_opponent_and_the_tool_face_can_be_seen(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    visitor.open()
    page.wait_for_selector("[data-act=play-monolyth]:enabled")
    assert min(outlines(page, ".game-card .levels .chosen")) >= LEAST_OUTLINE
    assert outlines(page, ".game-card .levels label:not(.chosen)") == {0}
    visitor.picture("forced-start")
    visitor.check_access()
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    assert min(outlines(page, ".face-button[aria-pressed=true]")) >= LEAST_OUTLINE
    assert outlines(page, ".face-button[aria-pressed=false]") == {0}
    visitor.picture("forced-ocelot")
    visitor.check_access()


def test_the_stones_keep_their_colours(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.locator(".site.reach").first.click()
    page.wait_for_selector(".site.chosen")
    page.mouse.move(5, 5)
    assert min(outlines(page, ".site.chosen")) >= LEAST_OUTLINE
    tops = page.locator(".sites .stone path").evaluate_all(
        "all => new Set(all.map(each => getComputedStyle(each).fill)).size"
    )
    assert tops > len(("one", "face", "of", "one", "stone")), "more than the device's few colours"
    visitor.picture("forced-monolyth")
    visitor.check_access()
