"""Nothing is given away by a slip: what will happen is said first; a dead line is told at once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.e2e.monolyth_player import MonolythPlayer
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

pytestmark = pytest.mark.needs("chromium")
SECONDS_TO_TELL = 3.0


def in_menu(visitor: Visitor) -> None:
    visitor.page.click("[data-act=menu]")
    visitor.page.wait_for_selector(".menu")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_menu_takes_the_focus_and_escape_closes_it(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size)
    page = visitor.page
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"}, setup=["first 1"])
    visitor.wait_for_turn()
    page.locator(".site.reach").first.click()
    page.wait_for_selector("[data-act=commit]")
    in_menu(visitor)
    page.wait_for_function("() => document.activeElement.closest('.menu')")
    page.keyboard.press("Escape")
    page.wait_for_selector(".menu", state="detached")
    # the focus goes back once the page has been drawn without the menu
    page.wait_for_function("() => document.activeElement.dataset.act === 'menu'")
    assert page.locator("[data-act=commit]").count() == 1, "the stone is still in the hand"


def test_handing_over_asks_first(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"}, setup=["first 1"])
    visitor.wait_for_turn()
    event = visitor.event()
    in_menu(visitor)
    page.click("[data-act=hand-over]")
    page.wait_for_selector("[data-act=sure]")
    visitor.picture("sure-hand-over")
    visitor.check_access()
    page.click("[data-act=not-sure]")
    page.keyboard.press("Escape")
    assert page.locator("[data-act=back]").count() == 0
    assert visitor.event() == event


def test_leaving_says_what_happens_and_goes_to_the_start(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    in_menu(visitor)
    page.click("[data-act=leave]")
    assert "bot" in page.locator(".menu-sure").inner_text()
    page.click("[data-act=sure]")
    page.wait_for_selector(".game-card")
    assert page.evaluate("location.pathname") == "/"


def test_a_rematch_against_a_bot_starts_at_once(visit: Callable[..., Visitor]) -> None:
    """Who watches comes along: the invitation holds for the next table too."""
    host, watcher = visit(DESKTOP), visit(DESKTOP)
    table = host.make(game="ocelot", players=2, bots={"2": "dutiful"})
    invite = host.ask("POST", f"/tables/{table}/invite")["invite"]
    watcher.open(f"/t/{table}?invite={invite}")
    watcher.page.wait_for_selector(".place")
    in_menu(host)
    host.page.click("[data-act=resign]")
    host.page.click("[data-act=sure]")
    host.page.click("[data-act=rematch]")
    host.page.wait_for_url(lambda url: table not in url)
    host.page.wait_for_selector(".place")
    watcher.page.click("[data-act=next-table]")
    watcher.page.wait_for_url(lambda url: table not in url)
    watcher.page.wait_for_selector(".place")


def test_a_dead_line_is_told_within_three_seconds(visit: Callable[..., Visitor]) -> None:
    """The move that waits is shown as waiting, and is made once the line is back."""
    visitor = visit(DESKTOP)
    page = visitor.page
    is_alive = [True]

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(text) if is_alive[0] else None)
        server.on_message(lambda text: socket.send(text) if is_alive[0] else None)

    page.route_web_socket("**/socket*", relay)
    visitor.make(game="monolyth", players=1)
    visitor.wait_for_turn()
    event = visitor.event()
    is_alive[0] = False
    start = time.monotonic()
    page.wait_for_selector("[data-connection=lost]")
    assert time.monotonic() - start < SECONDS_TO_TELL + 1, "a second for a busy machine"
    MonolythPlayer(visitor).place()
    page.wait_for_selector("[data-connection=lost][data-waiting=true]")
    visitor.picture("connection-waiting")
    is_alive[0] = True
    visitor.wait_after(event)
    page.wait_for_selector("[data-connection]", state="detached")


def test_no_network_is_told_at_once(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE)
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    visitor.page.wait_for_load_state("networkidle")  # parts are loaded at rest
    visitor.context.set_offline(True)
    visitor.page.wait_for_selector("[data-connection=lost]", timeout=int(SECONDS_TO_TELL * 1000))
    visitor.context.set_offline(False)
    visitor.page.wait_for_selector("[data-connection]", state="detached")
