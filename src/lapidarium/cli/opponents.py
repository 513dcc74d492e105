"""Bots in a terminal game: their seats, and what they expect of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from lapidarium import bots
from lapidarium.cli.output import CommandError, console, render, translate
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game

bot_option = click.option(
    "--bot",
    "bot_seats",
    multiple=True,
    metavar="SEAT=LEVEL",
    help="Put a bot on a seat, such as 2=steadfast.",
)


class Opponents:
    """The bots of a game, by seat."""

    def __init__(self, game: Game[Any, Any], given: tuple[str, ...]) -> None:
        self.game = game
        self.levels: dict[int, str] = {}
        for text in given:
            seat, _, level = text.partition("=")
            if seat not in map(str, range(1, game.players + 1)) or level not in bots.LEVELS:
                names = ", ".join(bots.LEVELS)
                raise CommandError(
                    Message("play-bad-bot", text=text, players=game.players, names=names)
                )
            self.levels[int(seat) - 1] = level
        if len(self.levels) == game.players:
            raise CommandError(Message("play-only-bots"))

    def name(self, seat: int) -> str | None:
        """The level on a seat, in words."""
        level = self.levels.get(seat)
        return None if level is None else translate(f"level-{level}")

    def choose(self, state: Any, seat: int, seed: str) -> Any:
        """The bot's move; what it expects is printed."""
        level = self.levels[seat]
        budget = bots.Budget(seconds=bots.SECONDS[level])
        with console.status(translate("play-thinking", who=translate(f"level-{level}"))):
            view = self.game.view(state, seat)
            choice = bots.choose(self.game, view, level, seed, budget)
        if choice.expected:
            points = " : ".join(f"{points:.0f}" for points in choice.expected)
            console.print(translate("play-expects", points=points), style="dim", markup=False)
        if choice.note is not None:
            console.print(render(choice.note), style="dim", markup=False)
        return choice.move
