"""Who plays on a seat, as clients are told: a person, a bot, or a name from an imported record.

Always with its kind, so that nobody has to guess from a name: a person may be called "master".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.views import NamedPlayer, PersonPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from lapidarium.games.views import Player
    from lapidarium.table import Table

    NameOf = Callable[[str], str]
    """Gives the name of a person; empty if their data was deleted."""


def player(
    person: str | None, bot: str | None, name_of: NameOf, *, program: bool = False
) -> Player | None:
    """The player on a seat with this person and this bot; None if it is open."""
    if person is not None:
        sitting: PersonPlayer = {"kind": "person", "id": person, "name": name_of(person)}
        if bot is not None:
            sitting["bot"] = bot
        if program:
            sitting["program"] = True
        return sitting
    return {"kind": "bot", "level": bot} if bot is not None else None


def player_on(table: Table, number: int, name_of: NameOf) -> Player | None:
    """The player on a seat of a table; in an imported game, the name in its record."""
    seat = table.seats[number]
    sitting = player(seat.person, seat.bot, name_of, program=seat.is_program)
    if sitting is None and number < len(table.names) and table.names[number]:
        named: NamedPlayer = {"kind": "name", "name": table.names[number]}
        return {**named, "level": named["name"]} if number in table.named_bots else named
    return sitting


def players_at(table: Table, name_of: NameOf) -> tuple[Player | None, ...]:
    """Who plays on each seat of a table."""
    return tuple([player_on(table, number, name_of) for number in range(len(table.seats))])
