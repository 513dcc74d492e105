"""Who I am: `/api/me`, with claiming, entering and deleting."""

from __future__ import annotations

import contextlib

from fastapi import APIRouter, Request, Response

from lapidarium.messages import Message
from lapidarium.server.accounts.people import COOKIE, Person
from lapidarium.server.accounts.requester import address_of
from lapidarium.server.accounts.spelling import one_spelling, tidy
from lapidarium.server.http import static_files
from lapidarium.server.http.requests import Guest, Known, Own, Parts, TooFast, set_cookie
from lapidarium.server.http.schemas import Changes, Claim, Enter, Me
from lapidarium.server.storage import queries
from lapidarium.server.tables.errors import UnreadableTable
from lapidarium.server.tables.levels import fallback_level
from lapidarium.table import OVER, Refused, seat_commands

router = APIRouter(tags=["people"])
MOST_TABLES = 10_000


def shape_of(person: Person, own: Parts) -> Me:
    """A person as they see themselves."""
    return Me(
        id=person.person,
        name=person.name,
        claimed=person.is_claimed,
        lang=person.lang,  # type: ignore[arg-type]
        chat=own.settings.has_chat,
        notices=own.settings.has_notices,
        build=static_files.build(),
    )


@router.get("/me")
async def me(person: Guest, own: Own) -> Me:
    """Who I am; without a cookie, creates a guest and sets a signed one."""
    return shape_of(person, own)


@router.patch("/me")
async def change(changes: Changes, person: Known, own: Own) -> Me:
    """Another name or language."""
    name = tidy(changes.name or "") or None
    if changes.name is not None and name is None:
        raise Refused(Message("server-no-name"))
    if name is not None and name != person.name:
        if person.is_claimed:
            raise Refused(Message("server-name-claimed"))
        if not await own.accounts.is_free(name, person.person):
            raise Refused(Message("server-name-taken", name=name))
    return shape_of(await own.accounts.change(person, name, changes.lang), own)


@router.post("/me/claim")
async def claim(wanted: Claim, person: Known, own: Own, request: Request, response: Response) -> Me:
    """Keep my name with a passphrase, to come back from another device."""
    _check_rate(own, request, person.person)
    await own.accounts.claim(person, wanted.passphrase)
    found = await own.people.find(person.person)
    assert found is not None
    set_cookie(response, request, found)
    return shape_of(found, own)


@router.post("/me/enter")
async def enter(wanted: Enter, own: Own, request: Request, response: Response) -> Me:
    """Come back with a name and its passphrase."""
    _check_rate(own, request, f"name/{one_spelling(wanted.name)}")
    person = await own.accounts.enter(wanted.name, wanted.passphrase)
    set_cookie(response, request, person)
    return shape_of(person, own)


def _check_rate(own: Parts, request: Request, key: str) -> None:
    """A passphrase cannot be tried quickly: neither from one address nor for one name."""
    address = address_of(request.scope, own.settings)
    if not (own.passphrases.takes(f"address/{address}") and own.passphrases.takes(key)):
        raise TooFast(Message("server-too-fast"))


async def _leave(name: str, person: Person, own: Parts) -> None:
    room = await own.hub.room(name)
    if room.table.seat_of(person.person) >= 0:
        await own.hub.carry_out(
            room,
            lambda table, moment: seat_commands.leave(
                table, person.person, fallback_level(table.terms.game), moment.now
            ),
        )


@router.delete("/me", status_code=204)
async def delete(person: Known, own: Own, response: Response) -> None:
    """Delete my data; bots play on for me, and at finished tables somebody remains."""
    rows = await own.storage.read(lambda db: queries.tables_of(db, person.person, MOST_TABLES))
    for row in rows:
        if row["status"] != OVER:
            with contextlib.suppress(UnreadableTable):  # nobody can play on there
                await _leave(row["at_table"], person, own)
    await own.accounts.delete(person)
    response.delete_cookie(COOKIE, path="/")
