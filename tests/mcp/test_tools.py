"""The tools in this process: what they answer, and what they refuse."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client

from lapidarium.games.registry import game_types
from lapidarium.mcp.server import _is_local, build
from lapidarium.words import LANGUAGES
from tests.mcp.agent import Agent

TOOLS = ["new_game", "view", "legal_moves", "play", "explain", "rules", "join"]


def run(story: Callable[[Agent], Awaitable[Any]], **options: Any) -> None:
    async def work() -> None:
        async with Client(build(None, **options)) as client:
            await story(Agent(client))

    asyncio.run(work())


def test_the_tools_and_what_they_say_of_themselves() -> None:
    async def story(agent: Agent) -> None:
        tools = (await agent.client.list_tools()).tools
        assert [tool.name for tool in tools] == TOOLS
        assert all(tool.description for tool in tools)
        play = next(tool for tool in tools if tool.name == "play")
        assert set(play.input_schema["required"]) == {"game_id", "move"}

    run(story)


def test_beyond_this_machine_nobody_joins_under_our_name() -> None:
    async def story(agent: Agent) -> None:
        tools = (await agent.client.list_tools()).tools
        assert [tool.name for tool in tools] == TOOLS[:-1]

    run(story, can_join=False)
    assert [_is_local(host) for host in ("127.0.0.1", "::1", "localhost")] == [True] * 3
    assert not any(_is_local(host) for host in ("0.0.0.0", "192.0.2.1", "table.example", "::"))


@pytest.mark.parametrize("name", game_types())
def test_a_whole_game(name: str) -> None:
    async def story(agent: Agent) -> None:
        players = max(game_types()[name].player_counts)
        begun = await agent.call(
            "new_game", game=name, players=players, seat=2, opponent="random", seed="7"
        )
        assert begun["seat"] == 2
        found = await agent.play_out(begun)
        assert agent.refused
        assert len(found["scores"]) == players
        assert found["winners"]
        last = await agent.call("view", game_id=begun["game_id"])
        assert last["news"] == []
        refusal = await agent.refusal("play", game_id=begun["game_id"], move="x")
        assert refusal

    run(story)


@pytest.mark.parametrize(
    ("name", "lang"), [("monolyth", "en"), *(("ocelot", lang) for lang in LANGUAGES)]
)
def test_every_form_in_every_language(name: str, lang: str) -> None:
    async def story(agent: Agent) -> None:
        assert (await agent.call("rules", game=name, lang=lang))["text"]
        begun = await agent.call("new_game", game=name, seed="1", lang=lang)
        for form in ("words", "notation", "json"):
            text = (await agent.call("view", game_id=begun["game_id"], form=form))["text"]
            assert begun["game_id"] in text

    run(story)


def test_explain_is_for_moves_and_clauses() -> None:
    async def story(agent: Agent) -> None:
        begun = await agent.call("new_game", game="monolyth", seed="1")
        key = begun["game_id"]
        move = (await agent.call("legal_moves", game_id=key))["moves"][0]
        assert (await agent.call("explain", game_id=key, about=move))["kind"] == "legal"
        wrong = await agent.call("explain", game_id=key, about="give 9")
        assert wrong["kind"] == "refused"
        assert f"[{wrong['clause']}]" in wrong["text"]
        clause = await agent.call("explain", game_id=key, about=wrong["clause"])
        assert clause["kind"] == "clause"
        assert clause["text"] in wrong["text"]
        assert await agent.call("rules", game="monolyth", clause=wrong["clause"])
        again = await agent.call("legal_moves", game_id=key, about="nothing at all")
        assert again["moves"] == []

    run(story)


def test_what_cannot_be_is_refused_in_words() -> None:
    async def story(agent: Agent) -> None:
        assert "monolyth" in await agent.refusal("new_game", game="chess")
        assert "2" in await agent.refusal("new_game", game="ocelot", players=3)
        assert "dutiful" in await agent.refusal("new_game", game="ocelot", opponent="nobody")
        assert "1 to 2" in await agent.refusal("new_game", game="ocelot", seat=3)
        for pack in ("/etc/passwd", "ocelot", "../x.toml"):
            assert "monolyth" in await agent.refusal("new_game", game="monolyth", pack=pack)
        assert "M-T1" in await agent.refusal("rules", game="monolyth", clause="X-1")
        assert "new_game" in await agent.refusal("view", game_id="nothing")
        assert "http" in await agent.refusal("join", link="not a link")
        assert await agent.refusal("join", link="http://127.0.0.1:9/t/abc")

    run(story)


def test_what_an_agent_is_told_is_its_seat_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text is made for the agent's seat and no other."""
    from lapidarium.text import views

    asked: set[int | None] = set()

    def spy(function: Callable[..., Any], place: int) -> Callable[..., Any]:
        def called(*arguments: Any, **named: Any) -> Any:
            asked.add(arguments[place])
            return function(*arguments, **named)

        return called

    for name, place in (("view_text", 2), ("history", 3), ("situation", 2)):
        monkeypatch.setattr(views, name, spy(getattr(views, name), place))

    async def story(agent: Agent) -> None:
        begun = await agent.call("new_game", game="ocelot", seat=2, opponent="random", seed="2")
        await agent.play_out(begun)

    run(story)
    assert asked == {1}
