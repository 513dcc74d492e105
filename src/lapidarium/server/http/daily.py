"""The daily challenge and the leaderboard: `/api/daily`, `/api/leaderboard`."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Query, Request

from lapidarium.games.registry import game_types
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import new_key, now, today
from lapidarium.server.accounts.requester import address_of
from lapidarium.server.http import schemas
from lapidarium.server.http.requests import Anybody, Known, Own, Parts
from lapidarium.server.tables import daily as challenge
from lapidarium.server.tables import profile, results
from lapidarium.table import OVER, Made
from lapidarium.table.entries import DAY
from lapidarium.table.turn_commands import begin

if TYPE_CHECKING:
    from lapidarium.server.accounts.people import Person

router = APIRouter(tags=["challenge"])
MOST_SCORES, MOST_BESTS, MOST_LEADERS = 100, 5, 100
LONGEST_BROWSER = 300


@router.get("/daily")
async def daily(
    request: Request, person: Anybody, own: Own, day: date | None = None
) -> schemas.Daily:
    """A day's solo deal, today's unless asked for another: my attempt, scores, personal bests."""
    current = today(now())
    wanted = day.isoformat() if day else current
    rows = await own.storage.read(lambda db: challenge.scores_of(db, wanted, MOST_SCORES))
    name = person.person if person else ""
    mine = await own.storage.read(lambda db: challenge.attempt_of(db, wanted, name))
    bests = await own.storage.read(lambda db: challenge.bests_of(db, name, MOST_BESTS))
    days = await own.storage.read(lambda db: profile.days_of(db, name))
    await own.people.preload({row["person"] for row in rows})
    device = _device(request, own, wanted)
    counts = mine is None or mine["counts"]
    if mine is None and wanted == current:
        counts = await own.storage.read(lambda db: challenge.would_count(db, wanted, name, device))
    return schemas.Daily(
        day=wanted,
        ends=(now() // DAY + 1) * DAY,
        mine=_attempt(own, person, mine, current) if mine else None,
        scores=[
            _attempt(own, person, row, current, 1 + _better(rows, row["score"])) for row in rows
        ],
        bests=[_attempt(own, person, row, current) for row in bests],
        streak=profile.streak(days, current),
        counts=counts,
    )


def _device(request: Request, own: Parts, day: str) -> str:
    address = address_of(request.scope, own.settings)
    browser = request.headers.get("user-agent", "")[:LONGEST_BROWSER]
    return challenge.device_of(own.secret, day, address, browser)


def _better(rows: list[dict[str, Any]], score: int) -> int:
    return sum(row["score"] > score for row in rows)


def _attempt(
    own: Parts, asker: Person | None, row: dict[str, Any], current: str, place: int | None = None
) -> schemas.Attempt:
    is_mine = asker is not None and row["person"] == asker.person
    is_open = is_mine or row["day"] < current
    score = row["score"]
    return schemas.Attempt(
        day=row["day"],
        table=row["at_table"] if is_open else None,
        person=schemas.Person(id=row["person"], name=own.people.name_of(row["person"])),
        place=place,
        score=score,
        rank=None if score is None else _rank(score),
    )


def _rank(score: int) -> schemas.Message | None:
    """What a score of the challenge is called."""
    ranks = challenge.daily_game().ranks
    found = next((code for least, code in ranks if score >= least), None)
    return None if found is None else schemas.Message(code=found)


@router.post("/daily", status_code=201)
async def attempt(request: Request, wanted: schemas.Again, person: Known, own: Own) -> schemas.Made:
    """Begin my attempt, or go on with it; when it is over, the deal can be tried again."""
    own.people.house.check_table()
    day, name = today(now()), new_key()
    pack = own.packs.shipped[challenge.daily_game().name]
    await own.packs.save(pack)
    if wanted.again:
        mine = await own.storage.read(lambda db: challenge.attempt_of(db, day, person.person))
        if mine is None or (await own.hub.room(mine["at_table"])).table.status != OVER:
            raise Refused(Message("server-first-attempt-first"))
    else:
        name = await own.storage.write(
            lambda db: challenge.begin_attempt(
                db, day, person.person, name, _device(request, own, day)
            )
        )
    made = Made(
        at=now(),
        terms=challenge.terms_of(pack, "" if wanted.again else day),
        host=person.person,
        seed=challenge.seed_of(own.secret, day),
        people={0: person.person},
    )
    await own.hub.make(name, made, begin)
    return schemas.Made(table=name)


@router.get("/leaderboard")
async def leaderboard(
    own: Own,
    game: schemas.GameName | None = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LEADERS)] = MOST_LEADERS,
) -> schemas.Leaderboard:
    """Ratings of people and bots at rated tables."""
    chosen = game or next(iter(game_types()))
    rows = await own.storage.read(lambda db: results.leaders(db, chosen, limit))
    await own.people.preload({row["player"] for row in rows if ":" not in row["player"]})
    return schemas.Leaderboard(
        game=chosen, leaders=[_leader(own, place, row) for place, row in enumerate(rows, 1)]
    )


def _leader(own: Parts, place: int, row: dict[str, Any]) -> schemas.Leader:
    return schemas.Leader(
        place=place,
        player=results.player_in(row["player"], own.people.name_of),
        rating=results.shown_rating(row["mu"], row["sigma"]),
        games=row["games"],
    )
