"""When a table fills the whole screen, and how it is opened."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import click

from lapidarium.cli.output import console

if TYPE_CHECKING:
    from lapidarium.terminal.snapshot import TableSource

LEAST = (80, 24)
"""Columns and lines that the table needs."""

plain_option = click.option("--plain", is_flag=True, help="Play line by line.")
light_option = click.option("--light", is_flag=True, help="Begin with a light screen.")


def wants_screen(plain: bool) -> bool:
    """Is there a terminal that the table can fill?"""
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    if os.environ.get("TERM", "dumb") == "dumb" or not _speaks_unicode():
        return False
    size = os.get_terminal_size(sys.stdout.fileno())
    return size.columns >= LEAST[0] and size.lines >= LEAST[1]


def _speaks_unicode() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def show_table(source: TableSource, *, light: bool = False, at: int | None = None) -> None:
    """Open the table, and print what is left to say when it is closed."""
    from lapidarium.terminal.app import TableApp  # noqa: PLC0415 - Textual loads slowly

    TableApp(source, source.speech, light=light, at=at).run()
    for line in source.farewell():
        console.print(line, markup=False, soft_wrap=True)
