"""Puzzles: `/api/puzzles/…`. The solution never leaves the server before an answer."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Request

from lapidarium.games.errors import RulesError
from lapidarium.learning import puzzles
from lapidarium.learning.questions import Choose
from lapidarium.messages import Message
from lapidarium.refusals import NOT_FOUND, Refused
from lapidarium.server.accounts.people import now, today
from lapidarium.server.bot_workers.pool import WorkShare
from lapidarium.server.http import learning_schemas as schemas
from lapidarium.server.http.lessons import answer, kind_of, refusal
from lapidarium.server.http.requests import Anybody, Guest, Known, Own, Parts, Visitor, check_rate
from lapidarium.server.http.schemas import GameName
from lapidarium.server.http.schemas import Message as MessageShape
from lapidarium.server.http.structs import Plain
from lapidarium.server.learning import progress
from lapidarium.server.learning import puzzles as puzzle_room
from lapidarium.server.tables.levels import hint_level
from lapidarium.server.tables.views import AskAnswer, RefusedMessage
from lapidarium.table.entries import DAY

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.games.game_type import GameType
    from lapidarium.learning.puzzles import Puzzle
    from lapidarium.server.accounts.people import Person
    from lapidarium.server.learning.exercise import Exercise
    from lapidarium.server.tables.views import TableMessage

router = APIRouter(tags=["learning"])
PuzzleName = Annotated[str, Path(max_length=20)]
"""The id of a puzzle, or one of these."""
NEXT, DAILY = "next", "daily"
CERTAIN = 5.0
"""The deviation below which a rating is more than a guess."""


@router.get("/puzzles")
async def every(person: Anybody, own: Own) -> schemas.Puzzles:
    """The games with puzzles, today's, and how I do."""
    name, day = person.person if person else "", today(now())
    games = []
    for kind in puzzle_room.has_puzzles():
        standing, tried = await _standing(own, name, kind.name)
        daily = puzzles.of_day(kind.name, day)
        assert daily is not None
        games.append(
            schemas.PuzzleGame(
                game=kind.name,
                count=len(puzzles.of_game(kind.name)),
                standing=_shape(standing),
                daily=daily.id,
                daily_solved=tried.get(daily.id),
            )
        )
    return schemas.Puzzles(day=day, ends=(now() // DAY + 1) * DAY, games=games)


@router.get("/puzzles/{game}/{puzzle}")
async def task(game: GameName, puzzle: PuzzleName, person: Guest, own: Own) -> schemas.PuzzleTask:
    """A puzzle to solve: by its id, `daily`, or `next` for one that fits my rating."""
    kind = kind_of(game)
    standing, tried = await _standing(own, person.person, kind.name)
    daily = puzzles.of_day(kind.name, today(now()))
    found = daily
    if puzzle == NEXT:
        found = puzzle_room.next_for(kind.name, standing["mu"], tried, random.Random())
    elif puzzle != DAILY:
        found = puzzles.by_id(kind.name, puzzle)
    if found is None:
        raise Refused(Message("server-no-such-puzzle", name=puzzle), status=NOT_FOUND)
    exercise = puzzle_room.begin(await _referee(own, kind, found), found)
    return schemas.PuzzleTask(
        game=kind.name,
        puzzle=found.id,
        level=found.level,
        rating=progress.shown(progress.rating_of(found)),
        steps=len(found.moves),
        is_daily=found == daily,
        solved=tried.get(found.id),
        standing=_shape(standing),
        table=await asyncio.to_thread(exercise.table, person),
    )


@router.post("/puzzles/{game}/{puzzle}/try")
async def attempt(  # noqa: PLR0913, PLR0917 - what a request brings
    game: GameName,
    puzzle: PuzzleName,
    moved: schemas.Moved,
    request: Request,
    person: Known,
    own: Own,
) -> schemas.PuzzleAnswer:
    """My answer. The first one counts; wrong ones are told why."""
    check_rate(request, own.checks)
    kind, found = _find(game, puzzle)
    referee = await _referee(own, kind, found)
    try:
        tried = await asyncio.to_thread(
            puzzle_room.attempt, referee, found, moved.moves, moved.move
        )
    except RulesError as error:
        return _nothing("refused", refusal=refusal(error))
    if tried.verdict == "right":
        table = await asyncio.to_thread(tried.exercise.table, person)
        return _nothing("right", table=table)
    standing = await _keep(own, person, kind, found, solved=tried.verdict == "done")
    if tried.verdict == "done":
        table = await asyncio.to_thread(tried.exercise.table, person, may_act=False)
        return await _told(own, kind, found, standing, table)
    missed = await asyncio.to_thread(puzzle_room.missed, referee, found, moved.moves, moved.move)
    why = [one for one in (missed, await _reply(own, person, tried.exercise)) if one is not None]
    is_second = not moved.moves and moved.move == found.second
    return _nothing(
        "wrong",
        why=[_words(one) for one in why],
        loses=found.margin if is_second else None,
        standing=_shape(standing),
    )


@router.post("/puzzles/{game}/{puzzle}/solution")
async def solution(
    game: GameName, puzzle: PuzzleName, person: Known, own: Own
) -> schemas.PuzzleAnswer:
    """Tell me the solution; if I have not answered yet, that is a wrong answer."""
    kind, found = _find(game, puzzle)
    standing = await _keep(own, person, kind, found, solved=False)
    exercise = puzzle_room.begin(await _referee(own, kind, found), found)
    await asyncio.to_thread(exercise.play_all, found.moves)
    table = await asyncio.to_thread(exercise.table, person, may_act=False)
    return await _told(own, kind, found, standing, table)


@router.post("/puzzles/{game}/{puzzle}/ask")
async def ask(
    game: GameName, puzzle: PuzzleName, asked: schemas.AskedAbout, person: Visitor, own: Own
) -> Annotated[AskAnswer | RefusedMessage, Plain]:
    """What there is to say about a square, a trial or a move; as `ask` at a table."""
    del person
    kind, found = _find(game, puzzle)
    exercise = puzzle_room.begin(await _referee(own, kind, found), found)
    return await asyncio.to_thread(answer, exercise, asked)


async def _reply(own: Parts, person: Person, exercise: Exercise) -> Message | None:
    """What the other would answer to a move; nothing where nobody else is to act."""
    game, state = exercise.game, exercise.state
    seat = game.to_act(state)
    if not exercise.moves or seat in (exercise.seat, -1, -2):
        return None
    question = Choose.at(game, state, hint_level(game.name), "puzzle")
    share = WorkShare.of_table(exercise.name, own.people.fair_share_key(person.person))
    choice = await own.pool.ask(game, question, share)
    return Message("puzzle-reply", move=game.describe(state, game.parse(choice.move)))


async def _told(
    own: Parts, kind: GameType, puzzle: Puzzle, standing: dict[str, Any], table: TableMessage
) -> schemas.PuzzleAnswer:
    """Everything about a puzzle that is over."""
    referee = await _referee(own, kind, puzzle)
    reasons = await asyncio.to_thread(puzzle_room.reasons, referee, puzzle)
    moves = await asyncio.to_thread(puzzle_room.solution, referee, puzzle)
    return schemas.PuzzleAnswer(
        verdict="done",
        refusal=None,
        table=table,
        reasons=[_words(one) for one in reasons],
        why=[],
        loses=puzzle.margin,
        solution=[_words(one) for one in moves],
        themes=[_words(one) for one in puzzle_room.themes(kind, puzzle)],
        standing=_shape(standing),
    )


def _nothing(verdict: str, **known: Any) -> schemas.PuzzleAnswer:
    nothing: dict[str, Any] = {"refusal": None, "table": None, "loses": None}
    nothing |= {"why": [], "reasons": [], "solution": [], "themes": [], "standing": None}
    return schemas.PuzzleAnswer(verdict=verdict, **{**nothing, **known})  # type: ignore[arg-type]


async def _standing(own: Parts, person: str, game: str) -> tuple[dict[str, Any], dict[str, bool]]:
    return await own.storage.read(
        lambda db: (
            progress.standing_of(db, person, game),
            progress.attempts_of(db, person, game),
        )
    )


async def _keep(
    own: Parts, person: Person, kind: GameType, puzzle: Puzzle, *, solved: bool
) -> dict[str, Any]:
    """Keep an answer if it is the first; gives the standing after it."""
    given = progress.Answer(person.person, kind.name, puzzle, solved, now())
    await own.storage.write(lambda db: progress.keep_answer(db, given))
    return (await _standing(own, person.person, kind.name))[0]


def _shape(row: dict[str, Any]) -> schemas.PuzzleStanding:
    return schemas.PuzzleStanding(
        rating=progress.shown(row["mu"]),
        is_certain=row["sigma"] < CERTAIN,
        tried=row["tried"],
        solved=row["solved"],
        streak=row["streak"],
        best_streak=row["best_streak"],
    )


def _words(message: Message) -> MessageShape:
    return MessageShape(**message.to_wire())


async def _referee(own: Parts, kind: GameType, puzzle: Puzzle) -> Game[Any, Any]:
    return await own.packs.known(own.packs.shipped[kind.name], puzzle.players)


def _find(game: str, name: str) -> tuple[GameType, Puzzle]:
    kind = kind_of(game)
    found = puzzles.by_id(kind.name, name)
    if found is None:
        raise Refused(Message("server-no-such-puzzle", name=name), status=NOT_FOUND)
    return kind, found
