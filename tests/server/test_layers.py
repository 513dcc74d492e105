"""Inside the server imports go one way: http and websocket, then tables, then storage."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import lapidarium.server

ROOT = Path(lapidarium.server.__file__).parent
PACKAGE = "lapidarium.server"
NEVER = {
    "storage": {"http", "websocket", "tables", "accounts", "notices", "cluster", "bot_workers"},
    "accounts": {"http", "websocket", "tables", "notices", "cluster", "bot_workers"},
    "tables": {"http", "websocket"},
    "bot_workers": {"http", "websocket"},
    "cluster": {"http", "websocket"},
    "notices": {"http", "websocket"},
    "websocket": {"http"},
    "http": {"websocket"},
}
"""What a folder of the server must not import, not even for types."""


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join((PACKAGE, *(part for part in parts if part != "__init__")))


MODULES = {module_of(path): path for path in sorted(ROOT.rglob("*.py"))}


def imports(tree: ast.AST) -> set[str]:
    """The modules of the server that a piece of code imports."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found & MODULES.keys()


def at_run_time(tree: ast.Module) -> ast.Module:
    """The code without what is only there for types, or within functions."""
    body = [
        node
        for node in tree.body
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        and not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
    ]
    return ast.Module(body, [])


def folder_of(module: str) -> str:
    parts = module.split(".")
    return parts[2] if len(parts) > 3 else ""


@pytest.mark.parametrize("folder", NEVER)
def test_a_folder_imports_nothing_above_it(folder: str) -> None:
    wrong = [
        f"{module} imports {other}"
        for module, path in MODULES.items()
        if folder_of(module) == folder
        for other in imports(ast.parse(path.read_text()))
        if folder_of(other) in NEVER[folder]
    ]
    assert wrong == []


def test_no_module_imports_itself_in_a_circle() -> None:
    graph = {
        module: imports(at_run_time(ast.parse(path.read_text()))) - {module}
        for module, path in MODULES.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_nobody_in_the_server_knows_a_game_by_name() -> None:
    folder = ROOT.parent
    names = [path.name for path in (folder / "games").iterdir() if (path / "rules").is_dir()]
    assert len(names) >= 2
    wrong = [
        f"{path.relative_to(folder)}: {name}"
        for place in ("server", "table")
        for path in (folder / place).rglob("*.py")
        for name in names
        if name in path.read_text().lower()
    ]
    assert wrong == []
