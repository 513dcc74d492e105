"""What happens at tables by itself: bots move, clocks run out, the next game is set up."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from lapidarium.learning.questions import ChoiceAnswer, Choose
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now
from lapidarium.server.bot_workers.pool import WorkShare, fallback_choice
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.storage.prune import Pruned, prune
from lapidarium.server.tables import rematch
from lapidarium.server.tables.errors import UnreadableTable
from lapidarium.server.tables.results import names_without_result, result_work
from lapidarium.table import OVER, PLAYING
from lapidarium.table.command_context import BotMove, CommandContext
from lapidarium.table.entries import BotEvaluation
from lapidarium.table.turn_commands import play_for_bot, tick

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterator

    from sqlalchemy import Connection

    from lapidarium.games.game import Game
    from lapidarium.messages import Words
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.notices.notices import TurnNotices
    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room
    from lapidarium.table import Entry, Table

SECONDS_TO_TRY_AGAIN = 1.0
LONGEST_TIMER = 3600.0
SECONDS_BETWEEN_LOOKS = 10
SECONDS_TO_LOOK_AHEAD = 30
SECONDS_BETWEEN_RESTORATIONS = 3600
SECONDS_BETWEEN_PRUNINGS = 24 * 3600
log = logging.getLogger("lapidarium.server")


class Scheduler:
    """Runs the bots and clocks of a node's tables."""

    def __init__(self, hub: Hub, pool: BotPool, notices: TurnNotices) -> None:
        self.hub = hub
        self.pool = pool
        self.notices = notices
        self.tasks: set[asyncio.Task[Any]] = set()
        self.unreadable: set[str] = set()
        """Tables that cannot be opened, which is logged once."""
        hub.observers.append(self)

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background; errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a background task failed", exc_info=error)

    def on_change(self, room: Room) -> None:
        """Start whatever follows from a change: a bot's move, a clock, a notice, the next game."""
        table = room.table
        if table.status == PLAYING and not self.hub.nodes.runs(room):
            return
        self._set_clock(room)
        if table.status == PLAYING and table.to_act >= 0:
            if table.seats[table.to_act].bot is not None and room.thinking != table.touched:
                room.thinking = table.touched
                self.start(self._think(room))
            elif (person := self.notices.due(room)) is not None:
                self.start(self.notices.send(room, person))
        elif table.status == OVER:
            self.start(self._set_up_next(room))

    async def _set_up_next(self, room: Room) -> None:
        """Set up the next game; try again until it is stored."""
        while self.hub.rooms.get(room.table.name) is room:
            try:
                await rematch.set_up_next(self.hub, room)
                return
            except StorageUnavailable as error:
                log.warning("the next game could not be set up", extra={"why": error.reason})
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    # ------------------------------------------------------------ clocks

    def _set_clock(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        deadline = room.table.deadline()
        if deadline is None:
            return
        seconds = min(LONGEST_TIMER, max(0.0, (deadline - now()) / 1000 + 0.005))
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(seconds, lambda: self.start(self._tick(room)))

    async def _tick(self, room: Room) -> None:
        try:
            await self.hub.carry_out(room, tick)
        except StorageUnavailable:
            await asyncio.sleep(SECONDS_TO_TRY_AGAIN)
        except Exception:
            log.exception("a clock could not run out", extra={"table": room.table.name})
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
        if self.hub.rooms.get(room.table.name) is room:
            self._set_clock(room)

    async def watch(self) -> None:
        """Every few seconds: load tables whose clock runs out soon, and forget idle ones."""
        while True:
            try:
                self.hub.forget_idle()
                for name in await self.hub.storage.read(self._due):
                    await self._wake(name)
            except StorageUnavailable as error:
                why = {"why": error.reason}
                log.warning("the tables that are due could not be read", extra=why)
            except Exception:
                log.exception("looking for tables that are due failed")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def _wake(self, name: str) -> None:
        """Load a table that is due."""
        with self._logging_errors(name):
            await self.hub.room(name)

    @contextmanager
    def _logging_errors(self, name: str) -> Iterator[None]:
        """A table that cannot be opened does not keep the others waiting."""
        try:
            yield
        except (Refused, UnreadableTable) as error:
            if name not in self.unreadable:
                self.unreadable.add(name)
                log.warning("a table that is due cannot be opened", extra={"why": str(error)})
        except StorageUnavailable:
            raise
        except Exception:
            log.exception("a table that is due could not be woken", extra={"table": name})

    async def restore_results(self) -> None:
        """At the start and every hour: store results that are missing.

        A result is stored with the last page of its game. It is missing where an earlier version
        of the server died between the two, or where working it out failed.
        """
        while True:
            try:
                await self._restore_results()
            except StorageUnavailable as error:
                log.warning("missing results could not be stored", extra={"why": error.reason})
            await asyncio.sleep(SECONDS_BETWEEN_RESTORATIONS)

    async def _restore_results(self) -> None:
        last = ""
        while names := await self.hub.storage.read(partial(names_without_result, after=last)):
            for name in names:
                with self._logging_errors(name):
                    for work in result_work(await self.hub.read(name)):
                        await self.hub.storage.write(work)
            last = names[-1]

    async def prune_daily(self) -> None:
        """Once a day: remove guests who never played and packs that nobody uses."""
        while True:
            try:
                await self._prune()
            except StorageUnavailable as error:
                log.warning("nothing could be pruned", extra={"why": error.reason})
            await asyncio.sleep(SECONDS_BETWEEN_PRUNINGS)

    async def _prune(self) -> None:
        days = self.hub.settings.guest_days, self.hub.settings.pack_days
        found, before = Pruned(), None
        while found != before:
            before = found
            found += await self.hub.storage.write(lambda db: prune(db, now(), *days))
            await asyncio.sleep(0)
        if found != Pruned():
            log.info("pruned", extra=asdict(found))
            self.hub.people.forget_unneeded()

    def _due(self, connection: Connection) -> list[str]:
        return self.hub.nodes.due(connection, now() + SECONDS_TO_LOOK_AHEAD * 1000)

    # ------------------------------------------------------------ bots

    async def _think(self, room: Room) -> None:
        """Ask for the bot's move and play it; whatever the bot does, the game goes on."""
        table = room.table
        game, state, touched = table.game, table.state, table.touched
        question, share = self._question(table)
        ways: tuple[Callable[[], Awaitable[ChoiceAnswer]], ...] = (
            partial(self.pool.ask, game, question, share),
            partial(asyncio.to_thread, fallback_choice, game, question),
            partial(_first_legal, game, state),
        )
        try:
            for choose in ways:
                try:
                    choice = await choose()
                    chosen = BotMove(choice.move, touched, thought=_evaluation(choice))
                    await self._play(room, table.to_act, chosen, choice.note)
                    break
                except Refused as error:
                    why = {"level": question.level, "why": str(error.message)}
                    log.error("a bot made an illegal move", extra=why)
                except Exception:
                    log.exception("a bot could not move", extra={"bot": question.level})
        finally:
            if room.thinking == touched:
                room.thinking = -1

    def _question(self, table: Table) -> tuple[Choose, WorkShare]:
        level = table.seats[table.to_act].bot
        assert level is not None
        seed = hashlib.blake2b(
            f"{table.made.seed}/bot/{table.touched}".encode(), digest_size=8
        ).hexdigest()
        player = _who_plays(table)
        asker = self.hub.people.fair_share_key(player or table.host)
        share = WorkShare.of_table(table.name, asker, has_people=player is not None)
        return Choose.at(table.game, table.state, level, seed), share

    async def _play(self, room: Room, seat: int, chosen: BotMove, note: Words | None) -> None:
        """Play a bot's move; try again until it is stored. Raises Refused if it is illegal."""

        def command(table: Table, context: CommandContext) -> list[Entry]:
            return play_for_bot(table, seat, chosen, context, note)

        while True:
            try:
                await self.hub.carry_out(room, command)
                return
            except StorageUnavailable:
                await asyncio.sleep(SECONDS_TO_TRY_AGAIN)

    async def close(self) -> None:
        """Stop all background tasks and clocks."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.hub.rooms.values():
            if room.timer is not None:
                room.timer.cancel()


def _who_plays(table: Table) -> str | None:
    """The first person who sits here and has not handed over."""
    return next((s.person for s in table.seats if s.person is not None and s.bot is None), None)


def _evaluation(choice: ChoiceAnswer) -> BotEvaluation | None:
    """What the bot expects, as it is stored, if it says so."""
    if not choice.expected:
        return None
    expected = tuple(round(points, 2) for points in choice.expected)
    others = tuple((move, round(lost, 2)) for move, lost in choice.others)
    return BotEvaluation(choice.level, expected, others)


async def _first_legal(game: Game[Any, Any], state: Any) -> ChoiceAnswer:
    """The first legal move."""
    return ChoiceAnswer("", game.text(game.legal(state)[0]))
