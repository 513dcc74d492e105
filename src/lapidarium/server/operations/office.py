"""A host's desk outside a running server: the same storage and tables, without a network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.server.accounts.accounts import Accounts
from lapidarium.server.accounts.people import People
from lapidarium.server.hosts.desk import HostDesk
from lapidarium.server.metrics import Metrics
from lapidarium.server.operations.startup import check_newest, secret_in
from lapidarium.server.settings import Settings
from lapidarium.server.storage.database import Storage
from lapidarium.server.tables.hub import Hub
from lapidarium.server.tables.packs import Packs

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


async def at_desk(url: str, work: Callable[[HostDesk], Awaitable[Any]]) -> Any:
    """Do something at the desk; the database has to have its newest form already."""
    storage = Storage(url)
    try:
        storage.read_now(check_newest)
        people = People(storage, storage.read_now(secret_in).encode())
        hub = Hub(storage, people, Packs(storage), Settings(database=url), Metrics())
        try:
            return await work(HostDesk(hub, Accounts(people, lambda _: None)))
        finally:
            await hub.packs.uploads.close()
    finally:
        storage.close()
