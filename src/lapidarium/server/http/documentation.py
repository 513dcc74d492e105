"""The documentation at /docs, where this installation has it (scripts/docs builds it)."""

from __future__ import annotations

import mimetypes
import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from lapidarium.server.http.middleware import POLICY
from lapidarium.server.http.requests import language_of
from lapidarium.words import word

router = APIRouter(include_in_schema=False)
FOLDER = Path(__file__).parents[1] / "documentation"
FIRST = "index.html"
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
"""The site's pages have a few scripts of their own in them, which the usual policy forbids."""


@router.api_route("/docs", methods=["GET", "HEAD"])
async def first_page(request: Request) -> Response:
    """The site's links are relative, so its first page needs the slash."""
    if not (FOLDER / FIRST).is_file():
        return _missing(request)
    return RedirectResponse("/docs/", 307)


@router.api_route("/docs/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A page or a file of the site."""
    try:
        wanted = (FOLDER / (path or FIRST)).resolve()
        is_there = wanted.is_file() and wanted.is_relative_to(FOLDER.resolve())
    except (OSError, ValueError):  # a name that no file can have
        is_there = False
    if not is_there:
        return _missing(request)
    headers = {"cache-control": "no-cache"}
    if wanted.suffix != ".html":
        kind = mimetypes.guess_type(wanted.name)[0] or "text/plain"
        return FileResponse(wanted, media_type=kind, headers=headers)
    text, policy = _page(wanted, wanted.stat().st_mtime_ns)
    return HTMLResponse(text, headers={**headers, "content-security-policy": policy})


def _missing(request: Request) -> Response:
    has_site = (FOLDER / FIRST).is_file()
    code = "server-no-such-address" if has_site else "server-no-documentation"
    text = word(code, language_of(request))
    return Response(f"{text}\n", 404, media_type="text/plain; charset=utf-8")


@lru_cache(maxsize=64)
def _page(path: Path, _changed: int) -> tuple[str, str]:
    """A page, and a policy that allows the very scripts that are in it."""
    text = path.read_text("utf-8")
    digests = {b64encode(sha256(own.encode()).digest()).decode() for own in SCRIPT.findall(text)}
    allowed = "".join(f" 'sha256-{digest}'" for digest in sorted(digests))
    return text, POLICY.replace("script-src 'self'", f"script-src 'self'{allowed}")
