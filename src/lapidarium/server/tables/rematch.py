"""After a game: the next game of the same people is set up."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

from msgspec.structs import replace

from lapidarium.games.game import FORMAT
from lapidarium.server.accounts.people import now
from lapidarium.table.ending import match_stand
from lapidarium.table.entries import Made
from lapidarium.table.seat_commands import follow, is_rematch
from lapidarium.table.turn_commands import begin

if TYPE_CHECKING:
    from lapidarium.server.tables.hub import Hub
    from lapidarium.server.tables.room import Room
    from lapidarium.table import Entry, Table
    from lapidarium.table.command_context import CommandContext

LETTERS = 12


async def set_up_next(hub: Hub, room: Room) -> None:
    """Set up the second game of a match, or a rematch, if that is what follows."""
    table = room.table
    if table.next_table:
        return
    if table.terms.match and table.made.game_number == 1 and not table.names:
        await _set_up(hub, room, second_game(table))
    elif is_rematch(table):
        await _set_up(hub, room, rematch(table))


def _name_after(table: Table) -> str:
    """The same name on every node, so that the next table is made once."""
    digest = hashlib.blake2b(f"{table.made.seed}/next/{table.name}".encode(), digest_size=16)
    return digest.hexdigest()[:LETTERS]


def _turned(table: Table) -> list[int]:
    """Where each seat's player sits in the next game."""
    players = table.terms.players
    return [(seat + 1) % players for seat in range(players)]


def second_game(table: Table) -> Made:
    """The same deal with the seats swapped; points of both games count."""
    turned, stand = _turned(table), match_stand(table)
    seats = range(table.terms.players)
    return replace(
        _made(table, table.made.seed),
        game_number=2,
        points_before=tuple(stand.points[turned.index(seat)] for seat in seats),
        wins_before=tuple(stand.wins[turned.index(seat)] for seat in seats),
        gave_up_before=tuple(sorted(turned[seat] for seat in stand.gave_up)),
    )


def rematch(table: Table) -> Made:
    """A new deal, in today's order of a turn even if the last game began in an earlier one."""
    made = _made(table, secrets.token_hex(16))
    return replace(made, terms=replace(made.terms, format=FORMAT))


def _made(table: Table, seed: str) -> Made:
    """The same people and terms, everybody one seat on; whoever may watch here may watch there."""
    turned, seats = _turned(table), list(enumerate(table.seats))
    return Made(
        at=now(),
        terms=table.terms,
        host=table.host,
        seed=seed,
        people={turned[n]: seat.person for n, seat in seats if seat.person is not None},
        bots={turned[n]: seat.bot or "" for n, seat in seats if seat.person is None},
        programs=tuple(sorted(turned[n] for n, seat in seats if seat.is_program)),
        invite=table.invite,
        previous=table.name,
    )


async def _set_up(hub: Hub, room: Room, made: Made) -> None:
    name = _name_after(room.table)
    await hub.make(name, made, begin)

    def command(table: Table, context: CommandContext) -> list[Entry]:
        return follow(table, name, context.now)

    await hub.carry_out(room, command)
