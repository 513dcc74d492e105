"""`lapidarium backup` and `lapidarium restore`: everything a server keeps, as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lapidarium.cli.output import Lang, Refused, console, speak
from lapidarium.cli.serve import Data, Database, data_folder, refusals
from lapidarium.messages import Message

File = Annotated[Path, typer.Argument(help="The file of the backup.", metavar="FILE")]


def _url(data: Path | None, database: str | None) -> str:
    from lapidarium.server.operations import run  # noqa: PLC0415

    if database is not None and data is not None:
        raise Refused(Message("serve-data-or-database"))
    if database is not None:
        return run.database_url(database)
    return run.sqlite_in(data_folder(data))


def backup(
    file: File,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Write everything a server keeps to a file; the server may go on meanwhile."""
    from lapidarium.server.operations.backup import backup as write  # noqa: PLC0415

    with refusals():
        try:
            tables = write(_url(data, database), file)
        except OSError as error:
            reason = str(error.strerror or error)
            raise Refused(Message("cli-unwritable-file", path=str(file), reason=reason)) from None
    console.print(speak("backup-done", tables=tables, path=str(file)), soft_wrap=True)


def restore(
    file: File,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,  # noqa: ARG001
) -> None:
    """Read a backup into an empty database."""
    from lapidarium.server.operations.backup import restore as read  # noqa: PLC0415

    if not file.is_file():
        raise Refused(Message("cli-no-file", path=str(file)))
    with refusals():
        tables = read(_url(data, database), file)
    console.print(speak("restore-done", tables=tables, path=str(file)), soft_wrap=True)
