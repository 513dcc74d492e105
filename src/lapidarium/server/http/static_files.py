"""The files of the client's build."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, Response

if TYPE_CHECKING:
    from starlette.requests import Request

FOLDER = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"
"""What is under /assets has its content in its name."""
PACKED = (("br", ".br"), ("gzip", ".gz"))
mimetypes.add_type("application/manifest+json", ".webmanifest")


def file(request: Request, path: str) -> Response | None:
    """A file of the build, if there is one of this name."""
    try:
        wanted = (FOLDER / path).resolve()
        is_there = wanted.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return None
    is_inside = wanted.is_relative_to(FOLDER.resolve())
    is_hidden = any(part.startswith(".") for part in Path(path).parts)
    if not is_inside or is_hidden or not is_there or wanted == FOLDER / "index.html":
        return None
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


def index() -> tuple[str, str] | None:
    """The page of the client and which build it is of; nothing if the client is not built."""
    path = FOLDER / "index.html"
    try:
        stamp = path.stat()
    except OSError:
        return None
    return _read(path, stamp.st_mtime_ns)


@lru_cache(maxsize=1)
def _read(path: Path, _changed: int) -> tuple[str, str]:
    text = path.read_text("utf-8")
    return text, hashlib.sha256(text.encode()).hexdigest()[:12]


def build() -> str:
    """Which build of the client this server has; empty if there is none."""
    found = index()
    return found[1] if found else ""
