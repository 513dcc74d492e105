"""What a review asks the bot workers, and that it finds the same through their pipe."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lapidarium.bots import Budget
from lapidarium.learning.questions import Explain, LookAhead, Question, drive_async
from lapidarium.learning.review import Depth, assess, assess_here, assessment
from lapidarium.server.bot_workers.worker import ANSWERS, ENCODER, WorkerRequest, reply
from tests.learning.review.test_blunders import planted
from tests.learning.review.test_consequences import of, unexplained

COUNTED = Depth(Budget(simulations=60), Budget(simulations=10), 2)
"""Simulations are counted, so every process finds the same."""


def asked_by_pipe(
    name: str, players: int, planted_blunder: dict[str, Any], depth: Depth
) -> tuple[Any, list[Question[Any]]]:
    """The decision that a bot worker's answers lead to, and the questions that it was asked."""
    game, _, (played, _) = of(name, players, planted_blunder)
    state, questions = game.from_position(planted_blunder["position"]), list[Question[Any]]()

    async def answer(question: Question[Any]) -> Any:
        questions.append(question)
        line = ENCODER.encode(WorkerRequest.of(game, question))
        return ANSWERS.decode(reply(line))

    dialogue = assess(game, state, played, 1, depth)
    return asyncio.run(drive_async(dialogue, answer)), questions


@pytest.mark.slow
def test_every_question_has_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assessment, "is_unexplained", lambda _: True)
    depth = Depth.times(0.05)
    _, questions = asked_by_pipe(*unexplained()[0], depth)
    assert isinstance(questions[-1], Explain)
    assert depth.search.seconds is not None
    for question in questions:
        budget = question.budget  # type: ignore[attr-defined]
        assert 0 < budget.seconds <= 3 * depth.search.seconds


@pytest.mark.slow
def test_a_worker_and_the_command_line_come_to_the_same_decision() -> None:
    """Both games, and all that a review asks."""
    kinds: set[type[Question[Any]]] = set()
    for name, players in (("monolyth", 1), ("monolyth", 2), ("ocelot", 2)):
        for blunder in planted(name, players)[:2]:
            game, _, (played, _) = of(name, players, blunder)
            state = game.from_position(blunder["position"])
            decision, questions = asked_by_pipe(name, players, blunder, COUNTED)
            assert decision == assess_here(game, state, played, 1, COUNTED)
            kinds |= {type(question) for question in questions}
    assert {LookAhead, Explain} <= kinds
