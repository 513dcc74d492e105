"""What a review asks the bot workers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.learning.review.depth import Depth
from lapidarium.server.bot_workers.worker import answer
from lapidarium.server.reviews import analyst
from tests.learning.review.test_aftermath import of, unexplained

if TYPE_CHECKING:
    import pytest

pytestmark = pytest.mark.slow


class OneWorker:
    """Answers at once, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    async def study(self, game: Any, level: str, asked: dict[str, Any], _path: Any) -> Any:
        self.asked.append(asked)
        whole = {"pack": "p", "pack_text": game.pack.text, "players": game.players, "level": level}
        return answer(whole | asked)


def test_every_question_has_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "is_unexplained", lambda _: True)
    name, players, one = unexplained()[0]
    game, _, (played, _) = of(name, players, one)
    pool, depth = OneWorker(), Depth.times(0.05)
    asking = analyst.Analyst(pool, game, ("", ""))  # type: ignore[arg-type]
    asyncio.run(asking.decision(game.from_position(one["position"]), played, 1, depth))
    assert "explain" in pool.asked[-1]
    assert depth.search.seconds is not None
    assert all(0 < asked["seconds"] <= 3 * depth.search.seconds for asked in pool.asked)
