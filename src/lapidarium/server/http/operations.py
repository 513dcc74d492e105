"""For those who run the server, and those who write programs: health, figures, the description."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response

from lapidarium import __version__
from lapidarium.server.http.requests import Own, language_of
from lapidarium.words import word

router = APIRouter()


@router.get("/healthz", tags=["operation"])
async def health(own: Own) -> JSONResponse:
    """Can this node work? If not, 503, and `problems` says what is wrong."""
    problems = await own.health.problems()
    body = {"status": "not well" if problems else "ok", "problems": problems}
    return JSONResponse({**body, "version": __version__}, 503 if problems else 200)


@router.get("/metrics", tags=["operation"], response_class=PlainTextResponse)
async def metrics(own: Own) -> Response:
    """Figures in the text form of Prometheus."""
    figures = own.metrics.text(own.hub, own.pool)
    return PlainTextResponse(figures, media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """The description of the HTTP side, for people; without scripts."""
    described = request.app.openapi()
    lang = language_of(request)
    title = escape(word("server-docs-title", lang))
    rows = "".join(
        f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{escape(what['description'])}"
        for path, ways in described["paths"].items()
        for method, what in ways.items()
    )
    page = (
        f"<!doctype html><html lang={lang}><meta charset=utf-8><title>{title}</title>"
        f"<h1>{title}</h1><p><a href=/api/openapi.json>OpenAPI</a><table>{rows}</table>"
    )
    return HTMLResponse(page)
