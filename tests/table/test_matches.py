"""A match: two games on the same deal; points of both, then games won, then it is shared."""

from __future__ import annotations

import pytest

from lapidarium.server.tables import rematch
from lapidarium.table import Table, from_json, to_json, turn_commands
from lapidarium.table.ending import MatchStand, match_stand
from lapidarium.table.entries import Made
from tests.table.conftest import Seated, set_table


@pytest.mark.parametrize(
    ("points", "wins", "gave_up", "code", "seat"),
    [
        ((41, 40), (0, 2), (), "match-points", 1),
        ((40, 41), (2, 0), (), "match-points", 2),
        ((40, 40), (2, 1), (), "match-games", 1),
        ((40, 40), (0, 1), (), "match-games", 2),
        ((40, 40), (1, 1), (), "match-shared", None),
        ((40, 40), (2, 2), (), "match-shared", None),
        ((60, 10), (1, 1), (0,), "match-given-up", 2),
        ((10, 60), (1, 1), (1,), "match-given-up", 1),
        ((10, 60), (1, 1), (0, 1), "match-points", 2),
    ],
)
def test_how_a_match_is_decided(
    points: tuple[int, int],
    wins: tuple[int, int],
    gave_up: tuple[int, ...],
    code: str,
    seat: int | None,
) -> None:
    message = MatchStand(points, wins, gave_up).decided()
    assert message.code == code
    assert message.params.get("seat") == seat


def second_game(first: Seated) -> Table:
    """The table that follows, as it is read back from its journal."""
    made = from_json(to_json([rematch.second_game(first.table)]))[0]
    assert isinstance(made, Made)
    return Table.start("second", made, first.table.game)


def test_points_and_games_won_go_along_with_the_players_to_their_other_seats() -> None:
    first = set_table(match=True)
    first.play_out()
    ending = first.table.ending
    assert ending is not None
    second = second_game(first)
    assert second.made.seed == first.table.made.seed
    assert second.made.people == {0: "ben", 1: "ada"}
    stand = match_stand(second)
    assert stand.points == ending.scores[::-1]
    assert stand.wins == tuple(int(seat in ending.places[0]) for seat in (1, 0))
    assert stand.gave_up == ()


def test_who_gave_the_first_game_up_has_done_so_in_the_second() -> None:
    first = set_table(match=True)
    first.play_turn()
    first.resign("ben")
    assert match_stand(second_game(first)).gave_up == (0,)


def test_a_lead_is_not_saved_by_giving_the_second_game_up() -> None:
    first = set_table(match=True)
    first.play_out()
    second = Seated(second_game(first))
    second.happen(turn_commands.begin(second.table, second.context))
    second.resign("ada")
    assert match_stand(second.table).decided().code == "match-given-up"
    assert match_stand(second.table).decided().params == {"seat": 1}
