"""What follows from a change by itself, whatever bots and other nodes do."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.learning.questions import ChoiceAnswer
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import new_key, now
from lapidarium.server.bot_workers.pool import BotPool, WorkShare
from lapidarium.server.notices.notices import TurnNotices
from lapidarium.server.storage.journal import Page
from lapidarium.server.tables import scheduler
from lapidarium.server.tables.scheduler import Scheduler
from lapidarium.table import Made, Terms
from lapidarium.table.command_context import CommandContext
from lapidarium.table.refusal import refused
from lapidarium.table.requests import Leave
from lapidarium.table.seat_commands import leave
from lapidarium.table.turn_commands import begin
from tests.server.inside import Inside, inside, two_at_a_table
from tests.server.running import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from lapidarium.games.game import Game
    from lapidarium.server.tables.room import Room
    from lapidarium.table import Entry, Table


class Nonsense(BotPool):
    """A bot that plays this move."""

    def __init__(self, move: Any = None) -> None:
        super().__init__(0, 1.0)
        self.move = move
        self.shares: list[WorkShare] = []

    async def ask(self, game: Game[Any, Any], question: Any, share: WorkShare) -> Any:  # noqa: ARG002
        self.shares.append(share)
        if self.move is None:
            raise RuntimeError("no answer at all")
        return ChoiceAnswer("", self.move)


@asynccontextmanager
async def scheduled(folder: Path, pool: BotPool) -> AsyncIterator[Inside]:
    """A server that runs its bots with this pool."""
    async with inside(folder) as server:
        bots = Scheduler(server.hub, pool, TurnNotices(server.hub, server.secret))
        yield server
        await bots.close()


async def bot_begins(server: Inside) -> Room:
    """A table at which the bot has the first move."""
    person, packs = await server.guest(), server.hub.packs
    terms = Terms.of(await packs.known(packs.shipped["monolyth"], 2), setup=("first 1",))
    made = Made(
        at=now(),
        terms=terms,
        host=person.person,
        seed="deal",
        people={1: person.person},
        bots={0: "dutiful"},
    )
    return await server.hub.make(new_key(), made, begin)


def no_answer(*_: Any) -> ChoiceAnswer:
    raise RuntimeError("nobody answers")


async def bot_has_played(room: Room) -> None:
    async with asyncio.timeout(PATIENCE):
        while room.table.to_act == 0 or room.thinking >= 0:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("move", [None, "", "dance", 7])
@pytest.mark.parametrize("has_fallback", [True, False])
def test_a_bot_that_answers_nonsense_still_moves(
    tmp_path: Path,
    move: Any,
    has_fallback: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not has_fallback:
        monkeypatch.setattr(scheduler, "fallback_choice", no_answer)

    async def run() -> None:
        async with scheduled(tmp_path, Nonsense(move)) as server:
            room = await bot_begins(server)
            await bot_has_played(room)
            assert room.table.decisions
            assert room.thinking == -1

    asyncio.run(run())


def test_a_bot_without_any_move_thinks_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing can be played; when something changes, the bot is asked again."""

    async def run() -> None:
        async with scheduled(tmp_path, Nonsense("dance")) as server:
            with monkeypatch.context() as patched:
                patched.setattr(scheduler, "fallback_choice", lambda *_: ChoiceAnswer("", "dance"))
                patched.setattr(scheduler, "_first_legal", no_answer)
                room = await bot_begins(server)
                async with asyncio.timeout(PATIENCE):
                    while room.thinking >= 0:
                        await asyncio.sleep(0.01)
                assert not room.table.decisions
            server.hub.on_change(room)
            await bot_has_played(room)

    asyncio.run(run())


class Changes:
    """Remembers the tables it was told of."""

    def __init__(self) -> None:
        self.tables: list[Table] = []

    def on_change(self, room: Room) -> None:
        self.tables.append(room.table)


@pytest.mark.parametrize("is_refused", [True, False])
def test_what_another_node_wrote_is_followed_though_our_command_is_not(
    tmp_path: Path, is_refused: bool
) -> None:
    """Our command meets a conflict, and on the table as it is then it does nothing."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            room, people = await two_at_a_table(server)
            context = CommandContext(now(), room.dealer.draw, "dutiful")
            theirs = leave(room.table, people[0].person.person, Leave(id=0), context)
            changes, seen = Changes(), room.table
            server.hub.observers.append(changes)
            page = Page(seen.name, seen.number + 1, theirs)
            assert await server.hub.storage.commit([page]) == [None]

            def ours(table: Table, context: CommandContext) -> list[Entry]:
                if table is seen:
                    return leave(table, people[1].person.person, Leave(id=0), context)
                if is_refused:
                    raise refused("not-seated")
                return []

            if is_refused:
                with pytest.raises(Refused):
                    await server.hub.carry_out(room, ours)
            else:
                await server.hub.carry_out(room, ours)
            assert changes.tables == [room.table]
            assert room.table.number == seen.number + len(theirs)
            assert room.table.seats[0].bot == "dutiful"

    asyncio.run(run())


def test_a_bot_thinks_on_the_share_of_whoever_plays_against_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with scheduled(tmp_path, pool := Nonsense("dance")) as server:
            room = await bot_begins(server)
            await bot_has_played(room)
            asker = server.people.fair_share_key(str(room.table.host))
            assert pool.shares[0] == WorkShare.of_table(room.table.name, asker)
            server.people.came_from(room.table.host, "198.18.0.7")
            assert server.people.fair_share_key(room.table.host) == ("198.18.0.7", room.table.host)

    asyncio.run(run())
