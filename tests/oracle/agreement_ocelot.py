"""The referee and the oracle play the same game of Sir Ocelot's Cave and compare everything.

Random players seldom collect much, so in some games a seat prefers placings that let it
collect, and takes what it can; in others the companions set out early.
"""

from __future__ import annotations

import random
import tomllib
from functools import cache

from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.ocelot.pack.pack import OcelotPack
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.ocelot.rules.events import Done, Event, PlaceCompanion, PlaceTool, Stay
from lapidarium.games.ocelot.rules.state import SETUP, State
from lapidarium.games.packs import read
from tests.oracle.ocelot import Ocelot as Oracle


@cache
def referee(pack_text: str) -> Ocelot:
    pack = read(pack_text, "pack")
    assert isinstance(pack, OcelotPack)
    return Ocelot(pack)


def agree(pack_text: str, seed: int) -> str:
    """Play one game with both; raises AssertionError where they differ. How it was decided."""
    game = referee(pack_text)
    oracle = Oracle(tomllib.loads(pack_text), 2)
    draw = random.Random(seed)
    state = game.start()
    while (turn := game.to_act(state)) != OVER:
        if turn == CHANCE:
            event = _compared_chance(game, oracle, state, draw)
        else:
            event = _compared_move(game, oracle, state, draw, seed % 3)
        oracle.apply(game.text(event))
        state = game.after(state, event)
        if state.step not in SETUP:
            _compare_board(game, oracle, state)
    outcome = game.outcome(state)
    assert outcome is not None
    assert oracle.to_act() == "over"
    assert oracle.legal() == set()
    assert oracle.winners() == [seat + 1 for seat in sorted(outcome.winners)]
    return outcome.decided.code


def _compared_chance(game: Ocelot, oracle: Oracle, state: State, draw: random.Random) -> Event:
    chance = game.chance(state)
    assert oracle.to_act() == "chance"
    assert {game.text(event): weight for event, weight in chance.outcomes} == oracle.chances()
    events = [event for event, _ in chance.outcomes]
    return draw.choices(events, [weight for _, weight in chance.outcomes])[0]


def _compared_move(
    game: Ocelot, oracle: Oracle, state: State, draw: random.Random, manner: int
) -> Event:
    moves = game.legal(state)
    texts = [game.text(move) for move in moves]
    assert oracle.to_act() == game.to_act(state) + 1
    assert oracle.winners() is None
    assert len(texts) == len(set(texts))
    assert set(texts) == oracle.legal(), game.position(state)
    if manner == 0 or draw.random() < 0.1:
        return draw.choice(moves)
    if manner == 1:
        return _greedy(game, state, draw)
    return max(moves, key=lambda move: (isinstance(move, PlaceCompanion), draw.random()))


def _greedy(game: Ocelot, state: State, draw: random.Random) -> Event:
    """Take what there is; place, of a dozen tools, the one that makes most collectable."""
    moves = game.legal(state)
    busy = [move for move in moves if not isinstance(move, (Done, Stay))]
    some = draw.sample(busy, min(12, len(busy)))
    return max(
        some,
        key=lambda move: len(game.would_collect(state, move)) if isinstance(move, PlaceTool) else 1,
    )


def _compare_board(game: Ocelot, oracle: Oracle, state: State) -> None:
    assert list(game.scores(state)) == oracle.scores()
    for seat in range(game.players):
        can = set(game.collectable(state, seat))
        for square in game.pack.mat.squares:
            assert oracle.collectable(square.name, seat + 1) == (square.name in can), (
                f"{square.name} for seat {seat + 1}: {game.position(state)}"
            )
