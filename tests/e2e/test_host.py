"""The host's page in every language, size and light; reports, announcements and codes."""

from __future__ import annotations

import time
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium import words
from lapidarium.games.packs import load
from tests.e2e.test_pages import check_page
from tests.e2e.visitor import DESKTOP, PHONE, Visitor
from tests.server.running import Node, admin

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.house import House

pytestmark = pytest.mark.needs("chromium")
SCREENS = [
    *((lang, DESKTOP, False) for lang in words.LANGUAGES),
    *((lang, PHONE, dark) for lang, dark in product(("en", "ja"), (False, True))),
    ("de", DESKTOP, True),
]


COOKIES: dict[str, list[Any]] = {}
"""Of the one host of each house: a passphrase cannot be tried as often as there are screens."""


PATIENCE_SECONDS = 60


def become_host(visitor: Visitor, house: House) -> None:
    """Be the host of this server, who is made one by the first test."""
    if house.address in COOKIES:
        visitor.context.add_cookies(COOKIES[house.address])
        visitor.open()
        visitor.page.wait_for_selector("[data-act=host]")
        return
    visitor.ask("PATCH", "/me", {"name": "Hostess"})
    visitor.ask("POST", "/me/claim", {"passphrase": "some long words"})
    admin(Node(["--data", str(house.data / "data")], house.data), "hosts", "add", "Hostess")
    until = time.monotonic() + PATIENCE_SECONDS
    while not visitor.ask("GET", "/me")["is_host"]:
        assert time.monotonic() < until, "the server has not heard of its host"
        time.sleep(0.2)
    COOKIES[house.address] = list(visitor.context.cookies())


def report_somebody(visit: Callable[..., Visitor]) -> None:
    """Two people at a table; one reports the other's words through the menu."""
    rude, polite = visit(), visit()
    rude.ask("PATCH", "/me", {"name": "Grumbling Granite"})
    table = rude.make(game="monolyth", players=2, listed=True)
    polite.open(f"/t/{table}")
    polite.page.wait_for_selector("[data-act=sit]")
    polite.page.click("[data-act=sit]")
    polite.page.click(".menu-anchor > button")
    polite.page.wait_for_selector(".menu")
    polite.page.click("[data-act=report]")
    polite.page.click(".report button[type=submit]")
    polite.page.wait_for_selector(".report [role=status]")


@pytest.mark.parametrize(("lang", "size", "dark"), SCREENS)
def test_the_page_of_hosts(
    visit: Callable[..., Visitor],
    house: House,
    lang: str,
    size: tuple[int, int],
    dark: bool,
) -> None:
    visitor = visit(size, lang=lang, dark=dark)
    become_host(visitor, house)
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.open("/host")
    visitor.page.wait_for_selector(".host-rows li")
    check_page(visitor, f"host-{lang}-{size[0]}-{'dark' if dark else 'light'}")
    raw = visitor.page.evaluate("document.body.innerText")
    assert "host-" not in raw
    assert "ui-" not in raw


def test_what_a_host_announces_is_seen_at_a_table(
    visit: Callable[..., Visitor], house: House
) -> None:
    guest, host = visit(lang="de"), visit()
    guest.make(game="monolyth", players=2, bots={"2": "dutiful"})
    guest.wait_for_turn()
    become_host(host, house)
    host.open("/host")
    host.page.fill("[data-told=en]", "We restart at eight.")
    host.page.fill("[data-told=de]", "Um acht starten wir neu.")
    host.page.click("[data-act=announce]")
    shown = guest.page.wait_for_selector("[data-announcement]")
    assert shown is not None
    assert "Um acht starten wir neu." in shown.inner_text()
    check_page(guest, "announcement-at-a-table")
    guest.page.click("[data-announcement] button")
    guest.page.wait_for_selector("[data-announcement]", state="detached")
    host.ask("DELETE", "/host/announcement")


def test_somebody_else_sees_nothing_of_it(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.open("/host")
    told = visitor.page.wait_for_selector("[role=alert]")
    assert told is not None
    assert "those who run this server" in told.inner_text()
    assert visitor.page.locator(".host-card").count() == 0
    visitor.settle()
    visitor.faults.clear()  # the browser notes the answers 403


def test_a_report_reaches_the_page(visit: Callable[..., Visitor], house: House) -> None:
    report_somebody(visit)
    host = visit()
    become_host(host, house)
    host.open("/host")
    host.page.wait_for_selector("[data-report]")
    assert "Grumbling Granite" in host.page.locator("[data-report]").first.inner_text()
    host.page.locator("[data-report] button").last.click()
    host.page.wait_for_selector("[data-report]", state="detached")


def test_packs_with_their_owners_some_at_a_time(
    visit: Callable[..., Visitor], house: House
) -> None:
    """What is not shown is counted; a host removes one."""
    host = visit()
    become_host(host, house)
    text = load("ocelot").text
    for number in range(25):
        body = {"game": "ocelot", "text": text.replace('title = "', f'title = "{number}: ', 1)}
        host.ask("POST", "/me/packs", body)
    host.open("/host")
    page = host.page
    page.wait_for_selector("[data-host-pack]")
    name = host.ask("GET", "/me")["name"]
    assert name in page.locator("[data-host-pack]").first.inner_text()
    assert page.locator("[data-host-pack]").count() == 20
    card = page.locator(".host-card:has([data-host-pack])")
    check_page(host, "host-packs")
    card.locator("[data-act=more-rows]").click()
    assert page.locator("[data-host-pack]").count() >= 25
    first = page.locator("[data-host-pack]").first
    key = first.get_attribute("data-host-pack")
    first.locator("button").click()
    first.locator("button").click()
    page.wait_for_selector(f"[data-host-pack='{key}']", state="detached")


def test_a_code_lets_somebody_in(visit: Callable[..., Visitor], house: House) -> None:
    host = visit()
    become_host(host, house)
    host.ask("PUT", "/host/door", {"door": "invited"})
    try:
        code = host.ask("POST", "/host/codes", {"note": "for Anna"})["code"]
        host.open("/host")
        host.page.wait_for_selector("code")
        check_page(host, "host-codes")
        late = visit(PHONE)
        late.open(f"/?code={code}")
        late.page.wait_for_selector("[data-code]")
        check_page(late, "start-by-invitation")
        late.page.click(".door-card button")
        late.page.wait_for_selector("[data-code]", state="detached")
        late.make(game="monolyth", players=1)
    finally:
        host.ask("PUT", "/host/door", {"door": "open"})
