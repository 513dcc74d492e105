"""What can happen at a table: the entries of its journal, each a plain value.

A table is rebuilt by applying its entries in order. Times are milliseconds since 1970; seats
count from 0 inside and from 1 on the wire; a person is the name of somebody's record, never
what they call themselves, so that their data can be deleted.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True, slots=True)
class Clock:
    """How long somebody may think: as long as they like, a live clock, or days for each move."""

    kind: str = "none"
    minutes: int = 0
    increment: int = 0
    """Seconds that every finished turn adds."""
    days: int = 0

    @property
    def at_start(self) -> int:
        """What a seat has when the game begins."""
        return self.minutes * MINUTE if self.kind == "live" else self.days * DAY


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed when the table was made."""

    game: str
    players: int
    pack: str
    digest: str
    setup: tuple[str, ...] = ()
    """Events that are fixed by hand and not drawn (M-S9)."""
    clock: Clock = Clock()
    on_timeout: str = "bot"
    listed: bool = False
    rated: bool = False
    match: bool = False
    daily: str = ""
    """The day of the challenge this is an attempt at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Something that happened at a table."""

    kind: ClassVar[str]
    at: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Made(Entry):
    """Somebody made the table. The seed fixes in secret the order of everything drawn."""

    kind: ClassVar[str] = "made"
    terms: Terms
    host: str
    seed: str
    people: Mapping[int, str] = field(default_factory=dict)
    bots: Mapping[int, str] = field(default_factory=dict)
    invite: str = ""
    game_number: int = 1
    """2 for the second game of a match."""
    points_before: tuple[int, ...] = ()
    """What each seat brings from the first game of the match."""
    wins_before: tuple[int, ...] = ()
    gave_up_before: tuple[int, ...] = ()
    """Seats that gave up the first game."""
    previous: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sat(Entry):
    """Somebody took an open seat."""

    kind: ClassVar[str] = "sat"
    seat: int
    person: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GotUp(Entry):
    """Somebody left their seat before the game."""

    kind: ClassVar[str] = "got-up"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Began(Entry):
    """Everybody sits: the game is set up."""

    kind: ClassVar[str] = "began"
    drawn: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Entry):
    """A move, and what was drawn because of it."""

    kind: ClassVar[str] = "played"
    seat: int
    move: str
    drawn: tuple[str, ...] = ()
    key: str = ""
    by_bot: bool = False
    leads_to: Sequence[tuple[Any, Any]] = field(default=(), compare=False, repr=False)
    """Every event with the state after it, if whoever made the entry knows; never stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Handed(Entry):
    """A bot plays on this seat: on an open one, or for whoever sits there."""

    kind: ClassVar[str] = "handed"
    seat: int
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CameBack(Entry):
    """Somebody took their seat back from the bot."""

    kind: ClassVar[str] = "came-back"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned(Entry):
    """Somebody gave the game up; with more than two players a bot plays on for them."""

    kind: ClassVar[str] = "resigned"
    seat: int
    level: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RanOut(Entry):
    """A clock ran out: a bot of this level takes over, or without one the game is lost."""

    kind: ClassVar[str] = "ran-out"
    seat: int
    level: str = ""
    is_lost: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoAsked(Entry):
    """Somebody would take back their last decision; the others are asked."""

    kind: ClassVar[str] = "undo-asked"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoAnswered(Entry):
    """Yes or no to that."""

    kind: ClassVar[str] = "undo-answered"
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(Entry):
    """The game is again as it was after so many events; the order of draws stays."""

    kind: ClassVar[str] = "taken-back"
    seat: int
    events: int
    key: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Invited(Entry):
    """The host changed the invitation; an empty one is none."""

    kind: ClassVar[str] = "invited"
    invite: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Muted(Entry):
    """The host does not want this person's words shown, or wants them again."""

    kind: ClassVar[str] = "muted"
    person: str
    muted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RematchWanted(Entry):
    """Somebody wants the same once more."""

    kind: ClassVar[str] = "rematch-wanted"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Followed(Entry):
    """The next game of the same people is at another table."""

    kind: ClassVar[str] = "followed"
    table: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Imported(Entry):
    """A game played elsewhere, with the names in its record."""

    kind: ClassVar[str] = "imported"
    events: tuple[str, ...]
    names: tuple[str, ...] = ()


KINDS: dict[str, type[Entry]] = {
    kind.kind: kind
    for kind in (
        Made,
        Sat,
        GotUp,
        Began,
        Played,
        Handed,
        CameBack,
        Resigned,
        RanOut,
        UndoAsked,
        UndoAnswered,
        TakenBack,
        Invited,
        Muted,
        RematchWanted,
        Followed,
        Imported,
    )
}
_NAMES = {
    kind: tuple(part.name for part in fields(entry) if part.name != "leads_to")
    for kind, entry in KINDS.items()
}


def as_plain(entry: Entry) -> dict[str, Any]:
    """An entry as what JSON can hold; `from_plain` reads it back."""
    if isinstance(entry, Played):
        return {
            "kind": "played",
            "at": entry.at,
            "seat": entry.seat,
            "move": entry.move,
            "drawn": entry.drawn,
            "key": entry.key,
            "by_bot": entry.by_bot,
        }
    plain: dict[str, Any] = {"kind": entry.kind}
    for name in _NAMES[entry.kind]:
        value = getattr(entry, name)
        if isinstance(value, Terms):
            value = {p.name: getattr(value, p.name) for p in fields(value)}
            value["clock"] = {p.name: getattr(value["clock"], p.name) for p in fields(Clock)}
        elif isinstance(value, dict):
            value = {str(key): what for key, what in value.items()}
        plain[name] = value
    return plain


def from_plain(plain: Mapping[str, Any]) -> Entry:
    """Read an entry."""
    values = {key: _value(key, value) for key, value in plain.items() if key != "kind"}
    return KINDS[plain["kind"]](**values)


def _value(key: str, value: Any) -> Any:
    if key == "terms":
        clock = Clock(**value["clock"])
        return Terms(**{**value, "clock": clock, "setup": tuple(value["setup"])})
    if isinstance(value, dict):
        return {int(seat): what for seat, what in value.items()}
    return tuple(value) if isinstance(value, list) else value
