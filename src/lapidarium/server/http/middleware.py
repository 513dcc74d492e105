"""Checks on every HTTP request: origin, size and rate; adds the security headers."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.messages import Message
from lapidarium.server.accounts.requester import address_of, header, is_own_origin
from lapidarium.server.rate_limits import Buckets

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from lapidarium.server.fended_off import FendedOff
    from lapidarium.server.metrics import Metrics
    from lapidarium.server.settings import Settings

    Scope = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
    Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
    App = Callable[[Scope, Receive, Send], Awaitable[None]]

LARGEST = 300_000
SECONDS_FOR_BODY = 30.0
READING = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
PERSONAL = (b"cache-control", b"no-store")
"""Answers of the API are for the asker alone, unless one says otherwise."""
HTTPS = (b"strict-transport-security", b"max-age=31536000")


class TooLarge(Exception):  # noqa: N818
    """A body that is larger than anything a request needs."""


class TooSlow(Exception):  # noqa: N818
    """A body that does not come to its end."""


class Middleware:
    """Wraps the HTTP application."""

    def __init__(
        self, app: App, settings: Settings, metrics: Metrics, fended_off: FendedOff
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.fended_off = fended_off
        rate = settings.requests_per_second
        self.changing = Buckets(rate, rate * 5)
        self.reading = Buckets(rate * 5, rate * 25)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        guarded = self._with_headers(send, began, is_personal=not _is_page(scope["path"]))
        refusal = self._refusal(scope)
        if refusal is not None:
            status, message = refusal
            await _refuse(guarded, status, message)
            return
        try:
            await self.app(scope, _limited(receive), guarded)
        except TooLarge:
            await _refuse(guarded, 413, Message("server-too-large", most=LARGEST))
        except TooSlow:
            await _refuse(guarded, 408, Message("server-too-slow"))

    def _refusal(self, scope: Scope) -> tuple[int, Message] | None:
        address = address_of(scope, self.settings)
        if (found := _nul(scope)) is not None:
            return found
        is_reading = scope["method"] in READING
        if not is_reading and not is_own_origin(scope, self.settings):
            self.fended_off.note("origin", "a request from another website is refused", address)
            return 403, Message("server-other-origin")
        size = header(scope, b"content-length")
        if not is_reading and size.isdecimal() and int(size) > LARGEST:
            return 413, Message("server-too-large", most=LARGEST)
        if not (self.reading if is_reading else self.changing).takes(address):
            self.fended_off.log("requests of an address are refused: too many", address)
            return 429, Message("server-too-fast")
        return None

    def _with_headers(self, send: Send, began: float, *, is_personal: bool) -> Send:
        async def guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self.metrics.count_response(message["status"], time.perf_counter() - began)
                given = list(message.get("headers", ()))
                own = [*HEADERS, HTTPS] if self.settings.is_secure else [*HEADERS]
                if is_personal:
                    own.append(PERSONAL)
                names = {name.lower() for name, _ in given}
                message["headers"] = given + [one for one in own if one[0] not in names]
            await send(message)

        return guarded


def _nul(scope: Scope) -> tuple[int, Message] | None:
    """A character that PostgreSQL cannot store, in an address."""
    if "\0" in scope["path"] and not _is_page(scope["path"]):
        return 404, Message("server-no-such-address")
    if b"%00" in scope["query_string"]:
        return 422, Message("server-unreadable-request", where="NUL")
    return None


def _is_page(path: str) -> bool:
    return not path.startswith(("/api/", "/healthz", "/metrics"))


def _limited(receive: Receive) -> Receive:
    """The body of a request, with limits of size and time."""
    seen, is_whole = 0, False
    until = asyncio.get_running_loop().time() + SECONDS_FOR_BODY

    async def limited() -> MutableMapping[str, Any]:
        nonlocal seen, is_whole
        if is_whole:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise TooSlow from None
        seen += len(message.get("body", b""))
        is_whole = not message.get("more_body", False)
        if seen > LARGEST:
            raise TooLarge
        return message

    return limited


async def _refuse(send: Send, status: int, message: Message) -> None:
    body = orjson.dumps({"message": message.to_wire(), "clause": None})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
