"""What small commands do not load, so that they start at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from lapidarium.cli.app import COMMANDS, LazyCommand, app

HEAVY = (
    "numba", "numpy", "orjson", "sqlalchemy", "fastapi", "pydantic", "uvicorn", "ray",
    "mcp", "pyarrow",
)  # fmt: skip
OWN = (
    "bots",
    "arena",
    "table",
    "training",
    "server",
    "compiled",
    "record",
    "research",
    "dataset",
    "mcp",
)


def loaded(*arguments: str, home: Path) -> set[str]:
    """The modules that a run of the program has imported."""
    code = (
        "import sys, atexit\n"
        "atexit.register(lambda: print('\\n'.join(sys.modules), file=sys.stderr))\n"
        f"sys.argv[1:] = {list(arguments)!r}\n"
        "from lapidarium.cli import main\n"
        "main()\n"
    )
    env = {**os.environ, "XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True
    )
    return set(done.stderr.split())


def within(modules: set[str], *names: str) -> set[str]:
    """Those of the modules that are one of these, or inside one."""
    return {m for m in modules if any(m == name or m.startswith(f"{name}.") for name in names)}


@pytest.mark.slow
def test_help_loads_nothing_but_the_command_line(tmp_path: Path) -> None:
    modules = loaded("--help", home=tmp_path)
    assert within(modules, *HEAVY, "rich", "fluent") == set()
    own = within(modules, "lapidarium")
    assert own == {"lapidarium", "lapidarium.cli", "lapidarium.cli.app"}


@pytest.mark.slow
@pytest.mark.parametrize("command", [("packs", "list"), ("packs", "--help"), ("packs", "show")])
def test_packs_load_neither_bots_nor_server(tmp_path: Path, command: tuple[str, ...]) -> None:
    call = (*command, "--help") if command[-1] == "show" else command
    modules = loaded(*call, home=tmp_path)
    assert within(modules, *HEAVY, *(f"lapidarium.{name}" for name in OWN)) == set()


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_the_list_of_commands_says_what_each_says(command: LazyCommand) -> None:
    """The table of `--help` is written by hand: it repeats the first line of each command."""
    found = app.get_command(click.Context(app), command.name)
    assert found is not None
    assert (found.help or "").split("\n\n")[0].replace("\n", " ") == command.short_help


def test_an_unknown_command_is_wrong_usage() -> None:
    assert CliRunner().invoke(app, ["nothing"]).exit_code == 2
