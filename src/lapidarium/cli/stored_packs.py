"""`lapidarium packs stored` and `packs remove`: the packs that people keep on a server."""

from __future__ import annotations

import json
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

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Connection


def _ask(url: str, work: Callable[[Connection], Any]) -> Any:
    from lapidarium.server.operations.startup import prepare  # noqa: PLC0415 - slow to load
    from lapidarium.server.storage.database import Storage  # noqa: PLC0415

    with server_errors():
        storage = Storage(url)
        try:
            prepare(storage)
            return storage.write_now(work)
        finally:
            storage.close()


@click.command()
@data_option
@database_option
@config_option
@lang_option
@json_option
def stored(data: Path | None, database: str | None, as_json: bool) -> None:
    """List the packs that people keep and share on a server."""
    from lapidarium.server.storage.own_packs import everything  # noqa: PLC0415

    rows = _ask(database_of(data, database), everything)
    if as_json:
        console.print_json(json.dumps(rows))
        return
    table = Table()
    for key in ("cli-pack-key", "cli-pack-kind", "cli-pack-game", "cli-pack-title"):
        table.add_column(translate(key))
    table.add_column(translate("cli-pack-person"))
    table.add_column(translate("cli-pack-changed"))
    for row in rows:
        kind = translate("cli-pack-shared" if row["is_shared"] else "cli-pack-kept")
        day = datetime.fromtimestamp(row["at"] / 1000, tz=UTC).date().isoformat()
        table.add_row(row["key"], kind, row["game"], row["title"], row["person"], day)
    console.print(table)


@click.command()
@click.argument("key")
@data_option
@database_option
@config_option
@lang_option
def remove(key: str, data: Path | None, database: str | None) -> None:
    """Remove a pack, or a shared copy, from a server.

    KEY is as `packs stored` lists it, or as it stands at the end of a shared link. Tables that
    use the pack keep it.
    """
    from lapidarium.server.storage import own_packs  # noqa: PLC0415

    if not _ask(database_of(data, database), lambda db: own_packs.remove(db, key)):
        raise CommandError(Message("cli-pack-not-stored", key=key))
    console.print(translate("cli-pack-removed", key=key))
