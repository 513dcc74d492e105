"""A connection takes apart no more of what comes than it needs to see that it should end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lapidarium.server.sockets.protocol import BYTES_AT_ONCE, QuickProtocol

if TYPE_CHECKING:
    import pytest

PINGS = b"\x89\x80\0\0\0\0" * 50_000


def fed(monkeypatch: pytest.MonkeyPatch, data: bytes, closes_after: int) -> list[bytes]:
    """What uvicorn's protocol is given of this, if it ends the connection after so many parts."""
    parts: list[bytes] = []
    is_closing = lambda: len(parts) >= closes_after  # noqa: E731
    connection: Any = QuickProtocol.__new__(QuickProtocol)
    connection.conn = SimpleNamespace(state=None)
    connection.transport = SimpleNamespace(is_closing=is_closing)
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "data_received", lambda _, part: parts.append(part)
    )
    connection.data_received(data)
    return parts


def test_a_flood_is_not_taken_apart_after_the_connection_is_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert fed(monkeypatch, PINGS, closes_after=2) == [
        PINGS[:BYTES_AT_ONCE],
        PINGS[BYTES_AT_ONCE : 2 * BYTES_AT_ONCE],
    ]


def test_nothing_is_lost_of_what_comes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert b"".join(fed(monkeypatch, PINGS, closes_after=len(PINGS))) == PINGS
