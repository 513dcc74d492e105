"""Lessons against the referee: goals can be reached, wrong tries are wrong for their reason."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.dealing import Dealer
from lapidarium.games.errors import Illegal
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, game_types
from lapidarium.games.rules_text import rules_text
from lapidarium.learning.lessons import Lesson, lesson_words, lessons
from lapidarium.words import LANGUAGES
from tests.words.test_retired_terms import RETIRED
from tests.words.test_typography import WRONG

if TYPE_CHECKING:
    from lapidarium.games.game import Game

EVERY = [
    pytest.param(kind.name, lesson, id=f"{kind.name}-{lesson.id}")
    for kind in game_types().values()
    for lesson in lessons(kind)
]
WITH_LESSONS = ("monolyth", "ocelot")


def states_of(name: str, lesson: Lesson) -> tuple[Game[Any, Any], list[Any]]:
    """The position of each step, when the solution is played."""
    game = game_type(name).referee(load(name), lesson.players)
    states = [game.from_position(lesson.position)]
    for move in lesson.solution:
        after = game.after(states[-1], game.parse(move))
        states.append(Dealer("lesson").deal(game, after)[0])
    return game, states


def is_done(game: Game[Any, Any], lesson: Lesson, step: int, state: Any, move: Any) -> bool:
    after = Dealer("lesson").deal(game, game.after(state, move))[0]
    return lesson.steps[step].is_done(game, state, move, after)


@pytest.mark.parametrize("name", WITH_LESSONS)
def test_each_game_has_enough_lessons(name: str) -> None:
    assert 8 <= len(lessons(game_type(name))) <= 12
    assert len({one.id for one in lessons(game_type(name))}) == len(lessons(game_type(name)))


@pytest.mark.parametrize(("name", "lesson"), EVERY)
def test_the_goal_can_be_reached_and_not_by_just_anything(name: str, lesson: Lesson) -> None:
    game, states = states_of(name, lesson)
    seat = game.to_act(states[0])
    for step, (state, text) in enumerate(zip(states, lesson.solution, strict=False)):
        assert game.to_act(state) == seat
        legal = game.legal(state)
        assert game.parse(text) in legal
        assert is_done(game, lesson, step, state, game.parse(text)), text
    last = len(lesson.steps) - 1
    state = states[last]
    right = [move for move in game.legal(state) if is_done(game, lesson, last, state, move)]
    assert len(right) < len(game.legal(state)), "everything counts"


@pytest.mark.parametrize(("name", "lesson"), EVERY)
def test_wrong_tries_are_wrong_for_the_stated_reason(name: str, lesson: Lesson) -> None:
    game, states = states_of(name, lesson)
    clauses = rules_text(game_type(name), "en")
    assert clauses is not None
    assert lesson.wrong, "a lesson answers at least one wrong try"
    for wrong in lesson.wrong:
        state, step = states[wrong.step - 1], wrong.step - 1
        if wrong.clause:
            with pytest.raises(Illegal) as refused:
                game.check(state, wrong.move, game.to_act(state))
            assert refused.value.clause == wrong.clause
            assert clauses.clause(wrong.clause) is not None, "“Why?” has something to show"
        else:
            tried = [
                move
                for move in game.legal(state)
                if fnmatchcase(game.text(move), wrong.move)
                and lesson.said_to(wrong.step, game.text(move)) == wrong.says
                and not is_done(game, lesson, step, state, move)
            ]
            assert tried, f"{wrong.move}: nobody can try that"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WITH_LESSONS)
def test_every_lesson_has_words_in_every_language(name: str, lang: str) -> None:
    kind = game_type(name)
    words, english = lesson_words(kind, lang), lesson_words(kind, "en")
    assert list(words) == [one.id for one in lessons(kind)]
    for lesson in lessons(kind):
        said = words[lesson.id]
        assert set(said.wrong) == {one.says for one in lesson.wrong if one.says}, lesson.id
        assert len(said.hints) == len(english[lesson.id].hints) >= 1
        texts = [said.title, said.goal, said.done, *said.hints, *said.wrong.values()]
        assert all(text == text.strip() and text for text in texts)
        assert lang == "en" or said.goal != english[lesson.id].goal
        for wrong in (RETIRED[lang], WRONG[lang]):  # docs/glossary.md
            assert [text for text in texts if re.search(wrong, text)] == []


def test_a_game_without_lessons_has_none() -> None:
    class Without(type(game_type("monolyth"))):  # type: ignore[misc]
        lessons = game_type("monolyth").folder / "nothing-here"

    assert lessons(Without()) == ()
    assert lesson_words(Without(), "en") == {}
