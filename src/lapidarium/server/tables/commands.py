"""What each message of a client does at a table (docs/protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now, today
from lapidarium.server.rate_limits import Buckets
from lapidarium.server.tables import daily
from lapidarium.server.tables import messages as wire
from lapidarium.server.tables.answers import answer, brings
from lapidarium.server.tables.hints import ASKED, WHOLE, Hints
from lapidarium.server.tables.levels import check_level
from lapidarium.server.tables.views import AskAnswer
from lapidarium.table import turn_commands
from lapidarium.table.commands import COMMANDS
from lapidarium.table.requests import Hand, Rematch, Request

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room
    from lapidarium.server.tables.socket import Socket
    from lapidarium.table import Table

HINTS_PER_SECOND = 0.5


class Commands:
    """Carries out the messages of clients."""

    def __init__(self, hub: Hub, pool: BotPool) -> None:
        self.hub = hub
        self.pool = pool
        self.hints = Buckets(HINTS_PER_SECOND, 5)
        self.steps = Hints(pool)
        self.checks: dict[type[Request], Callable[[Table, Any], None]] = {
            Hand: self._check_hand,
            Rematch: lambda *_: hub.people.house.check_table(),
        }
        """What the server does not allow though the table would."""
        self.others: dict[type[Request], Callable[[Room, Socket, Any], Any]] = {
            wire.Ask: self._ask,
            wire.Say: self._say,
            wire.Resync: self._resync,
            wire.Ping: self._ping,
        }
        """What is answered beside it."""

    def carry_out(self, socket: Socket, request: Request) -> Awaitable[None] | None:
        """Answer a message, put it into the inbox, or give what takes time; raises Refused."""
        room = socket.room
        assert room is not None
        if (command := COMMANDS.get(type(request))) is not None:
            if (check := self.checks.get(type(request))) is not None:
                check(room.table, request)
            person, invite = socket.person, socket.invite
            self.hub.put(
                room,
                lambda table, context: command(
                    table, person, request, context._replace(invite=invite)
                ),
                socket,
                request.id,
            )
            return None
        work: Awaitable[None] | None = self.others[type(request)](room, socket, request)
        return work

    # ------------------------------------------------------------ what changes nothing

    def _ask(self, room: Room, socket: Socket, request: wire.Ask) -> Awaitable[None] | None:
        if request.about in ASKED:
            return self._hint(room, socket, request)
        table = room.table
        seat = table.seat_of(socket.person)
        message, fields = answer(room.views.presenter, table.state, request.about, seat)
        socket.answer(AskAnswer(request.id, request.about, message.to_wire(), **fields))
        return None

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
        fields: dict[str, Any] = {}
        if step == WHOLE:
            event = table.game.parse(choice.move)
            after = table.game.after(table.state, event)
            fields = brings(room.views.presenter, table.state, event, after)
            fields["move"] = choice.move
        words = message.to_wire()
        socket.answer(AskAnswer(request.id, request.about, words, step=step, **fields))

    async def _say(self, room: Room, socket: Socket, request: wire.Say) -> None:
        await self.hub.chat.save(room, socket.person, request.text, request.reaction)
        socket.done(request.id, room.table.number)
        await self.hub.chat.refresh(room)

    def _resync(self, room: Room, socket: Socket, request: wire.Resync) -> None:
        socket.done(request.id, room.table.number)
        socket.show(room.full_view(socket))

    def _ping(self, room: Room, socket: Socket, request: wire.Ping) -> None:
        socket.done(request.id, room.table.number)

    def _check_hand(self, table: Table, request: Hand) -> None:
        """There is such a bot, and none plays a copy of today's deal."""
        check_level(table.terms.game, request.level)
        if daily.is_like(table, self.hub.people.secret, today(now())):
            raise Refused(Message("table-daily-alone"))
