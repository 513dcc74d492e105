"""The curve of a training as a picture: each figure in a frame of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT, EDGE = 640, 150, 40
NOT_DRAWN = ("round", "hours")


def as_svg(rows: Sequence[dict[str, float]]) -> str:
    """An SVG of all figures over the rounds."""
    names = [
        name for name in dict.fromkeys(n for row in rows for n in row) if name not in NOT_DRAWN
    ]
    frames = [_frame(rows, name, number * HEIGHT) for number, name in enumerate(names)]
    size = f'width="{WIDTH}" height="{HEIGHT * len(names)}"'
    style = 'font-family="sans-serif" font-size="11"'
    body = "\n".join(frames)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n{body}\n</svg>\n'


def _frame(rows: Sequence[dict[str, float]], name: str, top: int) -> str:
    points = [(row["round"], row[name]) for row in rows if name in row]
    low, high = min(y for _, y in points), max(y for _, y in points)
    across = (WIDTH - 2 * EDGE) / max(1.0, points[-1][0])
    up = (HEIGHT - 2 * EDGE) / (high - low or 1.0)
    path = " ".join(
        f"{EDGE + x * across:.1f},{top + HEIGHT - EDGE - (y - low) * up:.1f}" for x, y in points
    )
    line = f'<polyline fill="none" stroke="currentColor" points="{path}"/>'
    last = f"{name}: {points[-1][1]:.4g} ({low:.4g} … {high:.4g})"
    return f'<text x="{EDGE}" y="{top + EDGE - 12}">{last}</text>{line}'
