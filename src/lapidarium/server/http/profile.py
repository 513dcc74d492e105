"""What I have played here: `/api/me/profile`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import APIRouter

from lapidarium.games.registry import game_types
from lapidarium.server.accounts.people import now, today
from lapidarium.server.http import schemas
from lapidarium.server.http.profile_schemas import (
    Best,
    DailyTally,
    GameTally,
    OpponentTally,
    Profile,
    RatingTally,
    Rung,
    SoloTally,
)
from lapidarium.server.http.requests import Known, Own, Parts
from lapidarium.server.tables import profile, results

if TYPE_CHECKING:
    from lapidarium.server.tables.profile import Ends, SoloGames

router = APIRouter(tags=["people"])
MOST_OPPONENTS = 50


@router.get("/me/profile")
async def my_profile(person: Known, own: Own) -> Profile:
    """My games, results by opponent, solo scores, daily challenges and ratings."""
    name = person.person
    rows = await own.storage.read(lambda db: profile.results_of(db, name))
    days = await own.storage.read(lambda db: profile.days_of(db, name))
    ratings = await own.storage.read(lambda db: profile.ratings_of(db, name))
    played = profile.played_in(rows, name)
    opponents = sorted(played.opponents.items(), key=lambda item: -item[1].played)[:MOST_OPPONENTS]
    await own.people.preload({who for (_, who), _ in opponents if not results.is_bot(who)})
    return Profile(
        games=[GameTally(game=game, **_tally(ends)) for game, ends in played.games.items()],
        opponents=[_opponent(game, who, ends, own) for (game, who), ends in opponents],
        solo=[_solo(game, games) for game, games in played.solo.items()],
        daily=DailyTally(
            played=len(days),
            streak=profile.streak(days, today(now())),
            longest=profile.longest_streak(days),
            best=max(days.values(), default=None),
        ),
        ratings=[RatingTally(**row) for row in ratings],
    )


def _tally(ends: Ends) -> dict[str, Any]:
    return {"played": ends.played, "won": ends.won, "shared": ends.shared, "lost": ends.lost}


def _opponent(game: str, who: str, ends: Ends, own: Parts) -> OpponentTally:
    player = results.player_in(who, own.people.name_of)
    return OpponentTally(game=game, player=player, **_tally(ends))


def _solo(game: str, games: SoloGames) -> SoloTally:
    known = game_types().get(game)
    ranks = known.ranks if known else ()
    ladder = profile.ladder_of(games.scores, ranks)
    reached = [code for code, least, _ in ladder if games.best["score"] >= least]
    rank = schemas.Message(code=reached[-1]) if reached else None
    return SoloTally(
        game=game,
        played=len(games.scores),
        best=Best(rank=rank, **games.best),
        ladder=[
            Rung(rank=schemas.Message(code=code), least=least, times=times)
            for code, least, times in ladder
        ],
    )
