"""The events of a game with the states they lead to, so that nothing is refereed twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from lapidarium.games.game import Game


class Step(Struct, frozen=True, eq=False, gc=False):
    """An event, and the state after it; both are values, so there is no garbage to look for."""

    event: Any
    state: Any


class Lookahead:
    """The steps that a command has worked out, kept until its entry is applied.

    A command has to referee a move to know that it is legal and what is drawn after it. It
    leaves the steps here, and `table.after(entry)` picks them up instead of asking the referee
    again. Nothing depends on it but speed: without it the steps are worked out from the texts
    of the entry. All versions of a table share one, and it is never stored.
    """

    __slots__ = ("state", "steps", "texts")

    def __init__(self) -> None:
        self.keep(None, (), ())

    def keep(self, state: Any, texts: tuple[str, ...], steps: tuple[Step, ...]) -> None:
        """Keep the steps that these events lead to from this state."""
        self.state = state
        self.texts = texts
        self.steps = steps

    def steps_from(
        self, game: Game[Any, Any], state: Any, texts: tuple[str, ...]
    ) -> tuple[Step, ...]:
        """The steps that these events lead to: as kept, or else by asking the referee."""
        if state is not self.state or texts != self.texts:
            self.keep(state, texts, _refereed(game, state, texts))
        return self.steps


def _refereed(game: Game[Any, Any], state: Any, texts: tuple[str, ...]) -> tuple[Step, ...]:
    steps = []
    for text in texts:
        event = game.parse(text)
        state = game.after(state, event)
        steps.append(Step(event, state))
    return tuple(steps)


def pairs(steps: Iterable[Step]) -> Iterator[tuple[Any, Any]]:
    """The steps as events and states, to walk through them."""
    return ((step.event, step.state) for step in steps)
