"""How `lapidarium admin` reaches a server's database: reading, and doing what hosts do."""

from __future__ import annotations

import asyncio
import getpass
import json
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table

from lapidarium.cli.backup import database_of
from lapidarium.cli.options import json_option, lang_option
from lapidarium.cli.output import CommandError, console, translate
from lapidarium.cli.serve import data_option, database_option, server_errors
from lapidarium.cli.settings_file import config_option
from lapidarium.messages import Message
from lapidarium.printable import json_for_terminal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from pathlib import Path

    from sqlalchemy import Connection

    from lapidarium.server.hosts.desk import HostDesk

TIMES = frozenset({"at", "created", "changed", "seen", "until", "banned", "closed"})
"""Columns with a moment, in milliseconds."""
SPAN = re.compile(r"(\d{1,6})([mhd])")
MINUTES = {"m": 1, "h": 60, "d": 24 * 60}


def admin_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options that every command of `admin` has."""
    for option in (json_option, lang_option, config_option, database_option, data_option):
        command = option(command)
    return command


yes_option = click.option("--yes", is_flag=True, help="Do it without asking again.")


def check_sure(is_sure: bool) -> None:
    """What cannot be undone is not done by accident."""
    if not is_sure:
        raise CommandError(Message("admin-sure"))


class Office:
    """The database that the options name."""

    def __init__(self, data: Path | None, database: str | None) -> None:
        self.url = database_of(data, database)

    def read(self, question: Callable[[Connection], Any]) -> Any:
        """Ask the database something; nothing is migrated."""
        from lapidarium.server.operations.startup import check_newest  # noqa: PLC0415 - slow to load
        from lapidarium.server.storage.database import Storage  # noqa: PLC0415

        def ask(connection: Connection) -> Any:
            check_newest(connection)
            return question(connection)

        with server_errors():
            storage = Storage(self.url)
            try:
                return storage.read_now(ask)
            finally:
                storage.close()

    def do(self, work: Callable[[HostDesk, str], Awaitable[Any]]) -> Any:
        """Do something as a host; `work` is given the desk and who we are."""
        from lapidarium.server.operations.office import at_desk  # noqa: PLC0415 - slow to load

        by = f"{getpass.getuser()} (admin)"
        with server_errors():
            return asyncio.run(at_desk(self.url, lambda desk: work(desk, by)))

    def person(self, name: str) -> str:
        """The id of the one person with this id or name; raises CommandError."""
        from lapidarium.server.hosts.lists import find_people  # noqa: PLC0415 - slow to load

        found = self.read(lambda db: find_people(db, name))
        if not found:
            raise CommandError(Message("host-no-such-person", name=name))
        if len(found) > 1:
            ids = ", ".join(row["person"] for row in found)
            raise CommandError(Message("host-many-people", count=len(found), name=name, ids=ids))
        return str(found[0]["person"])


def moment(text: str | None) -> int | None:
    """`30m`, `2h`, `3d` from now, or a time of this machine's clock, in milliseconds."""
    if text is None:
        return None
    now = datetime.now(tz=UTC).timestamp()
    if span := SPAN.fullmatch(text):
        return int((now + int(span[1]) * MINUTES[span[2]] * 60) * 1000)
    try:
        return int(datetime.fromisoformat(text).astimezone().timestamp() * 1000)
    except ValueError:
        raise CommandError(Message("admin-bad-until", text=text)) from None


def show_json(value: Any) -> None:
    """Print plain JSON on standard output."""
    click.echo(json_for_terminal(json.dumps(value, ensure_ascii=False, indent=2)))


def show_done(as_json: bool, text: str = "", **more: Any) -> None:
    """Something was done."""
    if as_json:
        show_json({"done": True, **more})
    else:
        console.print(text or translate("admin-done"), soft_wrap=True, markup=False)


def show_rows(rows: list[dict[str, Any]], columns: Iterable[str], as_json: bool) -> None:
    """Print rows as a table; every column as JSON."""
    if as_json:
        show_json(rows)
        return
    if not rows:
        console.print(translate("admin-none"))
        return
    table = Table(box=None, pad_edge=False)
    keys = list(columns)
    for key in keys:
        table.add_column(translate(f"admin-head-{key.replace('_', '-')}"), overflow="fold")
    for row in rows:
        table.add_row(*(cell(key, row.get(key)) for key in keys))
    console.print(table, markup=False)


def cell(key: str, value: Any) -> str:
    """A value of a row, for people."""
    if value is None or value is False:
        return ""
    if value is True:
        return "×"
    if key in TIMES:
        return datetime.fromtimestamp(value / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    if key == "players":
        return ", ".join(map(_player, value))
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    return str(value)


def _player(one: dict[str, Any]) -> str:
    return one["name"] or one["id"] if "name" in one else translate(f"level-{one['level']}")


def show_facts(found: dict[str, Any], as_json: bool, indent: str = "") -> None:
    """Print an object, a line for each of its parts."""
    if as_json:
        show_json(found)
        return
    for key, value in found.items():
        if isinstance(value, dict):
            console.print(f"{indent}{key}:", markup=False)
            show_facts(value, False, indent + "  ")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            console.print(f"{indent}{key}:", markup=False)
            for row in value:
                line = "  ".join(f"{name}={cell(name, one)}" for name, one in row.items() if one)
                console.print(f"{indent}  {line}", markup=False, soft_wrap=True)
        else:
            console.print(f"{indent}{key}: {cell(key, value)}", markup=False, soft_wrap=True)
