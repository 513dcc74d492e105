"""The games that can be played here, their bots and words: `/api/games`, `/api/bots`, …"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from lapidarium import words
from lapidarium.games.registry import game_types
from lapidarium.messages import Message
from lapidarium.server.http import schemas
from lapidarium.server.http.game_schemas import (
    Bots,
    Games,
    GameShape,
    LevelShape,
    PackShape,
    RankShape,
)
from lapidarium.server.http.requests import Own, Parts
from lapidarium.server.tables.levels import fallback_level

if TYPE_CHECKING:
    from lapidarium.games.game_type import GameType

router = APIRouter(tags=["games"])
TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}
CACHED = "no-cache"
"""A browser keeps the words, and asks each time whether they are still the same."""


@router.get("/games")
async def games(own: Own) -> Games:
    """What can be played here."""
    found = [_game(own, game) for game in game_types().values()]
    return Games(games=found, chat=own.settings.has_chat)


@router.get("/bots")
async def bots(own: Own) -> Bots:
    """How it is with the bots: somebody who waits for one may ask."""
    return Bots(preparing=own.pool.precompiler.preparing)


def _game(own: Parts, game: GameType) -> GameShape:
    packs = [pack for pack in own.packs.shipped.values() if pack.game == game.name]
    return GameShape(
        game=game.name,
        title=_shape(game.title),
        players=list(game.player_counts),
        levels=[
            LevelShape(
                name=level.name,
                message=_shape(Message(f"level-{level.name}")),
                strength=level.strength,
            )
            for level in game.levels
        ],
        fallback_level=fallback_level(game.name),
        ranks=[
            RankShape(rank=_shape(Message(code)), least=least)
            for least, code in reversed(game.ranks)
        ],
        packs=[
            PackShape(
                name=pack.name,
                title=pack.title,
                options=msgspec.to_builtins(game.table_options(pack)),
            )
            for pack in packs
        ],
        has_daily=game.daily_players is not None,
    )


def _shape(message: Message) -> schemas.Message:
    return schemas.Message(**message.to_wire())


@router.get("/words/{lang}", response_class=Response, responses=TEXT)
async def catalogues(lang: schemas.Lang, request: Request) -> Response:
    """The catalogues of all installed games in a language, in the format of Project Fluent."""
    text, tag = _catalogues(lang)
    headers = {"etag": tag, "cache-control": CACHED}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


@cache
def _catalogues(lang: str) -> tuple[str, str]:
    """The text and its tag; games are installed before the server starts."""
    game_types()
    text = words.added(lang)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
