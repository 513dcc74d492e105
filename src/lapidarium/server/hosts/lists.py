"""What hosts may see: tables, people, who is there, codes and reports; as plain rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import distinct, func, or_, select

from lapidarium.server.accounts.house import read_rules
from lapidarium.server.accounts.people import now
from lapidarium.server.storage import own_packs, queries
from lapidarium.server.storage.schema import (
    chat,
    invite_codes,
    people,
    present,
    reports,
    results,
    seats,
    tables,
)
from lapidarium.server.storage.spelling import one_spelling
from lapidarium.server.tables.players import player

if TYPE_CHECKING:
    from sqlalchemy import Connection, Select

    from lapidarium.games.views import Player

PEOPLE = (
    people.c.person,
    people.c.name,
    people.c.passphrase.is_not(None).label("is_registered"),
    people.c.is_host,
    people.c.banned,
    people.c.lang,
    people.c.created,
    people.c.seen,
)


def _rows(connection: Connection, chosen: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(chosen)]


def status(connection: Connection) -> dict[str, Any]:
    """The server in a few figures."""

    def count(chosen: Select[Any]) -> int:
        return connection.scalar(chosen) or 0

    by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
    found: dict[str, int] = {row[0]: row[1] for row in connection.execute(by_status)}
    rules, all_people = read_rules(connection), select(func.count()).select_from(people)
    told = rules.heard_at(now())
    return {
        "door": rules.door,
        "announcement": told.model_dump() if told else None,
        "people": count(all_people),
        "registered": count(all_people.where(people.c.passphrase.is_not(None))),
        "banned": count(all_people.where(people.c.banned.is_not(None))),
        "online": count(select(func.count(distinct(present.c.person)))),
        "tables": {name: found.get(name, 0) for name in ("waiting", "playing", "over")},
        "reports": count(
            select(func.count()).select_from(reports).where(reports.c.closed.is_(None))
        ),
    }


def table_list(connection: Connection, status: str | None, limit: int) -> list[dict[str, Any]]:
    """Tables, the last changed first."""
    chosen = select(tables.c.at_table, tables.c.game, tables.c.status, tables.c.listed)
    chosen = chosen.add_columns(tables.c.host, tables.c.created, tables.c.changed)
    if status is not None:
        chosen = chosen.where(tables.c.status == status)
    found = _rows(connection, chosen.order_by(tables.c.changed.desc()).limit(limit))
    names = names_of(connection, {row["host"] for row in found})
    seated = _seated(connection, [row["at_table"] for row in found])
    return [
        row | {"host_name": names.get(row["host"], ""), "players": seated.get(row["at_table"], [])}
        for row in found
    ]


def one_table(connection: Connection, name: str) -> dict[str, Any] | None:
    """One table with its chat; None if there is none of that name."""
    row = queries.table_of(connection, name)
    if row is None:
        return None
    here = select(chat.c.number, chat.c.at, chat.c.person, chat.c.text, chat.c.reaction)
    lines = _rows(connection, here.where(chat.c.at_table == name).order_by(chat.c.number))
    told = {line["person"] for line in lines} | {seat["person"] for seat in row["seats"]}
    names = names_of(connection, told | {row["host"]})
    for part in (*lines, *row["seats"]):
        part["name"] = names.get(part["person"] or "", "")
    online = set(connection.scalars(select(present.c.person).where(present.c.at_table == name)))
    return row | {"host_name": names.get(row["host"], ""), "chat": lines, "online": sorted(online)}


def _seated(connection: Connection, tables_: list[str]) -> dict[str, list[Player]]:
    """Who plays at each table, open seats left out."""
    chosen = (
        select(seats.c.at_table, seats.c.person, seats.c.bot, seats.c.program, people.c.name)
        .outerjoin(people, people.c.person == seats.c.person)
        .where(seats.c.at_table.in_(tables_))
        .order_by(seats.c.at_table, seats.c.seat)
    )
    rows = connection.execute(chosen).all()
    names = {row.person: row.name or "" for row in rows}
    found: dict[str, list[Player]] = {}
    for row in rows:
        one = player(row.person, row.bot, names.__getitem__, program=row.program)
        if one is not None:
            found.setdefault(row.at_table, []).append(one)
    return found


def people_list(connection: Connection, search: str, only: str, limit: int) -> list[dict[str, Any]]:
    """People, the newest first; with `search` in their name, and `only` registered, …"""
    chosen = select(*PEOPLE).order_by(people.c.created.desc()).limit(limit)
    if search:
        spelt = one_spelling(search).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        chosen = chosen.where(func.lower(people.c.name).like(f"%{spelt}%", escape="\\"))
    if only == "registered":
        chosen = chosen.where(people.c.passphrase.is_not(None))
    elif only == "banned":
        chosen = chosen.where(people.c.banned.is_not(None))
    elif only == "hosts":
        chosen = chosen.where(people.c.is_host)
    return _plain(_rows(connection, chosen))


def _plain(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """SQLite's truth is a number."""
    for row in rows:
        row["is_registered"], row["is_host"] = bool(row["is_registered"]), bool(row["is_host"])
    return rows


def find_people(connection: Connection, name: str) -> list[dict[str, Any]]:
    """Whoever has this id or name; a registered name before the guests of that name."""
    spelt = people.c.claimed_name == one_spelling(name)
    chosen = select(*PEOPLE).where(or_(people.c.person == name, people.c.name == name, spelt))
    found = _plain(_rows(connection, chosen))
    by_id = [row for row in found if row["person"] == name]
    registered = [row for row in found if row["is_registered"]]
    return by_id or registered or found


def one_person(connection: Connection, person: str) -> dict[str, Any] | None:
    """Somebody with their tables and what was reported about them."""
    rows = _plain(_rows(connection, select(*PEOPLE).where(people.c.person == person)))
    if not rows:
        return None
    at = select(tables.c.at_table, tables.c.game, tables.c.status, tables.c.changed)
    mine = select(seats.c.at_table).where(seats.c.person == person)
    at = at.where(tables.c.at_table.in_(mine)).order_by(tables.c.changed.desc()).limit(50)
    games = (
        select(func.count())
        .select_from(results)
        .join(seats, seats.c.at_table == results.c.at_table)
    )
    return rows[0] | {
        "tables": _rows(connection, at),
        "games": connection.scalar(games.where(seats.c.person == person)) or 0,
        "reports": _rows(connection, select(reports).where(reports.c.about == person)),
    }


def online(connection: Connection) -> list[dict[str, Any]]:
    """Who is connected to which table just now."""
    chosen = (
        select(present.c.person, people.c.name, present.c.at_table, tables.c.game)
        .distinct()
        .outerjoin(people, people.c.person == present.c.person)
        .join(tables, tables.c.at_table == present.c.at_table)
        .order_by(present.c.at_table, present.c.person)
    )
    return [row | {"name": row["name"] or ""} for row in _rows(connection, chosen)]


def report_list(connection: Connection, *, is_open: bool, limit: int) -> list[dict[str, Any]]:
    """Reports, the newest first, with the names of both people."""
    chosen = select(reports).order_by(reports.c.number.desc()).limit(limit)
    found = _rows(connection, chosen.where(reports.c.closed.is_(None)) if is_open else chosen)
    names = names_of(connection, {row[key] for row in found for key in ("person", "about")})
    for row in found:
        row["person_name"] = names.get(row["person"], "")
        row["about_name"] = names.get(row["about"], "")
    return found


def code_list(connection: Connection) -> list[dict[str, Any]]:
    """Codes that are good now, the newest first."""
    is_good = (invite_codes.c.uses_left > 0) & (
        invite_codes.c.until.is_(None) | (invite_codes.c.until > now())
    )
    chosen = select(invite_codes).where(is_good).order_by(invite_codes.c.created.desc())
    return _rows(connection, chosen)


def pack_list(connection: Connection) -> list[dict[str, Any]]:
    """Packs that people keep and share, the newest first, with whose they are."""
    found = own_packs.everything(connection)
    names = names_of(connection, {row["person"] for row in found})
    return [row | {"person_name": names.get(row["person"], "")} for row in found]


def names_of(connection: Connection, wanted: set[str | None]) -> dict[str, str]:
    """The names of people, of those who have one."""
    chosen = select(people.c.person, people.c.name).where(people.c.person.in_(wanted - {None}))
    return {row[0]: row[1] for row in connection.execute(chosen)}
