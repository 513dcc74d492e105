"""The tables in memory and everybody at them: store, then answer, then broadcast.

Each table has a lock, so commands are carried out one after another: the command is tried on
the table, its entries are stored, the table after them is kept, the sender is answered, and
everybody at the table gets a new view. Whichever node does it, the journal has one order.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import TYPE_CHECKING, Protocol

from lapidarium.dealing import Dealer
from lapidarium.server.accounts.people import now
from lapidarium.server.cluster.nodes import nodes_for
from lapidarium.server.storage import queries
from lapidarium.server.storage.database import StorageUnavailable
from lapidarium.server.storage.journal import Conflict, Page, read_pages
from lapidarium.server.tables import table_index
from lapidarium.server.tables.broadcast import Broadcast
from lapidarium.server.tables.chat import Chat
from lapidarium.server.tables.errors import NoSuchTable, UnreadableTable, opening
from lapidarium.server.tables.results import result_work
from lapidarium.server.tables.room import Room
from lapidarium.server.tables.socket import COME_AGAIN, NO_COOKIE, NO_ENTRY, NO_TABLE
from lapidarium.server.tables.table_views import TableViews
from lapidarium.table import PLAYING, Made, Repeated, Table
from lapidarium.table.moment import Moment

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from lapidarium.server.accounts.people import People
    from lapidarium.server.metrics import Metrics
    from lapidarium.server.settings import Settings
    from lapidarium.server.storage.database import Storage
    from lapidarium.server.tables.packs import Packs
    from lapidarium.server.tables.socket import Socket
    from lapidarium.table import Entry

    Command = Callable[[Table, Moment], list[Entry]]

DONE = b'{"type":"done","id":%d,"event":%d}'
TRIES = 20
TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,24}")
IDLE_SECONDS = 30
"""A table without connections and running clock is forgotten after that."""
log = logging.getLogger("lapidarium.server")


class TableObserver(Protocol):
    """Somebody who has to know when a table has changed."""

    def on_change(self, room: Room) -> None:
        """A table has changed, or has become ours to run."""


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
        self.broadcast = Broadcast(self._read_again)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.observers: list[TableObserver] = []
        self.moves = 0
        self.late: set[asyncio.Task[None]] = set()
        storage.on_late = self._on_late
        people.needed = lambda: {one for room in self.rooms.values() for one in room.people()}
        self.metrics = metrics
        self.announcement = b""
        """What the host tells everybody, as it is sent; empty if nothing was told yet."""

    def on_change(self, room: Room) -> None:
        """A table has changed, or has become ours to run: the observers see what follows."""
        for observer in self.observers:
            observer.on_change(room)

    # ------------------------------------------------------------ finding and making

    async def room(self, name: str) -> Room:
        """The room of a table, from memory or from storage; raises NoSuchTable, UnreadableTable."""
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
        """A table as it is stored, only to be read; raises NoSuchTable, UnreadableTable.

        `rest` is called after every entry: others have a turn.
        """
        with opening(name):
            if not TABLE_NAME.fullmatch(name):
                raise NoSuchTable(name)
            entries = await self.storage.read(lambda db: read_pages(db, name))
            if not entries or not isinstance(entries[0], Made):
                raise NoSuchTable(name)
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
        moment = Moment(made.at, Dealer(made.seed).draw)
        entries: list[Entry] = [made]
        for command in commands:
            following = command(table, moment)
            table = table.after(*following)
            entries += following
        row = table_index.first_row(table, entries[-1].at)
        page = Page(name, 1, entries, row, table_index.seated_at(table), result_work(table))
        is_new = await self.storage.write(lambda db: queries.make_table(db, page))
        return await self._open(table) if is_new else await self.room(name)

    # ------------------------------------------------------------ what happens at a table

    async def carry_out(
        self, room: Room, command: Command, asker: tuple[Socket, int] | None = None
    ) -> None:
        """Store, then answer the sender (a socket and the id of its message), then broadcast."""
        room = self.rooms.setdefault(room.table.name, room)
        async with room.lock:
            before = room.table
            try:
                await self._carry_out(room, command, asker)
            except Repeated as repeated:
                if asker is not None:
                    asker[0].answer(DONE % (asker[1], repeated.number))
            finally:
                if room.table is not before:  # maybe by another node, and ours was refused
                    self.on_change(room)

    async def _carry_out(
        self, room: Room, command: Command, asker: tuple[Socket, int] | None
    ) -> None:
        after = await self._stored(room, command)
        is_changed = after is not room.table
        if is_changed:
            self.show(room, after)
        if asker is not None:
            socket, number = asker
            done = DONE % (number, after.number)
            socket.answer(done, is_followed=is_changed and socket in room.sockets)
        if is_changed:
            self.changed(room, asker[0] if asker else None)

    def changed(self, room: Room, by: Socket | None) -> None:
        """A table has changed, and is about to be shown to everybody there."""
        self.moves += 1
        self.broadcast.soon(room, by)

    async def _stored(self, room: Room, command: Command) -> Table:
        """Try a command, store its entries and return the table after them.

        If another node was first, the command is tried again on the table as it is then.
        """
        for _ in range(TRIES):
            table = room.table
            entries = command(table, Moment(now(), room.dealer.draw))
            if not entries:
                return table
            after = table.after(*entries)
            row, seated = table_index.changes(table, after, entries[-1].at)
            began = time.perf_counter()
            work = result_work(after) if table.ending is None else ()
            page = Page(table.name, table.number + 1, entries, row, seated, work)
            (error,) = await self.storage.commit([page])
            if isinstance(error, Conflict):
                await self._catch_up(room)
                continue
            if error is not None:
                raise error
            self.metrics.count_write(time.perf_counter() - began)
            if seated is not None:
                await self.people.preload({person for person, _, _ in seated if person})
            return after
        raise StorageUnavailable("too many conflicts")

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

    async def _catch_up(self, room: Room) -> bool:
        """Apply what another node has stored; called with the room's lock."""
        table = room.table
        with opening(table.name):
            entries = await self.storage.read(lambda db: read_pages(db, table.name, table.number))
            after = table.after(*entries)
        if not entries:
            return False
        await self.people.preload({seat.person for seat in after.seats if seat.person})
        self.show(room, after)
        room.publish()
        return True

    async def on_remote_write(self, name: str, number: int) -> None:
        """Another node has written to the journal of a table."""
        room = self.rooms.get(name)
        if room is None or room.table.number >= number:
            return
        async with room.lock:
            changed = room.table.number < number and await self._catch_up(room)
        if changed:
            self.on_change(room)

    def _on_late(self, name: str) -> None:
        """A page was stored after its sender was told that nobody knows: show it."""
        if (room := self.rooms.get(name)) is not None:
            task = asyncio.get_running_loop().create_task(self._show_stored(room))
            self.late.add(task)
            task.add_done_callback(self.late.discard)

    async def _show_stored(self, room: Room) -> None:
        try:
            await self.on_remote_write(room.table.name, room.table.number + 1)
        except (StorageUnavailable, UnreadableTable) as error:
            log.warning("a table could not be read again", extra={"why": str(error)})

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
            is_busy = room.sockets or room.lock.locked() or room.thinking >= 0 or is_run
            if not is_busy and room.used < old:
                self._forget(room)
                self._note_turn(room)

    def _forget(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
        self.rooms.pop(room.table.name, None)
        self.nodes.release(room)
