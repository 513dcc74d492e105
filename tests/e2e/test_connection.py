"""The connection is lost and comes back; two tabs; a bot in somebody's place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.house import House
from tests.e2e.monolyth_player import MonolythPlayer
from tests.e2e.visitor import DESKTOP, PHONE, TABLET, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = pytest.mark.needs("chromium")


def test_the_server_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    """The page says so calmly, comes back without a reload, and the game goes on."""
    house = House(tmp_path)
    house.start()
    visitor = Visitor(browser, house.address, DESKTOP)
    try:
        visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
        player = MonolythPlayer(visitor)
        player.play(2)
        visitor.wait_for_turn()
        visitor.page.evaluate("window.sameSheet = true")
        event = visitor.event()
        house.kill()
        visitor.page.wait_for_selector("[data-connection=lost]")
        visitor.picture("connection-lost")
        visitor.check_access()
        house.start()
        visitor.page.wait_for_selector("[data-connection]", state="detached", timeout=30_000)
        assert visitor.event() == event
        player.play(4)
        assert visitor.page.evaluate("window.sameSheet") is True
    finally:
        house.close()
        visitor.close()


def test_a_move_made_while_the_server_is_away_is_made_once(
    browser: Browser, tmp_path: Path
) -> None:
    house = House(tmp_path)
    house.start()
    visitor = Visitor(browser, house.address, DESKTOP)
    try:
        visitor.make(game="monolyth", players=1)
        visitor.wait_for_turn()
        visitor.page.wait_for_load_state("networkidle")  # the bar is loaded at rest
        house.kill()
        visitor.page.wait_for_selector("[data-connection=lost]")
        lines = visitor.page.locator(".turns li").count()
        MonolythPlayer(visitor).place()
        event = visitor.event()
        house.start()
        visitor.wait_after(event)
        assert visitor.page.locator(".turns li").count() == lines + 1
    finally:
        house.close()
        visitor.close()


def test_a_kept_page_waits_for_a_silent_server(browser: Browser, tmp_path: Path) -> None:
    """The browser has a network, the server does not answer: said calmly, and it goes on alone."""
    house = House(tmp_path)
    house.start()
    visitor = Visitor(browser, house.address, DESKTOP, has_worker=True)
    page = visitor.page
    try:
        table = visitor.make(game="monolyth", players=1)
        visitor.wait_for_turn()
        visitor.wait_until_kept()
        house.kill()
        assert page.evaluate("navigator.onLine")
        for path in ("/workshop", "/", f"/t/{table}"):  # not kept, kept, and a table
            visitor.open(path)
            page.wait_for_selector("[data-offline=server]")
            assert page.locator(".banner").count() == 1
        visitor.picture("server-silent")
        house.start()
        page.wait_for_selector("[data-event]", state="attached")
        page.wait_for_selector("[data-offline]", state="detached")
        visitor.faults.clear()  # the browser notes what it could not load
    finally:
        house.close()
        visitor.close()


@pytest.mark.parametrize("size", [PHONE, TABLET, (768, 1024), (844, 390)])
@pytest.mark.parametrize("lang", ["de"])  # the longest
def test_a_notice_leaves_whose_turn_it_is_in_sight(
    visit: Callable[..., Visitor], size: tuple[int, int], lang: str
) -> None:
    visitor = visit(size, lang=lang)
    visitor.make(game="monolyth", players=1)
    visitor.wait_for_turn()
    visitor.page.wait_for_load_state("networkidle")  # parts are loaded at rest
    visitor.context.set_offline(True)
    notice = visitor.page.wait_for_selector("[data-connection]")
    visitor.picture(f"notice-{size[0]}")
    title = visitor.page.locator(".whose b")
    assert notice is not None
    covered = notice.bounding_box()
    free = title.bounding_box()
    assert covered is not None
    assert free is not None
    is_below = covered["y"] >= free["y"] + free["height"]
    assert is_below or covered["x"] >= free["x"] + free["width"]
    assert title.evaluate("title => title.scrollWidth <= title.clientWidth"), "nothing is cut"


def test_two_tabs_show_the_same_seat(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    table = visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    other = visitor.context.new_page()
    other.goto(f"{visitor.address}/t/{table}")
    visitor.wait_for_turn()
    other.wait_for_selector(".site.reach:enabled")
    event = visitor.event()
    MonolythPlayer(visitor).move()
    visitor.wait_after(event)
    other.wait_for_function(
        "event => Number(document.querySelector('[data-event]')?.dataset.event) > event", arg=event
    )


def test_a_bot_takes_over_and_gives_back(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(DESKTOP), visit(DESKTOP)
    host.make(game="monolyth", players=2, setup=["first 2"])
    guest.open(host.page.input_value("[data-invite]").removeprefix(host.address))
    guest.page.click("[data-act=sit]")
    page = host.page
    page.wait_for_selector(".site")
    page.click("[data-act=menu]")
    page.select_option("[data-set=hand-over]", "dutiful")
    page.click("[data-act=hand-over]")
    page.click("[data-act=sure]")
    page.wait_for_selector("[data-act=back]")
    MonolythPlayer(guest).play(1)
    guest.wait_for_turn()
    page.click("[data-act=back]")
    page.wait_for_selector("[data-act=back]", state="detached")
    MonolythPlayer(guest).play(1)
    host.wait_for_turn()
    page.wait_for_selector(".site.reach:enabled")


def test_a_table_that_is_not_there(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.open("/t/nosuchtable")
    visitor.page.wait_for_selector(".trouble")
    visitor.check_access()
    visitor.page.click(".trouble .button")
    visitor.page.wait_for_selector(".game-card")
    visitor.faults = [
        fault for fault in visitor.faults if "404" not in fault
    ]  # the browser notes it
