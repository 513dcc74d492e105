"""What all who play in a browser have in common, whatever the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.e2e.visitor import Visitor

READY = "[data-act=commit]:not([aria-disabled=true])"
MOST_TABS = 80


class Player(ABC):
    """Plays whole games with the controls of the page only."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.turn = 0

    def play(self, most: int = 200) -> int:
        """Play until the game is over, or this many decisions; gives how many there were."""
        while self.turn < most and self.visitor.wait_for_turn():
            event = self.visitor.event()
            self.move()
            self.visitor.wait_after(event)
            self.turn += 1
        return self.turn

    @abstractmethod
    def move(self) -> None:
        """Decide something."""

    def click(self, target: Locator) -> None:
        target.click()

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(MOST_TABS):
            if self.page.evaluate(f"document.activeElement?.matches({selector!r})"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {selector}")
