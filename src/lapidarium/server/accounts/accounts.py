"""Names that belong to somebody: claiming with a passphrase, entering, deleting everything."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import select, update

from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import banned, is_free, now
from lapidarium.server.storage.deletion import check_exists, delete_person
from lapidarium.server.storage.schema import people
from lapidarium.server.storage.spelling import LONGEST_SPELLING, looks_of, one_spelling, tidy

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from lapidarium.server.accounts.people import People, Person

HASHER = PasswordHasher()
AT_ONCE = 2


@cache
def _nobody() -> str:
    """Checked when there is no such name, so that it takes as long as when there is."""
    return HASHER.hash("nobody has this passphrase")


class Accounts:
    """Passphrases: never more than a few at a time are worked on, in threads."""

    def __init__(self, people: People, on_change: Callable[[str], None]) -> None:
        self.people = people
        self.on_change = on_change
        """Told when somebody has another name, or is gone."""
        self.storage = people.storage
        self.working = asyncio.Semaphore(AT_ONCE)

    async def claim(self, person: Person, passphrase: str) -> None:
        """From now on the name is theirs, and they can come back with the passphrase.

        Another passphrase for a name that is theirs already ends the cookies of other devices.
        """
        async with self.working:
            hashed = await asyncio.to_thread(HASHER.hash, passphrase)
        is_free = await self.storage.write(lambda db: _claim(db, person, hashed))
        if not is_free:
            raise Refused(Message("server-name-taken", name=person.name))
        await self._changed(person)

    async def enter(self, name: str, passphrase: str) -> Person:
        """The person with this name and passphrase; raises Refused."""
        row = await self.storage.read(lambda db: _claimed(db, one_spelling(tidy(name))))
        async with self.working:
            hashed = await asyncio.to_thread(_nobody) if row is None else row[1]
            is_right = await asyncio.to_thread(_verify, hashed, passphrase)
        person = await self.people.find(row[0]) if row is not None and is_right else None
        if person is None:
            raise Refused(Message("server-wrong-passphrase"))
        if person.is_banned:
            raise banned()
        return person

    async def is_free(self, name: str, person: str) -> bool:
        """May this person be called so? Not if somebody else has claimed one that looks like it."""
        return await self.storage.read(lambda db: is_free(db, name, person))

    async def delete(self, person: Person) -> None:
        """Everything about a person goes; at finished tables somebody remains."""
        await self.storage.write(lambda db: delete_person(db, person.person, now()))
        await self._changed(person)
        await self.storage.empty_log()

    async def change(self, person: Person, name: str | None, lang: str | None) -> Person:
        """Another name or language."""
        changed = await self.people.change(person, name, lang)
        self.on_change(person.person)
        return changed

    async def _changed(self, person: Person) -> None:
        await self.people.reload(person.person)
        self.on_change(person.person)


def _verify(hashed: str, passphrase: str) -> bool:
    try:
        return HASHER.verify(hashed, passphrase)
    except (Argon2Error, InvalidHashError):
        return False


def _claimed(connection: Connection, spelling: str) -> tuple[str, str] | None:
    chosen = select(people.c.person, people.c.passphrase).where(people.c.claimed_name == spelling)
    row = connection.execute(chosen).first() if len(spelling) <= LONGEST_SPELLING else None
    return None if row is None else (row[0], row[1])


def _claim(connection: Connection, person: Person, hashed: str) -> bool:
    mine = people.c.person == person.person
    check_exists(connection, person.person)
    passphrase = connection.scalar(select(people.c.passphrase).where(mine))
    if not is_free(connection, person.name, person.person):
        return False
    look, small_look = looks_of(person.name)
    row = {
        "claimed_name": one_spelling(person.name),
        "look": look,
        "small_look": small_look,
        "passphrase": hashed,
        "sessions": people.c.sessions + (0 if passphrase is None else 1),
    }
    connection.execute(update(people).where(mine).values(row))
    return True
