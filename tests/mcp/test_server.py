"""The server as programs start it: stdio and HTTP, by the SDK's client, and at a real table."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from lapidarium.games.registry import game_types
from lapidarium.mcp.server import build
from lapidarium.terminal.connection import Session, TableLink
from lapidarium.terminal.remote_source import RemoteSource
from lapidarium.terminal.speech import Speech
from tests.e2e.house import House
from tests.mcp.agent import Agent

pytestmark = pytest.mark.slow

COMMAND = ("-m", "lapidarium", "mcp", "--lang", "en")


async def play_each(server: Any) -> None:
    """A whole game of each by one connection."""
    async with Client(server, read_timeout_seconds=120) as client:
        for name in game_types():
            agent = Agent(client)
            found = await agent.play_out(
                await agent.call("new_game", game=name, opponent="random", seed="3")
            )
            assert found["scores"]


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}


def test_whole_games_over_stdio(tmp_path: Path) -> None:
    started = StdioServerParameters(
        command=sys.executable, args=list(COMMAND), env=environment(tmp_path)
    )
    asyncio.run(play_each(started))


@contextmanager
def over_http(home: Path) -> Iterator[str]:
    command = [sys.executable, *COMMAND, "--http", "0"]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env=environment(home)
    ) as running:
        try:
            assert running.stderr is not None
            line = running.stderr.readline()
            assert line.startswith("MCP server at http://127.0.0.1:"), line
            yield line.split()[-1]
        finally:
            running.terminate()


def test_whole_games_over_http(tmp_path: Path) -> None:
    """And whoever asks for the same port is told that it is taken."""
    with over_http(tmp_path) as address:
        port = address.rpartition(":")[2].partition("/")[0]
        with subprocess.Popen(
            [sys.executable, *COMMAND, "--http", port],
            stderr=subprocess.PIPE,
            text=True,
            env=environment(tmp_path),
        ) as second:
            asyncio.run(play_each(address))
            _, told = second.communicate(timeout=120)
    assert second.returncode == 1
    assert f"port {port}" in told


# ------------------------------------------------------------------ a real table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.close()


def somebody(house: House, folder: Path, name: str) -> Session:
    session = Session(house.address, folder / f"{name}.txt")
    session.sign_in("en", name)
    return session


def make(house: House, host: Session, **terms: Any) -> TableLink:
    made = json.loads(host.ask("POST", "/api/tables", {"clock": {"kind": "none"}, **terms}))
    return TableLink(house.address, made["table"], made["invite"])


@pytest.mark.parametrize("name", ["monolyth", "ocelot"])
def test_a_whole_game_at_a_real_table(house: House, tmp_path: Path, name: str) -> None:
    """Under a cookie of its own, and the host sees that it is a program."""
    host = somebody(house, tmp_path, "Hanna")
    link = make(house, host, game=name, players=2, seat=0, bots={"2": "dutiful"})

    async def story() -> None:
        async with Client(build(tmp_path / "cookies.txt")) as client:
            agent = Agent(client)
            joined = await agent.call("join", link=str(link), name="Robin")
            assert joined["seat"] == 1
            watching = RemoteSource(link, host, Speech("en"), watch=True)
            await watching.first()
            player = watching.game["players"][0]
            assert (player["kind"], player["name"], player["program"]) == ("person", "Robin", True)
            assert watching.who(0) == "Robin (bot)"
            found = await agent.play_out(joined)
            assert found["scores"]
            await watching.first()
            assert watching.room["status"] == "over"
            assert watching.game["players"][0]["program"]

    asyncio.run(story())


def test_a_seat_that_somebody_has_is_marked_too(house: House, tmp_path: Path) -> None:
    """Whoever sat down in the browser and lets a program play: the others are told."""
    host = somebody(house, tmp_path, "cookies")
    link = make(house, host, game="ocelot", players=2, seat=1)

    async def story() -> None:
        async with Client(build(tmp_path / "cookies.txt")) as client:
            agent = Agent(client)
            joined = await agent.call("join", link=str(link))
            assert (joined["seat"], joined["waiting"]) == (1, True)
            again = await agent.call("join", link=str(link))
            assert again["seat"] == 1
            watching = RemoteSource(link, host, Speech("en"), watch=True)
            await watching.first()
            assert watching.game["players"][0]["program"]

    asyncio.run(story())


def test_no_program_at_a_rated_table(house: House, tmp_path: Path) -> None:
    host = somebody(house, tmp_path, "Hanna")
    link = make(house, host, game="ocelot", players=2, seat=1, rated=True)

    async def story() -> None:
        async with Client(build(tmp_path / "robin.txt")) as client:
            refusal = await Agent(client).refusal("join", link=str(link), name="Robin")
            assert "for people" in refusal

    asyncio.run(story())
