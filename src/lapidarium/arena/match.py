"""Matches between bots: who sits where on which deal, and one game of it.

Every deal is played once for each way of turning the seats round, so that nobody gains by
a good seat or a lucky lid. A game depends on its place in the match alone: with a budget
in simulations it is the same whoever plays it, and whenever.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from lapidarium import bots
from lapidarium.dealing import Dealer
from lapidarium.games.game import OVER
from lapidarium.games.packs import read
from lapidarium.games.registry import referee
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game, Outcome
    from lapidarium.messages import Message

DEALS = "arena"
"""How the seed of every deal of a match begins; training deals under other names."""


class BadMatch(ValueError):  # noqa: N818
    """Nobody can play this; `said` tells why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with the budget it has in this match."""

    bot: str
    budget: bots.Budget

    @classmethod
    def parse(cls, text: str, budget: bots.Budget) -> Entrant:
        """Read `master` or, with a budget of its own, `master@1s`."""
        bot, at, own = text.partition("@")
        return cls(bot, bots.Budget.parse(own) if at else budget)

    def __str__(self) -> str:
        return f"{self.bot}@{self.budget}"


@dataclass(frozen=True, slots=True)
class Match:
    """A game with its pack, the entrants, and the seed that fixes every deal."""

    pack: str
    """The text of the pack, so that it can be sent anywhere."""
    players: int
    entrants: tuple[Entrant, ...]
    seed: str

    @property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """Who plays together, by number of entrant.

        As many as there are seats: all. More: every selection of them. Fewer: the last one
        takes the seats that are left.
        """
        count = len(self.entrants)
        if count >= self.players:
            return tuple(combinations(range(count), self.players))
        return ((*range(count), *[count - 1] * (self.players - count)),)

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The games of one deal: every lineup, turned round the table, each seating once."""
        turned = (
            line[turn:] + line[:turn] for line in self.lineups for turn in range(self.players)
        )
        return tuple(dict.fromkeys(turned))

    @property
    def rotations(self) -> int:
        """In how many seatings each lineup plays a deal."""
        return len(self.seatings) // len(self.lineups)

    def tasks(self, deals: int) -> Iterator[Task]:
        """The games of so many deals, in order."""
        for deal in range(deals):
            for turn in range(len(self.seatings)):
                yield Task(self, deal, turn)


@dataclass(frozen=True, slots=True)
class Task:
    """One game of a match: its deal, and the number of its seating."""

    match: Match
    deal: int
    turn: int


Note = tuple[int, str, tuple[tuple[str, Any], ...]]
"""An entrant, a code of the catalogues, and what fills its gaps."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game of a match that is over; tuples go by seat."""

    deal: int
    turn: int
    seating: tuple[int, ...]
    """The entrant of each seat."""
    first: int
    """The seat that had the first turn."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """0 for the best; equals share a place."""
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]
    """The longest that a seat thought of one move."""
    notes: tuple[Note, ...] = ()
    """What entrants said of how they play here; each once."""

    @property
    def shares(self) -> tuple[float, ...]:
        """What part of the win each seat has: winners that are equal share it."""
        best = self.places.count(0)
        return tuple(1 / best if place == 0 else 0.0 for place in self.places)


def check(match: Match) -> None:
    """There are such bots for this game and enough of them; raises NoSuchBot or BadMatch."""
    game = the_game(match.pack, match.players)
    for entrant in match.entrants:
        bots.find(game.name, entrant.bot)
    if len(set(match.entrants)) < len(match.entrants):
        raise BadMatch(Message("arena-twice"))


@cache
def the_game(pack: str, players: int) -> Game[Any, Any]:
    """The referee of a match."""
    return referee(read(pack, "pack"), players)


def play(task: Task) -> Finished:
    """Play one game to its end."""
    match = task.match
    game = the_game(match.pack, match.players)
    seating = match.seatings[task.turn]
    for entrant in match.entrants:
        _get_ready(match.pack, match.players, entrant.bot)
    clock = _Clock(match.players)
    dealer = Dealer(f"{DEALS}/{match.seed}/{task.deal}")
    state, _ = dealer.deal(game, game.start())
    first = game.to_act(state)
    notes: set[Note] = set()
    while (seat := game.to_act(state)) != OVER:
        entrant = match.entrants[seating[seat]]
        seed = f"{match.seed}/{task.deal}/{task.turn}/{sum(clock.moves)}"
        begun = time.perf_counter()
        choice = bots.choose(game, game.view(state, seat), entrant.bot, seed, entrant.budget)
        clock.thought(seat, time.perf_counter() - begun)
        if choice.note is not None:
            notes.add((seating[seat], choice.note.code, tuple(choice.note.params.items())))
        state, _ = dealer.deal(game, game.after(state, choice.move))
    outcome = game.outcome(state)
    assert outcome is not None
    return Finished(
        deal=task.deal,
        turn=task.turn,
        seating=seating,
        first=first,
        scores=outcome.scores,
        places=_places(outcome),
        moves=tuple(clock.moves),
        seconds=tuple(round(seconds, 4) for seconds in clock.seconds),
        longest=tuple(round(seconds, 4) for seconds in clock.longest),
        notes=tuple(sorted(notes)),
    )


@cache
def _get_ready(pack: str, players: int, bot: str) -> None:
    """Load or compile what a bot needs, once in a process: no move is to wait for that."""
    game = the_game(pack, players)
    state, _ = Dealer("ready").deal(game, game.start())
    bots.choose(game, game.view(state, game.to_act(state)), bot, "ready", bots.Budget(None, 1))


class _Clock:
    """How often and how long each seat thought."""

    def __init__(self, players: int) -> None:
        self.moves = [0] * players
        self.seconds = [0.0] * players
        self.longest = [0.0] * players

    def thought(self, seat: int, seconds: float) -> None:
        self.moves[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)


def _places(outcome: Outcome) -> tuple[int, ...]:
    places = [0] * len(outcome.scores)
    for place, seats in enumerate(outcome.places):
        for seat in seats:
            places[seat] = place
    return tuple(places)
