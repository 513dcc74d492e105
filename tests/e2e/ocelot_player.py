"""Somebody who plays Sir Ocelot's Cave: by mouse, by keys alone, or by finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.player import READY, Player

if TYPE_CHECKING:
    from playwright.sync_api import Locator

TOOL = "[data-tool]:enabled"
COMPANION = "button[data-act=companion]:enabled"
OVER = "[data-status=over]"
TURN_OF_COMPANION = 2


class OcelotPlayer(Player):
    """Plays Sir Ocelot's Cave with a mouse."""

    def move(self) -> None:
        """A token if one is to be placed; else the companion's move, or collecting."""
        self.page.wait_for_selector(f"{TOOL}, {COMPANION}, {READY}, {OVER}")
        if self.page.locator(OVER).count():  # a turn of several steps was still under way
            return
        can_tool = self.page.locator(TOOL).count() > 0
        can_companion = self.page.locator(COMPANION).count() > 0
        if can_companion and (not can_tool or self.turn >= TURN_OF_COMPANION):
            self.companion()
        elif can_tool:
            self.tool()
        else:
            self.go_on()

    def tool(self) -> None:
        tools, circles = self.page.locator(TOOL), self.page.locator(".place.circle.open")
        self.click(tools.nth(self.turn % tools.count()))
        self.click(circles.nth((self.turn * 7) % circles.count()))
        self.click(self.page.locator(READY))

    def companion(self) -> None:
        self.click(self.page.locator(COMPANION))
        squares = self.page.locator(".place.square.open")
        squares.first.wait_for()
        self.click(squares.nth(self.turn % squares.count()))
        self.click(self.page.locator(READY))

    def go_on(self) -> None:
        """Go to another cave if that is offered, and collect what can be collected."""
        squares = self.page.locator(".place.square.open")
        is_moving = self.page.locator(".companion-badge.on").count() > 0
        if is_moving and squares.count():
            self.click(squares.first)
        self.click(self.page.locator(READY))


class KeyboardOcelotPlayer(OcelotPlayer):
    """The same with nothing but keys."""

    def tool(self) -> None:
        self.page.keyboard.press("abc"[self.turn % 3])
        if self.turn % 2:
            self.page.keyboard.press("f")
        self.walk_to(".place.circle", ("ArrowRight", "ArrowDown", "ArrowLeft")[: self.turn % 4])
        self.commit_here()

    def companion(self) -> None:
        self.tab_to(COMPANION)
        self.page.keyboard.press("Enter")
        self.walk_to(".place.square", ("ArrowRight", "ArrowDown"))
        self.commit_here()

    def go_on(self) -> None:
        self.tab_to(READY)
        self.page.keyboard.press("Enter")

    def walk_to(self, selector: str, keys: tuple[str, ...]) -> None:
        self.tab_to(selector)
        for key in keys:
            self.page.keyboard.press(key)
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 10:
            if self.page.evaluate("document.activeElement?.classList.contains('open')"):
                return
            self.page.keyboard.press(key)

    def commit_here(self) -> None:
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("() => document.activeElement?.dataset.act === 'commit'")
        self.page.wait_for_selector(READY)
        self.page.keyboard.press("Enter")


class FingerOcelotPlayer(OcelotPlayer):
    """The same on a phone; the tools are in a tab."""

    def click(self, target: Locator) -> None:
        target.tap()

    def move(self) -> None:
        tab = self.page.locator("#tab-tools[aria-selected=false]")
        if tab.count():
            tab.tap()
        super().move()
