"""`lapidarium serve`: the table server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from lapidarium import bots, table
from lapidarium.cli.output import Lang, Refused, console, speak
from lapidarium.messages import Message

Data = Annotated[
    Path | None, typer.Option("--data", help="The folder for the SQLite database and its lock.")
]
Database = Annotated[
    str | None,
    typer.Option("--database", help="A database instead, such as postgresql://user@host/name."),
]


@contextmanager
def refusals() -> Iterator[None]:
    """What the server refuses, the command refuses."""
    from lapidarium.server.storage.database import StorageGone  # noqa: PLC0415

    try:
        yield
    except table.Refused as error:
        raise Refused(error.message) from None
    except StorageGone as error:
        raise Refused(Message("serve-no-database", reason=error.reason)) from None


def data_folder(data: Path | None) -> Path:
    """The folder that was named, or the user's own."""
    return data or platformdirs.user_data_path("lapidarium") / "server"


def _level_seconds(given: list[str]) -> dict[str, float]:
    """What was said of single levels, over what each has by itself."""
    seconds = dict(bots.SECONDS)
    for text in given:
        level, _, wanted = text.partition("=")
        if level not in seconds or not re.fullmatch(r"\d+(\.\d+)?", wanted):
            raise Refused(Message("serve-bad-seconds", text=text, names=", ".join(bots.LEVELS)))
        seconds[level] = float(wanted)
    return seconds


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port; 0 is any free one.", min=0, max=65535)
    ] = 8000,
    data: Data = None,
    database: Database = None,
    workers: Annotated[
        int, typer.Option(help="Processes; more than one needs PostgreSQL.", min=1)
    ] = 1,
    chat: Annotated[bool, typer.Option(help="Let people talk at the tables.")] = True,
    notices: Annotated[
        bool, typer.Option(help="Send notices for slow games to who wants them.")
    ] = False,
    private_webhooks: Annotated[
        bool, typer.Option(help="Webhooks may go to private and loopback addresses.")
    ] = False,
    https: Annotated[
        bool, typer.Option(help="Reached by https: cookies are for https only.")
    ] = False,
    proxy: Annotated[
        bool, typer.Option(help="Behind a reverse proxy: addresses come from X-Forwarded-For.")
    ] = False,
    url: Annotated[str, typer.Option(help="Where people reach the server, for notices.")] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may use this server.")
    ] = None,
    rate: Annotated[
        float, typer.Option(help="Messages a second that one connection may send.", min=1)
    ] = 20.0,
    sockets: Annotated[
        int, typer.Option(help="Connections that one address may have open.", min=1)
    ] = 200,
    bot_workers: Annotated[int, typer.Option(help="Processes that think for bots.", min=1)] = 1,
    bot_seconds: Annotated[
        float, typer.Option(help="The most a bot may think of a move.", min=0.05, max=60)
    ] = 2.0,
    level_seconds: Annotated[
        list[str] | None,
        typer.Option(help="How long one level thinks: master=0.5.", metavar="LEVEL=SECONDS"),
    ] = None,
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Run the table server: one process with SQLite, or several with PostgreSQL."""
    from lapidarium.server.operations import run  # noqa: PLC0415 - the other commands start without it
    from lapidarium.server.operations.processes import Workers  # noqa: PLC0415
    from lapidarium.server.settings import Settings  # noqa: PLC0415

    if database is not None and data is not None:
        raise Refused(Message("serve-data-or-database"))
    folder = data_folder(data)
    with refusals():
        found = run.sqlite_in(folder) if database is None else run.database_url(database)
        if workers > 1 and found.startswith("sqlite"):
            raise Refused(Message("serve-workers-need-postgres", workers=workers))
        if database is None:
            run.lock_folder(folder)
    settings = Settings(
        database=found,
        has_chat=chat,
        messages_a_second=rate,
        requests_a_second=rate,
        sockets_an_address=sockets,
        tables_a_host=max(50, sockets),
        origins=tuple(origin or ()),
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        level_seconds=_level_seconds(level_seconds or []),
        is_secure=https,
        webhooks_to_private=private_webhooks,
        has_notices=notices,
        public_url=url,
        is_behind_proxy=proxy,
    )
    with refusals():
        run.check_database(settings)
        bound = run.bind(host, port)
    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}"
    console.print(speak("serve-ready", url=f"{shown}:{bound.getsockname()[1]}"), soft_wrap=True)
    if workers > 1:
        Workers(settings, bound, workers).run()
    else:
        run.run(settings, bound)
    console.print(speak("serve-stopped"), soft_wrap=True)
