"""The bodies of requests and answers; OpenAPI is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from lapidarium.games.views import BotPlayer, NamedPlayer, PersonPlayer
from lapidarium.server.accounts.house import Announcement

Name = Annotated[str, Field(min_length=1, max_length=40)]
Passphrase = Annotated[str, Field(min_length=8, max_length=200)]
Lang = Literal["en", "de", "es", "ja"]
Key = Annotated[str, Field(max_length=24, pattern=r"^[A-Za-z0-9_-]*$")]
GameName = Annotated[str, Field(min_length=1, max_length=20)]
"""Any registered game."""
MOST_SEATS = 99
"""What can be read; how many seats there are is for the game to say."""


class Asked(BaseModel):
    """A body of a request: nothing in it that is not known."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def has_no_nul(cls, given: Any) -> Any:
        """No text that people write has this character, and PostgreSQL cannot store it."""
        if _has_nul(given):
            raise ValueError("NUL")
        return given


def _has_nul(value: Any) -> bool:
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return any(_has_nul(key) or _has_nul(one) for key, one in value.items())
    return isinstance(value, list) and any(map(_has_nul, value))


class Message(BaseModel):
    """Something for people: a code of the catalogues and its parameters."""

    code: str
    params: dict[str, Any] = {}


class Problem(BaseModel):
    """Why a request was not carried out."""

    message: Message
    clause: str | None = None


class Me(BaseModel):
    """Who the asker is."""

    id: str
    name: str
    claimed: bool
    lang: Lang
    chat: bool
    notices: bool
    """Does this server send notices?"""
    build: str
    """Which build of the client this server has; another one than the page's means: reload."""
    is_host: bool
    """Is the asker one of those who run this server?"""
    door: Literal["open", "closed", "invited"]
    """`closed`: no new people and tables; `invited`: new people need a code."""
    is_new: bool
    """Has the asker done nothing here yet? Then nothing is stored about them."""
    announcement: Announcement | None
    """What the host tells everybody."""


class Changes(Asked):
    """Another name or language."""

    name: Name | None = None
    lang: Lang | None = None


class Claim(Asked):
    """Keep my name with this passphrase."""

    passphrase: Passphrase


class Enter(Asked):
    """Come back on another device."""

    name: Name
    passphrase: Annotated[str, Field(min_length=1, max_length=200)]


class Report(Asked):
    """Somebody's name, or a line that they wrote at a table."""

    about: Key
    """The id of the person."""
    kind: Literal["name", "words"]
    table: Key = ""
    invite: Annotated[str, Field(max_length=64)] = ""
    line: Annotated[int, Field(ge=0, lt=2**53)] = 0
    """The number of the line in the chat."""
    note: Annotated[str, Field(max_length=300)] = ""


class Code(Asked):
    """A code that a host has given."""

    code: Annotated[str, Field(min_length=1, max_length=24)]


class ClockShape(Asked):
    """How long somebody may think."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Field(ge=0, le=300)] = 0
    increment: Annotated[int, Field(ge=0, le=300)] = 0
    days: Annotated[int, Field(ge=0, le=30)] = 0


class NewTable(Asked):
    """What somebody wants to play."""

    game: GameName
    players: Annotated[int, Field(ge=1, le=MOST_SEATS)] = 2
    seat: Annotated[int, Field(ge=0, le=MOST_SEATS)] = 1
    """The host's seat; 0: the host only watches."""
    bots: dict[
        Annotated[str, Field(pattern="^[1-9][0-9]?$")], Annotated[str, Field(max_length=20)]
    ] = {}
    setup: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=80)] = []
    pack: Annotated[str, Field(max_length=64)] = ""
    pack_text: Annotated[str, Field(max_length=65_536)] = ""
    clock: ClockShape = ClockShape()
    on_timeout: Literal["bot", "loss"] = "bot"
    listed: bool = False
    rated: bool = False
    practice: bool = False
    """Alone or against bots, everything may be taken back."""
    match: bool = False


class Made(BaseModel):
    """A table that was made."""

    table: str
    invite: str | None = None


class Person(BaseModel):
    """Somebody, as others see them; an empty name is somebody whose data was deleted."""

    id: str
    name: str


class SeatShape(BaseModel):
    """A seat and who plays there; nobody if it is open."""

    seat: int
    player: PersonPlayer | BotPlayer | NamedPlayer | None


class TableShape(BaseModel):
    """A table in a list."""

    table: str
    game: GameName
    players: int
    pack: str
    status: Literal["waiting", "playing", "over"]
    listed: bool
    rated: bool
    daily: str | None
    clock: str
    """`live 10+5`, `days 3`, or nothing."""
    open_seats: int
    seats: list[SeatShape]
    host: Person
    created: int
    changed: int
    to_act: int = 0
    """The seat, or 0 if that is not known here."""
    your_seat: int = 0
    scores: list[int] | None = None
    winners: list[int] | None = None


class Lobby(BaseModel):
    """Listed tables."""

    open: list[TableShape]
    playing: list[TableShape]


class MyTables(BaseModel):
    """Tables at which somebody sits."""

    playing: list[TableShape]
    over: list[TableShape]


class Invitation(BaseModel):
    """The invitation that is good now."""

    invite: str | None


class RecordShape(BaseModel):
    """A finished public game."""

    table: str
    game: GameName
    players: int
    finished: int
    rated: bool
    imported: bool
    daily: str | None
    events: int
    scores: list[int]
    places: list[list[int]]
    seats: list[SeatShape]


class Records(BaseModel):
    """Finished public games, newest first."""

    records: list[RecordShape]
    before: str | None
    """Ask with this for older ones."""


class Again(Asked):
    """Another try at today's deal, which does not count."""

    again: bool = False


class Attempt(BaseModel):
    """An attempt at a day's challenge."""

    day: str
    table: str | None
    """Where it can be seen: one's own, and everybody's when the day is over."""
    person: Person
    place: int | None = None
    score: int | None = None
    rank: Message | None = None


class Daily(BaseModel):
    """A day's challenge."""

    day: str
    ends: int
    """When the next one begins (milliseconds since 1970)."""
    mine: Attempt | None
    scores: list[Attempt]
    bests: list[Attempt]
    streak: int
    """On how many days in a row the asker has finished an attempt, up to today or yesterday."""
    counts: bool
    """Does the asker's attempt count, or would it? Not if somebody else played the deal before
    from the same address with the same browser, unless the asker registered before that day."""


class Leader(BaseModel):
    """Somebody on the leaderboard: a person, or a bot of a level."""

    place: int
    player: PersonPlayer | BotPlayer
    rating: int
    games: int


class Leaderboard(BaseModel):
    """The best at a game."""

    game: GameName
    leaders: list[Leader]
