"""Moves and outcomes as numbers: from and to events and texts, legal or refused."""

from __future__ import annotations

import numpy as np
import pytest

from lapidarium.compiled import CoreError
from lapidarium.games.errors import Illegal, Unreadable
from tests.compiled.compiled_games import GAMES, TABLES, compiled_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("pack", "players"), TABLES)
def test_every_number_is_legal_or_refused_like_the_referee_does(pack: str, players: int) -> None:
    """M-T1, O-T1: one number in five that there are, and all that are legal, in one state."""
    table = compiled_of(pack, players)
    records = table.set_up(1, seed="every number")
    state, legal = table.state(records[0]), set(table.legal(records)[0].tolist())
    for number in sorted({*range(-1, table.moves + 2, 5), *legal}):
        if number in legal:
            table.after(records, [number])
            assert table.event(records[0], number) in table.game.legal(state)
        else:
            with pytest.raises((Illegal, CoreError)):
                table.after(records, [number])


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_numbers_and_texts(pack: str, players: int) -> None:
    """Text outside, integers inside."""
    table = compiled_of(pack, players)
    record = table.set_up(1, seed="texts")[0]
    for move in table.game.legal(table.state(record)):
        number = table.number(record, table.game.text(move))
        assert number == table.number(record, move)
        assert table.event(record, number) == move
    with pytest.raises(Unreadable):
        table.number(record, "nonsense")
    with pytest.raises(Illegal):
        table.number(record, "first 1")


def test_a_refusal_names_the_clause() -> None:
    """M-T2: the referee says why."""
    table = compiled_of("monolyth", 2)
    records = table.set_up()
    far = (int(records[0]["crystal"]) + 6) % 13 << 9
    with pytest.raises(Illegal) as refused:
        table.after(records, [far])
    assert refused.value.clause == "M-T2"


@pytest.mark.parametrize(
    ("numbers", "why"),
    [
        ([1, 2], "expected 1 integers"),
        (7, "expected 1 integers"),
        ([0.5], "expected 1 integers"),
        (["@5 swap a1"], "expected 1 integers"),
        ([1 << 40], "no move or outcome has such a number"),
        ([-7], "no move or outcome has such a number"),
    ],
)
def test_what_is_no_number_is_refused(numbers: object, why: str) -> None:
    table = compiled_of("monolyth", 2)
    with pytest.raises(CoreError, match=why):
        table.after(table.set_up(), numbers)  # type: ignore[arg-type]


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_nothing_can_be_drawn_but_what_may_be(pack: str, players: int) -> None:
    """M-S3 to M-S8, O-S3, O-S5: at chance only outcomes with a weight."""
    table = compiled_of(pack, players)
    records = table.start()
    weights = table.weights(records)[0]
    for outcome in range(-1, table.outcomes + 1):
        if 0 <= outcome < table.outcomes and weights[outcome]:
            table.after(records, [outcome])
        else:
            with pytest.raises((Illegal, CoreError)):
                table.after(records, [outcome])


@pytest.mark.parametrize(("pack", "players"), GAMES)
def test_nothing_changes_where_one_of_many_is_refused(pack: str, players: int) -> None:
    table = compiled_of(pack, players)
    records = table.set_up(3)
    numbers = np.array([moves[0] for moves in table.legal(records)])
    numbers[1] = table.moves - 1
    before = records.copy()
    with pytest.raises(Illegal):
        table.after(records, numbers)
    assert (records == before).all()
