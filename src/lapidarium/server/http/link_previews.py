"""What a link says about itself where it is shared: title, result, and a picture of the board.

A stranger's view decides: of a table that whoever has the link may not look at, only the game
is named. The picture is drawn from what spectators see, so nothing hidden is in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Annotated
from urllib.parse import quote

from fastapi import APIRouter, Query
from starlette.responses import RedirectResponse, Response

from lapidarium.server.accounts.people import now, today
from lapidarium.server.http.cards import HEIGHT, WIDTH, NoCard
from lapidarium.server.http.requests import Own, Parts
from lapidarium.server.tables import daily
from lapidarium.server.tables.errors import UnreadableTable
from lapidarium.table import OVER, WAITING
from lapidarium.table.access import may_see_game
from lapidarium.words import has, render, render_named, word

if TYPE_CHECKING:
    from lapidarium.table import Table

router = APIRouter(tags=["pages"])
PLAIN = "/preview.png"
"""The card of whatever has no picture."""
KEPT = {OVER: "public, max-age=86400"}
"""How long others may keep a picture: only what does not change any more."""


@dataclass(frozen=True)
class LinkPreview:
    """What is shown of a link."""

    title: str
    description: str
    picture: str = PLAIN
    is_indexed: bool = False

    def tags(self, address: str, origin: str) -> str:
        """The tags for the head of the page (Open Graph)."""
        properties = {
            "og:site_name": "Lapidarium",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.description,
            "og:url": origin + address,
            "og:image": origin + self.picture,
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
        }
        tags = [
            f'<meta property="{key}" content="{escape(value)}">'
            for key, value in properties.items()
        ]
        tags.append('<meta name="twitter:card" content="summary_large_image">')
        if not self.is_indexed:
            tags.append('<meta name="robots" content="noindex">')
        return "".join(tags)


def site_preview(lang: str, *, is_indexed: bool = False) -> LinkPreview:
    """What is shown of a page that is no table's."""
    return LinkPreview("Lapidarium", word("server-preview-site", lang), is_indexed=is_indexed)


def is_open(table: Table, invite: str, own: Parts) -> bool:
    """May whoever has the link look at the game?"""
    is_todays = daily.is_deal_of(table, own.secret, today(now()))
    return may_see_game(table, None, invite, is_todays_deal=is_todays)


async def table_preview(name: str, invite: str, own: Parts, lang: str) -> LinkPreview:
    """What is shown of a table; raises Refused."""
    try:
        room = await own.hub.room(name)
    except UnreadableTable:
        return site_preview(lang)
    table = room.table
    game = _title(table, lang)
    about = f"game-{table.game.name}-about"
    description = word(about, lang) if has(about, lang) else word("server-preview-site", lang)
    if not is_open(table, invite, own):
        return LinkPreview(game, description)
    await own.people.preload({table.host})
    query = f"?invite={quote(invite)}" if invite else ""
    picture = PLAIN if table.status == WAITING else f"/preview/{name}.png{query}"
    if table.ending is not None:
        title = word("server-preview-result", lang, game=game, names=_standing(table, own, lang))
        return LinkPreview(title, _decided(table, own, lang), picture)
    if table.status == WAITING:
        host = own.people.name_of(table.host)
        title = word("server-preview-invites", lang, name=host, game=game) if host else game
        return LinkPreview(title, description, picture)
    title = word("server-preview-result", lang, game=game, names=_names(table, own, lang))
    return LinkPreview(title, word("server-preview-running", lang), picture)


def _title(table: Table, lang: str) -> str:
    """The name of the game; one without words goes by its own."""
    code = f"game-{table.game.name}"
    return word(code, lang) if has(code, lang) else table.game.name


def _players(table: Table, own: Parts, lang: str) -> list[str]:
    found = []
    for number, seat in enumerate(table.seats):
        named = table.names[number] if number < len(table.names) else ""
        bot = seat.bot or (named if number in table.named_bots else "")
        if seat.person:
            name = own.people.name_of(seat.person)
        elif bot:
            name = word(f"level-{bot}", lang) if has(f"level-{bot}", lang) else bot
        else:
            name = named
        found.append(name or word("seat", lang, seat=number + 1))
    return found


def _names(table: Table, own: Parts, lang: str) -> str:
    return ", ".join(_players(table, own, lang))


def _standing(table: Table, own: Parts, lang: str) -> str:
    assert table.ending is not None
    players = _players(table, own, lang)
    return " – ".join(
        f"{name} {score}" for name, score in zip(players, table.ending.scores, strict=True)
    )


def _decided(table: Table, own: Parts, lang: str) -> str:
    """Who won and why, by name."""
    assert table.ending is not None
    decided = table.ending.decided
    seat = decided.params.get("seat")
    if not isinstance(seat, int):
        return render(decided, lang)
    return render_named(decided, _players(table, own, lang)[seat - 1], lang)


@router.get("/preview/{table}.png", response_class=Response, include_in_schema=False)
async def picture(
    table: str, own: Own, invite: Annotated[str, Query(max_length=64)] = ""
) -> Response:
    """The board as spectators see it; the plain card if there is nothing to show."""
    plain = RedirectResponse(PLAIN, 302, headers={"cache-control": "no-cache"})
    try:
        room = await own.hub.room(table)
    except UnreadableTable:
        return plain
    found = room.table
    if found.status == WAITING or not is_open(found, invite, own):
        return plain
    try:
        png = await own.cards.png((found.name, found.number), room.views.picture)
    except NoCard:
        return plain
    headers = {
        "cache-control": KEPT.get(found.status, "no-cache"),
        "cross-origin-resource-policy": "cross-origin",
    }
    return Response(png, media_type="image/png", headers=headers)
