"""Reports: somebody's name, or their words at a table, for the hosts to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, insert, select

from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now
from lapidarium.server.storage.schema import chat, people, reports

if TYPE_CHECKING:
    from sqlalchemy import Connection

MOST_OPEN = 20
"""Reports of one person that wait for a host."""


def add(connection: Connection, by: str, row: dict[str, str], line: int) -> None:
    """Store a report of `row["about"]`; for words, of a line of the chat; raises Refused.

    What is reported is stored as it is now: the name may change, and the line go.
    """
    own = (reports.c.person == by) & reports.c.closed.is_(None)
    if (connection.scalar(select(func.count()).where(own)) or 0) >= MOST_OPEN:
        raise Refused(Message("server-too-many-reports"))
    about = row["about"]
    if row["kind"] == "words":
        said = (chat.c.number == line) & (chat.c.at_table == row["at_table"])
        chosen = select(chat.c.text).where(said, chat.c.person == about)
    else:
        chosen = select(people.c.name).where(people.c.person == about)
    words = connection.scalar(chosen)
    if words is None:
        raise Refused(Message("server-nothing-to-report"))
    same = (reports.c.about == about) & (reports.c.words == words)
    if connection.scalar(select(func.count()).where(own, same)):
        return  # they said so before
    connection.execute(insert(reports), {**row, "at": now(), "person": by, "words": words})
