"""The puzzles that ship: readable, legal, about something, and only what a seat may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from lapidarium import bots
from lapidarium.games.game import CHANCE
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type
from lapidarium.learning import puzzles
from lapidarium.learning.puzzles import maker
from lapidarium.learning.puzzles.puzzle import LAST_TURN, Puzzle, read

GAMES = ("monolyth", "ocelot")
[DOUBTFUL] = read(Path(__file__).with_name("doubtful.jsonl"))
"""By 6,000 simulations clear by 3.1 points; by 30,000 another move is as good."""


@pytest.mark.parametrize("game", GAMES)
def test_each_is_a_position_with_a_solution(game: str) -> None:
    kind = game_type(game)
    every = puzzles.of_game(game)
    assert len({one.id for one in every}) == len(every) >= 200
    assert len({one.view for one in every}) == len(every)
    pack = load(game)
    referees = {players: kind.referee(pack, players) for players in {one.players for one in every}}
    for puzzle in every:
        referee = referees[puzzle.players]
        coach = kind.coach(referee)
        assert coach is not None
        state = puzzle.state(referee)
        seat = referee.to_act(state)
        assert referee.view_text(referee.view(state, seat)) == puzzle.view, "only what it knows"
        assert referee.parse(puzzle.second) in referee.legal(state)
        assert puzzle.second != puzzle.moves[0]
        for n, text in enumerate(puzzle.moves):
            assert referee.to_act(state) == seat, (puzzle.id, n)
            state = referee.after(state, referee.parse(text))
            assert referee.to_act(state) != CHANCE or n == len(puzzle.moves) - 1
        assert set(puzzle.themes) <= {*coach.themes, LAST_TURN}
        assert puzzle.themes
        assert puzzle.margin >= maker.CLEAR
        assert 1 <= puzzle.level <= len(kind.levels) + 1


@pytest.mark.parametrize("game", GAMES)
def test_they_are_of_different_levels_and_themes(game: str) -> None:
    every = puzzles.of_game(game)
    assert len(Counter(one.level for one in every)) >= 4
    assert len(Counter(theme for one in every for theme in one.themes)) >= 5


def test_a_line_is_read_back_and_a_bad_one_refused() -> None:
    puzzle = puzzles.of_game("ocelot")[0]
    assert Puzzle.from_line(puzzle.to_line()) == puzzle
    with pytest.raises(ValueError, match="expected a puzzle as JSON"):
        Puzzle.from_line('{"id":"1-2"}')


def test_every_day_has_one_and_they_change() -> None:
    days = [puzzles.of_day("monolyth", f"2026-11-{day:02}") for day in range(1, 29)]
    assert len({one.id for one in days if one}) > 14
    assert puzzles.of_day("monolyth", "2026-11-01") == days[0]


def test_a_game_without_a_file_has_none() -> None:
    assert read(game_type("monolyth").folder / "nothing.jsonl") == ()


@pytest.mark.slow
def test_the_command_makes_the_same_puzzle_again() -> None:
    """The deeper searches agree with what is stored: same move, same margin."""
    game = "ocelot"  # its games are the quicker ones
    first = puzzles.of_game(game)[0]
    referee = game_type(game).referee(load(game), first.players)
    number, event = first.source
    strongest = game_type(game).levels[-1].name
    found = maker.candidates(referee, number, strongest)
    candidate = next(one for one in found if one.event == event)
    assert maker.verified(referee, candidate, first.id)[0] == first


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_puzzle_is_dropped(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second-best move as its solution; the right one stays."""
    monkeypatch.setattr(maker, "DEPTHS", (400, 800))
    right = max(puzzles.of_game(game), key=lambda one: one.margin)
    wrong = replace(right, moves=(right.second,), second=right.moves[0])
    referee = game_type(game).referee(load(game), right.players)
    kept, searches = maker.checked(referee, right)
    assert kept is not None
    assert kept.moves[0] == right.moves[0]
    assert [one.simulations for one in searches] == [400, 800]
    dropped, [only] = maker.checked(referee, wrong)
    assert dropped is None
    assert (only.margin, referee.text(only.second)) == (0.0, right.moves[0])


@pytest.mark.slow
def test_one_depth_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the cave the first search is sure of this move; a deeper one, not another seed, is not."""
    referee = game_type("ocelot").referee(load("ocelot"), 2)
    monkeypatch.setattr(maker, "DEPTHS", (6_000, 6_000))
    _, [one, again] = maker.checked(referee, DOUBTFUL)
    assert one.margin == again.margin >= maker.CLEAR, "nothing is drawn: the same search"
    monkeypatch.setattr(maker, "DEPTHS", (6_000, 30_000))
    dropped, [_, deeper] = maker.checked(referee, DOUBTFUL)
    assert dropped is None
    assert deeper.margin < maker.CLEAR


def test_every_move_that_was_tried_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only the three that were tried most often: any may be nearly as good."""
    puzzle = puzzles.of_game("ocelot")[0]
    referee = game_type("ocelot").referee(load("ocelot"), 2)
    state = puzzle.state(referee)
    move, *rest = referee.legal(state)
    others = [(other, 9.0) for other in rest[:5]] + [(rest[5], 0.5)]

    def bot(*_: object) -> bots.Choice:
        return bots.Choice(move, (), tuple(others))

    monkeypatch.setattr(bots, "find", lambda *_: bot)
    [search] = maker.searches(referee, state, move, "any")
    assert (search.margin, search.second) == (0.5, rest[5])
