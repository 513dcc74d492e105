"""What each entry of the journal does to a table: one small pure function per kind of entry."""

from __future__ import annotations

from functools import cache, singledispatch
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from lapidarium.games.game import OVER as GAME_OVER
from lapidarium.table import entries as journal
from lapidarium.table.ending import ending
from lapidarium.table.history import History
from lapidarium.table.seats import NOBODY, Seat, TurnDecision
from lapidarium.table.status import OVER, PLAYING

if TYPE_CHECKING:
    from lapidarium.table.entries import Entry
    from lapidarium.table.steps import Step
    from lapidarium.table.table import Table

KEYS_KEPT: Final = 16
"""A message that is older than that is stale anyway."""


def after(entry: Entry, table: Table) -> Table:
    """The table after an entry."""
    return _effect_of(type(entry))(entry, replace(table, number=table.number + 1))


@singledispatch
def _effect(entry: Entry, table: Table) -> Table:  # noqa: ARG001 - the general case has none
    raise TypeError(f"no entry that can follow another: {entry!r}")


_effect_of = cache(_effect.dispatch)

# ------------------------------------------------------------ the game


@_effect.register(journal.Began)
def _began(entry: journal.Began, table: Table) -> Table:
    left = table.terms.clock.at_start
    seats = tuple([replace(seat, left=left) for seat in table.seats])
    table = _gone_on(table, _steps(table, entry.drawn))
    return _moved_on(replace(table, seats=seats, status=PLAYING), entry.at)


@_effect.register(journal.Imported)
def _imported(entry: journal.Imported, table: Table) -> Table:
    """A game from elsewhere: if it is over it can be looked at, otherwise it can be resumed."""
    steps = _steps(table, entry.events)
    states = [table.state, *(step.state for step in steps)]
    decisions = [
        TurnDecision(seat, number, table.game.turns(state))
        for number, state in enumerate(states[:-1])
        if (seat := table.game.to_act(state)) >= 0
    ]
    named = replace(table, names=entry.names, named_bots=entry.bots)
    table = _gone_on(replace(named, decisions=History(decisions)), steps)
    if table.game.to_act(table.state) == GAME_OVER:
        table = _moved_on(replace(table, status=PLAYING), entry.at)
    return table


@_effect.register(journal.Played)
def _played(entry: journal.Played, table: Table) -> Table:
    game, table = table.game, _charged(table, entry.at)
    before = game.turns(table.state)
    steps = _steps(table, (entry.move, *entry.drawn))
    decision = TurnDecision(game.to_act(table.state), len(table.steps), before, entry.thought)
    table = replace(
        table,
        steps=table.steps.plus(*steps),
        state=steps[-1].state,
        decisions=table.decisions.plus(decision),
        keys=_with_key(table, entry.key),
    )
    clock, seat = table.terms.clock, table.seats[entry.seat]
    if clock.kind == "live" and game.turns(table.state) > before:
        table = _seat(table, entry.seat, left=seat.left + clock.increment * 1000)
    if entry.by_bot and seat.person is not None and not seat.was_handed:
        table = _seat(table, entry.seat, was_handed=True)
    if entry.note is not None:
        table = _seat(table, entry.seat, note=entry.note)
    return _moved_on(_without_request(table), entry.at)


@_effect.register(journal.TakenBack)
def _taken_back(entry: journal.TakenBack, table: Table) -> Table:
    steps = table.steps[: entry.events]
    table = replace(
        _without_request(_charged(table, entry.at)),
        steps=History(steps),
        state=steps[-1].state if steps else table.start_state,
        decisions=History(one for one in table.decisions if one.events < entry.events),
        keys=_with_key(table, entry.key),
        status=PLAYING,
        ending=None,
    )
    return _moved_on(table, entry.at)


def _gone_on(table: Table, steps: tuple[Step, ...]) -> Table:
    if not steps:
        return table
    return replace(table, steps=table.steps.plus(*steps), state=steps[-1].state)


def _steps(table: Table, texts: tuple[str, ...]) -> tuple[Step, ...]:
    return table.lookahead.steps_from(table.game, table.state, texts)


def _with_key(table: Table, key: str) -> dict[str, int]:
    """The keys of the last messages, each with the number that it led to."""
    if not key:
        return table.keys
    keys = table.keys.copy()
    keys[key] = table.number
    if len(keys) > KEYS_KEPT:
        del keys[next(iter(keys))]
    return keys


def _moved_on(table: Table, now: int) -> Table:
    """The game, or who decides in it, has changed: see whose turn it is now."""
    turn = table.game.to_act(table.state)
    to_act = max(turn, NOBODY) if table.status == PLAYING else NOBODY
    table = replace(table, touched=table.number, since=now, to_act=to_act)
    clock = table.terms.clock
    if clock.kind == "days" and to_act >= 0:
        table = _seat(table, to_act, left=clock.at_start)
    if table.status == PLAYING and turn == GAME_OVER:
        table = _ended(table, None)
    return table


def _ended(table: Table, loser: int | None, *, is_out_of_time: bool = False) -> Table:
    resigned = [number for number, seat in enumerate(table.seats) if seat.has_resigned]
    found = ending(table.game, table.state, resigned, loser, is_out_of_time)
    return replace(table, status=OVER, to_act=NOBODY, ending=found)


# ------------------------------------------------------------ seats and clocks


@_effect.register(journal.Sat)
def _sat(entry: journal.Sat, table: Table) -> Table:
    return _seat(table, entry.seat, person=entry.person, is_program=entry.program)


@_effect.register(journal.Marked)
def _marked(entry: journal.Marked, table: Table) -> Table:
    return _seat(table, entry.seat, is_program=True)


@_effect.register(journal.GotUp)
def _got_up(entry: journal.GotUp, table: Table) -> Table:
    seats = (*table.seats[: entry.seat], Seat(), *table.seats[entry.seat + 1 :])
    return replace(table, seats=seats)


@_effect.register(journal.Handed)
def _handed(entry: journal.Handed, table: Table) -> Table:
    table = _seat(_charged(table, entry.at), entry.seat, bot=entry.level or None, note=None)
    return _moved_on(_without_request(table), entry.at)


@_effect.register(journal.CameBack)
def _came_back(entry: journal.CameBack, table: Table) -> Table:
    return _moved_on(_seat(table, entry.seat, bot=None, note=None), entry.at)


@_effect.register(journal.Resigned)
def _resigned(entry: journal.Resigned, table: Table) -> Table:
    table = _seat(_charged(table, entry.at), entry.seat, has_resigned=True)
    return _given_up(table, entry, is_out_of_time=False)


@_effect.register(journal.RanOut)
def _ran_out(entry: journal.RanOut, table: Table) -> Table:
    table = _charged(table, entry.at)
    table = _seat(table, entry.seat, is_out_of_time=True, has_resigned=entry.is_lost)
    return _given_up(table, entry, is_out_of_time=True)


def _given_up(
    table: Table, entry: journal.Resigned | journal.RanOut, *, is_out_of_time: bool
) -> Table:
    """A bot plays on for somebody who gave up, or else the game is over."""
    table = _without_request(table)
    if entry.level:
        return _moved_on(_seat(table, entry.seat, bot=entry.level), entry.at)
    table = replace(table, touched=table.number)
    return _ended(table, entry.seat, is_out_of_time=is_out_of_time)


def _charged(table: Table, now: int) -> Table:
    """The running clock, if there is one, loses the time since the last move."""
    seat = table.to_act
    if seat < 0 or not table.is_running(seat):
        return table
    return replace(_seat(table, seat, left=table.left(seat, now)), since=now)


def _seat(table: Table, number: int, **changes: Any) -> Table:
    """The same table with changes to one seat."""
    seats = list(table.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(table, seats=tuple(seats))


# ------------------------------------------------------------ requests to take back


@_effect.register(journal.UndoAsked)
def _undo_asked(entry: journal.UndoAsked, table: Table) -> Table:
    keys = _with_key(table, entry.key)
    return replace(_without_request(table), undo_asked=entry.seat, keys=keys)


@_effect.register(journal.UndoAnswered)
def _undo_answered(entry: journal.UndoAnswered, table: Table) -> Table:
    return _seat(table, entry.seat, agrees_to_undo=True) if entry.yes else _without_request(table)


def _without_request(table: Table) -> Table:
    """Nobody asks to take something back any more."""
    if table.undo_asked < 0:
        return table
    seats = tuple([replace(seat, agrees_to_undo=False) for seat in table.seats])
    return replace(table, undo_asked=NOBODY, seats=seats)


# ------------------------------------------------------------ around the game


@_effect.register(journal.Invited)
def _invited(entry: journal.Invited, table: Table) -> Table:
    return replace(table, invite=entry.invite)


@_effect.register(journal.Muted)
def _muted(entry: journal.Muted, table: Table) -> Table:
    one = {entry.person}
    return replace(table, muted=table.muted | one if entry.muted else table.muted - one)


@_effect.register(journal.RematchWanted)
def _rematch_wanted(entry: journal.RematchWanted, table: Table) -> Table:
    return _seat(table, entry.seat, wants_rematch=True)


@_effect.register(journal.Followed)
def _followed(entry: journal.Followed, table: Table) -> Table:
    return replace(table, next_table=entry.table)
