"""The tables in memory and everybody at them: store, then answer, then broadcast.

Whatever changes a table waits in its inbox, whoever asks for it. `step` takes one command of
every table that has one: the command is tried on the table, and the pages of all these tables
are stored in one commit. Then `finish` takes each table after its page into use, answers the
sender, and brings everybody there up to date. Meanwhile inboxes fill for the next step.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from lapidarium.dealing import Dealer
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now
from lapidarium.server.cluster.nodes import nodes_for
from lapidarium.server.storage import queries
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.storage.journal import Conflict, Page, read_pages
from lapidarium.server.tables import table_index
from lapidarium.server.tables.chat import Chat
from lapidarium.server.tables.errors import UnreadableTable, no_such_table, opening
from lapidarium.server.tables.inbox import PendingCommand
from lapidarium.server.tables.levels import fallback_level
from lapidarium.server.tables.results import result_work
from lapidarium.server.tables.room import Room
from lapidarium.server.tables.socket import COME_AGAIN, NO_COOKIE, NO_ENTRY, NO_TABLE
from lapidarium.server.tables.table_views import TableViews
from lapidarium.table import PLAYING, Made, Repeated, Table
from lapidarium.table.command_context import CommandContext

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Sequence

    from lapidarium.server.accounts.people import People
    from lapidarium.server.metrics import Metrics
    from lapidarium.server.settings import Settings
    from lapidarium.server.storage.database import Storage
    from lapidarium.server.tables.inbox import Command
    from lapidarium.server.tables.packs import Packs
    from lapidarium.server.tables.socket import Here, Socket
    from lapidarium.table import Entry

T = TypeVar("T")
TRIES = 20
MOST_WAITING = 32
"""In the inbox of a table, of what sockets have sent."""
SECONDS_ON_THE_WAY = 5.0
"""A command that takes longer is a fault: the storage answers within three."""
TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,24}")
IDLE_SECONDS = 30
"""A table without connections and running clock is forgotten after that."""
log = logging.getLogger("lapidarium.server")


class TableObserver(Protocol):
    """Somebody who has to know when a table has changed."""

    def on_change(self, room: Room) -> None:
        """A table has changed, or has become ours to run."""


class Change(NamedTuple):
    """A command that was tried: the table after it, once its page is stored."""

    room: Room
    pending: PendingCommand
    after: Table
    page: Page


class Hub:
    """All tables of this node."""

    def __init__(
        self,
        storage: Storage,
        people: People,
        packs: Packs,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.storage = storage
        self.people = people
        self.packs = packs
        self.settings = settings
        self.nodes = nodes_for(self)
        self.chat = Chat(self)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.observers: list[TableObserver] = []
        self.moves = 0
        self.ready: dict[Room, None] = {}
        """Rooms with something in the inbox and nothing on its way."""
        self.commit: asyncio.Future[Any] | None = None
        """The pages that are being stored."""
        self.tasks: set[asyncio.Task[None]] = set()
        storage.on_late = self._on_late
        people.needed = lambda: {one for room in self.rooms.values() for one in room.people()}
        self.metrics = metrics
        self.announcement = b""
        """What the host tells everybody, as it is sent; empty if nothing was told yet."""

    def on_change(self, room: Room) -> None:
        """A table has changed, or has become ours to run: the observers see what follows."""
        for observer in self.observers:
            try:
                observer.on_change(room)
            except Exception:
                log.exception("a change could not be followed", extra={"table": room.table.name})

    def problems(self) -> list[str]:
        """What keeps this node from working, for `/healthz`."""
        since = time.monotonic() - SECONDS_ON_THE_WAY
        is_stuck = any(
            room.in_flight_since is not None and room.in_flight_since < since
            for room in self.rooms.values()
        )
        return [*self.nodes.problems(), *(["stuck"] if is_stuck else [])]

    async def close(self) -> None:
        """What takes time is not waited for; pages on their way are stored."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # ------------------------------------------------------------ finding and making

    async def room(self, name: str) -> Room:
        """The room of a table, from memory or from storage; raises Refused, UnreadableTable."""
        room = self.rooms.get(name)
        if room is not None:
            room.used = now()
            return room
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self._load(name))
        try:
            return await asyncio.shield(self.loading[name])
        finally:
            self.loading.pop(name, None)

    async def read(self, name: str, rest: Callable[[], Awaitable[None]] | None = None) -> Table:
        """A table as it is stored, only to be read; raises Refused, UnreadableTable.

        `rest` is called after every entry: others have a turn.
        """
        with opening(name):
            if not TABLE_NAME.fullmatch(name):
                raise no_such_table()
            entries = await self.storage.read(lambda db: read_pages(db, name))
            if not entries or not isinstance(entries[0], Made):
                raise no_such_table()
            game = await self.packs.referee(entries[0].terms)
            table = Table.start(name, entries[0], game)
            if rest is None:
                return table.after(*entries[1:])
            for entry in entries[1:]:
                table = table.after(entry)
                await rest()
            return table

    async def _load(self, name: str) -> Room:
        return await self._open(await self.read(name))

    async def _open(self, table: Table) -> Room:
        await self.people.preload({seat.person for seat in table.seats if seat.person})
        with opening(table.name):
            views = TableViews(table, self.people.name_of, chat=self.settings.has_chat)
            room = self.rooms.setdefault(table.name, Room(views))
        self.on_change(room)
        return room

    async def make(self, name: str, made: Made, *commands: Command) -> Room:
        """Create a table and carry out its first commands; if it exists already, that one."""
        table = Table.start(name, made, await self.packs.referee(made.terms))
        context = CommandContext(made.at, Dealer(made.seed).draw)
        entries: list[Entry] = [made]
        for command in commands:
            following = command(table, context)
            table = table.after(*following)
            entries += following
        row = table_index.first_row(table, entries[-1].at)
        page = Page(name, 1, entries, row, table_index.seated_at(table), result_work(table))
        is_new = await self.storage.write(lambda db: queries.make_table(db, page))
        return await self._open(table) if is_new else await self.room(name)

    # ------------------------------------------------------------ what happens at a table

    async def carry_out(self, room: Room, command: Command) -> None:
        """Carry out a command that does not come through a socket; raises what refuses it."""
        done = asyncio.get_running_loop().create_future()
        self._put(room, PendingCommand(command, done=done))
        await done

    def put(self, room: Room, command: Command, socket: Socket, number: int) -> None:
        """Carry out what a socket has sent in the message of this number; raises Refused."""
        if len(room.inbox) >= MOST_WAITING:
            raise Refused(Message("server-too-fast"))
        socket.is_busy = True
        self._put(room, PendingCommand(command, socket=socket, number=number))

    def _put(self, room: Room, pending: PendingCommand) -> None:
        room = self.rooms.setdefault(room.table.name, room)
        room.inbox.append(pending)
        self._call(room)

    def _call(self, room: Room) -> None:
        """Step soon, if there is something to do in a room."""
        if room.inbox and room.in_flight_since is None:
            if not self.ready and self.commit is None:
                asyncio.get_running_loop().call_soon(self.step)
            self.ready[room] = None

    def step(self) -> None:
        """Try one command of every room that is ready, and store the pages of all together."""
        if self.commit is not None:
            return
        ready, self.ready = self.ready, {}
        changes: list[Change] = []
        for room in ready:
            try:
                if (change := self._next(room)) is not None:
                    changes.append(change)
            except Exception:
                log.exception("a command was not answered", extra={"table": room.table.name})
        if changes:
            began = time.perf_counter()
            pages = [change.page for change in changes]
            self.commit = asyncio.ensure_future(self.storage.commit(pages))
            self.commit.add_done_callback(lambda commit: self.finish(changes, began, commit))

    def _next(self, room: Room) -> Change | None:
        """Try what waits in an inbox, until something has to be stored."""
        while room.inbox and room.in_flight_since is None:
            pending = room.inbox.pop(0)
            if pending.is_gone:
                continue
            if room.table.number < pending.at_least:
                self._begin(room, self._catch_up(room, pending))
                return None
            try:
                change = self._try(room, pending)
            except Repeated as repeated:
                pending.answer(repeated.number)
                pending.finish()
            except Exception as error:
                pending.refuse(error)
            else:
                if change is not None:
                    room.in_flight_since = time.monotonic()
                    return change
                pending.answer(room.table.number)
                pending.finish()
        return None

    def _try(self, room: Room, pending: PendingCommand) -> Change | None:
        """What a command would change; raises whatever refuses it."""
        table = room.table
        level = fallback_level(table.terms.game)
        entries = pending.command(table, CommandContext(now(), room.dealer.draw, level))
        if not entries:
            return None
        after = table.after(*entries)
        row, seated = table_index.changes(table, after, entries[-1].at)
        work = result_work(after) if table.ending is None else ()
        page = Page(table.name, table.number + 1, entries, row, seated, work)
        return Change(room, pending, after, page)

    def finish(self, changes: Sequence[Change], began: float, commit: asyncio.Future[Any]) -> None:
        """Pages are stored, or are not: answer, show, and step on."""
        self.commit = None
        if commit.cancelled():
            return
        if self.ready:
            asyncio.get_running_loop().call_soon(self.step)
        seconds = time.perf_counter() - began
        if (failure := commit.exception()) is not None:
            results: Sequence[Any] = [failure] * len(changes)
        else:
            results = commit.result()
        ready = [
            change
            for change, error in zip(changes, results, strict=True)
            if self._is_ready(change, error, seconds)
        ]
        self._show_all(ready)
        for change in ready:
            self._end(change.room)

    def _is_ready(self, change: Change, error: Exception | None, seconds: float) -> bool:
        """Can a change be shown now? If not, what has to come before is begun, or it is refused."""
        room, pending, _, page = change
        if isinstance(error, Conflict):
            self._begin(room, self._catch_up(room, pending))
            return False
        try:
            if error is not None:
                raise error
            self.metrics.count_write(seconds)
        except Exception as failure:
            pending.refuse(failure)
            self._end(room)
            return False
        if not self._seated_people(page) <= self.people.known.keys():
            self._begin(room, self._prepare(change))
            return False
        return True

    def _seated_people(self, page: Page) -> set[str]:
        return {person for person, _, _ in page.seated or () if person}

    async def _prepare(self, change: Change) -> None:
        """Read the names of new people."""
        try:
            await self.people.preload(self._seated_people(change.page))
        except StorageUnavailable as error:
            log.warning("a change is shown without names", extra={"why": error.reason})
        self._show_all([change])

    def _show_all(self, changes: Sequence[Change]) -> None:
        """Take tables into use, answer whoever changed them, and show them to everybody.

        Each stage is done for all of them before the next: the same code many times in a row is
        faster, by a tenth in bench/server.py, than the whole way for each table.
        """
        changes = [change for change in changes if self._is_in_use(change)]
        revised = [change for change in changes if self._tried(Room.revise, change)]
        drawn = [change for change in revised if self._tried(Room.draw, change)]
        messages = {change.room: self._tried(Room.messages, change) for change in drawn}
        for change in changes:
            self._answer(change, messages.get(change.room) or [])

    def _is_in_use(self, change: Change) -> bool:
        try:
            self.show(change.room, change.after)
        except Exception as error:
            change.pending.refuse(error)
            return False
        return True

    def _tried(self, step: Callable[[Room], T], change: Change) -> T | None:
        """What a step gives; a table that fails does not hold up the others."""
        try:
            return step(change.room)
        except Exception:
            log.exception("a table could not be shown", extra={"table": change.room.table.name})
            change.pending.answer(change.after.number)
            self._read_again(change.room)
            return None

    def _answer(self, change: Change, messages: Sequence[tuple[Socket, bytes, Here]]) -> None:
        """Answer a command, with the change in one write, and then show it to the others."""
        room, pending, after, _ = change
        self.moves += 1
        try:
            mine = [message for message in messages if message[0] is pending.socket]
            pending.answer(after.number, is_followed=bool(mine))
            for socket, message, here in mine:
                socket.show(message, here)
            for socket, message, here in messages:
                if socket is not pending.socket:
                    socket.show(message, here)
            pending.finish()
        except Exception:
            log.exception("a command was not answered", extra={"table": room.table.name})
        self.on_change(room)

    def _begin(self, room: Room, work: Coroutine[Any, Any, None]) -> None:
        """Something takes time, and the room's next command waits for it."""
        room.in_flight_since = time.monotonic()
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(lambda task: self._done(room, task))

    def _done(self, room: Room, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            if (error := task.exception()) is not None:
                log.error("a command was not answered", exc_info=error)
            self._end(room)

    def _end(self, room: Room) -> None:
        """The room's next command may begin."""
        room.in_flight_since = None
        self._call(room)

    def show(self, room: Room, after: Table) -> None:
        """Show a table; one that cannot be drawn leaves the memory, for it is stored."""
        try:
            room.show(after)
        except UnreadableTable:
            self._read_again(room)
            raise

    def _read_again(self, room: Room) -> None:
        """Forget a table; whoever is there comes again, and it is read from storage."""
        for socket in room.sockets:
            socket.close(COME_AGAIN)
        self._forget(room)

    async def _catch_up(self, room: Room, pending: PendingCommand) -> None:
        """Apply what another node has stored, and then try a command (again) that waits for it."""
        try:
            if await self._read_on(room):
                room.publish()
                self.on_change(room)
        except Exception as error:
            pending.refuse(error)
        else:
            pending.at_least = 0
            pending.tries += 1
            if pending.tries < TRIES:
                room.inbox.insert(0, pending)
            else:
                pending.refuse(StorageUnavailable("too many conflicts"))

    async def _read_on(self, room: Room) -> bool:
        """Take a table into use as it is stored; False if it is as before."""
        table = room.table
        with opening(table.name):
            entries = await self.storage.read(lambda db: read_pages(db, table.name, table.number))
            after = table.after(*entries)
        if not entries:
            return False
        await self.people.preload({seat.person for seat in after.seats if seat.person})
        self.show(room, after)
        return True

    async def on_remote_write(self, name: str, number: int) -> None:
        """Another node has written to the journal of a table; returns when it is shown."""
        room = self.rooms.get(name)
        if room is not None and room.table.number < number:
            done = asyncio.get_running_loop().create_future()
            self._put(room, PendingCommand(_nothing, done=done, at_least=number))
            await done

    def _on_late(self, name: str) -> None:
        """A page was stored after its sender was told that nobody knows: show it."""
        if (room := self.rooms.get(name)) is not None:
            self._put(room, PendingCommand(_nothing, at_least=room.table.number + 1))

    async def on_remote_chat(self, name: str) -> None:
        """Somebody wrote in the chat of a table, through another node."""
        if (room := self.rooms.get(name)) is not None:
            await self.chat.refresh(room)

    # ------------------------------------------------------------ who is there

    def enter(self, room: Room, socket: Socket, chat_after: int = 0) -> None:
        """Somebody connects: they get the complete view, the others see that they are online.

        The chat so far comes before the view: what comes after it is new.
        """
        was_there = any(other.person == socket.person for other in room.sockets)
        socket.room = room
        room.sockets.add(socket)
        if not was_there:
            self.nodes.joined(room, socket.person)
            room.publish(but=socket)
        if self.announcement:
            socket.deliver(self.announcement)
        self.chat.show_missed(room, socket, chat_after)
        socket.show(room.full_view(socket))

    def leave(self, room: Room, socket: Socket) -> None:
        """Somebody's connection ends."""
        room.sockets.discard(socket)
        room.used = now()
        if all(other.person != socket.person for other in room.sockets):
            self.nodes.left(room, socket.person)
            room.publish()

    def announce(self, message: bytes) -> None:
        """Everybody at a table is told, and whoever comes later."""
        self.announcement = message
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.deliver(message)

    def remove(self, name: str) -> None:
        """A table was deleted: whoever is there has to leave."""
        if (room := self.rooms.get(name)) is not None:
            for socket in room.sockets:
                socket.close(NO_TABLE)
            self._forget(room)

    def close_all(self) -> None:
        """No cookie is good any more."""
        for room in self.rooms.values():
            for socket in room.sockets:
                socket.close(NO_COOKIE)

    def person_changed(self, person: str) -> None:
        """Somebody has another name or was deleted: their tables show it, on every node."""
        self._show_changed(person)
        self.nodes.person_changed(person)

    def _show_changed(self, person: str) -> None:
        known = self.people.known.get(person)
        for room in list(self.rooms.values()):
            for socket in [one for one in room.sockets if one.person == person]:
                if known is None or socket.sessions < known.sessions:
                    socket.close(NO_COOKIE)
                elif known.is_banned:
                    socket.close(NO_ENTRY)
            if known is None:
                room.chat = [
                    row | {"person": "", "text": ""} if row["person"] == person else row
                    for row in room.chat
                ]
            if known is None and room.table.host == person and room.table.names:
                self._read_again(room)  # the names in a record are gone with who brought it
            elif room.table.seat_of(person) >= 0:
                room.views.renamed()
                room.publish()

    async def on_remote_person(self, person: str) -> None:
        """Somebody has another name or was deleted, through another node."""
        if person in self.people.known:
            await self.people.reload(person)
            self._show_changed(person)

    async def catch_up_with_others(self) -> None:
        """Read what other nodes wrote meanwhile, since notifications may have been missed."""
        rooms = list(self.rooms.values())
        here = {person for room in rooms for person in room.people()}
        for person in self.people.known.keys() - here:
            del self.people.known[person]
        for person in here:
            await self.on_remote_person(person)
        for room in rooms:
            try:
                await self.on_remote_write(room.table.name, room.table.number + 1)
            except UnreadableTable as error:
                log.warning("a table could not be followed", extra={"why": str(error)})
            await self.chat.refresh(room)

    def _note_turn(self, room: Room) -> None:
        """Store whose turn it is, for lists, when the table leaves the memory."""
        table = room.table
        if table.status == PLAYING and table.terms.clock.kind != "days":
            turn, name = table.to_act + 1, table.name
            noted = self.storage.enqueue_write(lambda db: queries.note_turn(db, name, turn))
            noted.add_done_callback(lambda done: done.cancelled() or done.exception())

    def forget_idle(self) -> None:
        """Forget tables that nobody looks at and whose clock does not run."""
        old = now() - IDLE_SECONDS * 1000
        for room in list(self.rooms.values()):
            is_timed = room.table.status == PLAYING and room.table.terms.clock.kind == "live"
            is_run = is_timed and self.nodes.runs(room)
            is_waiting = room.inbox or room.in_flight_since is not None
            is_busy = room.sockets or is_waiting or room.thinking >= 0 or is_run
            if not is_busy and room.used < old:
                self._forget(room)
                self._note_turn(room)

    def _forget(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
        self.rooms.pop(room.table.name, None)
        self.nodes.release(room)


def _nothing(table: Table, context: CommandContext) -> list[Entry]:  # noqa: ARG001
    """The command that changes nothing: the table is only brought up to date for it."""
    return []
