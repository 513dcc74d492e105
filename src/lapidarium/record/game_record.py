"""One game, complete: what a record holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any

from lapidarium.games.registry import game_type
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.game import Game

WATCHING = "watching"


@dataclass(frozen=True, slots=True)
class Record:
    """One game: its referee, who sat where, and everything that happened."""

    game: Game[Any, Any]
    events: tuple[Any, ...]
    names: tuple[str, ...] = ()
    """By seat; empty where nobody was named. Of a bot, the name of its level."""
    seen_by: str | None = None
    """Who saw the game like this: a seat from 1, or WATCHING; None is the complete game. When
    such a record is read, what was not seen is filled in with something that fits."""
    bots: frozenset[int] = field(default=frozenset(), kw_only=True)
    """The seats (from 0) of bots, as far as it is known: who is named like a level may be a
    person."""
    known: tuple[Any, ...] = field(default=(), compare=False, repr=False, kw_only=True)
    """Every state, where they were worked out already; nothing depends on it but speed."""

    def seat(self) -> int | None:
        """The seat it was seen by; None for somebody who watched, too."""
        return None if self.seen_by in (None, WATCHING) else int(str(self.seen_by)) - 1

    def seat_name(self, seat: int) -> Message | str:
        """Who sat there: a bot by its level, others as it is written; else the seat."""
        named = self.names[seat] if self.names else ""
        if seat in self.bots and any(
            level.name == named for level in game_type(self.game.name).levels
        ):
            return Message(f"level-{named}")
        return named or Message("seat", seat=seat + 1)

    def states(self) -> Iterator[Any]:
        """Every state, from before setup to the last."""
        if self.known:
            yield from self.known
            return
        state = self.game.start()
        yield state
        for event in self.events:
            state = self.game.after(state, event)
            yield state

    def last(self) -> Any:
        """The state after all events."""
        *_, state = self.known or self.states()
        return state

    def with_states(self) -> Iterator[tuple[Any, Any]]:
        """Every event, after the state before it."""
        return zip(self.states(), self.events, strict=False)

    def steps(self) -> Iterator[tuple[Any, Any]]:
        """Every event, with the state after it."""
        return zip(self.events, islice(self.states(), 1, None), strict=True)
