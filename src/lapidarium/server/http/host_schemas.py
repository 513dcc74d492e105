"""The bodies of requests and answers of `/api/host`."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from lapidarium.games.views import BotPlayer, PersonPlayer
from lapidarium.server.accounts.house import Announcement, Door
from lapidarium.server.hosts.codes import MOST_USES
from lapidarium.server.http.schemas import Asked, Lang, Name

Text = Annotated[str, Field(min_length=1, max_length=300)]
CommandContext = Annotated[int, Field(ge=0, lt=2**53)]


class NewAnnouncement(Asked):
    """What to tell everybody, in the languages that it is given in."""

    texts: Annotated[dict[Lang, Text], Field(min_length=1)]
    until: CommandContext | None = None


class NewDoor(Asked):
    """Who may come in."""

    door: Door


class NewCode(Asked):
    """A code for so many new people."""

    uses: Annotated[int, Field(ge=1, le=MOST_USES)] = 1
    until: CommandContext | None = None
    note: Annotated[str, Field(max_length=80)] = ""


class PersonChanges(Asked):
    """Another name; or banned, or not any more."""

    name: Name | None = None
    banned: bool | None = None


class CodeRow(BaseModel):
    """A code that is good now."""

    code: str
    created: int
    until: int | None
    uses_left: int
    note: str


class Overview(BaseModel):
    """The server in a few figures."""

    version: str
    door: Door
    announcement: Announcement | None
    people: int
    registered: int
    banned: int
    online: int
    tables: dict[str, int]
    reports: int
    codes: list[CodeRow]


class MadeCode(BaseModel):
    """A code that was made."""

    code: str


class TableRow(BaseModel):
    """A table in a list."""

    at_table: str
    game: str
    status: str
    listed: bool
    host: str
    host_name: str
    players: list[PersonPlayer | BotPlayer]
    created: int
    changed: int


class PersonRow(BaseModel):
    """Somebody in a list."""

    person: str
    name: str
    is_registered: bool
    is_host: bool
    banned: int | None
    lang: str
    created: int
    seen: int


class OnlineRow(BaseModel):
    """Somebody at a table."""

    person: str
    name: str
    at_table: str
    game: str


class ReportRow(BaseModel):
    """What somebody reported about somebody."""

    number: int
    at: int
    person: str
    person_name: str
    about: str
    about_name: str
    at_table: str
    kind: str
    words: str
    note: str
    closed: int | None


class PackRow(BaseModel):
    """A pack that somebody keeps, or a shared copy."""

    key: str
    is_shared: bool
    game: str
    title: str
    person: str
    person_name: str
    at: int


class LogRow(BaseModel):
    """What a host did."""

    number: int
    at: int
    by_whom: str
    action: str
    about: str
    detail: str
