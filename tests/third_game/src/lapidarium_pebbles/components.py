"""The components of Pebbles: a heap, how many one may take, and the charms in the bag."""

from __future__ import annotations

from dataclasses import dataclass

from lapidarium.games.pack import Pack
from lapidarium.games.pack_reader import Page, digest_of, provenance_of

MOST_PEBBLES = 99
MOST_PLAYERS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class PebblesPack(Pack):
    """All components of Pebbles."""

    heap: int
    most: int
    """So many pebbles may be taken at once."""
    charms: tuple[int, ...]
    bonus: int

    __hash__ = Pack.__hash__


def read(page: Page, text: str) -> PebblesPack | None:
    """Read the pack; None if there was a problem, and then `page.problems` has them all."""
    page.only("game", "name", "title", "heap", "most", "charms", "bonus")
    name, title = page.word("name"), page.title("title")
    heap, most = page.number("heap", 1, MOST_PEBBLES), page.number("most", 1, MOST_PEBBLES)
    charms = page.numbers("charms", 1, MOST_PEBBLES)
    bonus = page.number("bonus", 0, MOST_PEBBLES)
    if charms is not None and len(charms) < MOST_PLAYERS:
        page.problem("charms", charms, "pebbles-charms", least=MOST_PLAYERS)
    provenance = provenance_of(page)
    if page.problems or None in (name, title, heap, most, charms, bonus):
        return None
    return PebblesPack(
        game="pebbles",
        name=str(name),
        title=str(title),
        digest=digest_of(page.figures),
        text=text,
        provenance=provenance,
        heap=heap or 0,
        most=most or 0,
        charms=tuple(sorted(charms or ())),
        bonus=bonus or 0,
    )
