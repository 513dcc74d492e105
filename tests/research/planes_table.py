"""The planes of observations as docs/research.md shows them.

python -m tests.research.planes_table --write   puts the table there
"""

from __future__ import annotations

import sys
from pathlib import Path

from lapidarium.games.registry import game_types
from lapidarium.research.engine import game_of

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"
BEGIN, END = "<!-- planes: begin -->\n", "<!-- planes: end -->\n"
NAMES = ("monolyth", "ocelot")


def shown() -> str:
    """A table for each game, with two players."""
    lines: list[str] = []
    for name in NAMES:
        codec = game_types()[name].codec(game_of(name, 2))
        assert codec is not None
        lines += [
            f"\n| {name.capitalize()}, two players | shape | highest | |",
            "|---|---|---|---|",
        ]
        for plane in codec.planes.planes:
            shape = " × ".join(map(str, plane.shape))
            seats = "by seat: " if plane.seats else ""
            lines.append(f"| `{plane.name}` | {shape} | {plane.high} | {seats}{plane.meaning} |")
    return "\n".join(lines) + "\n\n"


def page_with(table: str) -> str:
    """The page with this table in it."""
    head, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, tail = rest.partition(END)
    return head + BEGIN + table + END + tail


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page_with(shown()), encoding="utf-8")
    else:
        print(shown(), end="")
