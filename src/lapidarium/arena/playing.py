"""Random games: whole ones from a seed, and what can be counted on them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lapidarium.arena.dealing import Dealer
from lapidarium.record import Record
from lapidarium.rules.game import CHANCE, OVER

if TYPE_CHECKING:
    from lapidarium.rules.game import Game, Outcome


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, and how many moves there were to choose from at each decision."""

    record: Record
    last: Any
    choices: tuple[int, ...]
    outcome: Outcome


def play_at_random(game: Game[Any, Any], seed: str | int) -> Played:
    """One game in which every legal move is as likely as any other."""
    dealer, choose = Dealer(seed), random.Random(f"{seed}/moves")
    events, choices = [], []
    state = game.start()
    while (turn := game.to_act(state)) != OVER:
        if turn == CHANCE:
            event = dealer.draw(game.chance(state))
        else:
            moves = game.legal(state)
            choices.append(len(moves))
            event = choose.choice(moves)
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
