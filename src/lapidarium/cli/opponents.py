"""Bots at a game in the terminal: on which seats they sit, and what they say of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from lapidarium import bots
from lapidarium.cli.output import Refused, console, speak, tell
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game

Against = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        help="A bot on a seat: 2=steadfast. Levels: " + ", ".join(bots.LEVELS) + ".",
        metavar="SEAT=LEVEL",
    ),
]


class Opponents:
    """The bots of a game, by seat."""

    def __init__(self, game: Game[Any, Any], given: list[str]) -> None:
        self.game = game
        self.levels: dict[int, str] = {}
        for text in given:
            seat, _, level = text.partition("=")
            if seat not in map(str, range(1, game.players + 1)) or level not in bots.LEVELS:
                names = ", ".join(bots.LEVELS)
                raise Refused(Message("play-bad-bot", text=text, players=game.players, names=names))
            self.levels[int(seat) - 1] = level
        if len(self.levels) == game.players:
            raise Refused(Message("play-only-bots"))

    def name(self, seat: int) -> str | None:
        """The level on a seat, in words."""
        level = self.levels.get(seat)
        return None if level is None else speak(f"level-{level}")

    def choose(self, state: Any, seat: int, seed: str) -> Any:
        """The bot's move; what it expects is told."""
        level = self.levels[seat]
        budget = bots.Budget(seconds=bots.SECONDS[level])
        with console.status(speak("play-thinking", who=speak(f"level-{level}"))):
            view = self.game.view(state, seat)
            choice = bots.choose(self.game, view, level, seed, budget)
        if choice.expected:
            points = " : ".join(f"{points:.0f}" for points in choice.expected)
            console.print(speak("play-expects", points=points), style="dim", markup=False)
        if choice.note is not None:
            console.print(tell(choice.note), style="dim", markup=False)
        return choice.move
