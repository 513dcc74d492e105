"""Bots in a terminal game: their seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lapidarium.cli.output import CommandError
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lapidarium.games.game import Game

bot_option = click.option(
    "--bot",
    "bot_seats",
    multiple=True,
    metavar="SEAT=LEVEL",
    help="Put a bot on a seat, such as 2=steadfast.",
)


def parse_bots(game: Game[Any, Any], given: tuple[str, ...]) -> Mapping[int, str]:
    """The levels of bots by seat, from texts such as `2=steadfast`; somebody has to be left."""
    seats = {str(seat + 1): seat for seat in range(game.players)}
    levels = level_seconds(game.name)
    found: dict[int, str] = {}
    for text in given:
        seat, _, level = text.partition("=")
        if seat not in seats or level not in levels:
            names = ", ".join(levels)
            message = Message("play-bad-bot", text=text, players=game.players, names=names)
            raise CommandError(message)
        found[seats[seat]] = level
    if len(found) == game.players:
        raise CommandError(Message("play-only-bots"))
    return found


def level_seconds(game: str) -> Mapping[str, float]:
    """The levels of a game, easiest first, and how long each thinks per move."""
    from lapidarium.games.registry import game_type  # noqa: PLC0415 - for a quick `--help`

    return {level.name: level.seconds for level in game_type(game).levels}
