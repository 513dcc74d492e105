"""A plain install has none of the extras; commands that need one say so."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

SOURCE = Path(__file__).parents[2] / "src" / "lapidarium"
EXTRAS = {
    "gymnasium",
    "mcp",
    "mcp_types",
    "minari",
    "pettingzoo",
    "pyarrow",
    "pyspiel",
    "textarena",
}
HOMES = ("mcp", "dataset", "research")


def top_level(tree: ast.Module) -> set[str]:
    """The modules that are imported as soon as this one is, types aside."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_extras_are_imported_at_home_only() -> None:
    """The parts that need them are loaded when they are asked for."""
    needing = set()
    for path in SOURCE.rglob("*.py"):
        names = {name.split(".")[0] for name in top_level(ast.parse(path.read_text("utf-8")))}
        if names & EXTRAS:
            assert path.relative_to(SOURCE).parts[0] in HOMES, path
            needing.add("lapidarium." + ".".join(path.relative_to(SOURCE).with_suffix("").parts))
    assert needing >= {"lapidarium.mcp.tools", "lapidarium.dataset.files"}
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] not in HOMES:
            assert not top_level(ast.parse(path.read_text("utf-8"))) & needing, path


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("mcp", ["mcp"]),
        ("dataset", ["dataset", "info", "."]),
        ("dataset", ["dataset", "make", "x"]),
        ("minari", ["dataset", "minari", "x"]),
    ],
)
def test_a_command_says_what_to_install(extra: str, command: list[str], tmp_path: Path) -> None:
    missing = {"mcp": "mcp", "dataset": "pyarrow", "minari": "minari"}[extra]
    code = (
        f"import sys\nsys.modules[{missing!r}] = None\n"
        f"sys.argv[1:] = {[*command, '--lang', 'en']!r}\n"
        "from lapidarium.cli import main\nmain()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert f"lapidarium[{extra}]" in done.stderr
