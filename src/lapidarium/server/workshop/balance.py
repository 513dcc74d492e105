"""How a pack plays: a quick bot plays it many times in the background, and the sums are stored.

The games run on the bot workers, a few at a time, and wait for their turn like a table. Sums are
stored as they grow, so a run that was cut off goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.arena.balance import Sums
from lapidarium.messages import Message
from lapidarium.server.accounts.people import now
from lapidarium.server.storage import own_packs as queries
from lapidarium.server.tables.levels import fallback_level
from lapidarium.table import Refused

if TYPE_CHECKING:
    from lapidarium.games.pack import Pack
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.storage.database import Storage

AT_ONCE = 2
"""Games per question to a worker; a table waits no longer than these take."""
MOST_RUNS = 4
log = logging.getLogger("lapidarium.workshop")

Key = tuple[str, int]
"""The digest of a pack, and the number of players."""


class Balances:
    """The runs of this node, and the sums of all."""

    def __init__(self, storage: Storage, pool: BotPool, games: int) -> None:
        self.storage = storage
        self.pool = pool
        self.games = games
        """So many are played."""
        self.runs: dict[Key, asyncio.Task[None]] = {}

    async def sums(self, digest: str, players: int) -> Sums:
        """The sums so far; without games if nobody has asked for them."""
        row = await self.storage.read(lambda db: queries.balance(db, digest, players))
        return Sums() if row is None else Sums.of_json(orjson.loads(row["sums"]))

    def is_running(self, digest: str, players: int) -> bool:
        """Is it being played here?"""
        return (digest, players) in self.runs

    async def start(self, packs: list[Pack], players: int) -> None:
        """Play each pack until there are enough games; raises Refused if too much is going on."""
        for pack in packs:
            key = (pack.digest, players)
            if key in self.runs or (await self.sums(*key)).games >= self.games:
                continue
            if len(self.runs) >= MOST_RUNS:
                raise Refused(Message("server-too-many-runs"))
            self.runs[key] = asyncio.ensure_future(self._run(pack, players))

    async def _run(self, pack: Pack, players: int) -> None:
        sums = await self.sums(pack.digest, players)
        bot = fallback_level(pack.game)
        try:
            while sums.games < self.games:
                numbers = range(sums.games, min(self.games, sums.games + AT_ONCE))
                for game in await self.pool.play_games(pack, players, bot, list(numbers)):
                    sums.add(game)
                await self._save(pack.digest, players, bot, sums)
        except Exception as error:
            log.warning("a balance run ended early", extra={"error": repr(error)})
        finally:
            del self.runs[pack.digest, players]

    async def _save(self, digest: str, players: int, bot: str, sums: Sums) -> None:
        row: dict[str, Any] = {"digest": digest, "players": players, "bot": bot, "changed": now()}
        row["sums"] = orjson.dumps(sums.to_json()).decode()
        await self.storage.write(lambda db: queries.save_balance(db, row))

    async def close(self) -> None:
        """Stop; the sums are stored."""
        runs = list(self.runs.values())
        for run in runs:
            run.cancel()
        await asyncio.gather(*runs, return_exceptions=True)
