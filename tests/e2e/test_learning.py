"""Lessons, a coached turn and puzzles: by mouse, by keys and by finger, in every language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from lapidarium import words
from lapidarium.games.registry import game_type
from lapidarium.learning import puzzles
from lapidarium.learning.lessons import lesson_words
from tests.e2e.player import READY
from tests.e2e.test_pages import check_page
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

    from lapidarium.learning.puzzles import Puzzle

pytestmark = pytest.mark.needs("chromium")
NUDGE, DONE, GOOD = "[data-said=nudge]", "[data-done]", "[data-said=good]"


def by_mouse(page: Page, step: int) -> None:
    page.locator(".site.reach").nth(step - 1).click()
    page.locator(READY).click()


def by_keys(page: Page, step: int) -> None:
    page.keyboard.press(str(step))
    page.wait_for_function("() => document.activeElement?.dataset.act === 'commit'")
    page.keyboard.press("Enter")


def by_finger(page: Page, step: int) -> None:
    page.locator(".site.reach").nth(step - 1).tap()
    page.locator(READY).tap()


@pytest.mark.parametrize(
    ("size", "place"), [(DESKTOP, by_mouse), (DESKTOP, by_keys), (PHONE, by_finger)]
)
def test_a_lesson(
    visit: Callable[..., Visitor], size: tuple[int, int], place: Callable[[Page, int], None]
) -> None:
    """From the start page, a wrong try and its answer, to the goal and the next lesson."""
    visitor = visit(size)
    page = visitor.open()
    page.click("[data-act=learn]")
    page.click("[data-act=learn-monolyth]")
    page.wait_for_selector("[data-goal]")
    page.wait_for_selector(".site.reach")
    place(page, 2)
    page.wait_for_selector(f"{NUDGE} >> text=four steps")
    page.keyboard.press("Escape")
    place(page, 4)
    page.wait_for_selector(DONE)
    page.wait_for_function("() => document.activeElement?.dataset.act === 'next-lesson'")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-goal] >> text=orange bar")
    page.goto(f"{visitor.address}/learn")
    page.wait_for_selector("[data-progress='1']")


@pytest.mark.parametrize(
    ("lang", "size", "dark"),
    [("en", DESKTOP, True), ("de", PHONE, False), ("es", DESKTOP, False), ("ja", PHONE, True)],
)
def test_every_language(
    visit: Callable[..., Visitor], lang: str, size: tuple[int, int], *, dark: bool
) -> None:
    """The list, a lesson, the overview of puzzles and a puzzle; axe finds nothing wrong."""
    assert lang in words.LANGUAGES
    visitor = visit(size, lang=lang, dark=dark)
    page = visitor.open("/learn")
    page.wait_for_selector("[data-act=learn-ocelot]")
    check_page(visitor, f"learn-{lang}")
    page.goto(f"{visitor.address}/learn/ocelot/emerald")
    goal = lesson_words(game_type("ocelot"), lang)["emerald"].goal
    assert page.locator("[data-goal]").inner_text() == goal
    page.wait_for_selector(".place.circle.open")
    page.click("[data-act=lesson-hint]")
    page.wait_for_selector("[data-said=hint]")
    check_page(visitor, f"lesson-{lang}")
    page.goto(f"{visitor.address}/puzzle")
    page.wait_for_selector("[data-act=puzzle-monolyth]")
    check_page(visitor, f"puzzles-{lang}")
    page.goto(f"{visitor.address}/puzzle/monolyth/{puzzles.of_game('monolyth')[0].id}")
    page.wait_for_selector(".site.reach")
    page.click("[data-act=show-solution]")
    page.wait_for_selector("[data-said=told]")
    check_page(visitor, f"puzzle-{lang}")


def test_a_refusal_in_a_lesson_shows_its_clause(visit: Callable[..., Visitor]) -> None:
    """A step of a lesson that the game's own plan goes on with, and a try that is refused."""
    visitor = visit(DESKTOP)
    page = visitor.open("/learn/ocelot/emerald")
    page.wait_for_selector(".place.circle.open")
    page.route("**/emerald/try", lambda route: route.continue_(post_data=REFUSED))
    place_tool(page, "B", "P", "j8")
    page.wait_for_selector("[data-said=bad] >> text=O-T1")
    page.click("[data-act=why]")
    page.wait_for_selector("[data-clause='O-T1'] >> text=exactly one token")
    page.unroute("**/emerald/try")
    page.locator(READY).click()
    page.wait_for_selector(DONE)


REFUSED = '{"lang":"en","moves":[],"move":"take h7"}'


def place_tool(page: Page, letter: str, face: str, circle: str) -> None:
    kind = {"C": "compass", "L": "lantern", "P": "pick"}[face]
    page.locator(f"[data-tool='{letter} {face}'], [data-tool='{letter} {kind}']").first.click()
    page.locator(f"[data-place='{circle}']").click()
    page.wait_for_selector(READY)
    page.locator(READY).click()


def test_a_coached_turn(visit: Callable[..., Visitor]) -> None:
    """Advice comes by itself, can be switched off, and on again in the menu."""
    visitor = visit(DESKTOP)
    page = visitor.open("/learn")
    page.click("[data-act=coach-monolyth]")
    page.wait_for_url("**/t/*")
    visitor.wait_for_turn()
    page.wait_for_selector("[data-coach]")
    assert page.locator("[data-coach] p").inner_text().startswith("Coach: Look")
    visitor.picture("coach")
    visitor.check_access()
    page.click("[data-act=coach-off]")
    page.wait_for_selector("[data-coach]", state="detached")
    page.click("[data-act=menu]")
    page.locator("[data-act=coach]").check()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-coach]")


def without_answers(socket: WebSocketRoute) -> None:
    """Everything comes through but what the bots would say."""
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(text) if '"answer"' not in str(text) else None)


def test_a_hint_that_waits_for_a_new_server_says_so(visit: Callable[..., Visitor]) -> None:
    """Its bots are being prepared, which happens once; the table says so instead of nothing."""
    visitor = visit(DESKTOP)
    page = visitor.page
    page.route("**/api/bots", lambda route: route.fulfill(json={"preparing": ["ocelot"]}))
    page.route_web_socket("**/*", without_answers)
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"}, setup=["first 1"])
    visitor.wait_for_turn()
    page.click("[data-act=hint]")
    page.locator("[data-preparing]").get_by_text("The bots are being prepared.").wait_for()
    visitor.picture("hint-preparing")
    visitor.check_access()


def tool_puzzle() -> Puzzle:
    """A puzzle whose solution begins with a tool."""
    return next(one for one in puzzles.of_game("ocelot") if one.moves[0][1] in "CLP")


def test_a_puzzle_by_mouse(visit: Callable[..., Visitor]) -> None:
    """A wrong answer is told what would follow; then the right one, and the next puzzle."""
    visitor, puzzle = visit(DESKTOP), tool_puzzle()
    page = visitor.open(f"/puzzle/ocelot/{puzzle.id}")
    page.wait_for_selector(".place.circle.open")
    page.locator(".whose").get_by_text("This puzzle’s rating:").wait_for()
    page.locator("[data-first]").get_by_text("Only the first try counts.").wait_for()
    wrong, right = puzzle.second.split(), puzzle.moves[0].split()
    if wrong[0] != "companion":
        place_tool(page, wrong[0][0], wrong[0][1], wrong[1])
        page.wait_for_selector(f"{NUDGE} >> text=There is a better move: about")
        page.keyboard.press("Escape")
    place_tool(page, right[0][0], right[0][1], right[1])
    page.wait_for_selector("[data-said=told], [data-said=good]")
    if len(puzzle.moves) > 1:
        page.click("[data-act=show-solution]")
        page.wait_for_selector("[data-said=told]")
    elif wrong[0] != "companion":
        assert "Found on try 2:" in page.locator("[data-goal]").inner_text()
    said = page.locator("[data-rating]").inner_text()
    assert re.search(r"Your rating: \d+ \([+−]\d+\)", said), said
    assert page.locator("[data-uncertain]").count() == 1
    page.click("[data-act=next-puzzle]")
    page.wait_for_selector("[data-act=show-solution]")
    assert puzzle.id not in page.url
    page.goto(f"{visitor.address}/puzzle")
    page.wait_for_selector("[data-rating]")


def test_a_puzzle_by_keys(visit: Callable[..., Visitor]) -> None:
    """An answer, right or wrong, and the solution, without a mouse."""
    visitor = visit(DESKTOP)
    page = visitor.open("/puzzle/monolyth")
    page.wait_for_selector(".site.reach")
    by_keys(page, 1)
    page.wait_for_selector("[data-said=nudge], [data-said=told], [data-said=bad]")
    if not page.locator("[data-said=told]").count():
        page.locator("[data-act=show-solution]").press("Enter")
        page.wait_for_selector("[data-said=told]")
    page.locator("[data-act=next-puzzle]").press("Enter")
    page.wait_for_selector("[data-act=show-solution]")
