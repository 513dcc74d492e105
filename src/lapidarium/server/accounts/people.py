"""People: guests with a name and a signed cookie, who may claim the name with a passphrase.

A visitor is not stored before they do something: until then their cookie says who they are.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import islice
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update

from lapidarium.messages import Message
from lapidarium.refusals import FORBIDDEN, TOO_MANY, Refused
from lapidarium.server.accounts.guest_names import guest_name
from lapidarium.server.accounts.house import House
from lapidarium.server.storage.deletion import check_exists
from lapidarium.server.storage.schema import gone_people, people
from lapidarium.server.storage.spelling import LONGEST_SPELLING, looks_of, one_spelling

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from lapidarium.server.rate_limits import Buckets
    from lapidarium.server.storage.database import Storage

COOKIE = "lapidarium"
SOMEBODY = ""
"""The name of a person whose data was deleted."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
KEPT = 20_000
NAMES_TO_TRY = 5
COOKIE_DAYS = 400
"""So long after their last visit people are known; browsers keep no cookie longer."""
FIRST_DAY = 20_774
"""17 November 2026, in days since 1970."""
VISITOR = "guest"
"""How the cookie of a visitor begins who is not stored yet; no key is so short."""
LONGEST_COOKIE = 100
DAYS_OF_VISITORS = 2
"""How long their cookies are good."""
DAY = 86_400_000


def banned() -> Refused:
    """Why somebody whom a host has banned may not come in."""
    return Refused(Message("server-banned"), status=FORBIDDEN)


@dataclass(slots=True)
class Person:
    """Somebody, as the server knows them."""

    person: str
    name: str
    lang: str
    is_claimed: bool
    sessions: int
    is_host: bool = False
    """Runs this server, with others."""
    is_banned: bool = False
    is_stored: bool = True
    """A visitor who has done nothing yet is not."""


_STARTED = time.time() - time.monotonic()


def now() -> int:
    """Milliseconds since 1970; if the machine's clock is set while we run, ours goes on evenly."""
    return int((_STARTED + time.monotonic()) * 1000)


def today(moment: int) -> str:
    """The day of a moment, everywhere the same (UTC)."""
    return datetime.fromtimestamp(moment / 1000, tz=UTC).date().isoformat()


def days_old(signed: str) -> int:
    """How long ago a cookie was given; one without a day, as if on the first that had one."""
    *_, day = signed.split(".")
    has_day = signed.count(".") > 1 and day.isdecimal()
    return _day() - (int(day) if has_day else FIRST_DAY)


def new_key(length: int = 12) -> str:
    """A name for a person or a table; five bits a letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class People:
    """Who is who: names are kept in memory, cookies are checked without asking the database."""

    def __init__(self, storage: Storage, secret: bytes, newcomers: Buckets | None = None) -> None:
        self.storage = storage
        self.secret = secret
        self.house = House()
        self.newcomers = newcomers
        """How many new people may come from one address."""
        self.known: OrderedDict[str, Person | None] = OrderedDict()
        self.needed: Callable[[], set[str]] = set
        """Who is at tables in memory, so that their names are always known."""
        self.addresses: OrderedDict[str, str] = OrderedDict()
        """Where people were last seen to come from; never stored."""

    # ------------------------------------------------------------ cookies

    def _mac(self, what: str) -> str:
        digest = hmac.new(self.secret, f"cookie/{what}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def cookie_of(self, person: Person) -> str:
        """What their browser keeps; a visitor's is good for today and tomorrow."""
        if person.is_stored:
            what = f"{person.person}.{person.sessions}.{_day()}"
        else:
            what = f"{VISITOR}.{person.person}.{person.lang}.{_day()}"
        return f"{what}.{self._mac(what)}"

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """The person of a cookie, if it is a true one and not too old; Refused if banned."""
        what, _, mac = (cookie or "").rpartition(".")
        if not what or len(what) > LONGEST_COOKIE:
            return None
        if not hmac.compare_digest(mac.encode(), self._mac(what).encode()):
            return None
        if days_old(what) > COOKIE_DAYS:
            return None
        first, *rest = what.split(".")
        if first == VISITOR:
            person = await self._visitor(*rest)
        else:
            found = await self.find(first)
            person = found if found is not None and str(found.sessions) == rest[0] else None
        if person is not None and person.is_banned:
            raise banned()
        return person

    async def _visitor(self, name: str, lang: str, day: str) -> Person | None:
        """Somebody who was not stored when they got their cookie, and may be now."""
        found = await self.find(name)
        if found is not None:
            return found if found.sessions == 0 else None
        is_old = not 0 <= _day() - int(day) < DAYS_OF_VISITORS
        if is_old or await self.storage.read(lambda db: _is_gone(db, name)):
            return None
        self._keep(name, visitor(lang, name))
        return self.known[name]

    # ------------------------------------------------------------ addresses

    def came_from(self, person: str, address: str) -> None:
        """Somebody asks for something from this address."""
        self.addresses[person] = address
        self.addresses.move_to_end(person)
        if len(self.addresses) > KEPT:
            self.addresses.popitem(last=False)

    def fair_share_key(self, person: str) -> tuple[str, str]:
        """Whose share something comes from: an address, if it is known, and a person."""
        return self.addresses.get(person, f"person/{person}"), person

    # ------------------------------------------------------------ finding

    async def find(self, name: str) -> Person | None:
        """A person by the name of their record."""
        if name not in self.known:
            self._keep(name, await self.storage.read(lambda db: _read(db, name)))
        self.known.move_to_end(name)
        return self.known[name]

    async def preload(self, names: set[str]) -> None:
        """Load these people, so that `name_of` knows them."""
        for name in names - self.known.keys():
            await self.find(name)

    def name_of(self, person: str | None) -> str:
        """The name of somebody who was preloaded."""
        known = self.known.get(person or "")
        return SOMEBODY if known is None else known.name

    def _keep(self, name: str, person: Person | None) -> None:
        self.known[name] = person
        if len(self.known) > KEPT:
            self._forget_some()

    def _forget_some(self) -> None:
        """The tenth that was longest not asked for; but nobody at a table in memory."""
        needed = self.needed()
        others = (name for name in self.known if name not in needed)
        for name in list(islice(others, KEPT // 10)):
            del self.known[name]

    def forget_unneeded(self) -> None:
        """Ask the database again for everybody who is at no table: some may be gone."""
        needed = self.needed()
        for name in [one for one in self.known if one not in needed]:
            del self.known[name]

    async def reload(self, name: str) -> None:
        """Read somebody again, because they have changed."""
        found, before = await self.storage.read(lambda db: _read(db, name)), self.known.get(name)
        if found is not None or before is None or before.is_stored:
            self._keep(name, found)

    # ------------------------------------------------------------ changing

    async def make_guest(self, lang: str) -> Person:
        """Create a guest with a name of its own, in this language."""
        return await self.store(visitor(lang))

    async def admit(self, person: Person, address: str) -> Person:
        """A visitor does something: from now on they are stored; raises Refused."""
        if person.is_stored:
            return person
        self.house.check_guest()
        if self.newcomers is not None and not self.newcomers.takes(address):
            raise Refused(Message("server-too-fast"), status=TOO_MANY)
        return await self.store(person)

    async def store(self, person: Person) -> Person:
        """Store a visitor; if that has happened already, they are as they are stored."""

        def work(connection: Connection) -> None:
            if _read(connection, person.person) is None:
                _insert_guest(connection, person)

        await self.storage.write(work)
        stored = await self.storage.read(lambda db: _read(db, person.person))
        self._keep(person.person, stored)
        return stored or person

    async def change(self, person: Person, name: str | None, lang: str | None) -> Person:
        """Another name or language."""
        changed = replace(person, name=name or person.name, lang=lang or person.lang)
        where = people.c.person == person.person
        row = {"name": changed.name, "lang": changed.lang, "seen": now()}

        def write(db: Connection) -> None:
            check_exists(db, person.person)
            db.execute(update(people).where(where), row)

        await self.storage.write(write)
        self._keep(person.person, changed)
        return changed

    async def note_seen(self, person: Person) -> None:
        """Somebody is here: guests who never come back are removed at some time."""
        where = people.c.person == person.person
        await self.storage.write(
            lambda db: db.execute(update(people).where(where), {"seen": now()})
        )


def is_free(connection: Connection, name: str, person: str) -> bool:
    """Has nobody else claimed this name, or one that looks like it?"""
    look, small_look = looks_of(name)
    same = (
        (people.c.claimed_name == one_spelling(name)[:LONGEST_SPELLING])
        | (people.c.look == look)
        | (people.c.small_look == small_look)
    )
    others = select(people.c.person).where(same, people.c.person != person)
    return connection.execute(others.limit(1)).first() is None


def _insert_guest(connection: Connection, guest: Person) -> None:
    """A guest, by another name if somebody has claimed the one they were given."""
    others = (guest_name(guest.lang, new_key()) for _ in range(NAMES_TO_TRY))
    names = (name for name in (guest.name, *others) if is_free(connection, name, guest.person))
    row = {"person": guest.person, "name": next(names, guest.name), "lang": guest.lang}
    connection.execute(insert(people), {**row, "sessions": 0, "created": now(), "seen": now()})


def visitor(lang: str, key: str = "") -> Person:
    """Somebody new, who is not stored yet."""
    key = key or new_key()
    name = guest_name(lang, key)
    return Person(key, name, lang, is_claimed=False, sessions=0, is_stored=False)


def _day() -> int:
    return now() // DAY


def _is_gone(connection: Connection, name: str) -> bool:
    found = select(gone_people.c.person).where(gone_people.c.person == name)
    return connection.scalar(found) is not None


def _read(connection: Connection, name: str) -> Person | None:
    chosen = select(
        people.c.person,
        people.c.name,
        people.c.lang,
        people.c.passphrase.is_not(None),
        people.c.sessions,
        people.c.is_host,
        people.c.banned.is_not(None),
    ).where(people.c.person == name)
    row = connection.execute(chosen).first()
    if row is None:
        return None
    person, name, lang, is_claimed, sessions, is_host, is_banned = row
    return Person(
        person, name, lang, bool(is_claimed), sessions, bool(is_host), is_banned=bool(is_banned)
    )
