"""Finished games of a match on disk, a line each: a match that was stopped goes on from here."""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from lapidarium.arena.match import BadMatch, Finished, Match
from lapidarium.messages import Message


class Kept:
    """The file of one match: what match it is, then game after game as they end."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.games: list[Finished] = []
        whole = self._whole_lines()
        if whole and whole[0] != _head(match):
            raise BadMatch(Message("arena-other-match", path=str(path)))
        self.games = [_read(path, line) for line in whole[1:]]
        text = "".join(line + "\n" for line in whole or [_head(match)])
        # What was being written when the last run was killed is left out.
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def _whole_lines(self) -> list[str]:
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return []
        except UnicodeDecodeError:
            raise BadMatch(Message("arena-not-kept", path=str(self.path))) from None
        return text.split("\n")[:-1]

    def add(self, game: Finished) -> None:
        """Keep one more game."""
        self.games.append(game)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game)) + "\n")


def _head(match: Match) -> str:
    """One line for which match it is; how many games are wanted may change."""
    return json.dumps(
        {
            "match": 1,
            "pack": sha256(match.pack.encode()).hexdigest(),
            "players": match.players,
            "entrants": [str(entrant) for entrant in match.entrants],
            "seed": match.seed,
        }
    )


def _read(path: Path, line: str) -> Finished:
    try:
        plain: dict[str, Any] = json.loads(line)
        return Finished(**{key: _tuples(value) for key, value in plain.items()})
    except (ValueError, TypeError, AttributeError):
        raise BadMatch(Message("arena-not-kept", path=str(path))) from None


def _tuples(value: Any) -> Any:
    return tuple(_tuples(part) for part in value) if isinstance(value, list) else value
