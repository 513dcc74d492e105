"""Writes the wire's TypeScript types from the server's definitions, or checks that they are fresh.

python client/scripts/wire.py          write
python client/scripts/wire.py --check  fail if it differs

The platform's types go to `connection/`, those of a game to its own folder, from the modules
`wire` and `workshop_wire` of the game. A type that another file defines is imported from there.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
import types
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NotRequired

import msgspec
from pydantic import BaseModel
from typing_extensions import is_typeddict

from lapidarium import games
from lapidarium.games.views import View
from lapidarium.server.http import (
    game_schemas,
    host_schemas,
    learning_schemas,
    profile_schemas,
    review_schemas,
    schemas,
    workshop_schemas,
)
from lapidarium.server.tables import messages

SOURCE = Path(__file__).parent.parent / "src"
HEAD = "/* Written by client/scripts/wire.py from {}. Do not edit. */\n"
NOT_SENT = (msgspec.UnsetType, msgspec.Raw)
"""Parts of a union that a client never sees: absent members, and JSON that is ready."""
LEFT_OUT = ("Request", "Asked", "View")
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typescript(of: object) -> str:  # noqa: PLR0911 - a line for each kind
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
        return " | ".join(typescript(part) for part in args if part not in NOT_SENT)
    if origin is tuple and args[-1] is ...:
        return typescript(list[args[0]])  # type: ignore[valid-type]
    if origin is tuple:
        return f"[{', '.join(typescript(part) for part in args)}]"
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


def interface(of: type) -> str:
    """A message or a part of one."""
    fields = typing.get_type_hints(of, include_extras=False)
    fields.pop("model_config", None)
    wrapped = typing.get_type_hints(of, include_extras=True)
    optional = {name for name in wrapped if typing.get_origin(wrapped[name]) is NotRequired}
    if issubclass(of, messages.Request):  # what is sent may leave out defaults
        literal: typing.Any = typing.Literal
        fields = {"id": int, "type": literal[of.__struct_config__.tag]} | fields
        optional = {field.name for field in msgspec.structs.fields(of) if not field.required}
    elif issubclass(of, schemas.Asked):
        model_fields = typing.cast("type[BaseModel]", of).model_fields
        optional = {name for name, field in model_fields.items() if not field.is_required()} - {
            "type"
        }
    elif issubclass(of, View):  # what is unset is absent
        config = of.__struct_config__
        if config.tag is not None:
            fields = {config.tag_field: typing.Literal[config.tag]} | fields
        fields_of = msgspec.structs.fields(of)
        optional = {field.name for field in fields_of if field.default is msgspec.UNSET}
    lines = [
        f"  {name}{'?' if name in optional else ''}: {typescript(hint)};"
        for name, hint in fields.items()
    ]
    return f"{comment(of)}export interface {of.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def is_shape(found: object) -> bool:
    """Is it a message, or a part of one?"""
    return isinstance(found, type) and (
        is_typeddict(found) or issubclass(found, BaseModel | messages.Request | View)
    )


def is_union(found: object) -> bool:
    """Is it a choice between messages, or between parts?"""
    if typing.get_origin(found) is typing.Annotated:
        found = typing.get_args(found)[0]
    is_choice = typing.get_origin(found) in (typing.Union, types.UnionType)
    return is_choice and any(map(is_shape, typing.get_args(found)))


def definitions(modules: Iterable[types.ModuleType]) -> Iterator[tuple[str, str]]:
    """Every shape and union that the modules define: its name, and its TypeScript."""
    for module in modules:
        for name, found in vars(module).items():
            if name in LEFT_OUT:
                continue
            if is_union(found):
                parts = "\n  | ".join(typescript(found).split(" | "))
                yield name, f"export type {name} =\n  | {parts};\n"
            elif is_shape(found) and found.__module__ == module.__name__:
                yield name, interface(found)


def shared(module: types.ModuleType) -> list[types.ModuleType]:
    """A module and those that it takes shapes from, near or far; what others need comes first."""
    found: list[types.ModuleType] = []
    for part in vars(module).values():
        home = part.__module__ if is_shape(part) else ""
        if home.startswith("lapidarium.") and home != module.__name__:
            found += shared(sys.modules[home])
    return list(dict.fromkeys([*found, module]))


def game_wires() -> dict[str, types.ModuleType]:
    """The modules `wire` and `workshop_wire` of the built-in games, by the file for each."""
    folder = Path(games.__path__[0])
    return {
        f"games/{path.parent.name}/{to}": importlib.import_module(
            f"lapidarium.games.{path.parent.name}.{path.stem}"
        )
        for name, to in (("wire", "wire.ts"), ("workshop_wire", "workshop/wire.ts"))
        for path in sorted(folder.glob(f"*/{name}.py"))
    }


def files() -> dict[Path, str]:
    """What is to be written, by path."""
    plan = {"connection/messages.ts": shared(messages)}
    plan["connection/schemas.ts"] = [
        *(game_schemas, profile_schemas),
        *[module for module in shared(schemas) if module not in plan["connection/messages.ts"]],
    ]
    plan["connection/workshop.ts"] = [workshop_schemas]
    plan["connection/host.ts"] = [host_schemas]
    plan["connection/learning.ts"] = [learning_schemas]
    known = [*plan["connection/messages.ts"], *plan["connection/schemas.ts"]]
    plan["connection/reviews.ts"] = [
        module for module in shared(review_schemas) if module not in known
    ]
    for path, module in game_wires().items():
        plan[path] = [module]
    written = {path: dict(definitions(modules)) for path, modules in plan.items()}
    homes = {name: path for path in reversed(written) for name in written[path]}
    return {
        SOURCE / path: "\n".join(
            [HEAD.format(plan[path][-1].__name__), *imported(path, parts, homes), *parts.values()]
        )
        for path, parts in written.items()
    }


def imported(path: str, parts: dict[str, str], homes: dict[str, str]) -> Iterator[str]:
    """The import lines for types that other files define."""
    used = set(re.findall(r"\w+", " ".join(re.sub(r"/\*\*.*?\*/", "", p) for p in parts.values())))
    needed: dict[str, list[str]] = {}
    for name in sorted(used & set(homes) - set(parts)):
        needed.setdefault(homes[name], []).append(name)
    for home, names in sorted(needed.items()):
        to = os.path.relpath(home, Path(path).parent)
        to = to if to.startswith(".") else f"./{to}"
        yield f'import type {{ {", ".join(names)} }} from "{to}";\n'


def stale() -> list[str]:
    """The files that differ from what would be written."""
    return [
        str(path.relative_to(SOURCE))
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
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
