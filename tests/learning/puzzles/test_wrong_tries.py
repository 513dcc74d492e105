"""A wrong answer is told what it misses: nothing that is true of it as well."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.games.ocelot.comparison import result
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type
from lapidarium.learning import puzzles

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.ocelot.comparison import Result
    from lapidarium.learning.puzzles import Puzzle

pytestmark = pytest.mark.slow

PUZZLES, TRIES = 12, 25


def tries(
    name: str, players: int, most: int = PUZZLES, each: int = TRIES
) -> Iterator[tuple[Any, Puzzle, Any, Any]]:
    """Wrong first moves of the first puzzles: the game, the puzzle, its state and the move."""
    game = game_type(name).referee(load(name), players)
    for puzzle in islice((one for one in puzzles.of_game(name) if one.players == players), most):
        state = puzzle.state(game)
        wrong = [one for one in game.legal(state) if game.text(one) != puzzle.moves[0]]
        for move in wrong[:: max(1, len(wrong) // each)]:
            yield game, puzzle, state, move


@pytest.mark.parametrize(("name", "players"), [("monolyth", 1), ("monolyth", 2), ("ocelot", 2)])
def test_what_is_missed_is_not_said_of_the_try(name: str, players: int) -> None:
    """Whatever speaks for the try itself, or for it against the right move, is left out."""
    told = alike = 0
    for game, puzzle, state, move in tries(name, players):
        coach = game_type(name).coach(game)
        assert coach is not None
        view, right = game.view(state, game.to_act(state)), game.parse(puzzle.moves[0])
        found = puzzles.missed(game, puzzle, (), game.text(move))
        told += bool(found)
        of_try = {one.message for one in coach.reasons(view, None, move)}
        assert not of_try & {one.message for one in found}
        alike += coach.look(view, move) == coach.look(view, right)
    assert told
    assert alike, "where to look is often the same for the try: that would explain nothing"


def test_a_gem_that_is_missed_cannot_be_collected_after_the_try() -> None:
    """As the referee sees it."""
    named = 0
    for game, puzzle, state, move in tries("ocelot", 2):
        after = game.after(state, move)
        takes = {game.text(one) for one in game.legal(after)} if game.to_act(after) >= 0 else set()
        for reason in puzzles.missed(game, puzzle, (), game.text(move)):
            if reason.message.code == "ocelot-why-gem":
                named += 1
                assert f"take {reason.message.params['square']}" not in takes
    assert named


def test_a_gem_that_a_try_gives_away_is_not_offered_by_the_right_move() -> None:
    """Neither by the best reply to it nor by any other."""
    named = 0
    for game, puzzle, state, move in tries("ocelot", 2):
        right = result(game, state, game.parse(puzzle.moves[0]))
        for reason in puzzles.missed(game, puzzle, (), game.text(move)):
            if reason.message.code == "ocelot-why-gift-gem":
                named += 1
                square = game.box.square_number[str(reason.message.params["square"])]
                assert not right.offered >> square & 1
                assert result(game, state, move).reply >> square & 1
    assert named


def test_more_is_more() -> None:
    """What is said without naming a gem: more at once, a companion of more use."""
    named = 0
    for game, puzzle, state, move in tries("ocelot", 2, most=120, each=6):
        right, wrong = (result(game, state, one) for one in (game.parse(puzzle.moves[0]), move))
        for reason in puzzles.missed(game, puzzle, (), game.text(move)):
            if reason.message.code == "ocelot-why-gems" and reason.theme == "gems":
                named += 1
                assert _at_once(right) > _at_once(wrong), (puzzle.id, game.text(move))
            if reason.message.code == "ocelot-why-companion":
                named += 1
                assert right.companion > wrong.companion, (puzzle.id, game.text(move))
    assert named


def _at_once(found: Result) -> float:
    return found.gem_points + found.helped_points


def test_a_gem_that_is_prepared_is_neither_prepared_nor_taken_by_the_try() -> None:
    named = 0
    for game, puzzle, state, move in tries("ocelot", 2, most=120, each=6):
        wrong = result(game, state, move)
        has = wrong.preparable | wrong.gems | wrong.helped
        for reason in puzzles.missed(game, puzzle, (), game.text(move)):
            if reason.message.code == "ocelot-why-prepare-gem":
                named += 1
                square = game.box.square_number[str(reason.message.params["square"])]
                assert not has >> square & 1, (puzzle.id, game.text(move))
                assert square != wrong.landed
    assert named


def test_a_level_that_is_missed_is_not_completed_by_the_try() -> None:
    """As the referee sees it, in solo games, in which nobody replies."""
    named = 0
    for game, puzzle, state, move in tries("monolyth", 1):
        done = len(game.after(state, move).boards[0].levels)
        for reason in puzzles.missed(game, puzzle, (), game.text(move)):
            params = reason.message.params
            if reason.message.code in ("monolyth-why-level", "monolyth-why-levels"):
                named += 1
                assert int(str(params.get("first", params.get("level")))) > done
    assert named


def test_a_later_step_is_compared_where_it_is_made() -> None:
    """The second move of a turn, against the second of the solution."""
    game = game_type("ocelot").referee(load("ocelot"), 2)
    found = set()
    for puzzle in puzzles.of_game("ocelot"):
        if len(puzzle.moves) < 2:
            continue
        first, second, *_ = puzzle.moves
        state = game.after(puzzle.state(game), game.parse(first))
        wrong = [text for text in map(game.text, game.legal(state)) if text != second]
        for text in wrong:
            found |= {one.theme for one in puzzles.missed(game, puzzle, (first,), text)}
    assert found
    assert puzzles.missed(game, puzzle, ("stay",), "stay") == (), "not after other moves"
