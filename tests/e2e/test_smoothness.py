"""How long a page on a middling phone is busy at a time: printed, since machines differ."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.e2e.player import READY
from tests.e2e.trace import Trace
from tests.e2e.visitor import PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

pytestmark = pytest.mark.needs("chromium")
SLOWER = 4
"""A phone of the middle range, against the machine of whoever builds this.

Not the browser's own slowing down: it also counts, four times, what other programs take.
"""
WANTED = 50.0
STEPS = 30
IS_READY = f"document.querySelector('{READY}') !== null"
IS_TURN = """(at => !document.querySelector('main[aria-busy=true]')
    && Number(at.event) > {event} && (at.status === 'over' || at.toAct === at.seat))
    (document.querySelector('[data-event]').dataset)"""


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def path(target: Locator) -> list[tuple[float, float]]:
    """From the upper left of something to its lower right, as a hand goes."""
    box = target.bounding_box()
    assert box is not None
    return [
        (
            box["x"] + box["width"] * (0.1 + 0.8 * n / STEPS),
            box["y"] + box["height"] * (0.3 + 0.5 * n / STEPS),
        )
        for n in range(STEPS + 1)
    ]


class Measured:
    """One thing after another that a hand does, and how long the page was busy with it."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.trace = Trace(visitor)
        self.longest = 0.0
        self.over = 0

    def do(self, what: str, act: Callable[[], object], until: str | None = None) -> None:
        """Do something, wait until the page says that this is so, and print the longest tasks."""
        word = until and self.trace.promise(until)
        self.trace.start()
        if word is None:
            act()
            self.page.wait_for_timeout(200)  # what follows the last movement belongs to it
        else:
            with self.page.expect_console_message(lambda message: message.text == word):
                act()
        tasks = self.trace.stop()
        assert tasks, "the trace has the page's tasks"
        times = [SLOWER * each["tdur"] / 1000 for each in tasks]
        self.longest = max(self.longest, times[0])
        over = [n for n, time in enumerate(times) if time > WANTED]
        self.over += len(over)
        shown = ", ".join(f"{time:.0f}" for time in times[:3])
        print(f"{self.game}, CPU ×{SLOWER}, {what}: {len(tasks)} tasks, longest {shown} ms")
        for n in over:
            parts = [f"{name} {SLOWER * time:.0f}" for name, time in self.trace.parts(tasks[n])]
            print(f"    over {WANTED:.0f}: {times[n]:.0f} ms: {', '.join(parts)}")

    def hover(self, points: list[tuple[float, float]]) -> Callable[[], None]:
        def act() -> None:
            for x, y in points:
                self.page.mouse.move(x, y)
            self.page.mouse.move(1, 1)

        return act


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_no_long_task_while_hovering_and_placing(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(PHONE, still=False, pace="normal")
    page = visitor.page
    visitor.make(game=game, players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.wait_for_load_state("networkidle")
    hand = Measured(visitor, game)
    for turn in ("first", "second", "third"):
        visitor.wait_for_turn()
        choose = page.locator(".site.reach" if game == "monolyth" else ".place.circle.open").first
        ground = page.locator("[data-tower]" if game == "monolyth" else ".mat")
        if game == "ocelot":
            hand.do(f"{turn} turn, hovering", hand.hover(path(ground)))
        at = middle(choose)
        hand.do(f"{turn} turn, choosing", partial(hand.trace.tap, *at), IS_READY)
        if game == "monolyth":
            hand.do(f"{turn} turn, hovering", hand.hover(path(ground)))
            way = path(ground)
            hand.do(f"{turn} turn, dragging", partial(hand.trace.drag, way))
            legal = page.locator("[data-act=where] option").first.get_attribute("value")
            page.select_option("[data-act=where]", legal)
            page.wait_for_selector(READY)
        at = middle(page.locator(READY))
        hand.do(
            f"{turn} turn, placing and the answer",
            partial(hand.trace.tap, *at),
            IS_TURN.format(event=visitor.event()),
        )
    print(
        f"{game}, CPU ×{SLOWER}: longest task {hand.longest:.0f} ms, {hand.over} over {WANTED:.0f}"
    )
