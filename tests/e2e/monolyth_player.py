"""Somebody who plays Monolyth: by mouse, by keys alone, or by finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.player import READY, Player

if TYPE_CHECKING:
    from playwright.sync_api import Locator

TURNS_WITH_PROPHECY = (2, 5)


class MonolythPlayer(Player):
    """Plays Monolyth with a mouse."""

    def move(self) -> None:
        if self.page.locator("[data-give]").count():
            self.give()
        elif self.turn in TURNS_WITH_PROPHECY and self.page.locator("[data-prophecy]").count():
            self.prophesy()
        elif self.page.locator(".site.reach").count():
            self.place()
        else:
            self.prophesy()

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


class FingerPlayer(MonolythPlayer):
    """The same on a phone."""

    def click(self, target: Locator) -> None:
        target.tap()

    def press_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def show_prophecies(self) -> None:
        self.click(self.page.locator("#tab-tokens"))
