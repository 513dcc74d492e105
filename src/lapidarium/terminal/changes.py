"""Carrying out what a `change` of the protocol says, on the table that a client has."""

from __future__ import annotations

from typing import Any


def apply(table: dict[str, Any], changes: list[list[Any]]) -> None:
    """Change a table in place: each is `[pointer, value]`, or `[pointer]` for what is gone."""
    for pointer, *value in changes:
        *path, last = (
            part.replace("~1", "/").replace("~0", "~") for part in pointer[1:].split("/")
        )
        inside: Any = table
        for part in path:
            inside = inside[int(part)] if isinstance(inside, list) else inside[part]
        if isinstance(inside, list):
            _change_list(inside, last, value)
        elif value:
            inside[last] = value[0]
        else:
            del inside[last]


def _change_list(inside: list[Any], last: str, value: list[Any]) -> None:
    if last == "-":
        inside.append(value[0])
    elif value:
        inside[int(last)] = value[0]
    else:
        del inside[int(last)]
