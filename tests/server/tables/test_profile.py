"""What somebody has played here: counted from results, and asked of a server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.server.tables.profile import ladder_of, longest_streak, played_in, streak
from tests.server.people import Person, play_out

if TYPE_CHECKING:
    from collections.abc import Callable

    New = Callable[[], Person]


def row(
    people: list[str], places: list[list[int]], scores: list[int], at: int = 1
) -> dict[str, Any]:
    return {
        "at_table": f"table{at}",
        "game": "monolyth",
        "finished": at,
        "people": json.dumps(people),
        "places": json.dumps(places),
        "scores": json.dumps(scores),
    }


def test_results_are_counted_by_game_and_by_opponent() -> None:
    rows = [
        row(["ada", "bot:master"], [[0], [1]], [50, 40]),
        row(["bot:master", "ada"], [[0], [1]], [50, 40]),
        row(["ada", "ben"], [[0, 1]], [40, 40]),
        row(["cleo", "ada", "ben"], [[0], [1], [2]], [60, 50, 40]),
        row(["ben", "cleo"], [[0], [1]], [50, 40]),
    ]
    found = played_in(rows, "ada")
    ends = found.games["monolyth"]
    assert (ends.played, ends.won, ends.shared, ends.lost) == (4, 1, 1, 2)
    by = {who: (one.won, one.shared, one.lost) for (_, who), one in found.opponents.items()}
    assert by == {"bot:master": (1, 0, 1), "ben": (1, 1, 0), "cleo": (0, 0, 1)}


def test_solo_games_have_a_best_score_and_a_ladder() -> None:
    newest_first = [
        row(["ada"], [[0]], [48], 3),
        row(["ada"], [[0]], [61], 2),
        row(["ada"], [[0]], [61], 1),
    ]
    solo = played_in(newest_first, "ada").solo["monolyth"]
    assert solo.best == {"score": 61, "table": "table1", "finished": 1}, "whoever was first"
    ranks = ((60, "rank-3"), (46, "rank-2"), (0, "rank-1"))
    assert ladder_of(solo.scores, ranks) == [("rank-1", 0, 0), ("rank-2", 46, 1), ("rank-3", 60, 2)]


@pytest.mark.parametrize(
    ("days", "now", "longest"),
    [
        ([], 0, 0),
        (["2026-11-17"], 1, 1),
        (["2026-11-16"], 1, 1),
        (["2026-11-15"], 0, 1),
        (["2026-11-17", "2026-11-16", "2026-11-15", "2026-11-13"], 3, 3),
        (["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-16"], 1, 3),
    ],
)
def test_streaks(days: list[str], now: int, longest: int) -> None:
    """A day that is not over yet does not break a streak."""
    assert streak(days, "2026-11-17") == now
    assert longest_streak(days) == longest


def test_the_profile_of_somebody_who_has_played(somebody: New) -> None:
    host = somebody()
    empty = host.http.get("/api/me/profile").json()
    assert empty["games"] == empty["opponents"] == empty["solo"] == empty["ratings"] == []
    made = host.make("ocelot", rated=True, bots={"2": "dutiful"})
    with host.at(made["table"]) as place:
        play_out([place], seed=1)
        outcome = place.view["game"]["outcome"]
    today = host.http.post("/api/daily", json={}).json()["table"]
    with host.at(today) as place:
        play_out([place], seed=2)
        score = place.view["game"]["outcome"]["scores"][0]
    mine = host.http.get("/api/me/profile").json()
    (game,) = mine["games"]
    assert (game["game"], game["played"]) == ("ocelot", 1)
    assert game["won"] == (outcome["winners"] == [1])
    (opponent,) = mine["opponents"]
    assert opponent["player"] == {"kind": "bot", "level": "dutiful"}
    (rating,) = mine["ratings"]
    assert rating["games"] == len(rating["points"]) == 1
    assert rating["rating"] == rating["points"][-1]["rating"]
    (solo,) = mine["solo"]
    assert solo["best"]["score"] == score
    assert solo["best"]["table"] == today
    assert sum(rung["times"] for rung in solo["ladder"]) == 1
    assert [rung["least"] for rung in solo["ladder"]] == [0, 46, 60, 70, 80]
    assert mine["daily"] == {"played": 1, "streak": 1, "longest": 1, "best": score}
    assert host.http.get("/api/daily").json()["streak"] == 1
    stranger = somebody()
    assert stranger.http.get("/api/me/profile").json() == empty
