"""The rules of a game for people, with its worked examples drawn: `/api/rules/…`."""

from __future__ import annotations

from functools import cache
from itertools import accumulate, islice
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter

from lapidarium.games.present import present
from lapidarium.games.registry import NoSuchGame, game_type
from lapidarium.games.rules_text import Example, examples, rules_text
from lapidarium.games.walk import first_frame, walk
from lapidarium.messages import Message
from lapidarium.refusals import NOT_FOUND, Refused
from lapidarium.server.http import schemas
from lapidarium.server.http.game_schemas import Rules, RulesClause, RulesExample, RulesSection
from lapidarium.server.http.requests import Own

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
        raise Refused(error.message, status=NOT_FOUND) from None
    found = rules_text(kind, lang)
    if found is None:
        raise Refused(Message("server-no-rules", game=kind.title), status=NOT_FOUND)
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
def _drawn(kind: GameType, pack: Pack) -> tuple[Any, dict[str, RulesExample]]:
    """What never changes in the game, and each example by its clause; the same in all languages."""
    pieces = kind.presenter(kind.referee(pack, min(kind.player_counts))).pieces()
    drawn = {clause: _draw(kind, pack, example) for clause, example in examples(kind).items()}
    return pieces, drawn


def _draw(kind: GameType, pack: Pack, example: Example) -> RulesExample:
    referee = kind.referee(pack, example.players)
    presenter = kind.presenter(referee)
    state = referee.from_position(example.position)
    first = first_frame(presenter, state)
    events = [referee.parse(text) for text in example.moves]
    states = islice(accumulate(events, referee.after, initial=state), 1, None)
    frames = [first, *walk(presenter, first, zip(events, states, strict=True))]
    facts = [
        presenter.facts(frame.before, frame.event, frame.state)
        for frame in frames[1:]
        if referee.to_act(frame.before) >= 0
    ]
    view = present(presenter, frames[-1], None, is_open=True)
    return RulesExample(
        game=view,
        facts=facts[-1] if facts else None,
        show=dict(example.show),
    )
