"""Hints in steps: what to look at, which stone or tool, then the whole move with its reason.

All steps of a hint come from one answer of the strongest bot, which knows what the seat knows.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from lapidarium.games.registry import game_type
from lapidarium.learning.questions import Choose
from lapidarium.messages import Message, joined
from lapidarium.server.bot_workers.pool import WorkShare
from lapidarium.server.tables.levels import hint_level

if TYPE_CHECKING:
    from lapidarium.learning.questions import ChoiceAnswer
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.table import Table

ASKED: Final = {"hint 1": 1, "hint 2": 2, "hint 3": 3, "hint": 3}
"""What a client asks, and the step that it gets."""
WHOLE: Final = 3
MOST: Final = 256
"""Answers that are remembered, so that the next step need not think again."""


class Hints:
    """Asks the bots, and remembers what they said until the position changes."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.answers: OrderedDict[tuple[str, int, int], ChoiceAnswer] = OrderedDict()

    def is_known(self, table: Table, seat: int) -> bool:
        """Was a hint for this position given before?"""
        return (table.name, table.touched, seat) in self.answers

    async def give(
        self, table: Table, seat: int, step: int, asker: tuple[str, str]
    ) -> tuple[Message, int, ChoiceAnswer]:
        """A step in words, which one it is, and the bot's answer.

        A game without a coach has the last step only.
        """
        answer = await self._answer(table, seat, asker)
        return await asyncio.to_thread(self._say, table, seat, step, answer)

    async def _answer(self, table: Table, seat: int, asker: tuple[str, str]) -> ChoiceAnswer:
        key = (table.name, table.touched, seat)
        if key not in self.answers:
            level = hint_level(table.terms.game)
            question = Choose.at(table.game, table.state, level, "hint")
            share = WorkShare.of_table(table.name, asker)
            self.answers[key] = await self.pool.ask(table.game, question, share)
            if len(self.answers) > MOST:
                self.answers.popitem(last=False)
        return self.answers[key]

    def _say(
        self, table: Table, seat: int, step: int, answer: ChoiceAnswer
    ) -> tuple[Message, int, ChoiceAnswer]:
        game = table.game
        move, view = game.parse(answer.move), game.view(table.state, seat)
        coach = game_type(game.name).coach(game)
        if coach is not None and step < WHOLE:
            return (coach.look if step == 1 else coach.piece)(view, move), step, answer
        message = Message("hint", move=game.describe(table.state, move))
        other = game.parse(answer.others[0][0]) if answer.others else None
        reasons = () if coach is None else coach.merits(view, move, other)
        if reasons:
            why = joined(reason.message for reason in reasons)
            message = Message("hint-why", hint=message, why=why)
        if answer.note:
            message = Message("hint-noted", hint=message, note=Message.from_wire(answer.note))
        return message, WHOLE, answer
