"""A table to sit at."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.refusals import Refused
from lapidarium.table import Clock, Made, Table, Terms, seat_commands, turn_commands
from lapidarium.table.command_context import BotMove, CommandContext
from lapidarium.table.requests import (
    AnswerUndo,
    Back,
    Hand,
    Leave,
    Mute,
    Play,
    Rematch,
    Resign,
    Sit,
    Undo,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.game import Game
    from lapidarium.table import Entry

BOT = "steadfast"
PEOPLE = ("ada", "ben", "cem", "dora")


@cache
def the_game(name: str, players: int) -> Game[Any, Any]:
    return referee(load(name), players)


@dataclass
class Seated:
    """A table with its journal, a time that passes when told, and people who act."""

    table: Table
    now: int = 1_000_000
    journal: list[Entry] = field(default_factory=list)
    draw: Callable[[Any], Any] = field(default_factory=lambda: Dealer("deal").draw)
    choose: random.Random = field(default_factory=lambda: random.Random(7))

    @property
    def context(self) -> CommandContext:
        return CommandContext(self.now, self.draw, BOT, "come-in")

    def happen(self, entries: list[Entry]) -> list[Entry]:
        self.table = self.table.after(*entries)
        self.journal += entries
        return entries

    def sit(self, person: str, seat: int = 0) -> list[Entry]:
        return self.happen(
            seat_commands.sit(self.table, person, Sit(id=0, seat=seat), self.context)
        )

    def play(self, person: str, move: str | None = None, after: int = -1, key: str = "") -> Any:
        text = move or self.any_move()
        after = self.table.number if after < 0 else after
        request = Play(id=0, move=text, after=after, key=key)
        return self.happen(turn_commands.play(self.table, person, request, self.context))

    def any_move(self) -> str:
        moves = self.table.game.legal(self.table.state)
        return self.table.game.text(self.choose.choice(moves)) if moves else "@1 discard"

    def to_act(self) -> str:
        person = self.table.seats[self.table.to_act].person
        assert person is not None
        return person

    def play_turn(self) -> None:
        """Whoever is to act plays until it is the next one's turn."""
        seat = self.table.to_act
        while self.table.to_act == seat:
            self.step()

    def step(self) -> None:
        """One decision of whoever is to act, person or bot."""
        seat = self.table.seats[self.table.to_act]
        if seat.bot is None:
            self.play(self.to_act())
        else:
            move = BotMove(self.any_move(), self.table.touched)
            self.happen(
                turn_commands.play_for_bot(self.table, self.table.to_act, move, self.context)
            )

    def play_out(self) -> None:
        while self.table.status == "playing":
            self.step()

    def undo(self, person: str, after: int = -1, key: str = "") -> list[Entry]:
        request = Undo(id=0, after=self.table.number if after < 0 else after, key=key)
        return self.happen(turn_commands.undo(self.table, person, request, self.context))

    def answer(self, person: str, yes: bool) -> list[Entry]:
        return self.happen(
            turn_commands.answer_undo(self.table, person, AnswerUndo(id=0, yes=yes), self.context)
        )

    def leave(self, person: str) -> list[Entry]:
        return self.happen(seat_commands.leave(self.table, person, Leave(id=0), self.context))

    def hand(self, person: str, level: str = BOT, seat: int = 0) -> list[Entry]:
        return self.happen(
            seat_commands.hand(self.table, person, Hand(id=0, level=level, seat=seat), self.context)
        )

    def back(self, person: str) -> list[Entry]:
        return self.happen(seat_commands.back(self.table, person, Back(id=0), self.context))

    def resign(self, person: str) -> list[Entry]:
        return self.happen(seat_commands.resign(self.table, person, Resign(id=0), self.context))

    def mute(self, person: str, whom: str, muted: bool) -> list[Entry]:
        request = Mute(id=0, person=whom, muted=muted)
        return self.happen(seat_commands.mute(self.table, person, request, self.context))

    def rematch(self, person: str) -> list[Entry]:
        return self.happen(seat_commands.rematch(self.table, person, Rematch(id=0), self.context))

    def tick(self) -> list[Entry]:
        return self.happen(turn_commands.tick(self.table, self.context))


def set_table(
    game: str = "monolyth",
    players: int = 2,
    *,
    people: tuple[str, ...] | None = None,
    bots: dict[int, str] | None = None,
    clock: Clock | None = None,
    begun: bool = True,
    **terms: Any,
) -> Seated:
    """A table at which people sit from seat 1 on; it has begun if nobody is missing."""
    sitting = PEOPLE[:players] if people is None else people
    agreed = Terms.of(the_game(game, players), clock=clock or Clock())
    made = Made(
        at=1_000_000,
        terms=replace(agreed, **terms),
        host="ada",
        seed="deal",
        people=dict(enumerate(sitting)),
        bots={seat - 1: level for seat, level in (bots or {}).items()},
        invite="come-in",
    )
    seated = Seated(Table.start("t", made, the_game(game, players)))
    if begun and not seated.table.open_seats():
        seated.happen(turn_commands.begin(seated.table, seated.context))
    return seated


def refusal(act: Callable[[], object]) -> str:
    """The code of what is refused; the table has not changed."""
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.message.code
