"""What a move leads to before anything is drawn: the states that the value and heuristic rate.

The tokens of a turn are taken after its refill (M-T10), yet they depend on the stone placed
alone, and so does whether the game is over. An afterstate has both already; only the refill,
and solo the token to give up, are still to come.
"""

from __future__ import annotations

from typing import Any

from lapidarium.compiled.kernel import kernel
from lapidarium.games.monolyth.compiled.layout import FILL, GIVE, NONE, OVER
from lapidarium.games.monolyth.compiled.turn import apply, is_over, pay


@kernel
def make(t: Any, s: Any, move: Any) -> None:
    """Make a legal move; what it is certain to bring comes at once."""
    apply(t, s, move)
    if s.phase == FILL:
        pay(t, s)
        if is_over(t, s):
            s.phase = OVER
            s.left = NONE


@kernel
def owes_token(t: Any, s: Any) -> Any:
    """M-1P2: solo, is a token of this turn still to be given up?"""
    return t.players == 1 and s.phase in (GIVE, FILL)
