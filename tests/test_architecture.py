"""Who may import whom, and that nobody outside a game knows its name (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.import_table import BEGIN, PAGE, PARTS, Part, page_with, shown

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = "lapidarium"
GAMES = ("monolyth", "ocelot")
NAME = re.compile("|".join(GAMES), re.IGNORECASE)
IMPURE = {"random", "time", "logging", "asyncio", "os"}
REGISTRY = "src/lapidarium/games/registry.py"


@cache
def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name, a package by its own."""
    found = {}
    for path in sorted((SOURCE / PACKAGE).rglob("*.py")):
        parts = list(path.relative_to(SOURCE).with_suffix("").parts)
        if parts[-1] == "__init__" and len(parts) > 2:
            parts.pop()
        found[".".join(parts)] = path
    return found


def imports(source: str, module: str) -> Iterator[str]:
    """The dotted names that a module imports anywhere in it, also for types alone."""
    package = module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                full = f"{name}.{alias.name}"
                yield full if full in modules() or name == PACKAGE else name


def part_of(module: str) -> tuple[Part | None, str]:
    """The part of a module of ours, and the game it belongs to."""
    parts = module.split(".")[1:]
    game = parts[1] if len(parts) > 1 and parts[0] == "games" and parts[1] in GAMES else ""
    name = ".".join("NAME" if part == game else part for part in parts)
    fitting = [part for part in PARTS if name == part.name or name.startswith(f"{part.name}.")]
    return max(fitting, key=lambda part: len(part.name), default=None), game


def faults(source: str, module: str) -> list[str]:
    """What this module imports though its part may not."""
    part, game = part_of(module)
    if part is None:
        return [f"{module} is in no part of the table"]
    found = []
    for name in imports(source, module):
        if name.split(".")[0] != PACKAGE:
            top = name.split(".")[0]
            if part.is_pure and (top in IMPURE or top not in sys.stdlib_module_names):
                found.append(f"{module} imports {name}")
            continue
        if name in (PACKAGE, f"{PACKAGE}.__version__"):
            continue
        other, theirs = part_of(name)
        if other is None or not _may(part, other) or (game and theirs and game != theirs):
            found.append(f"{module} imports {name}")
    return found


def _may(part: Part, other: Part) -> bool:
    return any(_is_in(other, one) for one in (part.name, *part.may_import))


def _is_in(part: Part, name: str) -> bool:
    return part.name == name or part.name.startswith(f"{name}.")


@pytest.mark.parametrize("name", modules())
def test_imports(name: str) -> None:
    assert faults(modules()[name].read_text("utf-8"), name) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lapidarium.games.monolyth.rules.turn", "from lapidarium import record"),
        ("lapidarium.games.monolyth.rules.turn", "import random"),
        ("lapidarium.games.monolyth.rules.turn", "def f():\n    import os.path"),
        ("lapidarium.games.monolyth.rules.turn", "import numpy as np"),
        ("lapidarium.games.monolyth.rules.turn", "from lapidarium.games.ocelot.rules import turn"),
        ("lapidarium.games.monolyth.rules.turn", "from lapidarium.games.monolyth import view"),
        ("lapidarium.games.monolyth.view", "from lapidarium.games.ocelot import wire"),
        ("lapidarium.games.ocelot.pack.pack", "from lapidarium.games.ocelot.rules import turn"),
        ("lapidarium.games.game", "from lapidarium.games.registry import game_types"),
        ("lapidarium.games.pack", "if TYPE_CHECKING:\n    import lapidarium.games.game"),
        ("lapidarium.words", "from lapidarium.games.game import Game"),
        ("lapidarium.record", "from lapidarium.words import render"),
        ("lapidarium.bots.greedy", "from lapidarium.games.monolyth.bots import heuristic"),
        ("lapidarium.server.tables.hub", "from lapidarium.server.http import tables"),
        ("lapidarium.server.storage.journal", "from lapidarium.server.tables.hub import Hub"),
        ("lapidarium.cli.play", "from lapidarium.games.monolyth.rules import Monolyth"),
        ("lapidarium.new_folder.thing", "from lapidarium.games.game import Game"),
    ],
)
def test_what_would_be_found(module: str, source: str) -> None:
    """The reading itself: each of these is a fault."""
    assert faults(source, module) != []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lapidarium.games.monolyth.rules.turn", "from lapidarium.messages import Message"),
        ("lapidarium.games.monolyth.rules.turn", "from .cells import GRID"),
        ("lapidarium.games.monolyth.bots.master", "from lapidarium.bots.choice import Choice"),
        ("lapidarium.cli.play", "from lapidarium.words import render\nimport os"),
        ("lapidarium.server.http.tables", "from lapidarium.server.tables.hub import Hub"),
    ],
)
def test_what_would_not(module: str, source: str) -> None:
    assert faults(source, module) == []


def test_the_table_says_no_more_than_the_code() -> None:
    """Every part has modules, and every permission is used."""
    used: dict[str, set[str]] = {part.name: set() for part in PARTS}
    for name, path in modules().items():
        part, _ = part_of(name)
        assert part is not None
        used[part.name].add("")
        for other in imports(path.read_text("utf-8"), name):
            found, _ = part_of(other) if other.split(".")[0] == PACKAGE else (None, "")
            if found is not None:
                used[part.name] |= {one for one in part.may_import if _is_in(found, one)}
    unused = {part.name: {"", *part.may_import} - used[part.name] for part in PARTS}
    assert {name: what for name, what in unused.items() if what} == {}


# ------------------------------------------------------------------ nobody knows a game's name


def named_in(folder: Path, *endings: str, allowed: tuple[str, ...]) -> list[str]:
    """The lines that name a game, outside the files that may."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sorted(folder.rglob("*"))
        if path.suffix in endings and not str(path.relative_to(ROOT)).startswith(allowed)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAME.search(line)
    ]


def test_no_python_outside_a_game_names_it() -> None:
    """Its folder may, and two lines of the registry."""
    games = tuple(f"src/lapidarium/games/{game}/" for game in GAMES)
    assert named_in(SOURCE, ".py", allowed=(*games, REGISTRY)) == []
    lines = (ROOT / REGISTRY).read_text("utf-8").splitlines()
    assert len([line for line in lines if NAME.search(line)]) == len(GAMES)


def test_no_client_code_outside_a_game_names_it() -> None:
    """Its folder may, and the client's registry."""
    games = tuple(f"client/src/games/{game}/" for game in GAMES)
    allowed = (*games, "client/src/games/registry.ts")
    assert named_in(ROOT / "client" / "src", ".ts", ".tsx", ".css", allowed=allowed) == []


def test_the_page_shows_the_table_that_is_enforced() -> None:
    """`python -m tests.import_table --write` writes it."""
    assert BEGIN in PAGE.read_text("utf-8")
    assert page_with(shown()) == PAGE.read_text("utf-8")
