"""Running a match: its games go to workers, come back in any order, and are judged in order."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from lapidarium.arena import match, statistics

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from lapidarium.arena.match import Finished, Match, Task
    from lapidarium.arena.match_file import Kept
    from lapidarium.arena.statistics import Sprt
    from lapidarium.workers import Workers


class Contest:
    """The games of a match so far, and whether more are wanted."""

    def __init__(
        self, of: Match, games: int, kept: Kept | None = None, sprt: Sprt | None = None
    ) -> None:
        self.match = of
        self.deals = math.ceil(games / of.rotations)
        """Whole deals: each lineup plays at least as many games as were asked for."""
        self.kept = kept
        self.sprt = sprt
        self.found = {(game.deal, game.turn): game for game in (kept.games if kept else ())}
        self.last = self.deals
        """Deals that count; fewer once a sequential test has stopped."""
        self.whole = 0
        """Deals of which every game is finished, without a gap from the first."""
        self._look()

    @property
    def games(self) -> list[Finished]:
        """What counts, in order."""
        return [game for key, game in sorted(self.found.items()) if key[0] < self.last]

    @property
    def wanted(self) -> int:
        """How many games there are to be, at most."""
        return self.last * len(self.match.seatings)

    def run(self, workers: Workers, progress: Callable[[], None] = lambda: None) -> list[Finished]:
        """Play what is still to be played; the result does not depend on who is first."""
        results = workers.map(match.play, self._tasks())
        for game in results:
            self.found[game.deal, game.turn] = game
            if self.kept is not None:
                self.kept.add(game)
            self._look()
            progress()
            if self.whole >= self.last:
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

    def _look(self) -> None:
        """Count the whole deals; after each, a sequential test may have seen enough."""
        seatings = range(len(self.match.seatings))
        while self.whole < self.last and all((self.whole, n) in self.found for n in seatings):
            self.whole += 1
            if self.sprt is not None and self.sprt.decided(self.of_first()) is not None:
                self.last = self.whole

    def of_first(self) -> list[float]:
        """The first entrant's mean share on each whole deal."""
        games = (game for game in self.games if game.deal < self.whole)
        return [sum(shares) / len(shares) for shares in statistics.by_deal(games, 0)]
