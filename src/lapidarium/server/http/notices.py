"""Where a person wants notices of slow games: `/api/me/notices`. Off unless the server has them."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from sqlalchemy import delete, func, insert, select

from lapidarium.messages import Message
from lapidarium.refusals import NOT_FOUND, Refused
from lapidarium.server.accounts.people import now
from lapidarium.server.http.requests import Known, Own, Parts, check_rate
from lapidarium.server.http.schemas import Asked
from lapidarium.server.notices.outgoing import check_address
from lapidarium.server.notices.web_push import are_keys
from lapidarium.server.storage.deletion import check_exists
from lapidarium.server.storage.schema import notices

router = APIRouter(tags=["notices"])
MOST = 5
Address = Annotated[str, Field(min_length=8, max_length=600)]


class Keys(Asked):
    """What a browser gives when it subscribes."""

    p256dh: Annotated[str, Field(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, Field(min_length=16, max_length=40, pattern=r"^[A-Za-z0-9_-]+=*$")]


class Wanted(Asked):
    """An address to send notices to: a webhook, or a browser's push subscription."""

    kind: Literal["webhook", "push"]
    address: Address
    keys: Keys | None = None


class NoticeShape(BaseModel):
    """An address that notices go to."""

    kind: Literal["webhook", "push"]
    address: str


class Notices(BaseModel):
    """Where notices go, and the key a browser needs to subscribe."""

    push_key: str
    addresses: list[NoticeShape]
    secret: str | None = None
    """Of a webhook that was just added: signs what is sent, and is not shown again."""


class Tested(BaseModel):
    """The addresses that took a test notice."""

    sent: list[str]


def check_on(own: Parts) -> None:
    """Does this server send notices at all?"""
    if not own.settings.has_notices:
        raise Refused(Message("server-no-notices"), status=NOT_FOUND)


@router.get("/me/notices")
async def addresses(person: Known, own: Own) -> Notices:
    """Where my notices go."""
    check_on(own)
    chosen = select(notices.c.kind, notices.c.address).where(notices.c.person == person.person)
    rows = await own.storage.read(lambda db: list(db.execute(chosen)))
    found = [NoticeShape(kind=row.kind, address=row.address) for row in rows]
    return Notices(push_key=own.notices.signer.public, addresses=found)


@router.post("/me/notices", status_code=201)
async def add(wanted: Wanted, person: Known, own: Own) -> Notices:
    """Send my notices there too."""
    check_on(own)
    check_address(wanted.address, may_be_private=own.settings.webhooks_to_private)
    keys, secret = _keys(wanted)
    row = {"kind": wanted.kind, "address": wanted.address, "keys": keys}
    await own.storage.write(lambda db: _add(db, {"person": person.person, "created": now(), **row}))
    found = await addresses(person, own)
    found.secret = secret
    return found


def _keys(wanted: Wanted) -> tuple[str, str | None]:
    if wanted.kind == "webhook":
        secret = secrets.token_urlsafe(24)
        return secret, secret
    if wanted.keys is None or not are_keys(wanted.keys.p256dh, wanted.keys.auth):
        raise Refused(Message("server-unreadable-request", where="keys"))
    return orjson.dumps(wanted.keys.model_dump()).decode(), None


def _add(connection: Any, row: dict[str, Any]) -> None:
    check_exists(connection, row["person"])
    own = notices.c.person == row["person"]
    connection.execute(delete(notices).where(own, notices.c.address == row["address"]))
    if connection.scalar(select(func.count()).select_from(notices).where(own)) >= MOST:
        raise Refused(Message("server-too-many-notices", most=MOST))
    connection.execute(insert(notices), row)


@router.post("/me/notices/test", status_code=202)
async def test(request: Request, person: Known, own: Own) -> Tested:
    """Send a notice to all my addresses now; says which of them took it."""
    check_on(own)
    check_rate(request, own.heavy)
    return Tested(sent=await own.notices.send_test(person.person))


@router.delete("/me/notices")
async def remove(
    person: Known, own: Own, address: Annotated[str, Query(max_length=600)]
) -> Notices:
    """No more notices there."""
    check_on(own)
    where = (notices.c.person == person.person) & (notices.c.address == address)
    await own.storage.write(lambda db: db.execute(delete(notices).where(where)))
    return await addresses(person, own)
