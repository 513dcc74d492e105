"""One move of each game in the browser, as a short moving picture for the README.

A server is started with data of its own, a few turns are played, and the page is photographed
while somebody plays a move with the mouse, and somebody else another. Nothing moves on the page
while a picture is taken, so a busy machine shows the same as a fast one. Run by scripts/pictures.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, sync_playwright

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


STEP = """milliseconds => {
    for (const one of document.getAnimations()) {
        const end = one.effect.getComputedTiming().endTime;
        const at = Number(one.currentTime ?? 0) + milliseconds;
        if (Number.isFinite(end) && at >= end) one.finish();
        else one.currentTime = at;
    }
}"""
"""Everything that moves on the page goes on by so much, whatever a picture takes."""


SEAT = "() => document.querySelector('[data-event]').dataset.seat"
AT_REST = """seat => {
    const at = document.querySelector('[data-event]').dataset;
    const moves = document.getAnimations().filter(one => {
        const end = one.effect.getComputedTiming().endTime;
        return Number.isFinite(end) && one.playState !== 'finished';
    });
    const isBusy = document.querySelector('main[aria-busy=true]') !== null;
    return at.toAct !== seat && !isBusy && moves.length === 0;
}"""
"""Has that seat's turn ended on the page, and does nothing move there but what moves for ever?"""
MOST_STEPS = 120


class Film:
    """Frames of a page, and how long each is shown."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = page = visitor.page
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

    def move_at(self, rate: int) -> None:
        """Let everything on the page move, or stand still."""
        self.browser.send("Animation.setPlaybackRate", {"playbackRate": rate})

    def follow(self, seconds: float) -> None:
        """The page while something moves on it."""
        self.move_at(0)
        for _ in range(round(seconds * 1000 / SHORT)):
            self.page.evaluate(STEP, SHORT)
            self.hold(SHORT)
        self.move_at(1)

    def click(self, locator: Locator) -> None:
        """Click, and see what that does."""
        locator.click(force=True)
        self.follow(0.4)
        self.hold()

    def follow_turn(self, mover: Visitor) -> None:
        """The page while somebody's turn goes on, until it has shown the last of it."""
        self.move_at(0)
        for _ in range(MOST_STEPS):
            self.page.evaluate(STEP, SHORT)
            self.hold(SHORT)
            if self.page.evaluate(AT_REST, mover.page.evaluate(SEAT)):
                break
        else:
            raise RuntimeError("the turn does not come to an end")
        self.move_at(1)

    def commit(self, other: Player) -> None:
        """Play the move, and then the other's, each until it is at rest."""
        self.move_at(0)
        event = self.visitor.event()
        self.page.locator(READY).click()
        self.visitor.wait_after(event)
        self.follow_turn(self.visitor)
        self.hold()
        other.visitor.wait_for_turn()
        event = self.visitor.event()
        self.move_at(0)
        other.move()
        self.visitor.wait_after(event)
        self.follow_turn(other.visitor)
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


def monolyth(film: Film, other: Player) -> None:
    """Look at two stones, and place the second."""
    film.hold()
    sites = film.page.locator(".site.reach")
    for number in (0, 2):
        film.click(sites.nth(number))
    film.commit(other)


def ocelot(film: Film, other: Player) -> None:
    """See what a circle would collect, then take the one that is suggested."""
    film.hold()
    film.click(film.page.locator(".place.circle.open").nth(9))
    film.page.mouse.move(2, 2)  # where the mouse points is what the table shows
    hint = film.page.locator(".hint p")
    film.page.keyboard.press("h")
    for _ in range(2):
        more = film.page.locator("[data-act=hint-more]:enabled")
        more.wait_for()
        said = hint.inner_text()
        more.click()
        film.page.wait_for_function(
            "said => document.querySelector('.hint p')?.textContent !== said", arg=said
        )
    film.page.wait_for_selector("[data-act=hint-more]", state="detached")
    film.page.wait_for_selector(READY)
    film.visitor.wait_until_still()
    film.hold(2 * LONG)
    film.commit(other)


MOVES: dict[str, tuple[type[Player], Callable[[Film, Player], None]]] = {
    "monolyth": (MonolythPlayer, monolyth),
    "ocelot": (OcelotPlayer, ocelot),
}
MOVES_BEFORE = 4
"""Moves that are played first, so that there is something on the table."""


WITHOUT_QUESTIONS = """if (location.protocol === 'http:') {
    localStorage.off = 'ask-after-draw';
    localStorage['notices-offered'] = 'yes';
}"""
"""A turn is played to its end, and nothing is offered meanwhile."""


def seated(player: type[Player], browser: Browser, house: House, game: str) -> list[Player]:
    """Two people at a table; the first begins."""
    people = [Visitor(browser, house.address, SIZE, still=False) for _ in range(2)]
    for one in people:
        one.context.add_init_script(WITHOUT_QUESTIONS)
    made = people[0].ask("POST", "/tables", {"game": game, "players": 2, "setup": ["first 1"]})
    people[0].open(f"/t/{made['table']}")
    people[1].open(f"/t/{made['table']}?invite={made['invite']}")
    people[1].page.click("[data-act=sit]")
    return [player(one) for one in people]


def main() -> None:
    """Make both pictures, or those of the games that are named."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            for game in sys.argv[1:] or MOVES:
                player, move = MOVES[game]
                players = seated(player, browser, house, game)
                for turn in range(1, MOVES_BEFORE + 1):
                    for one in players:
                        one.play(turn)
                visitor = players[0].visitor
                visitor.page.evaluate("localStorage.pace = 'normal'")
                visitor.page.reload()
                visitor.wait_for_turn()
                visitor.page.wait_for_timeout(1500)
                film = Film(visitor)
                move(film, players[1])
                path = FOLDER / f"move-{game}.webp"
                film.save(path)
                size = path.stat().st_size
                print(f"{path.relative_to(ROOT)}: {len(film.frames)} frames, {size:,} bytes")
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
