"""Everything that is sent has exactly the shape that messages.py and views.py describe."""

from __future__ import annotations

import asyncio
import random
import types
import typing
from pathlib import Path
from typing import Any, is_typeddict

import msgspec
import orjson
import pytest
from msgspec.structs import replace
from pydantic import TypeAdapter

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
from lapidarium.games.registry import game_types
from lapidarium.games.views import GameView, LogLine, Player, View
from lapidarium.server.bot_workers.pool import BotPool
from lapidarium.server.tables.commands import Commands
from lapidarium.server.tables.messages import ClientMessage
from lapidarium.server.tables.views import (
    AskAnswer,
    ChatLine,
    Done,
    RefusedMessage,
    RoomView,
    TableChange,
    TableMessage,
)
from lapidarium.table import Clock, Terms
from lapidarium.table.commands import COMMANDS
from lapidarium.table.turn_commands import begin
from tests.server.inside import inside
from tests.server.people import moves_of, view_after
from tests.server.test_secrecy import made_of

CLIENT_TABLES = Path(__file__).parents[3] / "client" / "tests" / "games"


def loose(shape: type[View], *members: str) -> Any:
    """The shape with anything in these members, which are looked at by themselves."""
    fields = [
        (field.name, Any if field.name in members else field.type, field.default)
        for field in msgspec.structs.fields(shape)
    ]
    required = [field[:2] if field[2] is msgspec.NODEFAULT else field for field in fields]
    config = shape.__struct_config__
    return msgspec.defstruct(
        shape.__name__, required, tag=config.tag, tag_field=config.tag_field, frozen=True
    )


GAME = loose(GameView, "players")
PLAYER = TypeAdapter[Any](Player)
SHAPES: dict[str, Any] = {
    "table": loose(TableMessage, "game", "log"),
    "change": loose(TableChange, "log"),
    "done": Done,
    "refused": RefusedMessage,
    "answer": AskAnswer,
    "chat": ChatLine,
}
PARTS: dict[str, dict[str, Any]] = {
    "monolyth": {
        "position": MonolythView,
        "choices": MonolythChoices,
        "pieces": MonolythPieces,
        "effect": MonolythEffect,
        "facts": MonolythFacts,
    },
    "ocelot": {
        "position": OcelotView,
        "choices": OcelotChoices,
        "pieces": OcelotPieces,
        "effect": OcelotEffect,
        "facts": OcelotFacts,
    },
}
"""What belongs to a game."""


def check(messages: list[bytes], game: str) -> set[str]:
    """Everything that somebody was sent has every field of its shape, no other, of the right kind.

    So has what they see after it.
    """
    view: dict[str, Any] = {}
    kinds = set()
    for message in map(orjson.loads, messages):
        kinds.add(message["type"])
        parts = [(SHAPES[message["type"]], message)]
        parts += [(PARTS[game][name], message[name]) for name in PARTS[game] if name in message]
        for line in message.get("log", ()):
            parts += [(LogLine, line), (PARTS[game]["facts"], line["facts"])]
        if message["type"] in ("table", "change"):
            view = view_after(view, message)
            parts += [(GAME, view["game"]), (RoomView, view["room"])]
            for player in filter(None, view["game"]["players"]):
                assert PLAYER.validate_python(player, strict=True) == player
            shapes = PARTS[game].items()
            parts += [(shape, view["game"][n]) for n, shape in shapes if n in view["game"]]
        for shape, part in parts:
            assert read_as(shape, part) == part
    return kinds


def read_as(shape: Any, part: Any) -> Any:
    """It without what the shape does not know; raises if something is missing."""
    return orjson.loads(msgspec.json.encode(msgspec.convert(part, shape)))


def views() -> set[type[View]]:
    """All that clients are sent, of every game and of tables."""
    assert game_types()  # which has loaded their modules

    def below(shape: type[View]) -> set[type[View]]:
        return {shape}.union(*map(below, shape.__subclasses__()))

    return below(View)


def nullable(shape: Any, *, is_item: bool = False) -> bool:
    """May it be null, or hold an object with a member that may be? A list may hold null itself."""
    if shape is None or shape is type(None):
        return not is_item
    if is_typeddict(shape):
        return any(map(nullable, typing.get_type_hints(shape).values()))
    arguments = [part for part in typing.get_args(shape) if part is not Ellipsis]
    if (origin := typing.get_origin(shape)) is typing.Literal:
        return None in arguments
    if origin in (list, tuple):
        return any(nullable(part, is_item=True) for part in arguments)
    is_union = origin in (typing.Union, types.UnionType)
    return any(nullable(part, is_item=is_item and is_union) for part in arguments)


def test_no_member_of_a_view_may_be_null() -> None:
    """It is absent instead: a JSON Merge Patch takes null for that."""
    found = views()
    assert found >= {GameView, RoomView, LogLine, MonolythView, OcelotView, TableChange}
    members = [
        (shape.__name__, field.name, field.type, field.default)
        for shape in found
        for field in msgspec.structs.fields(shape)
    ]
    assert [row for row in members if nullable(row[2]) or row[3] is None] == []


@pytest.mark.parametrize(
    ("shape", "may_be"),
    [
        (int | None, True),
        (dict[str, int | None], True),
        (list[int | None], False),
        (tuple[int | None, ...], False),
        (list[dict[str, int | None]], True),
        (list[list[int] | None], False),
        (typing.Literal["a", None], True),
        (int | msgspec.UnsetType, False),
    ],
)
def test_what_may_be_null_is_seen(shape: Any, may_be: bool) -> None:
    assert nullable(shape) == may_be


def test_every_message_of_a_client_has_an_action(tmp_path: Path) -> None:
    """None is forgotten in `commands`."""

    async def run() -> set[type]:
        async with inside(tmp_path) as server:
            commands = Commands(server.hub, BotPool(0, 1.0))
            assert not COMMANDS.keys() & commands.others.keys()
            return {*COMMANDS, *commands.others}

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
            return set().union(*(check(listener.raw, game) for listener in listeners))

    assert asyncio.run(run()) == set(SHAPES)


@pytest.mark.parametrize("game", list(PARTS))
def test_the_tables_of_the_clients_tests_have_the_shapes_of_the_wire(game: str) -> None:
    """If not: python client/scripts/tables.py."""
    assert check([(CLIENT_TABLES / game / "table.json").read_bytes()], game) == {"table"}
