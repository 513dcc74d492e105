"""Somebody who plays Monolyth: by mouse, by keys alone, or by finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.e2e.visitor import Visitor

READY = "[data-act=commit]:not([aria-disabled=true])"
TURNS_WITH_PROPHECY = (2, 5)
MOST_TABS = 80


class MonolythPlayer:
    """Plays whole games with the controls of the page only."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.turn = 0

    def play(self, most: int = 200) -> int:
        """Play until the game is over, or this many turns; gives the turns that were played."""
        while self.turn < most and self.visitor.wait_for_turn():
            event = self.visitor.event()
            self.move()
            self.visitor.wait_after(event)
            self.turn += 1
        return self.turn

    def move(self) -> None:
        if self.page.locator("[data-give]").count():
            self.give()
        elif self.turn in TURNS_WITH_PROPHECY and self.page.locator("[data-prophecy]").count():
            self.prophesy()
        elif self.page.locator(".site.reach").count():
            self.place()
        else:
            self.prophesy()

    # ------------------------------------------------------------ with a mouse

    def click(self, target: Locator) -> None:
        target.click()

    def give(self) -> None:
        self.click(self.page.locator("[data-give]").first)
        self.click(self.page.locator(READY))

    def prophesy(self) -> None:
        self.show_prophecies()
        self.click(self.page.locator("[data-prophecy]").first)
        self.click(self.page.locator(".wall-choice").first)
        self.click(self.page.locator(READY))

    def show_prophecies(self) -> None:
        """On a wide screen they are always there."""

    def place(self) -> None:
        """Take up a stone, turn it, point at the tower, and place it where it fits."""
        sites = self.page.locator(".site.reach")
        self.click(sites.nth(self.turn % sites.count()))
        self.page.wait_for_selector("[data-act=commit]")
        if self.turn % 3 == 1 and self.page.locator("[data-act=turn-right]:enabled").count():
            self.click(self.page.locator("[data-act=turn-right]"))
        self.point()
        self.visitor.settle()
        if not self.page.locator(READY).count():
            self.click(self.page.locator("[data-act=cancel]"))
            self.click(sites.nth(self.turn % sites.count()))
        self.click(self.page.locator(READY))

    def point(self) -> None:
        box = self.page.locator("[data-tower]").bounding_box()
        assert box is not None
        x = box["x"] + box["width"] * (0.35 + 0.1 * (self.turn % 4))
        y = box["y"] + box["height"] * 0.62
        self.press_at(x, y)

    def press_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class KeyboardPlayer(MonolythPlayer):
    """The same with nothing but keys."""

    def give(self) -> None:
        self.tab_to("[data-give]")
        self.page.keyboard.press("Enter")
        self.tab_to(READY)
        self.page.keyboard.press("Enter")

    def prophesy(self) -> None:
        self.tab_to("[data-prophecy]")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector(".wall-choice")
        self.page.wait_for_function("() => document.activeElement?.name === 'wall'")
        self.page.keyboard.press("Space")
        self.tab_to(READY)
        self.page.keyboard.press("Enter")

    def place(self) -> None:
        steps = self.page.locator(".site.reach em").all_inner_texts()
        step = steps[self.turn % len(steps)]
        self.page.keyboard.press(step)
        self.page.wait_for_selector("[data-act=commit]")
        self.page.wait_for_function("() => document.activeElement?.dataset.act === 'commit'")
        for key in ("q", "ArrowRight", "ArrowUp", "w")[: self.turn % 5]:
            self.page.keyboard.press(key)
        self.visitor.settle()
        if not self.page.locator(READY).count():
            self.page.keyboard.press("Escape")
            self.page.keyboard.press(step)
            self.page.wait_for_function("() => document.activeElement?.dataset.act === 'commit'")
        self.page.keyboard.press("Enter")

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        is_there = f"document.activeElement?.matches({selector!r})"
        for _ in range(MOST_TABS):
            if self.page.evaluate(is_there):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {selector}")


class FingerPlayer(MonolythPlayer):
    """The same on a phone."""

    def click(self, target: Locator) -> None:
        target.tap()

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def show_prophecies(self) -> None:
        self.click(self.page.locator("#tab-tokens"))
