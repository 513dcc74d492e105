"""`lapidarium join`: a server's table in the terminal, by its link."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from lapidarium.cli.options import lang_option
from lapidarium.cli.output import CommandError, language
from lapidarium.cli.whole_screen import LEAST, light_option, show_table, wants_screen
from lapidarium.messages import Message


@click.command()
@click.argument("link", metavar="URL")
@click.option("--name", help="Your name at that server; it stays yours there.")
@click.option("--watch", is_flag=True, help="Only watch; do not take a seat.")
@light_option
@lang_option
def join(link: str, name: str | None, watch: bool, light: bool) -> None:
    """Sit down at a server's table, by its link.

    URL is the link that the browser shows, with the invitation if the table is private. You are a
    guest of that server, with a cookie that is kept for the next time.
    """
    from lapidarium.refusals import Refused  # noqa: PLC0415 - for a quick `--help`
    from lapidarium.terminal.connection import (  # noqa: PLC0415
        BadLink,
        Session,
        TableLink,
        Unreachable,
    )
    from lapidarium.terminal.remote_source import RemoteSource  # noqa: PLC0415
    from lapidarium.terminal.speech import Speech  # noqa: PLC0415

    try:
        where = TableLink.parse(link)
        if not wants_screen(False):
            raise CommandError(Message("join-no-screen", columns=LEAST[0], lines=LEAST[1]))
        session = Session(where.server, cookies_file())
        session.sign_in(language(), name)
        source = RemoteSource(where, session, Speech(language()), watch=watch)
        asyncio.run(source.first())
        show_table(source, light=light)
    except (BadLink, Unreachable, Refused) as error:
        raise CommandError(error.message) from None


def cookies_file() -> Path | None:
    """Where cookies are kept; nowhere without a home."""
    import platformdirs  # noqa: PLC0415

    try:
        return platformdirs.user_data_path("lapidarium") / "cookies.txt"
    except RuntimeError:
        return None
