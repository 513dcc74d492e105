"""The referees of this server: shipped packs by name, uploaded ones by their content.

A pack is never read from a path that somebody sent; what is uploaded is checked as text.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from lapidarium.games.game import FORMAT, MOST_REFEREES
from lapidarium.games.pack import Pack
from lapidarium.games.packs import listed, load, read
from lapidarium.games.registry import NoSuchGame, referee
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.accounts.people import now
from lapidarium.server.storage import queries
from lapidarium.server.uploads.reader import UploadReader

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.server.storage.database import Storage
    from lapidarium.table import Terms


class Packs:
    """Packs and referees; a referee is made once and shared by its tables."""

    def __init__(self, storage: Storage, uploads: UploadReader | None = None) -> None:
        self.storage = storage
        self.uploads = uploads or UploadReader()
        self.shipped = {
            pack.name: pack
            for source in listed()
            if source.is_shipped
            for pack in [load(source.name)]
        }
        self.referees: dict[tuple[str, int, int], Game[Any, Any]] = {}

    async def chosen(self, game: str, name: str, text: str, players: int) -> Pack:
        """The pack that somebody wants for a table."""
        if text:
            pack = await self.uploads.pack(text, players)
        elif (name or game) in self.shipped:
            pack = self.shipped[name or game]
        else:
            raise Refused(Message("server-no-such-pack", name=name))
        if pack.game != game:
            raise Refused(Message("server-pack-of-other-game", pack=pack.name, game=pack.game))
        return pack

    async def named(self, game: str, name: str, players: int) -> Game[Any, Any]:
        """The referee of a shipped pack by its name, or of a stored one by its digest."""
        for pack in self.shipped.values():
            if pack.game == game and name in ("", pack.name, pack.digest):
                return await self.known(pack, players)
        text = await self.storage.read(lambda db: queries.pack_text(db, name))
        stored = None if text is None else await asyncio.to_thread(read, text, "pack")
        if stored is None or stored.game != game:
            raise Refused(Message("server-no-such-pack", name=name))
        return await self.known(stored, players)

    async def save(self, pack: Pack) -> None:
        """Store a pack by its content, so that its tables can always be rebuilt."""
        work = (pack.digest, pack.name, pack.text, now())
        await self.storage.write(lambda db: queries.save_pack(db, *work))

    async def known(self, pack: Pack, players: int, version: int = FORMAT) -> Game[Any, Any]:
        """The referee of a pack, made beside the event loop; raises Refused."""
        key = (pack.digest, players, version)
        if key not in self.referees:
            try:
                made = await asyncio.to_thread(referee, pack, players, version)
            except NoSuchGame as error:
                raise Refused(error.message) from None
            if len(self.referees) >= MOST_REFEREES:
                del self.referees[next(iter(self.referees))]
            self.referees[key] = made
        return self.referees[key]

    async def referee(self, terms: Terms) -> Game[Any, Any]:
        """The referee that a table was made with."""
        key = (terms.digest, terms.players, terms.format)
        if key in self.referees:
            return self.referees[key]
        for pack in self.shipped.values():
            if pack.digest == terms.digest:
                return await self.known(pack, *key[1:])
        text = await self.storage.read(lambda db: queries.pack_text(db, terms.digest))
        assert text is not None, f"the pack {terms.digest} of a table is not stored"
        pack = await asyncio.to_thread(read, text, terms.pack)
        return await self.known(pack, *key[1:])
