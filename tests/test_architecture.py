"""Import contracts (pyproject.toml) can fail, and nobody outside a game knows its name."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

from tests.layers import BEGIN, PAGE, ROOT, page_with_drawing

SOURCE = ROOT / "src"
GAMES = ("monolyth", "ocelot")
NAME = re.compile("|".join(GAMES), re.IGNORECASE)
REGISTRY = "src/lapidarium/games/registry.py"

WRONG_IMPORTS = (
    ("games.monolyth.rules", "lapidarium.record.reader"),
    ("games.monolyth.rules", "random"),
    ("games.monolyth.rules", "lapidarium.games.monolyth.presenter"),
    ("games.monolyth", "lapidarium.games.ocelot.wire"),
    ("games.ocelot.pack", "lapidarium.games.ocelot.rules.turn"),
    ("words", "lapidarium.games.game"),
    ("table", "lapidarium.text.views"),
    ("record", "lapidarium.table.table"),
    ("bots", "lapidarium.games.monolyth.bots.levels"),
    ("server.tables", "lapidarium.server.http.tables"),
    ("server.storage", "lapidarium.server.tables.hub"),
    ("server.sockets", "lapidarium.server.tables.endpoint"),
)
"""Folders, and what no module in them may import."""
NEW_PARTS = ("lapidarium.planted", "lapidarium.games.planted", "lapidarium.server.planted")
CYCLE = ("lapidarium.arena.planted", "lapidarium.arena.planted_too")
LINT = (
    "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
)


@pytest.mark.slow
def test_every_wrong_import_is_named(tmp_path: Path) -> None:
    """The contracts read a copy of the package in which modules with a wrong import are planted."""
    modules = {
        f"lapidarium.{folder}.planted_{number}": imported
        for number, (folder, imported) in enumerate(WRONG_IMPORTS)
    }
    names = [f"{module} -> {imported} (l.1)" for module, imported in modules.items()]
    modules |= dict.fromkeys(NEW_PARTS, "sys") | {CYCLE[0]: CYCLE[1], CYCLE[1]: CYCLE[0]}
    names += [f"\n- {module}\n" for module in NEW_PARTS]
    names += ["No cycles are allowed in lapidarium.arena."]
    for path in (SOURCE / "lapidarium").rglob("*.py"):
        copy = tmp_path / path.relative_to(SOURCE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    for module, imported in modules.items():
        (tmp_path / f"{module.replace('.', '/')}.py").write_text(f"import {imported}\n", "utf-8")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    lint = subprocess.run(
        [sys.executable, "-c", LINT],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert lint.returncode == 1, lint.stderr
    assert [name for name in names if name not in lint.stdout] == []
    assert "0 kept" in lint.stdout


def test_rules_import_only_the_standard_library() -> None:
    graph = grimp.build_graph("lapidarium", include_external_packages=True, cache_dir=None)
    rules = graph.find_matching_modules("lapidarium.games.*.rules.**")
    libraries = {
        imported
        for module in rules
        for imported in graph.find_modules_directly_imported_by(module)
        if not imported.startswith("lapidarium.")
    }
    assert "typing" in libraries
    assert libraries - sys.stdlib_module_names == set()


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


def test_the_page_draws_the_rows() -> None:
    """`python -m tests.layers` draws them."""
    assert BEGIN in PAGE.read_text("utf-8")
    assert page_with_drawing() == PAGE.read_text("utf-8")
