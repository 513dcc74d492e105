"""Every screen in every language, size and light: drawn and accessible."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

import pytest

from lapidarium import record, words
from lapidarium.arena.simulation import play_at_random
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from tests.e2e.monolyth_player import MonolythPlayer
from tests.e2e.ocelot_player import OcelotPlayer
from tests.e2e.visitor import DESKTOP, LAPTOP, PHONE, ROOT, SMALL_PHONE, TABLET, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.needs("chromium")
GOLDEN = ROOT / "tests" / "golden"
SIZES = {
    "desktop": DESKTOP,
    "laptop": LAPTOP,
    "tablet": TABLET,
    "phone": PHONE,
    "small-phone": SMALL_PHONE,
}
NOTHING_CUT = """() => [...document.querySelectorAll('button, h1, h2, h3, .token, .site em')]
    .filter(e => e.offsetParent && e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 2
        && getComputedStyle(e).overflow !== 'visible')
    .map(e => e.outerHTML.slice(0, 120))"""
TARGETS = ".site, .place, .bar button, .action button, .stage .tool, .zoom *"
NOTHING_COVERED = """targets => document.querySelector('dialog[open]') ? [] :
    [...document.querySelectorAll(targets)]
    .filter(e => e.offsetParent).filter(e => {
        if (e.closest('.mat-scroll')) e.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const box = e.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !top || !(e.contains(top) || top.contains(e));
    }).map(e => e.outerHTML.slice(0, 120))"""
LONG_NOTES = """[...document.querySelectorAll('SELECTOR')].filter(note => {
    const words = document.createRange();
    words.selectNodeContents(note);
    return new Set([...words.getClientRects()].map(line => Math.round(line.top))).size > LINES;
}).map(note => note.innerText)"""
BROKEN_NOTES = LONG_NOTES.replace("SELECTOR", ".card-head > .note").replace("LINES", "1")
"""What stands beside a title and takes more than one line."""
NARROW_NOTES = LONG_NOTES.replace("SELECTOR", ".person-head + .note").replace("LINES", "2")
"""What is said of a person and is squeezed into more than two lines."""
NOTHING_WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def check_page(visitor: Visitor, name: str) -> None:
    """Nothing is too wide, cut off or covered, and axe is content."""
    visitor.picture(name)
    assert visitor.page.evaluate(NOTHING_WIDER) <= 0
    assert visitor.page.evaluate(NOTHING_CUT) == []
    assert visitor.page.evaluate(NOTHING_COVERED, TARGETS) == []
    visitor.check_access()


def choose_stone(visitor: Visitor) -> None:
    visitor.page.keyboard.press("1")
    visitor.page.wait_for_selector("[data-act=commit]")
    visitor.wait_until_still()


def choose_circle(visitor: Visitor) -> None:
    visitor.page.locator(".place.circle.open").nth(9).click()
    visitor.page.wait_for_selector("[data-act=commit]")
    visitor.wait_until_still()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_language(visit: Callable[..., Visitor], lang: str) -> None:
    visitor = visit(DESKTOP, lang=lang)
    visitor.open()
    visitor.page.wait_for_selector("[data-act=play-monolyth]:enabled")
    assert visitor.page.evaluate("document.documentElement.lang") == lang
    check_page(visitor, f"start-{lang}")
    visitor.page.click("[data-act=new-monolyth]")
    check_page(visitor, f"new-table-{lang}")
    visitor.page.keyboard.press("Escape")
    visitor.make(game="monolyth", players=3, bots={"2": "dutiful", "3": "dutiful"})
    MonolythPlayer(visitor).play(2)
    visitor.wait_for_turn()
    visitor.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    visitor.settle()
    assert visitor.page.evaluate(BROKEN_NOTES) == []
    visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    choose_stone(visitor)
    check_page(visitor, f"monolyth-{lang}")
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    OcelotPlayer(visitor).play(3)
    visitor.wait_for_turn()
    visitor.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    visitor.settle()
    assert visitor.page.locator(".person-head + .note").count() == 2
    assert visitor.page.evaluate(NARROW_NOTES) == []
    visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    choose_circle(visitor)
    check_page(visitor, f"ocelot-{lang}")
    raw = visitor.page.evaluate("document.body.innerText")
    assert "ui-" not in raw
    assert "{$" not in raw


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_language_on_a_small_phone(visit: Callable[..., Visitor], lang: str) -> None:
    visitor = visit(SMALL_PHONE, lang=lang)
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    check_page(visitor, f"monolyth-phone-rest-{lang}")
    choose_stone(visitor)
    check_page(visitor, f"monolyth-phone-{lang}")
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    choose_circle(visitor)
    check_page(visitor, f"ocelot-phone-{lang}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_size_in_both_lights(visit: Callable[..., Visitor], size: str, dark: bool) -> None:
    visitor = visit(SIZES[size], dark=dark)
    name = f"{size}-{'dark' if dark else 'light'}"
    visitor.open()
    visitor.page.wait_for_selector("[data-act=play-monolyth]:enabled")
    check_page(visitor, f"start-{name}")
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    check_page(visitor, f"monolyth-rest-{name}")
    choose_stone(visitor)
    check_page(visitor, f"monolyth-{name}")
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    choose_circle(visitor)
    check_page(visitor, f"ocelot-{name}")


@pytest.mark.parametrize("size", ["laptop", "tablet", "small-phone"])
def test_four_people_with_clocks(visit: Callable[..., Visitor], size: str) -> None:
    """The most there can be in the bar and among the people; and another's tower on the stage."""
    visitor = visit(SIZES[size], lang="de")
    bots = {"2": "dutiful", "3": "steadfast", "4": "dutiful"}
    clock = {"kind": "live", "minutes": 10, "increment": 10}
    visitor.make(game="monolyth", players=4, bots=bots, clock=clock)
    visitor.wait_for_turn()
    check_page(visitor, f"monolyth-four-{size}")
    visitor.page.locator("[data-show]:visible").last.click()
    visitor.page.wait_for_selector("[data-act=back-to-own]")
    check_page(visitor, f"monolyth-other-{size}")
    visitor.page.click("[data-act=back-to-own]")
    visitor.page.wait_for_selector("[data-act=back-to-own]", state="detached")


def test_a_cave_from_near(visit: Callable[..., Visitor]) -> None:
    """On a phone one looks closer at a cave, and every circle of it can be tapped."""
    visitor = visit(SMALL_PHONE)
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    for cave in ("red", "green", "blue"):
        visitor.page.locator(f"[data-zoom={cave}]").tap()
        check_page(visitor, f"ocelot-near-{cave}")
    visitor.page.locator(".place.circle.open").last.tap()
    visitor.page.wait_for_selector("[data-act=commit]:not([aria-disabled=true])")
    check_page(visitor, "ocelot-near-chosen")


OUTSIDE = """() => {
    const bar = document.querySelector('.action.give').getBoundingClientRect();
    return [...document.querySelectorAll('.action.give button')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.top < bar.top || box.bottom > bar.bottom || box.right > bar.right;
    }).map(one => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("size", [(1024, 768), (1280, 633)], ids=["tablet", "laptop"])
def test_a_token_is_given_up(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    """In the solo game, with the longest words: every token and the button are within the bar."""
    visitor = visit(size, lang="de", touch=size[0] == 1024)
    visitor.make(game="monolyth", players=1)
    visitor.wait_for_turn()
    choose_stone(visitor)
    visitor.page.click("[data-act=commit]")
    visitor.page.wait_for_selector("[data-give]")
    check_page(visitor, f"give-{size[0]}")
    assert visitor.page.evaluate(OUTSIDE) == []


def test_the_board_makes_room_for_the_scoring(visit: Callable[..., Visitor]) -> None:
    """On a phone what is told of a game stands below the board, never over it."""
    visitor = visit(PHONE)
    played = play_at_random(referee(load("ocelot"), 2), 5)
    table = visitor.ask("POST", "/records", record.write(played.record))["table"]
    page = visitor.open(f"/r/{table}?at=60")
    page.wait_for_selector(".replay")
    page.click("[data-act=sheet]")
    page.wait_for_selector(".end .score-sheet")
    stage, told = page.locator(".stage").bounding_box(), page.locator(".end").bounding_box()
    assert stage
    assert told
    assert stage["y"] + stage["height"] <= told["y"] + 1
    visitor.picture("sheet-phone")


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)])
def test_a_structure_card_is_fulfilled(
    visit: Callable[..., Visitor], size: tuple[int, int], dark: bool
) -> None:
    """M-L3: what is about to fit, and the card that stands fulfilled."""
    visitor = visit(size, dark=dark)
    played = record.read((GOLDEN / "monolyth-solo-tokens-and-structure.record").read_text("utf-8"))
    begun = replace(played, events=played.events[:44], known=())
    table = visitor.ask("POST", "/records", record.write(begun))["table"]
    page = visitor.open(f"/t/{table}")
    page.wait_for_selector(".site.reach")
    page.click("[data-site='3']")
    page.click("[data-act=swap]")
    page.select_option("[data-act=where]", label="d3, level 1")
    page.wait_for_selector(".gain li:has-text('+8')", state="attached")
    check_page(visitor, f"structure-fits-{size[0]}")
    page.locator("[data-act=commit]").click()
    MonolythPlayer(visitor).give()
    page.wait_for_selector(".site.reach")
    if size == PHONE:
        page.click("#tab-structure")
    page.wait_for_selector(".structure-card.done")
    assert page.inner_text(".structure-side .won").split() == ["8", "fulfilled"]
    check_page(visitor, f"structure-fulfilled-{size[0]}")


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_a_replay(visit: Callable[..., Visitor], game: str) -> None:
    """Scrub, step, let it run, jump, from any seat, with a link to a position."""
    visitor = visit(DESKTOP)
    played = play_at_random(referee(load(game), 2), 5)
    table = visitor.ask("POST", "/records", record.write(played.record))["table"]
    page = visitor.open(f"/r/{table}?at=60")
    page.wait_for_selector(".replay")
    check_page(visitor, f"replay-{game}")
    first = page.url
    page.click("[data-act=replay-on]")
    page.wait_for_url(lambda url: url != first)
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(first)
    page.locator(".turns button.turn").last.click()
    page.wait_for_url(lambda url: url != first)
    page.click("[data-act=replay-run]")
    here = page.url
    page.wait_for_url(lambda url: url != here)
    page.click("[data-act=replay-end]")
    page.click("[data-act=sheet]")
    page.wait_for_selector(".score-sheet")
    visitor.check_access()
    page.select_option("[data-act=seen-by]", "1")
    page.wait_for_url(lambda url: "seat=1" in url)
    again = visitor.open(page.url.removeprefix(visitor.address))
    again.wait_for_selector(".replay")


def test_a_table_is_made_and_joined(visit: Callable[..., Visitor]) -> None:
    """From the start page to a table by the form, and to the same one by its link."""
    host, guest = visit(DESKTOP), visit(PHONE)
    page = host.open()
    page.wait_for_selector("[data-act=new-ocelot]:enabled")
    page.click("[data-act=new-ocelot]")
    page.check("[data-set=listed]")
    page.click("[data-act=make]")
    page.wait_for_selector("[data-invite]")
    link = page.input_value("[data-invite]")
    other = guest.open()
    other.wait_for_selector(".item.lit")
    other.fill("[data-join]", link)
    other.press("[data-join]", "Enter")
    other.locator("[data-act=sit]").tap()
    other.wait_for_selector(".place")
    page.wait_for_selector(".place")


def test_play_now_is_one_click(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    page = visitor.open()
    page.click("[data-act=play-monolyth]")
    page.wait_for_selector(".site.reach")
    visitor.wait_for_turn()
    assert page.title().startswith("● Your turn")
    event = visitor.event()
    MonolythPlayer(visitor).move()
    visitor.wait_after(event)
    visitor.wait_for_turn()


def test_what_is_not_allowed_is_explained(visit: Callable[..., Visitor]) -> None:
    """M-T4: the server's reason stands beside a stone that does not fit."""
    visitor = visit(DESKTOP)
    played = play_at_random(referee(load("monolyth"), 1), 3).record
    begun = replace(played, events=played.events[: len(played.events) // 2])
    table = visitor.ask("POST", "/records", record.write(begun))["table"]
    page = visitor.open(f"/t/{table}")
    page.wait_for_selector("[data-event]", state="attached")
    visitor.wait_for_turn()
    if page.locator("[data-give]").count():
        MonolythPlayer(visitor).give()
        page.wait_for_selector(".site.reach")
    for site in page.locator(".site.reach").all():
        site.click()
        for across, down in product((0.35, 0.45, 0.55, 0.65), (0.35, 0.5, 0.65)):
            box = page.locator("[data-tower]").bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] * across, box["y"] + box["height"] * down
            page.mouse.move(x, y)
            visitor.settle()
            if page.locator(".action .why").count():
                page.wait_for_selector(".action .why >> text=[M-T4")
                assert page.locator("[data-tower] .wire:not(.held *)").count() == 1
                check_page(visitor, "monolyth-not-allowed")
                return
        page.keyboard.press("Escape")
    pytest.fail("every stone fits everywhere")


def test_a_hint_says_a_move(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    visitor.page.click("[data-act=hint]")
    visitor.page.wait_for_selector(".hint [data-act=hint-more] >> text=More")
    assert visitor.page.locator(".hint >> text=A good move").count() == 0
    visitor.page.click("[data-act=hint-more] >> text=More")
    visitor.page.click("[data-act=hint-more] >> text=Show the move")
    visitor.page.wait_for_selector(".hint >> text=A good move")
    assert visitor.page.locator("[data-act=hint-more]").count() == 0
    visitor.check_access()
