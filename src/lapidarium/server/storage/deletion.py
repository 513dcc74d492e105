"""Deleting everything about a person, and whether somebody is still there.

Whoever stores something of a person asks `check_exists` in the same transaction: a request that
was on its way while the person was deleted must not bring anything of them back.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, insert, select, update

from lapidarium.messages import Message
from lapidarium.refusals import NOT_SIGNED_IN, Refused
from lapidarium.server.storage.journal import entries_of, text_of
from lapidarium.server.storage.own_packs import remove_all_of
from lapidarium.server.storage.reviews import forget_asker
from lapidarium.server.storage.schema import (
    chat,
    daily,
    gone_people,
    host_log,
    journal,
    learned,
    notices,
    people,
    puzzle_attempts,
    puzzle_ratings,
    rating_history,
    ratings,
    reports,
    seats,
    tables,
)
from lapidarium.table.entries import DAY, Imported

if TYPE_CHECKING:
    from sqlalchemy import Connection

DAYS_REMEMBERED = 3
"""Longer than the cookie of a visitor is good who was not stored."""
NOBODY = "gone-"
"""How the attempt of a deleted person begins, until its day is over: its device has played."""


def check_exists(connection: Connection, person: str) -> None:
    """Refuse somebody who was deleted, maybe while their request was on its way."""
    found = connection.scalar(select(people.c.person).where(people.c.person == person))
    if found is None:
        raise Refused(Message("server-no-cookie"), status=NOT_SIGNED_IN)


def delete_person(connection: Connection, person: str, now: int) -> None:
    """Everything about a person; tables and results have only a key that leads to nobody."""
    if connection.execute(delete(people).where(people.c.person == person)).rowcount:
        _note_gone(connection, person, now)
    _forget_attempts(connection, person)
    for own in (notices, learned, puzzle_attempts, puzzle_ratings):
        connection.execute(delete(own).where(own.c.person == person))
    # The emptied lines stay: a number must not be given again while somebody reads on from it.
    empty = {"person": "", "text": "", "reaction": ""}
    connection.execute(update(chat).where(chat.c.person == person), empty)
    remove_all_of(connection, person)
    forget_asker(connection, person)
    connection.execute(delete(reports).where(reports.c.about == person))
    connection.execute(update(reports).where(reports.c.person == person), {"person": ""})
    connection.execute(update(host_log).where(host_log.c.about == person), {"detail": ""})
    for rated in (ratings, rating_history):
        connection.execute(delete(rated).where(rated.c.player == person))
    connection.execute(update(seats).where(seats.c.person == person), {"person": None})
    _forget_imported_names(connection, person)


def _note_gone(connection: Connection, person: str, now: int) -> None:
    """Somebody was deleted; kept for as long as a visitor's cookie could bring them back."""
    old = now - DAYS_REMEMBERED * DAY
    connection.execute(delete(gone_people).where(gone_people.c.at < old))
    connection.execute(insert(gone_people), {"person": person, "at": now})


def _forget_attempts(connection: Connection, person: str) -> None:
    nobody = {"person": NOBODY + secrets.token_hex(8), "at_table": "", "counts": False}
    nobody |= {"score": None, "finished": None}
    has_device = (daily.c.person == person) & daily.c.device.is_not(None)
    days = select(daily.c.day).where(has_device)
    for day in list(connection.scalars(days)):
        connection.execute(update(daily).where(has_device, daily.c.day == day), nobody)
    connection.execute(delete(daily).where(daily.c.person == person))


def _forget_imported_names(connection: Connection, person: str) -> None:
    """The names in records that the person brought here."""
    own = select(tables.c.at_table).where(tables.c.host == person)
    imported = journal.c.at_table.in_(own) & journal.c.entries.like('%"kind":"imported"%')
    for row in connection.execute(select(journal).where(imported)).all():
        entries = [
            msgspec.structs.replace(one, names=(), bots=()) if isinstance(one, Imported) else one
            for one in entries_of(row.entries)
        ]
        where = (journal.c.at_table == row.at_table) & (journal.c.number == row.number)
        connection.execute(update(journal).where(where), {"entries": text_of(entries)})
