"""Somebody with a browser: a page, what went wrong on it, pictures of it, and axe."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
OUTPUT = Path(__file__).parent / "output"
KEEPS_PICTURES = bool(os.environ.get("PICTURES"))
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"

DESKTOP = (1440, 900)
LAPTOP = (1280, 720)
TABLET = (900, 1200)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
WIDEST_PHONE = 500
NO_CONTENT = 204
PATIENCE = 60_000
"""Milliseconds for anything to happen: a busy machine is slow; a fast one does not wait."""

IS_KEPT = """async () => {
    const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const files = ['/', ...used.filter(path => path.startsWith('/assets/'))];
    const cache = await caches.open('kept');
    const found = await Promise.all(files.map(path => cache.match(path)));
    const { active } = await navigator.serviceWorker.ready;
    return found.every(Boolean) && active?.state === 'activated';
}"""
"""Has the service worker all that the page has used? `wait_for_function` would not await it."""

QUIET = (
    "GPU stall",
    "GL Driver Message",
    "WebSocket connection to",
    "ERR_CONNECTION_",
    "ERR_EMPTY_RESPONSE",
    "ERR_SOCKET_NOT_CONNECTED",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
)
"""What browsers write to the console that is no fault: slow graphics, and a server that is away."""


class Visitor:
    """A person with a cookie of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        *,
        lang: str = "en",
        dark: bool = False,
        pace: str = "at-once",
        still: bool = True,
        has_worker: bool = False,
        is_new: bool = False,
        touch: bool | None = None,
    ) -> None:
        """Nothing moves, waits or is offered to newcomers, unless that is what is tested."""
        is_phone = size[0] <= WIDEST_PHONE if touch is None else touch
        self.address = address
        self.lang = lang
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            has_touch=is_phone,
            is_mobile=is_phone,
            device_scale_factor=2 if is_phone else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if has_worker else "block",
        )
        self.context.add_init_script(
            f"location.protocol === 'http:' && (localStorage.pace ??= {json.dumps(pace)})"
        )
        if not is_new:
            self.context.add_init_script(
                "location.protocol === 'http:' && "
                "(localStorage.guided = localStorage['sound-offered'] = 'yes')"
            )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: Any) -> None:
        if message.type == "error" and not any(word in message.text for word in QUIET):
            self.faults.append(message.text)

    def open(self, path: str = "/") -> Page:
        """Go to an address of the house."""
        self.page.goto(self.address + path)
        return self.page

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server, with this person's cookie; no page has to be open for it."""
        server = self.context.request
        if not self.context.cookies(self.address):
            server.get(f"{self.address}/api/me", params={"lang": self.lang})
        kind = "text/plain" if isinstance(body, str) else "application/json"
        answer = server.fetch(
            f"{self.address}/api{path}",
            method=method,
            headers={"content-type": kind},
            data=body,
        )
        return None if answer.status == NO_CONTENT else answer.json()

    def make(self, **wanted: object) -> str:
        """Make a table and open it."""
        made = self.ask("POST", "/tables", wanted)
        self.open(f"/t/{made['table']}")
        self.page.wait_for_selector("[data-event]", state="attached")
        return str(made["table"])

    def event(self) -> int:
        """The number of the last event on the page."""
        return int(self.page.get_attribute("[data-event]", "data-event") or 0)

    def status(self) -> str:
        """Waiting, playing or over."""
        return self.page.get_attribute("[data-event]", "data-status") or ""

    def wait_for_turn(self) -> bool:
        """Wait until this person may act; False when the game is over."""
        self.page.wait_for_function(
            """() => {
                const at = document.querySelector('[data-event]')?.dataset;
                const isBusy = document.querySelector('main[aria-busy=true]') !== null;
                return at && !isBusy && (at.status === 'over' || at.toAct === at.seat);
            }""",
            timeout=2 * PATIENCE,
        )
        self.settle()
        return self.status() != "over"

    def wait_after(self, event: int) -> None:
        """Wait until something has happened since that event."""
        self.page.wait_for_function(
            "event => Number(document.querySelector('[data-event]')?.dataset.event) > event",
            arg=event,
        )

    def settle(self) -> None:
        """Wait until the page has drawn what was just done to it, and placed the focus.

        The page places the focus after 30 ms; a timer that was set later ends later.
        """
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))"
        )

    def wait_until_still(self) -> None:
        """Wait until nothing moves any more but what moves for a minute or for ever."""
        self.settle()
        self.page.evaluate(
            """() => Promise.allSettled(document.getAnimations()
                .filter(each => each.playState === 'running')
                .filter(each => each.effect.getComputedTiming().endTime < 60_000)
                .map(each => each.finished)).then(() => undefined)"""
        )

    def wait_until_kept(self) -> None:
        """Wait until the service worker has all that the page has used."""
        until = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(IS_KEPT):
            assert time.monotonic() < until
            self.page.wait_for_timeout(50)

    def picture(self, name: str, *, whole: bool = False) -> None:
        """Wait until the page is still; with `PICTURES=1`, keep a picture of it."""
        self.wait_until_still()
        if KEEPS_PICTURES:
            self.keep_picture(name, whole=whole)

    def keep_picture(self, name: str, *, whole: bool = False) -> None:
        """Keep a picture of the page as it is."""
        OUTPUT.mkdir(exist_ok=True)
        self.page.screenshot(path=OUTPUT / f"{name}.png", full_page=whole)

    def check_access(self) -> None:
        """Axe finds nothing wrong with the page as it is."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            "async options => (await axe.run(options)).violations",
            {"resultTypes": ["violations"], "selectors": False},
        )
        message = [
            f"{fault['id']}: {fault['help']}\n  "
            + "\n  ".join(json.dumps(node["html"])[:200] for node in fault["nodes"][:3])
            for fault in found
        ]
        assert not message, "\n".join(message)

    def close(self) -> None:
        """Leave; whatever went wrong on the page is a failure."""
        self.context.close()
        assert self.faults == [], "\n".join(self.faults)
