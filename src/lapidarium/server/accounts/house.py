"""Who may come in and make tables, and what the host tells everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import orjson
from pydantic import BaseModel, Field
from sqlalchemy import delete, insert, select

from lapidarium.messages import Message
from lapidarium.refusals import FORBIDDEN, Refused
from lapidarium.server.storage.schema import settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

KEY = "house"
"""The row of the table `settings`."""
Door = Literal["open", "closed", "invited"]
"""`closed`: no new people and tables; `invited`: new people need a code."""


class Announcement(BaseModel):
    """What the host tells everybody: in one language or several, and until when."""

    texts: dict[str, str] = Field(examples=[{"en": "We restart at eight."}])
    until: int | None = None


class HouseRules(BaseModel):
    """What hosts have decided for the whole server."""

    door: Door = "open"
    announcement: Announcement | None = None

    def heard_at(self, now: int) -> Announcement | None:
        """The announcement, while it is good."""
        told = self.announcement
        return told if told is not None and (told.until is None or told.until > now) else None


class House:
    """The rules as this node knows them."""

    def __init__(self) -> None:
        self.rules = HouseRules()

    def check_guest(self) -> None:
        """May somebody new come in? Raises Refused."""
        if self.rules.door == "closed":
            raise Refused(Message("server-closed"), status=FORBIDDEN)
        if self.rules.door == "invited":
            raise Refused(Message("server-by-invitation"), status=FORBIDDEN)

    def check_table(self) -> None:
        """May a table be made? Raises Refused."""
        if self.rules.door == "closed":
            raise Refused(Message("server-closed"), status=FORBIDDEN)


def read_rules(connection: Connection) -> HouseRules:
    """The rules as they are stored."""
    found = connection.scalar(select(settings.c.value).where(settings.c.key == KEY))
    return HouseRules() if found is None else HouseRules.model_validate_json(found)


def write_rules(connection: Connection, rules: HouseRules) -> None:
    """Store other rules."""
    connection.execute(delete(settings).where(settings.c.key == KEY))
    row = {"key": KEY, "value": orjson.dumps(rules.model_dump()).decode()}
    connection.execute(insert(settings), row)
