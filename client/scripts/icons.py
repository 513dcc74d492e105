"""Draws the icons and the plain card for previews of links into client/public, from mark.svg.

    python client/scripts/icons.py

They are kept in git, so nobody needs to run this unless the mark changes.
"""

from __future__ import annotations

import struct
from pathlib import Path

import resvg_py

PUBLIC = Path(__file__).resolve().parents[1] / "public"
PAPER, INK = "#F3EDE2", "#2B2620"
FACES = (
    ("M12 1l9.5 5.2L12 11.5 2.5 6.2z", 0.95),
    ("M2.3 8.2L11.2 13v10L2.3 18z", 0.7),
    ("M21.7 8.2L12.8 13v10l8.9-5z", 0.45),
)
"""The mark on a square of 24: top, left, right."""
WORD = 'font-family="DejaVu Serif, Georgia, serif" text-anchor="middle"'


def mark(left: float, top: float, size: float) -> str:
    """The mark as a part of a drawing."""
    faces = "".join(f'<path fill="{INK}" opacity="{dark}" d="{path}"/>' for path, dark in FACES)
    return f'<g transform="translate({left} {top}) scale({size / 24})">{faces}</g>'


def icon(size: int, *, fills: float = 0.72, radius: float = 0.2) -> bytes:
    """The mark on limestone; `fills` is its share of the width."""
    edge = size * (1 - fills) / 2
    return png(
        size,
        size,
        f'<rect width="{size}" height="{size}" rx="{size * radius}" fill="{PAPER}"/>'
        + mark(edge, edge, size * fills),
    )


def card() -> bytes:
    """The card of a link that has no picture of its own."""
    word = f'<text x="600" y="500" font-size="76" fill="{INK}" {WORD}>Lapidarium</text>'
    paper = f'<rect width="1200" height="630" fill="{PAPER}"/>'
    return png(1200, 630, paper + mark(460, 110, 280) + word)


def png(width: int, height: int, svg: str) -> bytes:
    """A drawing as PNG."""
    size = f'width="{width}" height="{height}"'
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{svg}</svg>'
    return resvg_py.svg_to_bytes(svg_string=whole)


def ico(image: bytes, size: int) -> bytes:
    """An icon file with one PNG in it."""
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(image), 22)
    return head + entry + image


def main() -> None:
    """Write them all."""
    files = {
        "icon-192.png": icon(192),
        "icon-512.png": icon(512),
        "icon-maskable.png": icon(512, fills=0.56, radius=0),
        "apple-touch-icon.png": icon(180, fills=0.64, radius=0),
        "favicon.ico": ico(icon(48, fills=0.92, radius=0.16), 48),
        "preview.png": card(),
    }
    for name, content in files.items():
        (PUBLIC / name).write_bytes(content)


if __name__ == "__main__":
    main()
