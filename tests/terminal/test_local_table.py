"""A game on this machine: who plays is said alike on the screen and in its file."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lapidarium import record
from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.messages import Message
from lapidarium.record import Record
from lapidarium.terminal.local_table import LocalTable

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow


def test_a_bot_on_a_named_seat_is_called_by_its_level(tmp_path: Path) -> None:
    game = referee(load("monolyth"), 2)
    named = Record(game, (), ("Ada", "Bea"))
    local = LocalTable(named, tmp_path / "a.record", Dealer("3"), ("first 1",), {1: "dutiful"})
    local.begin()
    assert [local.who(seat) for seat in (0, 1)] == ["Ada", Message("level-dutiful")]
    kept = record.read(local.text().encode())
    assert kept.names == ("Ada", "dutiful")
    assert kept.bots == frozenset({1})
