"""What may be done, written for threads that share a referee."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.dealing import Dealer
from lapidarium.games.monolyth.rules import choices
from lapidarium.games.monolyth.rules.state import reachable
from lapidarium.games.packs import load
from lapidarium.games.registry import referee

if TYPE_CHECKING:
    import pytest


def test_another_thread_that_asks_meanwhile_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The ways to place a stone were those of the tower that the other thread had looked at."""
    game = referee(load("monolyth"), 2)
    first, _ = Dealer(3).deal(game, game.start())
    second = first
    for _ in range(5):
        second, _ = Dealer(3).deal(game, game.after(second, game.legal(second)[0]))
    expected = referee(load("monolyth"), 2).choices(first)

    def interrupted(state: Any) -> Any:
        monkeypatch.setattr(choices, "reachable", reachable)
        game.choices(second)
        return reachable(state)

    monkeypatch.setattr(choices, "reachable", interrupted)
    assert game.choices(first) == expected
