"""Players who go on whatever happens to the server: they reconnect and send again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.people import moves_of, view_after

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 60.0
PAUSE = 0.05


@dataclass
class Acknowledged:
    """A move that the server said was carried out."""

    table: str
    seat: int
    move: str
    key: str
    event: int


@dataclass
class Stubborn:
    """Somebody who plays both seats of one table after another, on their own or with a friend."""

    urls: list[Callable[[], str]]
    """Where each seat connects to; asked again each time."""
    seed: int
    done: list[Acknowledged] = field(default_factory=list)
    refused: list[dict[str, Any]] = field(default_factory=list)
    is_over: bool = False
    reconnected: int = 0
    tables: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.choose = random.Random(self.seed)
        self.moved = asyncio.Event()
        """Set by every move that is acknowledged."""
        self.cookies: list[str] = []
        self.sockets: list[Any] = [None, None]
        self.views: list[dict[str, Any]] = [{}, {}]
        self.pieces: list[dict[str, Any]] = [{}, {}]
        self.answers: dict[int, dict[str, Any]] = {}
        self.number = 0

    async def run(self) -> None:
        """Play until told to stop."""
        while len(self.cookies) < 2:
            answer = await self._http("GET", "/api/me", len(self.cookies))
            self.cookies.append(answer.headers["set-cookie"].split(";")[0])
        try:
            while not self.is_over:
                await self._play_a_game()
        finally:
            await self._leave()

    async def _http(self, method: str, path: str, seat: int, **rest: Any) -> httpx.Response:
        """A request, again and again until there is an answer."""
        headers = {"cookie": self.cookies[seat]} if seat < len(self.cookies) else {}
        while True:
            try:
                async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as http:
                    url = self.urls[seat]() + path
                    answer = await http.request(method, url, headers=headers, **rest)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(PAUSE)

    async def _play_a_game(self) -> None:
        game = self.choose.choice(["monolyth", "ocelot"])
        made = await self._http("POST", "/api/tables", 0, json={"game": game, "listed": True})
        table = made.json()["table"]
        self.tables.append(table)
        await self._leave()
        self.views = [{}, {}]
        await self._until(table, lambda: bool(self.views[0] and self.views[1]))
        while not self.is_over and self.views[1]["room"]["status"] == "waiting":
            await self._ask(table, 1, {"type": "sit"})
            await self._until(table, lambda: self.views[1]["room"]["status"] != "waiting")
        while not self.is_over and await self._turn(table):
            pass

    async def _turn(self, table: str) -> bool:
        """One move of whoever is to act; False when the game is over."""
        await self._until(table, lambda: self._actor() is not None or self._game_over())
        if self._game_over() or self.is_over:
            return False
        seat = self._actor()
        assert seat is not None
        view = self.views[seat]
        move = self.choose.choice(moves_of(view, self.pieces[seat]))
        key = f"key-{self.seed:04d}-{self.number:06d}"
        message = {"type": "play", "move": move, "after": view["game"]["event"], "key": key}
        answer = await self._ask(table, seat, message)
        if answer["type"] == "done":
            self.done.append(Acknowledged(table, seat, move, key, answer["event"]))
            self.moved.set()
        elif answer["type"] == "refused":
            self.refused.append(answer)
        if answer["type"] == "done":
            event = answer["event"]
            await self._until(table, lambda: all(v["game"]["event"] >= event for v in self.views))
        return True

    def _actor(self) -> int | None:
        for seat, view in enumerate(self.views):
            if view and "choices" in view["game"]:
                return seat
        return None

    def _game_over(self) -> bool:
        return any(view and view["room"]["status"] == "over" for view in self.views)

    async def _ask(self, table: str, seat: int, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message until it is answered, always with the same key."""
        while True:
            self.number += 1
            number = self.number
            try:
                await self._connect(table)
                await self.sockets[seat].send(json.dumps({"id": number, **message}))
                await self._hear_until(partial(self.answers.__contains__, number))
                if number not in self.answers:  # told to stop before it came
                    return {"type": "unanswered"}
                answer = self.answers.pop(number)
                code = answer.get("message", {}).get("code")
                if code not in ("server-cannot-store", "server-too-fast"):
                    return answer
                await asyncio.sleep(PAUSE)
            except (OSError, WebSocketException, TimeoutError):
                await self._drop()

    async def _until(self, table: str, is_so: Callable[[], bool]) -> None:
        while not is_so() and not self.is_over:
            try:
                await self._connect(table)
                await self._hear_until(is_so)
            except (OSError, WebSocketException, TimeoutError):
                await self._drop()

    async def _hear_until(self, is_so: Callable[[], bool]) -> None:
        while not is_so() and not self.is_over:
            waiting = {
                asyncio.ensure_future(socket.recv()): seat
                for seat, socket in enumerate(self.sockets)
            }
            done, pending = await asyncio.wait(
                waiting, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            if not done:
                raise TimeoutError
            for broken in [task for task in done if task.exception() is not None]:
                raise WebSocketException from broken.exception()
            for task in done:
                self._heard(waiting[task], json.loads(task.result()))

    def _heard(self, seat: int, message: dict[str, Any]) -> None:
        if message["type"] in ("table", "change"):
            self.views[seat] = view_after(self.views[seat], message)
            self.pieces[seat] = message.get("pieces", self.pieces[seat])
        elif message["type"] != "chat":
            self.answers[message["id"]] = message

    async def _connect(self, table: str) -> None:
        for seat in range(2):
            if self.sockets[seat] is None:
                url = self.urls[seat]().replace("http", "ws", 1)
                self.sockets[seat] = await connect(
                    f"{url}/api/tables/{table}/socket",
                    additional_headers={"Cookie": self.cookies[seat]},
                    compression=None,
                    open_timeout=PATIENCE,
                    max_size=None,
                )

    async def _drop(self) -> None:
        """The connection is lost: begin again in a moment."""
        self.reconnected += 1
        await self._leave()
        await asyncio.sleep(PAUSE)

    async def _leave(self) -> None:
        for seat, socket in enumerate(self.sockets):
            self.sockets[seat] = None
            if socket is not None:
                socket.transport.abort()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(socket.wait_closed(), 5)


async def more_moves(players: list[Stubborn], count: int) -> None:
    """Wait until these players together have made so many more moves."""

    def made() -> int:
        return sum(len(player.done) for player in players)

    wanted = made() + count
    while made() < wanted:
        for player in players:
            player.moved.clear()
        waiting = [asyncio.ensure_future(player.moved.wait()) for player in players]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()
