"""The packs that people keep here: versions, shared copies, and how many there may be.

`checked` is a pack as `UploadReader.checked` gives it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.registry import game_type
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import new_key, now
from lapidarium.server.storage import own_packs as queries
from lapidarium.server.storage.deletion import check_exists
from lapidarium.server.storage.schema import own_packs, shared_packs

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from lapidarium.server.storage.database import Storage

MOST_PACKS = 30
MOST_VERSIONS = 20
MOST_SHARED = 100


class OwnPacks:
    """What people have saved. A version is never changed; of many, the oldest go."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, person: str) -> list[dict[str, Any]]:
        """Somebody's packs."""
        return await self.storage.read(lambda db: queries.packs_of(db, person))

    async def find(self, pack: str, person: str) -> dict[str, Any] | None:
        """One of somebody's packs, with its versions."""
        return await self.storage.read(lambda db: queries.pack_of(db, pack, person))

    async def text(self, pack: str, version: int) -> str | None:
        """The text of a version."""
        return await self.storage.read(lambda db: queries.text_of(db, pack, version))

    async def make(self, person: str, game: str, checked: dict[str, Any]) -> str:
        """Keep a new pack; gives its key."""
        game_type(game)
        pack = new_key()
        row: dict[str, Any] = {"pack": pack, "person": person, "game": game}
        row |= {"title": checked["title"], "version": 0, "created": now(), "changed": now()}

        def write(db: Connection) -> None:
            check_exists(db, person)
            if queries.count_of(db, own_packs, person) >= MOST_PACKS:
                raise Refused(Message("server-too-many-packs", most=MOST_PACKS))
            queries.make(db, row)
            _add(db, pack, 1, checked)

        await self.storage.write(write)
        return pack

    async def save(self, found: dict[str, Any], checked: dict[str, Any]) -> int:
        """Keep a version of a pack, unless it is the same as the last; gives its number."""

        def write(db: Connection) -> int:
            last = queries.pack_of(db, found["pack"], found["person"])
            if last is None:
                raise Refused(Message("server-no-such-own-pack"))
            if queries.text_of(db, found["pack"], last["version"]) == checked["text"]:
                return int(last["version"])
            _add(db, found["pack"], last["version"] + 1, checked)
            return int(last["version"]) + 1

        return await self.storage.write(write)

    async def remove(self, key: str) -> bool:
        """Remove a pack or a shared copy."""
        return await self.storage.write(lambda db: queries.remove(db, key))

    async def share(self, person: str, game: str, checked: dict[str, Any]) -> str:
        """Copy a pack for everybody who has the link; gives the key of the copy."""
        row: dict[str, Any] = {"share": new_key(), "person": person, "game": game}
        row |= {"title": checked["title"], "text": checked["text"], "created": now()}

        def write(db: Connection) -> str:
            check_exists(db, person)
            key = queries.share(db, row)
            if queries.count_of(db, shared_packs, person) > MOST_SHARED:
                raise Refused(Message("server-too-many-shared", most=MOST_SHARED))
            return key

        return await self.storage.write(write)

    async def shared(self, key: str) -> dict[str, Any] | None:
        """A shared copy."""
        return await self.storage.read(lambda db: queries.shared(db, key))


def _add(db: Connection, pack: str, version: int, checked: dict[str, Any]) -> None:
    problems = sum(not problem["is_warning"] for problem in checked["problems"])
    row = {"version": version, "text": checked["text"], "problems": problems}
    queries.add_version(db, pack, {**row, "saved": now()}, checked["title"], MOST_VERSIONS)
