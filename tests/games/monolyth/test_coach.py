"""The coach of Monolyth names the reason that was planted."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from lapidarium.games.registry import game_type
from tests.games import planted
from tests.games.monolyth.tables import monolyth

REASONS = Path(__file__).with_name("reasons.toml")


def test_the_planted_reason_is_named() -> None:
    planted.check(game_type("monolyth"), REASONS, monolyth)


def test_a_hint_says_what_a_move_denies() -> None:
    planted.check_denials(game_type("monolyth"), REASONS, monolyth)


def test_what_follows_is_compared_part_by_part() -> None:
    """A structure that is completed on the way, and a level that somebody else completes."""
    game = monolyth(2)
    state = next(
        state
        for one in tomllib.loads(REASONS.read_text("utf-8"))["position"]
        if one["players"] == 2
        and not (state := game.from_position(one["position"])).boards[0].structure
    )
    seat = state.active
    token = max(state.structures)

    def with_board(at: int, **changes: Any) -> Any:
        boards = list(state.boards)
        boards[at] = boards[at]._replace(**changes)
        return state._replace(boards=tuple(boards))

    good = with_board(seat, structure=token)
    levels = (*state.boards[1 - seat].levels, 9)
    bad = with_board(1 - seat, levels=levels)
    coach = game_type("monolyth").coach(game)
    assert coach is not None
    found = {one.theme: one for one in coach.later([[state, bad]], [[state, good]], 99.0)}
    assert 0 < found["structure"].points <= token
    assert found["deny"].points > 3
    assert found["wall"].points == found["level"].points == 0
    assert found["structure"].message.params["when"] == "soon"
    capped = coach.later([[state, bad]], [[state, good]], 2.0)
    assert {one.message.params["points"] for one in capped} == {1, 2}
