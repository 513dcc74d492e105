"""The referee of Sir Ocelot's Cave: the game interface over the clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from lapidarium.games.errors import Illegal, Refusal, Unreadable
from lapidarium.games.game import CHANCE, OVER, Chance, Game, Outcome, Sampler, Seat
from lapidarium.games.ocelot.rules import (
    choices,
    description,
    explanation,
    notation,
    position,
    scoring,
    setup,
    sight,
    turn,
    world,
)
from lapidarium.games.ocelot.rules import view as viewing
from lapidarium.games.ocelot.rules.box import SEATS, Box
from lapidarium.games.ocelot.rules.events import (
    Amethyst,
    Deal,
    Done,
    Event,
    First,
    PlaceCompanion,
    PlaceTool,
    Stay,
    Take,
)
from lapidarium.games.ocelot.rules.refusal import CLAUSE_OF_END
from lapidarium.games.ocelot.rules.state import CHANCES, State, Step, bits
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.ocelot.pack.pack import OcelotPack


class Ocelot(Game[State, Event]):
    """Sir Ocelot's Cave, for two players: seat 0 is Sir Ocelot, seat 1 Professor Penguin."""

    name: ClassVar[str] = "ocelot"
    has_secrets: ClassVar[bool] = True
    clause_of_turns: ClassVar[str] = "O-S5"
    pack: OcelotPack

    def __init__(self, pack: OcelotPack, players: int = SEATS) -> None:
        if players != SEATS:
            raise ValueError(f"Sir Ocelot's Cave is for 2 players, not {players}")
        self.pack = pack
        self.players = players
        self.box = Box(pack)

    def start(self) -> State:
        """O-S1 to O-S4: before anything is drawn."""
        return setup.start(self.box)

    def to_act(self, state: State) -> int:
        """O-S5: the seat whose decision it is, or CHANCE, or OVER."""
        if state.step in CHANCES:
            return CHANCE
        return OVER if state.step is Step.OVER else state.seat

    def turns(self, state: State) -> int:
        """O-E1: turns finished, of both players together."""
        return turn.turns(self.box, state)

    def legal(self, state: State) -> Sequence[Event]:
        """O-T1, O-T7: every move of the seat to act."""
        return turn.legal(self.box, state)

    def chance(self, state: State) -> Chance[Event]:
        """O-S3, O-S5, O-G6, O-G7: what may be drawn."""
        return setup.chance(self.box, state)

    def after(self, state: State, event: Event) -> State:
        """O-T1: the state that follows, or Illegal."""
        try:
            return self._after(state, event)
        except Refusal as refusal:
            raise Illegal(str(event), refusal.message, refusal.clause) from None

    def _after(self, state: State, event: Event) -> State:  # noqa: PLR0911 - one line per kind
        match event:
            case PlaceTool():
                return turn.place_tool(self.box, state, event)
            case Take():
                return turn.take(self.box, state, event)
            case Done():
                return turn.done(state)
            case Stay():
                return turn.stay(self.box, state)
            case PlaceCompanion():
                return turn.go_with_companion(self.box, state, event)
            case Amethyst():
                return setup.with_amethyst(self.box, state, event)
            case Deal():
                return setup.with_gem(self.box, state, event)
            case First():
                return setup.with_first(self.box, state, event)

    def choices(self, state: State) -> dict[str, Any]:
        """O-T1, O-T7: what may be placed, moved or taken."""
        return choices.choices(self.box, state)

    def view(self, state: State, seat: Seat | None, *, is_open: bool = False) -> viewing.View:
        """O-G8: what a seat knows, or a spectator (None); all of it once nothing is secret."""
        return viewing.view(self.box, state, seat, self.to_act(state), is_open=is_open)

    def view_text(self, view: viewing.View) -> str:
        """Write a view as one line of JSON."""
        return viewing.text(view)

    def parse_view(self, text: str) -> viewing.View:
        """Read a view; raises Unreadable."""
        return viewing.parse(text)

    def world(self, view: viewing.View, rng: Sampler) -> State:
        """O-G8: a state that fits a view; amethysts that the seat cannot know are drawn."""
        return world.world(self.box, view, rng)

    def seen(self, state: State, event: Event, seat: Seat | None) -> Event:
        """O-G8: an event as a seat sees it, or a spectator; `state` is the one it happens in."""
        return viewing.seen(state, event, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        """O-E2, O-E3: the points of each seat as if the game ended now, hidden ones too."""
        return scoring.scores(self.box, state)

    def score_sheet(self, state: State) -> tuple[scoring.Sheet, ...]:
        """O-E2, O-E3: the score sheet of each seat as it stands, hidden amethysts too."""
        return tuple(scoring.sheet(self.box, state, seat) for seat in range(SEATS))

    def outcome(self, state: State) -> Outcome | None:
        """O-E4: places and reasons, once the game is over."""
        return scoring.outcome(self.box, state) if state.step is Step.OVER else None

    def clause_of_end(self, state: State) -> str:  # noqa: ARG002 - there is only one
        """O-E1: both have placed all tokens."""
        return CLAUSE_OF_END

    def collectable(self, state: State, seat: Seat) -> tuple[str, ...]:
        """O-G1, O-G3: the squares whose gem a seat could collect as things lie."""
        mask = sight.collectable(self.box, state, seat)
        return tuple(self.box.squares[number] for number in bits(mask))

    def would_collect(self, state: State, move: Event) -> tuple[str, ...]:
        """O-G1, O-G3: the squares whose gem the seat to act could collect after this move."""
        return self.collectable(self.after(state, move), state.seat)

    def explain(self, state: State, square: str, seat: Seat | None) -> explanation.Explanation:
        """O-G1 to O-G4: what sees a square, and what is missing for whom; raises Unreadable."""
        number = self.box.square_number.get(square)
        if number is None:
            raise Unreadable(square, Message("expected-ocelot-square-name", found=square))
        return explanation.explain(self.box, state, number, seat)

    def parse(self, text: str) -> Event:
        """Read an event; raises Unreadable."""
        return notation.parse(self.box, text)

    def text(self, event: Event) -> str:
        """Write an event."""
        return str(event)

    def describe(self, state: State, event: Event) -> Message:
        """What an event does, for people."""
        return description.describe(self.box, state, event)

    def gains(self, state: State, event: Event) -> tuple[Message, ...]:
        """O-G7: what an event brings besides: a complete set of celestites."""
        return description.gains(self.box, state, event)

    def position(self, state: State) -> str:
        """The whole state as one line."""
        return position.text(self.box, state)

    def from_position(self, text: str) -> State:
        """Read a state; raises Unreadable."""
        return position.parse(self.box, text)

    def problems(self, text: str) -> list[Message]:
        """Everything that is wrong with a position."""
        return position.problems(self.box, text)
