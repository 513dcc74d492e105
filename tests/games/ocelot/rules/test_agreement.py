"""The referee agrees with the oracle over whole random games, on three mats."""

from __future__ import annotations

import pytest

from tests.games.ocelot.rules.situations import NOTCHED, SHIPPED, STRIP
from tests.oracle.agreement_ocelot import agree

GAMES = {"shipped": 80, "strip": 60, "notched": 60}
TEXTS = {"shipped": SHIPPED, "strip": STRIP, "notched": NOTCHED}
AT_ONCE = 10


@pytest.mark.parametrize(
    ("mat", "start"),
    [(mat, start) for mat, games in GAMES.items() for start in range(0, games, AT_ONCE)],
)
def test_two_implementations_agree(mat: str, start: int) -> None:
    """O-S3 to O-E4: what may happen, what is drawn, what can be collected, scores and winners."""
    for seed in range(start, start + AT_ONCE):
        assert agree(TEXTS[mat], seed).startswith("ocelot-decided-")
