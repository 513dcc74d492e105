"""What is drawn in the cave may change what one wants to collect (O-G5, O-G6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium import record
from lapidarium.arena.simulation import play_at_random
from lapidarium.games.game import CHANCE
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from tests.e2e.player import READY
from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.needs("chromium")
GAME: Any = referee(load("ocelot"), 2)
FACES = {"C": "compass", "L": "lantern", "P": "pick"}


def before_a_draw() -> tuple[str, str, list[str]]:
    """A record, the tool that seat 1 places next, and what it may take: first a draw, then more."""
    for seed in range(1000):
        played = play_at_random(GAME, seed).record
        state = GAME.start()
        for number, event in enumerate(played.events):
            seat, text = GAME.to_act(state), GAME.text(event)
            state = GAME.after(state, event)
            if seat != 0 or GAME.to_act(state) != 0 or text[:1] not in "ABC" or len(text) > 5:
                continue
            take = GAME.choices(state)["take"] or []
            if len(take) < 2:
                continue
            drawing = GAME.after(state, GAME.parse(f"take {take[0]}"))
            if GAME.to_act(drawing) == CHANCE:
                begun = replace(played, events=played.events[:number])
                return record.write(begun), text, take
    raise AssertionError("no such game")


@pytest.mark.parametrize(("size", "asks"), [(PHONE, True), (DESKTOP, False)])
def test_the_page_pauses_after_a_draw_while_gems_are_left(
    visit: Callable[..., Visitor], size: tuple[int, int], asks: bool
) -> None:
    """O-G5: after an amethyst one may stop or go on; who does not want to be asked is not."""
    visitor = visit(size)
    if not asks:
        visitor.context.add_init_script(
            "location.protocol === 'http:' && (localStorage.off = 'ask-after-draw')"
        )
    text, move, take = before_a_draw()
    table = visitor.ask("POST", "/records", text)["table"]
    page = visitor.open(f"/t/{table}")
    page.click("[data-act=add-bot]")
    visitor.wait_for_turn()
    if size == PHONE:
        page.click("#tab-tools")
    page.click(f'[data-tool="{move[0]} {FACES[move[1]]}"]')
    page.locator(f"[data-place={move[3:]}]").click()
    event = visitor.event()
    page.locator(READY).click()
    if asks:
        page.wait_for_selector(".action[aria-label='Collect what you see']")
        visitor.wait_for_turn()
        assert visitor.event() == event + 2, "the tool, and the gem with its draw; nothing more"
        visitor.check_access()
        visitor.picture(f"cave-after-a-draw-{size[0]}")
        for square in take[1:]:
            page.locator(f"[data-place={square}]").click()
        page.wait_for_selector(f"{READY}:has-text('Collect nothing more')")
        page.locator(READY).click()
    visitor.wait_after(event + (2 if asks else len(take)))
    written = page.evaluate(
        "async table => await (await fetch(`/api/tables/${table}/record`)).text()", table
    )
    taken = [line.partition(" ")[2] for line in written.splitlines()]
    assert f"seat1 take {take[0]}" in taken
    assert all((f"seat1 take {square}" in taken) != asks for square in take[1:])
