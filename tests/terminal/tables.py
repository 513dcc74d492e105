"""Tables for the whole screen, and a screen that nobody sees."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.record import Record
from lapidarium.terminal.app import TableApp
from lapidarium.terminal.local_source import LocalSource
from lapidarium.terminal.local_table import LocalTable
from lapidarium.terminal.snapshot import TableSource
from lapidarium.terminal.speech import Speech

SMALL, LARGE = (80, 24), (120, 40)
SECONDS = 60.0
Story = Callable[[Pilot[None], TableApp], Awaitable[None]]


def local_table(
    folder: Path, game: str = "monolyth", players: int = 2, bots: dict[int, str] | None = None
) -> LocalTable:
    setup = ("first 1",) if game == "monolyth" else ()
    record = Record(referee(load(game), players), (), ())
    local = LocalTable(record, folder / f"{game}.record", Dealer("3"), setup, bots)
    local.begin()
    return local


def run(source: TableSource, story: Story, size: tuple[int, int] = SMALL, **options: bool) -> None:
    """Open a screen, and do with it what a person would."""

    async def follow() -> None:
        app = TableApp(source, source.speech, **options)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await story(pilot, app)

    asyncio.run(asyncio.wait_for(follow(), 4 * SECONDS))


def run_local(
    local: LocalTable, story: Story, size: tuple[int, int] = SMALL, lang: str = "en"
) -> None:
    run(LocalSource(local, Speech(lang)), story, size)


async def until(pilot: Pilot[None], is_so: Callable[[], bool], what: str) -> None:
    """Wait for something that comes by itself."""
    for _ in range(int(SECONDS / 0.05)):
        await pilot.pause()
        if is_so():
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"this did not come: {what}")


async def type_line(pilot: Pilot[None], app: TableApp, text: str) -> None:
    """Type a line and press Enter."""
    app.line.value = text
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()
    if commands := [worker for worker in app.workers if worker.group == "command"]:
        await app.workers.wait_for_complete(commands)
    await pilot.pause()


def lines_of(app: TableApp) -> list[str]:
    """What stands on the screen, line by line."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


def places(app: TableApp, text: str) -> list[tuple[int, int]]:
    """Where a text stands on the screen, line by line."""
    return [(line.index(text), y) for y, line in enumerate(lines_of(app)) if text in line]


def find(app: TableApp, text: str) -> tuple[int, int]:
    """Where a text stands on the screen."""
    for y, line in enumerate(lines_of(app)):
        if text in line:
            return line.index(text), y
    raise AssertionError(f"{text!r} is not on the screen:\n" + "\n".join(lines_of(app)))


def all_text(app: TableApp) -> str:
    return "\n".join(lines_of(app))
