"""The pages: the client for each of its addresses, with a head that previews of links can read.

An address that is none of the client's, or of a table that does not exist, is answered 404 by
the same page, which says so.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from lapidarium.games.registry import game_types
from lapidarium.learning import puzzles
from lapidarium.learning.lessons import lessons
from lapidarium.refusals import Refused
from lapidarium.server.http import static_files
from lapidarium.server.http.link_previews import site_preview, table_preview
from lapidarium.server.http.requests import Own, Parts, language_of
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.words import word

if TYPE_CHECKING:
    from lapidarium.server.http.link_previews import LinkPreview

router = APIRouter(include_in_schema=False)
OF_TABLES = ("t", "r")
"""A table, and its replay."""
OTHERS = ("", "me", "workshop", "host", "learn", "puzzle", "study")
"""The start page, one's own, the workshop, the page of hosts, all lessons, puzzles, and studies."""
LESSON = "learn"
"""A lesson of a game, by both names."""
RULES = "rules"
"""The rules of a game, by its name."""
PUZZLE = "puzzle"
LONGEST_INVITE = 64


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str, own: Own) -> Response:
    """A file of the build, a page of the client, or nothing."""
    if (found := static_files.file(request, path)) is not None:
        return found
    lang = language_of(request)
    parts = path.rstrip("/").split("/")
    if len(parts) == 2 and parts[0] in OF_TABLES:
        invite = request.query_params.get("invite", "")[:LONGEST_INVITE]
        try:
            preview = await table_preview(parts[1], invite, own, lang)
        except Refused:
            return _page(request, own, lang, site_preview(lang), 404)
        except StorageUnavailable:
            preview = site_preview(lang)  # the page itself says that the server is in trouble
        return _page(request, own, lang, preview)
    is_rules = parts[0] == RULES and "/".join(parts[1:]) in game_types()
    if is_rules or path in OTHERS or _is_lesson(parts) or _is_puzzle(parts):
        return _page(request, own, lang, site_preview(lang, is_indexed=is_rules or not path))
    if "." in parts[-1]:  # asked for a file, by a program
        return Response(status_code=404)
    return _page(request, own, lang, site_preview(lang), 404)


def _is_lesson(parts: list[str]) -> bool:
    if len(parts) != 3 or parts[0] != LESSON or parts[1] not in game_types():
        return False
    return any(one.id == parts[2] for one in lessons(game_types()[parts[1]]))


def _is_puzzle(parts: list[str]) -> bool:
    """A game with puzzles, one of them, or a word for one."""
    if parts[0] != PUZZLE or not 2 <= len(parts) <= 3 or parts[1] not in game_types():
        return False
    if len(parts) == 2 or parts[2] in ("next", "daily"):
        return bool(puzzles.of_game(parts[1]))
    return puzzles.by_id(parts[1], parts[2]) is not None


def _page(
    request: Request, own: Parts, lang: str, preview: LinkPreview, status: int = 200
) -> Response:
    headers = {"cache-control": "no-cache"}
    found = static_files.index()
    if found is None:
        return HTMLResponse(_unbuilt(lang), status, headers)
    text, build = found
    address = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    tags = preview.tags(address, origin_of(request, own))
    build_tag = f'<meta name="build" content="{build}">'
    text = text.replace("<title>Lapidarium</title>", f"<title>{escape(preview.title)}</title>")
    return HTMLResponse(text.replace("</head>", f"{build_tag}{tags}</head>", 1), status, headers)


def origin_of(request: Request, own: Parts) -> str:
    """Where people reach this server: as it was told, or as the request says."""
    if own.settings.public_url:
        return own.settings.public_url.rstrip("/")
    scheme = "https" if own.settings.is_secure else request.url.scheme
    return f"{scheme}://{request.url.netloc}"


def _unbuilt(lang: str) -> str:
    """What is shown where the client has not been built: how to build it."""
    title, body = word("server-no-client-title", lang), word("server-no-client", lang)
    return (
        f"<!doctype html><html lang={lang}><meta charset=utf-8><title>{title}</title>"
        f"<h1>{title}</h1><pre>{body}</pre>"
    )
