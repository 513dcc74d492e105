"""The rows of the import contracts: `python -m tests.layers` draws them on the page."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- layers: begin -->\n", "<!-- layers: end -->\n"


def drawing() -> str:
    """Every layers contract of pyproject.toml as a block: its name, and its rows from the top."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    blocks = (
        "\n".join([contract["name"], *(f"  {row}" for row in contract["layers"])])
        for contract in config["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
    )
    return "```\n" + "\n\n".join(blocks) + "\n```\n"


def page_with_drawing() -> str:
    """docs/architecture.md with today's drawing in it."""
    head, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return head + BEGIN + drawing() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page_with_drawing(), encoding="utf-8")
