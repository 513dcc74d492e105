"""Lessons: `/api/learn/…`. Every move of a learner is judged by the referee and by the goal."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path
from msgspec import UNSET

from lapidarium.games.errors import Illegal, RulesError
from lapidarium.games.registry import NoSuchGame, game_type, game_types
from lapidarium.learning.lessons import lesson_words, lessons
from lapidarium.messages import Message
from lapidarium.refusals import NOT_FOUND, Refused
from lapidarium.server.accounts.people import now
from lapidarium.server.http import learning_schemas as schemas
from lapidarium.server.http.requests import Anybody, Guest, Known, Own, Parts, Visitor
from lapidarium.server.http.schemas import GameName, Lang
from lapidarium.server.http.schemas import Message as MessageShape
from lapidarium.server.http.structs import Plain
from lapidarium.server.learning import lessons as lesson_room
from lapidarium.server.learning import progress
from lapidarium.server.tables.views import AskAnswer, RefusedMessage

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.games.game_type import GameType
    from lapidarium.learning.lessons import Lesson
    from lapidarium.server.learning.exercise import Exercise

router = APIRouter(tags=["learning"])
LessonName = Annotated[str, Path(max_length=40)]


@router.get("/learn/{lang}")
async def learning(lang: Lang, person: Anybody, own: Own) -> schemas.Learning:
    """The lessons of all games, and which of them I have done."""
    name = person.person if person else ""
    done = await own.storage.read(lambda db: progress.lessons_of(db, name))
    return schemas.Learning(
        games=[
            schemas.GameLessons(
                game=kind.name,
                level=kind.levels[0].name if kind.levels else None,
                lessons=[
                    schemas.LessonShape(
                        lesson=one.id,
                        title=lesson_words(kind, lang)[one.id].title,
                        done=(kind.name, one.id) in done,
                    )
                    for one in lessons(kind)
                ],
            )
            for kind in game_types().values()
            if lessons(kind)
        ]
    )


@router.get("/learn/{game}/{lesson}/{lang}")
async def lesson(
    game: GameName, lesson: LessonName, lang: Lang, person: Guest, own: Own
) -> schemas.LessonTexts:
    """A lesson: its words, and its position as a table shows it."""
    kind, found = _find(game, lesson)
    words = lesson_room.words_of(kind, found, lang)
    exercise = lesson_room.begin(await _referee(own, kind, found), found)
    every = [one.id for one in lessons(kind)]
    after = every.index(found.id) + 1
    return schemas.LessonTexts(
        game=kind.name,
        lesson=found.id,
        title=words.title,
        goal=words.goal,
        hints=list(words.hints),
        done=words.done,
        steps=len(found.steps),
        next=every[after] if after < len(every) else None,
        table=await asyncio.to_thread(exercise.table, person),
    )


@router.post("/learn/{game}/{lesson}/try")
async def attempt(
    game: GameName, lesson: LessonName, moved: schemas.Moved, person: Visitor, own: Own
) -> schemas.Tried:
    """A move of mine in a lesson: what it was, and the position if it counts."""
    kind, found = _find(game, lesson)
    referee = await _referee(own, kind, found)
    try:
        tried = await asyncio.to_thread(
            lesson_room.attempt, referee, found, moved.moves, moved.move
        )
    except RulesError as error:
        return schemas.Tried(verdict="refused", refusal=refusal(error), nudge=None, table=None)
    is_right = tried.verdict in ("right", "done")
    nudge = lesson_room.words_of(kind, found, moved.lang).wrong.get(tried.says)
    table = None
    if is_right:
        may_act = tried.verdict == "right"
        table = await asyncio.to_thread(tried.exercise.table, person, may_act=may_act)
    return schemas.Tried(
        verdict=tried.verdict,  # type: ignore[arg-type]
        refusal=None,
        nudge=None if is_right else nudge,
        table=table,
    )


@router.post("/learn/{game}/{lesson}/ask")
async def ask(
    game: GameName, lesson: LessonName, asked: schemas.AskedAbout, person: Visitor, own: Own
) -> Annotated[AskAnswer | RefusedMessage, Plain]:
    """What there is to say about a square, a trial or a move; as `ask` at a table."""
    del person
    kind, found = _find(game, lesson)
    exercise = lesson_room.begin(await _referee(own, kind, found), found)
    return await asyncio.to_thread(answer, exercise, asked)


@router.post("/learn/{game}/{lesson}/done", status_code=204)
async def done(
    game: GameName, lesson: LessonName, finished: schemas.Finished, person: Known, own: Own
) -> None:
    """I have done a lesson: by these moves, which are checked."""
    kind, found = _find(game, lesson)
    referee = await _referee(own, kind, found)
    try:
        is_done = await asyncio.to_thread(lesson_room.is_done, referee, found, finished.moves)
    except RulesError as error:
        raise Refused(error.message) from None
    if not is_done:
        raise Refused(Message("server-not-the-goal"))
    await own.storage.write(
        lambda db: progress.keep_lesson(db, person.person, kind.name, found.id, now())
    )


def answer(exercise: Exercise, asked: schemas.AskedAbout) -> AskAnswer | RefusedMessage:
    """The answer to a question about an exercise; an unreadable past is told as such."""
    try:
        exercise.play_all(asked.moves)
    except RulesError as error:
        clause = error.clause if isinstance(error, Illegal) else UNSET
        return RefusedMessage(id=0, message=error.message.to_wire(), clause=clause)
    return exercise.answer(asked.about)


def refusal(error: RulesError) -> schemas.Refusal:
    """What the referee says."""
    clause = error.clause if isinstance(error, Illegal) else None
    return schemas.Refusal(message=MessageShape(**error.message.to_wire()), clause=clause)


def kind_of(game: str) -> GameType:
    """The game of this name; raises Refused."""
    try:
        return game_type(game)
    except NoSuchGame as error:
        raise Refused(error.message, status=NOT_FOUND) from None


def _find(game: str, name: str) -> tuple[GameType, Lesson]:
    kind = kind_of(game)
    found = lesson_room.find(kind, name)
    if found is None:
        raise Refused(Message("server-no-such-lesson", name=name), status=NOT_FOUND)
    return kind, found


async def _referee(own: Parts, kind: GameType, lesson: Lesson) -> Game[Any, Any]:
    return await own.packs.known(own.packs.shipped[kind.name], lesson.players)
