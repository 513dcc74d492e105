"""People: guests with a name and a signed cookie, who may claim the name with a passphrase."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update

from lapidarium.server.accounts.guest_names import guest_name
from lapidarium.server.accounts.spelling import LONGEST_SPELLING, looks_of, one_spelling
from lapidarium.server.storage.deletion import check_exists
from lapidarium.server.storage.schema import people

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from lapidarium.server.storage.database import Storage

COOKIE = "lapidarium"
SOMEBODY = ""
"""The name of a person whose data was deleted."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
KEPT = 20_000
NAMES_TO_TRY = 5
DAY = 24 * 3600 * 1000
COOKIE_DAYS = 400
"""So long after their last visit people are known; browsers keep no cookie longer."""
LONGEST_COOKIE, PARTS = 200, 4
FIRST_DAY = 20_774
"""17 November 2026, in days since 1970."""


@dataclass(slots=True)
class Person:
    """Somebody, as the server knows them."""

    person: str
    name: str
    lang: str
    is_claimed: bool
    sessions: int


_STARTED = time.time() - time.monotonic()


def now() -> int:
    """Milliseconds since 1970; if the machine's clock is set while we run, ours goes on evenly."""
    return int((_STARTED + time.monotonic()) * 1000)


def today(moment: int) -> str:
    """The day of a moment, everywhere the same (UTC)."""
    return datetime.fromtimestamp(moment / 1000, tz=UTC).date().isoformat()


def days_old(cookie: str | None) -> int:
    """When the cookie was given; one without a day counts from when cookies began to have one."""
    parts = (cookie or "").split(".")
    issued = int(parts[2]) if len(parts) == PARTS and parts[2].isdecimal() else FIRST_DAY
    return now() // DAY - issued


def new_key(length: int = 12) -> str:
    """A name for a person or a table; five bits a letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


class People:
    """Who is who: names are kept in memory, cookies are checked without asking the database."""

    def __init__(self, storage: Storage, secret: bytes) -> None:
        self.storage = storage
        self.secret = secret
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
        """What their browser keeps."""
        what = f"{person.person}.{person.sessions}.{now() // DAY}"
        return f"{what}.{self._mac(what)}"

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """The person a cookie belongs to, if it is a true one and not too old."""
        what, _, mac = (cookie or "").rpartition(".")
        if len(cookie or "") > LONGEST_COOKIE:
            return None
        if not hmac.compare_digest(mac.encode(), self._mac(what).encode()):
            return None
        if days_old(cookie) > COOKIE_DAYS:
            return None
        name, sessions = what.split(".")[:2]
        person = await self.find(name)
        return person if person is not None and str(person.sessions) == sessions else None

    # ------------------------------------------------------------ addresses

    def came_from(self, person: str, address: str) -> None:
        """Somebody asks for something from this address."""
        self.addresses[person] = address
        self.addresses.move_to_end(person)
        if len(self.addresses) > KEPT:
            self.addresses.popitem(last=False)

    def asker(self, person: str) -> tuple[str, str]:
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
        self._keep(name, await self.storage.read(lambda db: _read(db, name)))

    # ------------------------------------------------------------ changing

    async def make_guest(self, lang: str) -> Person:
        """Create a guest with a name of its own, in this language."""
        key, names = new_key(), [guest_name(lang) for _ in range(NAMES_TO_TRY)]
        name = await self.storage.write(lambda db: _insert_guest(db, key, names, lang))
        person = Person(key, name, lang, is_claimed=False, sessions=0)
        self._keep(key, person)
        return person

    async def change(self, person: Person, name: str | None, lang: str | None) -> Person:
        """Another name or language."""
        changed = Person(
            person.person,
            name or person.name,
            lang or person.lang,
            is_claimed=person.is_claimed,
            sessions=person.sessions,
        )
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


def _insert_guest(connection: Connection, person: str, names: list[str], lang: str) -> str:
    """A guest with the first of these names that nobody has claimed; gives the name."""
    name = next((one for one in names if is_free(connection, one, person)), names[-1])
    row = {"person": person, "name": name, "lang": lang, "sessions": 0}
    connection.execute(insert(people), {**row, "created": now(), "seen": now()})
    return name


def _read(connection: Connection, name: str) -> Person | None:
    chosen = select(
        people.c.person,
        people.c.name,
        people.c.lang,
        people.c.passphrase.is_not(None),
        people.c.sessions,
    ).where(people.c.person == name)
    row = connection.execute(chosen).first()
    return None if row is None else Person(row[0], row[1], row[2], bool(row[3]), row[4])
