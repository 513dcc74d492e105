"""Who I am: `/api/me`, with claiming, entering and deleting."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from lapidarium.messages import Message
from lapidarium.refusals import TOO_MANY, Refused
from lapidarium.server.accounts.people import COOKIE, Person, now
from lapidarium.server.accounts.requester import address_of
from lapidarium.server.http import static_files
from lapidarium.server.http.requests import Guest, Known, Own, Parts, Visitor, set_cookie
from lapidarium.server.http.schemas import Changes, Claim, Enter, Me
from lapidarium.server.storage.spelling import one_spelling, tidy
from lapidarium.server.tables.departure import leave_all

router = APIRouter(tags=["people"])


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
        is_host=person.is_host,
        door=own.people.house.rules.door,
        is_new=not person.is_stored,
        announcement=own.people.house.rules.heard_at(now()),
    )


@router.get("/me")
async def me(person: Guest, own: Own) -> Me:
    """Who I am; without a cookie, a visitor with a new one, who is not stored yet."""
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
        raise Refused(Message("server-too-fast"), status=TOO_MANY)


@router.delete("/me", status_code=204)
async def delete(person: Visitor, own: Own, response: Response) -> None:
    """Delete my data; bots play on for me, and at finished tables somebody remains."""
    await leave_all(own.hub, person.person)
    await own.accounts.delete(person)
    response.delete_cookie(COOKIE, path="/")
