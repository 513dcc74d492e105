"""Packs of one's own: `/api/workshop/…`, `/api/me/packs`, `/api/packs/…`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request

from lapidarium.arena.balance import BAR
from lapidarium.games.registry import NoSuchGame, game_type
from lapidarium.messages import Message
from lapidarium.refusals import NOT_FOUND, Refused
from lapidarium.server.http import schemas
from lapidarium.server.http import workshop_schemas as shapes
from lapidarium.server.http.requests import Known, Own, Parts, check_rate
from lapidarium.server.tables.levels import fallback_level
from lapidarium.server.workshop.own_packs import MOST_PACKS

if TYPE_CHECKING:
    from typing import Any

    from lapidarium.arena.balance import Sums
    from lapidarium.games.game_type import GameType
    from lapidarium.server.accounts.people import Person

router = APIRouter(tags=["workshop"])


def _game(name: str) -> GameType:
    try:
        return game_type(name)
    except NoSuchGame as error:
        raise Refused(error.message, status=NOT_FOUND) from None


@router.get("/workshop/{game}")
async def starting_packs(game: schemas.GameName, own: Own) -> shapes.StartingPacks:
    """What one can begin with: the game's shipped packs, and nothing."""
    workshop = _game(game).workshop()
    shipped = [pack for pack in own.packs.shipped.values() if pack.game == game]
    return shapes.StartingPacks(
        packs=[
            shapes.StartingPack(name=pack.name, title=pack.title, text=pack.text)
            for pack in shipped
        ],
        blank=workshop.blank if workshop else None,
    )


@router.post("/workshop/check")
async def checked(request: Request, wanted: shapes.PackToCheck, own: Own) -> shapes.CheckedPack:
    """A pack with other figures: its text, its problems, and what it comes to."""
    check_rate(request, own.checks)
    return shapes.CheckedPack(**await own.checker.checked(wanted.text, wanted.figures))


# ------------------------------------------------------------------ packs under one's name


@router.get("/me/packs")
async def my_packs(person: Known, own: Own) -> shapes.OwnPackList:
    """My packs, last changed first."""
    found = await own.own_packs.of(person.person)
    packs = [shapes.OwnPackShape(**{key: row[key] for key in _LISTED}) for row in found]
    return shapes.OwnPackList(packs=packs, most=MOST_PACKS)


_LISTED = ("pack", "game", "title", "version", "changed", "problems")


@router.post("/me/packs", status_code=201)
async def keep(
    request: Request, wanted: shapes.PackToKeep, person: Known, own: Own
) -> shapes.SavedPack:
    """Keep a new pack, finished or not."""
    check_rate(request, own.heavy)
    _game(wanted.game)
    found = await own.checker.checked(wanted.text)
    pack = await own.own_packs.make(person.person, wanted.game, found)
    return shapes.SavedPack(pack=pack, version=1)


@router.get("/me/packs/{pack}")
async def my_pack(
    pack: shapes.PackKey, person: Known, own: Own, version: int = 0
) -> shapes.OwnPack:
    """One of my packs: its last version, or the one that is asked for."""
    found = await _mine(pack, person, own)
    number = version or found["version"]
    text = await own.own_packs.text(pack, number)
    if text is None:
        raise Refused(Message("server-no-such-own-pack"), status=NOT_FOUND)
    return shapes.OwnPack(
        pack=pack,
        game=found["game"],
        version=number,
        text=text,
        versions=[shapes.PackVersion(**one) for one in found["versions"]],
    )


async def _mine(pack: str, person: Person, own: Parts) -> dict[str, Any]:
    found = await own.own_packs.find(pack, person.person)
    if found is None:
        raise Refused(Message("server-no-such-own-pack"), status=NOT_FOUND)
    return found


@router.put("/me/packs/{pack}")
async def save(
    request: Request, pack: shapes.PackKey, wanted: shapes.PackToSave, person: Known, own: Own
) -> shapes.SavedPack:
    """A new version of one of my packs; earlier ones stay."""
    check_rate(request, own.heavy)
    found = await _mine(pack, person, own)
    version = await own.own_packs.save(found, await own.checker.checked(wanted.text))
    return shapes.SavedPack(pack=pack, version=version)


@router.delete("/me/packs/{pack}", status_code=204)
async def remove(pack: shapes.PackKey, person: Known, own: Own) -> None:
    """Remove one of my packs with all its versions; shared copies stay."""
    await _mine(pack, person, own)
    await own.own_packs.remove(pack)


# ------------------------------------------------------------------ shared copies


@router.post("/packs", status_code=201)
async def share(
    request: Request, wanted: shapes.PackToKeep, person: Known, own: Own
) -> shapes.SharedPack:
    """Share a pack: a copy of it as it is now, for everybody who has the link."""
    check_rate(request, own.heavy)
    _game(wanted.game)
    found = await own.checker.checked(wanted.text)
    key = await own.own_packs.share(person.person, wanted.game, found)
    return shapes.SharedPack(share=key)


@router.get("/packs/{share}")
async def shared(share: shapes.PackKey, own: Own) -> shapes.SharedCopy:
    """A pack that somebody shares."""
    found = await own.own_packs.shared(share)
    if found is None:
        raise Refused(Message("server-no-such-shared-pack"), status=NOT_FOUND)
    return shapes.SharedCopy(game=found["game"], title=found["title"], text=found["text"])


# ------------------------------------------------------------------ how a pack plays


@router.post("/workshop/balance")
async def balance(
    request: Request,
    wanted: shapes.PackToPlay,
    person: Known,
    own: Own,
) -> shapes.Balance:
    """How a pack plays: the sums so far. With `start`, the games that are missing are played."""
    check_rate(request, own.checks)
    found = await own.checker.checked(wanted.text)
    if found["digest"] is None:
        raise Refused(Message("server-pack-has-problems", count=len(found["problems"])))
    pack = await own.packs.chosen(found["game"], "", wanted.text, wanted.players)
    await own.packs.known(pack, wanted.players)
    shipped = own.packs.shipped[pack.game]
    if wanted.start:
        await own.balances.start(person.person, pack, shipped, wanted.players)
    mine, beside = [
        await own.balances.standing(one.digest, wanted.players) for one in (pack, shipped)
    ]
    return shapes.Balance(
        own=_sums(pack.digest, mine.sums),
        shipped=_sums(shipped.digest, beside.sums),
        of=own.balances.games,
        running=mine.is_running or beside.is_running,
        bot=schemas.Message(code=f"level-{fallback_level(pack.game)}"),
    )


def _sums(digest: str, sums: Sums) -> shapes.BalanceSums:
    kinds = [
        shapes.Payments(
            kind=kind,
            items=[
                shapes.Payment(item=schemas.Message(**item), paid=paid, of=of, points=points)
                for item, paid, of, points in items.values()
            ],
        )
        for kind, items in sums.payments.items()
    ]
    return shapes.BalanceSums(
        digest=digest,
        games=sums.games,
        turns=dict(sums.turns),
        scores=dict(sums.scores),
        bar=BAR,
        points=sums.points,
        wins=sums.wins,
        payments=kinds,
    )
