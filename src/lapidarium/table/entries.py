"""What can happen at a table: the entries of its journal.

A table is rebuilt by applying its entries in order. Each entry is an immutable value, and is
stored as JSON with its `kind`. Times are milliseconds since 1970. Seats count from 0 here and
from 1 on the wire. A person is the key of somebody's account, never their name, so that their
data can be deleted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from lapidarium.messages import Words

if TYPE_CHECKING:
    from lapidarium.games.game import Game

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Clock(Struct, frozen=True):
    """How long a player may think: without limit, on a live clock, or some days per move."""

    kind: str = "none"
    minutes: int = 0
    increment: int = 0
    """Seconds added for every finished turn."""
    days: int = 0

    @property
    def at_start(self) -> int:
        """The time of each seat when the game begins."""
        return self.minutes * MINUTE if self.kind == "live" else self.days * DAY


class Terms(Struct, frozen=True, kw_only=True):
    """What was agreed when the table was created."""

    game: str
    players: int
    pack: str
    digest: str
    setup: tuple[str, ...] = ()
    """Events that the host has fixed, so that they are not drawn (M-S9)."""
    clock: Clock = Clock()
    on_timeout: str = "bot"
    listed: bool = False
    rated: bool = False
    practice: bool = False
    """Whoever plays alone or against bots may take back what a draw has revealed."""
    match: bool = False
    daily: str = ""
    """The day of the daily challenge that is attempted at this table."""
    format: int = 1
    """The version of the record format under which the game began; a journal written before there
    was a second one does not say it."""

    @classmethod
    def of(cls, game: Game[Any, Any], **agreed: Any) -> Terms:
        """The terms of a table where this referee's game is played."""
        return cls(
            game=game.name,
            players=game.players,
            pack=game.pack.name,
            digest=game.pack.digest,
            format=game.format,
            **agreed,
        )


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened at a table."""

    at: int = 0

    @property
    def kind(self) -> str:
        """The name of this kind of entry in the stored form."""
        return str(self.__struct_config__.tag)


class Made(Entry, frozen=True, kw_only=True, tag="made"):
    """Somebody created the table. The seed fixes, in secret, the order of everything drawn."""

    terms: Terms
    host: str
    seed: str
    people: dict[int, str] = {}
    bots: dict[int, str] = {}
    programs: tuple[int, ...] = ()
    """Seats on which a program plays under a person's name."""
    invite: str = ""
    game_number: int = 1
    """2 for the second game of a match."""
    points_before: tuple[int, ...] = ()
    """The points of each seat from the first game of the match."""
    wins_before: tuple[int, ...] = ()
    gave_up_before: tuple[int, ...] = ()
    """Seats that gave up the first game."""
    previous: str = ""


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """Somebody took an open seat."""

    seat: int
    person: str
    program: bool = False
    """A program plays here under this person's name."""


class Marked(Entry, frozen=True, kw_only=True, tag="marked"):
    """Somebody said that a program plays on their seat from now on."""

    seat: int


class GotUp(Entry, frozen=True, kw_only=True, tag="got-up"):
    """Somebody left their seat before the game."""

    seat: int


class Began(Entry, frozen=True, kw_only=True, tag="began"):
    """All seats are taken and the game is set up."""

    drawn: tuple[str, ...]


class BotEvaluation(Struct, frozen=True):
    """What a bot expected when it moved; for reviews, and for nobody while the game goes on."""

    level: str
    expected: tuple[float, ...]
    """The points that each seat is likely to end with."""
    others: tuple[tuple[str, float], ...] = ()
    """The next best moves, each with the points that it would lose."""


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """A move, and what was drawn because of it."""

    seat: int
    move: str
    drawn: tuple[str, ...] = ()
    key: str = ""
    by_bot: bool = False
    note: Words | None = None
    """What a bot says about how it plays here; told once."""
    thought: BotEvaluation | None = None


class Handed(Entry, frozen=True, kw_only=True, tag="handed"):
    """A bot plays on this seat: an open one, or in place of the person who sits there."""

    seat: int
    level: str


class CameBack(Entry, frozen=True, kw_only=True, tag="came-back"):
    """Somebody took their seat back from the bot."""

    seat: int


class Resigned(Entry, frozen=True, kw_only=True, tag="resigned"):
    """Somebody gave up; with more than two players a bot may play on in their place."""

    seat: int
    level: str = ""


class RanOut(Entry, frozen=True, kw_only=True, tag="ran-out"):
    """A clock ran out: a bot of this level takes over; without a level the game is over."""

    seat: int
    level: str = ""
    is_lost: bool = False


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo-asked"):
    """Somebody asks the others whether they may take back their last decision."""

    seat: int
    key: str = ""


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo-answered"):
    """Somebody answers a request to take back."""

    seat: int
    yes: bool


class TakenBack(Entry, frozen=True, kw_only=True, tag="taken-back"):
    """The game goes back to the state after this many events; the order of draws stays."""

    seat: int
    events: int
    key: str = ""


class Invited(Entry, frozen=True, kw_only=True, tag="invited"):
    """The host replaced the invitation, or revoked it (empty)."""

    invite: str


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    """The host muted somebody in the chat, or unmuted them."""

    person: str
    muted: bool


class RematchWanted(Entry, frozen=True, kw_only=True, tag="rematch-wanted"):
    """Somebody wants a rematch."""

    seat: int


class Followed(Entry, frozen=True, kw_only=True, tag="followed"):
    """The next game of the same people is at another table."""

    table: str


class Imported(Entry, frozen=True, kw_only=True, tag="imported"):
    """A game played elsewhere, with the names in its record."""

    events: tuple[str, ...]
    names: tuple[str, ...] = ()
    bots: tuple[int, ...] = ()
    """The seats, from 0, that are named by the level of a bot."""


AnyEntry = (
    Made
    | Sat
    | Marked
    | GotUp
    | Began
    | Played
    | Handed
    | CameBack
    | Resigned
    | RanOut
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | Invited
    | Muted
    | RematchWanted
    | Followed
    | Imported
)
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(list[AnyEntry])


def to_json(entries: Sequence[Entry]) -> bytes:
    """Entries as a JSON list; `from_json` reads it back."""
    return _ENCODER.encode(entries)


def from_json(text: str | bytes) -> list[Entry]:
    """Read entries that `to_json` wrote."""
    return list(_DECODER.decode(text))
