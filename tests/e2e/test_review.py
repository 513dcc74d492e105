"""A review and a study in the browser: by mouse, by keys, on a phone, in four languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lapidarium import words
from tests.e2e.test_pages import NOTHING_CUT, NOTHING_WIDER, check_page
from tests.e2e.visitor import DESKTOP, LAPTOP, PATIENCE, PHONE, Visitor
from tests.e2e.windows import FAULTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.needs("chromium")
GOLDEN = Path(__file__).parents[1] / "golden"
DONE = "[data-review=done]"
LONG = 4 * PATIENCE
GRAPH_STAYS = """() => {
    window.wasAway = false;
    new MutationObserver(() => {
        if (!document.querySelector('.points-graph')) window.wasAway = true;
    }).observe(document.body, { childList: true, subtree: true });
}"""
REVIEWING = (LAPTOP, (1366, 657), (1440, 789), (1440, 900))


def imported(visitor: Visitor, name: str) -> str:
    """A finished game."""
    body = (GOLDEN / f"{name}.record").read_text("utf-8")
    return str(visitor.ask("POST", "/records", body)["table"])


@pytest.fixture(scope="module")
def games() -> dict[str, str]:
    """Tables that all tests here share, so that each game is reviewed once."""
    return {}


def reviewed(visitor: Visitor, games: dict[str, str], name: str) -> str:
    if name not in games:
        games[name] = imported(visitor, name)
    return games[name]


def check_panel(visitor: Visitor, name: str) -> None:
    """As `check_page`; on a phone a panel takes the place of the sheet, which is hidden then."""
    visitor.picture(name)
    assert visitor.page.evaluate(NOTHING_WIDER) <= 0
    assert visitor.page.evaluate(NOTHING_CUT) == []
    visitor.check_access()


def first_mistake(page: Page) -> int:
    found = page.locator("[data-mistake]").first
    found.wait_for(timeout=LONG)
    return int(found.get_attribute("data-mistake") or 0)


def test_a_game_is_reviewed_by_mouse(visit: Callable[..., Visitor], games: dict[str, str]) -> None:
    """From the replay to the mistakes, the better move on the board, and a table from there."""
    visitor = visit(DESKTOP)
    table = reviewed(visitor, games, "ocelot-amethyst-tie")
    page = visitor.open(f"/r/{table}")
    page.click("[data-act=review]")
    page.wait_for_selector(DONE, timeout=LONG)
    event = first_mistake(page)
    page.click(f"[data-mistake='{event}']")
    page.wait_for_selector(f"[data-decision='{event}'] .grade")
    page.locator(f"[data-decision='{event}']").get_by_text("Better:").wait_for()
    assert f"at={event - 1}" in page.url
    page.wait_for_selector(".place.chosen, .site.chosen, .ghost, [aria-pressed=true]")
    check_page(visitor, "review-desktop")
    box = page.locator("[data-act=graph]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    page.wait_for_function("event => !location.search.includes(`at=${event - 1}&`)", arg=event)
    page.select_option("[data-act=against]", "dutiful")
    page.click("[data-act=play-from]")
    page.wait_for_selector("[data-event]", state="attached")
    assert "/t/" in page.url


def test_a_review_stays_in_sight_while_a_deeper_one_is_made(visit: Callable[..., Visitor]) -> None:
    """There is always a review to look at; the deeper one takes its place when it is done."""
    visitor = visit(DESKTOP)
    table = imported(visitor, "monolyth-solo-tokens")
    page = visitor.open(f"/r/{table}?review=1")
    page.wait_for_selector(DONE, timeout=LONG)
    page.evaluate(GRAPH_STAYS)
    page.click("[data-act=deeper]")
    page.wait_for_selector("[data-deeper=running] .review-progress")
    page.locator("[data-deeper] .review-progress").get_by_text("Deeper review:").wait_for()
    check_page(visitor, "review-deeper")
    visitor.open(f"/r/{table}?review=1")  # whoever comes back sees how far it is
    page.wait_for_selector("[data-review=done]:is([data-deeper=running], [data-deeper=done])")
    page.evaluate(GRAPH_STAYS)
    page.wait_for_selector("[data-deeper=done]", timeout=LONG)
    page.get_by_text("This is the deeper review.").wait_for()
    assert page.evaluate("() => window.wasAway") is False
    assert not page.locator("[data-act=deeper], .review-progress").count()


def test_a_game_is_reviewed_by_keys_alone(
    visit: Callable[..., Visitor], games: dict[str, str]
) -> None:
    visitor = visit(DESKTOP, dark=True)
    table = reviewed(visitor, games, "monolyth-solo-top-level")
    page = visitor.open(f"/r/{table}?review=1")
    page.wait_for_selector(DONE, timeout=LONG)
    page.focus("[data-act=review-scrub]")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-decision]")
    assert page.get_attribute("[data-act=review-scrub]", "aria-valuetext")
    here = page.url
    page.focus("[data-act=review-on]")
    page.keyboard.press("Enter")
    page.wait_for_function("before => location.href !== before", arg=here)
    check_page(visitor, "review-dark")


PREPARING = {
    "en": "The bots are being prepared.",
    "de": "Die Bots werden vorbereitet.",
    "es": "Se están preparando los bots.",
    "ja": "ボットを準備しています。",
}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_new_server_says_that_its_bots_are_being_prepared(
    visit: Callable[..., Visitor], lang: str
) -> None:
    """Whoever waits for a review meanwhile is told why, and for how long about."""
    visitor = visit(PHONE if lang == "ja" else DESKTOP, lang=lang)
    table = imported(visitor, "ocelot-four-ways")
    page = visitor.page
    page.route("**/api/bots", lambda route: route.fulfill(json={"preparing": ["ocelot"]}))
    running = {"status": "running", "depth": 1, "done": 0, "total": 60, "has_other": False}
    page.route("**/review?depth=1", lambda route: route.fulfill(json={**running, "review": None}))
    visitor.open(f"/r/{table}?review=1")
    page.locator("[data-preparing]").get_by_text(PREPARING[lang]).wait_for()
    check_panel(visitor, f"review-preparing-{lang}")
    page.unroute("**/api/bots")
    page.wait_for_selector("[data-preparing]", state="detached")


TIGHT_TABS = """() => [...document.querySelectorAll('.tab-list button')].flatMap(tab => {
    const text = document.createRange();
    text.selectNodeContents(tab);
    const [around, words] = [tab.getBoundingClientRect(), text.getBoundingClientRect()];
    const room = Math.min(words.left - around.left, around.right - words.right);
    const isBroken = text.getClientRects().length > 1;
    return isBroken || room < 4 ? [`${tab.textContent}: ${isBroken ? 'broken' : room}`] : [];
})"""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["ocelot-amethyst-tie", "monolyth-tie-won-by-the-last-seat"])
def test_nothing_is_covered_while_reviewing(
    visit: Callable[..., Visitor], games: dict[str, str], name: str, lang: str
) -> None:
    """On laptops the review has a place of its own; controls, people and record stay in reach."""
    visitor = visit(LAPTOP, lang=lang)
    page = visitor.open(f"/r/{reviewed(visitor, games, name)}?at=40&review=1")
    page.wait_for_selector(".end.review [data-act=study]")
    faults = []
    for size in REVIEWING:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for tab in ("people", "record"):
            page.click(f"#tab-{tab}")
            seen = "[data-person='1']" if tab == "people" else "[data-act=scrub]"
            visitor.settle()
            visitor.picture(f"reviewing-{name}-{lang}-{size[0]}-{tab}")
            found = page.evaluate(FAULTS, [False, ["#tab-panel", seen], False])
            found += page.evaluate(TIGHT_TABS)
            faults += [f"{size} {tab}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
    visitor.check_access()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_review_and_a_study_on_a_phone_in_every_language(
    visit: Callable[..., Visitor], games: dict[str, str], lang: str
) -> None:
    visitor = visit(PHONE, lang=lang, dark=lang in ("de", "ja"))
    table = reviewed(visitor, games, "ocelot-amethyst-tie")
    page = visitor.open(f"/r/{table}?review=1")
    page.wait_for_selector(DONE, timeout=LONG)
    event = first_mistake(page)
    page.tap(f"[data-mistake='{event}']")
    page.wait_for_selector(f"[data-decision='{event}'] .grade")
    better = page.locator(f"[data-decision='{event}'] > p").nth(1).bounding_box()
    assert better is not None
    assert better["y"] + better["height"] <= PHONE[1], "the better move is in sight"
    check_panel(visitor, f"review-phone-{lang}")
    page.tap("[data-act=study]")
    page.wait_for_selector("[data-act=study-panel]")
    check_page(visitor, f"study-phone-{lang}")
    page.tap("[data-act=study-panel]")
    page.wait_for_selector("[data-position]")
    check_panel(visitor, f"study-panel-phone-{lang}")


NUMBERED = "li => getComputedStyle(li, '::after').content.startsWith('counter(')"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_sites_columns_and_rows_have_their_names_on_the_board(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    """What words speak of is found on the board; those who listen have it in the names already."""
    visitor = visit(size)
    page = visitor.open("/study")
    page.click("[data-act=study-monolyth-2]")
    page.wait_for_selector(".sites li")
    assert page.locator(".sites li").count() == 13
    assert all(site.evaluate(NUMBERED) for site in page.locator(".sites li").all())
    assert page.locator(".coordinates text").count()
    page = visitor.open("/study")
    page.click("[data-act=study-ocelot-2]")
    page.wait_for_selector(".ruler")
    assert set(page.locator(".ruler").all_inner_texts()) >= {
        *"abcdefghijkl",
        *map(str, range(1, 13)),
    }
    hidden = "span => span.closest('[aria-hidden=true]') !== null"
    assert page.locator(".ruler").first.evaluate(hidden)
    check_page(visitor, f"coordinates-{size[0]}")


def test_a_position_is_studied_by_mouse_and_keys(visit: Callable[..., Visitor]) -> None:
    """Play both sides, ask for lines, take back, set a position up with all problems at once."""
    visitor = visit(DESKTOP)
    page = visitor.open("/study")
    page.wait_for_selector("[data-act=study-monolyth-2]")
    check_page(visitor, "study-start")
    page.click("[data-act=study-monolyth-2]")
    page.wait_for_selector("[data-position]")
    start = page.get_attribute("[data-position]", "data-position") or ""
    page.click("[data-act=lines]")
    page.wait_for_selector("[data-line='2']", timeout=LONG)
    page.click("[data-line='1']")
    page.wait_for_selector("[data-act=commit]")
    check_page(visitor, "study-lines")
    page.click("[data-act=commit]")
    page.wait_for_function(
        "start => document.querySelector('[data-position]')?.dataset.position !== start", arg=start
    )
    page.keyboard.press("1")
    page.wait_for_selector("[data-act=commit]")
    page.keyboard.press("Escape")
    page.focus("[data-act=study-undo]")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "start => document.querySelector('[data-position]')?.dataset.position === start", arg=start
    )
    page.click("[data-act=edit-position]")
    page.fill("[data-field=phase]", "tea")
    page.fill("[data-field=crystal]", "77")
    page.click("[data-act=set-position]")
    page.wait_for_selector(".position-form ul.why li:nth-child(2)")
    page.fill("[data-act=position]", start)
    page.click("[data-act=set-position]")
    page.wait_for_function("() => !document.querySelector('.position-form ul.why')")
    visitor.open(f"/study?position={start.replace(' ', '+')}")
    page.wait_for_selector("[data-position]")
    assert page.get_attribute("[data-position]", "data-position") == start
