"""Removing what nobody uses: guests who never played, tables that never began, unused packs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from lapidarium.server.storage.deletion import delete_person
from lapidarium.server.storage.own_packs import remove
from lapidarium.server.storage.schema import (
    balances,
    chat,
    daily,
    journal,
    own_packs,
    packs,
    people,
    seats,
    tables,
)
from lapidarium.table import WAITING
from lapidarium.table.entries import DAY

if TYPE_CHECKING:
    from sqlalchemy import Connection

MOST_AT_ONCE = 200
"""Of each kind: others want to write too."""


@dataclass(frozen=True)
class Pruned:
    """How much was removed."""

    tables: int = 0
    guests: int = 0
    packs: int = 0

    def __add__(self, more: Pruned) -> Pruned:
        return Pruned(self.tables + more.tables, self.guests + more.guests, self.packs + more.packs)


def prune(connection: Connection, now: int, guest_days: int, pack_days: int) -> Pruned:
    """Remove some of what was not used for so many days (0: for ever); call it until it is nothing.

    A guest who has not registered and has never sat at a game goes `guest_days` after their last
    visit, as does a table that never began, after its last change. A pack goes if no table uses it
    and none was made with it for `pack_days`; one in the workshop, if its owner has not registered
    and was not here for so long.
    """
    found = Pruned()
    if guest_days:
        since = now - guest_days * DAY
        found += Pruned(tables=_tables(connection, since), guests=_guests(connection, since, now))
    if pack_days:
        since = now - pack_days * DAY
        found += Pruned(packs=_packs(connection, since) + _own_packs(connection, since))
    return found


def _tables(connection: Connection, since: int) -> int:
    old = (tables.c.status == WAITING) & (tables.c.changed < since)
    names = list(connection.scalars(select(tables.c.at_table).where(old).limit(MOST_AT_ONCE)))
    for table in (chat, journal, seats, tables):
        connection.execute(delete(table).where(table.c.at_table.in_(names)))
    return len(names)


def _guests(connection: Connection, since: int, now: int) -> int:
    is_old = people.c.passphrase.is_(None) & (people.c.seen < since)
    chosen = select(people.c.person).where(
        is_old,
        ~select(seats.c.person).where(seats.c.person == people.c.person).exists(),
        ~select(tables.c.host).where(tables.c.host == people.c.person).exists(),
        ~select(daily.c.person).where(daily.c.person == people.c.person).exists(),
    )
    persons = list(connection.scalars(chosen.limit(MOST_AT_ONCE)))
    for person in persons:
        delete_person(connection, person, now)
    return len(persons)


def _packs(connection: Connection, since: int) -> int:
    connection.execute(delete(balances).where(balances.c.changed < since))
    is_used = select(tables.c.digest).where(tables.c.digest == packs.c.digest).exists()
    chosen = select(packs.c.digest).where(packs.c.used < since, ~is_used).limit(MOST_AT_ONCE)
    digests = list(connection.scalars(chosen))
    connection.execute(delete(packs).where(packs.c.digest.in_(digests)))
    return len(digests)


def _own_packs(connection: Connection, since: int) -> int:
    is_gone = select(people.c.person).where(
        people.c.person == own_packs.c.person, people.c.passphrase.is_(None), people.c.seen < since
    )
    chosen = select(own_packs.c.pack).where(own_packs.c.changed < since, is_gone.exists())
    keys = list(connection.scalars(chosen.limit(MOST_AT_ONCE)))
    for key in keys:
        remove(connection, key)
    return len(keys)
