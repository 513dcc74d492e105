"""The referee of Pebbles.

P-S1  Before the first turn every seat draws a charm and keeps it secret.
P-T1  In turn, a seat takes one to three pebbles from the heap.
P-E1  The game ends when the heap is empty. A pebble is a point; whose number of pebbles is a
      multiple of their charm has the bonus besides. The most points win; equals share.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from lapidarium.games.errors import Illegal, Unreadable
from lapidarium.games.game import CHANCE, OVER, Chance, Game, Outcome, Sampler, Seat
from lapidarium.messages import Message
from lapidarium_pebbles.state import Draw, Event, State, Take, parse_state

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium_pebbles.components import PebblesPack

WRITTEN = re.compile(r"take (\d{1,2})|draw ([1-3]) (\d{1,2}|\?)", re.ASCII)


class Pebbles(Game[State, Event]):
    """Pebbles for two or three players."""

    name: ClassVar[str] = "pebbles"
    has_secrets: ClassVar[bool] = True
    clause_of_turns: ClassVar[str] = "P-T1"
    pack: PebblesPack

    def __init__(self, pack: PebblesPack, players: int) -> None:
        self.pack = pack
        self.players = players

    def start(self) -> State:
        """The whole heap, and no charms."""
        return State(self.pack.heap, (0,) * self.players, ())

    def to_act(self, state: State) -> int:
        """P-S1, P-T1, P-E1: first the charms, then turn by turn until the heap is empty."""
        if len(state.charms) < self.players:
            return CHANCE
        return state.turns % self.players if state.heap else OVER

    def turns(self, state: State) -> int:
        """How often somebody has taken pebbles."""
        return state.turns

    def legal(self, state: State) -> Sequence[Event]:
        """P-T1: one to three, and no more than there are."""
        if self.to_act(state) < 0:
            return ()
        return [Take(count) for count in range(1, min(self.pack.most, state.heap) + 1)]

    def chance(self, state: State) -> Chance[Event]:
        """P-S1: any charm that is left in the bag."""
        left = self._left(state.charms)
        seat = len(state.charms)
        return Chance.of("bag", seat, [(Draw(seat, one), left[one]) for one in sorted(left)])

    def _left(self, charms: Sequence[int | None]) -> Counter[int]:
        return Counter(self.pack.charms) - Counter(one for one in charms if one is not None)

    def after(self, state: State, event: Event) -> State:
        """P-S1, P-T1: the state that follows, or Illegal."""
        match event:
            case Draw(seat, charm):
                if self.to_act(state) != CHANCE or seat != len(state.charms):
                    raise Illegal(str(event), Message("refused-pebbles-drawn"), "P-S1")
                if charm is not None and not self._left(state.charms)[charm]:
                    reason = Message("refused-pebbles-no-charm", charm=charm)
                    raise Illegal(str(event), reason, "P-S1")
                return replace(state, charms=(*state.charms, charm))
            case Take(count):
                return self._taken(state, count)

    def _taken(self, state: State, count: int) -> State:
        seat = self.to_act(state)
        most = min(self.pack.most, state.heap)
        if seat == OVER:
            raise Illegal(str(Take(count)), Message("refused-game-over"), self.clause_of_end(state))
        if seat == CHANCE or not 1 <= count <= most:
            reason = Message("refused-pebbles-count", count=count, most=most)
            raise Illegal(str(Take(count)), reason, "P-T1")
        taken = tuple(own + count * (n == seat) for n, own in enumerate(state.taken))
        return replace(state, heap=state.heap - count, taken=taken, turns=state.turns + 1)

    def clause_of_end(self, state: State) -> str:  # noqa: ARG002 - there is only one
        """P-E1: the heap is empty."""
        return "P-E1"

    # ------------------------------------------------------------ what is secret

    def view(self, state: State, seat: Seat | None, *, is_open: bool = False) -> State:
        """P-S1: one's own charm only; all of them once the game is over."""
        is_open = is_open or self.to_act(state) == OVER
        charms = [one if is_open or n == seat else None for n, one in enumerate(state.charms)]
        return replace(state, charms=tuple(charms))

    def seen(self, state: State, event: Event, seat: Seat | None) -> Event:  # noqa: ARG002
        """P-S1: a charm is seen by whoever draws it."""
        return Draw(event.seat, None) if isinstance(event, Draw) and event.seat != seat else event

    def view_text(self, view: State) -> str:
        """A view is a position with question marks."""
        return str(view)

    def parse_view(self, text: str) -> State:
        """Read a view."""
        return self.from_position(text)

    def world(self, view: State, rng: Sampler) -> State:
        """P-S1: hidden charms are any that are left."""
        left = list(self._left(view.charms).elements())
        drawn = iter(rng.sample(left, view.charms.count(None)))
        charms = [next(drawn) if one is None else one for one in view.charms]
        return replace(view, charms=tuple(charms))

    # ------------------------------------------------------------ the end

    def scores(self, state: State) -> tuple[int, ...]:
        """P-E1: pebbles, and the bonus for a multiple of the charm."""
        charms = (*state.charms, *[None] * (self.players - len(state.charms)))
        return tuple(
            own + self.pack.bonus * bool(charm and own and own % charm == 0)
            for own, charm in zip(state.taken, charms, strict=True)
        )

    def outcome(self, state: State) -> Outcome | None:
        """P-E1: the most points win; equals share."""
        if self.to_act(state) != OVER:
            return None
        scores = self.scores(state)
        places = tuple(
            tuple(seat for seat, own in enumerate(scores) if own == points)
            for points in sorted(set(scores), reverse=True)
        )
        return Outcome(
            scores, places, Message("ended-pebbles"), Message("decided-pebbles", points=max(scores))
        )

    # ------------------------------------------------------------ text and words

    def parse(self, text: str) -> Event:
        """Read `take 2`, or `draw 1 3`."""
        found = WRITTEN.fullmatch(text.strip())
        if found is None:
            raise Unreadable(text, Message("expected-pebbles-move"))
        count, seat, charm = found.groups()
        if count is not None:
            return Take(int(count))
        return Draw(int(seat) - 1, None if charm == "?" else int(charm))

    def text(self, event: Event) -> str:
        """Write an event."""
        return str(event)

    def describe(self, state: State, event: Event) -> Message:  # noqa: ARG002
        """What an event does."""
        match event:
            case Take(count):
                return Message("event-pebbles-take", count=count)
            case Draw(_, None):
                return Message("event-pebbles-draw-hidden", seat=event.seat + 1)
            case Draw(_, charm):
                return Message("event-pebbles-draw", seat=event.seat + 1, charm=charm or 0)

    def describe_view(self, view: State) -> tuple[Message, ...]:
        """The heap, and what each seat has."""
        lines = [Message("pebbles-heap", count=view.heap)]
        lines += [
            Message("pebbles-taken", seat=seat, count=own) for seat, own in enumerate(view.taken, 1)
        ]
        lines += [
            Message("pebbles-charm", seat=seat, charm=charm)
            for seat, charm in enumerate(view.charms, 1)
            if charm is not None
        ]
        return tuple(lines)

    def position(self, state: State) -> str:
        """The whole state as one line."""
        return str(state)

    def from_position(self, text: str) -> State:
        """Read a state."""
        try:
            state = parse_state(text)
        except ValueError:
            raise Unreadable(text[:60], Message("expected-pebbles-position")) from None
        if len(state.taken) != self.players or sum(state.taken) + state.heap != self.pack.heap:
            raise Unreadable(text[:60], Message("expected-pebbles-position"))
        return state
