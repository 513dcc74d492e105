"""Which game was played last in the terminal, and against which bots."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import platformdirs


@dataclass(frozen=True, slots=True)
class Latest:
    """The file of a game, and its bots by seat (from 0): a record does not name them."""

    path: Path
    bots: dict[int, str]

    def keep(self) -> None:
        """Remember it; raises OSError."""
        bots = {str(seat + 1): level for seat, level in self.bots.items()}
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"path": str(self.path.absolute()), "bots": bots}), "utf-8")


def games_folder() -> Path:
    """Where the games of the terminal are saved; raises RuntimeError without a home."""
    return platformdirs.user_data_path("lapidarium") / "games"


def _file() -> Path:
    return games_folder() / "latest.json"


def latest() -> Latest | None:
    """The game that was played last, if there is one."""
    try:
        found = json.loads(_file().read_text("utf-8"))
        bots = {int(seat) - 1: str(level) for seat, level in found["bots"].items()}
        return Latest(Path(found["path"]), bots)
    except (OSError, RuntimeError, ValueError, KeyError, AttributeError, TypeError):
        return None
