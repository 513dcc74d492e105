"""Writing a record (docs/notation.md, "Records"); `reader` reads it back."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from lapidarium.games.game import CHANCE, FORMAT
from lapidarium.games.packs import PackNotFound, find, load
from lapidarium.printable import one_line

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack
    from lapidarium.record.game_record import Record

HEAD = "lapidarium-record"
VERSIONS = tuple(range(1, FORMAT + 1))
UNFINISHED = "unfinished"
SEAT, BOT = "seat", "bot"
"""What a line begins with that names a player, or the level of a bot."""
LONGEST_NAME = 40
DIGEST = 16


def write(record: Record) -> str:
    """The record as text, in the version of the format that its game began under."""
    game = record.game
    lines = [f"{HEAD} {game.format}", f"game {game.name}", f"players {game.players}"]
    lines.append(f"pack {game.pack.name} {game.pack.digest}")
    names = [one_line(tidy(name)) for name in record.names]
    if record.seen_by is not None:
        lines.append(f"seen-by {record.seen_by}")
    for seat, name in enumerate(names):
        if name:
            lines.append(f"{BOT if seat in record.bots else SEAT} {seat + 1} {name}")
    if not _is_shipped(game.pack):
        lines += ["pack-text", *(f"| {line}".rstrip() for line in lines_of(game.pack.text))]
    lines.append("events")
    states = tuple(record.states())
    for number, (state, event) in enumerate(zip(states, record.events, strict=False), 1):
        shown = event if record.seen_by is None else game.seen(state, event, record.seat())
        lines.append(f"{number} {who(game, state)} {game.text(shown)}")
    result = result_of(game, states[-1]) if record.seen_by is None else UNFINISHED
    lines.append(f"result {result}")
    lines.append(f"end {len(record.events)} {digest_of(lines)}")
    return "\n".join(lines) + "\n"


def tidy(name: str) -> str:
    """A name that fits on one line."""
    return " ".join(name.encode(errors="replace").decode().split())[:LONGEST_NAME].rstrip()


def lines_of(text: str) -> list[str]:
    """Only a line feed ends a line; a comment may contain other characters that might."""
    return text.replace("\r\n", "\n").removesuffix("\n").split("\n")


def _is_shipped(pack: Pack) -> bool:
    try:
        return find(pack.name).is_shipped and load(pack.name).digest == pack.digest
    except PackNotFound:
        return False


def who(game: Game[Any, Any], state: Any) -> str:
    """Whose event comes next: `table` for a draw, otherwise a seat."""
    turn = game.to_act(state)
    return "table" if turn == CHANCE else f"seat{turn + 1}"


def result_of(game: Game[Any, Any], state: Any) -> str:
    """Points and winners, or that the game is not over."""
    outcome = game.outcome(state)
    if outcome is None:
        return UNFINISHED
    scores = ",".join(map(str, outcome.scores))
    return f"{scores} winner {','.join(str(seat + 1) for seat in outcome.winners)}"


def digest_of(lines: list[str]) -> str:
    """What the last line says of all lines above it."""
    return hashlib.sha256("\n".join(lines).encode(errors="replace")).hexdigest()[:DIGEST]
