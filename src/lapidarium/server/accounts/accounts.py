"""Names that belong to somebody: claiming with a passphrase, entering, deleting everything."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, select, update

from lapidarium.messages import Message
from lapidarium.server.accounts.people import Banned, note_gone
from lapidarium.server.storage.own_packs import remove_all_of
from lapidarium.server.storage.schema import (
    chat,
    daily,
    host_log,
    notices,
    people,
    rating_history,
    ratings,
    reports,
    seats,
)
from lapidarium.table import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from lapidarium.server.accounts.people import People, Person

HASHER = PasswordHasher()
AT_ONCE = 2
LONGEST_SPELLING = 80


@cache
def _nobody() -> str:
    """Checked when there is no such name, so that it takes as long as when there is."""
    return HASHER.hash("nobody has this passphrase")


def one_spelling(name: str) -> str:
    """Names that look alike are the same name."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def tidy(name: str) -> str:
    """A name on one line, without signs that cannot be seen."""
    plain = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in name)
    name = " ".join(plain.split())[:40].strip()
    while len(one_spelling(name)) > LONGEST_SPELLING:  # some letters become many
        name = name[:-1].strip()
    return name


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
        spelling = one_spelling(person.name)
        is_free = await self.storage.write(lambda db: _claim(db, person.person, spelling, hashed))
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
            raise Banned
        return person

    async def is_free(self, name: str, person: str) -> bool:
        """May this person be called so? Not if somebody else has claimed the name."""
        row = await self.storage.read(lambda db: _claimed(db, one_spelling(name)))
        return row is None or row[0] == person

    async def delete(self, person: Person) -> None:
        """Everything about a person goes; at finished tables somebody remains."""
        await self.storage.write(lambda db: _delete(db, person.person))
        await self._changed(person)

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


def _claim(connection: Connection, person: str, spelling: str, hashed: str) -> bool:
    found = _claimed(connection, spelling)
    if found is not None and found[0] != person:
        return False
    ended = 0 if found is None else 1
    row = {"claimed_name": spelling, "passphrase": hashed, "sessions": people.c.sessions + ended}
    connection.execute(update(people).where(people.c.person == person).values(row))
    return True


def _delete(connection: Connection, person: str) -> None:
    if connection.execute(delete(people).where(people.c.person == person)).rowcount:
        note_gone(connection, person)
    for table in (daily, notices):
        connection.execute(delete(table).where(table.c.person == person))
    # The emptied lines stay: a number must not be given again while somebody reads on from it.
    empty = {"person": "", "text": "", "reaction": ""}
    connection.execute(update(chat).where(chat.c.person == person), empty)
    remove_all_of(connection, person)
    connection.execute(delete(reports).where(reports.c.about == person))
    connection.execute(update(reports).where(reports.c.person == person), {"person": ""})
    connection.execute(update(host_log).where(host_log.c.about == person), {"detail": ""})
    for rated in (ratings, rating_history):
        connection.execute(delete(rated).where(rated.c.player == person))
    connection.execute(update(seats).where(seats.c.person == person), {"person": None})
