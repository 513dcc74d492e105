"""The views that clients are sent of a game, whatever it is shown for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from msgspec import UNSET

from lapidarium.games.game import OVER
from lapidarium.games.views import GameView, LogLine, OutcomeView

if TYPE_CHECKING:
    from lapidarium.games.presenter import Presenter
    from lapidarium.games.walk import Frame
    from lapidarium.messages import Message


class Ending(Protocol):
    """How a game ended: by its rules, or at a table in any other way."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """All seats by place, best first."""

    @property
    def ended(self) -> Message:
        """Why it is over."""

    @property
    def decided(self) -> Message:
        """Why the winner has won."""


def present(  # noqa: PLR0913 - what is shown, to whom and how
    presenter: Presenter,
    frame: Frame,
    seat: int | None,
    *,
    is_open: bool = False,
    choices: bool = False,
    last: GameView | None = None,
) -> GameView:
    """The game as a seat sees it, or who watches (None).

    `is_open`: nothing is secret any more. `choices`: the one who sees it may act for whoever is to
    act. What is as in the `last` view of the same audience is not drawn again.
    """
    game, state = presenter.game, frame.state
    turn = game.to_act(state)
    outcome = game.outcome(state) if turn == OVER else None
    view = game.view(state, seat, is_open=is_open)
    return GameView(
        game=game.name,
        pack=game.pack.name,
        players=game.players,
        event=frame.number,
        turn=game.turns(state) + 1,
        to_act=max(turn, -1) + 1,
        over=turn == OVER,
        position=presenter.position(view, frame.trace, last and last.position),
        choices=presenter.choices(state) if choices and turn >= 0 else UNSET,
        outcome=outcome_view(presenter, outcome, state) if outcome is not None else UNSET,
    )


def log_line(presenter: Presenter, frame: Frame, event: Any) -> LogLine:
    """The line of the log for a frame; `event` is the one of the frame as somebody sees it."""
    game, before, after = presenter.game, frame.before, frame.state
    return LogLine(
        event=frame.number,
        turn=frame.turn,
        seat=max(game.to_act(before), -1) + 1,
        move=game.text(event),
        message=game.describe(before, event).to_wire(),
        gains=[gain.to_wire() for gain in presenter.gains(before, event, after)],
        facts=presenter.facts(before, event, after),
    )


def outcome_view(
    presenter: Presenter, ending: Ending, state: Any, next_table: str = ""
) -> OutcomeView:
    """How a game ended, with its score sheet."""
    rank = presenter.game.rank(ending.scores[0])
    return OutcomeView(
        scores=ending.scores,
        places=[[seat + 1 for seat in place] for place in ending.places],
        winners=[seat + 1 for seat in ending.places[0]],
        ended=ending.ended.to_wire(),
        decided=ending.decided.to_wire(),
        sheet=presenter.sheet(state),
        rank=UNSET if rank is None else rank.to_wire(),
        next_table=next_table or UNSET,
    )
