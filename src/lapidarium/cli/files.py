"""Files that a person named: read, written, and refused in plain words."""

from __future__ import annotations

import errno
import os
import sys
from typing import TYPE_CHECKING

from lapidarium.cli.output import CommandError
from lapidarium.messages import Message

if TYPE_CHECKING:
    from pathlib import Path

    from lapidarium.record import Record


def read_bytes(path: Path) -> bytes:
    """What is in a file; `-` is standard input."""
    if str(path) == "-":
        return sys.stdin.buffer.read()
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise CommandError(Message("cli-no-file", path=str(path))) from None
    except OSError as error:
        reason = str(error.strerror or error)
        raise CommandError(Message("cli-unreadable-file", path=str(path), reason=reason)) from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    from lapidarium import record  # noqa: PLC0415 - not every command reads records

    try:
        return record.read(read_bytes(path))
    except record.RecordError as error:
        raise CommandError(
            Message("cli-bad-record", path=str(path), reason=error.message)
        ) from None


def write_file(path: Path, text: str) -> None:
    """Write a file, with the folders above it; `-` is standard output."""
    if str(path) == "-":
        sys.stdout.write(text)
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> CommandError:
    """What to raise when a file cannot be written."""
    reason = str(error.strerror or error)
    return CommandError(Message("cli-unwritable-file", path=str(path), reason=reason))


def check_writable(games: Path | None, *results: Path | None) -> None:
    """Before games are played: all can be written, and results not over the finished games."""
    for path in filter(None, results):
        if path == games:
            raise CommandError(Message("cli-file-exists", path=str(path)))
    for path in filter(None, (games, *results)):
        if path.is_dir():
            raise unwritable(path, OSError(errno.EISDIR, os.strerror(errno.EISDIR)))
        check_folder(path.parent if not path.exists() else path)


def check_folder(path: Path) -> None:
    """A file or folder can be written, or made where it is not there yet."""
    there = path
    while not there.exists() and there != there.parent:
        there = there.parent
    if there != path and not there.is_dir():
        raise unwritable(path, OSError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)))
    if not os.access(there, os.W_OK):
        raise unwritable(path, OSError(errno.EACCES, os.strerror(errno.EACCES)))
