"""How a pack plays: a quick bot plays it many times in the background, and the sums are stored.

The games run on the bot workers, one at a time, while no table with people waits for one. Sums are
stored as they grow, so a run that was cut off goes on where it was. Everybody has one run; a new
one stops it. A shipped pack is run for everybody.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, NamedTuple

import orjson

from lapidarium.arena.balance import Sums
from lapidarium.games.registry import referee
from lapidarium.learning.questions import PlayGames
from lapidarium.server.accounts.people import now
from lapidarium.server.bot_workers.background_runs import FRESH, BackgroundRuns
from lapidarium.server.bot_workers.pool import WORKSHOP, WorkShare
from lapidarium.server.storage import own_packs as queries
from lapidarium.server.tables.levels import fallback_level

if TYPE_CHECKING:
    from lapidarium.games.pack import Pack
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.storage.database import Storage

AT_ONCE = 1
"""Games per question to a worker; a table waits no longer than these take."""
log = logging.getLogger("lapidarium.workshop")

Key = tuple[str, int]
"""The digest of a pack, and the number of players."""


class BalanceProgress(NamedTuple):
    """How far it is with a pack."""

    sums: Sums
    is_running: bool


class Balances:
    """The runs of this node, and the sums of all."""

    def __init__(self, storage: Storage, pool: BotPool, games: int) -> None:
        self.storage = storage
        self.pool = pool
        self.games = games
        """So many are played."""
        self.runs: BackgroundRuns[Key] = BackgroundRuns()

    async def standing(self, digest: str, players: int) -> BalanceProgress:
        """The sums so far, without games if nobody has asked for them; and do they grow?"""
        row = await self.storage.read(lambda db: queries.balance(db, digest, players))
        if row is None:
            return BalanceProgress(Sums(), (digest, players) in self.runs)
        sums = Sums.of_json(orjson.loads(row["sums"]))
        is_fresh = sums.games < self.games and row["changed"] > now() - FRESH
        return BalanceProgress(sums, is_fresh or (digest, players) in self.runs)

    async def start(self, person: str, pack: Pack, shipped: Pack, players: int) -> None:
        """Play both until there are enough games; raises Refused if too much is going on."""
        if await self._is_due(pack, players):
            self._begin(pack, players, "" if pack.digest == shipped.digest else person)
        if await self._is_due(shipped, players):
            self._begin(shipped, players, "")

    async def _is_due(self, pack: Pack, players: int) -> bool:
        found = await self.standing(pack.digest, players)
        return found.sums.games < self.games and not found.is_running

    def _begin(self, pack: Pack, players: int, person: str) -> None:
        self.runs.begin((pack.digest, players), person, lambda: self._run(pack, players))

    async def _run(self, pack: Pack, players: int) -> None:
        try:
            sums = (await self.standing(pack.digest, players)).sums
            await self._save(pack, players, sums, now())
            try:
                await self._play(pack, players, sums)
            finally:
                if sums.games < self.games:
                    await self._save(pack, players, sums, 0)  # it does not grow any more
        except Exception as error:
            log.warning("a balance run ended early", extra={"error": repr(error)})

    async def _play(self, pack: Pack, players: int, sums: Sums) -> None:
        game, level = referee(pack, players), fallback_level(pack.game)
        share = WorkShare(WORKSHOP, subject=f"{pack.digest}/{players}")
        while sums.games < self.games:
            numbers = range(sums.games, min(self.games, sums.games + AT_ONCE))
            question = PlayGames(level, tuple(numbers))
            for figures in (await self.pool.ask(game, question, share)).games:
                sums.add(figures)
            await self._save(pack, players, sums, now())

    async def _save(self, pack: Pack, players: int, sums: Sums, changed: int) -> None:
        row: dict[str, Any] = {"digest": pack.digest, "players": players, "changed": changed}
        row["bot"] = fallback_level(pack.game)
        row["sums"] = orjson.dumps(sums.to_json()).decode()
        await self.storage.write(lambda db: queries.save_balance(db, row))

    async def close(self) -> None:
        """Stop; the sums are stored."""
        await self.runs.close()
