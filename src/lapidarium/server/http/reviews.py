"""Reviews of finished games, and playing on from them: `/api/tables/…/review`, `…/continue`."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import orjson
from fastapi import APIRouter, Request

from lapidarium.games.game import OVER as GAME_OVER
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import new_key, now, today
from lapidarium.server.http import review_schemas as shapes
from lapidarium.server.http import schemas
from lapidarium.server.http.records import opened
from lapidarium.server.http.requests import Anybody, Known, Own, Parts, check_rate
from lapidarium.server.tables import daily
from lapidarium.server.tables.levels import check_level, fallback_level
from lapidarium.table import OVER, Made, Terms
from lapidarium.table.import_commands import import_game
from lapidarium.table.turn_commands import begin_if_full

if TYPE_CHECKING:
    from lapidarium.server.accounts.people import Person
    from lapidarium.table import Table

router = APIRouter(tags=["reviews"])
DEPTHS = (1, 4)


async def finished(table: str, person: Person | None, own: Parts, invite: str) -> Table:
    """A finished game that this person may look at; raises Refused."""
    found = (await opened(table, person, own, invite)).table
    if found.status != OVER:
        raise Refused(Message("server-review-running"))
    return found


def today_is_closed() -> Refused:
    """The refusal of help with today's deal."""
    return Refused(Message("server-not-todays-deal"))


def check_not_todays(table: Table, own: Parts) -> None:
    """Others have yet to play today's deal; raises Refused."""
    day = today(now())
    if daily.is_deal_of(table, own.secret, day) or daily.is_like(table, own.secret, day):
        raise today_is_closed()


@router.get("/tables/{table}/review")
async def review_of(
    table: str, person: Anybody, own: Own, depth: int = 1, invite: str = ""
) -> shapes.ReviewStanding:
    """How far it is with the review of a finished game, and the review once it is done."""
    await finished(table, person, own, invite)
    return await _standing(table, depth, own)


@router.post("/tables/{table}/review")
async def start(
    request: Request, table: str, wanted: shapes.ReviewAsked, person: Known, own: Own
) -> shapes.ReviewStanding:
    """Review a finished game in the background; one that goes on or is done is not begun again."""
    found = await finished(table, person, own, wanted.invite)
    check_not_todays(found, own)
    check_rate(request, own.heavy)
    await own.reviews.ask(person.person, found, wanted.depth)
    return await _standing(table, wanted.depth, own)


async def _standing(table: str, depth: int, own: Parts) -> shapes.ReviewStanding:
    depth = depth if depth in DEPTHS else DEPTHS[0]
    found, other = [
        await own.reviews.standing((table, each))
        for each in sorted(DEPTHS, key=lambda each: each != depth)
    ]
    return shapes.ReviewStanding(
        status=found.status,  # type: ignore[arg-type]
        depth=depth,
        done=found.done,
        total=found.total,
        has_other=other.status == "done",
        review=None if found.review is None else orjson.loads(found.review),
    )


@router.post("/tables/{table}/continue", status_code=201)
async def play_from(
    request: Request, table: str, wanted: shapes.PlayFrom, person: Known, own: Own
) -> schemas.Made:
    """Play on from a point of a finished game against bots, at a table for practice."""
    found = await finished(table, person, own, wanted.invite)
    own.people.house.check_table()
    check_rate(request, own.heavy)
    check_not_todays(found, own)
    if wanted.event > len(found.steps):
        raise Refused(Message("server-no-such-event", event=wanted.event, last=len(found.steps)))
    game, states = found.game, found.states
    turn = game.to_act(states[wanted.event])
    if turn == GAME_OVER:
        raise Refused(Message("refused-game-over"))
    if wanted.seat > game.players:
        raise Refused(Message("server-no-such-seat", seat=wanted.seat))
    level = wanted.level or fallback_level(game.name)
    check_level(game.name, level)
    seat = wanted.seat - 1 if wanted.seat else max(turn, 0)
    made = Made(
        at=now(),
        terms=Terms.of(game, practice=True),
        host=person.person,
        seed=secrets.token_hex(16),
        people={seat: person.person},
        bots={other: level for other in range(game.players) if other != seat},
        invite=secrets.token_urlsafe(16),
    )
    name = new_key()
    steps = [(step.event, step.state) for step in found.steps[: wanted.event]]
    await own.hub.make(
        name,
        made,
        lambda table, at: import_game(table, steps, (), at.now),
        begin_if_full,
    )
    return schemas.Made(table=name, invite=made.invite)
