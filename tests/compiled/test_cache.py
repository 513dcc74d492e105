"""What is compiled is kept: where, under which name, and that Numba is not needed again."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import platformdirs
import pytest

from lapidarium.compiled import cache
from lapidarium.compiled.compiled_module import CompiledModule
from lapidarium.games.monolyth.compiled.compiled_game import CompiledMonolyth
from tests.compiled.bot_signatures import SIGNATURES
from tests.compiled.compiled_games import compiled_of

if TYPE_CHECKING:
    from collections.abc import Iterator

WARM = """
import sys
from lapidarium.compiled import CompiledGame
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
for game in ("monolyth", "ocelot"):
    table = CompiledGame.of(referee(load(game), 2))
    assert len(table.legal(table.set_up())[0])
assert "numba" not in sys.modules, "a warm start imports Numba"
"""


@pytest.fixture
def fresh() -> Iterator[None]:
    """The answers of `cache` are remembered; here they are asked for anew."""
    cache.name.cache_clear()
    cache.folder.cache_clear()
    yield
    cache.name.cache_clear()
    cache.folder.cache_clear()


@pytest.mark.slow
def test_a_warm_start_does_without_numba() -> None:
    for game in ("monolyth", "ocelot"):
        compiled_of(game, 2).set_up()
    subprocess.run([sys.executable, "-c", WARM], check=True)


@pytest.mark.usefixtures("fresh")
def test_bounds_that_are_checked_are_compiled_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba itself would load what was compiled without checks."""
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    before = cache.name()
    cache.name.cache_clear()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.name() != before


@pytest.mark.usefixtures("fresh")
def test_where_numba_is_told_to_keep_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert cache.folder() == tmp_path / cache.name()


@pytest.mark.usefixtures("fresh")
def test_where_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """First the user's own temporary folder, and if that is not to be had, nowhere."""
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(blocked))
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda _: blocked)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    folder = cache.folder()
    assert folder is not None
    assert folder.parent.parent == tmp_path
    cache.folder.cache_clear()
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(blocked))
    assert cache.folder() is None


@pytest.mark.usefixtures("fresh")
@pytest.mark.skipif(not hasattr(os, "getuid"), reason="there are no owners of files here")
def test_a_temporary_folder_of_somebody_else_is_not_trusted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Code is loaded from there."""
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda _: blocked)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    own = os.getuid()
    (tmp_path / f"lapidarium-{own + 1}").mkdir()
    monkeypatch.setattr(os, "getuid", lambda: own + 1)
    assert cache.folder() is None
    assert cache.find(CompiledMonolyth.module.file) is None


@pytest.mark.slow
def test_a_damaged_file_is_not_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Half a file, or one with a byte changed, is compiled anew."""
    compiled_of("monolyth", 2).set_up()
    kept = cache.find(CompiledMonolyth.module.file)
    assert kept is not None
    whole = kept.read_bytes()
    spoiled = tmp_path / "spoiled.o"
    monkeypatch.setattr(cache, "find", lambda _: spoiled)
    module = CompiledModule(CompiledMonolyth.module.name, CompiledMonolyth.module.signatures)
    for content, is_compiled in (
        (whole, True),
        (whole[:-1], False),
        (whole[:-1] + b"?", False),
        (b"", False),
    ):
        spoiled.write_bytes(content)
        assert module.is_compiled == is_compiled


def test_a_kernel_of_another_package_follows_all_of_that_package(tmp_path: Path) -> None:
    """The kernels of its bots call those of its rules, which are not in our core."""
    package = tmp_path / "another_game"
    bot, rules = package / "bots" / "kernels" / "tree.py", package / "compiled" / "turn.py"
    for file in (bot, rules):
        file.parent.mkdir(parents=True)
        file.write_text("TURNS = 1\n")
    for folder in (package, package / "bots", bot.parent, rules.parent):
        (folder / "__init__.py").touch()
    before = cache.part_of(bot)
    assert cache.part_of(rules) == before != ""
    rules.write_text("TURNS = 2\n")
    cache.digest_of.cache_clear()
    assert cache.part_of(bot) != before


def test_a_kernel_of_our_own_bots_follows_its_folder() -> None:
    folder = cache.PACKAGE / "games" / "ocelot" / "bots" / "kernels"
    assert cache.part_of(folder / "tree.py") == cache.digest_of(folder, "*.py")
    assert cache.part_of(cache.PACKAGE / "games" / "ocelot" / "compiled" / "turn.py") == ""


def test_a_file_outside_any_package_follows_its_folder(tmp_path: Path) -> None:
    (tmp_path / "alone.py").write_text("TURNS = 1\n")
    assert cache.part_of(tmp_path / "alone.py") == cache.digest_of(tmp_path, "*.py")


@pytest.mark.slow
def test_a_bot_can_have_a_compiled_module_of_its_own() -> None:
    """Its file lies beside the core's, under a name that follows from the bot's own sources."""
    table = compiled_of("ocelot", 2)
    module, games = CompiledModule("tests.compiled.bot_exports", SIGNATURES), table.set_up(3)
    best, moves = np.full(3, -1), np.zeros(table.most, np.int16)
    assert module.call("best_scores", table.tables, games, 3, table.start(), moves, best) == 3
    for record, found in zip(games, best, strict=True):
        state = table.state(record)
        seat, after = table.game.to_act(state), table.game.after
        assert found == max(
            table.game.scores(after(state, move))[seat] for move in table.game.legal(state)
        )
    assert cache.find(module.file) is not None
    assert module.file != table.module.file
    with pytest.raises(ModuleNotFoundError):
        CompiledModule("tests.compiled.no_such_exports", {}).load()
