"""Going through a game event by event, with what a presenter needs to show it."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from lapidarium.games.presenter import Presenter


class Frame(NamedTuple):
    """A state of a game and the event that led to it; at first there is none."""

    number: int
    """How many events have happened."""
    turn: int
    """The turn that the event belongs to; 0 while the game is set up."""
    before: Any
    event: Any
    state: Any
    trace: Any
    """What no state holds (see `Presenter`)."""


def first_frame(presenter: Presenter, state: Any) -> Frame:
    """A game that is shown from this state on."""
    return Frame(0, 0, None, None, state, presenter.start(state))


def frame_after(presenter: Presenter, frame: Frame, steps: Iterable[tuple[Any, Any]]) -> Frame:
    """The frame after all these steps."""
    last = deque(walk(presenter, frame, steps), maxlen=1)
    return last[0] if last else frame


def walk(presenter: Presenter, frame: Frame, steps: Iterable[tuple[Any, Any]]) -> Iterator[Frame]:
    """The frames after this one: one for each step, which is an event and the state after it."""
    game = presenter.game
    number, turn, _, _, state, trace = frame
    for number, (event, after) in enumerate(steps, number + 1):  # noqa: B020 - counts on
        if game.to_act(state) >= 0:
            turn = game.turns(state) + 1
        trace = presenter.follow(trace, state, event, after)
        yield Frame(number, turn, state, event, after, trace)
        state = after
