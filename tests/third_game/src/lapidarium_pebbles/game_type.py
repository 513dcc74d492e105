"""Pebbles, as the platform knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from lapidarium.games.game_type import GameType, Level
from lapidarium_pebbles.components import PebblesPack, read
from lapidarium_pebbles.referee import Pebbles

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lapidarium.bots.choice import Bot
    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack
    from lapidarium.games.pack_reader import Page


class PebblesType(GameType):
    """What the platform asks of the game; the browser and the terminal show it in words."""

    name: ClassVar[str] = "pebbles"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3)

    @property
    def levels(self) -> tuple[Level, ...]:
        """One level of bots."""
        return (Level("counter"),)

    @property
    def fallback_level(self) -> str:
        """Plays for whoever is away."""
        return "counter"

    def read_pack(self, page: Page, text: str) -> Pack | None:
        """Read a pack."""
        return read(page, text)

    def referee(self, pack: Pack, players: int) -> Game[Any, Any]:
        """The referee."""
        return Pebbles(cast("PebblesPack", pack), players)

    def bots(self) -> Mapping[str, Bot]:
        """One bot; the random player comes with the platform."""
        from lapidarium_pebbles.counter import counter

        return {"counter": counter}
