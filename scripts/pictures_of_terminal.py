"""The table in the terminal, as pictures for the README: docs/pictures/terminal-*.svg.

A game with a fixed deal is played for some moves by a bot, and the screen is written as SVG.
Run by scripts/pictures.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from pathlib import Path

from lapidarium import bots
from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.record import Record
from lapidarium.terminal.app import TableApp
from lapidarium.terminal.local_source import LocalSource
from lapidarium.terminal.local_table import LocalTable
from lapidarium.terminal.speech import Speech

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (120, 40)
MOVES = {"monolyth": 26, "ocelot": 40}
LEVEL, BUDGET = "steadfast", bots.Budget(simulations=40)
FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)


def played(game: str, folder: Path) -> LocalTable:
    """A game in its middle."""
    of = referee(load(game), 2)
    local = LocalTable(Record(of, (), ("Aiko", "Ben")), folder / game, Dealer("3"))
    local.begin()
    for number in range(MOVES[game]):
        state = local.table.state
        choice = bots.choose(of, of.view(state, of.to_act(state)), LEVEL, str(number), BUDGET)
        local.play(of.text(choice.move))
    return local


async def picture(game: str, folder: Path) -> str:
    """The screen as SVG, without fonts from elsewhere."""
    source = LocalSource(played(game, folder), Speech("en"))
    app = TableApp(source, source.speech)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        return FONT.sub("", app.export_screenshot(simplify=True))


def main() -> None:
    """Make both pictures."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = folder
        for game in MOVES:
            svg = asyncio.run(picture(game, Path(folder)))
            (FOLDER / f"terminal-{game}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
