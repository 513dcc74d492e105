"""States of random games, for properties: the same seed gives the same game."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.ocelot.rules.events import Event, PlaceTool
from tests.games.ocelot.rules.situations import PACK_TEXTS, ocelot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.ocelot.rules import Ocelot
    from lapidarium.games.ocelot.rules.state import State

SEEDS = 12


@dataclass(frozen=True, repr=False)
class Played:
    """A finished game: all its states, and the events between them."""

    game: Ocelot
    seed: int
    states: tuple[State, ...]
    events: tuple[Event, ...]

    def __repr__(self) -> str:
        return f"{self.game.pack.name}, seed {self.seed}"

    def steps(self) -> Iterator[tuple[State, Event, State]]:
        """Every event with the state before and after it."""
        return zip(self.states, self.events, self.states[1:], strict=False)


@cache
def random_game(pack_text: str, seed: int) -> Played:
    """One game; with even seeds players prefer tools that let them collect, and collect."""
    game, draw = ocelot(pack_text), random.Random(seed)
    states, events = [game.start()], list[Event]()
    while (turn := game.to_act(states[-1])) != OVER:
        if turn == CHANCE:
            outcomes = game.chance(states[-1]).outcomes
            event = draw.choices([e for e, _ in outcomes], [n for _, n in outcomes])[0]
        else:
            event = _chosen(game, states[-1], draw, is_greedy=seed % 2 == 0)
        events.append(event)
        states.append(game.after(states[-1], event))
    return Played(game, seed, tuple(states), tuple(events))


def _chosen(game: Ocelot, state: State, draw: random.Random, *, is_greedy: bool) -> Event:
    moves = game.legal(state)
    if not is_greedy or draw.random() < 0.2:
        return draw.choice(moves)
    some = draw.sample(list(moves), min(10, len(moves)))
    return max(some, key=lambda move: _worth(game, state, move))


def _worth(game: Ocelot, state: State, move: Event) -> int:
    return len(game.would_collect(state, move)) if isinstance(move, PlaceTool) else 1


def games() -> st.SearchStrategy[Played]:
    """A whole random game with one of three packs."""
    return st.builds(random_game, st.sampled_from(PACK_TEXTS), st.integers(0, SEEDS - 1))


@st.composite
def situations(draw: st.DrawFn) -> tuple[Ocelot, State]:
    """A state of a random game, from before setup to the end."""
    played = draw(games())
    return played.game, draw(st.sampled_from(played.states))
