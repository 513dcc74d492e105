"""Every planted blunder, at the usual depth of a review: how far off is its size?

    python -m tests.learning.review.deep

First those of `blunders.toml`, which reviews were made better with; then those of `held_out.toml`,
which nothing was ever tuned with. Fails if fewer than nine of ten of the first are within a point
of what the deep searches said. The second are counted and nothing else: whoever makes a number of
them a goal has begun to tune with them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.learning.review.test_blunders import A_POINT, FILE, GAMES, assessed, planted

SHARE = 0.9
HELD_OUT = Path(__file__).with_name("held_out.toml")


def differences(file: Path) -> list[float]:
    """Print each; how far off they are."""
    off = []
    for name, players in GAMES:
        for one in planted(name, players, file):
            found = assessed(name, players, one)
            off.append(abs(found["lost"] - one["lost"]))
            figures = f"{found['lost']:5.2f} of {one['lost']:5.2f} ({found['grade']})"
            print(f"{name} {players}, turn {one['turn']:2}: {figures}", flush=True)
    right, mean = sum(each <= A_POINT for each in off), sum(off) / len(off)
    share = f"{right} of {len(off)} within a point"
    print(
        f"{file.stem}: {share}; off by {mean:.2f} on average, {max(off):.2f} at worst", flush=True
    )
    return off


def main() -> int:
    """Both sets; 0 if enough of the first are right."""
    off = differences(FILE)
    differences(HELD_OUT)
    return 0 if sum(each <= A_POINT for each in off) >= SHARE * len(off) else 1


if __name__ == "__main__":
    sys.exit(main())
