"""A complete game as text, and its replay (docs/notation.md, "Records").

A record holds every event, including what was drawn, so it replays without a seed. It names
its pack by content, and carries the pack unless it is a shipped one. When the record of a
running game leaves the table, it is what somebody sees of it, without what they may not know.
Only the table itself keeps a running game complete.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any

from lapidarium.games.errors import RulesError
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.pack_reader import PackError
from lapidarium.games.packs import PackNotFound, find, listed, load
from lapidarium.games.packs import read as read_pack
from lapidarium.games.registry import NoSuchGame, referee
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack

HEAD = "lapidarium-record 1"
UNFINISHED = "unfinished"
WATCHING = "watching"
LONGEST_NAME = 40
LONGEST_NUMBER = 3
DIGEST = 16


class RecordError(ValueError):
    """A text that is not a complete and correct record; `line` says where (from 1)."""

    def __init__(self, line: int, message: Message) -> None:
        super().__init__(line, message)
        self.line = line
        self.message = Message("record-problem", line=line, reason=message)

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True, slots=True)
class Record:
    """One game: its referee, who sat where, and everything that happened."""

    game: Game[Any, Any]
    events: tuple[Any, ...]
    names: tuple[str, ...] = ()
    """By seat; empty where nobody was named."""
    seen_by: str | None = None
    """Who saw the game like this: a seat from 1, or WATCHING; None is the complete game. When
    such a record is read, what was not seen is filled in with something that fits."""
    known: tuple[Any, ...] = field(default=(), compare=False, repr=False, kw_only=True)
    """Every state, where they were worked out already; nothing depends on it but speed."""

    def seat(self) -> int | None:
        """The seat it was seen by; None for somebody who watched, too."""
        return None if self.seen_by in (None, WATCHING) else int(str(self.seen_by)) - 1

    def states(self) -> Iterator[Any]:
        """Every state, from before setup to the last."""
        if self.known:
            yield from self.known
            return
        state = self.game.start()
        yield state
        for event in self.events:
            state = self.game.after(state, event)
            yield state

    def last(self) -> Any:
        """The state after all events."""
        *_, state = self.known or self.states()
        return state

    def with_states(self) -> Iterator[tuple[Any, Any]]:
        """Every event, after the state before it."""
        return zip(self.states(), self.events, strict=False)

    def steps(self) -> Iterator[tuple[Any, Any]]:
        """Every event, with the state after it."""
        return zip(self.events, islice(self.states(), 1, None), strict=True)


def write(record: Record) -> str:
    """The record as text; `read` reads it back."""
    game = record.game
    lines = [HEAD, f"game {game.name}", f"players {game.players}"]
    lines.append(f"pack {game.pack.name} {game.pack.digest}")
    names = [_tidy(name) for name in record.names]
    if record.seen_by is not None:
        lines.append(f"seen-by {record.seen_by}")
    lines += [f"seat {n} {name}" for n, name in enumerate(names, 1) if name]
    if not _is_shipped(game.pack):
        lines += ["pack-text", *(f"| {line}".rstrip() for line in _lines(game.pack.text))]
    lines.append("events")
    states = tuple(record.states())
    for number, (state, event) in enumerate(zip(states, record.events, strict=False), 1):
        shown = event if record.seen_by is None else game.seen(state, event, record.seat())
        lines.append(f"{number} {_who(game, state)} {game.text(shown)}")
    result = _result(game, states[-1]) if record.seen_by is None else UNFINISHED
    lines.append(f"result {result}")
    lines.append(f"end {len(record.events)} {_digest(lines)}")
    return "\n".join(lines) + "\n"


def _tidy(name: str) -> str:
    """A name that fits on one line."""
    return " ".join(name.encode(errors="replace").decode().split())[:LONGEST_NAME].rstrip()


def _lines(text: str) -> list[str]:
    """Only a line feed ends a line; a comment may contain other characters that might."""
    return text.replace("\r\n", "\n").removesuffix("\n").split("\n")


def _is_shipped(pack: Pack) -> bool:
    try:
        return find(pack.name).is_shipped and load(pack.name).digest == pack.digest
    except PackNotFound:
        return False


def _who(game: Game[Any, Any], state: Any) -> str:
    turn = game.to_act(state)
    return "table" if turn == CHANCE else f"seat{turn + 1}"


def _result(game: Game[Any, Any], state: Any) -> str:
    outcome = game.outcome(state)
    if outcome is None:
        return UNFINISHED
    scores = ",".join(map(str, outcome.scores))
    return f"{scores} winner {','.join(str(seat + 1) for seat in outcome.winners)}"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode(errors="replace")).hexdigest()[:DIGEST]


def read(text: str) -> Record:
    """Read a record and replay it; raises RecordError with the line that is wrong."""
    return _Reader(text).record()


class _Reader:
    """Goes through a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines = _lines(text)
        self.at = 0

    def wrong(self, code: str, line: int | None = None, **params: Any) -> RecordError:
        return RecordError(line or min(self.at, len(self.lines)) or 1, Message(code, **params))

    def next(self) -> str:
        """The next line; a text that stops here is not complete."""
        if self.at >= len(self.lines):
            raise self.wrong("record-truncated")
        self.at += 1
        return self.lines[self.at - 1]

    def field(self, key: str) -> str:
        line = self.next()
        if not line.startswith(f"{key} "):
            raise self.wrong("record-expected", expected=f"{key} …", found=line[:60])
        return line[len(key) + 1 :]

    def record(self) -> Record:
        if not self.lines or self.lines[0] != HEAD:
            found = self.lines[0][:60] if self.lines else ""
            raise self.wrong("record-foreign", line=1, expected=HEAD, found=found)
        self.at = 1
        game_name, players = self.field("game"), self.field("players")
        players_at, pack_name = self.at, self.field("pack")
        pack_at = self.at
        names, pack_text, seen_by = self.head()
        pack = self.pack(pack_name, pack_text, pack_at)
        if pack.game != game_name:
            raise self.wrong("record-other-game", line=2, found=game_name, game=pack.game)
        game = self.referee(pack, players, players_at)
        most = max(0, *names, int(seen_by) if seen_by not in (None, WATCHING) else 0)
        if most > game.players:
            raise self.wrong("record-no-seat", line=pack_at, found=most, count=game.players)
        seats = tuple(names.get(seat, "") for seat in range(1, game.players + 1))
        events, states = self.events(Record(game, (), seen_by=seen_by))
        return Record(game, events, seats if any(seats) else (), seen_by, known=states)

    def referee(self, pack: Pack, players: str, line: int) -> Game[Any, Any]:
        if not _is_number(players):
            raise self.wrong("record-expected", line=line, expected="players 2", found=players)
        try:
            return referee(pack, int(players))
        except NoSuchGame as error:
            raise RecordError(line, error.message) from None

    def head(self) -> tuple[dict[int, str], str | None, str | None]:
        """Names, the pack's text, and who saw the game, up to the line `events`."""
        seen_by: str | None = None
        names: dict[int, str] = {}
        pack_lines: list[str] | None = None
        while (line := self.next()) != "events":
            match line.split(" ", 2):
                case ["seat", number, name] if _is_number(number) and len(name) <= LONGEST_NAME:
                    names[int(number)] = name
                case ["seen-by", by] if by == WATCHING or (_is_number(by) and by[0] != "0"):
                    seen_by = by
                case ["pack-text"]:
                    pack_lines = []
                case ["|", *_] if pack_lines is not None:
                    pack_lines.append(line[2:])
                case _:
                    raise self.wrong("record-expected", expected="events", found=line[:60])
        return names, None if pack_lines is None else "\n".join(pack_lines) + "\n", seen_by

    def pack(self, named: str, text: str | None, line: int) -> Pack:
        name, _, digest = named.partition(" ")
        try:
            if text is None and name not in {source.name for source in listed()}:
                raise PackNotFound(name)  # a record must not make us open a file by its path
            pack = read_pack(text, name) if text is not None else load(name)
        except PackNotFound as error:
            raise RecordError(line, error.message) from None
        except PackError as error:
            raise RecordError(line, error.problems[0].message) from None
        if pack.digest != digest:
            raise self.wrong("record-other-pack", line=line, name=name, found=pack.digest[:DIGEST])
        return pack

    def events(self, record: Record) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """The events and all states, each checked as it is played; the result and the end."""
        game = record.game
        events: list[Any] = []
        states = [state := game.start()]
        while not (line := self.next()).startswith("result "):
            event = self.event(game, state, len(events) + 1, line)
            if record.seen_by is not None and game.to_act(state) == CHANCE:
                event = self.fitting(record, state, event)
            state = self.after(game, state, event)
            events.append(event)
            states.append(state)
        result = _result(game, state) if record.seen_by is None else UNFINISHED
        self.ending(line, result, len(events))
        return tuple(events), tuple(states)

    def fitting(self, record: Record, state: Any, event: Any) -> Any:
        """A draw as the seat saw it, filled in so that later draws remain possible."""
        game, seat = record.game, record.seat()
        later = Counter(line.split(" ", 2)[-1] for line in self.lines[self.at :])
        for outcome, weight in game.chance(state).outcomes:
            spare = weight > later[game.text(outcome)] or outcome == event
            if spare and game.seen(state, outcome, seat) == event:
                return outcome
        return event

    def after(self, game: Game[Any, Any], state: Any, event: Any) -> Any:
        try:
            return game.after(state, event)
        except RulesError as error:
            raise self.wrong("record-event", event=error.text, reason=error.message) from None

    def event(self, game: Game[Any, Any], state: Any, number: int, line: str) -> Any:
        parts = line.split(" ", 2)
        if len(parts) != 3 or parts[0] != str(number):
            expected = f"{number} …"
            raise self.wrong("record-expected", expected=expected, found=line[:60])
        if game.to_act(state) == OVER:
            raise self.wrong("record-after-end", found=line[:60])
        if parts[1] != _who(game, state):
            raise self.wrong("record-who", expected=_who(game, state), found=parts[1])
        try:
            return game.parse(parts[2])
        except RulesError as error:
            raise self.wrong("record-event", event=parts[2], reason=error.message) from None

    def ending(self, line: str, result: str, count: int) -> None:
        if line != f"result {result}":
            found = line.removeprefix("result ")
            raise self.wrong("record-result", expected=result, found=found)
        end = self.field("end").split(" ")
        if end[0] != str(count):
            raise self.wrong("record-count", expected=count, found=end[0])
        if len(end) > 1 and end[1] != _digest(self.lines[: self.at - 1]):
            raise self.wrong("record-edited")
        for number, after in enumerate(self.lines[self.at :], self.at + 1):
            if after.strip():
                raise self.wrong("record-after-end", line=number, found=after[:60])
