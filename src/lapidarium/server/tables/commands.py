"""What each message of a client does at a table (docs/protocol.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now, today
from lapidarium.server.rate_limits import Buckets
from lapidarium.server.tables import daily
from lapidarium.server.tables import messages as wire
from lapidarium.server.tables.access import may_sit
from lapidarium.server.tables.answers import answer, brings
from lapidarium.server.tables.hints import ASKED, WHOLE, Hints
from lapidarium.server.tables.levels import check_level, fallback_level
from lapidarium.server.tables.views import AskAnswer
from lapidarium.table import seat_commands, turn_commands
from lapidarium.table.moment import Moment, Sent

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.inbox import Command
    from lapidarium.server.tables.room import Room
    from lapidarium.server.tables.socket import Socket
    from lapidarium.table import Entry, Table

HINTS_PER_SECOND = 0.5


class Commands:
    """Carries out the messages of clients."""

    def __init__(self, hub: Hub, pool: BotPool) -> None:
        self.hub = hub
        self.pool = pool
        self.hints = Buckets(HINTS_PER_SECOND, 5)
        self.steps = Hints(pool)
        self.changes: dict[type[wire.Request], Callable[[Socket, Any], Command]] = {
            wire.Play: _play,
            wire.Sit: _sit,
            wire.Leave: _leave,
            wire.Resign: _resign,
            wire.Hand: self._hand,
            wire.Back: _back,
            wire.Undo: _undo,
            wire.AnswerUndo: _answer_undo,
            wire.Mute: _mute,
            wire.Rematch: self._rematch,
        }
        """What changes a table, through its inbox."""
        self.others: dict[type[wire.Request], Callable[[Room, Socket, Any], Any]] = {
            wire.Ask: self._ask,
            wire.Say: self._say,
            wire.Resync: self._resync,
            wire.Ping: self._ping,
        }
        """What is answered beside it."""

    def carry_out(self, socket: Socket, request: wire.Request) -> Awaitable[None] | None:
        """Answer a message, put it into the inbox, or give what takes time; raises Refused."""
        room = socket.room
        assert room is not None
        if (change := self.changes.get(type(request))) is not None:
            self.hub.put(room, change(socket, request), socket, request.id)
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

    def _hand(self, socket: Socket, request: wire.Hand) -> Command:
        person, level, seat = socket.person, request.level, request.seat - 1
        secret = self.hub.people.secret

        def command(table: Table, moment: Moment) -> list[Entry]:
            check_level(table.terms.game, level)
            if daily.is_like(table, secret, today(moment.now)):
                raise Refused(Message("table-daily-alone"))
            return seat_commands.hand(table, person, level, seat, moment)

        return command

    def _rematch(self, socket: Socket, _: wire.Rematch) -> Command:
        self.hub.people.house.check_table()
        person = socket.person
        return lambda table, moment: seat_commands.rematch(table, person, moment.now)


# ---------------------------------------------------------------- what changes a table


def _play(socket: Socket, request: wire.Play) -> Command:
    person, sent = socket.person, Sent(request.move, request.after, request.key)
    return lambda table, moment: turn_commands.play(table, person, sent, moment)


def _undo(socket: Socket, request: wire.Undo) -> Command:
    person, sent = socket.person, Sent("", request.after, request.key)
    return lambda table, moment: turn_commands.undo(table, person, sent, moment.now)


def _answer_undo(socket: Socket, request: wire.AnswerUndo) -> Command:
    person, yes = socket.person, request.yes
    return lambda table, moment: turn_commands.answer_undo(table, person, yes, moment.now)


def _sit(socket: Socket, request: wire.Sit) -> Command:
    person, invite, seat = socket.person, socket.invite, request.seat - 1
    program = request.program

    def command(table: Table, moment: Moment) -> list[Entry]:
        """The invitation must be good when it is used, not when it was looked at."""
        if not may_sit(table, person, invite):
            raise Refused(Message("server-private-table"))
        return seat_commands.sit(table, person, seat, moment, program=program)

    return command


def _leave(socket: Socket, _: wire.Leave) -> Command:
    person = socket.person
    return lambda table, moment: seat_commands.leave(
        table, person, fallback_level(table.terms.game), moment.now
    )


def _resign(socket: Socket, _: wire.Resign) -> Command:
    person = socket.person
    return lambda table, moment: seat_commands.resign(
        table, person, fallback_level(table.terms.game), moment.now
    )


def _back(socket: Socket, _: wire.Back) -> Command:
    person = socket.person
    return lambda table, moment: seat_commands.back(table, person, moment.now)


def _mute(socket: Socket, request: wire.Mute) -> Command:
    person, whom, muted = socket.person, request.person, request.muted
    return lambda table, moment: seat_commands.mute(table, person, whom, muted, moment.now)
