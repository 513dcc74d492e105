"""Two people at one table, and somebody who watches."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from lapidarium.mcp.seats import RemoteSeat
from lapidarium.terminal.connection import Session, TableLink
from lapidarium.terminal.speech import Speech
from lapidarium.words import word
from tests.e2e.monolyth_player import MonolythPlayer
from tests.e2e.ocelot_player import OcelotPlayer
from tests.e2e.visitor import DESKTOP, PHONE, TABLET, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.needs("chromium")
WINDOWS = ((1366, 657), (1180, 820), (844, 390), PHONE)
"""Beside the desktop: a laptop's window, a tablet, a phone both ways."""


def invited(host: Visitor) -> str:
    """The path of the invitation on the host's page."""
    link = host.page.input_value("[data-invite]")
    return link.removeprefix(host.address)


def sit_down(guest: Visitor, path: str) -> None:
    guest.open(path)
    guest.page.click("[data-act=sit]")
    guest.page.wait_for_selector(".site, .place")


def test_two_people_and_a_spectator(visit: Callable[..., Visitor]) -> None:
    host, guest, watcher = visit(DESKTOP), visit(TABLET), visit(PHONE)
    host.make(game="monolyth", players=2)
    host.picture("waiting")
    host.check_access()
    path = invited(host)
    sit_down(guest, path)
    watcher.open(path)
    watcher.page.wait_for_selector(".site")
    host.page.wait_for_selector(".site")
    assert watcher.page.locator(".site.reach:enabled").count() == 0
    players = {1: MonolythPlayer(host), 2: MonolythPlayer(guest)}
    for _ in range(6):
        seat = int(host.page.get_attribute("[data-event]", "data-to-act") or 0)
        mover = players[seat]
        event = mover.visitor.event()
        mover.visitor.wait_for_turn()
        mover.move()
        mover.turn += 1
        for visitor in (host, guest, watcher):
            visitor.wait_after(event)
    assert host.event() == guest.event() == watcher.event()


def check_that_one_can_talk(visitor: Visitor, size: tuple[int, int]) -> None:
    """The form to talk is whole: neither the rail nor the window cuts it."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    if visitor.page.locator("#tab-record").count():
        visitor.page.click("#tab-record")
    if not visitor.page.locator(".talk[open]").count():
        visitor.page.click(".talk summary")
    visitor.settle()
    visitor.page.locator(".talk form").scroll_into_view_if_needed()
    for part in (".say input", ".say button"):
        box = visitor.page.locator(part).bounding_box()
        rail = visitor.page.locator(".rail:has(.talk), .tab-panel:has(.talk)").bounding_box()
        assert box is not None
        assert rail is not None
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        assert box["x"] >= rail["x"] - 1, (size, part, box, rail)
        assert box["y"] >= rail["y"] - 1, (size, part, box, rail)
        assert right <= min(size[0], rail["x"] + rail["width"]) + 1, (size, part, box, rail)
        assert bottom <= min(size[1], rail["y"] + rail["height"]) + 1, (size, part, box, rail)


def test_they_talk_and_take_back(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(DESKTOP), visit(DESKTOP)
    host.make(game="monolyth", players=2, setup=["first 1"])
    sit_down(guest, invited(host))
    host.page.wait_for_selector(".site.reach")
    host.page.click(".talk summary")
    host.page.fill(".say input", "good luck")
    host.page.press(".say input", "Enter")
    guest.page.click(".talk summary")
    guest.page.wait_for_selector("text=good luck")
    guest.page.click("[data-react=hello]")
    host.page.wait_for_selector(".chat >> text=Hello!")
    for size in (DESKTOP, *WINDOWS):
        check_that_one_can_talk(host, size)
    host.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    event = host.event()
    MonolythPlayer(host).move()
    host.wait_after(event)
    host.page.click("[data-act=undo]")
    guest.page.click("[data-act=undo-yes]")
    host.page.wait_for_selector(".whose.yours")
    host.page.wait_for_selector(".site.reach")
    guest.check_access()


def test_somebody_resigns_and_both_want_a_rematch(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(DESKTOP), visit(DESKTOP)
    table = host.make(game="ocelot", players=2)
    sit_down(guest, invited(host))
    guest.page.click("[data-act=menu]")
    guest.picture("menu")
    guest.check_access()
    guest.page.click("[data-act=resign]")
    guest.page.click("[data-act=sure]")
    for visitor in (host, guest):
        visitor.page.click("[data-act=rematch]")
    for visitor in (host, guest):
        visitor.page.wait_for_url(lambda url: table not in url)
        visitor.page.wait_for_selector(".place")
    seat = int(host.page.get_attribute("[data-event]", "data-to-act") or 0)
    own = int(host.page.get_attribute("[data-event]", "data-seat") or 0)
    mover = OcelotPlayer(host if seat == own else guest)
    event = mover.visitor.event()
    mover.move()
    mover.visitor.wait_after(event)


def test_the_other_does_not_see_an_amethyst(visit: Callable[..., Visitor]) -> None:
    """O-G8: face down on the page, and nowhere in it."""
    host = visit(DESKTOP)
    host.make(game="ocelot", players=2, bots={"2": "steadfast"})
    player = OcelotPlayer(host)
    player.play(9)
    assert host.status() == "playing"
    other = host.page.locator(".person").nth(1)
    assert other.locator(".amethyst:not(.down)").count() == 0


def program_sits(link: str, folder: Path) -> None:
    """A program takes a seat in Robin's name, over the documented protocol."""

    async def sit() -> None:
        where = TableLink.parse(link)
        session = Session(where.server, folder / "cookies.txt")
        session.sign_in("en", "Robin")
        own = RemoteSeat(where, session, Speech("en"))
        await own.connect()
        await own.sit(-1)
        await own.close()

    with ThreadPoolExecutor(1) as pool:  # the browser's own loop runs in this thread
        pool.submit(asyncio.run, sit()).result()


def test_everybody_sees_that_a_program_plays(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    host = visit(DESKTOP)
    host.make(game="ocelot", players=2)
    path = invited(host)
    program_sits(host.address + path, tmp_path)
    for lang, size, dark, name in (
        ("en", DESKTOP, False, "Robin (bot)"),
        ("de", PHONE, True, "Robin (Bot)"),
        ("es", PHONE, False, "Robin (bot)"),
        ("ja", PHONE, False, "Robin（ボット）"),
    ):
        one = visit(size, lang=lang, dark=dark)
        one.open(path)
        one.page.wait_for_selector(f":visible >> text={name}")
        if size == DESKTOP:  # where seats have a line about them
            one.page.wait_for_selector(f"text={word('ui-program-plays', lang)}")
        one.picture(f"program-{lang}")
