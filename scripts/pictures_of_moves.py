"""One move of each game in the browser, as a short moving picture for the README.

A server is started with data of its own, a game is made with a fixed deal, and the page is
photographed while somebody plays a move with the mouse. Everything on the page moves slower than
usual meanwhile, so that a busy machine takes as many frames as a fast one. Run by scripts/pictures.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.house import House  # noqa: E402
from tests.e2e.monolyth_player import MonolythPlayer  # noqa: E402
from tests.e2e.ocelot_player import OcelotPlayer  # noqa: E402
from tests.e2e.player import READY, Player  # noqa: E402
from tests.e2e.visitor import Visitor  # noqa: E402

SIZE = (1180, 760)
WIDTH = 720
"""Pixels of the page, and of the picture."""
FOLDER = ROOT / "docs" / "pictures"
QUALITY = 62
SHORT, LONG = 80, 900
"""Milliseconds of a frame: while something moves, and where there is something to see."""
SLOWER = 8
"""So many times slower the page moves while it is photographed."""


class Film:
    """Frames of a page, and how long each is shown."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.new_cdp_session(page)
        self.browser.send("Animation.enable")
        self.frames: list[Image.Image] = []
        self.times: list[int] = []

    def hold(self, milliseconds: int = LONG) -> None:
        """The page as it is now."""
        image = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        height = round(image.height * WIDTH / image.width)
        frame = image.resize((WIDTH, height), Image.Resampling.LANCZOS)
        if self.frames and self.frames[-1].tobytes() == frame.tobytes():
            self.times[-1] += milliseconds
            return
        self.frames.append(frame)
        self.times.append(milliseconds)

    @contextmanager
    def slowly(self) -> Iterator[None]:
        """Let everything on the page move slower."""
        self.browser.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
        yield
        self.browser.send("Animation.setPlaybackRate", {"playbackRate": 1})

    def follow(self, seconds: float) -> None:
        """The page while something moves on it: so many seconds as people will see them."""
        begun = time.monotonic()
        for number in range(round(seconds * 1000 / SHORT)):
            late = begun + number * SLOWER * SHORT / 1000 - time.monotonic()
            self.page.wait_for_timeout(max(0.0, 1000 * late))
            self.hold(SHORT)

    def click(self, locator: Locator) -> None:
        """Click, and see what that does."""
        with self.slowly():
            locator.click(force=True)
            self.follow(0.4)
        self.hold()

    def commit(self) -> None:
        """Play the move, and follow it until it is at rest."""
        with self.slowly():
            self.page.locator(READY).click()
            self.follow(2.4)
        self.hold(2 * LONG)

    def save(self, path: Path) -> None:
        """As an animated WebP that repeats for ever."""
        first, *others = self.frames
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self.times,
            loop=0,
            quality=QUALITY,
            method=6,
        )


def monolyth(film: Film) -> None:
    """Look at two stones, and place the second."""
    film.hold()
    sites = film.page.locator(".site.reach")
    for number in (0, 2):
        film.click(sites.nth(number))
    film.commit()


def ocelot(film: Film) -> None:
    """See what a circle would collect, then take the one that is suggested."""
    film.hold()
    film.click(film.page.locator(".place.circle.open").nth(9))
    film.page.keyboard.press("h")
    film.page.wait_for_selector("[data-hint], .hint")
    film.page.wait_for_timeout(1000)
    film.hold(2 * LONG)
    film.commit()


MOVES: dict[str, tuple[type[Player], Callable[[Film], None]]] = {
    "monolyth": (MonolythPlayer, monolyth),
    "ocelot": (OcelotPlayer, ocelot),
}
MOVES_BEFORE = 6
"""Moves that are played first, so that there is something on the table."""


def main() -> None:
    """Make both pictures."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            for game, (player, move) in MOVES.items():
                visitor = Visitor(browser, house.address, SIZE, still=False)
                visitor.make(game=game, players=2, bots={"2": "dedicated"})
                player(visitor).play(MOVES_BEFORE)
                visitor.wait_for_turn()
                visitor.page.wait_for_timeout(1500)
                film = Film(visitor.page)
                move(film)
                path = FOLDER / f"move-{game}.webp"
                film.save(path)
                size = path.stat().st_size
                print(f"{path.relative_to(ROOT)}: {len(film.frames)} frames, {size:,} bytes")
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
