"""Pleasant names for guests: an adjective and a stone."""

from __future__ import annotations

import secrets

FIRST = """
Amber Ancient Bright Calm Clear Deep Dusky Early Fair Fine Gentle Golden Grey Keen Kind
Lucky Merry Mossy Nimble Noble Patient Plain Polished Proud Quiet Rare Rough Silent Silver
Smooth Solid Steady Sunny Tidy Veined Warm Weathered Wise
"""
SECOND = """
Agate Alabaster Andesite Basalt Beryl Calcite Chert Dolomite Feldspar Flint Fluorite Gabbro
Garnet Gneiss Granite Gypsum Jade Jasper Limestone Malachite Marble Obsidian Olivine Onyx
Pebble Porphyry Pumice Pyrite Quartz Sandstone Schist Serpentine Slate Topaz Tourmaline
Travertine Tuff Zircon
"""


def guest_name() -> str:
    """A name for a guest."""
    return f"{secrets.choice(FIRST.split())} {secrets.choice(SECOND.split())}"
