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
    "said": frozenset(),
    "words": frozenset(),
    "components": frozenset(),
    "rules": frozenset({"components"}),
    "record": frozenset({"rules", "components"}),
    "core": frozenset({"rules", "components"}),
    "bots": frozenset({"core", "rules", "components"}),
    "table": frozenset({"record", "rules", "components"}),
    "arena": frozenset({"bots", "core", "record", "rules", "components"}),
    "server": frozenset({"table", "arena", "bots", "record", "rules", "components", "words"}),
    "research": frozenset({"core", "rules", "components"}),
    "cli": EVERYTHING,
    "__main__": frozenset({"cli"}),
    "__init__": frozenset(),
}
"""Besides itself and `said`, which everybody may import."""

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
    """`lapidarium.rules.monolyth` is of the layer `rules`."""
    parts = name.split(".")
    return parts[1] if parts[0] == PACKAGE and len(parts) > 1 else ""


def faults(source: str, module: str) -> list[str]:
    """What this module imports though its layer may not."""
    own = layer(module)
    allowed = MAY_IMPORT.get(own, frozenset()) | {own, "said"}
    found = []
    for name in imports(source, module):
        other = layer(name)
        is_outside = name.split(".")[0] != PACKAGE
        if name == VERSION:
            continue
        if is_outside and own == "rules":
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
        ("lapidarium.rules.game", "from lapidarium.arena import dealing"),
        ("lapidarium.rules.game", "from lapidarium import record"),
        ("lapidarium.rules.game", "import random"),
        ("lapidarium.rules.game", "def f():\n    import os.path"),
        ("lapidarium.rules.game", "import numpy as np"),
        ("lapidarium.rules.monolyth.turn", "from ..ocelot import turn"),
        ("lapidarium.rules.monolyth.turn", "from lapidarium.rules.ocelot.turn import legal"),
        ("lapidarium.components.ocelot", "from lapidarium.components import monolyth"),
        ("lapidarium.components.pack", "if TYPE_CHECKING:\n    import lapidarium.rules.game"),
        ("lapidarium.words", "from lapidarium.rules.game import Game"),
        ("lapidarium.record", "from lapidarium.words import render"),
        ("lapidarium.bots.greedy", "from lapidarium.arena.dealing import Dealer"),
        ("lapidarium.new_folder.thing", "from lapidarium.rules.game import Game"),
    ],
)
def test_what_would_be_found(module: str, source: str) -> None:
    """The reading itself: each of these is a fault."""
    assert faults(source, module) != []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lapidarium.rules.game", "from lapidarium.components import Pack"),
        ("lapidarium.rules.game", "from lapidarium.said import say"),
        ("lapidarium.rules.monolyth.turn", "from .cells import GRID"),
        ("lapidarium.cli.play", "from lapidarium.words import render\nimport os"),
        ("lapidarium.components.finding", "import platformdirs"),
    ],
)
def test_what_would_not(module: str, source: str) -> None:
    assert faults(source, module) == []
