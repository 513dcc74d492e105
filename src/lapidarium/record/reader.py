"""Reading a record and replaying it, line by line (docs/notation.md, "Records").

Only what `writer` writes is accepted, so that a game has one text. Tolerated besides are a
byte-order mark, lines that end with CR LF, blank lines at the end, and a missing digest.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from lapidarium.games.errors import RulesError
from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.pack_reader import PackError
from lapidarium.games.packs import PackNotFound, listed, load
from lapidarium.games.packs import read as read_pack
from lapidarium.games.registry import NoSuchGame, referee
from lapidarium.messages import Message
from lapidarium.printable import one_line
from lapidarium.record.game_record import WATCHING, Record
from lapidarium.record.writer import (
    BOT,
    DIGEST,
    HEAD,
    LONGEST_NAME,
    SEAT,
    UNFINISHED,
    VERSIONS,
    digest_of,
    lines_of,
    result_of,
    tidy,
    who,
)

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.games.pack import Pack

SHOWN = 60
"""Characters of a wrong line that are quoted."""
LONGEST_NUMBER = 3


class RecordError(ValueError):
    """A text that is not a complete and correct record; `line` says where (from 1)."""

    def __init__(self, line: int, message: Message) -> None:
        super().__init__(line, message)
        self.line = line
        self.message = Message("record-problem", line=line, reason=message)

    def __str__(self) -> str:
        return str(self.message)


def read(text: str | bytes) -> Record:
    """Read a record and replay it; raises RecordError with the line that is wrong."""
    whole = _decoded(text) if isinstance(text, bytes) else text
    return _Reader(whole.removeprefix("\ufeff")).record()


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        byte = f"0x{data[error.start]:02X}"
        message = Message("record-not-utf8", byte=byte, number=error.start + 1)
        raise RecordError(line, message) from None


def _is_number(text: str) -> bool:
    """A number from 1 as it is written: no sign, no leading zero."""
    is_short = 0 < len(text) <= LONGEST_NUMBER
    return is_short and text.isascii() and text.isdecimal() and text[0] != "0"


class _Reader:
    """Goes through a record line by line."""

    def __init__(self, text: str) -> None:
        self.lines = lines_of(text)
        self.at = 0

    def wrong(self, code: str, line: int | None = None, **params: Any) -> RecordError:
        return RecordError(line or min(self.at, len(self.lines)) or 1, Message(code, **params))

    def expected(self, expected: str, found: str) -> RecordError:
        return self.wrong("record-expected", expected=expected, found=found[:SHOWN])

    def next(self) -> str:
        """The next line; a text that stops here is not complete."""
        if self.at >= len(self.lines):
            raise self.wrong("record-truncated")
        self.at += 1
        return self.lines[self.at - 1]

    def field(self, key: str) -> str:
        line = self.next()
        if not line.startswith(f"{key} "):
            raise self.expected(f"{key} …", line)
        return line[len(key) + 1 :]

    def record(self) -> Record:
        version = self.version()
        game_name, players = self.field("game"), self.players()
        pack_name = self.field("pack")
        seen_by, seen_by_at = self.seen_by(), self.at
        names, names_at, bots = self.names()
        pack = self.pack(pack_name, self.pack_text(), line=4)
        if pack.game != game_name:
            raise self.wrong("record-other-game", line=2, found=game_name, game=pack.game)
        game = self.referee(pack, players, version)
        if seen_by not in (None, WATCHING):
            self.check_seat(int(str(seen_by)), game, seen_by_at)
        for seat, line in names_at.items():
            self.check_seat(seat, game, line)
        seats = tuple(names.get(seat, "") for seat in range(1, game.players + 1))
        events, states = self.events(Record(game, (), seen_by=seen_by))
        return Record(game, events, seats if any(seats) else (), seen_by, bots=bots, known=states)

    # ------------------------------------------------------------ the head

    def version(self) -> int:
        """The first line names the format and its version."""
        self.at = 1
        found = self.lines[0]
        for version in VERSIONS:
            if found == f"{HEAD} {version}":
                return version
        if found.startswith(f"{HEAD} ") and _is_number(found[len(HEAD) + 1 :]):
            known = ", ".join(map(str, VERSIONS))
            raise self.wrong("record-version", found=found[len(HEAD) + 1 :], known=known)
        expected = f"{HEAD} {VERSIONS[-1]}"
        raise self.wrong("record-foreign", expected=expected, found=found[:SHOWN])

    def players(self) -> int:
        players = self.field("players")
        if not _is_number(players):
            raise self.expected("players 2", f"players {players}")
        return int(players)

    def seen_by(self) -> str | None:
        """Who saw the game like this, if the record says so."""
        if not self.comes("seen-by"):
            return None
        by = self.field("seen-by")
        if by != WATCHING and not _is_number(by):
            raise self.expected(f"seen-by 1 | seen-by {WATCHING}", f"seen-by {by}")
        return by

    def comes(self, key: str) -> bool:
        """Does the next line begin with this word?"""
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        return line.split(" ", 1)[0] == key

    def names(self) -> tuple[dict[int, str], dict[int, int], frozenset[int]]:
        """The names by seat, in ascending order, the line of each, and the seats of bots from 0."""
        names: dict[int, str] = {}
        lines: dict[int, int] = {}
        bots: set[int] = set()
        while self.comes(SEAT) or self.comes(BOT):
            line = self.next()
            kind, _, rest = line.partition(" ")
            number, _, name = rest.partition(" ")
            if not _is_number(number):
                raise self.expected(f"{kind} 1 …", line)
            seen = one_line(name)
            if kind == BOT and (not seen or " " in seen or name != tidy(name)):
                raise self.wrong("record-level", found=name[:SHOWN], most=LONGEST_NAME)
            if not seen or name != tidy(name):
                raise self.wrong("record-name", found=name[:SHOWN], most=LONGEST_NAME)
            seat = int(number)
            if names and seat <= max(names):
                raise self.wrong("record-seat-order", found=seat, last=max(names))
            names[seat], lines[seat] = seen, self.at
            if kind == BOT:
                bots.add(seat - 1)
        return names, lines, frozenset(bots)

    def pack_text(self) -> str | None:
        """The pack, if the record carries it, up to the line `events`."""
        found: list[str] | None = None
        if self.comes("pack-text") and self.next() == "pack-text":
            found = []
            while self.comes("|"):
                found.append(self.next()[2:])
        if (line := self.next()) != "events":
            raise self.expected("events", line)
        return None if found is None else "\n".join(found) + "\n"

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

    def referee(self, pack: Pack, players: int, version: int) -> Game[Any, Any]:
        try:
            return referee(pack, players, version)
        except NoSuchGame as error:
            raise RecordError(3, error.message) from None

    def check_seat(self, seat: int, game: Game[Any, Any], line: int) -> None:
        if seat > game.players:
            raise self.wrong("record-no-seat", line=line, found=seat, count=game.players)

    # ------------------------------------------------------------ the events

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
        result = result_of(game, state) if record.seen_by is None else UNFINISHED
        self.ending(line, result, len(events))
        return tuple(events), tuple(states)

    def event(self, game: Game[Any, Any], state: Any, number: int, line: str) -> Any:
        parts = line.split(" ", 2)
        if len(parts) != 3 or parts[0] != str(number):
            raise self.expected(f"{number} …", line)
        if game.to_act(state) == OVER:
            raise self.wrong("record-after-end", found=line[:SHOWN])
        if parts[1] != who(game, state):
            raise self.wrong("record-who", expected=who(game, state), found=parts[1])
        try:
            event = game.parse(parts[2])
        except RulesError as error:
            raise self.wrong("record-event", event=parts[2], reason=error.message) from None
        if game.text(event) != parts[2]:
            raise self.expected(f"{number} {parts[1]} {game.text(event)}", line)
        return event

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

    def ending(self, line: str, result: str, count: int) -> None:
        if line != f"result {result}":
            found = line.removeprefix("result ")
            raise self.wrong("record-result", expected=result, found=found)
        end = self.field("end").split(" ")
        if end[0] != str(count):
            raise self.wrong("record-count", expected=count, found=end[0])
        digest = digest_of(self.lines[: self.at - 1])
        if len(end) > 2:
            raise self.expected(f"end {count} {digest}", f"end {' '.join(end)}")
        if len(end) == 2 and end[1] != digest:
            raise self.wrong("record-edited")
        for number, after in enumerate(self.lines[self.at :], self.at + 1):
            if after.strip():
                raise self.wrong("record-after-end", line=number, found=after[:SHOWN])
