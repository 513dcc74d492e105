"""Prints the lowest versions that pyproject.toml allows, as constraints for pip.

PIP_CONSTRAINT=lowest.txt scripts/test then runs everything with them.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOWEST = re.compile(r"^(?P<name>[\w.-]+)(?:\[[\w,]+\])?>=(?P<version>[\d.]+)")


def lowest(requirements: list[str]) -> list[str]:
    """`name==version` for each requirement with a lower bound."""
    found = (LOWEST.match(text) for text in requirements)
    return [f"{one['name']}=={one['version']}" for one in found if one]


def main() -> None:
    """The dependencies of a plain install; the tools for tests may be newer."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    print("\n".join(lowest(project["dependencies"])))


if __name__ == "__main__":
    main()
