"""A server's table, for a screen: the game is played again from the log that we may see."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING, Any

from lapidarium import merge_patch, record, words
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.messages import Message
from lapidarium.record import WATCHING, Record
from lapidarium.refusals import Refused
from lapidarium.terminal.connection import TableLink, TableSocket, Unreachable, new_key
from lapidarium.terminal.local_source import log_lines, with_notes
from lapidarium.terminal.snapshot import Line, SeatLine, Snapshot

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from lapidarium.terminal.connection import Session
    from lapidarium.terminal.speech import Speech

FIRST_WAIT, LONGEST_WAIT = 0.5, 8.0
"""Seconds before we connect again."""


class RemoteSource:
    """Shows a table of a server, and sits at it if there is a seat."""

    commands: tuple[str, ...] = (
        "say", "sit", "leave", "undo", "yes", "no", "resign", "back", "rematch",
    )  # fmt: skip

    def __init__(
        self, link: TableLink, session: Session, speech: Speech, *, watch: bool = False
    ) -> None:
        self.link = link
        self.session = session
        self.speech = speech
        self.wants_seat = not watch
        self.socket = TableSocket(link, session)
        self.revision = -1
        self.table: dict[str, Any] = {}
        """The game as we see it, and the room around it."""
        self.log: list[dict[str, Any]] = []
        self.notes: list[Line] = []
        self.lines: list[Line] = []
        self.record: Record | None = None
        self.read_for: object = None
        """What the record was read for; read again when this is another."""
        self.notice = speech.say("ui-loading")
        self.ended: Refused | None = None
        self.moved = asyncio.Condition()
        self.jobs: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------ following the table

    async def first(self) -> None:
        """Connect and read the table once, so that there is something to show."""
        async with aclosing(self.socket.messages()) as messages:
            async for message in messages:
                await self._take(message)
                if message["type"] == "table":
                    return

    async def run(self, changed: Callable[[], None]) -> None:
        """Follow the table, and connect again when the connection is lost."""
        wait, self.moved = FIRST_WAIT, asyncio.Condition()
        while True:
            try:
                async with aclosing(self.socket.messages()) as messages:
                    async for message in messages:
                        wait, self.notice = FIRST_WAIT, ""
                        await self._take(message)
                        changed()
                        self._sit_down()
            except Unreachable:
                pass
            except Refused as refused:
                self.ended, self.notice = refused, self.speech.refusal(refused)
                changed()
                return
            self.notice = self.speech.say("ui-link-lost")
            changed()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _start(self, job: Coroutine[Any, Any, None]) -> None:
        """Do something beside reading the socket, which has to bring its answer."""
        task = asyncio.create_task(job)
        self.jobs.add(task)
        task.add_done_callback(self.jobs.discard)

    def _sit_down(self) -> None:
        """Take an open seat once, if we came to play and the game has not begun."""
        if self.wants_seat and self.table and self.room["status"] == "waiting":
            self.wants_seat = False
            if self.game["seat"] == 0 and None in self.game["players"]:
                self._start(self._try("sit", ""))

    async def _try(self, command: str, rest: str) -> None:
        try:
            await self.do(command, rest)
        except Refused as refused:
            self._note("refusal", self.speech.refusal(refused))

    async def _take(self, message: dict[str, Any]) -> None:
        """A message of the server: the table, a change of it, a chat line, or the host's news."""
        if message["type"] == "chat":
            self.socket.chat_after = max(self.socket.chat_after, message["number"])
            self._note("chat", self._chat_text(message))
            return
        if message["type"] == "announcement":
            self._announce(message["texts"])
            return
        is_whole = message["type"] == "table"
        is_gap = not is_whole and message["revision"] != self.revision + 1
        if is_gap or message["log_from"] > len(self.log):
            self._start(self._try("resync", ""))
            return
        self.revision = message["revision"]
        if is_whole:
            self.table = {name: message[name] for name in ("game", "room")}
        else:
            self.table = merge_patch.apply(self.table, message["patch"])
        self.log[message["log_from"] :] = message["log"]
        await self._replay()
        async with self.moved:
            self.moved.notify_all()

    @property
    def game(self) -> dict[str, Any]:
        """The game as we see it."""
        game: dict[str, Any] = self.table["game"]
        return game

    @property
    def room(self) -> dict[str, Any]:
        """The room around it."""
        room: dict[str, Any] = self.table["room"]
        return room

    def _announce(self, texts: dict[str, str]) -> None:
        """What the host tells everybody: in our language, else in English, else in any."""
        found = [texts[lang] for lang in (self.speech.lang, "en", *texts) if lang in texts]
        if found:  # without texts, there is nothing to tell any more
            self._note("chat", found[0])

    def _chat_text(self, message: dict[str, Any]) -> str:
        said = message["text"] or self.speech.say(f"ui-react-{message['reaction']}")
        return self.speech.say("play-line", who=message["person"]["name"], message=said)

    def _note(self, kind: Any, text: str) -> None:
        self.notes.append(Line(kind, text, events=len(self.log)))

    async def _replay(self) -> None:
        """The game from the events that we may see; of a finished one everything."""
        game = self.game
        is_over = self.room["status"] == "over"
        key = (game["seat"], is_over, len(self.log), self.log[-1:])
        if key == self.read_for:
            return
        self.read_for = key
        if self.record is None or is_over:
            path = f"/api/tables/{self.link.table}/record"
            query = f"?invite={self.link.invite}" if self.link.invite else ""
            try:
                text = await asyncio.to_thread(self.session.ask, "GET", path + query)
                self.record = await asyncio.to_thread(record.read, text)
            except Refused:
                self.record = Record(referee(load(game["pack"]), len(game["players"])), ())
        if not is_over:
            seen = self._seen_text(self.record)
            self.record = await asyncio.to_thread(record.read, seen)
        self._write_log(self.record)

    def _seen_text(self, known: Record) -> str:
        """The record of what our seat has seen, from the log that the server sends."""
        seat = self.game["seat"]
        seen_by = str(seat) if seat else WATCHING
        head = record.write(Record(known.game, (), (), seen_by)).split("\nresult ", 1)[0]
        events = [
            f"{number} {'seat' + str(line['seat']) if line['seat'] else 'table'} {line['move']}"
            for number, line in enumerate(self.log, 1)
        ]
        return "\n".join([head, *events, "result unfinished", f"end {len(events)}"]) + "\n"

    def _write_log(self, known: Record) -> None:
        states = tuple(known.states())
        game, seat = known.game, known.seat()
        shown = [
            (state, event if known.seen_by is None else game.seen(state, event, seat))
            for state, event in zip(states, known.events, strict=False)
        ]
        self.lines = log_lines(game, shown, states, self.who, self.speech)

    # ------------------------------------------------------------ what is shown

    def who(self, seat: int) -> str:
        """The name of a seat; nothing if it is open."""
        player = self.game["players"][seat]
        if player is None:
            return ""
        if "level" in player:
            code = f"level-{player['level']}"
            return self.speech.say(code) if words.has(code, self.speech.lang) else player["level"]
        name = player["name"] or self.speech.say("ui-somebody")
        return self.speech.say("ui-program", name=name) if player.get("program") else name

    def snapshot(self) -> Snapshot:
        """The table now."""
        game, room, known = self.game, self.room, self.record
        assert known is not None
        own, asks = game["seat"] - 1, room["undo_asked"] - 1
        outcome = game.get("outcome")
        is_over = room["status"] == "over"
        return Snapshot(
            game=known.game,
            states=tuple(known.states()),
            lines=with_notes(self.lines, self.notes),
            viewer=own if own >= 0 else None,
            seats=tuple(self._seat_line(seat) for seat in range(len(game["players"]))),
            status=room["status"],
            to_act=game["to_act"] - 1,
            is_mine=not is_over and own >= 0 and game["to_act"] - 1 == own,
            must_answer=asks if own >= 0 and asks not in (-1, own) else -1,
            notice=self.notice,
            ending=None
            if outcome is None
            else (Message.from_wire(outcome["ended"]), Message.from_wire(outcome["decided"])),
        )

    def _seat_line(self, seat: int) -> SeatLine:
        player = self.game["players"][seat] or {"kind": "nobody"}
        state = self.room["seats"][str(seat + 1)]
        return SeatLine(
            self.who(seat),
            is_bot=player["kind"] == "bot" or "bot" in player,
            is_here=state["online"] or player["kind"] != "person",
            left=state["clock"]["left"] if "clock" in state else None,
        )

    # ------------------------------------------------------------ what is done

    async def play(self, move: str) -> None:
        """A move; raises Refused."""
        await self.change("play", move=move, after=self.game["event"], key=new_key())

    async def change(self, kind: str, **fields: Any) -> None:
        """Something that changes the table; waits until we are shown it."""
        done = await self.socket.ask(kind, **fields)
        async with self.moved:
            await self.moved.wait_for(lambda: self.game["event"] >= done["event"])

    async def do(self, command: str, rest: str) -> str:
        """Seats, talk and taking back; raises Refused."""
        match command:
            case "say":
                await self.socket.ask("say", text=rest)
            case "undo":
                await self.change("undo", after=self.game["event"], key=new_key())
            case "yes" | "no":
                await self.change("answer-undo", yes=command == "yes")
            case "sit":
                await self.change("sit", seat=int(rest) if rest.isdecimal() else 0)
            case _:
                await self.socket.ask(command)
        return ""

    async def hint(self) -> tuple[str, str]:
        """What the server's strongest bot would do."""
        answer = await self.socket.ask("ask", about="hint")
        return answer["move"], self.speech.render_you(Message.from_wire(answer["message"]))

    def farewell(self) -> list[str]:
        """Where the table is; a refusal of the server comes first."""
        said = [] if self.ended is None else [self.speech.refusal(self.ended)]
        return [*said, self.speech.say("join-left", link=str(self.link))]
