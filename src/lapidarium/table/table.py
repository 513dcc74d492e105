"""A table: immutable; every entry of its journal leads to a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from lapidarium.table import reducer
from lapidarium.table.history import History
from lapidarium.table.seats import NOBODY, Seat
from lapidarium.table.status import PLAYING, WAITING
from lapidarium.table.steps import Lookahead

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.table.ending import Ending
    from lapidarium.table.entries import Entry, Made, Terms
    from lapidarium.table.seats import TurnDecision
    from lapidarium.table.steps import Step


class Table(Struct, frozen=True, kw_only=True, eq=False):
    """One game with its seats; `after` is the only way to another table."""

    name: str
    made: Made
    game: Game[Any, Any]
    start_state: Any
    state: Any
    """The state of the game now."""
    seats: tuple[Seat, ...]
    invite: str
    since: int
    """When the seat to act began to think."""
    number: int = 1
    """How many entries there are; a move is made after one of these numbers."""
    touched: int = 1
    """The last entry that changed the game or who decides in it."""
    status: str = WAITING
    steps: History[Step] = field(default_factory=History)
    """Every event of the game with the state after it."""
    decisions: History[TurnDecision] = field(default_factory=History)
    to_act: int = NOBODY
    keys: dict[str, int] = {}
    """Keys of the latest messages that were carried out, oldest first, and their entries."""
    undo_asked: int = NOBODY
    """The seat that asks the others whether it may take back a decision."""
    muted: frozenset[str] = frozenset()
    names: tuple[str, ...] = ()
    """Names from an imported record, by seat."""
    named_bots: tuple[int, ...] = ()
    """The seats whose name in the record is the level of a bot."""
    next_table: str = ""
    ending: Ending | None = None
    lookahead: Lookahead = field(default_factory=Lookahead)

    @classmethod
    def start(cls, name: str, made: Made, game: Game[Any, Any]) -> Table:
        """A table as it was created, with the people and bots who sit there from the start."""
        seats = [
            Seat(
                person=made.people.get(seat),
                bot=made.bots.get(seat),
                is_program=seat in made.programs,
            )
            for seat in range(made.terms.players)
        ]
        state = game.start()
        return cls(
            name=name,
            made=made,
            game=game,
            start_state=state,
            state=state,
            seats=tuple(seats),
            invite=made.invite,
            since=made.at,
        )

    def after(self, *entries: Entry) -> Table:
        """The table after these entries; commands have checked that they may happen."""
        table = self
        for entry in entries:
            table = reducer.after(entry, table)
        return table

    @property
    def terms(self) -> Terms:
        """What was agreed when the table was created."""
        return self.made.terms

    @property
    def host(self) -> str:
        """The person who created the table."""
        return self.made.host

    @property
    def events(self) -> tuple[Any, ...]:
        """Everything that has happened in the game."""
        return tuple([step.event for step in self.steps])

    @property
    def states(self) -> tuple[Any, ...]:
        """Every state of the game, from before setup to now."""
        return (self.start_state, *[step.state for step in self.steps])

    def seat_of(self, person: str) -> int:
        """The seat of a person, or NOBODY."""
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return NOBODY

    def open_seats(self) -> list[int]:
        """The seats that somebody can take."""
        return [number for number, seat in enumerate(self.seats) if seat.is_open]

    def left(self, seat: int, now: int) -> int:
        """The time that a seat has left, in milliseconds."""
        own = self.seats[seat]
        return own.left - (max(0, now - self.since) if self.is_running(seat) else 0)

    def is_running(self, seat: int) -> bool:
        """Is this seat's clock running?"""
        if self.made.terms.clock.kind == "none" or self.status != PLAYING:
            return False
        return seat == self.to_act and self.seats[seat].is_human

    def deadline(self) -> int | None:
        """When the running clock will run out; None if no clock runs."""
        if self.to_act < 0 or not self.is_running(self.to_act):
            return None
        return self.since + self.seats[self.to_act].left
