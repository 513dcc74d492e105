"""Every blunder of `blunders.toml`, at the usual depth of a review: how far off is its size?

    python -m tests.review.deep

Fails if fewer than nine of ten are within a point of what the deep searches said.
"""

from __future__ import annotations

import sys

from tests.review.test_blunders import A_POINT, GAMES, assessed, planted

SHARE = 0.9


def main() -> int:
    """Print each; 0 if enough are right."""
    off = []
    for name, players in GAMES:
        for one in planted(name, players):
            found = assessed(name, players, one)
            off.append(abs(found["lost"] - one["lost"]))
            figures = f"{found['lost']:5.2f} of {one['lost']:5.2f} ({found['grade']})"
            print(f"{name} {players}, turn {one['turn']:2}: {figures}", flush=True)
    right = sum(each <= A_POINT for each in off)
    print(f"{right} of {len(off)} within a point; the worst is off by {max(off):.2f}")
    return 0 if right >= SHARE * len(off) else 1


if __name__ == "__main__":
    sys.exit(main())
