"""Every message of the wire: what a client may send, and what it gets (docs/protocol.md).

The types of the browser are generated from these. What a client sends is checked by
pydantic; what the server sends is plain dictionaries of these shapes, written once a view.
Places are texts in notation; seats and sites count from 1. Something for people is a
`Words`: a code of the catalogues with its parameters, rendered where it is read.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict

Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, so that a repeated message is answered, not carried out again."""


class Words(TypedDict):
    """Something said: a code of the catalogues, and what fills its gaps (texts, numbers, Words)."""

    code: str
    params: dict[str, Any]


# ------------------------------------------------------------------ client to server


class Message(BaseModel):
    """Something a client sends; `id` comes back with the answer."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: Annotated[int, Field(ge=0, le=2**53)]


class Play(Message):
    """My move, made while looking at event number `after`."""

    type: Literal["play"] = "play"
    move: Annotated[str, Field(min_length=1, max_length=40)]
    after: Annotated[int, Field(ge=0)]
    key: Key


class Ask(Message):
    """What would this move bring, why is it not allowed, what lacks this square, or `hint`."""

    type: Literal["ask"] = "ask"
    about: Annotated[str, Field(min_length=1, max_length=40)]


class Sit(Message):
    """I take this open seat (0: any)."""

    type: Literal["sit"] = "sit"
    seat: Annotated[int, Field(ge=0, le=4)] = 0


class Leave(Message):
    """I get up: before the game the seat is open again, during it a bot takes over."""

    type: Literal["leave"] = "leave"


class Resign(Message):
    """I give the game up."""

    type: Literal["resign"] = "resign"


class Hand(Message):
    """A bot of this level plays for me until I come back; the host may fill any open seat."""

    type: Literal["hand"] = "hand"
    level: Annotated[str, Field(max_length=20)]
    seat: Annotated[int, Field(ge=0, le=4)] = 0


class Back(Message):
    """I take my seat back from the bot."""

    type: Literal["back"] = "back"


class Undo(Message):
    """I would take back my last decision; with other people they are asked."""

    type: Literal["undo"] = "undo"
    after: Annotated[int, Field(ge=0)]
    key: Key


class AnswerUndo(Message):
    """Yes or no to somebody's wish to take back."""

    type: Literal["answer-undo"] = "answer-undo"
    yes: bool


class Say(Message):
    """A short text or one of the reactions, for everybody at the table."""

    type: Literal["say"] = "say"
    text: Annotated[str, Field(max_length=200)] = ""
    reaction: Literal["", "hello", "well-played", "thanks", "thinking", "oops", "good-game"] = ""


class Mute(Message):
    """Host: this person's words are not shown (or are again)."""

    type: Literal["mute"] = "mute"
    person: str
    muted: bool = True


class Rematch(Message):
    """The same people once more; everybody has to want it."""

    type: Literal["rematch"] = "rematch"


class Resync(Message):
    """Send me everything again."""

    type: Literal["resync"] = "resync"


ClientMessage = Annotated[
    Play
    | Ask
    | Sit
    | Leave
    | Resign
    | Hand
    | Back
    | Undo
    | AnswerUndo
    | Say
    | Mute
    | Rematch
    | Resync,
    Field(discriminator="type"),
]


# ------------------------------------------------------------------ Monolyth, as seen


class WallView(TypedDict):
    """One wall: cubes of its colour now, its prophecy (0: none), the most still possible."""

    colour: str
    count: int
    prophecy: int
    possible: int
    points: int


class StoneView(TypedDict):
    """A stone on a tower, by its cells: 16 * level + 4 * row + column."""

    stone: str
    cells: list[int]


class FitView(TypedDict):
    """The card in its nearest position: what it asks of each column, and whether it is met."""

    asks: list[str]
    met: list[bool]


class TowerView(TypedDict):
    """What one seat has built, foretold and won. Walls clockwise: far, right, near, left."""

    seat: int
    board: str
    stones: list[StoneView]
    walls: list[WallView]
    levels: list[int]
    structure: int
    fit: FitView
    score: int


class MonolythView(TypedDict):
    """The table of Monolyth; everything but the order of draws is open."""

    kind: Literal["monolyth"]
    phase: Literal["card", "board", "first", "set-out", "turn", "give", "fill", "over"]
    height: int
    first: int
    turns: int
    crystal: int
    sites: list[str | None]
    reach: list[int]
    """Sites within reach of the crystal, in the order of steps."""
    lid: dict[str, int]
    supply: dict[str, int]
    prophecies: list[int]
    levels: list[int]
    structures: list[int]
    card: int
    asks: list[str]
    """The structure card, row by row."""
    towers: list[TowerView]


class MonolythChoices(TypedDict):
    """What the seat to act may do.

    `places`: site -> turning -> where the anchor may be, as 16 * level + column.
    """

    places: dict[str, dict[str, list[int]]]
    swaps: dict[str, list[int]]
    discards: list[int]
    prophecies: list[int]
    walls: list[str]
    gives: list[int]


class MonolythPieces(TypedDict):
    """What never changes in a game: letters of the colours, ways to turn each shape."""

    kind: Literal["monolyth"]
    colours: dict[str, str]
    """Letter -> name."""
    turnings: dict[str, list[list[list[int]]]]
    """Shape -> turnings -> cubes as [column, row, level] from the anchor."""
    single: str


class MonolythEffect(TypedDict):
    """What a move would bring: the cells it fills, tokens won, walls and score afterwards."""

    cells: list[int]
    gains: list[Words]
    walls: list[WallView]
    fit: FitView
    score: int


# ------------------------------------------------------------------ Sir Ocelot's Cave, as seen


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


class OcelotChoices(TypedDict):
    """What the seat to act may do."""

    tools: list[str]
    """Letters of the tools left; either face, on any of `circles`."""
    circles: list[str]
    companion: list[str]
    stay: bool
    take: list[str]
    done: bool


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


class NearlyView(TypedDict):
    """A gem that would be collected, or is one step away: what it lacks, in words."""

    square: str
    gem: str
    points: int
    said: Words


class OcelotEffect(TypedDict):
    """What placing a token would let the seat collect, and what would be one step away."""

    collects: list[NearlyView]
    nearly: list[NearlyView]
    score: int


# ------------------------------------------------------------------ server to client


class PersonView(TypedDict):
    """Somebody, as others see them."""

    id: str
    name: str


class ClockView(TypedDict):
    """Time left in milliseconds, as of this message."""

    left: int
    running: bool


class SeatView(TypedDict):
    """Who sits there: a person, a bot (or a bot for an absent person), or nobody."""

    seat: int
    person: PersonView | None
    bot: str | None
    online: bool
    clock: ClockView | None
    resigned: bool
    wants_rematch: bool


class LogLine(TypedDict):
    """Something that happened: the event in notation as this seat sees it, and in words."""

    event: int
    seat: int
    """0 is the table."""
    text: str
    said: Words
    gains: list[Words]


class SheetRow(TypedDict):
    """One row of the score sheet: what it counts, and for each seat a figure and points."""

    said: Words
    cells: list[Words]
    points: list[int]


class OutcomeView(TypedDict):
    """How the game ended."""

    scores: list[int]
    places: list[list[int]]
    winners: list[int]
    ended: Words
    decided: Words
    sheet: list[SheetRow]
    rank: Words | None
    next_table: str | None
    """Where a rematch or the second game of a match is."""


class YouView(TypedDict):
    """What the receiver is at this table."""

    person: str
    seat: int
    """0: watching."""
    is_host: bool


class MatchView(TypedDict):
    """Two games on the same deal with the seats swapped; points of both by the seats here."""

    game: int
    of: int
    points: list[int]
    decided: Words | None
    """Who won the match, once the second game is over."""


class TableView(TypedDict):
    """Everything a client needs to draw a table; sent whole at first, on a gap, and on each change.

    `log` holds all lines at first and after a resync, else the new ones from `log_from`.
    """

    type: Literal["table"]
    table: str
    event: int
    """How many events have happened; a move is made `after` this number."""
    game: Literal["monolyth", "ocelot"]
    pack: str
    players: int
    status: Literal["waiting", "playing", "over"]
    rated: bool
    daily: str | None
    match: MatchView | None
    chat: bool
    you: YouView
    seats: list[SeatView]
    watching: int
    invite: str | None
    to_act: int
    """The seat, or 0."""
    undo_asked: int
    """The seat that asks to take back, or 0."""
    can_undo: bool
    view: MonolythView | OcelotView
    choices: MonolythChoices | OcelotChoices | None
    log_from: int
    log: list[LogLine]
    outcome: OutcomeView | None
    pieces: MonolythPieces | OcelotPieces | None
    """With the first message and after a resync."""


class Done(TypedDict):
    """The message with this id was carried out (or had been, if it was sent twice)."""

    type: Literal["done"]
    id: int
    event: int


class Refused(TypedDict):
    """The message with this id was not carried out; nothing has changed."""

    type: Literal["refused"]
    id: int
    said: Words
    clause: str | None


class Told(TypedDict):
    """The answer to `ask`."""

    type: Literal["told"]
    id: int
    about: str
    said: Words
    effect: MonolythEffect | OcelotEffect | None
    move: str | None
    """For `hint`: the move."""


class Chat(TypedDict):
    """Somebody said something."""

    type: Literal["chat"]
    person: PersonView
    seat: int
    text: str
    reaction: str
    at: int


ServerMessage = TableView | Done | Refused | Told | Chat
