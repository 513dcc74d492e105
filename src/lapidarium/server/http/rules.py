"""The rules of a game for people, with its worked examples drawn: `/api/rules/…`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import orjson
from fastapi import APIRouter

from lapidarium.games.registry import NoSuchGame, game_type
from lapidarium.games.rules_text import Example, examples, rules_text
from lapidarium.messages import Message
from lapidarium.server.http import schemas
from lapidarium.server.http.game_schemas import Rules, RulesClause, RulesExample, RulesSection
from lapidarium.server.http.requests import Missing, Own

if TYPE_CHECKING:
    from lapidarium.games.game_type import GameType
    from lapidarium.games.pack import Pack

router = APIRouter(tags=["games"])


@router.get("/rules/{game}/{lang}")
async def rules(game: str, lang: schemas.Lang, own: Own) -> Rules:
    """All clauses of a game in a language, in sections, and its examples as a client draws them."""
    try:
        kind = game_type(game)
    except NoSuchGame as error:
        raise Missing(error.message) from None
    found = rules_text(kind, lang)
    if found is None:
        raise Missing(Message("server-no-rules", game=kind.title))
    pieces, drawn = _drawn(kind, own.packs.shipped[kind.name])
    return Rules(
        game=kind.name,
        pieces=pieces,
        sections=[
            RulesSection(
                title=section.title,
                clauses=[
                    RulesClause(id=one.id, parts=found.parts(one.text), example=drawn.get(one.id))
                    for one in section.clauses
                ],
            )
            for section in found.sections
        ],
    )


@cache
def _drawn(kind: GameType, pack: Pack) -> tuple[dict[str, Any], dict[str, RulesExample]]:
    """What never changes in the game, and each example by its clause; the same in all languages."""
    pieces = orjson.loads(kind.display(kind.referee(pack, min(kind.player_counts))).pieces())
    return pieces, {clause: _draw(kind, pack, one) for clause, one in examples(kind).items()}


def _draw(kind: GameType, pack: Pack, example: Example) -> RulesExample:
    referee = kind.referee(pack, example.players)
    display = kind.display(referee)
    state = referee.from_position(example.position)
    display.begin_at(state)
    facts: dict[str, Any] | None = None
    for text in example.moves:
        event = referee.parse(text)
        after = referee.after(state, event)
        display.on_event(state, event, after)
        if referee.to_act(state) >= 0:
            facts = display.facts(state, event, after)
        state = after
    view = display.view(referee.view(state, None, is_open=True))
    return RulesExample(players=example.players, view=view, facts=facts, show=dict(example.show))
