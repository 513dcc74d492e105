"""JSON Merge Patch (RFC 7396) between two values of dicts, lists, plain values and msgspec Structs.

A patch cannot say null, so no value has null as a member: what is not there is absent.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct, to_builtins

if TYPE_CHECKING:
    from collections.abc import Callable


def diff(old: Any, new: Any) -> Any:
    """The patch that leads from one value to another; UNSET if they are equal.

    A part that is the same object in both is not looked at.
    """
    return UNSET if old is new or old == new else _patch(old, new)


def _patch(old: Any, new: Any) -> Any:
    """The same for two values that differ."""
    kind = type(new)
    if kind is type(old):
        if kind is dict:
            return _members(old, new)
        if issubclass(kind, Struct):
            return _fields(old, new)
    elif isinstance(new, Struct | dict) and isinstance(old, Struct | dict):
        return _members(to_builtins(old), to_builtins(new))
    return new


def _members(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    patch: dict[str, Any] = {}
    for name, value in new.items():
        if name not in old:
            patch[name] = value
        elif (before := old[name]) is not value and before != value:
            patch[name] = _patch(before, value)
    for name in old:
        if name not in new:
            patch[name] = None
    return patch


def _fields(old: Struct, new: Struct) -> dict[str, Any]:
    patch: dict[str, Any] = {}
    values = _values_of(type(new))
    for name, before, value in zip(new.__struct_fields__, values(old), values(new), strict=True):
        if before is value or before == value:
            continue
        if before is UNSET:
            patch[name] = value
        else:
            patch[name] = None if value is UNSET else _patch(before, value)
    return patch


@cache
def _values_of(kind: type[Struct]) -> Callable[[Struct], tuple[Any, ...]]:
    """Reads all fields of a Struct."""
    names = kind.__struct_fields__
    read = attrgetter(*names)
    return read if len(names) > 1 else lambda value: (read(value),)


def apply(value: Any, patch: Any) -> Any:
    """The value that a patch leads to; the old one stays as it was."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(value) if isinstance(value, dict) else {}
    for name, change in patch.items():
        if isinstance(change, dict):
            merged[name] = apply(merged.get(name), change)
        elif change is None:
            merged.pop(name, None)
        else:
            merged[name] = change
    return merged
