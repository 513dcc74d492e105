"""Writes src/wire/messages.ts from the server's message definitions, or checks that it is fresh.

    python client/scripts/wire.py          write
    python client/scripts/wire.py --check  fail if it differs
"""

from __future__ import annotations

import sys
import types
import typing
from pathlib import Path

from pydantic import BaseModel
from typing_extensions import is_typeddict

from lapidarium.server import messages

TARGET = Path(__file__).parent.parent / "src" / "wire" / "messages.ts"
HEAD = """\
/* Written by client/scripts/wire.py from src/lapidarium/server/messages.py. Do not edit. */
"""
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typescript(of: object) -> str:
    """A Python annotation as a TypeScript type."""
    if of in SIMPLE:
        return SIMPLE[of]  # type: ignore[index]
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
    optional = (
        {name for name, field in of.model_fields.items() if not field.is_required()} - {"type"}
        if issubclass(of, BaseModel)
        else of.__optional_keys__  # type: ignore[attr-defined]
    )
    lines = [
        f"  {name}{'?' if name in optional else ''}: {typescript(hint)};"
        for name, hint in fields.items()
    ]
    return f"{comment(of)}export interface {of.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def union(name: str) -> str:
    """A named union of messages."""
    return f"export type {name} =\n  | " + "\n  | ".join(
        typescript(getattr(messages, name)).split(" | ")
    ) + ";\n"


def text() -> str:
    """The whole file."""
    shapes = [
        found
        for found in vars(messages).values()
        if isinstance(found, type)
        and found.__module__ == messages.__name__
        and (is_typeddict(found) or issubclass(found, BaseModel))
        and found.__name__ != "Message"
    ]
    parts = [HEAD, *map(shape, shapes), union("ClientMessage"), union("ServerMessage")]
    return "\n".join(parts)


def main() -> None:
    """Write, or check."""
    if "--check" in sys.argv:
        found = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        if found != text():
            sys.exit(f"{TARGET} is stale: run python client/scripts/wire.py")
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
