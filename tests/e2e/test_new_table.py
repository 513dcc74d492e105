"""What a host may choose for a new table, in the browser (M-S9, O-S5)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from lapidarium import record
from tests.e2e.test_pages import check_page
from tests.e2e.visitor import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.visitor import Visitor

pytestmark = pytest.mark.needs("chromium")


def events_of(visitor: Visitor) -> list[str]:
    """The events of the table that the visitor has come to."""
    visitor.page.wait_for_url("**/t/*")
    table = visitor.page.url.rsplit("/", 1)[1].split("?")[0]
    until = time.monotonic() + 60
    while True:  # the game begins when the visitor has sat down
        answer = visitor.context.request.get(f"{visitor.address}/api/tables/{table}/record")
        found = record.read(answer.body())
        if found.events or time.monotonic() > until:
            break
    return [found.game.text(event) for event in found.events]


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_boards_card_and_who_starts(
    visit: Callable[..., Visitor], size: tuple[int, int] | None
) -> None:
    """M-S9: what is chosen is not drawn, and nobody else gets a board that was chosen."""
    visitor = visit() if size is None else visit(size)
    page = visitor.page
    visitor.open("/")
    page.click("[data-act=new-monolyth]:enabled")
    page.select_option("[data-seat='2']", "dutiful")
    page.select_option("[data-board='2']", "BKTW")
    assert page.locator("[data-board='1'] option[value='BKTW']").count() == 0
    page.select_option("[data-board='1']", "OKTW")
    page.select_option("[data-set=first]", "1")
    page.locator(".card-choice input").nth(4).check(force=True)
    check_page(visitor, f"new-table-{'desktop' if size is None else 'phone'}")
    page.click("[data-act=make]")
    assert events_of(visitor)[:4] == ["card 4", "board 1 OKTW", "board 2 BKTW", "first 1"]


def test_who_starts_in_the_cave(visit: Callable[..., Visitor]) -> None:
    """O-S5: the players decide who starts."""
    visitor = visit()
    visitor.open("/")
    visitor.page.click("[data-act=new-ocelot]:enabled")
    visitor.page.select_option("[data-seat='2']", "dutiful")
    visitor.page.select_option("[data-set=first]", "1")
    visitor.page.click("[data-act=make]")
    assert events_of(visitor)[0] == "first 1"
