"""Commands during a game: begin, play, take back, and what happens when a clock has run out.

Each looks at the table and returns the entries that follow, or raises Refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from lapidarium.dealing import deal
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
from lapidarium.table.refusal import Repeated, refused
from lapidarium.table.status import OVER, PLAYING, WAITING
from lapidarium.table.steps import Step

if TYPE_CHECKING:
    from lapidarium.games.game import Game
    from lapidarium.messages import Words
    from lapidarium.table import requests
    from lapidarium.table.command_context import BotMove, CommandContext, Draw
    from lapidarium.table.table import Table


def begin(table: Table, context: CommandContext) -> list[Entry]:
    """The game is set up, or an imported one is resumed; fixed events are not drawn (M-S9)."""
    fixed = [table.game.parse(text) for text in table.terms.setup]
    steps = _drawn(table.game, table.state, context.draw, fixed)
    return [Began(at=context.now, drawn=_foreseen(table, steps))]


def begin_if_full(table: Table, context: CommandContext) -> list[Entry]:
    """The game begins, unless it is over already or a seat is open."""
    return [] if table.status != WAITING or table.open_seats() else begin(table, context)


def _foreseen(table: Table, steps: list[Step]) -> tuple[str, ...]:
    """The texts of events that were worked out; the table need not referee them again."""
    texts = tuple([table.game.text(step.event) for step in steps])
    table.lookahead.keep(table.state, texts, tuple(steps))
    return texts


def _drawn(game: Game[Any, Any], state: Any, draw: Draw, fixed: list[Any]) -> list[Step]:
    """What is drawn until somebody has to decide."""
    return [Step(event, after) for event, after in deal(game, state, draw, fixed)]


def seat_to_move(table: Table, person: str) -> int:
    """The seat of a person who may decide something now."""
    seat = table.seat_of(person)
    _check_may_move(table, seat)
    return seat


def _check_may_move(table: Table, seat: int) -> None:
    """May somebody in this seat, or in none, decide something now?"""
    if table.status == WAITING:
        raise refused("not-begun")
    if table.status == OVER:
        raise refused("over")
    if seat < 0:
        raise refused("not-seated")
    if table.seats[seat].bot is not None:
        raise refused("bot-plays")


def play(table: Table, person: str, request: requests.Play, context: CommandContext) -> list[Entry]:
    """A person's move; Repeated if this message was carried out before; Refused if it is stale."""
    seat = table.seat_of(person)
    _check_new(table, seat, request.key)
    _check_may_move(table, seat)
    _check_fresh(table, request.after)
    if table.to_act == seat and table.is_running(seat) and table.left(seat, context.now) < 0:
        raise refused("out-of-time")
    return [_played(table, seat, request.move, context, request.key)]


def _check_new(table: Table, seat: int, key: str) -> None:
    """Has this message been carried out before? Raises Repeated."""
    if seat < 0 or not key:
        return
    if (number := table.keys.get(_full(seat, key))) is not None:
        raise Repeated(number)


def _full(seat: int, key: str) -> str:
    """Two people may choose the same key."""
    return f"{seat}/{key}" if key else ""


def _check_fresh(table: Table, after: int) -> None:
    """The game has not changed since the entry that the sender was looking at."""
    if not table.touched <= after <= table.number:
        raise refused("stale", event=table.number)


def play_for_bot(
    table: Table, seat: int, chosen: BotMove, context: CommandContext, note: Words | None = None
) -> list[Entry]:
    """A bot's move, and what it says if it has not yet; nothing if the table has moved on."""
    if table.status != PLAYING or table.touched != chosen.after or table.seats[seat].bot is None:
        return []
    played = _played(table, seat, chosen.move, context)
    is_news = note is not None and note != table.seats[seat].note
    return [replace(played, note=note if is_news else None, thought=chosen.thought)]


def _played(table: Table, seat: int, move: str, context: CommandContext, key: str = "") -> Played:
    step = _checked(table, seat, move)
    steps = [step, *_drawn(table.game, step.state, context.draw, [])]
    move, *drawn = _foreseen(table, steps)
    return Played(
        at=context.now,
        seat=seat,
        move=move,
        drawn=tuple(drawn),
        key=_full(seat, key),
        by_bot=table.seats[seat].bot is not None,
    )


def _checked(table: Table, seat: int, move: str) -> Step:
    """A move and the state after it; raises RulesError."""
    game, state = table.game, table.state
    if table.to_act != seat:
        game.check(state, move, seat)
    event = game.parse(move)
    return Step(event, game.after(state, event))


def last_decision(table: Table, seat: int) -> int:
    """How many events there were before the last decision of a seat, or -1."""
    for decision in reversed(table.decisions):
        if decision.seat == seat:
            return decision.events
    return -1


def is_same_turn(table: Table, seat: int) -> bool:
    """Is the seat within a turn that it has begun, so that it may freely take back?"""
    if table.to_act != seat or not table.decisions:
        return False
    last = table.decisions[-1]
    return last.seat == seat and bool(last.turns == table.game.turns(table.state))


def has_revealed(table: Table, events: int) -> bool:
    """Has something been drawn since there were so many events?"""
    before = table.steps[events - 1].state if events else table.start_state
    states = [before, *[step.state for step in table.steps[events:-1]]]
    return any(table.game.to_act(state) == CHANCE for state in states)


def is_free(table: Table, seat: int) -> bool:
    """May the seat take back its last decision without asking anybody?

    In its own turn, as long as nothing was drawn since: nobody may look and then choose again.
    Among bots nobody can be asked, so there the table must be marked as practice.
    """
    if is_same_turn(table, seat) and not has_revealed(table, last_decision(table, seat)):
        return True
    return table.terms.practice and not _has_others(table, seat)


def _has_others(table: Table, seat: int) -> bool:
    """Do other people play here?"""
    for number, own in enumerate(table.seats):
        if number != seat and own.person is not None and own.bot is None:
            return True
    return False


def undo_is_barred(table: Table) -> bool:
    """Taking back is not possible at a rated table, in the daily challenge, or after the end."""
    terms = table.made.terms
    return table.status != PLAYING or terms.rated or bool(terms.daily)


def can_undo(table: Table, seat: int) -> bool:
    """Can this seat take back its last decision, or ask the others for it?"""
    if table.undo_asked >= 0 or undo_is_barred(table) or table.seats[seat].bot is not None:
        return False
    if last_decision(table, seat) < 0:
        return False
    return _has_others(table, seat) or is_free(table, seat)


def undo(table: Table, person: str, request: requests.Undo, context: CommandContext) -> list[Entry]:
    """Take back the last decision: freely if nothing was revealed by it, else by asking."""
    seat = table.seat_of(person)
    _check_new(table, seat, request.key)
    _check_may_move(table, seat)
    if undo_is_barred(table):
        raise refused("undo-rated")
    _check_fresh(table, request.after)
    to = last_decision(table, seat)
    if to < 0:
        raise refused("nothing-to-undo")
    if is_free(table, seat):
        return [TakenBack(at=context.now, seat=seat, events=to, key=_full(seat, request.key))]
    if not _has_others(table, seat):
        raise refused("undo-practice")
    if table.undo_asked >= 0:
        raise refused("undo-asked-already")
    return [UndoAsked(at=context.now, seat=seat, key=_full(seat, request.key))]


def answer_undo(
    table: Table, person: str, request: requests.AnswerUndo, context: CommandContext
) -> list[Entry]:
    """Yes or no; when everybody has agreed, the decision is taken back."""
    seat = seat_to_move(table, person)
    asker = table.undo_asked
    if asker < 0 or seat == asker:
        raise refused("undo-not-asked")
    found: list[Entry] = [UndoAnswered(at=context.now, seat=seat, yes=request.yes)]
    waiting = [
        n
        for n, other in enumerate(table.seats)
        if n not in (seat, asker) and other.is_human and not other.agrees_to_undo
    ]
    if request.yes and not waiting:
        found.append(TakenBack(at=context.now, seat=asker, events=last_decision(table, asker)))
    return found


def tick(table: Table, context: CommandContext) -> list[Entry]:
    """If the running clock has run out: a bot takes over, or the game is lost."""
    deadline = table.deadline()
    if deadline is None or context.now < deadline:
        return []
    seat = table.to_act
    is_lost = table.terms.on_timeout == "loss"
    plays_on = context.fallback_level if not is_lost or can_go_on_without(table, seat) else ""
    return [RanOut(at=context.now, seat=seat, level=plays_on, is_lost=is_lost)]


def can_go_on_without(table: Table, seat: int) -> bool:
    """Can the others play on without this seat? Two of them must be left, one a person."""
    left = [n for n, own in enumerate(table.seats) if n != seat and not own.has_resigned]
    return len(left) > 1 and any(table.seats[n].person is not None for n in left)
