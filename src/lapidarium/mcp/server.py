"""The MCP server: its tools over stdio, or over HTTP on this machine."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import anyio
import uvicorn
from mcp.server.mcpserver import MCPServer

from lapidarium import __version__
from lapidarium.mcp.tools import Tools

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

INSTRUCTIONS = """\
Play board games. First read `rules`, then begin with `new_game` against bots, or `join` a real
table by its link. `view` shows the position as your seat knows it, `legal_moves` lists your moves,
`play` makes one. `explain` says what a move would do, or why it is not allowed, with the clause.
Where `your_turn` is false and `over` is too, the others move: call `view` with `wait`."""
PATH = "/mcp"


def build(cookies: Path | None, *, can_join: bool = True) -> MCPServer[None]:
    """The server with its tools; `cookies` is where a person's cookies of servers are kept."""
    tools = Tools(cookies)

    @asynccontextmanager
    async def lifespan(_server: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield None
        finally:
            await tools.close()

    server: MCPServer[None] = MCPServer(
        "lapidarium",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
        lifespan=lifespan,
    )
    for function in tools.functions(can_join=can_join):
        server.add_tool(function)
    return server


def serve_stdio(cookies: Path | None) -> None:
    """Speak with the program that started us, until it ends."""
    anyio.run(build(cookies).run_stdio_async)


def serve_http(cookies: Path | None, host: str, port: int, on_start: Callable[[str], None]) -> None:
    """Listen until interrupted; port 0 is any that is free.

    Beyond this machine there is no `join`: it would play under this person's name for anybody.
    """
    listener = socket.create_server((host, port), family=_family(host))
    found = listener.getsockname()[1]
    server = build(cookies, can_join=_is_local(host))
    app = server.streamable_http_app(streamable_http_path=PATH, host=host)
    running = uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="none"))
    shown = f"[{host}]" if ":" in host else host
    on_start(f"http://{shown}:{found}{PATH}")
    running.run(sockets=[listener])


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _is_local(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
