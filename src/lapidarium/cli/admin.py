"""`lapidarium admin`: for those who run a server, also while it runs.

Every command works on the data folder or the database. A running server learns of it within two
seconds, since it follows what hosts did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from lapidarium.cli.admin_desk import (
    Office,
    admin_options,
    check_sure,
    moment,
    show_done,
    show_facts,
    show_rows,
    yes_option,
)
from lapidarium.cli.output import CommandError, translate
from lapidarium.messages import Message

if TYPE_CHECKING:
    from pathlib import Path

MOST = 1000
limit_option = click.option(
    "--limit", type=click.IntRange(1, MOST), default=100, help="At most so many."
)


@click.group()
def admin() -> None:
    """Look after a server, also while it runs."""


@admin.command()
@admin_options
def status(data: Path | None, database: str | None, as_json: bool) -> None:
    """The server in a few figures."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    show_facts(Office(data, database).read(lists.status), as_json)


@admin.command()
@admin_options
def online(data: Path | None, database: str | None, as_json: bool) -> None:
    """Who is connected to which table."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    rows = Office(data, database).read(lists.online)
    show_rows(rows, ("name", "person", "at_table", "game"), as_json)


@admin.command()
@limit_option
@admin_options
def log(data: Path | None, database: str | None, as_json: bool, limit: int) -> None:
    """What hosts did, newest first."""
    from lapidarium.server.hosts import log as host_log  # noqa: PLC0415 - slow to load

    rows = Office(data, database).read(lambda db: host_log.latest(db, limit))
    show_rows(rows, ("at", "by_whom", "action", "about", "detail"), as_json)


@admin.command()
@click.argument("text", required=False)
@click.option("--en", help="The text in English.")
@click.option("--de", help="The text in German.")
@click.option("--es", help="The text in Spanish.")
@click.option("--ja", help="The text in Japanese.")
@click.option("--until", help="When it ends: 30m, 2h, 3d, or a time such as 2026-12-24T20:00.")
@click.option("--clear", is_flag=True, help="Announce nothing any more.")
@admin_options
def announce(
    text: str | None,
    en: str | None,
    de: str | None,
    es: str | None,
    ja: str | None,
    until: str | None,
    clear: bool,
    data: Path | None,
    database: str | None,
    as_json: bool,
) -> None:
    """Tell everybody something, at every table and on the start page.

    TEXT is shown in every language that has no text of its own.
    """
    from lapidarium.server.accounts.house import Announcement  # noqa: PLC0415 - slow to load

    own = {"en": en or text, "de": de, "es": es, "ja": ja}
    texts = {lang: words for lang, words in own.items() if words}
    if bool(texts) == clear:
        raise CommandError(Message("admin-no-text"))
    told = None if clear else Announcement(texts=texts, until=moment(until))
    Office(data, database).do(lambda desk, by: desk.announce(by, told))
    show_done(as_json, translate("admin-done" if clear else "admin-announced"))


@admin.command()
@admin_options
def close(data: Path | None, database: str | None, as_json: bool) -> None:
    """No new people and tables; running games go on."""
    Office(data, database).do(lambda desk, by: desk.set_door(by, "closed"))
    show_done(as_json)


@admin.command("open")
@admin_options
def open_(data: Path | None, database: str | None, as_json: bool) -> None:
    """Everybody may come in again."""
    Office(data, database).do(lambda desk, by: desk.set_door(by, "open"))
    show_done(as_json)


@admin.command("invite-only")
@admin_options
def invite_only(data: Path | None, database: str | None, as_json: bool) -> None:
    """New people need a code (`admin codes add`); `admin open` ends it."""
    Office(data, database).do(lambda desk, by: desk.set_door(by, "invited"))
    show_done(as_json)


@admin.command()
@click.option(
    "--guest-days",
    type=click.IntRange(0, 36_500),
    default=180,
    help="Guests who never played, so many days after their last visit; 0 keeps them.",
)
@click.option(
    "--pack-days",
    type=click.IntRange(0, 36_500),
    default=365,
    help="Packs that nobody has used for so many days; 0 keeps them.",
)
@admin_options
def prune(
    data: Path | None, database: str | None, as_json: bool, guest_days: int, pack_days: int
) -> None:
    """Remove what nobody uses, as the server does by itself from time to time."""
    office = Office(data, database)
    found = office.do(lambda desk, by: desk.prune(by, guest_days, pack_days))
    removed = {"guests": found.guests, "tables": found.tables, "packs": found.packs}
    show_done(as_json, translate("admin-pruned", **removed), removed=removed)


@admin.command("rotate-secret")
@yes_option
@admin_options
def rotate_secret(data: Path | None, database: str | None, as_json: bool, yes: bool) -> None:
    """Replace the secret that signs cookies: everybody is signed out.

    Guests cannot come back as who they were; registered people sign in again.
    """
    check_sure(yes)
    Office(data, database).do(lambda desk, by: desk.rotate_secret(by))
    show_done(as_json, translate("admin-new-secret"))


def _add_groups() -> None:
    from lapidarium.cli import admin_lists  # noqa: PLC0415 - it needs what is above

    for group in admin_lists.GROUPS:
        admin.add_command(group)


_add_groups()
