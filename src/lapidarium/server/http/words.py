"""The catalogues of the installed games; a client brings the words of the platform itself."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Literal

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from lapidarium.words import added

router = APIRouter(tags=["words"])
CACHING = {"cache-control": "no-cache", "vary": "accept-encoding"}
"""Kept by browsers, but asked for each time: installing a game changes it."""


@router.get("/words/{lang}", response_class=PlainTextResponse)
async def words(lang: Literal["en", "de", "es", "ja"], request: Request) -> Response:
    """All games' sentences in a language, as one Fluent file."""
    plain, packed, tag = _catalogue(lang)
    headers = {**CACHING, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return PlainTextResponse(packed, headers={**headers, "content-encoding": "gzip"})
    return PlainTextResponse(plain, headers=headers)


@cache
def _catalogue(lang: str) -> tuple[bytes, bytes, str]:
    """The text without comments, the same compressed, and its tag."""
    text = added(lang)
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    plain = "\n".join(lines).encode()
    return plain, gzip.compress(plain), f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
