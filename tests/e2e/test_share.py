"""Inviting, sharing, coming back: links, notices, the profile, and a page without network."""

from __future__ import annotations

import json
import re
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lapidarium import record, words
from lapidarium.arena.simulation import play_at_random
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.server.notices.web_push import to_text
from tests.e2e.monolyth_player import MonolythPlayer
from tests.e2e.test_pages import check_page
from tests.e2e.visitor import DESKTOP, PHONE, SMALL_PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.needs("chromium")
SMALL_LAPTOP = (1366, 657)
"""A screen of 1366×768 less the frame of a browser."""
READY = "[data-act=play-monolyth]:enabled"


def finished(visitor: Visitor, game: str) -> str:
    """A private table with a finished game."""
    played = play_at_random(referee(load(game), 2), 5)
    return str(visitor.ask("POST", "/records", record.write(played.record))["table"])


def resign(visitor: Visitor) -> None:
    """Give up the game that is open; the end is shown."""
    visitor.page.click("[data-act=menu]")
    visitor.page.click("[data-act=resign]")
    visitor.page.click("[data-act=sure]")
    visitor.page.wait_for_selector(".end")


def open_daily(visitor: Visitor) -> None:
    table = visitor.ask("POST", "/daily", {})["table"]
    visitor.open(f"/t/{table}")
    visitor.page.wait_for_selector("[data-event]", state="attached")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_an_invited_friend_sees_who_invites_and_sits_down(
    visit: Callable[..., Visitor], lang: str
) -> None:
    """Who, what, a name and one large button: all without scrolling on a phone."""
    host = visit(DESKTOP)
    host.ask("PATCH", "/me", {"name": "Ada"})
    made = host.ask("POST", "/tables", {"game": "monolyth", "players": 2})
    host.open(f"/t/{made['table']}")
    host.page.wait_for_selector("[data-invite]")
    guest = visit(PHONE, lang=lang, dark=lang == "ja")
    page = guest.open(f"/t/{made['table']}?invite={made['invite']}")
    page.wait_for_selector(".invited h1:has-text('Ada')")
    check_page(guest, f"invited-{lang}")
    button = page.locator("[data-act=sit]").bounding_box()
    assert button is not None
    assert button["height"] >= 56
    assert button["y"] + button["height"] <= PHONE[1]
    page.fill("[data-name]", f"Friend {lang}")
    page.press("[data-name]", "Enter")
    page.wait_for_selector(".site")
    host.page.wait_for_selector(f"text=Friend {lang}")


def test_the_invitation_as_a_code_and_by_the_devices_own_sheet(
    visit: Callable[..., Visitor],
) -> None:
    host = visit(PHONE)
    host.context.add_init_script("navigator.share = async data => { window.shared = data }")
    made = host.ask("POST", "/tables", {"game": "ocelot", "players": 2})
    page = host.open(f"/t/{made['table']}")
    page.wait_for_selector("[data-invite]")
    page.click("[data-act=code]")
    page.wait_for_selector(".qr-code")
    check_page(host, "invitation-code")
    page.click("[data-copy]")
    shared = page.evaluate("window.shared")
    assert shared == {"url": page.input_value("[data-invite]")}


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_the_link_of_a_finished_private_game_opens_for_others(
    visit: Callable[..., Visitor], game: str
) -> None:
    host, other = visit(DESKTOP), visit(PHONE)
    table = finished(host, game)
    page = other.open(f"/r/{table}")
    page.wait_for_selector(".replay")
    page = other.open(f"/t/{table}")
    page.wait_for_url(re.compile(f"/r/{table}"))
    page.wait_for_selector(".replay")
    title = page.get_attribute("meta[property='og:title']", "content") or ""
    assert re.search(r"\d+ – .* \d+$", title)
    other.faults.clear()  # the browser notes that the table itself was refused


def test_todays_challenge_ends_with_standings_and_lines_to_paste(
    visit: Callable[..., Visitor],
) -> None:
    visitor, other = visit(DESKTOP), visit(PHONE, lang="de")
    another_browser = {"user-agent": "a browser of somebody else"}
    other.context.set_extra_http_headers(another_browser)  # of one, the first attempt counts
    open_daily(visitor)
    MonolythPlayer(visitor).play(1)
    resign(visitor)
    page = visitor.page
    page.wait_for_selector(".solo-end .ladder [aria-current=step]")
    page.wait_for_selector(".solo-end .scores .mine")
    page.wait_for_selector(".end >> text=from tomorrow")
    lines = (page.get_attribute(".solo-end [data-copy]", "data-copy") or "").split("\n")
    assert lines[0].startswith("Lapidarium · challenge of ")
    assert re.match(r"Monolyth: \d+ points? · ", lines[1])
    assert re.match(r"◆+◇* · place \d+ of \d+", lines[2])
    assert lines[-1] == visitor.address
    assert not re.search(r"[@/]\d|card", "".join(lines[:3])), "nothing of the deal"
    visitor.picture("daily-end")
    visitor.check_access()
    open_daily(other)
    resign(other)
    other.page.wait_for_selector(".solo-end .scores .mine")
    other.picture("daily-end-phone")
    other.check_access()


def test_the_start_page_begins_with_what_waits_for_me(visit: Callable[..., Visitor]) -> None:
    """Play now needs no scrolling, games with my turn come first, and finished ones say how."""
    visitor = visit(SMALL_LAPTOP)
    lost = visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    resign(visitor)
    waiting = visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page = visitor.open()
    page.wait_for_selector(f".my-turns [href='/t/{waiting}']")
    page.wait_for_selector(f"[href='/r/{lost}'] >> text=lost")
    check_page(visitor, "start-small-laptop")
    for game in ("monolyth", "ocelot"):
        button = page.locator(f"[data-act=play-{game}]").bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= SMALL_LAPTOP[1]
    cards = page.locator(".game-card")
    before = cards.nth(1).bounding_box()
    cards.nth(0).locator("summary").click()
    after = cards.nth(1).bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] == before["height"], "no gap is torn into the other card"
    page.click("[data-me=rename]")
    page.wait_for_function("() => document.activeElement.dataset.me === 'name'")
    assert page.locator(".strength").first.inner_text().strip() == "strength 1 of 5"


@pytest.mark.parametrize(
    ("size", "lang", "dark"),
    [
        (DESKTOP, "en", False),
        (SMALL_LAPTOP, "de", True),
        (SMALL_PHONE, "es", False),
        (PHONE, "ja", True),
    ],
)
def test_the_profile_tells_what_was_played(
    visit: Callable[..., Visitor], size: tuple[int, int], lang: str, dark: bool
) -> None:
    visitor = visit(size, lang=lang, dark=dark)
    page = visitor.open("/me")
    page.wait_for_selector(".profile .empty")
    for wanted in (
        {"game": "ocelot", "players": 2, "bots": {"2": "dutiful"}, "rated": True},
        {"game": "ocelot", "players": 2, "bots": {"2": "steadfast"}, "rated": True},
        {"game": "monolyth", "players": 1},
    ):
        visitor.make(**wanted)
        resign(visitor)
    open_daily(visitor)
    resign(visitor)
    page = visitor.open()
    page.wait_for_selector(READY)
    page.click("[data-act=profile]")
    page.wait_for_selector(".graph-line")
    games = page.locator(".tallies").nth(0).locator("tbody tr td").all_inner_texts()
    assert games == ["2", "0", "0", "2"]
    assert page.locator(".tallies").nth(1).locator("tbody").count() == 2
    assert page.locator(".ladder li").count() == 5
    assert page.locator(".sums dd").all_inner_texts()[:3] == ["4", "0", "1"], "played, won, days"
    assert page.locator(".facts:not(.sums) dd").first.inner_text() == "1"
    page.wait_for_function("() => document.activeElement.tagName === 'MAIN'")  # the focus follows
    check_page(visitor, f"profile-{lang}")


@contextmanager
def post_box() -> Iterator[tuple[str, list[bytes]]]:
    """An address on this machine that takes what is posted."""
    got: list[bytes] = []

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/push", got
    server.shutdown()
    server.server_close()
    thread.join()


BROWSER_THAT_PUSHES = """([address, p256dh, auth]) => {
    let current = null;
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async () => (current = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: { p256dh, auth } }),
        unsubscribe: async () => ((current = null), true),
    });
}"""
"""Chromium without a push service: the page subscribes at an address of this machine."""


def let_push(visitor: Visitor, address: str) -> None:
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = to_text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
    given = json.dumps([address, point, to_text(b"0123456789abcdef")])
    visitor.context.add_init_script(f"({BROWSER_THAT_PUSHES})({given})")


def test_notices_are_offered_tested_and_turned_off(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(DESKTOP, has_worker=True), visit(PHONE)
    with post_box() as (address, got):
        let_push(host, address)
        clock = {"kind": "days", "days": 3}
        wanted = {"game": "monolyth", "players": 2, "clock": clock, "setup": ["first 1"]}
        made = host.ask("POST", "/tables", wanted)
        host.open(f"/t/{made['table']}")
        guest.open(f"/t/{made['table']}?invite={made['invite']}")
        guest.page.click("[data-act=sit]")
        host.page.wait_for_selector(".clocks >> text=3 days")
        host.wait_for_turn()
        assert host.page.locator("[data-offer]").count() == 0, "not while there is something to do"
        MonolythPlayer(host).move()
        host.page.wait_for_selector("[data-offer]")
        host.check_access()
        host.page.click("[data-act=notices-on]")
        host.page.wait_for_selector("[data-offer]", state="detached")
        page = host.open("/me")
        page.wait_for_selector("[data-act=notices-test]")
        page.click("[data-act=notices-test]")
        page.wait_for_selector("text=Sent to 1 address.")
        assert len(got) == 1
        check_page(host, "notices")
        page.evaluate("document.querySelector('.webhook').open = true")
        page.fill("[data-webhook]", f"{address}-2")
        page.press("[data-webhook]", "Enter")
        page.wait_for_selector("text=Its secret, shown only once:")
        assert page.locator(".addresses li").count() == 2, (
            "one more, and this browser after a reload"
        )
        for _ in range(2):
            page.locator(".addresses button").first.click()
            page.wait_for_selector("text=Turned off.")
            page.wait_for_timeout(100)
        page.wait_for_selector("[data-act=notices-on]")
        assert page.locator("[data-act=notices-test]").count() == 0


def test_without_a_network_the_page_says_so_calmly(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP, has_worker=True)
    page = visitor.open()
    page.wait_for_selector(READY)
    visitor.wait_until_kept()
    assert page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.ok)")
    visitor.context.set_offline(True)
    page.goto(f"{visitor.address}/me")
    page.wait_for_selector("[data-offline]")
    page.goto(visitor.address)
    page.wait_for_selector("[data-offline]")
    visitor.picture("offline")
    visitor.context.set_offline(False)
    page.wait_for_selector("[data-offline]", state="detached")
    page.wait_for_selector(READY)
    visitor.faults.clear()  # the browser notes what it could not load


def test_a_page_of_an_older_build_is_loaded_anew(visit: Callable[..., Visitor]) -> None:
    """At once when it has just begun, but not for ever; afterwards the person is asked."""
    visitor = visit(DESKTOP)
    loads: list[str] = []
    visitor.page.on("load", lambda _: loads.append("load"))

    def newer(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "build": "another"})

    visitor.page.route("**/api/me?*", newer)
    page = visitor.open()
    page.wait_for_selector("[data-outdated]")
    assert len(loads) == 2
    visitor.check_access()
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"}, setup=["first 1"])
    visitor.wait_for_turn()
    page.wait_for_selector("[data-outdated]")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "pushes nothing"
    page.click("[data-act=close-news]")
    page.wait_for_selector("[data-outdated]", state="detached")


def test_what_does_not_exist_and_how_to_skip(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE)
    answer = visitor.page.goto(f"{visitor.address}/nothing")
    assert answer is not None
    assert answer.status == 404
    visitor.page.wait_for_selector("text=There is no such page")
    check_page(visitor, "missing")
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    assert visitor.page.evaluate("document.activeElement.tagName") == "MAIN"
    visitor.page.click("text=Back to the start page")
    visitor.page.wait_for_selector(READY)
    home = visitor.page.locator(".brand").bounding_box()
    assert home is not None
    assert min(home["width"], home["height"]) >= 44
    visitor.faults.clear()  # the browser notes the 404


def test_who_watches_is_told_so(visit: Callable[..., Visitor]) -> None:
    host, watcher = visit(DESKTOP), visit(PHONE)
    table = host.make(game="ocelot", players=2, bots={"2": "dutiful"}, listed=True)
    page = watcher.open(f"/t/{table}")
    page.wait_for_selector(".whose >> text=You are watching")
    home = page.locator(".brand").bounding_box()
    assert home is not None
    assert min(home["width"], home["height"]) >= 44
