"""Both games at every size of a window: nothing overlaps, is cut or is out of sight."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.e2e.visitor import Visitor
from tests.e2e.windows import FAULTS, SIZES, TIGHTEST, TOUCH

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

pytestmark = pytest.mark.needs("chromium")
LANGUAGES = ("en", "de", "es", "ja")
SMALL = 768
LOW = 480
STONE = (
    "[data-site]",
    "[data-act^=turn-]",
    "[data-act=where]",
    "[data-act=cancel]",
    "[data-act=commit]",
)


class Windows:
    """One table, looked at in many windows; gathers what is wrong."""

    def __init__(self, visitor: Visitor, label: str, sizes: Sequence[tuple[int, int]]) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.label, self.sizes = label, sizes
        self.is_touch = sizes[0] in TOUCH
        self.faults: list[str] = []

    def look(self, state: str, needed: Sequence[str]) -> None:
        """Look at the table as it is in every window."""
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.mouse.move(0, 0)
            self.visitor.settle()
            is_small = width < SMALL or height < LOW
            name = f"window-{self.label}-{width}x{height}-{state}"
            self.visitor.picture(name)
            found = self.page.evaluate(FAULTS, [self.is_touch, list(needed), is_small])
            self.faults += [f"{name}: {fault}" for fault in found]

    def back_to_first(self) -> None:
        width, height = self.sizes[0]
        self.page.set_viewport_size({"width": width, "height": height})
        self.visitor.settle()


def monolyth(windows: Windows, players: int) -> None:
    visitor, page = windows.visitor, windows.page
    bots = {str(seat): "dutiful" for seat in range(2, players + 1)}
    visitor.make(game="monolyth", players=players, bots=bots, setup=["first 1"])
    visitor.wait_for_turn()
    windows.look("rest", ["[data-site]", "[data-act^=view-]"])
    windows.back_to_first()
    page.locator(".site.reach").first.click()
    page.wait_for_selector("[data-act=commit]")
    visitor.wait_until_still()
    windows.look("stone", STONE)
    windows.back_to_first()
    page.keyboard.press("Escape")
    if page.locator("#tab-tokens").count():
        page.locator("#tab-tokens").click()
    page.locator("[data-prophecy]").first.click()
    windows.look(
        "prophecy", ["[data-site]", ".wall-choice", "[data-act=cancel]", "[data-act=commit]"]
    )


def ocelot(windows: Windows, _: int) -> None:
    visitor, page = windows.visitor, windows.page
    visitor.make(game="ocelot", players=2, bots={"2": "dutiful"}, setup=["first 1"])
    visitor.wait_for_turn()
    windows.look("rest", [".place", "[data-tool]", "[data-act=companion]"])
    windows.back_to_first()
    page.locator(".place.circle.open").nth(4).click()
    visitor.wait_until_still()
    windows.look("tool", [".place", "[data-tool]", "[data-act=cancel]", "[data-act=commit]"])
    if windows.is_touch:
        windows.sizes = [size for size in windows.sizes if size[0] < SMALL or size[1] < LOW]
        windows.back_to_first()
        page.locator("[data-zoom=blue]").click()
        windows.look("close", ["[data-act=commit]", ".zoom button"])


def hinted(windows: Windows, needed: Sequence[str]) -> None:
    """Each step of a hint; the last one also shows its move on the board."""
    page = windows.page
    for step in (1, 2, 3):
        page.locator("[data-act=hint]" if step == 1 else "[data-act=hint-more]").click()
        page.wait_for_selector(f".banner.hint[data-step='{step}']")
        windows.look(f"hint-{step}", [*needed, "[data-act=menu]"])
        windows.back_to_first()


TABLES: dict[str, Callable[[Windows, int], None]] = {"monolyth": monolyth, "ocelot": ocelot}


def cases() -> list[object]:
    """One language at all sizes, all languages at the tightest; `WINDOWS=all` for all of it."""
    is_all = os.environ.get("WINDOWS") == "all"
    found: list[object] = []
    for game, players in (("monolyth", 2), ("monolyth", 4), ("ocelot", 2)):
        for lang in LANGUAGES:
            is_whole = is_all or (lang == "en" and players == 2)
            if not is_whole and (game, players) == ("monolyth", 2):
                continue  # four at the table need more room than two
            for device in ("touch", "mouse"):
                sizes = SIZES[device] if is_whole else TIGHTEST[device]
                found.append(
                    pytest.param(game, players, lang, sizes, id=f"{game}{players}-{lang}-{device}")
                )
    return found


@pytest.mark.parametrize(("game", "players", "lang", "sizes"), cases())
def test_every_window(
    visit: Callable[..., Visitor],
    game: str,
    players: int,
    lang: str,
    sizes: Sequence[tuple[int, int]],
) -> None:
    visitor = visit(sizes[0], lang=lang, touch=sizes[0] in TOUCH)
    windows = Windows(visitor, f"{game}{players}-{lang}", sizes)
    TABLES[game](windows, players)
    assert not windows.faults, "\n".join(windows.faults)


PHONES = tuple(size for size in TOUCH if size[0] < SMALL or size[1] < LOW)
NEEDED = {"monolyth": ("[data-site]",), "ocelot": (".place", "[data-tool]")}


@pytest.mark.parametrize("lang", ["de", "ja"])
@pytest.mark.parametrize(("game", "players"), [("monolyth", 4), ("ocelot", 2)])
def test_a_hint_covers_nothing_on_a_phone(
    visit: Callable[..., Visitor], game: str, players: int, lang: str
) -> None:
    """Neither scores nor board nor buttons, and the board stays large enough, whatever it says."""
    visitor = visit(PHONES[0], lang=lang, touch=True)
    windows = Windows(visitor, f"{game}{players}-{lang}", PHONES)
    bots = {str(seat): "dutiful" for seat in range(2, players + 1)}
    visitor.make(game=game, players=players, bots=bots, setup=["first 1"])
    visitor.wait_for_turn()
    hinted(windows, NEEDED[game])
    assert not windows.faults, "\n".join(windows.faults)
