"""The coach of Sir Ocelot's Cave names the reason that was planted, and knows no secret."""

from __future__ import annotations

from pathlib import Path

from lapidarium.games.registry import game_type
from tests.games import planted
from tests.games.ocelot.rules.situations import ocelot

REASONS = Path(__file__).with_name("reasons.toml")


def test_the_planted_reason_is_named() -> None:
    planted.check(game_type("ocelot"), REASONS, lambda _players: ocelot())


def test_a_hint_says_what_a_move_denies() -> None:
    planted.check_denials(game_type("ocelot"), REASONS, lambda _players: ocelot())
