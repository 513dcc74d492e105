"""A stone stays where it was put: the pointer goes along human paths, never by jumps."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.e2e.player import READY
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Page

pytestmark = pytest.mark.needs("chromium")
STEPS = 30
"""So many events of the mouse lie between two places, as when a hand moves it."""
DOUBLE_CLICK = 400
ALONG_THE_TOWER = [(x, y) for y in (0.5, 0.62, 0.74) for x in (0.3, 0.4, 0.5, 0.6, 0.7)]


def glide(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y, steps=STEPS)


def glide_to(page: Page, selector: str) -> None:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    glide(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def on_tower(page: Page, x: float, y: float) -> tuple[float, float]:
    box = page.locator("[data-tower]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] * x, box["y"] + box["height"] * y


def where(page: Page) -> str:
    """Where the stone is held, in the words of its list: `b2, level 1`."""
    chosen = page.locator("[data-act=where]").evaluate(
        "list => list.selectedOptions[0].textContent"
    )
    return str(chosen)


def ready(page: Page) -> bool:
    return page.locator(READY).count() > 0


def take(visitor: Visitor, number: int = 0) -> None:
    """Take up a stone that fits in more than one place; the lights show where else.

    At once: how the hand comes to a stone is of no account before it holds one.
    """
    visitor.wait_for_turn()
    page = visitor.page
    sites = page.locator(".site.reach").count()
    for other in range(sites):
        page.locator(f".site.reach >> nth={(number + other) % sites}").click()
        page.wait_for_selector("[data-act=commit]")
        for turning in ("", "w", "e", "w"):  # it may fit elsewhere once it is turned
            if turning:
                page.keyboard.press(turning)
            visitor.settle()
            if page.locator("[data-tower] .fits ellipse").count():
                return
    raise AssertionError("no stone has a second place that is seen")


def pin(visitor: Visitor, wanted: int) -> str:
    """Glide to a light on the tower and press there; gives where the stone lies."""
    page = visitor.page
    lights = page.locator("[data-tower] .fits ellipse")
    box = lights.nth(wanted % lights.count()).bounding_box()
    assert box is not None
    glide(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.up()
    visitor.settle()
    assert ready(page)
    return where(page)


def test_what_was_pinned_is_what_is_placed(visit: Callable[..., Visitor]) -> None:
    """From the tower to *Place* across the tower, eight times over."""
    visitor = visit(DESKTOP)
    page = visitor.page
    for turn in range(8):
        if turn % 4 == 0:  # later a stone may fit in one place only
            visitor.make(game="monolyth", players=1)
        take(visitor, turn % 3)
        held = pin(visitor, turn)
        glide(page, *on_tower(page, 0.35, 0.6))
        glide(page, *on_tower(page, 0.65, 0.7))
        glide_to(page, "[data-act=turn-left]")
        glide_to(page, READY)
        assert where(page) == held
        event = visitor.event()
        page.mouse.down()
        page.mouse.up()
        visitor.wait_after(event)
        assert_last_anchor(visitor, held)
        assert not page.locator(".why, [data-refused]").count()
        give_up_a_token(visitor)


def assert_last_anchor(visitor: Visitor, held: str) -> None:
    column = held.partition(",")[0]
    move = next(
        text
        for text in visitor.page.locator(".turns code").all_inner_texts()
        if re.match(r"@\d+ \S+ [a-d][1-4]$", text)
    )
    assert move.split()[-1] == column


def give_up_a_token(visitor: Visitor) -> None:
    """M-1P2: alone, a stone costs a prophecy token."""
    visitor.wait_for_turn()
    if visitor.page.locator("[data-give]").count():
        event = visitor.event()
        visitor.page.locator("[data-give]").first.click()
        visitor.page.locator(READY).click()
        visitor.wait_after(event)


def test_hover_tries_and_leaving_returns(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.make(game="monolyth", players=1)
    page = visitor.page
    take(visitor)
    held = pin(visitor, 0)
    outline = page.locator(".fits .held")
    away = 0
    for x, y in ALONG_THE_TOWER:
        glide(page, *on_tower(page, x, y))
        visitor.settle()
        away += outline.count()
        assert where(page) == held
    assert away, "the mouse tried the stone elsewhere"
    glide_to(page, "[data-act=cancel]")
    visitor.settle()
    assert not outline.count()


def test_a_second_press_on_the_stone_places_it(visit: Callable[..., Visitor]) -> None:
    """One press holds it, whatever was offered first; the second places it."""
    visitor = visit(DESKTOP)
    visitor.make(game="monolyth", players=1)
    page = visitor.page
    take(visitor)
    held = pin(visitor, 0)
    event = visitor.event()
    page.mouse.down()
    page.mouse.up()
    visitor.settle()
    assert visitor.event() == event, "a double click is not two decisions"
    page.wait_for_timeout(DOUBLE_CLICK)
    page.mouse.down()
    page.mouse.up()
    visitor.wait_after(event)
    assert_last_anchor(visitor, held)


def test_enter_places_the_stone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.make(game="monolyth", players=1)
    take(visitor)
    held = pin(visitor, 0)
    event = visitor.event()
    visitor.page.keyboard.press("Enter")
    visitor.wait_after(event)
    assert_last_anchor(visitor, held)


def test_the_wheel_turns_the_stone_and_a_drag_moves_it(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.make(game="monolyth", players=1)
    page = visitor.page
    visitor.wait_for_turn()
    names = [site.get_attribute("aria-label") or "" for site in page.locator(".site.reach").all()]
    take(visitor, next(n for n, name in enumerate(names) if "square" not in name))
    held = pin(visitor, 0)
    before = page.locator(".turning-count b").inner_text()
    has_turned = "before => document.querySelector('.turning-count b').innerText !== before"
    page.mouse.wheel(0, 120)
    page.wait_for_function(has_turned, arg=before)
    turned = page.locator(".turning-count b").inner_text()
    page.mouse.wheel(0, -120)
    page.wait_for_function(has_turned, arg=turned)
    assert page.locator(".turning-count b").inner_text() == before
    held = where(page)
    x, y = middle_of_ghost(visitor)
    glide(page, x, y)
    page.mouse.down()
    box = page.locator("[data-tower]").bounding_box()
    assert box is not None
    for dx, dy in ((-0.22, -0.12), (0.22, -0.12), (0.22, 0.12), (-0.22, 0.12)):
        glide(page, x + box["width"] * dx, y + box["width"] * dy)
        visitor.settle()
        if where(page) != held:
            break
    else:
        raise AssertionError("the stone was not drawn along")
    moved = where(page)
    page.mouse.up()
    glide_to(page, READY)
    assert where(page) == moved
    assert ready(page)


def middle_of_ghost(visitor: Visitor) -> tuple[float, float]:
    box = visitor.page.locator("[data-tower] .ghost-line").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6


def test_a_finger_draws_the_stone_and_does_not_turn_the_view(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE)
    visitor.make(game="monolyth", players=1)
    visitor.wait_for_turn()
    page = visitor.page
    page.locator(".site.reach").first.tap()
    page.wait_for_selector("[data-act=commit]")
    held, strips = where(page), page.locator("[data-tower] .strip").evaluate_all(COLOURS)
    box = page.locator("[data-tower]").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6
    touch(finger, "touchStart", [(x, y)])
    for step in range(1, STEPS + 1):
        touch(finger, "touchMove", [(x, y - box["width"] * 0.3 * step / STEPS)])
    touch(finger, "touchEnd", [])
    visitor.settle()
    assert where(page) != held
    assert page.locator("[data-tower] .strip").evaluate_all(COLOURS) == strips


def test_two_fingers_turn_the_stone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE)
    visitor.make(game="monolyth", players=1)
    visitor.wait_for_turn()
    page = visitor.page
    turns = page.locator(".turning-count b")
    for site in page.locator(".site.reach").all():
        site.tap()
        before = turns.text_content()
        page.locator("[data-act=turn-left]").tap()
        if turns.text_content() != before:  # some stones look the same from all sides
            break
    before = turns.text_content()
    x, y = on_tower(page, 0.5, 0.6)
    finger = page.context.new_cdp_session(page)
    touch(finger, "touchStart", [(x, y)])
    touch(finger, "touchStart", [(x, y), (x + 60, y)])
    for step in range(1, STEPS + 1):
        touch(finger, "touchMove", [(x, y), (x + 60 - step, y + 2 * step)])
    touch(finger, "touchEnd", [])
    visitor.settle()
    assert turns.text_content() != before


COLOURS = "strips => strips.map(strip => strip.parentElement.getAttribute('class'))"


def touch(finger: CDPSession, kind: str, points: list[tuple[float, float]]) -> None:
    spots = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def test_a_far_stone_is_tried_and_never_placed(visit: Callable[..., Visitor]) -> None:
    """M-T7: ghost, effect and how far; no way to place it."""
    visitor = visit(DESKTOP)
    visitor.make(game="monolyth", players=1)
    visitor.wait_for_turn()
    page = visitor.page
    glide_to(page, ".site.far:enabled")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector(".site.far.chosen")
    page.wait_for_selector("[data-tower] .ghost-line")
    page.wait_for_function(
        "() => /too far/.test(document.querySelector('.action .gain').textContent)"
    )
    page.click(".too-far [data-act=why]")
    page.wait_for_selector("[data-clause=M-T2]:has-text('one to four')")
    visitor.picture("monolyth-too-far")
    page.click(".too-far [data-act=why]")
    glide_to(page, "[data-tower] .fits ellipse")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("[data-tower] .ghost-line")
    assert not ready(page)
    event = visitor.event()
    page.wait_for_timeout(DOUBLE_CLICK)
    page.mouse.down()
    page.mouse.up()
    page.keyboard.press("Enter")
    visitor.settle()
    assert visitor.event() == event
    take(visitor)
    assert ready(page), "a stone within reach is placed as ever"


def in_the_cave(visitor: Visitor) -> None:
    """The companion is in cave I, and it is this person's turn again."""
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"}, setup=["first 1"])
    visitor.wait_for_turn()
    page = visitor.page
    glide_to(page, "[data-act=companion] b")
    page.mouse.down()
    page.mouse.up()
    page.locator(".place.square.open").first.click()
    event = visitor.event()
    page.locator(READY).click()
    visitor.wait_after(event)
    visitor.wait_for_turn()


def test_a_turn_in_the_cave_is_confirmed_once(visit: Callable[..., Visitor]) -> None:
    """O-T4: the companion's move is offered inside the one confirmation."""
    visitor = visit(DESKTOP)
    in_the_cave(visitor)
    page = visitor.page
    for is_moving in (False, True):
        circles = page.locator(".place.circle.open")
        place = circles.nth(5).get_attribute("data-place")
        glide_to(page, f"[data-place={place}]")
        page.mouse.down()
        page.mouse.up()
        for other in range(3):
            glide_to(page, f".place.circle.open >> nth={9 * other}")
        if is_moving:
            page.wait_for_selector(".place.square.open")
            square = page.locator(".place.square.open").first.get_attribute("data-place")
            glide_to(page, f"[data-place={square}]")
            page.mouse.down()
            page.mouse.up()
            page.wait_for_selector(".companion.ghosted")
        event = visitor.event()
        glide_to(page, READY)
        page.mouse.down()
        page.mouse.up()
        visitor.wait_after(event + 1)
        visitor.wait_for_turn()
        moves = page.locator(".turns code").all_inner_texts()
        assert any(f" {place}" in move for move in moves)
    assert any(f"companion {square}" in move for move in moves)


def test_no_refusal_flashes_after_a_placement(visit: Callable[..., Visitor]) -> None:
    """Nothing is said in red between the press and the next turn, not even for a frame."""
    visitor = visit(DESKTOP)
    visitor.make(game="monolyth", players=2, bots={"2": "dutiful"})
    page = visitor.page
    visitor.wait_for_turn()
    page.evaluate(
        """() => {
            window.flashes = [];
            new MutationObserver(() => document.querySelectorAll('.why')
                .forEach(why => window.flashes.push(why.textContent)))
                .observe(document.body, {childList: true, subtree: true, characterData: true});
        }"""
    )
    for _ in range(4):
        take(visitor)
        event = visitor.event()
        glide_to(page, READY)  # across the tower, where the stone may not fit
        page.evaluate("window.flashes = []")
        page.mouse.down()
        page.mouse.up()
        visitor.wait_after(event)
        visitor.wait_for_turn()
        assert page.evaluate("window.flashes") == []
