"""A pack's text with other figures: what was not changed keeps its bytes and its comments.

`with_figures(text, figures_of(text)) == text`, and `figures_of(with_figures(text, new)) == new`
for any figures that TOML can hold.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Array, Item, Table

if TYPE_CHECKING:
    from collections.abc import MutableMapping

Figures = dict[str, Any]


def figures_of(text: str) -> Figures:
    """The figures of a pack as plain values; raises ValueError for what is not TOML."""
    return tomllib.loads(text)


def with_figures(text: str, figures: Figures) -> str:
    """The text with these figures in place of its own.

    A text whose form is too unusual to be changed in place is written anew, without comments.
    """
    if figures_of(text) == figures:
        return text
    try:
        document = tomlkit.parse(text)
        _merge(document, figures)
        changed = tomlkit.dumps(document)
        if figures_of(changed) == figures:
            return changed
    except (TOMLKitError, ValueError, TypeError, AttributeError, LookupError):
        pass  # tomlkit reads some forms of tables that it cannot change; the text below is sound
    return tomlkit.dumps(figures)


def _merge(table: MutableMapping[str, Any], figures: Figures) -> None:
    """Make a table hold these figures, touching only what differs."""
    for key in [key for key in table if key not in figures]:
        del table[key]
    for key, value in figures.items():
        old = table.get(key)
        if old is None:
            _add(table, key, _item(value, None))
        elif isinstance(old, dict) and isinstance(value, dict):
            _merge(old, value)
        elif isinstance(old, AoT) and _are_tables(value):
            _merge_tables(old, value)
        elif _plain(old) != value or _is_flag(old) != isinstance(value, bool):
            table[key] = _item(value, old)


def _add(table: MutableMapping[str, Any], key: str, item: Any) -> None:
    """Add a key before the comments at the end of a table: they speak of what comes next."""
    body = _body(table)
    at_end = _pop_comments(body)
    table[key] = item
    body.extend(at_end)


def _body(table: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = getattr(
        table.value if isinstance(table, Table) else table, "body", []
    )
    return found


def _pop_comments(body: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    at_end: list[tuple[Any, Any]] = []
    while body and body[-1][0] is None:
        at_end.insert(0, body.pop())
    return at_end


def _merge_tables(tables: AoT, figures: list[Figures]) -> None:
    while len(tables) > len(figures):
        at_end = _pop_comments(_body(tables[-1]))
        del tables[-1]
        _pop_comments(_body(tables[-1]))
        _body(tables[-1]).extend(at_end)
    for old, new in zip(tables, figures, strict=False):
        _merge(old, new)
    for new in figures[len(tables) :]:
        tables.append(_table(new))


def _table(figures: Figures) -> Table:
    made = tomlkit.table()
    for key, value in figures.items():
        made.add(key, _item(value, None))
    made.add(tomlkit.nl())
    return made


def _item(value: Any, old: Any) -> Any:
    """A new value, written like the one it replaces."""
    if isinstance(value, str) and "\n" in value and "\r" not in value:
        return _drawing(value)
    if _are_tables(value):
        made = tomlkit.aot()
        for part in value:
            made.append(_table(part))
        return made
    if isinstance(value, dict) and not any(isinstance(p, (dict, list)) for p in value.values()):
        inline = tomlkit.inline_table()
        inline.update(value)
        return inline
    if isinstance(value, list):
        array = tomlkit.item(value)
        if isinstance(array, Array) and isinstance(old, Array) and "\n" in old.as_string():
            array.multiline(True)
        return array
    return tomlkit.item(value)


def _drawing(value: str) -> Any:
    """A text of several lines that begins on a line of its own."""
    inside = tomlkit.string(value, multiline=True).as_string()[3:-3]
    return tomlkit.parse(f'drawing = """\n{inside}"""')["drawing"]


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(p, dict) for p in value)


def _plain(item: Any) -> Any:
    return item.unwrap() if isinstance(item, Item) else item


def _is_flag(item: Any) -> bool:
    return isinstance(_plain(item), bool)
