"""Records: their size, what they are converted from and to, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lapidarium.compiled import CompiledGame, CoreError
from lapidarium.games.errors import Unreadable
from lapidarium.games.ocelot.compiled.layout import STATE as OCELOT
from lapidarium.games.registry import game_type
from tests.compiled.compiled_games import GAMES, TABLES, compiled_of, game_of

pytestmark = pytest.mark.slow

SPOILED = 1500


def test_a_state_is_one_small_record() -> None:
    """Copied in one go, and thousands of them in an array."""
    assert compiled_of("monolyth", 4).dtype.itemsize <= 400
    assert compiled_of("ocelot", 2).dtype.itemsize <= 400
    games = compiled_of("monolyth", 4).start(5000)
    copy = games.copy()
    assert (copy == games).all()


@pytest.mark.parametrize(("pack", "players"), TABLES)
def test_equal_states_are_equal_records(pack: str, players: int) -> None:
    """A state has one record only, so that states can be compared and counted as bytes."""
    table = compiled_of(pack, players)
    games = table.set_up(20, seed=pack)
    ended = table.play_out(games, seed=1)
    for records in (games, ended):
        again = table.records(table.state(record) for record in records)
        assert again.tobytes() == records.tobytes()


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_positions(pack: str, players: int) -> None:
    """The referee's position text is the record's too."""
    table = compiled_of(pack, players)
    record = table.set_up(1, seed="position")[0]
    text = table.position(record)
    assert text == table.game.position(table.state(record))
    assert table.from_position(text)[0] == record
    with pytest.raises(Unreadable):
        table.from_position("nonsense")


def test_a_game_without_a_compiled_form_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game_type("ocelot")), "compiled", lambda _self, _game: None)
    with pytest.raises(CoreError, match="ocelot has no compiled form"):
        CompiledGame.of(game_of("ocelot", 2))


@pytest.mark.parametrize(
    ("records", "why"),
    [
        (None, "got NoneType"),
        ([1, 2], "got list"),
        (np.zeros(3), "got float64"),
        (np.zeros(3, OCELOT), "expected an array of monolyth records"),
    ],
)
def test_foreign_arrays_are_refused(records: Any, why: str) -> None:
    """Nothing but records of the game reaches a kernel."""
    with pytest.raises(CoreError, match=why):
        compiled_of("monolyth", 2).legal(records)


def test_records_must_lie_in_a_row() -> None:
    table = compiled_of("monolyth", 2)
    with pytest.raises(CoreError, match="in one row"):
        table.legal(table.start(10)[::2])
    with pytest.raises(CoreError, match="in one row"):
        table.legal(table.start(10).reshape(2, 5))


def test_records_of_other_tables_are_refused() -> None:
    """A state for four is none for two, and the other way round."""
    two, four = compiled_of("monolyth", 2), compiled_of("monolyth", 4)
    with pytest.raises(CoreError, match="not a state of monolyth for 2"):
        two.legal(four.set_up())
    with pytest.raises(CoreError, match="not a state of monolyth for 4"):
        four.legal(two.set_up())
    with pytest.raises(CoreError, match="expected a state of monolyth for 2"):
        two.record(game_of("monolyth", 4).start())
    with pytest.raises(CoreError, match="expected a state of monolyth"):
        two.record(game_of("ocelot", 2).start())
    with pytest.raises(CoreError, match="expected a state of ocelot"):
        compiled_of("ocelot", 2).record(game_of("monolyth", 2).start())


def test_states_without_sense_are_refused() -> None:
    """What the referee would not make either, with the part that is wrong."""
    table = compiled_of("monolyth", 2)
    state = table.state(table.set_up()[0])
    for part, wrong in (
        ("lid", state._replace(lid=(9, *state.lid[1:]))),
        ("card", state._replace(card=77)),
        ("seat", state._replace(first=3)),
        ("crystal", state._replace(crystal=2)),
        ("rising order", state._replace(prophecies=state.prophecies[::-1])),
        ("tokens", state._replace(levels=(1,) * 15)),
    ):
        with pytest.raises(CoreError, match=part):
            table.record(wrong)


@pytest.mark.parametrize(("pack", "players"), TABLES)
def test_spoiled_records_are_refused_or_harmless(pack: str, players: int) -> None:
    """Whatever bytes a record has: either it is refused, or it can be played to its end.

    With NUMBA_BOUNDSCHECK=1 this shows that no kernel reads outside its arrays.
    """
    table, draw = compiled_of(pack, players), np.random.default_rng(players)
    moments = _moments(table)
    refused = 0
    for _ in range(SPOILED // len(TABLES)):
        spoiled = moments[draw.integers(len(moments))][None].copy()
        raw = spoiled.view(np.uint8)
        for at in draw.integers(len(raw), size=draw.integers(1, 4)):
            raw[at] = draw.choice([0, 1, 255, draw.integers(256), raw[at] ^ 1])
        try:
            table.validated(spoiled)
        except CoreError:
            refused += 1
            continue
        table.observe(spoiled, 0)
        ended = table.play_out(spoiled)
        assert (table.to_act(ended) == -2).all()
        table.validated(ended)
    assert refused


def _moments(table: Any) -> Any:
    """Records from all over a game, setup and end among them."""
    records, found = table.start(), []
    draw = np.random.default_rng(1)
    while table.to_act(records)[0] != -2:
        found.append(records)
        if table.to_act(records)[0] == -1:
            (numbers,) = np.nonzero(table.weights(records)[0])
        else:
            numbers = table.legal(records)[0]
        records = table.after(records, [draw.choice(numbers)])
    return np.concatenate([*found, records])
