"""The referee of Monolyth: the game interface over the clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from lapidarium.games.errors import Illegal, Refusal
from lapidarium.games.game import CHANCE, OVER, Chance, Game, Outcome
from lapidarium.games.monolyth.pack.pack import PLAYER_COUNTS
from lapidarium.games.monolyth.rules import description, position, scoring, setup, turn
from lapidarium.games.monolyth.rules.choices import ChoiceFinder
from lapidarium.games.monolyth.rules.events import (
    Board,
    Card,
    Discard,
    Event,
    Fill,
    First,
    Give,
    Place,
    Prophesy,
    Swap,
)
from lapidarium.games.monolyth.rules.notation import Notation
from lapidarium.games.monolyth.rules.state import Phase, State
from lapidarium.games.monolyth.rules.tables import Tables
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from lapidarium.games.monolyth.pack.pack import MonolythPack

DECISIONS = (Phase.TURN, Phase.GIVE)
PHASES: dict[type, tuple[Phase, ...]] = {
    Card: (Phase.CARD,),
    Board: (Phase.BOARD,),
    First: (Phase.FIRST,),
    Fill: (Phase.SET_OUT, Phase.FILL),
    Place: (Phase.TURN,),
    Swap: (Phase.TURN,),
    Discard: (Phase.TURN,),
    Prophesy: (Phase.TURN,),
    Give: (Phase.GIVE,),
}
CLAUSES = {
    Phase.CARD: "M-S3",
    Phase.BOARD: "M-S7",
    Phase.FIRST: "M-S8",
    Phase.SET_OUT: "M-S6",
    Phase.TURN: "M-T1",
    Phase.GIVE: "M-1P2",
    Phase.FILL: "M-T5",
}


class Monolyth(Game[State, Event]):
    """Monolyth for one to four players."""

    name: ClassVar[str] = "monolyth"
    has_secrets: ClassVar[bool] = False
    """M-T7: everything is open; the order of draws is not in the state."""
    clause_of_turns: ClassVar[str] = "M-S8"
    pack: MonolythPack

    def __init__(self, pack: MonolythPack, players: int) -> None:
        if players not in PLAYER_COUNTS:
            raise ValueError(f"Monolyth is for 1 to 4 players, not {players}")
        self.pack = pack
        self.players = players
        self.tables = Tables(pack, players)
        self.notation = Notation(self.tables)
        self._choices = ChoiceFinder(self.tables)

    def start(self) -> State:
        """M-S1 to M-S5: before anything is drawn."""
        return setup.start(self.tables)

    def to_act(self, state: State) -> int:
        """M-S8: the seat whose turn it is, or CHANCE, or OVER."""
        if state.phase in DECISIONS:
            return state.active
        return OVER if state.phase is Phase.OVER else CHANCE

    def turns(self, state: State) -> int:
        """M-E1: turns finished, of all players together."""
        return state.turn

    def legal(self, state: State) -> Sequence[Event]:
        """M-T1: every move of the seat to act."""
        return turn.legal(self.tables, state)

    def chance(self, state: State) -> Chance[Event]:
        """M-S3, M-S6 to M-S8, M-T5: what may be drawn."""
        return setup.chance(self.tables, state)

    def excludes(self, event: Event, fixed: Collection[Event]) -> bool:
        """M-S7, M-S9: a board that the table has fixed for another seat."""
        if not isinstance(event, Board):
            return False
        return any(isinstance(one, Board) and one.board == event.board for one in fixed)

    def laid_out(self, state: State) -> Sequence[Event]:
        """M-S3, M-S6 to M-S8: the card, the boards, who is first, and the stones on the sites."""
        return setup.laid_out(state)

    def after(self, state: State, event: Event) -> State:
        """M-T10: the state that follows, or Illegal."""
        try:
            if state.phase is Phase.OVER:
                raise Refusal(Message("refused-game-over"), self.clause_of_end(state))
            if state.phase not in PHASES[type(event)]:
                raise Refusal(description.due(state), CLAUSES[state.phase])
            return self._after(state, event)
        except Refusal as refusal:
            raise Illegal(self.text(event), refusal.message, refusal.clause) from None

    def _after(self, state: State, event: Event) -> State:  # noqa: PLR0911 - one line per kind
        match event:
            case Place():
                return self._stone_gone(turn.place(self.tables, state, event))
            case Fill() if state.phase is Phase.FILL:
                return self._refilled(setup.filled(self.tables, state, event))
            case Fill():
                return setup.filled(self.tables, state, event)
            case Swap():
                return self._stone_gone(turn.swap(self.tables, state, event))
            case Discard():
                return self._stone_gone(turn.discard(self.tables, state, event))
            case Prophesy():
                after = turn.paid(self.tables, turn.prophesy(self.tables, state, event))
                return turn.next_turn(self.tables, after)
            case Give():
                return self._token_given(turn.give(state, event))
            case Card():
                return setup.with_card(state, event)
            case Board():
                return setup.with_board(self.tables, state, event)
            case First():
                return setup.with_first(state, event)

    def _stone_gone(self, state: State) -> State:
        """M-T5, M-T10: the refill is next; if the lid is empty, nothing is, and the turn ends."""
        is_refilled = state.phase is Phase.FILL
        return state if is_refilled else turn.end_of_crystal_turn(self.tables, state)

    def _refilled(self, state: State) -> State:
        """M-T10: the action is complete; the turn ends."""
        return turn.end_of_crystal_turn(self.tables, state)

    def _token_given(self, state: State) -> State:
        """M-T10, M-1P2: nothing else is left to do in this turn."""
        return turn.next_turn(self.tables, state)

    def choices(self, state: State) -> dict[str, Any]:
        """M-T1: every placement, swap and prophecy; or what may be given up."""
        return self._choices.choices(state)

    def sheets(self, state: State) -> tuple[scoring.Sheet, ...]:
        """M-E3 to M-E5: the score sheet of each seat as it stands."""
        return tuple(scoring.sheet(self.pack, own, self.tables.height) for own in state.boards)

    def scores(self, state: State) -> tuple[int, ...]:
        """M-E5: the points of each seat as if the game ended now."""
        return tuple(sheet.total for sheet in self.sheets(state))

    def rank(self, score: int) -> Message | None:
        """M-1P5: what a solo score is called."""
        return scoring.rank(score) if self.players == 1 else None

    def outcome(self, state: State) -> Outcome | None:
        """M-E6: places and reasons, once the game is over."""
        if state.phase is not Phase.OVER:
            return None
        return scoring.outcome(state, self.scores(state), self.tables.height)

    def clause_of_end(self, state: State) -> str:
        """M-E1, M-E2, M-1P4: the clause that ended the game."""
        return scoring.CLAUSES[scoring.ended(state, self.tables.height).code]

    def parse(self, text: str) -> Event:
        """Read an event; raises Unreadable."""
        return self.notation.parse(text)

    def text(self, event: Event) -> str:
        """Write an event."""
        return self.notation.text(event)

    def describe(self, state: State, event: Event) -> Message:
        """What an event does, for people."""
        return description.describe(self.tables, state, event)

    def gains(self, state: State, event: Event) -> tuple[Message, ...]:
        """M-L1, M-L2: the tokens that a move wins, though they are taken after the refill."""
        if state.phase is not Phase.TURN:
            return ()
        return description.gains(state, self.with_tokens(self.after(state, event)))

    def with_tokens(self, state: State) -> State:
        """M-T10: the same with the tokens that the turn will have won when it ends."""
        return turn.paid(self.tables, state) if state.phase is Phase.FILL else state

    def position(self, state: State) -> str:
        """The whole state as one line."""
        return position.text(self.notation, state)

    def from_position(self, text: str) -> State:
        """Read a state; raises Unreadable."""
        return position.parse(self.notation, text)

    def problems(self, text: str) -> list[Message]:
        """Everything that is wrong with a position."""
        return position.problems(self.notation, text)
