"""Keeping a view up to date from what has changed, as docs/protocol.md says."""

from __future__ import annotations

from typing import Any


def apply(view: dict[str, Any], message: dict[str, Any]) -> None:
    """Bring a view up to date, in place."""
    assert message["revision"] == view["revision"] + 1, "a view is missing"
    for place, *value in message["changes"]:
        *way, last = place.split("/")[1:]
        inner: Any = view
        for name in way:
            inner = inner[int(name) if isinstance(inner, list) else name]
        if last == "-":
            inner.append(value[0])
        elif not value:
            del inner[last]
        else:
            inner[int(last) if isinstance(inner, list) else last] = value[0]
    view["revision"] = message["revision"]
    view["log"][message["log_from"] :] = message["log"]
