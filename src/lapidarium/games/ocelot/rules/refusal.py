"""Why something cannot happen now, with the clause that forbids it (O-T1, O-T4, O-E1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lapidarium.games.errors import Refusal
from lapidarium.games.ocelot.rules.state import Step
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.ocelot.rules.state import State
    from lapidarium.messages import Param

CLAUSE_OF_END: Final = "O-E1"
REASONS: Final = {
    Step.FIRST: ("refused-chance-first", "O-S5"),
    Step.DEAL: ("refused-chance-first", "O-S3"),
    Step.DRAW: ("refused-chance-first", "O-G6"),
    Step.PLACE: ("refused-ocelot-place-first", "O-T1"),
    Step.MOVE: ("refused-ocelot-companion-first", "O-T4"),
    Step.COLLECT: ("refused-ocelot-collecting", "O-T1"),
    Step.OVER: ("refused-game-over", CLAUSE_OF_END),
}
"""What has to be done instead, by step."""


def check_step(state: State, *steps: Step) -> None:
    """O-T1, O-T7: this decision is asked for only in these steps of a turn."""
    if state.step not in steps:
        code, clause = REASONS[state.step]
        raise Refusal(Message(code), clause)


def check_due(state: State, step: Step, clause: str) -> None:
    """Only the next draw can be made."""
    if state.step is Step.OVER:
        check_step(state)
    if state.step is not step:
        raise refused(clause, "not-drawn-now")


def refused(clause: str, code: str, /, **params: Param) -> Refusal:
    """What to raise for something that this clause forbids."""
    return Refusal(Message(f"refused-ocelot-{code}", **params), clause)
