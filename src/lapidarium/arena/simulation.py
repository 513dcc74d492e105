"""Whole games from a seed, at random or by one bot, and what can be counted on them."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from lapidarium import bots
from lapidarium.arena.game_loop import DealtGame, play_out
from lapidarium.dealing import Dealer
from lapidarium.games.game import CHANCE, OVER
from lapidarium.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lapidarium.bots import Budget
    from lapidarium.games.game import Game, Outcome


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """A finished game, and how many moves there were to choose from at each decision."""

    record: Record
    last: Any
    choices: tuple[int, ...]
    outcome: Outcome


def play_at_random(game: Game[Any, Any], seed: str | int) -> SimulatedGame:
    """One game in which every legal move is equally likely."""
    rng = random.Random(f"{seed}/moves")
    return _simulate(game, seed, lambda _played, moves: rng.choice(moves))


def play_by(game: Game[Any, Any], seed: str | int, bot: str, budget: Budget) -> SimulatedGame:
    """One game in which the same bot sits on every seat; raises NoSuchBot."""

    def choose(played: DealtGame, _moves: Sequence[Any]) -> Any:
        view = game.view(played.state, played.to_act)
        return bots.choose(game, view, bot, f"{seed}/{len(played.events)}", budget).move

    found = _simulate(game, seed, choose)
    every = range(game.players)
    named = replace(found.record, names=tuple(bot for _ in every), bots=frozenset(every))
    return replace(found, record=named)


def _simulate(
    game: Game[Any, Any], seed: str | int, choose: Callable[[DealtGame, Sequence[Any]], Any]
) -> SimulatedGame:
    choices: list[int] = []

    def ask(played: DealtGame, _seat: int) -> DealtGame:
        moves = game.legal(played.state)
        choices.append(len(moves))
        return played.advance(choose(played, moves))

    played = play_out(DealtGame(game, Dealer(seed)), ask)
    outcome = game.outcome(played.state)
    assert outcome is not None
    return SimulatedGame(Record(game, tuple(played.events)), played.state, tuple(choices), outcome)


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """How many ways to continue there are, `depth` decisions deep.

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
