"""Asks the bot workers what a review or a study needs, one small question after another.

Every question is like what a bot at a table is asked: what a seat knows, and a time, at most
three times that of the search. So no table waits for a whole decision.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from lapidarium.bots import Choice, Forecast, Look
from lapidarium.games.game import OVER
from lapidarium.learning.review.assessment import decided, is_forced, is_unexplained
from lapidarium.learning.review.depth import Depth, reviewer
from lapidarium.learning.review.forecasts import Ahead, shared, worth_of
from lapidarium.learning.review.lines import ranked
from lapidarium.learning.review.move_comparison import Comparison

if TYPE_CHECKING:
    from lapidarium.bots.points import Points
    from lapidarium.games.game import Game
    from lapidarium.learning.review.assessment import Decision, ReasonText
    from lapidarium.learning.review.lines import Line, LineMove
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.table.entries import Thought

LINES: Final = 3


class Analyst:
    """Thinks about one game for one person."""

    def __init__(self, pool: BotPool, game: Game[Any, Any], path: tuple[str, str]) -> None:
        self.pool = pool
        self.game = game
        self.path = path
        self.level = reviewer(game.name)

    def knows(self, thought: Thought | None) -> bool:
        """Has a bot as strong thought about it already?"""
        return thought is not None and thought.level == self.level

    async def decision(
        self, state: Any, played: Any, number: int, depth: Depth, thought: Thought | None = None
    ) -> Decision:
        """What a decision was worth; `thought` is what the bot expected who made it."""
        game, seat = self.game, self.game.to_act(state)
        if thought is not None and self.knows(thought):
            others = tuple((game.parse(move), lost) for move, lost in thought.others)
            choice = Choice(played, thought.expected, others)
            worth = {played: thought.expected}
            return await asyncio.to_thread(decided, game, state, number, choice, worth)
        choice = Choice(played)
        view = game.view_text(game.view(state, seat))
        if not await asyncio.to_thread(is_forced, game, state):
            choice = await self._choice(view, f"review/{number}", depth.search.seconds)
        comparison = Comparison(seat, played, choice, number, depth)
        worth = await self._compared(view, comparison, depth)
        decision = await asyncio.to_thread(decided, game, state, number, choice, worth)
        if is_unexplained(decision):
            decision["reasons"] = await self._explained(view, decision, depth.comparison.seconds)
        return decision

    async def _explained(
        self, view: str, decision: Decision, seconds: float | None
    ) -> list[ReasonText]:
        asked: dict[str, Any] = {"view": view, "seconds": seconds, "lost": decision["lost"]}
        asked |= {"explain": [decision["move"], decision["better"]]}
        found = await self.pool.study(self.game, self.level, asked, self.path)
        reasons: list[ReasonText] = found["reasons"]
        return reasons

    async def lines(self, state: Any, depth: Depth) -> list[Line]:
        """The best ways to go on, best first."""
        game, seat = self.game, self.game.to_act(state)
        view = game.view_text(game.view(state, seat))
        choice = await self._choice(view, "line", depth.search.seconds)
        moves = [choice.move, *(move for move, _ in choice.others)][:LINES]
        budget = depth.comparison.times(len(moves) / 2)
        look = Look(moves, "lines", budget)
        forecast = await self._forecast(view, look)
        points = forecast.points if forecast else await self._followed(view, look, depth)
        found = [await self._continuation(view, move, depth.reply.seconds) for move in moves]
        return ranked(seat, list(zip(found, points, strict=True)))

    async def _compared(self, view: str, comparison: Comparison, depth: Depth) -> dict[Any, Points]:
        """What each seat can expect after each move; as `review.assessment.assess` does it."""
        while (look := comparison.next_look()) is not None:
            found = None if comparison.is_other_way else await self._forecast(view, look)
            if found is None:
                found = Forecast(await self._followed(view, look, depth), None)
            comparison.add(found)
        return comparison.worth

    async def _forecast(self, view: str, look: Look) -> Forecast | None:
        asked: dict[str, Any] = {"view": view, "seed": look.seed, "seconds": look.budget.seconds}
        asked |= {"expect": [self.game.text(move) for move in look.moves]}
        asked |= {"is_brief": look.is_brief}
        found = (await self.pool.study(self.game, self.level, asked, self.path))["forecast"]
        if found is None:
            return None
        return Forecast([tuple(each) for each in found["points"]], found["error"])

    async def _followed(self, view: str, look: Look, depth: Depth) -> list[Points]:
        asked: dict[str, Any] = {"view": view, "seconds": depth.reply.seconds}
        asked |= {"moves": [self.game.text(move) for move in look.moves]}
        asked |= {"seed": look.seed, "worlds": depth.worlds}
        found = await self.pool.study(self.game, self.level, asked, self.path)
        ahead = [[Ahead(**place) for place in places] for places in found["ahead"]]
        seconds = shared(depth, ahead).seconds
        return [
            worth_of(each, [await self._expected(one, look.seed, seconds) for one in each])
            for each in ahead
        ]

    async def _expected(self, ahead: Ahead, seed: str, seconds: float | None) -> Points:
        if ahead.seat == OVER:
            return ahead.scores
        return (await self._choice(ahead.view, f"{seed}/reply", seconds)).expected

    async def _choice(self, view: str, seed: str, seconds: float | None) -> Choice:
        asked = {"view": view, "seed": seed, "seconds": seconds}
        found = await self.pool.study(self.game, self.level, asked, self.path)
        others = tuple((self.game.parse(move), lost) for move, lost in found["others"])
        return Choice(self.game.parse(found["move"]), tuple(found["expected"]), others)

    async def _continuation(self, view: str, move: Any, seconds: float | None) -> list[LineMove]:
        asked = {"view": view, "seconds": seconds, "follow": self.game.text(move)}
        found = await self.pool.study(self.game, self.level, asked, self.path)
        line: list[LineMove] = found["line"]
        return line
