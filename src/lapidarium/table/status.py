"""The three states of a table: before, during and after its game."""

from __future__ import annotations

from typing import Final, Literal

Status = Literal["waiting", "playing", "over"]

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
