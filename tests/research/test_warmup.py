"""`warmup --research` compiles what the environments call."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from lapidarium.cli.app import app
from lapidarium.compiled.compiled_module import CompiledModule
from lapidarium.games.registry import game_types
from lapidarium.research.compiled_engine import CompiledEngine
from lapidarium.research.engine import engine_of, game_of

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.slow


def warmed(*options: str) -> set[CompiledModule]:
    """What `warmup` compiles if nothing is there."""
    found: set[CompiledModule] = set()

    def load(self: CompiledModule, progress: Callable[[str, int, int], None]) -> None:
        progress("step", 0, 1)
        found.add(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CompiledModule, "is_compiled", False)
        patch.setattr(CompiledModule, "load", load)
        done = CliRunner().invoke(app, ["warmup", *options, "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "compiled after 0 seconds" in " ".join(done.output.split())
    return found


def test_the_environments_are_compiled_if_asked_for() -> None:
    playing, everything = warmed(), warmed("--research")
    assert playing < everything
    engines = [engine_of(game_of(name)) for name in game_types()]
    compiled = [engine for engine in engines if isinstance(engine, CompiledEngine)]
    assert len(compiled) >= 2
    for engine in compiled:
        assert engine.compiled.module in playing
        assert engine.module in everything - playing
    assert len(everything - playing) == len(compiled)
