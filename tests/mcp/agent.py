"""A scripted stand-in for a language model: it reads what tools answer, and plays."""

from __future__ import annotations

import random
from typing import Any

from mcp import Client

MOST_STEPS = 400


class Agent:
    """Plays one game through the tools of a server."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client = client
        self.rng = random.Random(seed)
        self.refused = 0

    async def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """The fields of an answer; AssertionError with its text if the tool refused."""
        answer = await self.client.call_tool(tool, arguments)
        text = answer.content[0].text  # type: ignore[union-attr]
        assert not answer.is_error, text
        found = answer.structured_content
        assert isinstance(found, dict)
        assert found["text"] == text
        return found

    async def refusal(self, tool: str, **arguments: Any) -> str:
        """What a tool says that refuses."""
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        return str(answer.content[0].text)  # type: ignore[union-attr]

    async def play_out(self, found: dict[str, Any]) -> dict[str, Any]:
        """Legal moves until the game is over, and now and then a wrong one."""
        key = found["game_id"]
        for step in range(MOST_STEPS):
            if found["over"]:
                return found
            if not found["your_turn"]:
                found = await self.call("view", game_id=key, wait=30)
                continue
            if step % 9 == 4:
                assert await self.refusal("play", game_id=key, move="nonsense")
                self.refused += 1
            moves = (await self.call("legal_moves", game_id=key))["moves"]
            found = await self.call("play", game_id=key, move=self.rng.choice(moves), wait=30)
        raise AssertionError("the game does not end")
