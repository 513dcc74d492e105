"""For those who run this server, and nobody else: `/api/host`.

Who is a host, the secret and backups are decided at the command line (`lapidarium admin`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query

from lapidarium import __version__
from lapidarium.messages import Message
from lapidarium.refusals import FORBIDDEN, NOT_FOUND, Refused
from lapidarium.server.accounts.house import Announcement
from lapidarium.server.hosts import lists, log
from lapidarium.server.http import host_schemas as shapes
from lapidarium.server.http import requests
from lapidarium.server.http.host_schemas import CommandContext
from lapidarium.server.http.requests import Own, Parts, ServerHost

router = APIRouter(prefix="/host", tags=["host"], dependencies=[Depends(requests.host)])
MOST = 200


@router.get("")
async def overview(own: Own) -> shapes.Overview:
    """The server in a few figures, and the codes that are good now."""
    found = await own.storage.read(lists.status)
    codes = [shapes.CodeRow(**row) for row in await own.storage.read(lists.code_list)]
    return shapes.Overview(version=__version__, codes=codes, **found)


@router.put("/announcement", status_code=204)
async def announce(wanted: shapes.NewAnnouncement, person: ServerHost, own: Own) -> None:
    """Tell everybody something, at every table and on the start page."""
    texts = {str(lang): text for lang, text in wanted.texts.items()}
    await own.desk.announce(person.name, Announcement(texts=texts, until=wanted.until))


@router.delete("/announcement", status_code=204)
async def end_announcement(person: ServerHost, own: Own) -> None:
    """Tell it no longer."""
    await own.desk.announce(person.name, None)


@router.put("/door", status_code=204)
async def set_door(wanted: shapes.NewDoor, person: ServerHost, own: Own) -> None:
    """Open or close the server to new people and tables; running games go on."""
    await own.desk.set_door(person.name, wanted.door)


@router.post("/codes", status_code=201)
async def add_code(wanted: shapes.NewCode, person: ServerHost, own: Own) -> shapes.MadeCode:
    """A code with which new people may come in."""
    note = wanted.note
    return shapes.MadeCode(
        code=await own.desk.add_code(person.name, wanted.uses, wanted.until, note)
    )


@router.delete("/codes/{code}", status_code=204)
async def remove_code(code: str, person: ServerHost, own: Own) -> None:
    """A code is good no more."""
    await own.desk.remove_code(person.name, code)


@router.get("/tables")
async def tables(
    own: Own,
    status: Literal["waiting", "playing", "over"] | None = None,
    limit: Annotated[int, Query(ge=1, le=MOST)] = 50,
) -> list[shapes.TableRow]:
    """Tables, the last changed first."""
    rows = await own.storage.read(lambda db: lists.table_list(db, status, limit))
    return [shapes.TableRow(**row) for row in rows]


@router.get("/tables/{table}")
async def one_table(table: str, own: Own) -> dict[str, Any]:
    """A table with its chat; nobody's hand."""
    found = await own.storage.read(lambda db: lists.one_table(db, table))
    if found is None:
        raise Refused(Message("server-no-such-table"), status=NOT_FOUND)
    return found


@router.delete("/tables/{table}", status_code=204)
async def remove_table(table: str, person: ServerHost, own: Own) -> None:
    """Delete a table with its game, chat and result."""
    await own.desk.remove_table(person.name, table)


@router.get("/people")
async def people(
    own: Own,
    search: Annotated[str, Query(max_length=40)] = "",
    only: Literal["", "registered", "banned", "hosts"] = "",
    limit: Annotated[int, Query(ge=1, le=MOST)] = 50,
) -> list[shapes.PersonRow]:
    """People, the newest first."""
    rows = await own.storage.read(lambda db: lists.people_list(db, search, only, limit))
    return [shapes.PersonRow(**row) for row in rows]


@router.get("/people/{person}")
async def one_person(person: str, own: Own) -> dict[str, Any]:
    """Somebody with their tables and what was reported about them."""
    found = await own.storage.read(lambda db: lists.one_person(db, person))
    if found is None:
        raise Refused(Message("host-no-such-person", name=person), status=NOT_FOUND)
    return found


@router.patch("/people/{person}", status_code=204)
async def change_person(
    person: str, wanted: shapes.PersonChanges, me: ServerHost, own: Own
) -> None:
    """Rename somebody, ban them or let them in again; not another host."""
    await _check_no_host(person, own)
    if wanted.name is not None:
        await own.desk.rename(me.name, person, wanted.name)
    if wanted.banned is not None:
        await (own.desk.ban if wanted.banned else own.desk.unban)(me.name, person)


@router.delete("/people/{person}", status_code=204)
async def remove_person(person: str, me: ServerHost, own: Own) -> None:
    """Delete everything about somebody; not another host."""
    await _check_no_host(person, own)
    await own.desk.remove_person(me.name, person)


async def _check_no_host(person: str, own: Parts) -> None:
    found = await own.people.find(person)
    if found is None:
        raise Refused(Message("host-no-such-person", name=person), status=NOT_FOUND)
    if found.is_host:
        raise Refused(Message("host-is-a-host", name=found.name), status=FORBIDDEN)


@router.get("/online")
async def online(own: Own) -> list[shapes.OnlineRow]:
    """Who is connected to which table."""
    rows = await own.storage.read(lists.online)
    return [shapes.OnlineRow(**row) for row in rows]


@router.get("/reports")
async def reports(own: Own, closed: bool = False) -> list[shapes.ReportRow]:
    """What people reported; with `closed`, also what was dealt with."""
    rows = await own.storage.read(lambda db: lists.report_list(db, is_open=not closed, limit=MOST))
    return [shapes.ReportRow(**row) for row in rows]


@router.post("/reports/{number}/close", status_code=204)
async def close_report(number: CommandContext, person: ServerHost, own: Own) -> None:
    """A report is dealt with."""
    await own.desk.close_report(person.name, number)


@router.get("/packs")
async def packs(own: Own) -> list[shapes.PackRow]:
    """Packs that people keep and share."""
    rows = await own.storage.read(lists.pack_list)
    return [shapes.PackRow(**row) for row in rows]


@router.delete("/packs/{pack}", status_code=204)
async def remove_pack(pack: str, person: ServerHost, own: Own) -> None:
    """Delete a pack, or a shared copy; tables that use it keep it."""
    await own.desk.remove_pack(person.name, pack)


@router.get("/log")
async def host_log(
    own: Own, limit: Annotated[int, Query(ge=1, le=MOST)] = 50
) -> list[shapes.LogRow]:
    """What hosts did, newest first."""
    rows = await own.storage.read(lambda db: log.latest(db, limit))
    return [shapes.LogRow(**row) for row in rows]
