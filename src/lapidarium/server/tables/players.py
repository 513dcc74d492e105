"""Who plays on a seat, as clients are told: a person, a bot, or a name from an imported record.

Always with its kind, so that nobody has to guess from a name: a person may be called "master".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired

from typing_extensions import TypedDict

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.table import Table

    NameOf = Callable[[str], str]
    """Gives the name of a person; empty if their data was deleted."""


class PersonPlayer(TypedDict):
    """A person; `bot` is the level of the bot that plays in their place, if one does."""

    kind: Literal["person"]
    id: str
    name: str
    """Empty if this person's data was deleted."""
    bot: str | None
    program: NotRequired[bool]
    """Present and true where a program plays in this person's name."""


class BotPlayer(TypedDict):
    """A bot on its own."""

    kind: Literal["bot"]
    level: str


class NamedPlayer(TypedDict):
    """Somebody from an imported record, of whom only a name is known."""

    kind: Literal["name"]
    name: str
    level: NotRequired[str]
    """Where the record says that it was a bot: its level."""


Player = PersonPlayer | BotPlayer | NamedPlayer


def player(
    person: str | None, bot: str | None, name_of: NameOf, *, program: bool = False
) -> Player | None:
    """The player on a seat with this person and this bot; None if it is open."""
    if person is not None:
        found: PersonPlayer = {"kind": "person", "id": person, "name": name_of(person), "bot": bot}
        return {**found, "program": True} if program else found
    return {"kind": "bot", "level": bot} if bot is not None else None


def player_on(table: Table, number: int, name_of: NameOf) -> Player | None:
    """The player on a seat of a table; in an imported game, the name in its record."""
    seat = table.seats[number]
    found = player(seat.person, seat.bot, name_of, program=seat.is_program)
    if found is None and number < len(table.names) and table.names[number]:
        named: NamedPlayer = {"kind": "name", "name": table.names[number]}
        return {**named, "level": named["name"]} if number in table.named_bots else named
    return found
