"""JSON Merge Patch (RFC 7396) between two values of dicts, lists, plain values and msgspec Structs.

A patch cannot say null, so no value has null as a member: what is not there is absent.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, to_builtins


def diff(old: Any, new: Any) -> Any:
    """The patch that leads from one value to another; UNSET if they are equal.

    A member that is the same object in both is not compared.
    """
    if old is new:
        return UNSET
    if isinstance(new, Struct) and type(old) is type(new):
        return _diff_members(_members(old), _members(new))
    if isinstance(new, dict) and isinstance(old, dict):
        return _diff_members(old, new)
    if old == new:
        return UNSET
    if isinstance(new, Struct | dict) and isinstance(old, Struct | dict):
        return _diff_members(to_builtins(old), to_builtins(new))
    return new


def _members(value: Struct) -> dict[str, Any]:
    members = {name: getattr(value, name) for name in value.__struct_fields__}
    return {name: member for name, member in members.items() if member is not UNSET}


def _diff_members(old: dict[str, Any], new: dict[str, Any]) -> Any:
    patch = {}
    for name, value in new.items():
        if name not in old:
            patch[name] = value
        elif (change := diff(old[name], value)) is not UNSET:
            patch[name] = change
    patch.update((name, None) for name in old if name not in new)
    return patch or UNSET


def apply(value: Any, patch: Any) -> Any:
    """The value that a patch leads to; the old one stays as it was."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(value) if isinstance(value, dict) else {}
    for name, change in patch.items():
        if change is None:
            merged.pop(name, None)
        else:
            merged[name] = apply(merged.get(name), change)
    return merged
