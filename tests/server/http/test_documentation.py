"""The documentation at /docs of a running server."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from hashlib import sha256
from typing import TYPE_CHECKING

import httpx
import pytest
from fastapi import FastAPI

from lapidarium.server.http import documentation

if TYPE_CHECKING:
    from pathlib import Path

PAGE = "<html><script>var a = 1;</script><script src=x.js></script><p>Hello</p></html>"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the site."""
    folder = tmp_path / "documentation"
    (folder / "start").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(documentation, "FOLDER", folder)
    return folder


def asked(path: str) -> httpx.Response:
    app = FastAPI(docs_url=None)
    app.include_router(documentation.router)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get(path, headers={"accept-language": "en"})

    return asyncio.run(ask())


def test_pages_and_files_of_the_site(site: Path) -> None:
    (site / "index.html").write_text(PAGE)
    (site / "start" / "a.css").write_text("p {}")
    assert asked("/docs").headers["location"] == "/docs/"
    first = asked("/docs/")
    assert first.status_code == 200
    assert "Hello" in first.text
    assert asked("/docs/start/a.css").headers["content-type"].startswith("text/css")


def test_only_the_scripts_of_the_page_itself_are_allowed(site: Path) -> None:
    (site / "index.html").write_text(PAGE)
    policy = asked("/docs/index.html").headers["content-security-policy"]
    digest = b64encode(sha256(b"var a = 1;").digest()).decode()
    [allowed] = re.findall(r"script-src ([^;]+);", policy)
    assert allowed == f"'self' 'sha256-{digest}'"


@pytest.mark.parametrize(
    "path", ["/docs/nothing.html", "/docs/../secret.txt", "/docs/%2e%2e/secret.txt", "/docs/start"]
)
def test_nothing_else_is_shown(site: Path, path: str) -> None:
    (site / "index.html").write_text(PAGE)
    answer = asked(path)
    assert answer.status_code == 404
    assert "not for you" not in answer.text


def test_without_documentation_the_answer_says_so(site: Path) -> None:
    assert not (site / "index.html").exists()
    for path in ("/docs", "/docs/"):
        answer = asked(path)
        assert answer.status_code == 404
        assert "scripts/docs --bundle" in answer.text
