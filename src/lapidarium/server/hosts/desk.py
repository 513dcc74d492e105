"""What hosts do: the same from the command line and from the host's page.

Everything is written to the database, with a line in the log of hosts. Running nodes follow that
log (follower.py); the node that carried something out looks at once.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select, update

from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.house import Announcement, Door, read_rules, write_rules
from lapidarium.server.accounts.people import now
from lapidarium.server.hosts import codes, log
from lapidarium.server.storage import own_packs
from lapidarium.server.storage.prune import Pruned, prune
from lapidarium.server.storage.removal import remove_table
from lapidarium.server.storage.schema import notices, people, reports, settings, tables
from lapidarium.server.storage.spelling import looks_of, one_spelling, tidy
from lapidarium.server.tables.departure import leave_all

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

    from lapidarium.server.accounts.accounts import Accounts
    from lapidarium.server.accounts.people import Person
    from lapidarium.server.tables.hub import Hub


async def _nobody_waits() -> None:
    """No node runs in this process."""


class HostDesk:
    """Carries out what hosts want; `by` is whoever wants it."""

    def __init__(self, hub: Hub, accounts: Accounts) -> None:
        self.hub = hub
        self.accounts = accounts
        self.storage = hub.storage
        self.on_done: Callable[[], Awaitable[None]] = _nobody_waits

    async def _write(self, work: Callable[[Connection], Any]) -> Any:
        result = await self.storage.write(work)
        await self.on_done()
        return result

    # ------------------------------------------------------------ the house

    async def announce(self, by: str, announcement: Announcement | None) -> None:
        """Tell everybody something, or nothing more."""

        def work(connection: Connection) -> None:
            rules = read_rules(connection)
            write_rules(connection, rules.model_copy(update={"announcement": announcement}))
            told = " · ".join(announcement.texts.values()) if announcement else ""
            log.write(connection, by, "announce", "", told)

        await self._write(work)

    async def set_door(self, by: str, door: Door) -> None:
        """Open or close the server to new people and tables."""

        def work(connection: Connection) -> None:
            rules = read_rules(connection)
            write_rules(connection, rules.model_copy(update={"door": door}))
            log.write(connection, by, "door", door)

        await self._write(work)

    async def add_code(self, by: str, uses: int, until: int | None, note: str) -> str:
        """A code for new people."""

        def work(connection: Connection) -> str:
            code = codes.make(connection, uses, until, note)
            log.write(connection, by, "code-add", "", note)
            return code

        made: str = await self._write(work)
        return made

    async def remove_code(self, by: str, code: str) -> None:
        """A code is good no more; raises Refused."""

        def work(connection: Connection) -> None:
            if not codes.remove(connection, code):
                raise Refused(Message("host-no-such-code", letters=code))
            log.write(connection, by, "code-remove")

        await self._write(work)

    async def prune(self, by: str, guest_days: int, pack_days: int) -> Pruned:
        """Remove what nobody has used for so many days; 0 keeps it. The server does it too."""
        removed, more = Pruned(), None
        while more != Pruned():
            more = await self.storage.write(lambda db: prune(db, now(), guest_days, pack_days))
            removed += more
        told = f"{removed.guests} guests, {removed.tables} tables, {removed.packs} packs"
        await self._write(lambda db: log.write(db, by, "prune", "", told))
        return removed

    async def rotate_secret(self, by: str) -> None:
        """A new secret: all cookies end, and push addresses, which were signed for the old one."""

        def work(connection: Connection) -> None:
            value = {"value": secrets.token_hex(32)}
            connection.execute(update(settings).where(settings.c.key == "secret"), value)
            connection.execute(delete(notices).where(notices.c.kind == "push"))
            log.write(connection, by, "secret")

        await self._write(work)

    # ------------------------------------------------------------ people

    async def _person(self, name: str) -> Person:
        found = await self.hub.people.find(name)
        if found is None:
            raise Refused(Message("host-no-such-person", name=name))
        return found

    async def _change(self, by: str, person: Person, action: str, row: dict[str, Any]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.person == person.person), row)
            log.write(connection, by, action, person.person, person.name)

        await self._write(work)

    async def rename(self, by: str, name: str, wanted: str) -> None:
        """Give somebody another name; raises Refused if it is somebody else's."""
        person, tidied = await self._person(name), tidy(wanted)
        if not tidied:
            raise Refused(Message("server-no-name"))
        if not await self.accounts.is_free(tidied, person.person):
            raise Refused(Message("server-name-taken", name=tidied))
        row: dict[str, Any] = {"name": tidied}
        if person.is_claimed:
            row |= dict(zip(("look", "small_look"), looks_of(tidied), strict=True))
            row["claimed_name"] = one_spelling(tidied)

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.person == person.person), row)
            log.write(connection, by, "rename", person.person, f"{person.name} → {tidied}")

        await self._write(work)

    async def ban(self, by: str, name: str) -> None:
        """Somebody may not come in any more; bots play on for them."""
        person = await self._person(name)
        await self._change(by, person, "ban", {"banned": now(), "is_host": False})
        await self._leave(by, person)

    async def unban(self, by: str, name: str) -> None:
        """They may come in again."""
        await self._change(by, await self._person(name), "unban", {"banned": None})

    async def set_host(self, by: str, name: str, *, is_host: bool) -> None:
        """Somebody runs this server too, or does no longer; only with a registered name."""
        person = await self._person(name)
        if is_host and not person.is_claimed:
            raise Refused(Message("host-not-registered", name=person.name))
        if is_host and person.is_banned:
            raise Refused(Message("host-is-banned", name=person.name))
        action = "host-add" if is_host else "host-remove"
        await self._change(by, person, action, {"is_host": is_host})

    async def remove_person(self, by: str, name: str) -> None:
        """Delete everything about somebody; at finished tables somebody remains."""
        person = await self._person(name)
        await self._leave(by, person)
        await self.accounts.delete(person)
        # Their name goes too: a log that kept it would not forget them.
        await self._write(lambda db: log.write(db, by, "person-remove", person.person))

    async def _leave(self, by: str, person: Person) -> None:
        left = await leave_all(self.hub, person.person)

        def work(connection: Connection) -> None:
            for table in left:
                log.write(connection, by, "seat", table, person.person)

        await self._write(work)

    # ------------------------------------------------------------ tables, packs, reports

    async def remove_table(self, by: str, name: str) -> None:
        """Delete a table with its game, chat and result; raises Refused."""

        def work(connection: Connection) -> None:
            found = select(tables.c.at_table).where(tables.c.at_table == name)
            if connection.scalar(found) is None:
                raise Refused(Message("server-no-such-table"))
            remove_table(connection, name)
            log.write(connection, by, "table-remove", name)

        await self._write(work)

    async def remove_pack(self, by: str, key: str) -> None:
        """Delete a pack that somebody keeps, or a shared copy; raises Refused."""

        def work(connection: Connection) -> None:
            if not own_packs.remove(connection, key):
                raise Refused(Message("cli-pack-not-stored", key=key))
            log.write(connection, by, "pack-remove", key)

        await self._write(work)

    async def close_report(self, by: str, number: int) -> None:
        """A report is dealt with; raises Refused."""

        def work(connection: Connection) -> None:
            is_open = (reports.c.number == number) & reports.c.closed.is_(None)
            done = connection.execute(update(reports).where(is_open), {"closed": now()})
            if not done.rowcount:
                raise Refused(Message("host-no-such-report", number=number))
            log.write(connection, by, "report-close", str(number))

        await self._write(work)
