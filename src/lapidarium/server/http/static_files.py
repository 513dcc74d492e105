"""The pages: the client's build if there is one, else a page that says how to make it."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, HTMLResponse, Response

from lapidarium.words import language, word

if TYPE_CHECKING:
    from starlette.requests import Request

FOLDER = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"
"""What is under /assets has its content in its name."""
PACKED = (("br", ".br"), ("gzip", ".gz"))


def page(request: Request) -> Response:
    """`/` and every route of the client."""
    index = FOLDER / "index.html"
    if index.is_file():
        return _file(index, request, "no-cache")
    lang = language(request.headers.get("accept-language", "")[:20])
    title, body = word("server-no-client-title", lang), word("server-no-client", lang)
    html = f"<!doctype html><html lang={lang}><meta charset=utf-8><title>{title}</title>"
    return HTMLResponse(
        f"{html}<h1>{title}</h1><pre>{body}</pre>", headers={"cache-control": "no-cache"}
    )


def file(request: Request, path: str) -> Response:
    """A file of the build, or the page for a route of the client."""
    try:
        wanted = (FOLDER / path).resolve()
        is_there = wanted.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return Response(status_code=404)
    is_inside = wanted.is_relative_to(FOLDER.resolve())
    is_hidden = any(part.startswith(".") for part in Path(path).parts)
    if not is_inside or is_hidden or not is_there:
        if path.startswith("assets/"):
            return Response(status_code=404)
        return page(request)
    return _file(wanted, request, FOREVER if path.startswith("assets/") else "no-cache")


def _file(path: Path, request: Request, caching: str) -> Response:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for coding, ending in PACKED:
        packed = path.with_name(path.name + ending)
        if coding in accepted and packed.is_file():
            return FileResponse(
                packed, media_type=kind, headers={**headers, "content-encoding": coding}
            )
    return FileResponse(path, media_type=kind, headers=headers)
