"""Whole games of both games against bots: by mouse, by keys alone, and at the size of a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.monolyth_player import FingerPlayer, KeyboardPlayer, MonolythPlayer
from tests.e2e.ocelot_player import FingerOcelotPlayer, KeyboardOcelotPlayer, OcelotPlayer
from tests.e2e.visitor import DESKTOP, PHONE, SMALL_PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.needs("chromium")
TURNS_IN_A_CAVE = 16


def check_end(visitor: Visitor, name: str) -> None:
    """The score sheet says who won; its sums are those of the people."""
    page = visitor.page
    page.wait_for_selector(".end .score-sheet")
    totals = page.locator(".score-sheet tfoot td b").all_inner_texts()
    rows = page.locator(".score-sheet tbody tr")
    for column, total in enumerate(totals):
        parts = [
            int(rows.nth(n).locator("td b").nth(column).inner_text()) for n in range(rows.count())
        ]
        assert sum(parts) == int(total)
    visitor.picture(f"end-{name}")
    visitor.check_access()
    page.click("[data-act=hide-end]")
    page.wait_for_function("() => document.activeElement?.dataset.act === 'show-end'")
    page.keyboard.press("Enter")
    page.wait_for_selector(".end .score-sheet")


def test_monolyth_by_mouse(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    assert MonolythPlayer(visitor).play() > 10
    check_end(visitor, "monolyth-mouse")


def test_monolyth_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    assert KeyboardPlayer(visitor).play() > 10
    check_end(visitor, "monolyth-keys")


def test_monolyth_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE)
    visitor.make(game="monolyth", players=3, bots={"2": "dutiful", "3": "dutiful"})
    assert FingerPlayer(visitor).play() > 8
    check_end(visitor, "monolyth-phone")


def test_monolyth_alone(visit: Callable[..., Visitor]) -> None:
    """M-1P: giving up tokens, and a rank at the end."""
    visitor = visit(DESKTOP)
    visitor.make(game="monolyth", players=1)
    MonolythPlayer(visitor).play()
    check_end(visitor, "monolyth-solo")
    assert ":" in visitor.page.locator(".end h1").inner_text()


def test_ocelot_by_mouse(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    assert visitor.page.locator(".preview").count() == 1
    assert OcelotPlayer(visitor).play() >= TURNS_IN_A_CAVE
    check_end(visitor, "ocelot-mouse")
    assert visitor.page.locator(".preview").count() == 0, "nothing is to be looked for any more"


def test_ocelot_by_keys_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    assert KeyboardOcelotPlayer(visitor).play() >= TURNS_IN_A_CAVE
    check_end(visitor, "ocelot-keys")


def test_ocelot_on_a_small_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(SMALL_PHONE)
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    assert FingerOcelotPlayer(visitor).play() >= TURNS_IN_A_CAVE
    check_end(visitor, "ocelot-phone")
