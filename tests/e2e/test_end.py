"""The end beside the finished board, the solo game's notes, and how strong bots are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.visitor import DESKTOP, PHONE, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.needs("chromium")
SMALL_LAPTOP = (1280, 800)
BOARD = "[data-tower], .mat-box"


def let_bots_finish(visitor: Visitor, game: str, players: int) -> None:
    """A bot takes over, so that the game is soon over."""
    bots = {str(seat): "dutiful" for seat in range(2, players + 1)}
    visitor.make(game=game, players=players, bots=bots)
    visitor.wait_for_turn()
    visitor.page.click("[data-act=menu]")
    visitor.page.select_option("[data-set=hand-over]", "dutiful")
    visitor.page.click("[data-act=hand-over]")
    visitor.page.click("[data-act=sure]")
    visitor.page.wait_for_selector(".end")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(("game", "players"), [("monolyth", 4), ("ocelot", 2)])
def test_the_end_does_not_cover_the_board(
    visit: Callable[..., Visitor], size: tuple[int, int], game: str, players: int
) -> None:
    visitor = visit(size)
    page = visitor.page
    let_bots_finish(visitor, game, players)
    visitor.wait_until_still()
    visitor.picture(f"end-{game}-{size[0]}")
    visitor.check_access()
    end = page.locator(".end").bounding_box()
    board = page.locator(BOARD).first.bounding_box()
    assert end is not None
    assert board is not None
    beside = board["x"] + board["width"] <= end["x"] + 1
    above = board["y"] + board["height"] <= end["y"] + 1
    assert beside or above, (board, end)
    for seat in range(1, players + 1):
        total = page.locator(f"[data-total='{seat}']").bounding_box()
        assert total is not None
        assert total["x"] >= 0
        assert total["x"] + total["width"] <= size[0], "nobody's total is hidden"
        assert total["y"] + total["height"] <= size[1]
    page.keyboard.press("Escape")
    page.wait_for_selector(".end", state="detached")


def test_the_score_counts_up_and_any_input_ends_it(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP, still=False)
    let_bots_finish(visitor, "monolyth", 2)
    totals = "[...document.querySelectorAll('.standings b')].map(b => b.innerText.split('\\n'))"
    visitor.page.wait_for_selector(".telling")
    visitor.page.keyboard.press("Shift")
    visitor.page.wait_for_function(f"() => {totals}.every(([shown, told]) => shown === told)")
    running = "document.getAnimations().filter(each => each.playState === 'running').length"
    assert visitor.page.evaluate(running) == 0


def test_what_can_be_done_now_is_seen_without_scrolling(
    visit: Callable[..., Visitor],
) -> None:
    """On a laptop: another game, the replay and the way back stand above the score sheet."""
    visitor = visit(SMALL_LAPTOP, lang="de")
    let_bots_finish(visitor, "monolyth", 1)
    visitor.picture("end-acts")
    for act in (".end [data-act=rematch]", ".end [data-act=replay]", ".end-acts a[href='/']"):
        box = visitor.page.locator(act).bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= SMALL_LAPTOP[1] - box["height"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_alone_one_sees_turns_left_rank_and_best(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size)
    page = visitor.page
    let_bots_finish(visitor, "monolyth", 1)
    over = page.locator("[data-solo]").inner_text()
    assert "On course for" not in over
    assert "Turns left" not in over
    assert page.locator("[data-act=rematch]").inner_text().strip() == "Play again"
    table = page.url
    page.click("[data-act=rematch]")
    page.wait_for_url(lambda url: url != table)
    visitor.wait_for_turn()
    page.wait_for_selector("[data-solo] >> text=Your best")
    note = page.locator("[data-solo]").inner_text()
    assert "Turns left" in note
    assert "Next rank" in note
    visitor.picture(f"solo-note-{size[0]}")


def test_bots_are_shown_with_their_strength_and_it_can_be_changed(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(DESKTOP)
    page = visitor.page
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"})
    visitor.wait_for_turn()
    page.wait_for_selector(".person >> text=strength 1 of 5")
    page.click("[data-act=menu]")
    page.select_option("[data-set=level-2]", "steadfast")
    page.click("[data-act=level-2]")
    page.wait_for_selector(".person >> text=strength 2 of 5")
