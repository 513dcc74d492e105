"""The only list of games: the two built in, and any installed package with the entry point.

A package announces its game in its pyproject.toml:

    [project.entry-points."lapidarium.games"]
    nim = "lapidarium_nim:GAME"
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from lapidarium import words
from lapidarium.games.game import FORMAT
from lapidarium.games.game_type import GameType
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack

GROUP = "lapidarium.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,19}")
log = logging.getLogger("lapidarium.games")
BUILT_IN = (
    "lapidarium.games.monolyth",
    "lapidarium.games.ocelot",
)


class NoSuchGame(LookupError):  # noqa: N818
    """There is no such game, or not for this number of players."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@cache
def game_types() -> dict[str, GameType]:
    """Every game by name: the built-in ones first, then the installed ones in order of name.

    An installed game that cannot be loaded is left out, and the log says which and why: the
    others go on.
    """
    found: dict[str, GameType] = {}
    for module in BUILT_IN:
        _add(found, import_module(module).GAME)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            _add(found, entry.load())
        except Exception as error:  # whatever somebody else's package does
            package = entry.dist.name if entry.dist else "?"
            log.error("the game %r of the package %r is left out: %r", entry.name, package, error)
    return found


def _add(found: dict[str, GameType], game: object) -> None:
    if not isinstance(game, GameType):
        raise TypeError(f"expected a GameType, found {game!r:.60}")
    if not NAME.fullmatch(game.name):
        raise ValueError(f"expected a name such as 'nim' ({NAME.pattern}), found {game.name!r}")
    if game.name in found:
        raise ValueError(f"there is a game called {game.name!r} already")
    words.add_folder(game.words)
    found[game.name] = game


def game_type(name: str) -> GameType:
    """The game of this name; raises NoSuchGame."""
    games = game_types()
    if name not in games:
        raise NoSuchGame(Message("no-such-game", name=name, names=", ".join(games)))
    return games[name]


def referee(pack: Pack, players: int, version: int = FORMAT) -> Game[Any, Any]:
    """The referee of a pack's game for a number of players; raises NoSuchGame.

    `version` is that of the record format under which the game began.
    """
    game = game_type(pack.game)
    if players not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise NoSuchGame(Message("no-such-players", found=players, counts=counts))
    if version == FORMAT:
        return game.referee(pack, players)
    return game.earlier_referee(pack, players, version)
