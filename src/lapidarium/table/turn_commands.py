"""Commands during a game: begin, play, take back, and what a clock that ran out brings.

Each looks at the table and gives the entries that follow, or raises Refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.games.errors import Illegal, RulesError
from lapidarium.games.game import CHANCE
from lapidarium.table.entries import (
    Began,
    Entry,
    Played,
    RanOut,
    TakenBack,
    UndoAnswered,
    UndoAsked,
)
from lapidarium.table.refusal import Refused, refused
from lapidarium.table.table import OVER, PLAYING, WAITING, Table

if TYPE_CHECKING:
    from lapidarium.table.moment import Draw, Moment, Sent


def begin(table: Table, moment: Moment) -> list[Entry]:
    """The game is set up, or an imported one goes on; what was fixed is not drawn (M-S9)."""
    given = [table.game.parse(text) for text in table.terms.setup]
    steps = _drawn(table, table.state, moment.draw, given)
    return [Began(at=moment.now, drawn=tuple(table.game.text(event) for event, _ in steps))]


def _drawn(table: Table, state: Any, draw: Draw, given: list[Any]) -> list[tuple[Any, Any]]:
    """What is drawn until somebody has to decide, each event with the state after it."""
    game, steps = table.game, []
    while game.to_act(state) == CHANCE:
        chance = game.chance(state)
        fixed = [event for event, _ in chance.outcomes if event in given] if given else []
        event = fixed[0] if fixed else draw(chance)
        state = game.after(state, event)
        steps.append((event, state))
    return steps


def seat_to_move(table: Table, person: str) -> int:
    """The seat of a person who can decide something now."""
    if table.status == WAITING:
        raise refused("not-begun")
    if table.status == OVER:
        raise refused("over")
    seat = table.seat_of(person)
    if seat < 0:
        raise refused("not-seated")
    if table.seats[seat].bot is not None:
        raise refused("bot-plays")
    return seat


def play(table: Table, person: str, sent: Sent, moment: Moment) -> list[Entry]:
    """A person's move; nothing if the same message came before, Refused if it is stale."""
    if _was_sent(table, person, sent):
        return []
    seat = seat_to_move(table, person)
    _check_fresh(table, sent)
    if table.to_act == seat and table.is_running(seat) and table.left(seat, moment.now) < 0:
        raise refused("out-of-time")
    return [_played(table, seat, sent, moment)]


def _was_sent(table: Table, person: str, sent: Sent) -> bool:
    seat = table.seat_of(person)
    return seat >= 0 and bool(sent.key) and _full(seat, sent.key) in table.keys


def _full(seat: int, key: str) -> str:
    """Two people may choose the same key."""
    return f"{seat}/{key}" if key else ""


def _check_fresh(table: Table, sent: Sent) -> None:
    """Nothing has changed the game since the entry that the sender was looking at."""
    if not table.touched <= sent.after <= table.number:
        raise refused("stale", event=table.number)


def play_for_bot(table: Table, seat: int, sent: Sent, moment: Moment) -> list[Entry]:
    """A bot's move; nothing if the table has moved on while it thought."""
    if table.status != PLAYING or table.touched != sent.after or table.seats[seat].bot is None:
        return []
    return [_played(table, seat, sent, moment)]


def _played(table: Table, seat: int, sent: Sent, moment: Moment) -> Played:
    game = table.game
    try:
        event, state = _checked(table, seat, sent.move)
    except RulesError as error:
        clause = error.clause if isinstance(error, Illegal) else None
        raise Refused(error.message, clause) from None
    steps = _drawn(table, state, moment.draw, [])
    return Played(
        at=moment.now,
        seat=seat,
        move=game.text(event),
        drawn=tuple([game.text(event) for event, _ in steps]),
        key=_full(seat, sent.key),
        by_bot=table.seats[seat].bot is not None,
        leads_to=((event, state), *steps),
    )


def _checked(table: Table, seat: int, move: str) -> tuple[Any, Any]:
    """The event of a move and the state after it; the referee works it out only once."""
    game, state = table.game, table.state
    if table.to_act != seat:
        game.check(state, move, seat)
    event = game.parse(move)
    return event, game.after(state, event)


def last_decision(table: Table, seat: int) -> int:
    """How many events there were before the last decision of a seat, or -1."""
    for decision in reversed(table.decisions):
        if decision.seat == seat:
            return decision.events
    return -1


def is_same_turn(table: Table, seat: int) -> bool:
    """Has the seat begun a turn that is not finished, so that it may freely go back in it?"""
    if table.to_act != seat or not table.decisions:
        return False
    last = table.decisions[-1]
    return last.seat == seat and bool(last.turns == table.game.turns(table.state))


def undo_is_barred(table: Table) -> bool:
    """Nothing is taken back at a rated table, in the daily challenge, or after the end."""
    return table.status != PLAYING or table.terms.rated or bool(table.terms.daily)


def can_undo(table: Table, seat: int) -> bool:
    """Could this seat take something back, or ask for it?"""
    if undo_is_barred(table) or table.seats[seat].bot is not None or table.undo_asked >= 0:
        return False
    return last_decision(table, seat) >= 0


def undo(table: Table, person: str, sent: Sent, now: int) -> list[Entry]:
    """Take back the last decision: freely in the own turn or among bots, else others are asked."""
    if _was_sent(table, person, sent):
        return []
    seat = seat_to_move(table, person)
    if undo_is_barred(table):
        raise refused("undo-rated")
    _check_fresh(table, sent)
    to = last_decision(table, seat)
    if to < 0:
        raise refused("nothing-to-undo")
    others = [s for n, s in enumerate(table.seats) if n != seat and s.is_human]
    if not others or is_same_turn(table, seat):
        return [TakenBack(at=now, seat=seat, events=to, key=_full(seat, sent.key))]
    if table.undo_asked >= 0:
        raise refused("undo-asked-already")
    return [UndoAsked(at=now, seat=seat)]


def answer_undo(table: Table, person: str, yes: bool, now: int) -> list[Entry]:
    """Yes or no; when everybody has agreed, the decision is taken back."""
    seat = seat_to_move(table, person)
    asker = table.undo_asked
    if asker < 0 or seat == asker:
        raise refused("undo-not-asked")
    found: list[Entry] = [UndoAnswered(at=now, seat=seat, yes=yes)]
    waiting = [
        n
        for n, other in enumerate(table.seats)
        if n not in (seat, asker) and other.is_human and not other.agrees_to_undo
    ]
    if yes and not waiting:
        found.append(TakenBack(at=now, seat=asker, events=last_decision(table, asker)))
    return found


def tick(table: Table, now: int, level: str) -> list[Entry]:
    """If the running clock has run out: a bot of this level takes over, or the game is lost."""
    deadline = table.deadline()
    if deadline is None or now < deadline:
        return []
    seat = table.to_act
    is_lost = table.terms.on_timeout == "loss"
    plays_on = level if not is_lost or can_go_on_without(table, seat) else ""
    return [RanOut(at=now, seat=seat, level=plays_on, is_lost=is_lost)]


def can_go_on_without(table: Table, seat: int) -> bool:
    """Of more than two players, when one gives up the others play on, if there is a person left."""
    left = [n for n, own in enumerate(table.seats) if n != seat and not own.has_resigned]
    return len(left) > 1 and any(table.seats[n].person is not None for n in left)
