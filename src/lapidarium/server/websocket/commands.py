"""What each message of a client does at a table (docs/protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.messages import Message
from lapidarium.server.accounts.people import now, today
from lapidarium.server.rate_limits import Buckets
from lapidarium.server.tables import daily
from lapidarium.server.tables.access import may_sit
from lapidarium.server.tables.answers import answer, brings
from lapidarium.server.tables.hub import DONE
from lapidarium.server.tables.levels import check_level, fallback_level
from lapidarium.server.websocket import messages as wire
from lapidarium.server.websocket.hints import ASKED, WHOLE, Hints
from lapidarium.table import Refused, seat_commands, turn_commands
from lapidarium.table.moment import Moment, Sent

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.tables.hub import Command, Hub
    from lapidarium.server.tables.room import Room
    from lapidarium.server.tables.socket import Socket
    from lapidarium.table import Entry, Table

    Action = Callable[[Room, Socket, Any], Awaitable[None]]

HINTS_PER_SECOND = 0.5


class Commands:
    """Carries out the messages of clients."""

    def __init__(self, hub: Hub, pool: BotPool) -> None:
        self.hub = hub
        self.pool = pool
        self.hints = Buckets(HINTS_PER_SECOND, 5)
        self.steps = Hints(pool)
        self.actions: dict[type[wire.Request], Action] = {
            wire.Play: self._play,
            wire.Ask: self._ask,
            wire.Sit: self._sit,
            wire.Leave: self._leave,
            wire.Resign: self._resign,
            wire.Hand: self._hand,
            wire.Back: self._back,
            wire.Undo: self._undo,
            wire.AnswerUndo: self._answer_undo,
            wire.Say: self._say,
            wire.Mute: self._mute,
            wire.Rematch: self._rematch,
            wire.Resync: self._resync,
            wire.Ping: self._ping,
        }

    def carry_out(self, room: Room, socket: Socket, request: wire.Request) -> Awaitable[None]:
        """Carry out one message and answer it; raises Refused or StorageUnavailable."""
        return self.actions[type(request)](room, socket, request)

    def _do(self, room: Room, socket: Socket, number: int, command: Command) -> Awaitable[None]:
        return self.hub.carry_out(room, command, (socket, number))

    # ------------------------------------------------------------ the game

    def _play(self, room: Room, socket: Socket, request: wire.Play) -> Awaitable[None]:
        person, sent = socket.person, Sent(request.move, request.after, request.key)
        return self._do(
            room,
            socket,
            request.id,
            lambda table, moment: turn_commands.play(table, person, sent, moment),
        )

    async def _undo(self, room: Room, socket: Socket, request: wire.Undo) -> None:
        person, sent = socket.person, Sent("", request.after, request.key)
        await self._do(
            room,
            socket,
            request.id,
            lambda table, moment: turn_commands.undo(table, person, sent, moment.now),
        )

    async def _answer_undo(self, room: Room, socket: Socket, request: wire.AnswerUndo) -> None:
        person, yes = socket.person, request.yes
        await self._do(
            room,
            socket,
            request.id,
            lambda table, moment: turn_commands.answer_undo(table, person, yes, moment.now),
        )

    async def _ask(self, room: Room, socket: Socket, request: wire.Ask) -> None:
        if request.about in ASKED:
            await self._hint(room, socket, request)
            return
        table = room.table
        seat = table.seat_of(socket.person)
        self._tell(socket, request, *answer(room.views.display, table.state, request.about, seat))

    async def _hint(self, room: Room, socket: Socket, request: wire.Ask) -> None:
        table = room.table
        seat = turn_commands.seat_to_move(table, socket.person)
        if table.terms.rated or table.terms.daily:
            raise Refused(Message("table-no-hints"))
        if daily.is_like(table, self.hub.people.secret, today(now())):
            raise Refused(Message("table-no-hints-today"))
        if table.to_act != seat:
            raise Refused(Message("refused-not-your-turn", seat=table.to_act + 1))
        if not self.steps.is_known(table, seat) and not self.hints.takes(socket.person):
            raise Refused(Message("server-too-fast"))
        asker = self.hub.people.fair_share_key(socket.person)
        message, step, choice = await self.steps.give(table, seat, ASKED[request.about], asker)
        told: dict[str, Any] = {"step": step}
        if step == WHOLE:
            event = table.game.parse(choice.move)
            after = table.game.after(table.state, event)
            told |= brings(room.views.display, table.state, event, after)
            told["move"] = choice.move
        self._tell(socket, request, message, told)

    def _tell(
        self,
        socket: Socket,
        request: wire.Ask,
        message: Message,
        told: dict[str, Any] | None = None,
    ) -> None:
        head = {
            "type": "answer",
            "id": request.id,
            "about": request.about,
            "message": message.to_wire(),
        }
        nothing = {"effect": None, "facts": None, "move": None, "step": 0, "clause": None}
        socket.answer(orjson.dumps({**head, **nothing, **(told or {})}))

    # ------------------------------------------------------------ the seats

    async def _sit(self, room: Room, socket: Socket, request: wire.Sit) -> None:
        person, invite, wanted = socket.person, socket.invite, request.seat - 1
        program = request.program

        def command(table: Table, moment: Moment) -> list[Entry]:
            """The invitation must be good when it is used, not when it was looked at."""
            if not may_sit(table, person, invite):
                raise Refused(Message("server-private-table"))
            return seat_commands.sit(table, person, wanted, moment, program=program)

        await self._do(room, socket, request.id, command)

    async def _leave(self, room: Room, socket: Socket, request: wire.Leave) -> None:
        person = socket.person
        await self._do(
            room,
            socket,
            request.id,
            lambda table, moment: seat_commands.leave(
                table, person, fallback_level(table.terms.game), moment.now
            ),
        )

    async def _resign(self, room: Room, socket: Socket, request: wire.Resign) -> None:
        person = socket.person
        await self._do(
            room,
            socket,
            request.id,
            lambda table, moment: seat_commands.resign(
                table, person, fallback_level(table.terms.game), moment.now
            ),
        )

    async def _hand(self, room: Room, socket: Socket, request: wire.Hand) -> None:
        check_level(room.table.terms.game, request.level)
        if daily.is_like(room.table, self.hub.people.secret, today(now())):
            raise Refused(Message("table-daily-alone"))
        person, level, wanted = socket.person, request.level, request.seat - 1
        await self._do(
            room,
            socket,
            request.id,
            lambda table, moment: seat_commands.hand(table, person, level, wanted, moment),
        )

    async def _back(self, room: Room, socket: Socket, request: wire.Back) -> None:
        person = socket.person
        await self._do(
            room,
            socket,
            request.id,
            lambda table, moment: seat_commands.back(table, person, moment.now),
        )

    async def _rematch(self, room: Room, socket: Socket, request: wire.Rematch) -> None:
        self.hub.people.house.check_table()
        person = socket.person
        await self._do(
            room,
            socket,
            request.id,
            lambda table, moment: seat_commands.rematch(table, person, moment.now),
        )

    # ------------------------------------------------------------ words

    async def _say(self, room: Room, socket: Socket, request: wire.Say) -> None:
        await self.hub.chat.save(room, socket.person, request.text, request.reaction)
        socket.answer(DONE % (request.id, room.table.number))
        await self.hub.chat.refresh(room)

    async def _mute(self, room: Room, socket: Socket, request: wire.Mute) -> None:
        person, whom, muted = socket.person, request.person, request.muted
        await self._do(
            room,
            socket,
            request.id,
            lambda table, moment: seat_commands.mute(table, person, whom, muted, moment.now),
        )

    async def _resync(self, room: Room, socket: Socket, request: wire.Resync) -> None:
        socket.answer(DONE % (request.id, room.table.number))
        socket.show(room.full_view(socket))

    async def _ping(self, room: Room, socket: Socket, request: wire.Ping) -> None:
        socket.answer(DONE % (request.id, room.table.number))
