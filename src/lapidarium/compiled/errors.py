"""How the core refuses what is not its own."""

from __future__ import annotations


class CoreError(ValueError):
    """What was given cannot be: a foreign record, number or array; the text says what and why."""
