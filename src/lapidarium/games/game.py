"""The referee of a game: whose turn it is, what may happen, and what follows.

A game is a pack of components and a number of players; a state is an immutable value;
an event (a move, or something drawn) leads from one state to the next. Nothing here
draws a random number: chance is listed with its weights, and whoever runs the game
chooses. What the platform asks of a game besides its rules is in `game_type`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from lapidarium.games.errors import Illegal, Unreadable
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from lapidarium.games.pack import Pack

Seat = int
"""A seat counts from 0 inside, from 1 in every text."""

CHANCE: Final = -1
OVER: Final = -2
"""`to_act` gives a seat, or one of these."""

FORMAT: Final = 2
"""The version of the record format (docs/notation.md); it says in which order events happen."""

MOST_REFEREES: Final = 64
"""So many are kept with what was worked out for them: people bring packs of their own."""

S = TypeVar("S")
E = TypeVar("E")


class Sampler(Protocol):
    """The random generator of `Game.world`, such as `random.Random`."""

    def sample(self, population: Sequence[Any], k: int) -> list[Any]:
        """Some of these, in random order."""


class Chance(NamedTuple, Generic[E]):
    """A draw: its source, how often that was drawn from, and the possible outcomes.

    Source and count depend only on what was drawn from there before. So an order fixed in
    secret beforehand (of a lid, of a bag) can be looked up by them, whatever the players did
    in between.
    """

    source: str
    nth: int
    events: Sequence[E]
    weights: Sequence[int]
    """How likely each event is; one that weighs nothing cannot be drawn."""

    @classmethod
    def of(cls, source: str, nth: int, outcomes: Iterable[tuple[E, int]]) -> Chance[E]:
        """A draw from events with their weights."""
        pairs = list(outcomes)
        return cls(source, nth, [event for event, _ in pairs], [weight for _, weight in pairs])

    @property
    def outcomes(self) -> tuple[tuple[E, int], ...]:
        """Every event that may be drawn, with its weight."""
        return tuple([pair for pair in zip(self.events, self.weights, strict=True) if pair[1]])


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: all seats by place, best first; equals share a place."""

    scores: tuple[int, ...]
    places: tuple[tuple[Seat, ...], ...]
    ended: Message
    decided: Message

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return self.places[0]


class Game(ABC, Generic[S, E]):
    """The referee of one game, for one pack and one number of players."""

    name: ClassVar[str]
    has_secrets: ClassVar[bool] = False
    """Do seats see different things?"""

    pack: Pack
    players: int
    format: int = FORMAT
    """The version of the record format that the order of its events belongs to."""

    @abstractmethod
    def start(self) -> S:
        """The state before anything is set up."""

    @abstractmethod
    def to_act(self, state: S) -> int:
        """The seat that has to decide, or CHANCE, or OVER."""

    @abstractmethod
    def turns(self, state: S) -> int:
        """How many turns have been finished."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[E]:
        """Every move of the seat to act, each once; empty at chance and at the end."""

    @abstractmethod
    def chance(self, state: S) -> Chance[E]:
        """What may be drawn now; only where `to_act` is CHANCE."""

    def excludes(self, event: E, fixed: Collection[E]) -> bool:  # noqa: ARG002
        """Would this draw of setup take what a table has fixed for a later one? Usually not."""
        return False

    def laid_out(self, state: S) -> Sequence[E]:
        """The draws of setup that could have laid out what lies open now: they tell deals apart.

        Asked of games with a daily challenge, so that nobody gets help with a copy of today's.
        """
        raise NotImplementedError(f"{self.name} has no daily challenge")

    @abstractmethod
    def after(self, state: S, event: E) -> S:
        """The state that follows; raises Illegal for anything that cannot happen here."""

    def view(self, state: S, seat: Seat | None, *, is_open: bool = False) -> Any:  # noqa: ARG002
        """What a seat knows, or a spectator (None): here secrets are left out of a position.

        `is_open`: the game at the table is over, so nothing is secret any more. Without secrets,
        everybody knows the state.
        """
        self._check_open()
        return state

    def seen(self, state: S, event: E, seat: Seat | None) -> E:  # noqa: ARG002
        """An event as a seat sees it, or a spectator: here secrets are left out of an event.

        `state` is the one it happens in.
        """
        self._check_open()
        return event

    def world(self, view: Any, rng: Sampler) -> S:  # noqa: ARG002
        """A whole state that fits a view; what the seat cannot know is drawn at random."""
        self._check_open()
        found: S = view
        return found

    def view_text(self, view: Any) -> str:
        """A view as one line of text; `parse_view` reads it back."""
        self._check_open()
        return self.position(view)

    def parse_view(self, text: str) -> Any:
        """Read a view; raises Unreadable."""
        self._check_open()
        return self.from_position(text)

    def _check_open(self) -> None:
        if self.has_secrets:
            raise NotImplementedError(f"{self.name} has secrets: it needs views of its own")

    def describe_view(self, view: Any) -> tuple[Message, ...]:
        """The position in words, for tables without a drawing of this game."""
        raise NotImplementedError(f"{self.name} has no position in words")

    def choices(self, state: S) -> dict[str, Any]:
        """What the seat to act may do, as a client offers it: by default a list of all moves."""
        moves = [
            {"move": self.text(move), "message": self.describe(state, move).to_wire()}
            for move in self.legal(state)
        ]
        return {"moves": moves}

    def rank(self, score: int) -> Message | None:  # noqa: ARG002 - most games have no ranks
        """What a solo score is called."""
        return None

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """The points of each seat as if the game ended now."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, once the game is over."""

    @abstractmethod
    def parse(self, text: str) -> E:
        """Read an event; raises Unreadable."""

    @abstractmethod
    def text(self, event: E) -> str:
        """Write an event; `parse` reads it back."""

    @abstractmethod
    def describe(self, state: S, event: E) -> Message:
        """What an event does, for people; `state` is the one it happens in."""

    def gains(self, state: S, event: E) -> tuple[Message, ...]:  # noqa: ARG002
        """What else an event brings, such as a level or an amethyst; often nothing."""
        return ()

    @abstractmethod
    def position(self, state: S) -> str:
        """The whole state as one line; `from_position` reads it back."""

    @abstractmethod
    def from_position(self, text: str) -> S:
        """Read a state; raises Unreadable."""

    def problems(self, text: str) -> list[Message]:
        """Everything that is wrong with a position; nothing if `from_position` can read it."""
        try:
            self.from_position(text)
        except Unreadable as error:
            return [error.message]
        return []

    def check(self, state: S, text: str, seat: Seat | None = None) -> E:
        """Read somebody's move and make sure that it may be made now, by this seat.

        Raises Unreadable or Illegal; changes nothing.
        """
        event = self.parse(text)
        turn = self.to_act(state)
        if turn == OVER:
            raise Illegal(text, Message("refused-game-over"), self.clause_of_end(state))
        if turn == CHANCE and seat is not None:
            raise Illegal(text, Message("refused-chance-first"), self.clause_of_turns)
        if seat is not None and seat != turn:
            raise Illegal(
                text, Message("refused-not-your-turn", seat=turn + 1), self.clause_of_turns
            )
        self.after(state, event)
        return event

    clause_of_turns: ClassVar[str]
    """The clause that says whose turn it is; `check` names it when it refuses."""

    @abstractmethod
    def clause_of_end(self, state: S) -> str:
        """The clause that ended the game, to refuse what somebody tries afterwards."""
