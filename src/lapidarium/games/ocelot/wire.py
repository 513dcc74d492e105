"""What clients are sent of Sir Ocelot's Cave: the parts of a table that belong to the game.

The browser's types are written from these (client/scripts/wire.py).
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from lapidarium.messages import Words


class ToolView(TypedDict):
    """A tool on a circle."""

    letter: str
    face: Literal["compass", "lantern", "pick"]
    seat: int


class AmethystView(TypedDict):
    """An amethyst: its bag, and its value or letter where the seat may know it."""

    bag: Literal["blue", "green", "red"]
    value: int | str | None


class HandView(TypedDict):
    """What one seat holds and has collected. `score` is the known part."""

    seat: int
    tools: dict[str, int]
    companion: str | None
    """Its square; None while it is in the hand."""
    tokens_left: int
    collected: dict[str, int]
    set_lacks: list[str]
    """The shapes that its next set of celestites lacks."""
    amethysts: list[AmethystView]
    score: int
    hidden: int


class OcelotView(TypedDict):
    """The table of Sir Ocelot's Cave as one seat (or a spectator) sees it."""

    kind: Literal["ocelot"]
    phase: str
    first: int
    turns: int
    gems: dict[str, str]
    """Square -> kind, for squares that hold a gem."""
    tools: dict[str, ToolView]
    """Circle -> tool."""
    hands: list[HandView]
    bags: dict[str, int]
    unseen: dict[str, dict[str, int]]
    """Bag -> value -> how many could be in it or face down with somebody."""


class TotalView(TypedDict):
    """What a move and the gems collected after it bring the seat to act."""

    points: int
    """Of gems."""
    draws: list[Literal["blue", "green", "red"]]
    """The bags that an amethyst is drawn from."""
    score: int
    """Its points afterwards, but for those draws."""


class OcelotChoices(TypedDict):
    """What the seat to act may do."""

    tools: list[str]
    """Letters of the tools left; either face, on any of `circles`."""
    circles: list[str]
    companion: list[str]
    moves: list[str]
    """Where the companion may go in the same turn, if a tool is placed."""
    stay: bool
    take: list[str]
    done: bool
    totals: dict[str, TotalView]
    """By what is taken of `take`, joined by spaces; of very many gems only all or none."""


class OcelotPieces(TypedDict):
    """What never changes in a game: the mat, lines of sight, faces and values."""

    kind: Literal["ocelot"]
    drawing: list[str]
    caves: dict[str, Literal["blue", "green", "red"]]
    """Square -> cave."""
    sight: dict[str, dict[str, list[str]]]
    """Circle -> way (N E S W) -> squares it sees, nearest first."""
    faces: dict[str, list[str]]
    values: dict[str, int]


class ToolLack(TypedDict):
    """A gem lacks a tool of this kind."""

    kind: Literal["tool"]
    tool: Literal["compass", "lantern", "pick"]


class SideLack(TypedDict):
    """A gem has to be seen from one more side, by any tool."""

    kind: Literal["side"]


class NearlyView(TypedDict):
    """A gem that would be collected, or is one step away: what it lacks, in words."""

    square: str
    gem: str
    points: int
    message: Words
    is_helped: bool
    """The seat's companion stands in for a tool."""
    lack: ToolLack | SideLack | None


class LandingView(TypedDict):
    """The 1-point gem that a companion takes where it lands (O-T3 to O-T5)."""

    gem: str
    completes_set: bool


class OcelotEffect(TypedDict):
    """What placing a token would let the seat collect, and what would be one step away."""

    landing: LandingView | None
    collects: list[NearlyView]
    nearly: list[NearlyView]
    totals: dict[str, TotalView]
    """By the squares of `collects` that are taken, joined by spaces; as in `choices`."""


# ------------------------------------------------------------------ what an event does


class ToolFacts(TypedDict):
    """A tool was placed."""

    kind: Literal["tool"]
    circle: str
    tool: str
    face: Literal["compass", "lantern", "pick"]


class CompanionFacts(TypedDict):
    """A companion was placed (`is_first`) or moved, and collected what lay there."""

    kind: Literal["companion"]
    square: str
    is_first: bool
    gem: str | None
    points: int


class TakeFacts(TypedDict):
    """A gem was collected."""

    kind: Literal["take"]
    square: str
    gem: str
    points: int


class AmethystFacts(TypedDict):
    """An amethyst was drawn; its value if the receiver may know it."""

    kind: Literal["amethyst"]
    bag: Literal["blue", "green", "red"]
    value: int | str | None


class DealFacts(TypedDict):
    """A gem was laid on the mat."""

    kind: Literal["deal"]
    square: str
    gem: str


class FirstFacts(TypedDict):
    """Who starts was drawn."""

    kind: Literal["first"]
    seat: int


class PassFacts(TypedDict):
    """The companion stayed, or nothing more was collected."""

    kind: Literal["stay", "done"]


OcelotFacts = (
    ToolFacts | CompanionFacts | TakeFacts | AmethystFacts | DealFacts | FirstFacts | PassFacts
)
