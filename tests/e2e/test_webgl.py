"""The solid tower: three.js comes by itself, draws, turns, and nothing depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.monolyth_player import MonolythPlayer
from tests.e2e.visitor import DESKTOP, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.e2e.house import House

pytestmark = pytest.mark.needs("chromium")
COLOURS = """() => {
    const canvas = document.querySelector('[data-solid]');
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [64, 64];
    const pen = copy.getContext('2d');
    pen.drawImage(canvas, 0, 0, 64, 64);
    const data = pen.getImageData(0, 0, 64, 64).data;
    const found = new Set();
    for (let n = 0; n < data.length; n += 4) if (data[n + 3] > 200) found.add(data[n] >> 4);
    return found.size;
}"""


def test_the_solid_tower_draws_and_turns(solid_browser: Browser, house: House) -> None:
    visitor = Visitor(solid_browser, house.address, (1000, 760))
    table = visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    page = visitor.open(f"/t/{table}?solid=always")
    page.wait_for_selector("[data-solid]")
    MonolythPlayer(visitor).play(1)
    visitor.wait_for_turn()
    page.keyboard.press("1")
    visitor.picture("monolyth-solid")
    box = page.locator("[data-tower]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 70, y + 30, steps=5)
    visitor.picture("monolyth-solid-turning")
    page.mouse.move(x - 140, y, steps=5)
    page.mouse.up()
    page.screenshot()
    assert page.evaluate(COLOURS) is not None
    visitor.close()


def test_there_is_a_tower_without_webgl(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page, asked = visitor.page, list[str]()
    page.on("request", lambda request: asked.append(request.url))
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    page.wait_for_selector(".own-tower svg.tower")
    visitor.wait_for_turn()
    page.evaluate("() => new Promise(done => requestIdleCallback(done))")  # when it would load
    visitor.settle()
    assert page.locator("[data-solid]").count() == 0
    assert any("/assets/" in name for name in asked)
    assert not any("SolidTower" in name for name in asked)
