"""Commands around a game: sit, leave, hand over, come back, resign, rematch, and the host's.

Each looks at the table and returns the entries that follow, or raises Refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.messages import Message
from lapidarium.refusals import FORBIDDEN, Refused
from lapidarium.table.access import may_sit
from lapidarium.table.entries import (
    CameBack,
    Entry,
    Followed,
    GotUp,
    Handed,
    Invited,
    Marked,
    Muted,
    RematchWanted,
    Resigned,
    Sat,
)
from lapidarium.table.refusal import refused
from lapidarium.table.status import OVER, PLAYING, WAITING
from lapidarium.table.turn_commands import begin, can_go_on_without, seat_to_move

if TYPE_CHECKING:
    from lapidarium.table import requests
    from lapidarium.table.command_context import CommandContext
    from lapidarium.table.table import Table


def sit(table: Table, person: str, request: requests.Sit, context: CommandContext) -> list[Entry]:
    """A person takes an open seat, a certain one or any; the game begins when all sit.

    `program`: a program plays in their name, and the others are told. Whoever sits already says
    so in the same way. Ratings and the daily challenge are for people.
    """
    if not may_sit(table, person, context.invite):
        raise Refused(Message("server-private-table"))
    program, wanted = request.program, request.seat - 1
    if program and (table.terms.rated or table.terms.daily):
        raise refused("no-programs")
    if program and (own := table.seat_of(person)) >= 0 and table.status != OVER:
        return [] if table.seats[own].is_program else [Marked(at=context.now, seat=own)]
    if table.status != WAITING:
        raise refused("begun-already")
    if table.seat_of(person) >= 0:
        raise refused("seated-already", seat=table.seat_of(person) + 1)
    free = table.open_seats()
    if not free:
        raise refused("full")
    if wanted >= 0 and wanted not in free:
        raise refused("seat-taken", seat=wanted + 1)
    seat = free[0] if wanted < 0 else wanted
    found: list[Entry] = [Sat(at=context.now, seat=seat, person=person, program=program)]
    return found + begin(table, context) if len(free) == 1 else found


def leave(table: Table, person: str, _: requests.Leave, context: CommandContext) -> list[Entry]:
    """Before the game the seat is open again; during it a bot takes over.

    Not in the daily challenge: the attempt waits for its person.
    """
    seat = table.seat_of(person)
    if seat < 0:
        raise refused("not-seated")
    if table.status == WAITING:
        return [GotUp(at=context.now, seat=seat)]
    if table.status == OVER or table.seats[seat].bot is not None or table.terms.daily:
        return []
    return [Handed(at=context.now, seat=seat, level=context.fallback_level)]


def hand(table: Table, person: str, request: requests.Hand, context: CommandContext) -> list[Entry]:
    """A bot plays for the person; the host fills an open seat, or changes a bot's level.

    Not the level of a rated game: it decides what the result is worth.
    """
    own = table.seat_of(person)
    seat = request.seat - 1 if request.seat else own
    if not 0 <= seat < len(table.seats):
        raise refused("not-seated")
    if table.status == OVER:
        raise refused("over")
    if table.terms.daily:
        raise refused("daily-alone")
    found: list[Entry] = [Handed(at=context.now, seat=seat, level=request.level)]
    if seat == own:
        if table.status == WAITING:
            raise refused("not-begun")
        return found
    check_host(table, person)
    if table.status == PLAYING and table.seats[seat].person is None and not table.terms.rated:
        return found
    if table.status != WAITING or not table.seats[seat].is_open:
        raise refused("seat-taken", seat=seat + 1)
    return found + begin(table, context) if len(table.open_seats()) == 1 else found


def back(table: Table, person: str, _: requests.Back, context: CommandContext) -> list[Entry]:
    """A person takes their seat back, unless they resigned or their live clock has run out."""
    seat = table.seat_of(person)
    if seat < 0:
        raise refused("not-seated")
    own = table.seats[seat]
    if table.status == OVER:
        raise refused("over")
    if own.bot is None:
        return []
    if own.has_resigned:
        raise refused("resigned-already")
    if own.is_out_of_time and table.terms.clock.kind == "live":
        raise refused("out-of-time")
    return [CameBack(at=context.now, seat=seat)]


def resign(table: Table, person: str, _: requests.Resign, context: CommandContext) -> list[Entry]:
    """A person gives up: of two the other wins; of more, a bot plays on for the last place."""
    if table.status == PLAYING and (seat := table.seat_of(person)) >= 0:
        if table.seats[seat].has_resigned:
            raise refused("resigned-already")
    else:
        seat = seat_to_move(table, person)
    plays_on = context.fallback_level if can_go_on_without(table, seat) else ""
    return [Resigned(at=context.now, seat=seat, level=plays_on)]


def rematch(table: Table, person: str, _: requests.Rematch, context: CommandContext) -> list[Entry]:
    """A person wants a rematch; when everybody does, there is a next table."""
    if table.status != OVER:
        raise refused("not-over")
    seat = table.seat_of(person)
    if seat < 0:
        raise refused("not-seated")
    if table.terms.daily:
        raise refused("daily-once")
    if table.seats[seat].wants_rematch or table.next_table:
        return []
    return [RematchWanted(at=context.now, seat=seat)]


def is_rematch(table: Table) -> bool:
    """Does every person at the table want a rematch?"""
    people = [seat for seat in table.seats if seat.person is not None]
    return not table.next_table and bool(people) and all(seat.wants_rematch for seat in people)


def follow(table: Table, following: str, now: int) -> list[Entry]:
    """The next game is at another table; noted once."""
    return [] if table.next_table else [Followed(at=now, table=following)]


def check_host(table: Table, person: str) -> None:
    """Only the host may do this."""
    if person != table.host:
        raise Refused(Message("table-host-only"), status=FORBIDDEN)


def invite(table: Table, person: str, key: str, now: int) -> list[Entry]:
    """The host replaces the invitation, or revokes it; the old one is no longer valid."""
    check_host(table, person)
    if table.terms.daily:
        raise refused("daily-alone")
    return [Invited(at=now, invite=key)]


def mute(table: Table, person: str, request: requests.Mute, context: CommandContext) -> list[Entry]:
    """The host mutes somebody in the chat, or unmutes them."""
    check_host(table, person)
    if request.person == person:
        raise refused("mute-yourself")
    if (request.person in table.muted) == request.muted:
        return []
    return [Muted(at=context.now, person=request.person, muted=request.muted)]
