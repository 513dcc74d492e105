"""Studies: a position that anybody may look at, play on both sides and have thought about.

Nothing of a study is stored. A position comes in notation, where whoever sends it knows all of it,
or from a game that is over.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from fastapi import APIRouter, Request

from lapidarium.games.registry import NoSuchGame, game_type
from lapidarium.learning.questions import drive_async
from lapidarium.learning.review import Depth, reviewer
from lapidarium.learning.review.lines import best_lines
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now, today
from lapidarium.server.accounts.requester import address_of
from lapidarium.server.bot_workers.pool import STUDIES, WorkShare
from lapidarium.server.http import review_schemas as shapes
from lapidarium.server.http import schemas
from lapidarium.server.http.requests import Own, Parts, Visitor, check_rate
from lapidarium.server.http.reviews import check_not_todays, finished, today_is_closed
from lapidarium.server.http.structs import Plain
from lapidarium.server.reviews.study import Study
from lapidarium.server.tables import daily
from lapidarium.server.tables.answers import answer
from lapidarium.server.tables.views import AskAnswer

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.server.accounts.people import Person

router = APIRouter(tags=["studies"])


@router.post("/study")
async def study(
    request: Request, wanted: shapes.StudyAsked, person: Visitor, own: Own
) -> shapes.Study:
    """A position with what may be done there, after one move more if there is one."""
    check_rate(request, own.checks)
    async with own.long_work.turn(address_of(request.scope, own.settings)) as pieces:
        found, problems = await _found(wanted, person, own)
        await pieces.rest()
        if found is None:
            said = [schemas.Message(**problem.to_wire()) for problem in problems]
            return shapes.Study(shown=None, problems=said)
        if wanted.move:
            found.play(wanted.move)
        found.deal(secrets.token_hex(8))
        await pieces.rest()
        return shapes.Study(shown=shapes.StudyShown(**found.shown()), problems=[])


@router.post("/study/ask")
async def ask(
    request: Request, wanted: shapes.StudyQuestion, person: Visitor, own: Own
) -> Annotated[AskAnswer, Plain]:
    """What a move or a space is about, as at a table."""
    check_rate(request, own.checks)
    found = await _readable(wanted, person, own)
    seat = max(found.game.to_act(found.state), -1)
    message, fields = answer(found.presenter, found.state, wanted.about, seat)
    return AskAnswer(id=0, about=wanted.about, message=message.to_wire(), **fields)


@router.post("/study/lines")
async def lines(
    request: Request, wanted: shapes.LinesAsked, person: Visitor, own: Own
) -> shapes.StudyLines:
    """The best ways to go on, and what each seat can expect of them."""
    check_rate(request, own.heavy)
    found = await _readable(wanted, person, own)
    game, state = found.game, found.state
    if game.to_act(state) < 0:
        raise Refused(Message("hint-nothing-to-decide"))
    depth = Depth.times(wanted.depth * own.settings.review_seconds / 0.4)
    share = WorkShare(STUDIES, person.person, "study")
    ask_bots = partial(own.pool.ask, game, share=share)
    best = await drive_async(best_lines(game, state, depth), ask_bots)
    firsts = [line["moves"][0]["move"] for line in best]
    told = [
        shapes.StudyLine(
            **line,
            **msgspec.to_builtins(
                found.said(move, next((one for one in firsts if one != move), ""))
            ),
        )
        for line, move in zip(best, firsts, strict=True)
    ]
    return shapes.StudyLines(lines=told, level=reviewer(game.name))


async def _readable(wanted: shapes.StudyAsked, person: Person, own: Parts) -> Study:
    """The position; raises Refused with the first thing that is wrong with it."""
    found, problems = await _found(wanted, person, own)
    if found is None:
        raise Refused(problems[0])
    return found


async def _found(
    wanted: shapes.StudyAsked, person: Person, own: Parts
) -> tuple[Study | None, list[Message]]:
    """The position after its events, or everything that is wrong with it; raises Refused.

    Nor is today's deal studied by a copy: its position, or its events from the start.
    """
    if wanted.table:
        table = await finished(wanted.table, person, own, wanted.invite)
        check_not_todays(table, own)
        shipped = own.packs.shipped.get(table.game.name)
        is_shipped = shipped is not None and shipped.digest == table.terms.digest
        pack = "" if is_shipped else table.terms.digest
        found = Study(table.game, table.start_state, pack, table.steps[: wanted.event])
    else:
        game, problems = await _game(wanted, own)
        if game is None:
            return None, problems
        is_start = " " not in wanted.position
        state = game.start() if is_start else game.from_position(wanted.position)
        found = Study(game, state, wanted.pack)
    found.play_all(wanted.events)
    if daily.resembles_deal(found.game, found.states, own.secret, today(now())):
        raise today_is_closed()
    return found, []


async def _game(
    wanted: shapes.StudyAsked, own: Parts
) -> tuple[Game[Any, Any] | None, list[Message]]:
    """The referee that can read the position; else what is wrong with it."""
    name = wanted.position.split(" ", 1)[0]
    try:
        kind = game_type(name)
    except NoSuchGame as error:
        return None, [error.message]
    counts = (wanted.players,) if wanted.players else kind.counts_for(wanted.position)
    problems: list[Message] = []
    for players in counts:
        game = await own.packs.named(name, wanted.pack, players)
        if wanted.position == name:
            return game, []
        found = await asyncio.to_thread(game.problems, wanted.position)
        if not found:
            return game, []
        problems = problems if problems and len(problems) <= len(found) else found
    return None, problems
