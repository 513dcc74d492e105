"""Setup as events (M-S1 to M-S9), and the stone drawn after a turn (M-T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.errors import Refusal
from lapidarium.games.game import Chance
from lapidarium.games.monolyth.rules.events import Board, Card, Event, Fill, First
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, PlayerBoard, State
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lapidarium.games.monolyth.rules.tables import Tables


def start(tables: Tables) -> State:
    """M-S1, M-S2, M-S4, M-S5: what needs no draw."""
    pack, players = tables.pack, tables.players
    empty = PlayerBoard(EMPTY, (0,) * len(pack.colours), (0,) * 4, (), 0)
    return State(
        phase=Phase.CARD,
        card=EMPTY,
        first=EMPTY,
        turn=0,
        crystal=0,
        left=EMPTY,
        sites=(EMPTY,) * pack.sites,
        lid=tables.lid_at_start(),
        supply=tables.supply_at_start(),
        prophecies=tuple(sorted(pack.prophecies.with_players(players))),
        levels=tuple(sorted(pack.levels.with_players(players))),
        structures=tuple(sorted(pack.structures.with_players(players))),
        boards=(empty,) * players,
    )


def next_seat(state: State) -> int:
    """M-S7: the seat that gets the next board."""
    return next(seat for seat, own in enumerate(state.boards) if own.board == EMPTY)


def next_site(state: State) -> int:
    """M-S6, M-T5: the site that the next stone goes to."""
    if state.phase is Phase.FILL:
        return state.left
    return next(s for s, stone in enumerate(state.sites) if stone == EMPTY and s != state.crystal)


def chance(tables: Tables, state: State) -> Chance[Event]:
    """What may be drawn: a card, a board, the first seat, or a stone from the lid."""
    pack = tables.pack
    match state.phase:
        case Phase.CARD:
            return _any_of("card", 0, [Card(card) for card in range(len(pack.cards))])
        case Phase.BOARD:
            seat, taken = next_seat(state), {own.board for own in state.boards}
            boards = [Board(seat, b) for b in range(len(pack.boards)) if b not in taken]
            return _any_of("boards", seat, boards)
        case Phase.FIRST:
            return _any_of("first", 0, [First(seat) for seat in range(tables.players)])
        case Phase.SET_OUT | Phase.FILL:
            drawn = tables.in_lid - sum(state.lid)
            return Chance("lid", drawn, tables.fills[next_site(state)], state.lid)
    raise ValueError(f"nothing is drawn in phase {state.phase.value}")


def _any_of(source: str, nth: int, events: Sequence[Event]) -> Chance[Event]:
    """Each of these is as likely as any other."""
    return Chance(source, nth, events, [1] * len(events))


def laid_out(state: State) -> list[Event]:
    """The draws that could have laid out what lies open (M-S3, M-S6 to M-S8)."""
    events: list[Event] = [] if state.card == EMPTY else [Card(state.card)]
    events += [Board(n, own.board) for n, own in enumerate(state.boards) if own.board != EMPTY]
    events += [] if state.first == EMPTY else [First(state.first)]
    events += [Fill(site, stone) for site, stone in enumerate(state.sites) if stone != EMPTY]
    return events


def with_card(state: State, event: Card) -> State:
    """M-S3: one structure card."""
    return state._replace(card=event.card, phase=Phase.BOARD)


def with_board(tables: Tables, state: State, event: Board) -> State:
    """M-S7: a board for each seat in turn, no two the same."""
    seat = next_seat(state)
    if event.seat != seat:
        raise Refusal(Message("refused-board-order", seat=seat + 1), "M-S7")
    if any(own.board == event.board for own in state.boards):
        name = tables.pack.board_name(event.board)
        raise Refusal(Message("refused-board-taken", board=name), "M-S7")
    own = state.boards[seat]._replace(board=event.board)
    boards = (*state.boards[:seat], own, *state.boards[seat + 1 :])
    is_last = seat == tables.players - 1
    return state._replace(boards=boards, phase=Phase.FIRST if is_last else Phase.BOARD)


def with_first(state: State, event: First) -> State:
    """M-S8: who starts."""
    return state._replace(first=event.seat, phase=Phase.SET_OUT)


def filled(tables: Tables, state: State, event: Fill) -> State:
    """M-S6, M-T5: a stone from the lid goes on its site."""
    site = next_site(state)
    clause = "M-T5" if state.phase is Phase.FILL else "M-S6"
    if event.site != site:
        raise Refusal(Message("refused-fill-site", site=site + 1), clause)
    if not state.lid[event.stone]:
        stone = tables.say_stone(event.stone)
        raise Refusal(Message("refused-not-in-lid", stone=stone), clause)
    lid = list(state.lid)
    lid[event.stone] -= 1
    sites = list(state.sites)
    sites[site] = event.stone
    is_set_up = state.phase is Phase.SET_OUT and sites.count(EMPTY) == 1
    phase = Phase.TURN if is_set_up else state.phase
    return State(phase, *state[1:6], tuple(sites), tuple(lid), *state[8:])
