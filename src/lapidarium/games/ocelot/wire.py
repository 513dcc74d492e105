"""What clients are sent of Sir Ocelot's Cave: the parts of a table that belong to the game.

The browser's types are written from these (client/scripts/wire.py).
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from lapidarium.games.views import View
from lapidarium.messages import Words

Face = Literal["compass", "lantern", "pick"]
Bag = Literal["blue", "green", "red"]


class ToolView(View, frozen=True):
    """A tool on a circle."""

    letter: str
    face: Face
    seat: int


class AmethystView(View, frozen=True):
    """An amethyst: its bag, and its value or letter where the seat may know it."""

    bag: Bag
    value: int | str | UnsetType = UNSET


class HandView(View, frozen=True):
    """What one seat holds and has collected. `score` is the known part."""

    seat: int
    tools: dict[str, int]
    tokens_left: int
    collected: dict[str, int]
    set_lacks: list[str]
    """The shapes that its next set of celestites lacks."""
    amethysts: list[AmethystView]
    score: int
    hidden: int
    companion: str | UnsetType = UNSET
    """Its square; absent while it is in the hand."""


class OcelotView(View, frozen=True, tag_field="kind", tag="ocelot"):
    """The table of Sir Ocelot's Cave as one seat (or a spectator) sees it."""

    phase: str
    first: int
    turns: int
    gems: dict[str, str]
    """Square -> kind, for squares that hold a gem."""
    tools: dict[str, ToolView]
    """Circle -> tool."""
    hands: dict[str, HandView]
    """By seat."""
    bags: dict[str, int]
    unseen: dict[str, dict[str, int]]
    """Bag -> value -> how many could be in it or face down with somebody."""


class TotalView(View, frozen=True):
    """What a move and the gems collected after it bring the seat to act."""

    points: int
    """Of gems."""
    draws: list[Bag]
    """The bags that an amethyst is drawn from."""
    score: int
    """Its points afterwards, but for those draws."""


class OcelotChoices(View, frozen=True):
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


class OcelotPieces(View, frozen=True, tag_field="kind", tag="ocelot"):
    """What never changes in a game: the mat, lines of sight, faces and values."""

    drawing: list[str]
    caves: dict[str, Bag]
    """Square -> cave."""
    sight: dict[str, dict[str, list[str]]]
    """Circle -> way (N E S W) -> squares it sees, nearest first."""
    faces: dict[str, list[str]]
    values: dict[str, int]


class ToolLack(View, frozen=True, tag_field="kind", tag="tool"):
    """A gem lacks a tool of this kind."""

    tool: Face


class SideLack(View, frozen=True, tag_field="kind", tag="side"):
    """A gem has to be seen from one more side, by any tool."""


class NearlyView(View, frozen=True):
    """A gem that would be collected, or is one step away: what it lacks, in words."""

    square: str
    gem: str
    points: int
    message: Words
    is_helped: bool
    """The seat's companion stands in for a tool."""
    lack: ToolLack | SideLack | UnsetType = UNSET


class LandingView(View, frozen=True):
    """The 1-point gem that a companion takes where it lands (O-T3 to O-T5)."""

    gem: str
    completes_set: bool


class OcelotEffect(View, frozen=True):
    """What placing a token would let the seat collect, and what would be one step away."""

    collects: list[NearlyView]
    nearly: list[NearlyView]
    totals: dict[str, TotalView]
    """By the squares of `collects` that are taken, joined by spaces; as in `choices`."""
    landing: LandingView | UnsetType = UNSET


# ------------------------------------------------------------------ what an event does


class ToolFacts(View, frozen=True, tag_field="kind", tag="tool"):
    """A tool was placed."""

    circle: str
    tool: str
    face: Face


class CompanionFacts(View, frozen=True, tag_field="kind", tag="companion"):
    """A companion was placed (`is_first`) or moved, and collected what lay there."""

    square: str
    is_first: bool
    points: int
    gem: str | UnsetType = UNSET


class TakeFacts(View, frozen=True, tag_field="kind", tag="take"):
    """A gem was collected."""

    square: str
    gem: str
    points: int


class AmethystFacts(View, frozen=True, tag_field="kind", tag="amethyst"):
    """An amethyst was drawn; its value if the receiver may know it."""

    bag: Bag
    value: int | str | UnsetType = UNSET


class DealFacts(View, frozen=True, tag_field="kind", tag="deal"):
    """A gem was laid on the mat."""

    square: str
    gem: str


class FirstFacts(View, frozen=True, tag_field="kind", tag="first"):
    """Who starts was drawn."""

    seat: int


class StayFacts(View, frozen=True, tag_field="kind", tag="stay"):
    """The companion stayed."""


class DoneFacts(View, frozen=True, tag_field="kind", tag="done"):
    """Nothing more was collected."""


OcelotFacts = (
    ToolFacts
    | CompanionFacts
    | TakeFacts
    | AmethystFacts
    | DealFacts
    | FirstFacts
    | StayFacts
    | DoneFacts
)
