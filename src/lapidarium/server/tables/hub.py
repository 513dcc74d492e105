"""The tables in memory and everybody at them: store, then answer, then broadcast.

Each table has a lock: one command after another is checked against the table as it stands,
its entries are stored, then they happen, then whoever asked is answered, then everybody at
the table gets a new view. Whatever node does it, the journal has one order.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Protocol

from lapidarium.dealing import Dealer
from lapidarium.server.accounts.people import now
from lapidarium.server.cluster.nodes import nodes_of
from lapidarium.server.storage import queries
from lapidarium.server.storage.database import StorageGone
from lapidarium.server.storage.journal import Conflict, Page, read_pages
from lapidarium.server.tables import rematch, table_index
from lapidarium.server.tables.chat import Chat
from lapidarium.server.tables.room import Room
from lapidarium.server.tables.table_view import Live
from lapidarium.server.websocket.socket import NO_COOKIE
from lapidarium.table import PLAYING, Made, Table
from lapidarium.table.moment import Moment

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.server.accounts.people import People
    from lapidarium.server.metrics import Measures
    from lapidarium.server.settings import Settings
    from lapidarium.server.storage.database import Storage
    from lapidarium.server.tables.packs import Packs
    from lapidarium.server.websocket.socket import Socket
    from lapidarium.table import Entry

    Command = Callable[[Table, Moment], list[Entry]]

DONE = b'{"type":"done","id":%d,"event":%d}'
TRIES = 20
IDLE_SECONDS = 30
"""A table without sockets and running clock leaves the memory after that."""
log = logging.getLogger("lapidarium.server")


class NoSuchTable(LookupError):  # noqa: N818
    """There is no table of that name."""


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
        measures: Measures,
    ) -> None:
        self.storage = storage
        self.people = people
        self.packs = packs
        self.settings = settings
        self.nodes = nodes_of(self)
        self.chat = Chat(self)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.observers: list[TableObserver] = []
        self.moves = 0
        self.measures = measures

    def on_change(self, room: Room) -> None:
        """A table has changed, or has become ours to run: the observers see what follows."""
        for observer in self.observers:
            observer.on_change(room)

    # ------------------------------------------------------------ finding and making

    async def room(self, name: str) -> Room:
        """The room of a table, from memory or from storage; raises NoSuchTable."""
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

    async def read(self, name: str) -> Table:
        """A table as it is stored, to look at; raises NoSuchTable."""
        entries = await self.storage.ask(lambda db: read_pages(db, name))
        if not entries or not isinstance(entries[0], Made):
            raise NoSuchTable(name)
        game = await self.packs.referee(entries[0].terms)
        return Table.start(name, entries[0], game).after(*entries[1:])

    async def _load(self, name: str) -> Room:
        return await self._open(await self.read(name))

    async def _open(self, table: Table) -> Room:
        await self.people.meet({seat.person for seat in table.seats if seat.person})
        live = Live(table, self.people.name_of, chat=self.settings.has_chat)
        room = self.rooms.setdefault(table.name, Room(live))
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
        page = Page(name, 1, entries, row, table_index.seated_at(table))
        is_new = await self.storage.do(lambda db: queries.make_table(db, page))
        return await self._open(table) if is_new else await self.room(name)

    # ------------------------------------------------------------ what happens at a table

    async def carry_out(
        self, room: Room, command: Command, asker: tuple[Socket, int] | None = None
    ) -> None:
        """Store, then answer whoever asked (a socket, and its message's id), then broadcast."""
        room = self.rooms.setdefault(room.table.name, room)
        async with room.lock:
            after = await self._stored(room, command)
            is_changed = after is not room.table
            if is_changed:
                room.live.show(after)
                if after.ending is not None:
                    await self._keep_result(room)
            if asker is not None:
                socket, number = asker
                done = DONE % (number, after.number)
                socket.answer(done, is_followed=is_changed and socket in room.sockets)
            if is_changed:
                self.moves += 1
                room.broadcast(first=asker[0] if asker else None)
        if is_changed:
            self.on_change(room)

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
            try:
                await self.storage.write(Page(table.name, table.number + 1, entries, row, seated))
            except Conflict:
                await self._catch_up(room)
                continue
            self.measures.took(time.perf_counter() - began)
            if seated is not None:
                await self.people.meet({person for person, _ in seated if person})
            return after
        raise StorageGone("too many conflicts")

    async def _keep_result(self, room: Room) -> None:
        """Whoever sees the end of a game finds its result everywhere."""
        with contextlib.suppress(StorageGone):  # else the node tries again, see Running.watch
            await rematch.keep(self.storage, room)

    async def _catch_up(self, room: Room) -> bool:
        """Let happen what another node has stored; with the room's lock."""
        table = room.table
        entries = await self.storage.ask(lambda db: read_pages(db, table.name, table.number))
        if not entries:
            return False
        after = table.after(*entries)
        await self.people.meet({seat.person for seat in after.seats if seat.person})
        room.live.show(after)
        room.broadcast()
        return True

    async def heard(self, name: str, number: int) -> None:
        """Another node has written something for a table."""
        room = self.rooms.get(name)
        if room is None or room.table.number >= number:
            return
        async with room.lock:
            changed = room.table.number < number and await self._catch_up(room)
        if changed:
            self.on_change(room)

    async def heard_words(self, name: str) -> None:
        """Somebody wrote in the chat of a table, through another node."""
        if (room := self.rooms.get(name)) is not None:
            await self.chat.refresh(room)

    # ------------------------------------------------------------ who is there

    def enter(self, room: Room, socket: Socket, chat_after: int = 0) -> None:
        """Somebody connects: they get everything, the others see that they are there."""
        was_there = any(other.person == socket.person for other in room.sockets)
        room.sockets.add(socket)
        if not was_there:
            self.nodes.came(room, socket.person)
            room.tell_presence(but=socket)
        socket.show(room.whole(socket))
        self.chat.show_missed(room, socket, chat_after)

    def leave(self, room: Room, socket: Socket) -> None:
        """Somebody's connection ends."""
        room.sockets.discard(socket)
        room.used = now()
        if all(other.person != socket.person for other in room.sockets):
            self.nodes.went(room, socket.person)
            room.tell_presence()

    def person_changed(self, person: str) -> None:
        """Somebody has another name or is gone: their tables show it, on every node."""
        self._show_changed(person)
        self.nodes.person_changed(person)

    def _show_changed(self, person: str) -> None:
        is_gone = self.people.known.get(person) is None
        for room in self.rooms.values():
            if is_gone:
                for socket in [one for one in room.sockets if one.person == person]:
                    socket.close(NO_COOKIE)
                room.chat = [
                    row | {"person": "", "text": ""} if row["person"] == person else row
                    for row in room.chat
                ]
            if room.table.seat_of(person) >= 0:
                room.live.renamed()
                room.tell_presence()

    async def heard_person(self, person: str) -> None:
        """Somebody has another name or is gone, through another node."""
        if person in self.people.known:
            await self.people.read_again(person)
            self._show_changed(person)

    async def look_again(self) -> None:
        """Notices may have been missed: what other nodes wrote, and what they changed of people."""
        rooms = list(self.rooms.values())
        here = {person for room in rooms for person in room.people()}
        for person in self.people.known.keys() - here:
            del self.people.known[person]
        for person in here:
            await self.heard_person(person)
        for room in rooms:
            await self.heard(room.table.name, room.table.number + 1)
            await self.chat.refresh(room)

    def _note_turn(self, room: Room) -> None:
        """Whose turn it is, for lists, when the table is in memory no longer."""
        table = room.table
        if table.status == PLAYING and table.terms.clock.kind != "days":
            turn, name = table.to_act + 1, table.name
            noted = self.storage.put(lambda db: queries.note_turn(db, name, turn))
            noted.add_done_callback(lambda done: done.cancelled() or done.exception())

    def forget_idle(self) -> None:
        """Tables that nobody looks at and whose clock does not run leave the memory."""
        old = now() - IDLE_SECONDS * 1000
        for name, room in list(self.rooms.items()):
            is_timed = room.table.status == PLAYING and room.table.terms.clock.kind == "live"
            is_run = is_timed and self.nodes.runs(room)
            is_busy = room.sockets or room.lock.locked() or room.thinking >= 0 or is_run
            if not is_busy and room.used < old:
                if room.timer is not None:
                    room.timer.cancel()
                del self.rooms[name]
                self.nodes.release(room)
                self._note_turn(room)
