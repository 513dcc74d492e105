"""`lapidarium backup` and `lapidarium restore`: everything a server stores, as one file."""

from __future__ import annotations

from pathlib import Path

import click

from lapidarium.cli.files import unwritable
from lapidarium.cli.options import lang_option
from lapidarium.cli.output import CommandError, console, translate
from lapidarium.cli.serve import data_folder, data_option, database_option, server_errors
from lapidarium.messages import Message

file_argument = click.argument("file", type=click.Path(path_type=Path), metavar="FILE")


def database_of(data: Path | None, database: str | None) -> str:
    """The URL of the database that the options name."""
    from lapidarium.server.operations import run  # noqa: PLC0415 - slow to load

    if database is not None and data is not None:
        raise CommandError(Message("serve-data-or-database"))
    if database is not None:
        return run.database_url(database)
    return run.sqlite_in(data_folder(data))


@click.command()
@file_argument
@data_option
@database_option
@lang_option
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Write everything a server stores to a file.

    The server may keep running meanwhile.
    """
    from lapidarium.server.operations.backup import backup as write  # noqa: PLC0415

    with server_errors():
        try:
            tables = write(database_of(data, database), file)
        except OSError as error:
            raise unwritable(file, error) from None
    console.print(translate("backup-done", tables=tables, path=str(file)), soft_wrap=True)


@click.command()
@file_argument
@data_option
@database_option
@lang_option
def restore(file: Path, data: Path | None, database: str | None) -> None:
    """Read a backup into an empty database."""
    from lapidarium.server.operations.backup import restore as read  # noqa: PLC0415

    if not file.is_file():
        raise CommandError(Message("cli-no-file", path=str(file)))
    with server_errors():
        tables = read(database_of(data, database), file)
    console.print(translate("restore-done", tables=tables, path=str(file)), soft_wrap=True)
