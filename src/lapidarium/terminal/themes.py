"""The looks of the screen: a basalt hall by lamplight, and limestone rooms by day."""

from __future__ import annotations

from textual.theme import Theme

from lapidarium.games.drawing import Palette

DARK = Theme(
    name="lamplight",
    dark=True,
    primary="#FFC957",
    secondary="#7C848E",
    accent="#FFD480",
    foreground="#EFE9DD",
    background="#16181B",
    surface="#1D2024",
    panel="#24282D",
    success="#8FD19A",
    warning="#FFC957",
    error="#FF8A75",
)
LIGHT = Theme(
    name="daylight",
    dark=False,
    primary="#7A5200",
    secondary="#786B58",
    accent="#7A5200",
    foreground="#2B2620",
    background="#F3EDE2",
    surface="#FCF9F3",
    panel="#E7DECE",
    success="#2F6B3A",
    warning="#7A5200",
    error="#A8321F",
)
PALETTES = {
    DARK.name: Palette(accent="bold #FFD480", faint="#B4AD9F"),
    LIGHT.name: Palette(accent="bold #7A5200", faint="#5F574B"),
}
