"""Whether the parts of a position fit together, and what is expected where they do not."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from lapidarium.games.monolyth.rules.setup import start
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, State
from lapidarium.messages import Message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from lapidarium.games.monolyth.rules.tables import Tables

Fault = tuple[str, Message]
"""The field of a position that is wrong, and what is expected there."""
PHASES = tuple(Phase)
CARD, BOARD, FIRST, SET_OUT = range(4)


def blank(tables: Tables) -> State:
    """A state with nothing in it, for what cannot be read: of nothing there is never too much."""
    whole = start(tables)
    return whole._replace(
        crystal=EMPTY,
        lid=(0,) * len(whole.lid),
        supply=(0,) * len(whole.supply),
        prophecies=(),
        levels=(),
        structures=(),
    )


def faults(tables: Tables, state: State, unread: Collection[str] = ()) -> Iterator[Fault]:
    """What does not fit together; fields that could not be read are left out, as in `blank`."""
    yield from _excess(tables, state)
    if "phase" in unread:
        return
    for field, others, is_fitting, code in _fitting(state, tables.in_lid):
        if not is_fitting and not {field, *others} & set(unread):
            yield field, Message(code)


def _excess(tables: Tables, state: State) -> Iterator[Fault]:
    """Components of the pack that are there more than once."""
    whole = start(tables)
    yield from _stones(tables, state, whole)
    for colour, (count, most) in enumerate(zip(state.supply, whole.supply, strict=True)):
        if count > most:
            said = tables.say_colour(colour)
            yield (
                "supply",
                Message("expected-monolyth-singles", colour=said, most=most, found=count),
            )
    for field, used in _tokens_used(state).items():
        if extra := Counter(used) - Counter(getattr(whole, field)):
            values = ", ".join(map(str, sorted(extra)))
            yield field, Message("expected-monolyth-tokens", values=values)
    yield from _cubes(tables, state)
    boards = [own.board for own in state.boards if own.board != EMPTY]
    if len(set(boards)) < len(boards):
        yield f"seat{len(boards)}", Message("expected-monolyth-own-board")
    if state.crystal != EMPTY and state.sites[state.crystal] != EMPTY:
        yield "crystal", Message("expected-monolyth-free-site")


def _stones(tables: Tables, state: State, whole: State) -> Iterator[Fault]:
    """M-C1: each stone is on a site or in the lid, as often as there is one."""
    sites = Counter(stone for stone in state.sites if stone != EMPTY)
    for stone, in_lid in enumerate(state.lid):
        found, most = in_lid + sites[stone], whole.lid[stone]
        if found > most:
            said = tables.say_stone(stone)
            yield "lid", Message("expected-monolyth-stones", stone=said, most=most, found=found)


def _cubes(tables: Tables, state: State) -> Iterator[Fault]:
    """M-C1: nobody can have built more cubes of a colour than all its stones have."""
    most = sum(shape.copies * len(shape.cubes) for shape in tables.pack.shapes)
    for colour, towers in enumerate(zip(*(own.colours for own in state.boards), strict=True)):
        found = sum(cells.bit_count() for cells in towers)
        if found > most:
            said = tables.say_colour(colour)
            yield "seat1", Message("expected-monolyth-colour", colour=said, most=most, found=found)


def _fitting(state: State, in_lid: int) -> Iterator[tuple[str, set[str], bool, str]]:
    """M-T10: the next event is possible and the game can continue; checked field by field.

    By field: the other parts of a state that it must fit, besides the phase.
    """
    phase, step = state.phase, PHASES.index(state.phase)
    boards = [own.board != EMPTY for own in state.boards]
    stones, lid = len(state.sites) - state.sites.count(EMPTY), sum(state.lid)
    is_solo, is_refill = len(boards) == 1, phase is Phase.FILL
    is_dealt = boards == sorted(boards, reverse=True) and boards[0] <= (step > CARD)
    is_laid = stones == 0 if step < SET_OUT else stones > 0 or phase is not Phase.TURN
    is_left = state.left != state.crystal and state.sites[state.left] == EMPTY
    is_left = (state.left != EMPTY) == is_refill and (is_left or not is_refill)
    yield "phase", set(), is_solo or phase is not Phase.GIVE, "expected-monolyth-solo-give"
    yield "card", set(), (state.card != EMPTY) == (step > CARD), "expected-monolyth-card"
    yield "seat1", {"boards"}, is_dealt, "expected-monolyth-boards"
    yield f"seat{len(boards)}", {"boards"}, boards[-1] == (step > BOARD), "expected-monolyth-boards"
    yield "first", set(), (state.first != EMPTY) == (step > FIRST), "expected-monolyth-first"
    yield "sites", set(), is_laid, "expected-monolyth-set-out"
    yield (
        "sites",
        set(),
        stones < len(state.sites) - 1 or phase is not Phase.SET_OUT,
        "expected-monolyth-empty-site",
    )
    yield "lid", {"sites"}, stones + lid == in_lid or step > SET_OUT, "expected-monolyth-lid-rest"
    yield "lid", set(), lid > 0 or not is_refill, "expected-monolyth-refill"
    yield "left", {"crystal", "sites"}, is_left, "expected-monolyth-left"
    has_token = phase is Phase.OVER or bool(state.prophecies)
    yield "prophecies", set(), not is_solo or has_token, "expected-monolyth-solo-tokens"


def _tokens_used(state: State) -> dict[str, list[int]]:
    slots = [value for own in state.boards for value in own.slots if value]
    levels = [value for own in state.boards for value in own.levels]
    structures = [own.structure for own in state.boards if own.structure]
    return {
        "prophecies": [*state.prophecies, *slots],
        "levels": [*state.levels, *levels],
        "structures": [*state.structures, *structures],
    }
