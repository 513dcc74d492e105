"""Situations of Monolyth for properties: any pack, any number of players, any moment."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from lapidarium.games.game import CHANCE, OVER
from tests.games.monolyth.tables import SCREWS, SHIPPED, monolyth
from tests.oracle.builders import architect, at_random, chosen, filler, prophet

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.state import State

STABLE = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
"""The same examples in every run, on every machine."""

LONGEST = 260
"""Events; no game lasts longer."""


class Situation(NamedTuple):
    """A game, everything that has happened in it, and how it stands."""

    game: Monolyth
    events: tuple[Event, ...]
    state: State


def played(game: Monolyth, seed: int, events: int) -> Situation:
    """The game after so many events, chosen by the seed; it may be over before."""
    draw = random.Random(seed)
    builder = draw.choice((at_random, filler, architect, prophet))
    state = game.start()
    happened: list[Event] = []
    while (turn := game.to_act(state)) != OVER and len(happened) < events:
        if turn == CHANCE:
            outcomes, weights = zip(*game.chance(state).outcomes, strict=True)
            event = draw.choices(outcomes, weights)[0]
        else:
            event = chosen(builder if draw.random() < 0.8 else at_random, game, state, draw)
        state = game.after(state, event)
        happened.append(event)
    return Situation(game, tuple(happened), state)


PACKS = {"shipped": SHIPPED, "screws": SCREWS}


def table(players: int, pack: str) -> Monolyth:
    """A referee, with the pack by its name."""
    return monolyth(players, PACKS[pack])


GAMES = st.builds(table, st.sampled_from([1, 2, 3, 4]), st.sampled_from(sorted(PACKS)))
SITUATIONS = st.builds(played, GAMES, st.integers(0, 2**32), st.integers(0, LONGEST))
WHOLE_GAMES = st.builds(played, GAMES, st.integers(0, 2**32), st.just(LONGEST * 2))


def readable(game: Monolyth) -> st.SearchStrategy[str]:
    """Texts of every kind of event that can be read, most of them nonsense at any moment."""
    site = st.integers(1, game.pack.sites)
    value = st.integers(1, 20)
    column = st.sampled_from([f"{letter}{row}" for letter in "abcd" for row in "1234"])
    ways = [
        f"{shape.name}/{way + 1}"
        for shape, turnings in zip(game.pack.shapes, game.tables.turnings, strict=True)
        for way in range(len(turnings))
    ]
    letter = st.sampled_from([colour.letter for colour in game.pack.colours])
    shape = st.sampled_from([shape.name for shape in game.pack.shapes])
    board = st.sampled_from([game.pack.board_name(n) for n in range(len(game.pack.boards))])
    seat = st.integers(1, game.players)
    return st.one_of(
        st.builds("@{} {} {}".format, site, st.sampled_from(ways), column),
        st.builds("@{} swap {}".format, site, column),
        st.builds("@{} discard".format, site),
        st.builds("prophecy {} {}{}".format, value, letter, st.sampled_from(["", "", "2"])),
        st.builds("give {}".format, value),
        st.builds("fill {} {}-{}".format, site, letter, shape),
        st.builds("card {}".format, st.integers(1, len(game.pack.cards))),
        st.builds("board {} {}".format, seat, board),
        st.builds("first {}".format, seat),
    )


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text with a few places changed: something cut out, put in, or said twice."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        other = draw(st.integers(0, len(text)))
        put = draw(
            st.one_of(
                st.just(""),
                st.text("-,;/=*@ 0123456789BOKTWabcd\n", max_size=4),
                st.text(max_size=4),
                st.just(text[other : other + 12]),
                st.just(text[start:end] * 2),
            )
        )
        text = text[:start] + put + text[end:]
    return text
