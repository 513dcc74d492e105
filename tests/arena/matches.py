"""Small matches for tests, and what a worker can be asked to do."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import NamedTuple

from lapidarium.arena.match import Entrant, FinishedGame, Match, Task, play
from lapidarium.bots import Budget
from lapidarium.games.packs import load

FEW = Budget(simulations=20)


def match(game: str, players: int, *bots: str, seed: str = "test") -> Match:
    entrants = tuple(Entrant.parse(bot, FEW) for bot in bots)
    return Match(load(game).text, players, entrants, seed)


def finished(deal: int, seating: tuple[int, ...], *scores: int, first: int = 0) -> FinishedGame:
    """A game that ended with these scores; more points, better place."""
    order = sorted(set(scores), reverse=True)
    places = tuple(order.index(score) for score in scores)
    none = (0.0,) * len(scores)
    return FinishedGame(deal, 0, seating, first, scores, places, (1,) * len(scores), none, none)


def timeless(game: FinishedGame) -> tuple[object, ...]:
    """Everything but how long it took."""
    return (game.deal, game.turn, game.seating, game.first, game.scores, game.places, game.moves)


def double(number: int) -> int:
    return 2 * number


def refuse(number: int) -> int:
    raise LookupError(f"number {number}")


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


class Dying(NamedTuple):
    """A task whose first worker is killed in the middle of it."""

    number: int
    flag: Path


def die_once(task: Dying) -> int:
    if not task.flag.exists():
        task.flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task.number


class DyingGame(NamedTuple):
    task: Task
    flag: Path


def play_or_die(game: DyingGame) -> FinishedGame:
    die_once(Dying(0, game.flag))
    return play(game.task)
