"""What is asked of the database about packs of the workshop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, func, insert, select, update

from lapidarium.server.storage.schema import balances, own_packs, pack_versions, shared_packs

if TYPE_CHECKING:
    from sqlalchemy import Connection, Table


def count_of(connection: Connection, table: Table, person: str) -> int:
    """How many packs, or shared copies, somebody has."""
    own = select(func.count()).select_from(table).where(table.c.person == person)
    return connection.scalar(own) or 0


def packs_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Somebody's packs, each with the problems of its last version; last changed first."""
    chosen = (
        select(own_packs, pack_versions.c.problems)
        .join(
            pack_versions,
            (pack_versions.c.pack == own_packs.c.pack)
            & (pack_versions.c.version == own_packs.c.version),
        )
        .where(own_packs.c.person == person)
        .order_by(own_packs.c.changed.desc())
    )
    return [dict(row._mapping) for row in connection.execute(chosen)]


def pack_of(connection: Connection, pack: str, person: str) -> dict[str, Any] | None:
    """A pack with its versions, newest first, if it is this person's."""
    row = connection.execute(select(own_packs).where(own_packs.c.pack == pack)).first()
    if row is None or row.person != person:
        return None
    chosen = (
        select(pack_versions.c.version, pack_versions.c.problems, pack_versions.c.saved)
        .where(pack_versions.c.pack == pack)
        .order_by(pack_versions.c.version.desc())
    )
    versions = [dict(one._mapping) for one in connection.execute(chosen)]
    return {**row._mapping, "versions": versions}


def text_of(connection: Connection, pack: str, version: int) -> str | None:
    """The text of a version."""
    where = (pack_versions.c.pack == pack) & (pack_versions.c.version == version)
    return connection.scalar(select(pack_versions.c.text).where(where))


def make(connection: Connection, row: dict[str, Any]) -> None:
    """A new pack, without versions yet."""
    connection.execute(insert(own_packs), row)


def add_version(
    connection: Connection, pack: str, version: dict[str, Any], title: str, most: int
) -> None:
    """One more version of a pack; of more than `most` the oldest go."""
    connection.execute(insert(pack_versions), {"pack": pack, **version})
    changed = {"version": version["version"], "title": title, "changed": version["saved"]}
    connection.execute(update(own_packs).where(own_packs.c.pack == pack), changed)
    old = pack_versions.c.version <= version["version"] - most
    connection.execute(delete(pack_versions).where((pack_versions.c.pack == pack) & old))


def share(connection: Connection, row: dict[str, Any]) -> str:
    """A copy for everybody who has the link; the same text is copied once."""
    same = (shared_packs.c.person == row["person"]) & (shared_packs.c.text == row["text"])
    found = connection.scalar(select(shared_packs.c.share).where(same))
    if found is None:
        connection.execute(insert(shared_packs), row)
    return str(found or row["share"])


def shared(connection: Connection, key: str) -> dict[str, Any] | None:
    """A shared copy."""
    row = connection.execute(select(shared_packs).where(shared_packs.c.share == key)).first()
    return None if row is None else dict(row._mapping)


def remove(connection: Connection, key: str) -> bool:
    """Remove a person's pack or a shared copy; False if there is none."""
    connection.execute(delete(pack_versions).where(pack_versions.c.pack == key))
    gone = [
        connection.execute(delete(table).where(column == key)).rowcount
        for table, column in ((own_packs, own_packs.c.pack), (shared_packs, shared_packs.c.share))
    ]
    return any(gone)


def remove_all_of(connection: Connection, person: str) -> None:
    """Everything that somebody keeps in the workshop."""
    own = select(own_packs.c.pack).where(own_packs.c.person == person)
    connection.execute(delete(pack_versions).where(pack_versions.c.pack.in_(own)))
    for table in (own_packs, shared_packs):
        connection.execute(delete(table).where(table.c.person == person))


def everything(connection: Connection) -> list[dict[str, Any]]:
    """All packs and shared copies, newest first: key, whose, which game, title, when."""
    kinds = ((own_packs, "pack", "changed"), (shared_packs, "share", "created"))
    names = ("key", "person", "game", "title", "at")
    found = [
        {**dict(zip(names, row, strict=True)), "is_shared": table is shared_packs}
        for table, key, at in kinds
        for row in connection.execute(
            select(table.c[key], table.c.person, table.c.game, table.c.title, table.c[at])
        )
    ]
    return sorted(found, key=lambda row: row["at"], reverse=True)


def balance(connection: Connection, digest: str, players: int) -> dict[str, Any] | None:
    """How a pack plays, as far as it was played."""
    where = (balances.c.digest == digest) & (balances.c.players == players)
    row = connection.execute(select(balances).where(where)).first()
    return None if row is None else dict(row._mapping)


def save_balance(connection: Connection, row: dict[str, Any]) -> None:
    """The sums so far in place of earlier ones."""
    where = (balances.c.digest == row["digest"]) & (balances.c.players == row["players"])
    connection.execute(delete(balances).where(where))
    connection.execute(insert(balances), row)
