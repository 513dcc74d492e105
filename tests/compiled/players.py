"""Who plays the games on which compiled games and referees are compared.

Half of them play anything; the others build, prophesy or collect, since what is played at
random hardly ever completes a level or a set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.ocelot.rules.events import Done, PlaceCompanion
from tests.oracle.builders import architect, filler, prophet

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from lapidarium.games.game import Game

    Player = Callable[[Game[Any, Any], Any, Sequence[Any], random.Random], Any]

CONSIDERED = 24
"""Moves a builder looks at."""


def anything(_game: Any, _state: Any, moves: Sequence[Any], draw: random.Random) -> Any:
    """Any move is as good as any other."""
    return draw.choice(moves)


def _builder(likes: Any) -> Player:
    def build(game: Any, state: Any, moves: Sequence[Any], draw: random.Random) -> Any:
        some = draw.sample(moves, min(CONSIDERED, len(moves)))
        return max(some, key=lambda move: likes(game, state, move))

    return build


def collector(_game: Any, _state: Any, moves: Sequence[Any], draw: random.Random) -> Any:
    """The companion sets out at once; whatever can be collected is."""
    companions = [move for move in moves if isinstance(move, PlaceCompanion)]
    if companions:
        return draw.choice(companions)
    return draw.choice([move for move in moves if not isinstance(move, Done)])


BUILDERS = (_builder(filler), _builder(architect), _builder(prophet))


def player_of(game: Game[Any, Any], number: int) -> Player:
    """Who plays the game of this number."""
    if number % 2 == 0:
        return anything
    return BUILDERS[number // 2 % len(BUILDERS)] if isinstance(game, Monolyth) else collector
