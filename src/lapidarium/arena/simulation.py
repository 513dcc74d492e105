"""Whole games from a seed, at random or by one bot, and what can be counted on them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lapidarium import bots
from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, OVER
from lapidarium.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lapidarium.bots import Budget
    from lapidarium.games.game import Game, Outcome


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, and how many moves there were to choose from at each decision."""

    record: Record
    last: Any
    choices: tuple[int, ...]
    outcome: Outcome


def play_at_random(game: Game[Any, Any], seed: str | int) -> Played:
    """One game in which every legal move is as likely as any other."""
    choose = random.Random(f"{seed}/moves")
    return _played(game, seed, lambda _state, moves, _number: choose.choice(moves))


def play_by(game: Game[Any, Any], seed: str | int, bot: str, budget: Budget) -> Played:
    """One game in which the same bot sits on every seat; raises NoSuchBot."""

    def chosen(state: Any, _moves: Sequence[Any], number: int) -> Any:
        view = game.view(state, game.to_act(state))
        return bots.choose(game, view, bot, f"{seed}/{number}", budget).move

    return _played(game, seed, chosen)


def _played(
    game: Game[Any, Any], seed: str | int, choose: Callable[[Any, Sequence[Any], int], Any]
) -> Played:
    dealer = Dealer(seed)
    events: list[Any] = []
    choices: list[int] = []
    state = game.start()
    while (turn := game.to_act(state)) != OVER:
        if turn == CHANCE:
            event = dealer.draw(game.chance(state))
        else:
            moves = game.legal(state)
            choices.append(len(moves))
            event = choose(state, moves, len(events))
        state = game.after(state, event)
        events.append(event)
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(Record(game, tuple(events)), state, tuple(choices), outcome)


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """How many ways to go on there are, `depth` decisions deep.

    At chance every distinct outcome is one branch and adds no depth.
    """
    if depth == 0:
        return 1
    turn = game.to_act(state)
    if turn == OVER:
        return 0
    if turn == CHANCE:
        outcomes = game.chance(state).outcomes
        return sum(perft(game, game.after(state, event), depth) for event, _ in outcomes)
    moves = game.legal(state)
    if depth == 1:
        return len(moves)
    return sum(perft(game, game.after(state, move), depth - 1) for move in moves)
