"""Games as records, and gone through again: `/api/records`, `/api/tables/…/record`, `…/replay`."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import orjson
from fastapi import APIRouter, Body, Query, Request
from msgspec import UNSET
from pydantic import BaseModel, Field
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from lapidarium import record
from lapidarium.games.game import OVER as GAME_OVER
from lapidarium.messages import Message
from lapidarium.record import Record
from lapidarium.refusals import FORBIDDEN, Refused
from lapidarium.server.accounts.people import new_key, now, today
from lapidarium.server.accounts.requester import address_of
from lapidarium.server.http import schemas
from lapidarium.server.http.requests import Anybody, Known, Own, Parts, check_rate
from lapidarium.server.tables import daily, results
from lapidarium.server.tables.errors import UnreadableTable
from lapidarium.server.tables.replay import MOST_STEPS, replay
from lapidarium.table import OVER, Made, Terms
from lapidarium.table.access import may_see_game
from lapidarium.table.import_commands import import_game
from lapidarium.table.turn_commands import begin_if_full

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from lapidarium.server.accounts.people import Person
    from lapidarium.server.tables.room import Room
    from lapidarium.table import Table

router = APIRouter(tags=["records"])
LARGEST = 262_144
PAGE_SIZE = 100


def names_of(table: Table, own: Parts) -> tuple[tuple[str, ...], frozenset[int]]:
    """What is written behind each seat: a person's name, or a bot's level; and which are bots."""
    found, bots = [], set[int]()
    for number, seat in enumerate(table.seats):
        name = own.people.name_of(seat.person) if seat.person else seat.bot or ""
        is_bot = bool(name) and seat.person is None
        if not name and number < len(table.names):
            name, is_bot = table.names[number], number in table.named_bots
        found.append(name)
        if is_bot:
            bots.add(number)
    return tuple(found), frozenset(bots)


async def opened(table: str, person: Person | None, own: Parts, invite: str = "") -> Room:
    """The room of a table that this person may look at; raises Refused."""
    room = await own.hub.room(table)
    is_todays = daily.is_deal_of(room.table, own.secret, today(now()))
    name = person.person if person else None
    if not may_see_game(room.table, name, invite, is_todays_deal=is_todays):
        raise Refused(Message("server-private-table"), status=FORBIDDEN)
    return room


TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.get("/tables/{table}/record", response_class=Response, responses=TEXT)
async def record_of(
    request: Request, table: str, person: Anybody, own: Own, invite: str = ""
) -> Response:
    """The record as text: whole when the game is over, else what my seat knows."""
    async with own.long_work.turn(address_of(request.scope, own.settings)) as pieces:
        found = (await opened(table, person, own, invite)).table
        await pieces.rest()
        seat = found.seat_of(person.person) if person else -1
        seen_by = None if found.status == OVER else str(seat + 1) if seat >= 0 else record.WATCHING
        text = _written(found, own, seen_by)
        await pieces.rest()
    attached = {"content-disposition": f'attachment; filename="{found.game.name}-{table}.record"'}
    return PlainTextResponse(text, headers=attached)


class Span(BaseModel):
    """Which part of a game, as whom."""

    first: Annotated[int, Field(alias="from", ge=0, le=100_000)] = 0
    last: Annotated[int, Field(alias="to", ge=0, le=100_000)] = MOST_STEPS
    seat: Annotated[int, Field(ge=0, le=schemas.MOST_SEATS)] = 0
    invite: str = ""


@router.get("/tables/{table}/replay", response_class=Response)
async def replay_of(
    request: Request, table: str, span: Annotated[Span, Query()], person: Anybody, own: Own
) -> Response:
    """Views after each event: all open when the game is over, else as my seat knew them."""
    async with own.long_work.turn(address_of(request.scope, own.settings)) as pieces:
        room = await opened(table, person, own, span.invite)
        await pieces.rest()
        body = await _replayed(room, span, person, pieces.rest)
    return Response(body, media_type="application/json")


async def _replayed(
    room: Room, span: Span, person: Person | None, pause: Callable[[], Awaitable[None]]
) -> bytes:
    found = room.table
    mine = found.seat_of(person.person) if person else -1
    if span.seat > found.terms.players:
        raise Refused(Message("server-no-such-seat", seat=span.seat))
    if found.status != OVER and span.seat and span.seat - 1 != mine:
        raise Refused(Message("server-not-your-seat"), status=FORBIDDEN)
    seat = span.seat - 1 if span.seat else mine
    last = min(span.last, span.first + MOST_STEPS, len(found.steps))
    is_open = found.status == OVER and not span.seat
    answer = {
        **await replay(
            found,
            seat if seat >= 0 else None,
            span.first,
            last,
            pause,
            is_open=is_open,
            players=room.views.players,
        ),
        "to": last,
        "table": found.name,
        "game": found.game.name,
        "players": found.terms.players,
        "you": mine + 1,
    }
    if room.views.outcome is not UNSET:
        answer["outcome"] = room.views.outcome
    return msgspec.json.encode(answer)


@router.get("/records")
async def records(
    own: Own,
    before: Annotated[str, Query(max_length=60, pattern=r"^(\d{1,15}-[a-z0-9]{1,24})?$")] = "",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> schemas.Records:
    """Finished public games, newest first."""
    rows = await _finished(own, before, limit)
    mark = f"{rows[-1]['finished']}-{rows[-1]['at_table']}" if len(rows) == limit else None
    return schemas.Records(records=[await _shape(row, own) for row in rows], before=mark)


async def _finished(own: Parts, before: str, limit: int) -> list[dict[str, Any]]:
    at, _, name = before.partition("-")
    mark = (int(at), name) if before else None
    until = today(now())
    return await own.storage.read(lambda db: results.finished(db, mark, limit, until))


async def _shape(row: dict[str, Any], own: Parts) -> schemas.RecordShape:
    players: list[str] = orjson.loads(row["people"])
    await own.people.preload({player for player in players if ":" not in player})
    return schemas.RecordShape(
        table=row["at_table"],
        **{key: row[key] for key in ("game", "players", "finished", "rated", "imported", "events")},
        daily=row["daily"] or None,
        scores=orjson.loads(row["scores"]),
        places=[[seat + 1 for seat in place] for place in orjson.loads(row["places"])],
        seats=[
            schemas.SeatShape(
                seat=seat,
                player=results.player_in(
                    player, own.people.name_of, program=seat in row["programs"]
                ),
            )
            for seat, player in enumerate(players, 1)
        ],
    )


@router.get("/records.ndjson", response_class=StreamingResponse)
async def stream(request: Request, own: Own, events: bool = True) -> StreamingResponse:
    """Every finished public game, newest first, one JSON object a line, with its record.

    One that this server cannot read is left out.
    """
    address = address_of(request.scope, own.settings)

    async def lines() -> AsyncIterator[bytes]:
        before = ""
        while rows := await _finished(own, before, PAGE_SIZE):
            for row in rows:
                found = (await _shape(row, own)).model_dump()
                if events:
                    try:
                        found["record"] = await _text(row["at_table"], own, address)
                    except (Refused, UnreadableTable):
                        continue
                yield orjson.dumps(found) + b"\n"
            before = f"{rows[-1]['finished']}-{rows[-1]['at_table']}"

    return StreamingResponse(lines(), media_type="application/x-ndjson")


async def _text(name: str, own: Parts, address: str) -> str:
    async with own.long_work.turn(address) as pieces:
        table = await own.hub.read(name, pieces.rest)
        await own.people.preload({seat.person for seat in table.seats if seat.person})
        text = _written(table, own)
        await pieces.rest()
        return text


def _written(table: Table, own: Parts, seen_by: str | None = None) -> str:
    """The record of the game at a table, from the states that the table has."""
    names, bots = names_of(table, own)
    found = Record(table.game, table.events, names, seen_by, bots=bots, known=table.states)
    return record.write(found)


@router.post("/records", status_code=201)
async def import_record(
    request: Request,
    person: Known,
    own: Own,
    text: Annotated[bytes, Body(media_type="text/plain", max_length=LARGEST)],
) -> schemas.Made:
    """Import a record; an unfinished game can be resumed. It is never rated."""
    own.people.house.check_table()
    check_rate(request, own.heavy)
    read = await own.packs.uploads.record(text)
    if read.seen_by is not None:
        raise Refused(Message("server-record-of-a-seat"))
    game = await own.packs.known(read.pack, read.players, read.format)
    found = Record(game, read.events, read.names, bots=read.bots, known=read.states)
    await own.packs.save(game.pack)
    is_over = game.to_act(found.last()) == GAME_OVER
    made = Made(
        at=now(),
        terms=Terms.of(game),
        host=person.person,
        seed=secrets.token_hex(16),
        people={} if is_over else {0: person.person},
        invite=secrets.token_urlsafe(16),
    )
    name = new_key()
    await own.hub.make(
        name,
        made,
        lambda table, at: import_game(table, found.steps(), found.names, at.now, found.bots),
        begin_if_full,
    )
    return schemas.Made(table=name, invite=made.invite)
