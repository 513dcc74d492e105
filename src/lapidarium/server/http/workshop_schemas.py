"""The bodies of the workshop's requests and answers; OpenAPI is made from these."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from lapidarium.server.http.schemas import Asked, GameName, Message

PackText = Annotated[str, Field(max_length=65_536)]
PackKey = Annotated[str, Field(max_length=24)]


class PackToCheck(Asked):
    """A pack, and the figures that it shall have instead of its own."""

    text: PackText
    figures: dict[str, Any] | None = None


class PackProblem(BaseModel):
    """One problem of a pack."""

    key: str
    """Where it is, such as `stone[2].cells`."""
    found: str
    expected: Message
    is_warning: bool
    """The pack can be played all the same."""


class CheckedPack(BaseModel):
    """A pack as the workshop shows it."""

    text: str
    game: str
    title: str
    digest: str | None
    """None if it cannot be played yet."""
    problems: list[PackProblem]
    sources: dict[str, int]
    """How many figures come from where."""
    figures: dict[str, Any] | None
    """In the game's own form; None if the pack can only be edited as text."""
    meaning: dict[str, Any] | None
    """What the figures come to, in the game's own form."""


class StartingPack(BaseModel):
    """A pack to begin with."""

    name: str
    title: str
    text: str


class StartingPacks(BaseModel):
    """What one can begin with in a game: the shipped packs, and nothing."""

    packs: list[StartingPack]
    blank: str | None
    """None for a game whose packs are edited as text."""


class PackToKeep(Asked):
    """A pack to keep under one's name."""

    game: GameName
    text: PackText


class PackToSave(Asked):
    """A new version of a pack."""

    text: PackText


class OwnPackShape(BaseModel):
    """One of somebody's packs in a list."""

    pack: str
    game: str
    title: str
    version: int
    changed: int
    problems: int


class OwnPackList(BaseModel):
    """Somebody's packs, and how many there may be."""

    packs: list[OwnPackShape]
    most: int


class PackVersion(BaseModel):
    """A version of a pack."""

    version: int
    problems: int
    saved: int


class OwnPack(BaseModel):
    """One of somebody's packs: the text of one version, and which there are."""

    pack: str
    game: str
    version: int
    text: str
    versions: list[PackVersion]


class SavedPack(BaseModel):
    """Where a pack was saved."""

    pack: str
    version: int


class SharedPack(BaseModel):
    """The key of a shared copy."""

    share: str


class SharedCopy(BaseModel):
    """A pack that somebody shares: a copy that never changes."""

    game: str
    title: str
    text: str


class PackToPlay(Asked):
    """How does this pack play?"""

    text: PackText
    players: Annotated[int, Field(ge=1, le=99)]
    start: bool = False
    """Play the games that are missing; a run for somebody's other pack stops."""


class Payment(BaseModel):
    """How often tokens of one kind paid."""

    item: Message
    paid: int
    of: int
    points: int


class Payments(BaseModel):
    """The tokens of one kind; `pays-KIND` is its name."""

    kind: str
    items: list[Payment]


class BalanceSums(BaseModel):
    """How a pack plays, summed up over its games so far."""

    digest: str
    games: int
    turns: dict[str, int]
    """How many games had so many turns."""
    scores: dict[str, int]
    """How many scores fell into each bar, by its lowest."""
    bar: int
    points: list[float]
    """The sum of the points of each place in the turn order."""
    wins: list[float]
    payments: list[Payments]


class Balance(BaseModel):
    """How a pack plays beside the shipped one."""

    own: BalanceSums
    shipped: BalanceSums
    of: int
    """So many games are played."""
    running: bool
    bot: Message
