"""`lapidarium mcp`: games for agents that use tools."""

from __future__ import annotations

import click

from lapidarium.cli.join import cookies_file
from lapidarium.cli.options import lang_option
from lapidarium.cli.output import CommandError, print_error, translate
from lapidarium.messages import Message


@click.command()
@click.option(
    "--http", "port", type=click.IntRange(0, 65535), help="Listen on this port; 0: any free one."
)
@click.option("--host", default="127.0.0.1", help="With --http: the address to listen on.")
@lang_option
def mcp(port: int | None, host: str) -> None:
    """Serve the games as tools of the Model Context Protocol.

    Without --http it speaks over standard input and output, as programs start it. Needs the extra
    `mcp`. Beyond this machine there is no tool `join`, since it plays under your own cookie.
    """
    try:
        from lapidarium.mcp.server import serve_http, serve_stdio  # noqa: PLC0415 - an extra
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in ("mcp", "mcp_types"):
            raise
        raise CommandError(Message("cli-no-extra", extra="mcp")) from None
    if port is None:
        serve_stdio(cookies_file())
        return
    try:
        serve_http(
            cookies_file(), host, port, lambda url: print_error(translate("mcp-at", url=url))
        )
    except OSError as error:
        reason = str(error.strerror or error)
        raise CommandError(
            Message("mcp-no-port", host=host, port=str(port), reason=reason)
        ) from None
