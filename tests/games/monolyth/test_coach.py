"""The coach of Monolyth names the reason that was planted."""

from __future__ import annotations

from pathlib import Path

from lapidarium.games.registry import game_type
from tests.games import planted
from tests.tables import monolyth

REASONS = Path(__file__).with_name("reasons.toml")


def test_the_planted_reason_is_named() -> None:
    planted.check(game_type("monolyth"), REASONS, monolyth)


def test_a_hint_says_what_a_move_denies() -> None:
    planted.check_denials(game_type("monolyth"), REASONS, monolyth)
