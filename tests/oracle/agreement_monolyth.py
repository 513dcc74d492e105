"""The referee and the oracle play the same game of Monolyth and compare everything.

Each seat has a manner of its own (see `builders`), so that levels, structures and whole
towers are reached as well as discards and empty lids.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.monolyth.pack.pack import MonolythPack
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.rules.cells import heights
from lapidarium.games.monolyth.rules.events import Discard, Event, Place, Prophesy, Swap
from lapidarium.games.packs import read
from tests.oracle.builders import architect, at_random, chosen, filler, prophet
from tests.oracle.monolyth import Monolyth as Oracle

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules.state import State

BUILDERS = (at_random, filler, architect, prophet)
WHIM = 0.05
"""How often a builder does anything instead of what it likes best."""


@cache
def referee(pack_text: str, players: int) -> Monolyth:
    pack = read(pack_text, "pack")
    assert isinstance(pack, MonolythPack)
    return Monolyth(pack, players)


def agree(pack_text: str, players: int, seed: int) -> Counter[str]:
    """Play one game with both; raises AssertionError where they differ.

    What was reached: how it ended, and how often a level, a structure … was.
    """
    game = referee(pack_text, players)
    oracle = Oracle(tomllib.loads(pack_text), players)
    draw = random.Random(f"{seed}/{players}")
    builders = [BUILDERS[(seed + seat * (seed // len(BUILDERS))) % len(BUILDERS)]
                for seat in range(players)]  # fmt: skip
    reached: Counter[str] = Counter()
    state = game.start()
    while (turn := game.to_act(state)) != OVER:
        if turn == CHANCE:
            event = _compared_chance(game, oracle, state, draw)
        else:
            _compare_moves(game, oracle, state)
            builder = builders[turn] if draw.random() >= WHIM else at_random
            event = chosen(builder, game, state, draw)
        oracle.apply(game.text(event))
        after = game.after(state, event)
        _compare_boards(game, oracle, after)
        reached.update(_reached(game, state, event))
        state = after
    return reached + Counter(_compared_end(game, oracle, state))


def _compared_chance(game: Monolyth, oracle: Oracle, state: State, draw: random.Random) -> Event:
    chance = game.chance(state)
    assert oracle.to_act() == "chance"
    assert {game.text(event): weight for event, weight in chance.outcomes} == oracle.chances()
    events, weights = zip(*chance.outcomes, strict=True)
    drawn: Event = draw.choices(events, weights)[0]
    return drawn


def _compare_moves(game: Monolyth, oracle: Oracle, state: State) -> None:
    texts = [game.text(move) for move in game.legal(state)]
    assert oracle.to_act() == game.to_act(state) + 1
    assert len(texts) == len(set(texts))
    assert set(texts) == oracle.legal(), game.position(state)


def _compare_boards(game: Monolyth, oracle: Oracle, state: State) -> None:
    """Everything that lies on the table."""
    assert list(game.scores(state)) == oracle.scores()
    assert list(state.prophecies) == sorted(oracle.prophecy_tokens)
    assert list(state.levels) == sorted(oracle.level_tokens)
    assert list(state.structures) == sorted(oracle.structure_tokens)
    assert state.crystal + 1 == oracle.crystal
    assert oracle.stones_accounted() == 80
    for seat, (own, sheet) in enumerate(zip(state.boards, game.sheets(state), strict=True), 1):
        player = oracle.players[seat - 1]
        assert list(heights(own.filled)) == oracle.heights(seat)
        assert list(own.levels) == player.level_tokens
        assert [own.structure] == (player.structure_tokens or [0])
        if sheet.walls:
            assert [wall.cubes for wall in sheet.walls] == oracle.walls(seat)


def _compared_end(game: Monolyth, oracle: Oracle, state: State) -> list[str]:
    outcome = game.outcome(state)
    assert outcome is not None
    assert oracle.to_act() == "over"
    assert oracle.legal() == set()
    assert oracle.chances() == {}
    assert oracle.places() == [seat + 1 for (seat,) in outcome.places]
    return ["games", outcome.ended.code, outcome.decided.code]


def _reached(game: Monolyth, state: State, event: Event) -> list[str]:
    if not isinstance(event, (Place, Swap, Discard, Prophesy)):
        return []
    gains = [message.code for message in game.gains(state, event)]
    several = ["several levels at once"] if gains.count("gain-level") > 1 else []
    dry = [] if any(state.lid) else ["turn with an empty lid"]
    return ["turns", type(event).__name__.lower(), *gains, *several, *dry]
