"""What ends a game, played to its last event by the referee and by its compiled twin.

Each game ends by one clause, and the refusal after it names that clause (M-E1, M-E2, M-1P4).
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from lapidarium.compiled import CompiledGame
from lapidarium.games.errors import Illegal
from lapidarium.games.game import OVER
from lapidarium.games.monolyth.rules import Monolyth
from lapidarium.games.monolyth.rules.state import State
from tests.games.monolyth.tables import at, board, built, monolyth, play

ALMOST = built("4444/4444/4444/4443")
LAST_STONE = {4: "B-I2"}
ALL_LEFT = "3,4,4,5,6"


class End(NamedTuple):
    """A game shortly before its end, and the events that end it."""

    clause: str
    game: Monolyth
    state: State
    events: tuple[str, ...]


def ends() -> dict[str, End]:
    """Every way in which a game can end."""
    one, two = monolyth(1), monolyth(2)
    first = board("BOKT", ALMOST, levels="8,8,7")
    second = board("OKTW", ALMOST, levels="8,8,7")
    alone = board("BOKT", ALMOST, levels="6,8,10")
    swap = "@2 swap d4"
    return {
        "the last of the round completes the top level": End(
            "M-E1", two, at(two, card=10, turn=9, seat2=second, levels=ALL_LEFT),
            (swap, "fill 1 W-I2"),
        ),
        "the round is finished after the top level": End(
            "M-E1", two, at(two, card=10, turn=8, seat1=first, levels=ALL_LEFT),
            (swap, "fill 1 W-I2", "prophecy 7 T"),
        ),
        "the last stone in mid-round": End(
            "M-E2", two, at(two, card=10, turn=8, lid="-", sites=LAST_STONE), ("@4 swap a1",),
        ),
        "the last stone in mid-round completes the top level": End(
            "M-E2", two,
            at(two, card=10, turn=8, lid="-", sites=LAST_STONE, seat1=first, levels=ALL_LEFT),
            ("@4 swap d4",),
        ),
        "the last stone at the end of a round": End(
            "M-E2", two, at(two, card=10, turn=9, lid="-", sites=LAST_STONE), ("@4 swap a1",),
        ),
        "solo, the last stone": End(
            "M-E2", one, at(one, card=10, lid="-", sites=LAST_STONE), ("@4 swap a1", "give 9"),
        ),
        "solo, the last token is given up": End(
            "M-1P4", one, at(one, card=10, prophecies="9"), ("@2 swap a1", "fill 1 W-I2", "give 9"),
        ),
        "solo, the last token is a prophecy": End(
            "M-1P4", one, at(one, card=10, prophecies="9"), ("prophecy 9 K",),
        ),
        "solo, the top level": End(
            "M-1P4", one, at(one, card=10, seat1=alone, levels=16), (swap, "fill 1 W-I2"),
        ),
    }  # fmt: skip


@pytest.mark.parametrize("name", ends())
def test_the_clause_that_ended_the_game(name: str) -> None:
    """M-E1, M-E2, M-1P4: no event earlier, and whoever goes on is told which of them it was."""
    end = ends()[name]
    before = play(end.game, end.state, *end.events[:-1])
    assert end.game.to_act(before) != OVER
    after = play(end.game, before, end.events[-1])
    assert end.game.to_act(after) == OVER
    for seat in (None, 0):
        with pytest.raises(Illegal) as refused:
            end.game.check(after, "prophecy 4 K", seat)
        assert (refused.value.message.code, refused.value.clause) == (
            "refused-game-over",
            end.clause,
        )


@pytest.mark.slow
@pytest.mark.parametrize("name", ends())
def test_the_compiled_twin_ends_with_it(name: str) -> None:
    """M-E1, M-E2, M-1P4: the twin is over after the same event, by the same clause."""
    end = ends()[name]
    twin, state = CompiledGame.of(end.game), end.state
    record = twin.records([state])
    for text in end.events:
        assert twin.to_act(record).tolist() != [OVER]
        event = end.game.parse(text)
        record = twin.after(record, [twin._number(record[0], event)])
        state = end.game.after(state, event)
        assert (record == twin.records([state])).all()
    assert twin.to_act(record).tolist() == [OVER]
    assert end.game.clause_of_end(twin._state(record[0])) == end.clause
