"""Reading perft files: positions with their counts by depth."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Entry:
    """One position of the file with its counts by depth."""

    name: str
    pack: str = ""
    replay: str = ""
    position: str = ""
    counts: dict[int, int] = field(default_factory=dict)


def entries(game: str) -> list[Entry]:
    found: list[Entry] = []
    text = (Path(__file__).parent / f"{game}.perft").read_text("utf-8")
    for line in text.splitlines():
        match line.split(" ", 1):
            case ["id", name]:
                found.append(Entry(name, game))
            case ["perft", counted]:
                depth, count = counted.split()
                found[-1].counts[int(depth)] = int(count)
            case ["pack" | "replay" | "position" as key, value]:
                setattr(found[-1], key, value)
            case [other, *_]:
                assert not other or other.startswith("#"), line
    return found
