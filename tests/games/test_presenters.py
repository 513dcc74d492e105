"""Presenters show the same whether a game is walked through at once or event by event."""

from __future__ import annotations

import random
import types
import typing
from dataclasses import is_dataclass
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from lapidarium.arena.simulation import play_at_random
from lapidarium.dealing import Dealer
from lapidarium.games import views
from lapidarium.games.game import FORMAT
from lapidarium.games.monolyth import wire as monolyth_wire
from lapidarium.games.monolyth.presenter import MonolythPresenter
from lapidarium.games.monolyth.rules.choices import _SETS
from lapidarium.games.monolyth.rules.events import Place
from lapidarium.games.monolyth.rules.structure import Pattern
from lapidarium.games.ocelot import wire as ocelot_wire
from lapidarium.games.packs import load
from lapidarium.games.present import log_line, present
from lapidarium.games.registry import game_type, referee
from lapidarium.games.views import View
from lapidarium.games.walk import Frame, first_frame, frame_after, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.presenter import Presenter

GAMES = [("monolyth", 1), ("monolyth", 2), ("monolyth", 3), ("monolyth", 4), ("ocelot", 2)]


def frames(game: str, players: int, seed: int) -> tuple[Presenter, list[Frame]]:
    """A whole game at random."""
    rules = referee(load(game), players)
    presenter = game_type(game).presenter(rules)
    first = first_frame(presenter, rules.start())
    steps = play_at_random(rules, seed).record.steps()
    return presenter, [first, *walk(presenter, first, steps)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_is_reused_of_another_view_is_what_would_be_drawn(game: str, players: int) -> None:
    """From any moment of a game to any other, forwards and back, as each seat sees it."""
    presenter, game_frames = frames(game, players, 7)
    choose = random.Random(1)
    for frame in game_frames:
        for seat in (None, *range(players)):
            fresh = present(presenter, frame, seat)
            other = choose.choice(game_frames)
            last = present(presenter, other, seat)
            assert present(presenter, frame, seat, last=last) == fresh


def test_the_towers_of_those_who_did_not_move_are_the_same_objects() -> None:
    presenter, game_frames = frames("monolyth", 3, 5)
    reused, last = 0, present(presenter, game_frames[0], None)
    for frame in game_frames[1:]:
        view = present(presenter, frame, None, last=last)
        before: monolyth_wire.MonolythView = last.position
        pairs = zip(view.position.towers.values(), before.towers.values(), strict=True)
        reused += sum(tower is old for tower, old in pairs)
        last = view
    assert reused > 2 * len(game_frames)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_walk_goes_on_where_another_ended(game: str, players: int) -> None:
    presenter, game_frames = frames(game, players, 3)
    steps = [(frame.event, frame.state) for frame in game_frames[1:]]
    for count in (0, 1, len(steps) // 2, len(steps)):
        middle = frame_after(presenter, game_frames[0], steps[:count])
        assert middle == game_frames[count]
        assert [*walk(presenter, middle, steps[count:])] == game_frames[count + 1 :]


@pytest.mark.parametrize("version", [1, FORMAT])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tokens_are_told_with_the_stone_that_wins_them(players: int, version: int) -> None:
    """M-L1, M-L2: though they are taken after the refill, and if the lid is empty too (M-T5)."""
    game: Any = referee(load("monolyth"), players, version)
    presenter, draw = MonolythPresenter(game), random.Random(1)
    levels = 0
    for seed in range(8):
        state, _ = Dealer(seed).deal(game, game.start())
        while game.to_act(state) >= 0:
            event = draw.choice(game.legal(state))
            for before in (state, state._replace(lid=(0,) * len(state.lid))):
                line = line_of(presenter, before, event)
                if isinstance(event, Place):
                    assert isinstance(line.facts, monolyth_wire.PlaceFacts)
                    tokens = len(line.facts.levels) + bool(line.facts.structure)
                    assert len(line.gains) == tokens
                    levels += len(line.facts.levels)
            state, _ = Dealer(seed).deal(game, game.after(state, event))
    assert levels


def line_of(presenter: MonolythPresenter, before: Any, event: Any) -> views.LogLine:
    first = first_frame(presenter, before)
    (frame,) = walk(presenter, first, [(event, presenter.game.after(before, event))])
    return log_line(presenter, frame, event)


def test_a_structure_that_is_won_is_told_in_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """M-L2: the first stone makes the tower that the card asks for."""
    game: Any = referee(load("monolyth"), 2)
    state, _ = Dealer(1).deal(game, game.start())
    event = next(move for move in game.legal(state) if isinstance(move, Place))
    cells = game.after(state, event).boards[state.active].filled
    card = (Pattern(game.tables.patterns[state.card][0].ranges, cells, cells),)
    monkeypatch.setattr(game.tables, "patterns", (card,) * len(game.tables.patterns))
    line = line_of(MonolythPresenter(game), state, event)
    assert line.facts.structure == state.structures[-1]
    assert [gain["code"] for gain in line.gains] == ["gain-structure"]


def test_a_set_of_cells_is_listed_from_the_lowest() -> None:
    """Whether or not it was listed before."""
    draw = random.Random(1)
    for cells in [0, 1, 1 << 63, *(draw.getrandbits(64) & draw.getrandbits(64) for _ in range(50))]:
        numbers = tuple(number for number in range(64) if cells >> number & 1)
        assert _SETS[cells] == numbers
        assert _SETS[cells] == numbers


# ------------------------------------------------------------ absent, never null


def shapes() -> Iterator[type[View]]:
    for module in (views, monolyth_wire, ocelot_wire):
        for found in vars(module).values():
            if isinstance(found, type) and issubclass(found, View) and found is not View:
                yield found


@pytest.mark.parametrize("shape", list(shapes()), ids=lambda shape: shape.__name__)
def test_no_member_of_a_view_may_be_null(shape: type[View]) -> None:
    """A difference between two views says null for a member that is gone."""
    assert not is_dataclass(shape)
    hints = typing.get_type_hints(shape)
    for field in msgspec.structs.fields(shape):
        hint = hints[field.name]
        parts = typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
        assert type(None) not in parts, field.name
        assert field.required or field.default is msgspec.UNSET, field.name


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_no_member_of_a_position_is_null(game: str, players: int) -> None:
    presenter, game_frames = frames(game, players, 2)
    for frame in game_frames[::5]:
        for seat in (None, *range(players)):
            check_no_null(msgspec.to_builtins(present(presenter, frame, seat, choices=True)))


def check_no_null(value: Any) -> None:
    if isinstance(value, dict):
        assert None not in value.values(), value
        for part in value.values():
            check_no_null(part)
    elif isinstance(value, list | tuple):
        for part in value:
            check_no_null(part)
