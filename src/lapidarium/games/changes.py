"""What changes from one view to the next, so that not all of it has to be sent again.

A change is a place in the view, written as a JSON pointer, and the value that is there now; a
place that ends in `/-` is the end of a list, and a place without a value is there no more.
Applied in order, the changes lead to the next view, member for member and in the same order.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct

Change = tuple[str, Any] | tuple[str]
LISTS = (list, tuple)
CONTAINERS = (dict, list, tuple, Struct)
FEW = 6
"""Of a list of plain values, one in so many is sent by itself; if more have changed, all are."""


def changes(path: str, old: Any, new: Any) -> list[Change]:
    """What leads from one value to another at this place; a Struct is an object of what is set.

    What is the same object in both is not looked at. A value must not change its type alone
    (from 1 to true).
    """
    found: list[Change] = []
    _compare(path, old, new, found)
    return found


def _compare(path: str, old: Any, new: Any, found: list[Change]) -> None:
    kind = type(new)
    if kind is dict and type(old) is dict:
        _compare_objects(path, old, new, found)
    elif kind is type(old) and isinstance(new, Struct):
        _compare_structs(path, old, new, found)
    elif kind in LISTS and type(old) in LISTS and 0 < len(old) <= len(new):
        _compare_lists(path, old, new, found)
    else:
        found.append((path, new))


def _compare_objects(
    path: str, old: dict[str, Any], new: dict[str, Any], found: list[Change]
) -> None:
    names, kept = list(new), old
    if list(old) != names:
        kept, gone = old.copy(), sorted(old.keys() - new.keys())
        for name in gone:
            del kept[name]
        if names[: len(kept)] != list(kept):  # another order: all is sent
            found.append((path, new))
            return
        found += [(f"{path}/{name}",) for name in gone]
    for name, was, value in zip(kept, kept.values(), new.values(), strict=False):
        if was is not value and was != value:
            if isinstance(value, CONTAINERS):
                _compare(f"{path}/{name}", was, value, found)
            else:
                found.append((f"{path}/{name}", value))
    found += [(f"{path}/{name}", new[name]) for name in names[len(kept) :]]


def _compare_structs(path: str, old: Struct, new: Struct, found: list[Change]) -> None:
    count = len(found)
    for name in new.__struct_fields__:
        was, value = getattr(old, name), getattr(new, name)
        if was is value or was == value:
            continue
        if was is UNSET:  # it does not come last: all is sent
            found[count:] = [(path, new)]
            return
        if value is UNSET:
            found.append((f"{path}/{name}",))
        else:
            _compare(f"{path}/{name}", was, value, found)


def _compare_lists(path: str, old: Any, new: Any, found: list[Change]) -> None:
    """Lists of which the new one is as long, or longer."""
    changed = [
        number for number, was in enumerate(old) if was is not new[number] and was != new[number]
    ]
    if not isinstance(new[-1], CONTAINERS) and FEW * len(changed) > len(new):
        found.append((path, new))
        return
    for number in changed:
        _compare(f"{path}/{number}", old[number], new[number], found)
    found += [(f"{path}/-", value) for value in new[len(old) :]]
