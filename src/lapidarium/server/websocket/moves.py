"""Moves that arrive together: each step is done for all of them before the next.

The same code run many times in a row is faster than the whole way for each move. Only what is
ordinary goes this way: a move that the rules allow, at a table that nobody else is changing. All
else (refusals, repetitions, the end of a game, another node at the same table) goes the general
way, as every other message does: `SocketEndpoint.take` and `Hub.carry_out`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from lapidarium.server.accounts.people import now
from lapidarium.server.storage.journal import Conflict, Page
from lapidarium.server.tables import table_index
from lapidarium.server.tables.hub import DONE
from lapidarium.server.websocket.messages import Play
from lapidarium.table import turn_commands
from lapidarium.table.moment import Moment, Sent

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from lapidarium.server.rate_limits import Buckets
    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room
    from lapidarium.server.tables.socket import Socket
    from lapidarium.server.websocket.messages import Request
    from lapidarium.server.websocket.sender import Move

    Take = Callable[[Room, Socket, Request], Awaitable[None]]
    Refuse = Callable[[Socket, Request, Exception], None]

READER = msgspec.json.Decoder(Play)
log = logging.getLogger("lapidarium.server")


class Moves:
    """The moves that have arrived, and those that are stored."""

    def __init__(self, hub: Hub, people: Buckets, take: Take, refuse: Refuse) -> None:
        self.hub = hub
        self.people = people
        """What one person may send."""
        self.take = take
        """The general way."""
        self.refuse = refuse
        self.came: list[Move] = []
        self.stored: list[Move] = []
        self.others: set[asyncio.Task[None]] = set()

    def add(self, move: Move) -> None:
        """A move has come; those that come with it are waited for."""
        if not self.came:
            asyncio.get_running_loop().call_soon(self._begin)
        self.came.append(move)

    def answered(self, move: Move) -> None:
        """The writer has answered a move; with it come others."""
        if not self.stored:
            asyncio.get_running_loop().call_soon(self._finish)
        self.stored.append(move)

    # ------------------------------------------------------------ until they are stored

    def _begin(self) -> None:
        came, self.came = self.came, []
        read = [move for move in came if self._is_read(move)]
        allowed = [move for move in read if self._is_allowed(move)]
        ours = self._those(self._holds, allowed)
        played = self._those(self._plays, ours)
        moved = self._those(self._moves_on, played)
        self._those(self._is_asked_for, moved)

    def _is_allowed(self, move: Move) -> bool:
        """Limits, as for every message; who is over them is told so in the general way."""
        sender = move.sender
        if sender.bucket.takes():
            if self.people.takes(sender.socket.person):
                return True
            sender.bucket.give_back()
        sender.let_go(move.text)
        return False

    def _is_read(self, move: Move) -> bool:
        """Whatever is wrong with a message, the others that came with it are not held up."""
        try:
            move.request = READER.decode(move.text)
        except Exception:
            move.sender.let_go(move.text)
            return False
        return True

    def _those(self, step: Callable[[Move], bool], moves: list[Move]) -> list[Move]:
        """Those that can take this step; the others go the general way, which knows why not."""
        able = []
        for move in moves:
            try:
                is_able = step(move)
            except Exception:
                is_able = False
            if is_able:
                able.append(move)
            else:
                self._go_the_general_way(move)
        return able

    def _holds(self, move: Move) -> bool:
        """Nobody else is changing the table, and nobody else can until the move has arrived."""
        room = move.sender.room
        move.is_held = self.hub.rooms.get(room.table.name) is room and _hold(room.lock)
        return move.is_held

    def _plays(self, move: Move) -> bool:
        room, request = move.sender.room, move.request
        moment = Moment(now(), room.dealer.draw)
        sent = Sent(request.move, request.after, request.key)
        move.entries = turn_commands.play(room.table, move.sender.socket.person, sent, moment)
        return True

    def _moves_on(self, move: Move) -> bool:
        """The end of a game is stored with its result, so it is not ordinary."""
        move.after = move.sender.room.table.after(*move.entries)
        return move.after.ending is None

    def _is_asked_for(self, move: Move) -> bool:
        """The writer is asked to store it."""
        table, after, entries = move.sender.room.table, move.after, move.entries
        row, seated = table_index.changes(table, after, entries[-1].at)
        page = Page(table.name, table.number + 1, entries, row, seated)
        move.began = time.perf_counter()
        self.hub.storage.write_page_for(move, page)
        return True

    # ------------------------------------------------------------ once they are stored

    def _finish(self) -> None:
        stored, self.stored = self.stored, []
        shown = [move for move in stored if self._is_shown(move)]
        for move in shown:
            self._tried(self._answer, move)
        for move in shown:
            self._tried(self._arrive, move)

    def _tried(self, step: Callable[[Move], None], move: Move) -> None:
        """A step that fails for one move does not keep the others waiting."""
        try:
            step(move)
        except Exception:
            log.exception("a message could not be carried out")

    def _is_shown(self, move: Move) -> bool:
        """Keep the table after the move; who cannot have it is told why."""
        error, move.error = move.error, None
        if isinstance(error, Conflict):  # another node was first
            self._go_the_general_way(move)
            return False
        if error is None:
            try:
                self.hub.show(move.sender.room, move.after)
            except Exception as fault:
                log.exception("a table could not be shown")
                error = fault.with_traceback(None)  # which would know this move, and with it all
            else:
                return True
        self._fail(move, error)
        return False

    def _fail(self, move: Move, error: Exception) -> None:
        sender = move.sender
        try:
            self.refuse(sender.socket, move.request, error)
        except Exception:
            log.exception("a message could not be refused")
        finally:
            sender.room.lock.release()
            sender.arrive()

    def _answer(self, move: Move) -> None:
        room, socket = move.sender.room, move.sender.socket
        done = DONE % (move.request.id, move.after.number)
        socket.answer(done, is_followed=socket in room.sockets)
        self.hub.changed(room, socket)
        self.hub.metrics.count_write(time.perf_counter() - move.began)

    def _arrive(self, move: Move) -> None:
        """Others may see what follows from it, and change the table again."""
        sender = move.sender
        try:
            self.hub.on_change(sender.room)
        finally:
            sender.room.lock.release()
            sender.arrive()

    # ------------------------------------------------------------ everything else

    def _go_the_general_way(self, move: Move) -> None:
        if move.is_held:
            move.sender.room.lock.release()
        task = asyncio.get_running_loop().create_task(self._take(move))
        self.others.add(task)
        task.add_done_callback(self.others.discard)

    async def _take(self, move: Move) -> None:
        sender = move.sender
        try:
            await self.take(sender.room, sender.socket, move.request)
        finally:
            sender.arrive()


def _hold(lock: asyncio.Lock) -> bool:
    """Take a lock without waiting, if it is free."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # it was just released, and somebody waits for it
    return False
