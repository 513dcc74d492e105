"""Events as text and back (docs/notation.md)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from lapidarium.games.errors import Unreadable
from lapidarium.games.monolyth.rules.cells import LEVEL, NAMES
from lapidarium.games.monolyth.rules.events import (
    Board,
    Card,
    Discard,
    Event,
    Fill,
    First,
    Give,
    Place,
    Prophesy,
    Swap,
)
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.monolyth.rules.tables import Tables

NUMBER = r"([1-9]\d?)"
COLUMN = r"([a-d][1-4])"


class Notation:
    """Reads and writes events with the letters and names of a pack."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        pack = tables.pack
        self.letters = {colour.letter: n for n, colour in enumerate(pack.colours)}
        self.names = {shape.name: n for n, shape in enumerate(pack.shapes)}
        self.stones = {
            f"{letter}-{name}": tables.stone(colour, shape)
            for letter, colour in self.letters.items()
            for name, shape in self.names.items()
        }
        self.boards = {pack.board_name(n): n for n in range(len(pack.boards))}
        self.columns = {name: n for n, name in enumerate(NAMES)}
        self.written = list(self.stones)
        self.ways = [
            [f"{shape.name}/{number + 1}" for number in range(len(tables.turnings[n]))]
            for n, shape in enumerate(pack.shapes)
        ]
        self.sites = {f"@{site + 1}": places for site, places in enumerate(tables.places)}
        self.lying = {
            way: (shape, LEVEL * turning)
            for shape, ways in enumerate(self.ways)
            for turning, way in enumerate(ways)
        }

    def parse(self, text: str) -> Event:
        """Read an event; raises Unreadable with what was expected."""
        if (placement := self._placement(text)) is not None:
            return placement
        tidy = " ".join(text.split())
        for pattern, reader in READERS:
            if found := pattern.fullmatch(tidy):
                try:
                    return reader(self, *found.groups())
                except Unreadable as error:
                    raise Unreadable(text, error.message) from None
        raise Unreadable(text, Message("expected-move"))

    def _placement(self, text: str) -> Event | None:
        """A placement written just as `text` writes it, which is what clients send most."""
        try:
            site, way, column = text.split(" ")
            shape, first = self.lying[way]
            return self.sites[site][shape][first + self.columns[column]]
        except (KeyError, ValueError):
            return None

    def _one_of(self, text: str, known: dict[str, int], code: str) -> int:
        if text not in known:
            raise Unreadable(text, Message(code, found=text, names=", ".join(known)))
        return known[text]

    def _counted(self, text: str, count: int, code: str) -> int:
        if int(text) > count:
            raise Unreadable(text, Message(code, found=int(text), count=count))
        return int(text) - 1

    def _site(self, text: str) -> int:
        return self._counted(text, self.tables.pack.sites, "expected-site")

    def _seat(self, text: str) -> int:
        return self._counted(text, self.tables.players, "expected-seat")

    def _card(self, text: str) -> Event:
        return Card(self._counted(text, len(self.tables.pack.cards), "expected-card"))

    def _place(self, site: str, name: str, number: str, column: str) -> Event:
        shape = self._one_of(name, self.names, "expected-shape")
        ways = len(self.tables.turnings[shape])
        turning = self._counted(number, ways, "expected-turning")
        ready = self.tables.places[self._site(site)][shape]
        return ready[LEVEL * turning + self.columns[column]]

    def _prophesy(self, value: str, letter: str, number: str | None) -> Event:
        colour = self._one_of(letter, self.letters, "expected-colour-letter")
        return Prophesy(int(value), colour, int(number or 1))

    def _swap(self, site: str, column: str) -> Event:
        return Swap(self._site(site), self.columns[column])

    def _discard(self, site: str) -> Event:
        return Discard(self._site(site))

    def _give(self, value: str) -> Event:
        return Give(int(value))

    def _first(self, seat: str) -> Event:
        return First(self._seat(seat))

    def _fill(self, site: str, stone: str) -> Event:
        return Fill(self._site(site), self._one_of(stone, self.stones, "expected-stone"))

    def _board(self, seat: str, name: str) -> Event:
        return Board(self._seat(seat), self._one_of(name, self.boards, "expected-board"))

    def text(self, event: Event) -> str:  # noqa: PLR0911 - one line per kind of event
        """Write an event; `parse` reads it back."""
        match event:
            case Place():
                return f"@{event.site + 1} {self._way(event)} {NAMES[event.column]}"
            case Swap(site, column):
                return f"@{site + 1} swap {NAMES[column]}"
            case Discard(site):
                return f"@{site + 1} discard"
            case Prophesy(value, colour, number):
                return f"prophecy {value} {self.tables.wall_text(colour, number)}"
            case Give(value):
                return f"give {value}"
            case Fill():
                return f"fill {event.site + 1} {self.written[event.stone]}"
            case Card(card):
                return f"card {card + 1}"
            case Board(seat, board):
                return f"board {seat + 1} {self.tables.pack.board_name(board)}"
            case First(seat):
                return f"first {seat + 1}"

    def _way(self, event: Place) -> str:
        """How a stone lies; one that cannot lie so is written too, to refuse it."""
        ways = self.ways[event.shape]
        if 0 <= event.turning < len(ways):
            return ways[event.turning]
        return f"{self.tables.pack.shapes[event.shape].name}/{event.turning + 1}"


READERS: Final[tuple[tuple[re.Pattern[str], Callable[..., Event]], ...]] = tuple(
    (re.compile(pattern, re.ASCII), reader)
    for pattern, reader in (
        (rf"@{NUMBER} (\S+)/{NUMBER} {COLUMN}", Notation._place),
        (rf"@{NUMBER} swap {COLUMN}", Notation._swap),
        (rf"@{NUMBER} discard", Notation._discard),
        (rf"prophecy {NUMBER} (\S+?)([2-4])?", Notation._prophesy),
        (rf"give {NUMBER}", Notation._give),
        (rf"fill {NUMBER} (\S+)", Notation._fill),
        (rf"card {NUMBER}", Notation._card),
        (rf"board {NUMBER} (\S+)", Notation._board),
        (rf"first {NUMBER}", Notation._first),
    )
)
"""How each event is written, and what reads it: functions, for a method of an object refers to it
and would keep the tables of a pack until the collector comes."""
