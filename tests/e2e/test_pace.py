"""What others do can be followed: one move after another, in words, and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.monolyth_player import MonolythPlayer
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.needs("chromium")
THREE_BOTS = {"2": "dutiful", "3": "dutiful", "4": "dutiful"}
NOTE_EVENTS = """() => {
    window.seen = [];
    const look = () => {
        const event = Number(document.querySelector('[data-event]').dataset.event);
        if (event !== window.seen.at(-1)?.event)
            window.seen.push({
                event,
                at: performance.now(),
                said: document.querySelector('.whose').innerText,
            });
    };
    const all = {subtree: true, attributes: true, childList: true};
    new MutationObserver(look).observe(document.body, all);
    look();
}"""


def test_bots_move_one_after_another(visit: Callable[..., Visitor]) -> None:
    """Each of three bots is seen for a while, with a caption; then it can be watched again."""
    visitor = visit(DESKTOP, pace="normal")
    page = visitor.page
    visitor.make(game="monolyth", players=4, bots=THREE_BOTS, setup=["first 1"])
    visitor.wait_for_turn()
    page.evaluate(NOTE_EVENTS)
    MonolythPlayer(visitor).place()
    page.wait_for_function("() => window.seen.length >= 5", timeout=30_000)
    visitor.wait_for_turn()
    steps = page.evaluate("window.seen")
    bots = steps[2:5]
    assert bots[-1]["at"] - bots[0]["at"] > 500, steps  # a busy page may show one of them late
    assert len({step["said"] for step in bots}) == 3
    page.evaluate("window.seen = []")
    page.click("[data-act=watch-again]")
    page.wait_for_function("() => window.seen.length >= 4", timeout=30_000)
    again = page.evaluate("window.seen.map(({event}) => event)")
    assert again[:4] == [step["event"] for step in steps[1:5]]


def test_any_input_shows_the_table_as_it_is(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE, pace="slow")
    page = visitor.page
    visitor.make(game="monolyth", players=4, bots=THREE_BOTS, setup=["first 1"])
    visitor.wait_for_turn()
    page.evaluate(NOTE_EVENTS)
    event = visitor.event()
    MonolythPlayer(visitor).place()
    visitor.wait_after(event)
    page.wait_for_function(  # all three have moved: the log for screen readers is never behind
        "() => document.querySelectorAll('[role=log] p').length >= 5", timeout=30_000
    )
    page.keyboard.press("Shift")
    said = page.locator("[role=log] p").all_inner_texts()
    assert page.get_attribute("[data-event]", "data-to-act") == "1"
    assert len(said) == len(set(said)), "each event is a line of its own, and none is lost"
