"""What a table must be at every size of a window, asked of the page itself."""

from __future__ import annotations

from pathlib import Path

TOUCH = ((360, 640), (390, 844), (844, 390), (667, 375), (820, 1180), (1180, 820), (1024, 768))
MOUSE = (
    (720, 450),
    (1280, 633),
    (1366, 657),
    (1536, 730),
    (1440, 789),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
SIZES = {"touch": TOUCH, "mouse": MOUSE}
TIGHTEST = {
    "touch": ((360, 640), (667, 375), (1024, 768)),
    "mouse": ((720, 450), (1280, 633), (1366, 657)),
}
"""Phones both ways, tablets both ways; a page at twice its size, windows of laptops, screens."""

FAULTS = Path(__file__).with_suffix(".js").read_text("utf-8")
