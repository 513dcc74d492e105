"""The referee and the oracle play the same game of Monolyth and compare everything.

Random players hardly ever finish a level or a structure, so some games are played by a
seat that prefers to build low, which reaches them often.
"""

from __future__ import annotations

import random
import tomllib
from functools import cache

from lapidarium.components import read
from lapidarium.components.monolyth import MonolythPack
from lapidarium.rules.game import CHANCE, OVER
from lapidarium.rules.monolyth import Monolyth
from lapidarium.rules.monolyth.cells import heights
from lapidarium.rules.monolyth.events import Event, Place, Swap
from lapidarium.rules.monolyth.state import State
from tests.oracle.monolyth import Monolyth as Oracle


@cache
def referee(pack_text: str, players: int) -> Monolyth:
    pack = read(pack_text, "pack")
    assert isinstance(pack, MonolythPack)
    return Monolyth(pack, players)


def agree(pack_text: str, players: int, seed: int) -> str:
    """Play one game with both; raises AssertionError where they differ. How it ended."""
    game = referee(pack_text, players)
    oracle = Oracle(tomllib.loads(pack_text), players)
    draw = random.Random(f"{seed}/{players}")
    builds_low = seed % 2 == 0
    state = game.start()
    while (turn := game.to_act(state)) != OVER:
        if turn == CHANCE:
            event = _compared_chance(game, oracle, state, draw)
        else:
            event = _compared_move(game, oracle, state, draw, builds_low)
        oracle.apply(game.text(event))
        state = game.after(state, event)
        _compare_boards(game, oracle, state)
    outcome = game.outcome(state)
    assert outcome is not None
    assert oracle.to_act() == "over"
    assert oracle.legal() == set()
    assert oracle.places() == [seat + 1 for (seat,) in outcome.places]
    return outcome.ended.code


def _compared_chance(game: Monolyth, oracle: Oracle, state: State, draw: random.Random) -> Event:
    chance = game.chance(state)
    assert oracle.to_act() == "chance"
    assert {game.text(event): weight for event, weight in chance.outcomes} == oracle.chances()
    events, weights = zip(*chance.outcomes, strict=True)
    return draw.choices(events, weights)[0]


def _compared_move(
    game: Monolyth, oracle: Oracle, state: State, draw: random.Random, builds_low: bool
) -> Event:
    moves = game.legal(state)
    texts = [game.text(move) for move in moves]
    assert oracle.to_act() == game.to_act(state) + 1
    assert len(texts) == len(set(texts))
    assert set(texts) == oracle.legal(), game.position(state)
    if builds_low and draw.random() < 0.9:
        return min(moves, key=lambda move: (_height(state, move), draw.random()))
    return draw.choice(moves)


def _height(state: State, move: Event) -> int:
    if not isinstance(move, (Place, Swap)):
        return 3
    return heights(state.boards[state.active].filled)[move.column]


def _compare_boards(game: Monolyth, oracle: Oracle, state: State) -> None:
    assert list(game.scores(state)) == oracle.scores()
    for seat, own in enumerate(state.boards, 1):
        assert list(heights(own.filled)) == oracle.heights(seat)
    if state.sites.count(-1) < len(state.sites):
        assert oracle.stones_accounted() == 80
    for seat, sheet in enumerate(game.sheets(state), 1):
        if sheet.walls:
            assert [wall.count for wall in sheet.walls] == oracle.walls(seat)
