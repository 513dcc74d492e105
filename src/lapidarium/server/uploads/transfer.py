"""What goes between the server and the process that reads uploads."""

from __future__ import annotations

import copyreg
import pickle
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from lapidarium.games.pack import Pack

SIZE = 8
PACK, RECORD, CHECK = "pack", "record", "check"


class ReadRecord(NamedTuple):
    """A record as the server needs it: nothing of it is refereed again."""

    pack: Pack
    players: int
    format: int
    names: tuple[str, ...]
    bots: frozenset[int]
    seen_by: str | None
    events: tuple[Any, ...]
    states: tuple[Any, ...]


def framed(what: Any) -> bytes:
    """Something as bytes, with their number before them."""
    data = pickle.dumps(what)
    return len(data).to_bytes(SIZE, "big") + data


def read_only(content: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    """A mapping that nobody changes."""
    return MappingProxyType(content)


copyreg.pickle(MappingProxyType, lambda proxy: (read_only, (dict(proxy),)))
