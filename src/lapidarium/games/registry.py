"""The referees: pure, readable, and the authority on both games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack
    from lapidarium.messages import Message

GAMES: dict[str, type[Game[Any, Any]]] = {"monolyth": Monolyth, "ocelot": Ocelot}


class NoSuchGame(LookupError):  # noqa: N818
    """There is no such game, or not for so many players."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


def referee(pack: Pack, players: int) -> Game[Any, Any]:
    """The referee of a pack's game for so many players; raises NoSuchGame."""
    if pack.game not in GAMES:
        raise NoSuchGame(Message("no-such-game", name=pack.game, names=", ".join(GAMES)))
    game = GAMES[pack.game]
    if players not in game.seats:
        counts = ", ".join(map(str, game.seats))
        raise NoSuchGame(Message("no-such-players", found=players, counts=counts))
    return game(pack, players)  # type: ignore[call-arg]
