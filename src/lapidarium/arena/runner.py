"""Runs a match: its games go to workers, return in any order, and are judged in order."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from lapidarium.arena import match, statistics

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from lapidarium.arena.match import FinishedGame, Match, Task
    from lapidarium.arena.match_file import MatchFile
    from lapidarium.arena.statistics import Sprt
    from lapidarium.workers import Workers


class MatchRunner:
    """The games of a match so far, and whether more are wanted."""

    def __init__(
        self, of: Match, games: int, file: MatchFile | None = None, sprt: Sprt | None = None
    ) -> None:
        self.match = of
        self.deals = math.ceil(games / of.rotations)
        """Whole deals: each lineup plays at least as many games as were asked for."""
        self.file = file
        self.sprt = sprt
        self.found = {(game.deal, game.turn): game for game in (file.games if file else ())}
        self.last = self.deals
        """How many deals count; fewer once a sequential test has stopped."""
        self.complete = 0
        """How many deals are complete, without a gap from the first."""
        self._count_deals()

    @property
    def games(self) -> list[FinishedGame]:
        """The games that count, in order."""
        return [game for key, game in sorted(self.found.items()) if key[0] < self.last]

    @property
    def wanted(self) -> int:
        """How many games there will be, at most."""
        return self.last * len(self.match.seatings)

    def run(
        self, workers: Workers, progress: Callable[[], None] = lambda: None
    ) -> list[FinishedGame]:
        """Play the games that are missing; the result does not depend on which worker is first."""
        results = workers.map(match.play, self._tasks())
        for game in results:
            self.found[game.deal, game.turn] = game
            if self.file is not None:
                self.file.add(game)
            self._count_deals()
            progress()
            if self.complete >= self.last:
                break
        if hasattr(results, "close"):
            results.close()
        return self.games

    def _tasks(self) -> Iterator[Task]:
        for task in self.match.tasks(self.deals):
            if task.deal >= self.last:
                return
            if (task.deal, task.turn) not in self.found:
                yield task

    def _count_deals(self) -> None:
        """Count the complete deals; after each, a sequential test may have seen enough."""
        seatings = range(len(self.match.seatings))
        while self.complete < self.last and all((self.complete, n) in self.found for n in seatings):
            self.complete += 1
            if self.sprt is not None and self.sprt.decided(self.first_shares()) is not None:
                self.last = self.complete

    def first_shares(self) -> list[float]:
        """The first entrant's mean share on each complete deal."""
        games = (game for game in self.games if game.deal < self.complete)
        return [sum(shares) / len(shares) for shares in statistics.by_deal(games, 0)]
