"""For everybody: reporting a name or words to the hosts, and coming in with a code."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from lapidarium.messages import Message
from lapidarium.printable import one_line
from lapidarium.refusals import FORBIDDEN, TOO_MANY, Refused
from lapidarium.server.accounts.requester import address_of
from lapidarium.server.hosts import codes, reports
from lapidarium.server.http.me import shape_of
from lapidarium.server.http.requests import Known, Own, Visitor, set_cookie
from lapidarium.server.http.schemas import Code, Me, Report
from lapidarium.table.access import may_watch

router = APIRouter(tags=["people"])


@router.post("/reports", status_code=204)
async def report(wanted: Report, person: Known, own: Own) -> None:
    """Tell the hosts of this server of a name, or of words at a table that I may watch."""
    if wanted.kind == "words":
        room = await own.hub.room(wanted.table)
        if not may_watch(room.table, person.person, wanted.invite):
            raise Refused(Message("server-private-table"), status=FORBIDDEN)
    row = {
        "about": wanted.about,
        "kind": wanted.kind,
        "at_table": wanted.table,
        "note": one_line(wanted.note),
    }
    await own.storage.write(lambda db: reports.add(db, person.person, row, wanted.line))


@router.post("/me/code")
async def use_code(
    wanted: Code, person: Visitor, own: Own, request: Request, response: Response
) -> Me:
    """Come in with a code, where new people need one."""
    address = address_of(request.scope, own.settings)
    if not own.passphrases.takes(f"address/{address}"):
        raise Refused(Message("server-too-fast"), status=TOO_MANY)
    if not person.is_stored:
        if own.people.house.rules.door == "closed":
            own.people.house.check_guest()
        code = wanted.code.strip().lower()
        if not await own.storage.write(lambda db: codes.use(db, code)):
            raise Refused(Message("server-wrong-code"))
        person = await own.people.store(person)
        set_cookie(response, request, person)
    return shape_of(person, own)
