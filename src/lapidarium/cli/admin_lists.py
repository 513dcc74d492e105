"""`lapidarium admin tables | people | hosts | codes | reports | packs`."""

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
who_argument = click.argument("who", metavar="NAME|ID")


@click.group()
def tables() -> None:
    """Tables: list, show, remove."""


@tables.command("list")
@click.option("--status", type=click.Choice(["waiting", "playing", "over"]), help="Only these.")
@limit_option
@admin_options
def list_tables(
    status: str | None, limit: int, data: Path | None, database: str | None, as_json: bool
) -> None:
    """The last changed first."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    rows = Office(data, database).read(lambda db: lists.table_list(db, status, limit))
    show_rows(rows, ("at_table", "game", "status", "players", "changed"), as_json)


@tables.command("show")
@click.argument("table")
@admin_options
def show_table(table: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """One table with its chat; nobody's hand."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    found = Office(data, database).read(lambda db: lists.one_table(db, table))
    if found is None:
        raise CommandError(Message("server-no-such-table"))
    show_facts(found, as_json)


@tables.command("remove")
@click.argument("table")
@yes_option
@admin_options
def remove_table(
    table: str, yes: bool, data: Path | None, database: str | None, as_json: bool
) -> None:
    """Delete a table with its game, chat and result; ratings stay."""
    check_sure(yes)
    Office(data, database).do(lambda desk, by: desk.remove_table(by, table))
    show_done(as_json)


@click.group()
def people() -> None:
    """People: list, show, rename, ban, unban, remove."""


@people.command("list")
@click.option("--search", default="", help="Only names with this in them.")
@click.option("--only", type=click.Choice(["registered", "banned", "hosts"]), help="Only these.")
@limit_option
@admin_options
def list_people(
    search: str,
    only: str | None,
    limit: int,
    data: Path | None,
    database: str | None,
    as_json: bool,
) -> None:
    """The newest first."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    rows = Office(data, database).read(lambda db: lists.people_list(db, search, only or "", limit))
    show_rows(rows, ("name", "person", "is_registered", "is_host", "banned", "created"), as_json)


@people.command("show")
@who_argument
@admin_options
def show_person(who: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """Somebody with their tables and what was reported about them."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    office = Office(data, database)
    person = office.person(who)
    show_facts(office.read(lambda db: lists.one_person(db, person)), as_json)


@people.command()
@who_argument
@click.argument("name")
@admin_options
def rename(who: str, name: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """Give somebody another name."""
    office = Office(data, database)
    person = office.person(who)
    office.do(lambda desk, by: desk.rename(by, person, name))
    show_done(as_json)


@people.command()
@who_argument
@admin_options
def ban(who: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """They may not come in any more; bots play on for them."""
    office = Office(data, database)
    person = office.person(who)
    office.do(lambda desk, by: desk.ban(by, person))
    show_done(as_json)


@people.command()
@who_argument
@admin_options
def unban(who: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """They may come in again."""
    office = Office(data, database)
    person = office.person(who)
    office.do(lambda desk, by: desk.unban(by, person))
    show_done(as_json)


@people.command("remove")
@who_argument
@yes_option
@admin_options
def remove_person(
    who: str, yes: bool, data: Path | None, database: str | None, as_json: bool
) -> None:
    """Delete everything about somebody; bots play on for them."""
    check_sure(yes)
    office = Office(data, database)
    person = office.person(who)
    office.do(lambda desk, by: desk.remove_person(by, person))
    show_done(as_json)


@click.group()
def hosts() -> None:
    """Who may use the host's page: list, add, remove."""


@hosts.command("list")
@admin_options
def list_hosts(data: Path | None, database: str | None, as_json: bool) -> None:
    """All of them."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    rows = Office(data, database).read(lambda db: lists.people_list(db, "", "hosts", MOST))
    show_rows(rows, ("name", "person"), as_json)


@hosts.command("add")
@who_argument
@admin_options
def add_host(who: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """Somebody with a registered name runs this server too."""
    office = Office(data, database)
    person = office.person(who)
    office.do(lambda desk, by: desk.set_host(by, person, is_host=True))
    show_done(as_json)


@hosts.command("remove")
@who_argument
@admin_options
def remove_host(who: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """They do no longer."""
    office = Office(data, database)
    person = office.person(who)
    office.do(lambda desk, by: desk.set_host(by, person, is_host=False))
    show_done(as_json)


@click.group()
def codes() -> None:
    """Codes for new people (`admin invite-only`): list, add, remove."""


@codes.command("list")
@admin_options
def list_codes(data: Path | None, database: str | None, as_json: bool) -> None:
    """Those that are good now."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    rows = Office(data, database).read(lists.code_list)
    show_rows(rows, ("code", "uses_left", "until", "note"), as_json)


@codes.command("add")
@click.option("--uses", type=click.IntRange(1, 10_000), default=1, help="For so many people.")
@click.option("--until", help="When it ends: 30m, 2h, 3d, or a time such as 2026-12-24T20:00.")
@click.option("--note", default="", help="For whom, so that you know later.")
@admin_options
def add_code(
    uses: int,
    until: str | None,
    note: str,
    data: Path | None,
    database: str | None,
    as_json: bool,
) -> None:
    """A new one."""
    good = moment(until)
    code = Office(data, database).do(lambda desk, by: desk.add_code(by, uses, good, note))
    show_done(as_json, translate("admin-code", letters=code), code=code)


@codes.command("remove")
@click.argument("code")
@admin_options
def remove_code(code: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """It is good no more."""
    Office(data, database).do(lambda desk, by: desk.remove_code(by, code))
    show_done(as_json)


@click.group()
def reports() -> None:
    """What people reported: list, close."""


@reports.command("list")
@click.option("--all", "with_closed", is_flag=True, help="Also what was dealt with.")
@limit_option
@admin_options
def list_reports(
    with_closed: bool, limit: int, data: Path | None, database: str | None, as_json: bool
) -> None:
    """The newest first."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    rows = Office(data, database).read(
        lambda db: lists.report_list(db, is_open=not with_closed, limit=limit)
    )
    show_rows(rows, ("number", "at", "kind", "about_name", "words", "person_name", "note"), as_json)


@reports.command("close")
@click.argument("number", type=int)
@admin_options
def close_report(number: int, data: Path | None, database: str | None, as_json: bool) -> None:
    """It is dealt with."""
    Office(data, database).do(lambda desk, by: desk.close_report(by, number))
    show_done(as_json)


@click.group()
def packs() -> None:
    """Packs that people keep and share: list, remove."""


@packs.command("list")
@admin_options
def list_packs(data: Path | None, database: str | None, as_json: bool) -> None:
    """All of them."""
    from lapidarium.server.hosts import lists  # noqa: PLC0415 - slow to load

    rows = Office(data, database).read(lists.pack_list)
    if not as_json:
        rows = [
            row | {"code": row["key"], "detail": row["title"], "name": row["person_name"]}
            for row in rows
        ]
    show_rows(rows, ("code", "game", "detail", "name", "at"), as_json)


@packs.command("remove")
@click.argument("key")
@admin_options
def remove_pack(key: str, data: Path | None, database: str | None, as_json: bool) -> None:
    """Delete a pack, or a shared copy; tables that use it keep it."""
    Office(data, database).do(lambda desk, by: desk.remove_pack(by, key))
    show_done(as_json)


GROUPS = (tables, people, hosts, codes, reports, packs)
