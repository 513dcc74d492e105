"""Creating tables and finding them: `/api/tables`, `/api/me/tables`."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Query, Request

from lapidarium.games.errors import RulesError
from lapidarium.messages import Message
from lapidarium.refusals import FORBIDDEN, Refused
from lapidarium.server.accounts.people import new_key, now, today
from lapidarium.server.http import schemas
from lapidarium.server.http.requests import Anybody, Known, Own, Parts, check_rate
from lapidarium.server.storage import queries
from lapidarium.server.tables import daily
from lapidarium.server.tables.errors import no_such_table
from lapidarium.server.tables.levels import check_level
from lapidarium.server.tables.players import player
from lapidarium.table import Clock, Made, Terms, seat_commands
from lapidarium.table.access import may_watch
from lapidarium.table.entries import DAY
from lapidarium.table.turn_commands import begin_if_full

if TYPE_CHECKING:
    from lapidarium.server.accounts.people import Person

router = APIRouter(tags=["tables"])
MOST_LISTED = 100
FORGOTTEN = 7 * DAY
"""A listed table at which nobody sat down or got up for so long is not shown any more."""


@router.post("/tables", status_code=201)
async def make(request: Request, wanted: schemas.NewTable, person: Known, own: Own) -> schemas.Made:
    """Make a table; it begins at once if no seat is open."""
    own.people.house.check_table()
    if wanted.pack_text:
        check_rate(request, own.heavy)
    waiting = await own.storage.read(lambda db: queries.open_tables_of(db, person.person))
    if waiting >= own.settings.tables_per_host:
        raise Refused(Message("server-too-many-tables"))
    made = await made_of(wanted, person, own)
    name = new_key()
    await own.hub.make(name, made, begin_if_full)
    return schemas.Made(table=name, invite=made.invite)


async def made_of(wanted: schemas.NewTable, person: Person, own: Parts) -> Made:
    """The entry a table begins with; raises Refused."""
    pack = await own.packs.chosen(wanted.game, wanted.pack, wanted.pack_text, wanted.players)
    game = await own.packs.known(pack, wanted.players)
    is_own_pack = pack.digest not in {known.digest for known in own.packs.shipped.values()}
    if wanted.rated and (wanted.players < 2 or is_own_pack or wanted.setup):
        raise Refused(Message("server-cannot-be-rated"))
    if wanted.rated and wanted.practice:
        raise Refused(Message("server-practice-is-not-rated"))
    check_wish(wanted)
    check_setup(game, wanted.setup)
    if wanted.bots and daily.is_set_up_as(game, wanted.setup, own.secret, today(now())):
        raise Refused(Message("server-not-todays-deal"))
    await own.packs.save(pack)
    same = {key: getattr(wanted, key) for key in _AGREED}
    clock = Clock(**wanted.clock.model_dump())
    setup = tuple(wanted.setup)
    return Made(
        at=now(),
        terms=Terms.of(game, setup=setup, clock=clock, **same),
        host=person.person,
        seed=secrets.token_hex(16),
        people={wanted.seat - 1: person.person} if wanted.seat else {},
        bots={int(seat) - 1: level for seat, level in wanted.bots.items()},
        invite=secrets.token_urlsafe(16),
    )


_AGREED = ("on_timeout", "listed", "rated", "practice", "match")


def check_wish(wanted: schemas.NewTable) -> None:
    """Clock, match, bots and seats fit together."""
    if wanted.clock.kind != "none" and not Clock(**wanted.clock.model_dump()).at_start:
        raise Refused(Message("server-no-time"))
    if wanted.match and wanted.players != 2:
        raise Refused(Message("server-match-for-two"))
    if wanted.seat > wanted.players:
        raise Refused(Message("server-no-such-seat", seat=wanted.seat))
    for seat, level in wanted.bots.items():
        check_level(wanted.game, level)
        if int(seat) > wanted.players:
            raise Refused(Message("server-no-such-seat", seat=int(seat)))
        if int(seat) == wanted.seat:
            raise Refused(Message("table-seat-taken", seat=wanted.seat))


def check_setup(game: Any, setup: list[str]) -> None:
    """What is fixed by hand can be read; what does not fit is simply not drawn."""
    for text in setup:
        try:
            game.parse(text)
        except RulesError as error:
            raise Refused(error.message) from None


@router.get("/tables")
async def lobby(person: Anybody, own: Own) -> schemas.Lobby:
    """Listed tables with open seats, and listed games going on."""
    since = now() - FORGOTTEN
    rows = await own.storage.read(lambda db: queries.lobby(db, since, MOST_LISTED))
    found = [await shape_of(row, person, own) for row in rows]
    return schemas.Lobby(
        open=[table for table in found if table.status == "waiting"],
        playing=[table for table in found if table.status == "playing"],
    )


@router.get("/tables/{table}")
async def one_table(
    table: str, person: Anybody, own: Own, invite: Annotated[str, Query(max_length=64)] = ""
) -> schemas.TableShape:
    """A table that I may watch or am invited to: who made it, who sits there, its clock."""
    room = await own.hub.room(table)
    if not may_watch(room.table, person.person if person else "", invite):
        raise Refused(Message("server-private-table"), status=FORBIDDEN)
    row = await own.storage.read(lambda db: queries.table_of(db, table))
    if row is None:
        raise no_such_table()
    return await shape_of(row, person, own)


@router.get("/me/tables")
async def my_tables(person: Known, own: Own) -> schemas.MyTables:
    """My games: running (and waiting) ones, and finished ones."""
    rows = await own.storage.read(lambda db: queries.tables_of(db, person.person, MOST_LISTED))
    found = [await shape_of(row, person, own) for row in rows]
    return schemas.MyTables(
        playing=[table for table in found if table.status != "over"],
        over=[table for table in found if table.status == "over"],
    )


async def shape_of(row: dict[str, Any], person: Person | None, own: Parts) -> schemas.TableShape:
    """A table in a list, as this person sees it."""
    named = {seat["person"] for seat in row["seats"] if seat["person"]} | {row["host"]}
    await own.people.preload(named)

    def somebody(name: str) -> schemas.Person:
        return schemas.Person(id=name, name=own.people.name_of(name))

    room = own.hub.rooms.get(row["at_table"])
    mine = [s["seat"] for s in row["seats"] if person and s["person"] == person.person]
    return schemas.TableShape(
        table=row["at_table"],
        **{key: row[key] for key in _SAME},
        daily=row["daily"] or None,
        seats=[
            schemas.SeatShape(
                seat=seat["seat"],
                player=player(
                    seat["person"], seat["bot"], own.people.name_of, program=seat["program"]
                ),
            )
            for seat in row["seats"]
        ],
        host=somebody(row["host"]),
        to_act=room.table.to_act + 1 if room else row["to_act"],
        your_seat=mine[0] if mine else 0,
    )


_SAME = (
    "game players pack status listed rated clock open_seats created changed scores winners".split()  # noqa: SIM905
)


@router.post("/tables/{table}/invite")
async def invite(table: str, person: Known, own: Own) -> schemas.Invitation:
    """Host: a new invitation; the old one becomes invalid."""
    return await _invite(table, person, own, secrets.token_urlsafe(16))


@router.delete("/tables/{table}/invite")
async def revoke(table: str, person: Known, own: Own) -> schemas.Invitation:
    """Host: there is no invitation any more."""
    return await _invite(table, person, own, "")


async def _invite(table: str, person: Person, own: Parts, key: str) -> schemas.Invitation:
    room = await own.hub.room(table)
    if key and daily.is_deal_of(room.table, own.secret, today(now())):
        raise Refused(Message("table-daily-alone"))  # also of a try that does not count
    await own.hub.carry_out(
        room, lambda table, moment: seat_commands.invite(table, person.person, key, moment.now)
    )
    return schemas.Invitation(invite=key or None)
