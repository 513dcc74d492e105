"""Writes the types of the wire in src from the server's definitions, or checks that they are fresh.

python client/scripts/wire.py          write
python client/scripts/wire.py --check  fail if it differs
"""

from __future__ import annotations

import importlib
import sys
import types
import typing
from pathlib import Path

from pydantic import BaseModel
from typing_extensions import is_typeddict

from lapidarium.games.display import SheetRow
from lapidarium.games.monolyth.pack.pack import COLOURS
from lapidarium.messages import Words
from lapidarium.server.http import schemas
from lapidarium.server.tables import players, views
from lapidarium.server.websocket import messages

SOURCE = Path(__file__).parent.parent / "src"
HEAD = "/* Written by client/scripts/wire.py from {}. Do not edit. */\n"
LEFT_OUT = ("Request", "Asked")
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typescript(of: object) -> str:  # noqa: PLR0911 - a line a kind
    """A Python annotation as a TypeScript type."""
    if of in SIMPLE:
        return SIMPLE[of]
    if of is typing.Any:
        return "unknown"
    if isinstance(of, type):
        return of.__name__
    origin, args = typing.get_origin(of), typing.get_args(of)
    if origin is typing.Annotated:
        return typescript(args[0])
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(typescript(part) for part in args)
    if origin is list:
        inner = typescript(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typescript(args[1])}>"
    raise TypeError(f"no TypeScript for {of}")


def comment(of: object) -> str:
    """The first line of a docstring."""
    text = (of.__doc__ or "").strip().splitlines()
    return f"/** {text[0]} */\n" if text else ""


def shape(of: type) -> str:
    """A message or a part of one as an interface."""
    fields = typing.get_type_hints(of, include_extras=False)
    fields.pop("model_config", None)
    optional = set(getattr(of, "__optional_keys__", ()))
    if issubclass(of, messages.Request | schemas.Asked):  # what is sent may leave out defaults
        fields_of = typing.cast("type[BaseModel]", of).model_fields
        optional = {name for name, field in fields_of.items() if not field.is_required()} - {"type"}
    lines = [
        f"  {name}{'?' if name in optional else ''}: {typescript(hint)};"
        for name, hint in fields.items()
    ]
    return f"{comment(of)}export interface {of.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def union(name: str) -> str:
    """A named union of messages."""
    parts = typescript(getattr(messages, name)).split(" | ")
    return f"export type {name} =\n  | " + "\n  | ".join(parts) + ";\n"


def named(module: types.ModuleType) -> dict[str, type]:
    """Every message or body that a module defines, by name."""
    return {
        name: found
        for name, found in vars(module).items()
        if isinstance(found, type)
        and found.__module__ == module.__name__
        and (is_typeddict(found) or issubclass(found, BaseModel))
        and name not in LEFT_OUT
    }


def shapes_of(module: types.ModuleType) -> list[str]:
    """All of them in TypeScript."""
    return [shape(found) for found in named(module).values()]


def unions_of(module: types.ModuleType) -> list[str]:
    """Every named union of a module."""
    return [
        f"export type {name} =\n  | " + "\n  | ".join(typescript(found).split(" | ")) + ";\n"
        for name, found in vars(module).items()
        if isinstance(found, types.UnionType)
    ]


def game_file(name: str) -> list[str]:
    """The wire types of one game."""
    module = importlib.import_module(f"lapidarium.games.{name}.wire")
    head = HEAD.format(f"src/lapidarium/games/{name}/wire.py")
    words = 'import type { Words } from "../../connection/messages.ts";\n'
    return [head, words, *shapes_of(module), *unions_of(module)]


def taken_from(module: types.ModuleType, by: types.ModuleType, file: str) -> str:
    """The import of what one module takes from another."""
    names = "".join(f"  {name},\n" for name in named(module) if name in vars(by))
    return f'import type {{\n{names}}} from "./{file}.ts";\n'


def files() -> dict[Path, str]:
    """What is to be written, by path."""
    unions = [union("ClientMessage"), union("ServerMessage")]
    socket = [
        HEAD.format("src/lapidarium/server/websocket/messages.py and tables/views.py"),
        taken_from(players, views, "players"),
        shape(Words),
        shape(SheetRow),
        *shapes_of(views),
        *shapes_of(messages),
        *unions,
    ]
    http = [
        HEAD.format("src/lapidarium/server/http/schemas.py"),
        taken_from(players, schemas, "players"),
        *shapes_of(schemas),
    ]
    seated = [
        HEAD.format("src/lapidarium/server/tables/players.py"),
        *shapes_of(players),
        f"export type Player = {typescript(players.Player)};\n",
    ]
    names = "".join(f'  "{name}",\n' for name in COLOURS)
    colours = [
        HEAD.format("src/lapidarium/games/monolyth/pack/pack.py"),
        f"/** Every colour that a stone may have. */\nexport const COLOURS = [\n{names}];\n",
    ]
    written = {
        "connection/players.ts": seated,
        "connection/messages.ts": socket,
        "connection/schemas.ts": http,
        "games/monolyth/colours.ts": colours,
        "games/monolyth/wire.ts": game_file("monolyth"),
        "games/ocelot/wire.ts": game_file("ocelot"),
    }
    return {SOURCE / name: "\n".join(parts) for name, parts in written.items()}


def stale() -> list[str]:
    """The files that differ from what would be written."""
    return [
        path.name
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> None:
    """Write, or check."""
    if "--check" in sys.argv:
        if found := stale():
            sys.exit(f"{', '.join(found)}: stale; run python client/scripts/wire.py")
        return
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
