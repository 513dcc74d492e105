"""A server's table by its link: who we are there over HTTP, and the table's socket.

This is what docs/protocol.md says, and nothing else: any other client could do the same.
"""

from __future__ import annotations

import asyncio
import json
import os
import uuid
from dataclasses import dataclass
from http.cookiejar import LoadError, MozillaCookieJar
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lapidarium import __version__
from lapidarium.messages import Message
from lapidarium.printable import for_terminal
from lapidarium.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

SECONDS = 20.0
"""How long an answer may take."""
LONGEST = 2**22
"""Characters of a message from the server: a whole table with a long log."""
REFUSALS = range(4400, 4600)
"""Close codes after which it is of no use to connect again."""


def read_json(text: str | bytes) -> Any:
    """What a server sent, without what a terminal would obey: the screen prints text as it is."""
    return _printable(json.loads(text))


def _printable(value: Any) -> Any:
    match value:
        case str():
            return for_terminal(value)
        case list():
            return [_printable(item) for item in value]
        case dict():
            return {key: _printable(item) for key, item in value.items()}
    return value


class BadLink(ValueError):  # noqa: N818
    """A text that is not the link of a table."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.message = Message("join-bad-link", link=text)


class Unreachable(Exception):  # noqa: N818
    """The server does not answer, or not as a server of ours would."""

    def __init__(self, server: str, reason: str) -> None:
        super().__init__(server, reason)
        self.message = Message("join-unreachable", server=server, reason=reason)


@dataclass(frozen=True, slots=True)
class TableLink:
    """`http://host/t/TABLE?invite=KEY`, as the browser shows it."""

    server: str
    table: str
    invite: str = ""

    @classmethod
    def parse(cls, text: str) -> TableLink:
        """Read a link; raises BadLink."""
        parts = urlsplit(text.strip())
        before, found, table = parts.path.partition("/t/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not found:
            raise BadLink(text)
        if not table or not all(letter.isalnum() or letter in "-_" for letter in table):
            raise BadLink(text)
        invite = parse_qs(parts.query).get("invite", [""])[0]
        return cls(f"{parts.scheme}://{parts.netloc}{before}", table, invite)

    def __str__(self) -> str:
        invite = f"?invite={quote(self.invite)}" if self.invite else ""
        return f"{self.server}/t/{self.table}{invite}"


class Session:
    """Who we are at a server: a cookie of our own, kept in a file that only we may read."""

    def __init__(self, server: str, cookies: Path | None) -> None:
        self.server = server
        self.cookies = cookies
        self.jar = MozillaCookieJar(None if cookies is None else str(cookies))
        if cookies is not None and cookies.exists():
            try:
                self.jar.load(ignore_discard=True)
            except (OSError, LoadError):
                self.jar.clear()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """What the server answers; raises Refused or Unreachable."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"User-Agent": f"lapidarium/{__version__}", "Content-Type": "application/json"}
        request = Request(f"{self.server}{path}", data, headers, method=method)
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                found: bytes = answer.read()
        except HTTPError as error:
            raise self._refused(error) from None
        except (URLError, OSError, ValueError) as error:
            raise Unreachable(self.server, str(getattr(error, "reason", error))) from None
        return found

    def _refused(self, error: HTTPError) -> Exception:
        try:
            found = read_json(error.read())["message"]
            return Refused(Message.from_wire(found))
        except (ValueError, KeyError, TypeError, AttributeError, OSError):
            return Unreachable(self.server, f"HTTP {error.code}")

    def sign_in(self, lang: str, name: str | None) -> str:
        """Be a guest of this server, or who we were before; gives our name there."""
        me = read_json(self.ask("GET", f"/api/me?lang={lang}"))
        if name is not None and name != me["name"]:
            me = read_json(self.ask("PATCH", "/api/me", {"name": name, "lang": lang}))
        self._keep()
        return str(me["name"])

    def _keep(self) -> None:
        """Remember the cookie; without a place for it we are somebody else next time."""
        if self.cookies is None:
            return
        try:
            self.cookies.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.cookies, os.O_WRONLY | os.O_CREAT, 0o600))
            self.jar.save(ignore_discard=True)
        except OSError:
            return

    def cookie(self) -> str:
        """Our cookie, as a header."""
        request = Request(f"{self.server}/api/me")
        self.jar.add_cookie_header(request)
        return str(request.get_header("Cookie", ""))


class TableSocket:
    """The socket of a table. What is sent gets an answer; everything else is handed on."""

    def __init__(self, link: TableLink, session: Session) -> None:
        self.link = link
        self.session = session
        self.socket: Any = None
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.number = 0
        self.chat_after = 0

    def address(self) -> str:
        """Where the socket is."""
        server = self.link.server.replace("http", "ws", 1)
        invite = f"invite={quote(self.link.invite)}&" if self.link.invite else ""
        after = f"chat_after={self.chat_after}&" if self.chat_after else ""
        return f"{server}/api/tables/{self.link.table}/socket?{invite}{after}"

    async def messages(self) -> AsyncGenerator[dict[str, Any], None]:
        """Everything that is not an answer, until the connection ends.

        Raises Refused if the server does not want us, Unreachable if it is not there.
        """
        refusal: dict[str, Any] | None = None
        headers = {"Cookie": self.session.cookie()}
        try:
            async with connect(
                self.address(), additional_headers=headers, max_size=LONGEST, open_timeout=SECONDS
            ) as self.socket:
                async for text in self.socket:
                    message: dict[str, Any] = read_json(text)
                    if message["type"] == "refused" and message["id"] == 0:
                        refusal = message
                    elif message["type"] in ("done", "refused", "answer"):
                        self._answered(message)
                    else:
                        yield message
        except ConnectionClosed:
            pass
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(self.link.server, str(error)) from None
        finally:
            if self.socket is not None:  # a farewell that was cut off leaves it open
                self.socket.transport.abort()
            self._lost()
        if self.socket.close_code in REFUSALS:
            code = Message("join-closed", number=self.socket.close_code)
            raise Refused(Message.from_wire(refusal["message"]) if refusal else code)

    def _answered(self, message: dict[str, Any]) -> None:
        future = self.waiting.pop(message["id"], None)
        if future is not None and not future.done():
            future.set_result(message)

    def _lost(self) -> None:
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(Refused(Message("ui-link-lost")))
        self.waiting.clear()

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something and wait for its answer; raises Refused."""
        if self.socket is None:
            raise Refused(Message("ui-link-lost"))
        self.number += 1
        number = self.number
        future = self.waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
            answer = await asyncio.wait_for(future, SECONDS)
        except (ConnectionClosed, TimeoutError):
            self.waiting.pop(number, None)
            raise Refused(Message("ui-link-lost")) from None
        if answer["type"] == "refused":
            raise Refused(Message.from_wire(answer["message"]), answer.get("clause"))
        found: dict[str, Any] = answer
        return found


def new_key() -> str:
    """A key for a request, so that it is carried out once."""
    return uuid.uuid4().hex
