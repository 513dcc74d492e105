"""The order of a turn in version 1 of the record format (docs/notation.md).

The refill was drawn last: stone placed; levels and structure paid; solo a token given up, also
after the top level; is the game over? if not, the refill; next seat. Records and tables from
then are replayed, and played on, in that order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.monolyth.rules import turn
from lapidarium.games.monolyth.rules.referee import Monolyth
from lapidarium.games.monolyth.rules.state import EMPTY, Phase

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules.state import State


class EarlierMonolyth(Monolyth):
    """Monolyth with the refill at the end of a turn."""

    format = 1

    def _stone_gone(self, state: State) -> State:
        after = turn.paid(self.tables, state)
        return after._replace(phase=Phase.GIVE) if self.players == 1 else self._token_given(after)

    def _token_given(self, state: State) -> State:
        if any(state.lid) and not turn.is_over(self.tables, state):
            return state._replace(phase=Phase.FILL)
        return turn.next_turn(self.tables, state)

    def _refilled(self, state: State) -> State:
        return state._replace(phase=Phase.TURN, left=EMPTY, turn=state.turn + 1)

    def view_text(self, view: Any) -> str:
        """For bots, which know today's order alone: no refill is due once a token is asked for."""
        is_asked = view.phase is Phase.GIVE
        return super().view_text(view._replace(left=EMPTY) if is_asked else view)
