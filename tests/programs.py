"""Programs beyond Python that some tests run, and the Debian packages they come in.

`python -m tests.programs` prints a line for each that is missing: its name, a tab, its packages.
"""

from __future__ import annotations

import shutil
from glob import glob
from typing import NamedTuple


class Program(NamedTuple):
    """Any one of the commands (or patterns of paths) will do."""

    name: str
    commands: tuple[str, ...]
    packages: str

    @property
    def is_installed(self) -> bool:
        return any(shutil.which(command) or glob(command) for command in self.commands)


PROGRAMS = {
    "cc": Program("a C compiler", ("cc", "gcc"), "gcc libc6-dev"),
    "chromium": Program("Chromium", ("chromium", "google-chrome"), "chromium fonts-noto-cjk"),
    "postgresql": Program(
        "PostgreSQL", ("postgres", "/usr/lib/postgresql/*/bin/postgres"), "postgresql"
    ),
}


if __name__ == "__main__":
    for program in PROGRAMS.values():
        if not program.is_installed:
            print(f"{program.name}\t{program.packages}")
