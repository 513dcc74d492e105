"""How much has to be loaded before somebody can play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.visitor import DESKTOP, ROOT, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

STATIC = ROOT / "src" / "lapidarium" / "server" / "static"
MOST_SCRIPT = 60_000
MOST_STYLE = 20_000
NEVER_AT_REST = "window.requestIdleCallback = () => 0"
"""So nothing is loaded but what is needed at first: not the menu, not three.js."""
LOADED = """() => performance.getEntriesByType('resource')
    .map(entry => new URL(entry.name).pathname.slice(1))"""


@pytest.mark.needs("chromium")
@pytest.mark.parametrize("lang", ["en", "de", "es", "ja"])
@pytest.mark.parametrize("page", ["start", "monolyth", "ocelot"])
def test_the_first_load_is_small(visit: Callable[..., Visitor], page: str, lang: str) -> None:
    """JavaScript by gzip, words of one language included, three.js not needed."""
    visitor = visit(DESKTOP, lang=lang)
    visitor.context.add_init_script(NEVER_AT_REST)
    if page != "start":
        table = visitor.make(game=page, players=2, bots={"2": "dutiful"})
        visitor.page.goto("about:blank")
        visitor.open(f"/t/{table}")
        visitor.wait_for_turn()
    else:
        visitor.open()
        visitor.page.wait_for_selector("[data-act=play-monolyth]:enabled")
    assert "ui-" not in visitor.page.inner_text("body"), "the first words are all there"
    script = zipped(visitor, ".js")
    assert 10_000 < script <= MOST_SCRIPT
    assert zipped(visitor, ".css") <= MOST_STYLE


def zipped(visitor: Visitor, ending: str) -> int:
    """Bytes of what the page has loaded at first; what is tiny is sent as it is."""
    names = {name for name in visitor.page.evaluate(LOADED) if name.endswith(ending)}
    first = [STATIC / name for name in names]
    packed = [file.with_name(f"{file.name}.gz") for file in first]
    sent = [gz if gz.exists() else file for gz, file in zip(packed, first, strict=True)]
    return sum(file.stat().st_size for file in sent)


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
