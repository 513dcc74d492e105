"""Matches between bots: who sits where on which deal, and one game of it.

Every deal is played once for each rotation of the seats, so that nobody gains by a good seat
or a lucky deal. A game depends only on its place in the match: with a budget in simulations
it is the same in any process, at any time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from lapidarium import bots
from lapidarium.arena.game_loop import DealtGame, play_out
from lapidarium.arena.program import (
    PREFIX,
    SECONDS,
    TRIES,
    Answers,
    ProgramPlayer,
    is_program,
    problem,
)
from lapidarium.dealing import Dealer
from lapidarium.games.packs import read
from lapidarium.games.registry import referee
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.game import Game, Outcome

DEALS = "arena"
"""The prefix of the seed of every deal of a match; training uses other prefixes."""


class BadMatch(ValueError):  # noqa: N818
    """A match that cannot be played; `message` tells why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot with the budget it has in this match."""

    bot: str
    """The name of a bot, or `llm:COMMAND` for a program."""
    budget: bots.Budget
    tries: int = TRIES
    """How often a program is asked for a move before a random one is played."""

    @classmethod
    def parse(
        cls, text: str, budget: bots.Budget, *, seconds: float = SECONDS, tries: int = TRIES
    ) -> Entrant:
        """Read `master` or, with a budget of its own, `master@1s`; or `llm:COMMAND`.

        `seconds` and `tries` are for programs: how long an answer may take, and how many there
        may be for a move.
        """
        if is_program(text):
            return cls(text, bots.Budget(seconds=seconds), tries)
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
        """The games of one deal: every rotation of every lineup, each seating once."""
        rotated = (
            line[turn:] + line[:turn] for line in self.lineups for turn in range(self.players)
        )
        return tuple(dict.fromkeys(rotated))

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
"""An entrant, a code of the catalogues, and its parameters."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
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
    """The longest time each seat thought about one move."""
    notes: tuple[Note, ...] = ()
    """What entrants noted about how they play here; each once."""
    answers: tuple[tuple[int, int, int, int, int], ...] = ()
    """How each seat's program answered (`Answers`); empty without programs."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the win: equal winners share it."""
        best = self.places.count(0)
        return tuple(1 / best if place == 0 else 0.0 for place in self.places)


def check_match(match: Match) -> None:
    """Raise NoSuchBot or BadMatch for a match that cannot be played."""
    game = game_for(match.pack, match.players)
    for entrant in match.entrants:
        if not is_program(entrant.bot):
            bots.find(game.name, entrant.bot)
        elif (wrong := problem(entrant.bot)) is not None:
            raise BadMatch(wrong)
    if len(set(match.entrants)) < len(match.entrants):
        raise BadMatch(Message("arena-twice"))


@cache
def game_for(pack: str, players: int) -> Game[Any, Any]:
    """The referee of a match."""
    return referee(read(pack, "pack"), players)


def play(task: Task) -> FinishedGame:
    """Play one game to its end."""
    match = task.match
    game = game_for(match.pack, match.players)
    for entrant in match.entrants:
        if not is_program(entrant.bot):
            _prepare(match.pack, match.players, entrant.bot)
    thinking = _Thinking(task, game)
    dealt = DealtGame(game, Dealer(f"{DEALS}/{match.seed}/{task.deal}"))
    first = dealt.to_act
    outcome = game.outcome(play_out(dealt, thinking.ask).state)
    assert outcome is not None
    return FinishedGame(
        deal=task.deal,
        turn=task.turn,
        seating=thinking.seating,
        first=first,
        scores=outcome.scores,
        places=_places(outcome),
        moves=tuple(thinking.moves),
        seconds=tuple(round(seconds, 4) for seconds in thinking.seconds),
        longest=tuple(round(seconds, 4) for seconds in thinking.longest),
        notes=tuple(sorted(thinking.notes)),
        answers=thinking.answers(),
    )


@cache
def _prepare(pack: str, players: int, bot: str) -> None:
    """Load or compile what a bot needs, once per process, so that no move waits for it."""
    game = game_for(pack, players)
    state, _ = Dealer("ready").deal(game, game.start())
    bots.choose(game, game.view(state, game.to_act(state)), bot, "ready", bots.Budget(None, 1))


class _Thinking:
    """Asks the bots of one game, and counts how often and how long each seat thought."""

    def __init__(self, task: Task, game: Game[Any, Any]) -> None:
        self.task = task
        self.game = game
        self.seating = task.match.seatings[task.turn]
        self.moves = [0] * game.players
        self.seconds = [0.0] * game.players
        self.longest = [0.0] * game.players
        self.notes: set[Note] = set()
        entrants = [task.match.entrants[number] for number in self.seating]
        self.programs = {
            seat: ProgramPlayer(
                entrant.bot.removeprefix(PREFIX), entrant.budget.seconds or SECONDS, entrant.tries
            )
            for seat, entrant in enumerate(entrants)
            if is_program(entrant.bot)
        }

    def ask(self, dealt: DealtGame, seat: int) -> DealtGame:
        """The game after the move of the bot on this seat."""
        task, entrant = self.task, self.task.match.entrants[self.seating[seat]]
        seed = f"{task.match.seed}/{task.deal}/{task.turn}/{sum(self.moves)}"
        view = self.game.view(dealt.state, seat)
        started = time.perf_counter()
        if seat in self.programs:
            choice = self._of_program(dealt, seat, seed)
        else:
            choice = bots.choose(self.game, view, entrant.bot, seed, entrant.budget)
        seconds = time.perf_counter() - started
        self.moves[seat] += 1
        self.seconds[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)
        if choice.note is not None:
            note = (self.seating[seat], choice.note.code, tuple(choice.note.params.items()))
            self.notes.add(note)
        return dealt.advance(choice.move)

    def _of_program(self, dealt: DealtGame, seat: int, seed: str) -> bots.Choice:
        program = self.programs[seat]
        move = program.choose(self.game, dealt.events, seat, random.Random(f"{seed}/fallback"))
        return bots.Choice(move, note=program.failed)

    def answers(self) -> tuple[tuple[int, int, int, int, int], ...]:
        """How the programs answered, by seat; nothing without programs."""
        if not self.programs:
            return ()
        return tuple(
            self.programs[seat].answers.counts() if seat in self.programs else Answers().counts()
            for seat in range(self.game.players)
        )


def _places(outcome: Outcome) -> tuple[int, ...]:
    places = [0] * len(outcome.scores)
    for place, seats in enumerate(outcome.places):
        for seat in seats:
            places[seat] = place
    return tuple(places)
