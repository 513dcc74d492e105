"""Puzzles over HTTP: no solution before an answer, the first answer counts, nothing is leaked."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from lapidarium.games.packs import load
from lapidarium.games.registry import game_type
from lapidarium.learning import puzzles

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.learning.puzzles import Puzzle
    from tests.server.people import Person

    New = Callable[[], Person]

GAMES = ("monolyth", "ocelot")


def wrong_move(game: str, puzzle: Puzzle) -> str:
    referee = game_type(game).referee(load(game), puzzle.players)
    legal = referee.legal(puzzle.state(referee))
    return next(text for text in map(referee.text, legal) if text not in puzzle.moves)


def tried(person: Person, game: str, puzzle: Puzzle, moves: list[str], move: str) -> dict[str, Any]:
    body = {"lang": "en", "moves": moves, "move": move}
    answer = person.http.post(f"/api/puzzles/{game}/{puzzle.id}/try", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def standing(person: Person, game: str) -> dict[str, Any]:
    games = person.http.get("/api/puzzles").json()["games"]
    found: dict[str, Any] = next(one for one in games if one["game"] == game)["standing"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved(somebody: New, game: str) -> None:
    person, puzzle = somebody(), puzzles.of_game(game)[0]
    before = standing(person, game)
    assert (before["rating"], before["tried"], before["is_certain"]) == (1500, 0, False)
    for n, move in enumerate(puzzle.moves):
        found = tried(person, game, puzzle, list(puzzle.moves[:n]), move)
    assert found["verdict"] == "done"
    assert len(found["solution"]) == len(puzzle.moves)
    assert len(found["themes"]) == len(puzzle.themes)
    assert found["reasons"]
    after = standing(person, game)
    assert after["rating"] > before["rating"]
    assert (after["solved"], after["streak"]) == (1, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_told_what_would_follow(somebody: New, game: str) -> None:
    """And it counts: solving it afterwards changes nothing."""
    person = somebody()
    puzzle = next(one for one in puzzles.of_game(game) if one.players == 2)
    found = tried(person, game, puzzle, [], wrong_move(game, puzzle))
    assert (found["verdict"], found["solution"], found["reasons"]) == ("wrong", [], [])
    told = [one["code"] for one in found["why"]]
    assert told[0] in ("puzzle-missed", "puzzle-missed-points")
    assert told[1:] == (["puzzle-reply"] if game == "monolyth" else []), (
        "in the cave the turn goes on"
    )
    assert all(move not in json.dumps(found) for move in puzzle.moves)
    for n, move in enumerate(puzzle.moves):
        found = tried(person, game, puzzle, list(puzzle.moves[:n]), move)
    assert found["verdict"] == "done"
    after = standing(person, game)
    assert (after["tried"], after["solved"], after["streak"]) == (1, 0, 0)
    assert after["rating"] < 1500


def test_a_refused_answer_does_not_count(somebody: New) -> None:
    person, puzzle = somebody(), puzzles.of_game("monolyth")[0]
    found = tried(person, "monolyth", puzzle, [], "nonsense")
    assert found["verdict"] == "refused"
    assert standing(person, "monolyth")["tried"] == 0


def test_the_solution_is_shown_when_asked_for(somebody: New) -> None:
    person, puzzle = somebody(), puzzles.of_game("ocelot")[1]
    found = person.http.post(f"/api/puzzles/ocelot/{puzzle.id}/solution").json()
    assert len(found["solution"]) == len(puzzle.moves)
    assert standing(person, "ocelot")["tried"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day_is_everybody_s_and_the_next_is_untried(
    somebody: New, game: str
) -> None:
    one, other = somebody(), somebody()
    daily = one.http.get(f"/api/puzzles/{game}/daily").json()
    assert daily["is_daily"]
    assert other.http.get(f"/api/puzzles/{game}/daily").json()["puzzle"] == daily["puzzle"]
    one.http.post(f"/api/puzzles/{game}/{daily['puzzle']}/solution")
    listed = one.http.get("/api/puzzles").json()["games"]
    assert next(each for each in listed if each["game"] == game)["daily_solved"] is False
    for _ in range(5):
        assert one.http.get(f"/api/puzzles/{game}/next").json()["puzzle"] != daily["puzzle"]
    assert one.http.get(f"/api/puzzles/{game}/nothing").status_code == 404
    assert one.http.get(f"/puzzle/{game}/{daily['puzzle']}").status_code == 200
    assert one.http.get(f"/puzzle/{game}/nothing").status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_the_task_tells_neither_the_solution_nor_a_secret(somebody: New, game: str) -> None:
    """What is sent is made from what the seat knows: the same for any world that fits it."""
    person, puzzle = somebody(), puzzles.of_game(game)[-1]
    text = person.http.get(f"/api/puzzles/{game}/{puzzle.id}").text
    task = json.loads(text)
    assert set(task) == {
        *("game", "puzzle", "level", "rating", "steps", "is_daily", "solved", "standing", "table"),
    }
    referee = game_type(game).referee(load(game), puzzle.players)
    view = referee.parse_view(puzzle.view)
    presenter = game_type(game).presenter(referee)
    position = presenter.position(view, presenter.start(puzzle.state(referee)))
    assert task["table"]["game"]["position"] == json.loads(msgspec.json.encode(position))


def test_a_wrong_answer_without_a_reply_is_told_what_it_misses(somebody: New) -> None:
    """Where to look may be the same for the answer, and would explain nothing."""
    person, seen = somebody(), set[str]()
    for puzzle in [one for one in puzzles.of_game("monolyth") if one.players == 1][:5]:
        referee = game_type("monolyth").referee(load("monolyth"), 1)
        coach = game_type("monolyth").coach(referee)
        assert coach is not None
        state = puzzle.state(referee)
        view, right = referee.view(state, 0), referee.parse(puzzle.moves[0])
        alike = [
            referee.text(move)
            for move in referee.legal(state)
            if move != right and coach.look(view, move) == coach.look(view, right)
        ]
        for move in alike[:3]:
            found = tried(person, "monolyth", puzzle, [], move)
            assert found["verdict"] == "wrong"
            (why,) = found["why"]
            seen.add(why["code"])
    assert seen <= {"puzzle-missed", "puzzle-missed-points"}
    assert "puzzle-missed" in seen
