"""`lapidarium backup` and `lapidarium restore`: everything a server stores, as one file."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lapidarium.cli.files import unwritable
from lapidarium.cli.options import lang_option
from lapidarium.cli.output import CommandError, console, errors, translate
from lapidarium.cli.serve import data_folder, data_option, database_option, server_errors
from lapidarium.cli.settings_file import chosen_place, config_option
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

file_argument = click.argument("file", type=click.Path(path_type=Path), metavar="FILE|-")


def database_of(data: Path | None, database: str | None) -> str:
    """The URL of the database that the options name, which has to be there."""
    from lapidarium.server.operations import run  # noqa: PLC0415 - slow to load

    data, database = chosen_place(data, database)
    if database is None:
        database = f"sqlite:///{data_folder(data) / run.FILE}"
    path = Path(database.removeprefix("sqlite:///"))
    if database.startswith("sqlite:///") and not path.is_file():
        raise CommandError(Message("backup-no-database", path=str(path)))
    return run.database_url(database)


@click.command()
@file_argument
@data_option
@database_option
@config_option
@lang_option
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Write everything a server stores to a file, or (-) to standard output.

    The server may keep running meanwhile.
    """
    from lapidarium.server.operations.backup import backup as write  # noqa: PLC0415

    with server_errors(), _named(file) as path, _bar(translate("backup-running")) as progress:
        try:
            tables = write(database_of(data, database), path, progress)
            if path != file:
                with path.open("rb") as written:
                    shutil.copyfileobj(written, sys.stdout.buffer)
        except OSError as error:
            raise unwritable(file, error) from None
    told = errors if path != file else console
    told.print(translate("backup-done", tables=tables, path=str(file)), soft_wrap=True)


@contextmanager
def _named(file: Path) -> Iterator[Path]:
    """A file as it was named; for `-` one that nobody else can read, and that goes afterwards."""
    if str(file) != "-":
        yield file
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "backup"


@contextmanager
def _bar(title: str) -> Iterator[Callable[[float], None]]:
    """A progress bar on standard error, which goes when all is done."""
    from rich.progress import Progress  # noqa: PLC0415 - slow to load

    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        shown = bar.add_task(title, total=1.0)
        yield lambda share: bar.update(shown, completed=share)


@click.command()
@file_argument
@data_option
@database_option
@config_option
@lang_option
def restore(file: Path, data: Path | None, database: str | None) -> None:
    """Read a backup, from a file or (-) standard input, into an empty database.

    No server may use that database meanwhile.
    """
    from lapidarium.server.operations import run  # noqa: PLC0415 - slow to load
    from lapidarium.server.operations.backup import restore as read  # noqa: PLC0415

    if str(file) != "-" and not file.is_file():
        raise CommandError(Message("cli-no-file", path=str(file)))
    data, database = chosen_place(data, database)
    with server_errors(), _named(file) as path, _bar(translate("restore-running")) as progress:
        if path != file:
            with path.open("wb") as copy:
                shutil.copyfileobj(sys.stdin.buffer, copy)
        if database is not None:
            tables = read(run.database_url(database), path, progress)
        else:
            tables = _restore_into(data_folder(data), path, progress)
    console.print(translate("restore-done", tables=tables, path=str(file)), soft_wrap=True)


def _restore_into(folder: Path, file: Path, progress: Callable[[float], None]) -> int:
    """Restore into the SQLite database of a folder, which no server may use meanwhile."""
    from lapidarium.server.operations import run  # noqa: PLC0415 - slow to load
    from lapidarium.server.operations.backup import restore as read  # noqa: PLC0415

    url = run.sqlite_in(folder)
    lock = run.lock_folder(folder)
    try:
        return read(url, file, progress)
    finally:
        os.close(lock)
