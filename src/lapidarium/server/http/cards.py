"""Pictures for previews of links: a game's own drawing on a card, as PNG.

The card is rasterised by a short process of its own, one at a time: it would hold up the
tables here. A few cards are kept; when too many wait, there is none for now.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from lapidarium.games.presenter import Picture

WIDTH, HEIGHT, MARGIN = 1200, 630, 34
PAPER = "#F3EDE2"
MOST_KEPT = 100
MOST_WAITING = 8
SECONDS = 20
RASTERISE = (
    "import sys, resvg_py; sys.stdout.buffer.write(resvg_py.svg_to_bytes("
    "svg_string=sys.stdin.read(), skip_system_fonts=True))"
)


class NoCard(Exception):  # noqa: N818
    """There is no card for now: too many wait, or it could not be drawn."""


def card(picture: Picture) -> str:
    """A drawing in the middle of a card, as SVG."""
    scale = min((WIDTH - 2 * MARGIN) / picture.width, (HEIGHT - 2 * MARGIN) / picture.height)
    left, top = (WIDTH - picture.width * scale) / 2, (HEIGHT - picture.height * scale) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>'
        f'<g transform="translate({left:.1f} {top:.1f}) scale({scale:.4f})">{picture.svg}</g></svg>'
    )


async def rasterised(svg: str) -> bytes:
    """An SVG as PNG, by a process of its own; raises NoCard."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c", RASTERISE),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(SECONDS):
            png, _ = await process.communicate(svg.encode())
    except TimeoutError:
        raise NoCard("it took too long") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not png:
        raise NoCard("it could not be drawn")
    return png


class Cards:
    """The cards that were drawn last, by what they show."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def png(self, key: Hashable, draw: Callable[[], Picture | None]) -> bytes:
        """The card of a picture; `draw` is asked at once if it is not kept. Raises NoCard."""
        if (known := self.kept.get(key)) is not None:
            self.kept.move_to_end(key)
            return known
        if self.waiting >= MOST_WAITING:
            raise NoCard("too many wait")
        if (picture := draw()) is None:
            raise NoCard("there is no picture")
        svg = card(picture)
        self.waiting += 1
        try:
            async with self.lock:
                if key not in self.kept:
                    self.kept[key] = await rasterised(svg)
                    if len(self.kept) > MOST_KEPT:
                        self.kept.popitem(last=False)
                return self.kept[key]
        finally:
            self.waiting -= 1
