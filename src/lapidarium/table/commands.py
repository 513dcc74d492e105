"""The command for each request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lapidarium.table import requests
from lapidarium.table.command_context import CommandContext
from lapidarium.table.entries import Entry
from lapidarium.table.seat_commands import back, hand, leave, mute, rematch, resign, sit
from lapidarium.table.table import Table
from lapidarium.table.turn_commands import answer_undo, play, undo

Command = Callable[[Table, str, Any, CommandContext], list[Entry]]
"""The entries that follow from a person's request; raises Refused or Repeated."""
COMMANDS: dict[type[requests.Request], Command] = {
    requests.Play: play,
    requests.Sit: sit,
    requests.Leave: leave,
    requests.Resign: resign,
    requests.Hand: hand,
    requests.Back: back,
    requests.Undo: undo,
    requests.AnswerUndo: answer_undo,
    requests.Mute: mute,
    requests.Rematch: rematch,
}
