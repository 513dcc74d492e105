"""Everything that is sent has exactly the shape that messages.py describes."""

from __future__ import annotations

import asyncio
import random
import typing
from pathlib import Path
from typing import Any, cast

import msgspec
import orjson
import pytest
from msgspec.structs import replace
from pydantic import TypeAdapter
from typing_extensions import TypedDict

from lapidarium.games.monolyth.wire import (
    MonolythChoices,
    MonolythEffect,
    MonolythFacts,
    MonolythPieces,
    MonolythView,
)
from lapidarium.games.ocelot.wire import (
    OcelotChoices,
    OcelotEffect,
    OcelotFacts,
    OcelotPieces,
    OcelotView,
)
from lapidarium.games.views import LogLine, OutcomeView
from lapidarium.server.bot_workers.pool import BotPool
from lapidarium.server.tables.commands import Commands
from lapidarium.server.tables.messages import AskAnswer, ClientMessage, Done, RefusedMessage
from lapidarium.server.tables.views import ChatLine, TableView
from lapidarium.table import Clock, Terms
from lapidarium.table.turn_commands import begin
from tests.server.inside import inside
from tests.server.people import moves_of
from tests.server.test_secrecy import made_of

CLIENT_TABLES = Path(__file__).parents[3] / "client" / "tests" / "games"
TABLE = cast("Any", TypedDict)(
    "TABLE", {**typing.get_type_hints(TableView), "log": list[Any], "outcome": Any}
)
"""Of the Structs in a table, each is looked at by itself."""
SHAPES: dict[str, Any] = {
    "table": TypeAdapter(TABLE),
    "done": TypeAdapter(Done),
    "refused": TypeAdapter(RefusedMessage),
    "answer": TypeAdapter(AskAnswer),
    "chat": TypeAdapter(ChatLine),
}
PARTS: dict[str, dict[str, Any]] = {
    "monolyth": {
        "view": MonolythView,
        "choices": MonolythChoices,
        "pieces": MonolythPieces,
        "effect": MonolythEffect,
        "facts": MonolythFacts,
    },
    "ocelot": {
        "view": OcelotView,
        "choices": OcelotChoices,
        "pieces": OcelotPieces,
        "effect": OcelotEffect,
        "facts": OcelotFacts,
    },
}
"""What belongs to a game."""


def check(data: bytes, game: str) -> str:
    """A message has every field of its shape, no other, and of the right kind."""
    message = orjson.loads(data)
    assert SHAPES[message["type"]].validate_python(message, strict=True) == message
    lines = message.get("log", ())
    parts = [(shape, message.get(kind)) for kind, shape in PARTS[game].items()]
    parts += [(OutcomeView, message.get("outcome")), *[(LogLine, line) for line in lines]]
    parts += [(PARTS[game]["facts"], line["facts"]) for line in lines]
    for shape, part in parts:
        if part is not None:
            assert read_as(shape, part) == part
    return str(message["type"])


def read_as(shape: Any, part: Any) -> Any:
    """It without what the shape does not know; raises if something is missing."""
    return orjson.loads(msgspec.json.encode(msgspec.convert(part, shape)))


def test_every_message_of_a_client_has_an_action(tmp_path: Path) -> None:
    """None is forgotten in `commands`."""

    async def run() -> set[type]:
        async with inside(tmp_path) as server:
            commands = Commands(server.hub, BotPool(0, 1.0))
            assert not commands.changes.keys() & commands.others.keys()
            return {*commands.changes, *commands.others}

    union = typing.get_args(ClientMessage)
    assert asyncio.run(run()) == set(union)


@pytest.mark.parametrize(
    ("game", "players"), [("monolyth", 1), ("monolyth", 2), ("monolyth", 4), ("ocelot", 2)]
)
def test_whole_games_in_the_shapes_of_the_wire(tmp_path: Path, game: str, players: int) -> None:
    async def run() -> set[str]:
        async with inside(tmp_path) as server:
            people = [await server.guest() for _ in range(players + 1)]
            pack = server.hub.packs.shipped[game]
            terms = Terms.of(
                await server.hub.packs.known(pack, players),
                listed=True,
                match=players == 2,
                clock=Clock("live", 10, 5) if players == 4 else Clock(),
            )
            host = people[0].person
            made = made_of(host, [host], game, pack.digest)
            alone = players == 1
            room = await server.hub.make(
                "shapes", replace(made, terms=terms), begin if alone else lambda *_: []
            )
            listeners = [server.listener(room, person) for person in people]
            for listener in listeners[1:players]:
                await listener.act(type="sit")
            choose = random.Random(1)
            await listeners[-1].act(type="say", text="hello")
            while room.table.status == "playing":
                person = room.table.seats[room.table.to_act].person
                actor = next(one for one in listeners if one.person.person == person)
                if choose.random() < 0.4:
                    about = choose.choice([*moves_of(actor.view, actor.pieces), "b2", "nonsense"])
                    await choose.choice(listeners).act(type="ask", about=about)
                await actor.move(choose)
            await listeners[0].act(type="play", move="x", after=1, key="key-at-the-end")
            await listeners[0].act(type="rematch")
            return {check(data, game) for listener in listeners for data in listener.raw}

    assert asyncio.run(run()) == set(SHAPES)


@pytest.mark.parametrize("game", list(PARTS))
def test_the_tables_of_the_clients_tests_have_the_shapes_of_the_wire(game: str) -> None:
    """If not: python client/scripts/tables.py."""
    assert check((CLIENT_TABLES / game / "table.json").read_bytes(), game) == "table"
