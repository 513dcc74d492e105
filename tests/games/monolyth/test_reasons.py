"""What a reason of Monolyth's coach states is so, by the referee's own figures."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, Any

from lapidarium.games.game import CHANCE
from lapidarium.games.monolyth.rules.cells import LEVEL, full_levels
from lapidarium.games.monolyth.rules.events import Place, Prophesy, Swap
from lapidarium.games.monolyth.rules.scoring import walls_of
from lapidarium.games.monolyth.rules.state import Phase
from lapidarium.games.registry import game_type
from lapidarium.messages import Message
from lapidarium.words import render
from tests.games.monolyth.plant_reasons import positions
from tests.games.monolyth.tables import monolyth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.scoring import Wall
    from lapidarium.games.monolyth.rules.state import PlayerBoard, State
    from lapidarium.learning.coach import Reason

POSITIONS = 200

Case = tuple["Monolyth", "State", "Event", "Event", "Reason"]


def said(
    codes: set[str], seed: str, players: set[int], played: type[Any], few: int = 0
) -> Iterator[Case]:
    """What is said with these codes of random moves in games of simple builders.

    Whether it speaks for the move or against it: the figure has to be right in both cases.
    """
    draw = random.Random(seed)
    at_tables = ((game, at) for game, at in positions(draw) if game.players in players)
    for game, state in islice(at_tables, POSITIONS):
        legal = game.legal(state)
        bad = [move for move in legal if isinstance(move, played)]
        if state.phase is not Phase.TURN or not bad:
            continue
        coach = game_type("monolyth").coach(game)
        assert coach is not None
        one, other = draw.choice(bad[:few] if few else bad), draw.choice(legal)
        for reason in coach.differences(state, one, other):
            if reason.message.code in codes:
                yield game, state, one, other, reason


def test_a_stone_within_reach_wins_what_is_said_of_it() -> None:
    """M-T2: some stone that the crystal reaches next turn, placed or swapped; no prophecy."""
    count = 0
    for game, state, _, better, reason in said({"monolyth-why-reach"}, "reach", {1}, object):
        after = _next_turn(game, game.after(state, better))
        had = game.scores(after)[0]
        placed = [move for move in game.legal(after) if isinstance(move, (Place, Swap))]
        gains = [game.scores(game.with_tokens(game.after(after, m)))[0] - had for m in placed]
        assert reason.message.params["points"] == max(gains, default=0), game.position(state)
        count += any(gains)
    assert count >= 20


def test_a_prophecy_that_is_avoided_is_hard_or_there_is_a_higher_one() -> None:
    """M-E4: a wall that has its cubes fulfils its prophecy: nothing is hard about that."""
    codes = {f"monolyth-why-prophecy-{why}" for why in ("lost", "hard", "higher")}
    count = Counter[str]()
    for game, state, played, better, reason in said(codes, "free", {1, 2}, Prophesy, 10):
        code, value = reason.message.code, reason.message.params["value"]
        assert isinstance(value, int)
        side = _foretold_side(game, state, played)
        count[code] += 1
        had, has = (_walls(game, state, move)[side] for move in (played, better))
        assert (code == "monolyth-why-prophecy-lost") == (had.possible < value)
        if code == "monolyth-why-prophecy-hard":
            assert had.cubes < value, game.position(state)
        if code == "monolyth-why-prophecy-higher":
            on_offer = game.after(state, better).prophecies
            assert any(value < token <= has.possible for token in on_offer)
    assert all(count[code] >= 5 for code in codes), count


def test_every_level_that_is_completed_is_named() -> None:
    """M-L1: with the points of its token."""
    count = Counter[str]()
    for game, state, played, better in _with_levels():
        coach = game_type("monolyth").coach(game)
        assert coach is not None
        found = {one.theme: one.message for one in coach.differences(state, played, better)}
        message = found["level"]
        before, after = (_after(game, state, move) for move in (played, better))
        if full_levels(before.filled) == full_levels(after.filled):
            continue
        first, last = full_levels(before.filled) + 1, full_levels(after.filled)
        points = sum(after.levels) - sum(before.levels)
        named: dict[str, Any] = {"level": last}
        code = "monolyth-why-level"
        if first != last:
            code, named = f"{code}s", {"first": first, "last": last, "count": last - first + 1}
        assert message == Message(code, points=points, **named)
        count[code] += 1
    assert count["monolyth-why-level"] >= 10
    assert count["monolyth-why-levels"] >= 5


def test_articles_fit_the_figure() -> None:
    """An 8 and an 11: in English no sentence says `a 8`."""
    for why in ("lost", "hard", "higher"):
        for value in range(1, 17):
            text = render(Message(f"monolyth-why-prophecy-{why}", value=value, colour="blue"))
            assert str(value) in text
            assert not re.search(r"\ba (8|11)\b|\ban (?!8\b|11\b)\d", text)


def _with_levels() -> Iterator[tuple[Monolyth, State, Event, Event]]:
    """Moves that complete levels beside random ones, in games and towers with few open columns."""
    draw = random.Random("levels")
    for game, state in islice(positions(draw), POSITIONS // 3):
        tower = _nearly_full(draw, game, state)
        for at in (state, tower):
            legal = [move for move in game.legal(at) if isinstance(move, (Place, Swap))]
            most = max(legal, key=lambda m: full_levels(_after(game, at, m).filled), default=None)
            if most is not None:
                yield game, at, draw.choice(legal), most


def _nearly_full(draw: random.Random, game: Monolyth, state: State) -> State:
    """The same with a tower of two levels or more that lacks a single column."""
    height, gap = draw.randint(2, game.tables.height), draw.randrange(LEVEL)
    cells = [n for n in range(LEVEL * height) if n % LEVEL != gap]
    colours = [0] * len(state.boards[state.active].colours)
    for cell in cells:
        colours[draw.randrange(len(colours))] |= 1 << cell
    own = state.boards[state.active]._replace(colours=tuple(colours), levels=())
    boards = list(state.boards)
    boards[state.active] = own
    return state._replace(boards=tuple(boards), levels=monolyth(game.players).start().levels)


def _next_turn(game: Monolyth, state: State) -> State:
    """In solo: after the draw and the token that is given up, or the end of the game."""
    while state.phase not in (Phase.TURN, Phase.OVER):
        if game.to_act(state) == CHANCE:
            state = game.after(state, game.chance(state).outcomes[0][0])
        else:
            state = game.after(state, game.legal(state)[0])
    return state


def _after(game: Monolyth, state: State, move: Event) -> PlayerBoard:
    return game.with_tokens(game.after(state, move)).boards[state.active]


def _walls(game: Monolyth, state: State, move: Event) -> tuple[Wall, ...]:
    return walls_of(game.pack, _after(game, state, move), game.tables.height)


def _foretold_side(game: Monolyth, state: State, move: Event) -> int:
    assert isinstance(move, Prophesy)
    walls = game.tables.walls[state.boards[state.active].board]
    return walls.index((move.colour, move.number))
