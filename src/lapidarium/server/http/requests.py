"""What every request needs: the server's parts, and who asks."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request, Response

from lapidarium.messages import Message
from lapidarium.refusals import FORBIDDEN, NOT_SIGNED_IN, TOO_MANY, Refused
from lapidarium.server.accounts.people import COOKIE, COOKIE_DAYS, Person, visitor
from lapidarium.server.accounts.requester import address_of
from lapidarium.server.http.schemas import Lang
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.words import language

if TYPE_CHECKING:
    from lapidarium.server.accounts.accounts import Accounts
    from lapidarium.server.accounts.people import People
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.health import Health
    from lapidarium.server.hosts.desk import HostDesk
    from lapidarium.server.http.cards import Cards
    from lapidarium.server.long_work import LongWork
    from lapidarium.server.metrics import Metrics
    from lapidarium.server.notices.notices import TurnNotices
    from lapidarium.server.rate_limits import Buckets
    from lapidarium.server.reviews.reviews import Reviews
    from lapidarium.server.settings import Settings
    from lapidarium.server.storage.database import Storage
    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.packs import Packs
    from lapidarium.server.uploads.reader import UploadReader
    from lapidarium.server.workshop.balance import Balances
    from lapidarium.server.workshop.own_packs import OwnPacks

COOKIE_SECONDS = COOKIE_DAYS * 24 * 3600
READING = frozenset({"GET", "HEAD", "OPTIONS"})


@dataclass(frozen=True)
class Parts:
    """The parts of a running server."""

    storage: Storage
    people: People
    packs: Packs
    checker: UploadReader
    """Checks packs while people edit them; tables do not wait for it."""
    own_packs: OwnPacks
    balances: Balances
    reviews: Reviews
    hub: Hub
    pool: BotPool
    settings: Settings
    metrics: Metrics
    health: Health
    accounts: Accounts
    desk: HostDesk
    notices: TurnNotices
    cards: Cards
    passphrases: Buckets
    """How quickly passphrases may be tried."""
    heavy: Buckets
    """How many packs and records may come from one address: each is work for the referee."""
    long_work: LongWork
    """Replays and records, one after another."""
    checks: Buckets
    """How often an address may have a pack checked while somebody edits it."""

    @property
    def secret(self) -> bytes:
        """The server's own; a host may replace it."""
        return self.people.secret


def parts_of(request: Request) -> Parts:
    """The parts of the server that answers."""
    found: Parts = request.app.state.parts
    return found


async def parts(request: Request) -> Parts:
    """The parts, as a dependency; FastAPI would call a plain function in a thread."""
    return parts_of(request)


def set_cookie(response: Response, request: Request, person: Person) -> None:
    """Keep somebody's cookie in their browser."""
    own = parts_of(request)
    response.set_cookie(
        COOKIE,
        own.people.cookie_of(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=own.settings.is_secure or request.url.scheme == "https",
        path="/",
    )


def check_rate(request: Request, buckets: Buckets) -> None:
    """Is there enough left for the address that asks? Raises Refused."""
    if not buckets.takes(address_of(request.scope, parts_of(request).settings)):
        raise Refused(Message("server-too-fast"), status=TOO_MANY)


def language_of(request: Request) -> str:
    """The language that the asker would like."""
    return language(request.headers.get("accept-language", "")[:20])


async def guest(request: Request, response: Response, lang: Lang | None = None) -> Person:
    """Who asks; if there is no good cookie, somebody new with the language of their page.

    Nobody is stored by asking: the cookie of a visitor says who they are. A cookie from another day
    is renewed.
    """
    people, cookie = parts_of(request).people, request.cookies.get(COOKIE)
    person = await people.of_cookie(cookie)
    if person is None:
        person = visitor(lang or language_of(request))
    if cookie != people.cookie_of(person):
        set_cookie(response, request, person)
        if person.is_stored:
            with contextlib.suppress(StorageUnavailable):  # another time
                await people.note_seen(person)
    return person


async def visiting(request: Request) -> Person:
    """Who asks, stored or not; refused without a good cookie."""
    own = parts_of(request)
    person = await own.people.of_cookie(request.cookies.get(COOKIE))
    if person is None:
        raise Refused(Message("server-no-cookie"), status=NOT_SIGNED_IN)
    own.people.came_from(person.person, address_of(request.scope, own.settings))
    return person


async def known(request: Request, response: Response) -> Person:
    """Who asks; refused without a good cookie. A visitor who changes something is stored."""
    person = await visiting(request)
    if person.is_stored or request.method in READING:
        return person
    own = parts_of(request)
    stored = await own.people.admit(person, address_of(request.scope, own.settings))
    set_cookie(response, request, stored)
    return stored


async def host(request: Request) -> Person:
    """Who asks, if they are a host of this server; nobody else learns that there is anything."""
    person = await anybody(request)
    if person is None or not person.is_host:
        raise Refused(Message("server-hosts-only"), status=FORBIDDEN)
    return person


async def anybody(request: Request) -> Person | None:
    """Who asks, if that is known."""
    return await parts_of(request).people.of_cookie(request.cookies.get(COOKIE))


Own = Annotated[Parts, Depends(parts)]
Guest = Annotated[Person, Depends(guest)]
Visitor = Annotated[Person, Depends(visiting)]
Known = Annotated[Person, Depends(known)]
ServerHost = Annotated[Person, Depends(host)]
Anybody = Annotated[Person | None, Depends(anybody)]
