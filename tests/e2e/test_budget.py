"""How much has to be loaded before somebody can play, and what is generated is fresh."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.e2e.visitor import DESKTOP, ROOT, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_SCRIPT = 60_000
MOST_STYLE = 20_000
TRANSFERRED = """ending => performance.getEntriesByType('resource')
    .filter(e => e.name.endsWith(ending)).reduce((sum, e) => sum + e.encodedBodySize, 0)"""


@pytest.mark.needs("chromium")
@pytest.mark.parametrize("page", ["start", "monolyth", "ocelot"])
def test_the_first_load_is_small(visit: Callable[..., Visitor], page: str) -> None:
    """JavaScript as it is sent, words of one language included, three.js not needed."""
    visitor = visit(DESKTOP)
    if page != "start":
        table = visitor.make(game=page, players=2, bots={"2": "dutiful"})
        visitor.context.new_page().close()
        visitor.page.goto("about:blank")
        visitor.open(f"/t/{table}")
        visitor.wait_for_turn()
    else:
        visitor.open()
        visitor.page.wait_for_selector("[data-act=play-monolyth]:enabled")
    script = visitor.page.evaluate(TRANSFERRED, ".js")
    assert 10_000 < script <= MOST_SCRIPT
    assert visitor.page.evaluate(TRANSFERRED, ".css") <= MOST_STYLE


@pytest.mark.needs("chromium")
def test_what_never_changes_is_kept_for_good(visit: Callable[..., Visitor]) -> None:
    visitor = visit(DESKTOP)
    visitor.open()
    visitor.page.wait_for_selector("[data-act=play-monolyth]:enabled")
    headers = visitor.page.evaluate(
        """async () => {
            const script = document.querySelector('script[type=module]').src;
            const answer = await fetch(script);
            return Object.fromEntries(answer.headers);
        }"""
    )
    assert "immutable" in headers["cache-control"]
    assert headers["content-encoding"] in ("br", "gzip")


def test_the_types_of_the_wire_are_fresh() -> None:
    """client/src/wire is written from the server's definitions."""
    check = [sys.executable, str(ROOT / "client" / "scripts" / "wire.py"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.needs("node")
def test_the_client_passes_its_own_tests() -> None:
    """Types and unit tests (vitest)."""
    run = [sys.executable, str(ROOT / "client" / "build.py"), "--test"]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
