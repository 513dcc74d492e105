"""The finished games of a match on disk, one per line; a stopped match resumes from them."""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from lapidarium.arena.match import BadMatch, FinishedGame, Match
from lapidarium.messages import Message


class MatchFile:
    """The file of one match: a line that names the match, then one line per finished game."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.games: list[FinishedGame] = []
        lines = self._complete_lines()
        if lines and lines[0] != _head(match):
            raise BadMatch(Message("arena-other-match", path=str(path)))
        self.games = [_read(path, line) for line in lines[1:]]
        text = "".join(line + "\n" for line in lines or [_head(match)])
        # A line torn when the last run was killed is dropped.
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def _complete_lines(self) -> list[str]:
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return []
        except UnicodeDecodeError:
            raise BadMatch(Message("arena-not-kept", path=str(self.path))) from None
        return text.split("\n")[:-1]

    def add(self, game: FinishedGame) -> None:
        """Write one more game."""
        self.games.append(game)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game)) + "\n")


def _head(match: Match) -> str:
    """The line that names the match; the number of games is not in it, since it may change."""
    return json.dumps(
        {
            "match": 1,
            "pack": sha256(match.pack.encode()).hexdigest(),
            "players": match.players,
            "entrants": [str(entrant) for entrant in match.entrants],
            "seed": match.seed,
        }
    )


def _read(path: Path, line: str) -> FinishedGame:
    try:
        plain: dict[str, Any] = json.loads(line)
        return FinishedGame(**{key: _tuples(value) for key, value in plain.items()})
    except (ValueError, TypeError, AttributeError):
        raise BadMatch(Message("arena-not-kept", path=str(path))) from None


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value
