"""Events as numbers and back, in the state of a record (see `layout`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.compiled.errors import CoreError
from lapidarium.games.monolyth.compiled.layout import (
    BOARD,
    BY_SITE,
    BY_TURNING,
    BY_VALUE,
    CARD,
    DISCARD,
    FILL,
    FIRST,
    GIVEN,
    MOVES,
    NONE,
    PROPHECY,
    SET_OUT,
    SWAP,
)
from lapidarium.games.monolyth.rules import events as e

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth


def number_of(game: Monolyth, s: Any, event: e.Event) -> int:  # noqa: PLR0911 - a line a kind
    """The number of a legal event in the state of this record."""
    match event:
        case e.Place(site, _, turning, column):
            return site << BY_SITE | turning << BY_TURNING | column
        case e.Swap(site, column):
            return site << BY_SITE | SWAP << BY_TURNING | column
        case e.Discard(site):
            return site << BY_SITE | DISCARD << BY_TURNING
        case e.Prophesy(value, colour, number):
            side = game.tables.walls[s["boards"][s["seat"]]].index((colour, number))
            return PROPHECY + ((value - 1) << BY_VALUE) + side
        case e.Give(value):
            return GIVEN + value - 1
        case e.Fill(_, stone):
            return stone
        case e.Card(card):
            return card
        case e.Board(_, board):
            return board
        case e.First(seat):
            return seat


def event_of(game: Monolyth, s: Any, number: int) -> e.Event:
    """The event of a number, legal or not; raises CoreError if it cannot be one."""
    phase = int(s["phase"])
    if phase <= SET_OUT or phase == FILL:
        return _drawn(game, s, phase, number)
    if not 0 <= number < MOVES:
        raise CoreError(f"moves have numbers from 0 to {MOVES - 1}, not {number}")
    if number >= GIVEN:
        return e.Give(number - GIVEN + 1)
    if number >= PROPHECY:
        walls = game.tables.walls[s["boards"][s["seat"]]]
        value = ((number - PROPHECY) >> BY_VALUE) + 1
        return e.Prophesy(value, *walls[number & 3])
    return _crystal_move(game, s, number)


def _crystal_move(game: Monolyth, s: Any, number: int) -> e.Event:
    site, turning, column = number >> BY_SITE, number >> BY_TURNING & 31, number & 15
    if turning == SWAP:
        return e.Swap(site, column)
    if turning == DISCARD and column == 0:
        return e.Discard(site)
    stone = int(s["sites"][site])
    shape = 0 if stone == NONE else stone % game.tables.shapes
    if turning >= len(game.tables.turnings[shape]):
        raise CoreError(f"{number} is no move: there is no turning {turning + 1} of that stone")
    return e.Place(site, shape, turning, column)


def _drawn(game: Monolyth, s: Any, phase: int, number: int) -> e.Event:
    boards = s["boards"].tolist()
    counts = {
        CARD: len(game.pack.cards),
        BOARD: len(game.pack.boards),
        FIRST: game.players,
    }
    if not 0 <= number < counts.get(phase, len(game.tables.lid_at_start())):
        raise CoreError(f"nothing with the number {number} can be drawn here")
    if phase == CARD:
        return e.Card(number)
    if phase == BOARD:
        return e.Board(boards.index(NONE), number)
    if phase == FIRST:
        return e.First(number)
    return e.Fill(_waiting_site(s), number)


def _waiting_site(s: Any) -> int:
    """M-S6, M-T5: the site that the next stone goes to."""
    if s["phase"] == FILL:
        return int(s["left"])
    sites = s["sites"].tolist()
    return next(n for n, stone in enumerate(sites) if stone == NONE and n != s["crystal"])
