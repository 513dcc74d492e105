"""Who may look at a table, and who may sit down at it."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from lapidarium.table import OVER

if TYPE_CHECKING:
    from lapidarium.table import Table


def is_invited(table: Table, invite: str) -> bool:
    """Is this the invitation that is good now? Compared in constant time."""
    return bool(table.invite) and hmac.compare_digest(table.invite.encode(), invite.encode())


def may_watch(table: Table, person: str, invite: str) -> bool:
    """A listed table is open to all; a private one to its people and whoever is invited."""
    if table.terms.listed or person == table.host or table.seat_of(person) >= 0:
        return True
    return is_invited(table, invite) and not table.terms.daily


def may_sit(table: Table, person: str, invite: str) -> bool:
    """Whoever may watch may sit, where a seat is open; seats are not kept for anybody."""
    return table.terms.listed or person == table.host or is_invited(table, invite)


def may_see_game(table: Table, person: str | None, invite: str, *, is_todays_deal: bool) -> bool:
    """The game itself, as record, replay or picture; not the chat, and nobody's hand while it runs.

    A finished game is open to whoever has its link: the name of a table cannot be guessed. Only
    the deal of today's challenge stays closed, since others have yet to play it.
    """
    if person is not None and (person == table.host or table.seat_of(person) >= 0):
        return True
    if is_todays_deal:
        return False
    return table.status == OVER or table.terms.listed or is_invited(table, invite)
