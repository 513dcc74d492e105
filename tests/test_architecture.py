"""Who may import whom: the folders are the architecture (docs/architecture.md)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
PACKAGE = "lapidarium"
EVERYTHING = frozenset({"*"})

MAY_IMPORT: dict[str, frozenset[str]] = {
    "messages": frozenset(),
    "atomic_file": frozenset(),
    "words": frozenset(),
    "workers": frozenset(),
    "games": EVERYTHING,
    "record": frozenset({"games"}),
    "dealing": frozenset({"games"}),
    "compiled": frozenset({"games", "atomic_file"}),
    "bots": frozenset({"compiled", "games", "atomic_file"}),
    "table": frozenset({"record", "dealing", "games"}),
    "arena": frozenset({"bots", "compiled", "record", "dealing", "games", "workers"}),
    "training": frozenset(
        {"atomic_file", "bots", "compiled", "record", "dealing", "games", "workers"}
    ),
    "server": frozenset({"table", "arena", "bots", "record", "dealing", "games", "words"}),
    "research": frozenset({"compiled", "games"}),
    "cli": EVERYTHING,
    "__main__": frozenset({"cli"}),
    "__init__": frozenset(),
}
"""Besides itself and `messages`, which everybody may import."""

NOT_IN_RULES = {"random", "time", "logging", "asyncio", "os"}
GAMES = ("monolyth", "ocelot")
VERSION = f"{PACKAGE}.__version__"


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted((SOURCE / PACKAGE).rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
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
            yield from (f"{name}.{alias.name}" for alias in node.names)


def layer(name: str) -> str:
    """`lapidarium.games.monolyth.rules` is of the layer `rules`."""
    parts = name.split(".")
    return parts[1] if parts[0] == PACKAGE and len(parts) > 1 else ""


def faults(source: str, module: str) -> list[str]:
    """What this module imports though its layer may not."""
    own = layer(module)
    allowed = MAY_IMPORT.get(own, frozenset()) | {own, "messages"}
    found = []
    for name in imports(source, module):
        other = layer(name)
        is_outside = name.split(".")[0] != PACKAGE
        if name == VERSION:
            continue
        if is_outside and ".rules." in module:
            top = name.split(".")[0]
            if top in NOT_IN_RULES or top not in sys.stdlib_module_names:
                found.append(f"{module} imports {name}")
        elif not is_outside and other not in allowed and allowed.isdisjoint(EVERYTHING):
            found.append(f"{module} imports {name}")
        if any(of in module and against in name for of, against in (GAMES, GAMES[::-1])):
            found.append(f"{module} imports the other game: {name}")
    return found


def test_every_layer_is_in_the_table() -> None:
    """A new folder or module at the top has to be put in its place first."""
    assert {layer(name) for name in modules()} <= set(MAY_IMPORT)


@pytest.mark.parametrize("name", modules())
def test_imports(name: str) -> None:
    assert faults(modules()[name].read_text("utf-8"), name) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lapidarium.table.table", "from lapidarium.arena import match"),
        ("lapidarium.dealing", "from lapidarium import record"),
        ("lapidarium.games.monolyth.rules.turn", "import random"),
        ("lapidarium.games.monolyth.rules.turn", "def f():\n    import os.path"),
        ("lapidarium.games.monolyth.rules.turn", "import numpy as np"),
        ("lapidarium.games.monolyth.rules.turn", "from ...ocelot import turn"),
        (
            "lapidarium.games.monolyth.rules.turn",
            "from lapidarium.games.ocelot.rules.turn import legal",
        ),
        ("lapidarium.games.ocelot.pack.pack", "from lapidarium.games import monolyth"),
        ("lapidarium.workers", "if TYPE_CHECKING:\n    import lapidarium.games.game"),
        ("lapidarium.words", "from lapidarium.games.game import Game"),
        ("lapidarium.record", "from lapidarium.words import render"),
        ("lapidarium.bots.greedy", "from lapidarium.arena.match import Match"),
        ("lapidarium.new_folder.thing", "from lapidarium.games.game import Game"),
    ],
)
def test_what_would_be_found(module: str, source: str) -> None:
    """The reading itself: each of these is a fault."""
    assert faults(source, module) != []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lapidarium.games.game", "from lapidarium.components import Pack"),
        ("lapidarium.games.game", "from lapidarium.said import say"),
        ("lapidarium.games.monolyth.rules.turn", "from .cells import GRID"),
        ("lapidarium.cli.play", "from lapidarium.words import render\nimport os"),
        ("lapidarium.games.packs", "import platformdirs"),
    ],
)
def test_what_would_not(module: str, source: str) -> None:
    assert faults(source, module) == []
