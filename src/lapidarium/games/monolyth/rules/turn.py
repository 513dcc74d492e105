"""A turn of Monolyth: what may be done, and what it leads to (M-T1 to M-T10, M-1P2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.errors import Refusal
from lapidarium.games.monolyth.rules.cells import NAMES, Cells, full_levels
from lapidarium.games.monolyth.rules.events import Discard, Event, Give, Place, Prophesy, Swap
from lapidarium.games.monolyth.rules.placement import fault, placed, placements
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, PlayerBoard, State, reachable
from lapidarium.games.monolyth.rules.structure import matches
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules.tables import Tables


def legal(tables: Tables, state: State) -> list[Event]:
    """M-T1: every way to move the crystal and place a stone, and every prophecy."""
    if state.phase is Phase.GIVE:
        return [Give(value) for value in sorted(set(state.prophecies))]
    if state.phase is not Phase.TURN:
        return []
    return [*_crystal_moves(tables, state), *_prophecies(tables, state)]


def _crystal_moves(tables: Tables, state: State) -> list[Event]:
    """M-T2, M-T3, M-T6: all placements and swaps; discards only if nothing else is possible."""
    filled = state.boards[state.active].filled
    sites = reachable(state)
    by_shape: dict[int, list[int]] = {}
    moves: list[Event] = []
    for site in sites:
        colour, shape = divmod(state.sites[site], tables.shapes)
        if shape not in by_shape:
            by_shape[shape] = placements(tables.turnings[shape], filled)
        ready = tables.places[site][shape]
        moves += [ready[number] for number in by_shape[shape]]
        if state.supply[colour]:
            if tables.single not in by_shape:
                by_shape[tables.single] = placements(tables.turnings[tables.single], filled)
            swaps = tables.swaps[site]
            moves += [swaps[column] for column in by_shape[tables.single]]
    return moves or [Discard(site) for site in sites]


def _prophecies(tables: Tables, state: State) -> list[Event]:
    """M-T8: each value on offer, in each free slot."""
    own = state.boards[state.active]
    walls = tables.walls[own.board]
    free = [wall for wall, value in zip(walls, own.slots, strict=True) if not value]
    return [Prophesy(value, *wall) for value in sorted(set(state.prophecies)) for wall in free]


def place(tables: Tables, state: State, event: Place) -> State:
    """M-T3, M-T4: the stone of a reachable site goes on the active seat's tower."""
    check_reachable(tables, state, event.site)
    stone = state.sites[event.site]
    colour, shape = divmod(stone, tables.shapes)
    if shape != event.shape:
        message = Message("refused-other-stone", site=event.site + 1, stone=tables.say_stone(stone))
        raise Refusal(message, "M-T3")
    own = _with_stone(tables, state, colour, event)
    return _stone_gone(state, event.site, _boards(state, own), state.supply)


def swap(tables: Tables, state: State, event: Swap) -> State:
    """M-T3: the stone leaves the game, and a single of its colour is placed."""
    check_reachable(tables, state, event.site)
    colour = state.sites[event.site] // tables.shapes
    if not state.supply[colour]:
        raise Refusal(Message("refused-no-single", colour=tables.say_colour(colour)), "M-T3")
    single = Place(event.site, tables.single, 0, event.column)
    own = _with_stone(tables, state, colour, single)
    supply = tuple(n - (c == colour) for c, n in enumerate(state.supply))
    return _stone_gone(state, event.site, _boards(state, own), supply)


def discard(tables: Tables, state: State, event: Discard) -> State:
    """M-T6: only if nothing reachable can be placed or swapped."""
    check_reachable(tables, state, event.site)
    possible = _crystal_moves(tables, state)
    if not isinstance(possible[0], Discard):
        raise Refusal(Message("refused-must-place", count=len(possible)), "M-T6")
    return _stone_gone(state, event.site, state.boards, state.supply)


def prophesy(tables: Tables, state: State, event: Prophesy) -> State:
    """M-T8: one token per slot, for the rest of the game; nothing is refilled."""
    own = state.boards[state.active]
    walls, wall = tables.walls[own.board], (event.colour, event.number)
    if event.value not in state.prophecies:
        raise Refusal(Message("refused-no-token", value=event.value), "M-T8")
    if wall not in walls:
        raise Refusal(Message("refused-no-wall", colour=tables.say_wall(*wall)), "M-T8")
    side = walls.index(wall)
    if own.slots[side]:
        colour = tables.say_wall(*wall)
        message = Message("refused-slot-taken", colour=colour, value=own.slots[side])
        raise Refusal(message, "M-T8")
    slots = (*own.slots[:side], event.value, *own.slots[side + 1 :])
    offer = _without(state.prophecies, event.value)
    return state._replace(boards=_boards(state, own._replace(slots=slots)), prophecies=offer)


def give(state: State, event: Give) -> State:
    """M-1P2: solo, a token of the main board leaves the game."""
    if event.value not in state.prophecies:
        raise Refusal(Message("refused-no-token", value=event.value), "M-1P2")
    return state._replace(prophecies=_without(state.prophecies, event.value))


def check_reachable(tables: Tables, state: State, site: int) -> None:
    """M-T2: one to four steps clockwise, sites without a stone not counted."""
    sites = reachable(state)
    if site in sites:
        return
    names = ", ".join(f"@{each + 1}" for each in sites)
    if not 0 <= site < tables.pack.sites or state.sites[site] == EMPTY:
        raise Refusal(Message("refused-no-stone", site=site + 1, sites=names), "M-T2")
    raise Refusal(Message("refused-too-far", site=site + 1, sites=names), "M-T2")


def _with_stone(tables: Tables, state: State, colour: int, way: Place) -> PlayerBoard:
    """M-T4: the active tower with a stone of this colour added, lying as `way` says."""
    own = state.boards[state.active]
    ways = tables.turnings[way.shape]
    if not (0 <= way.turning < len(ways) and 0 <= way.column < len(NAMES)):
        message = Message("expected-turning", found=way.turning + 1, count=len(ways))
        raise Refusal(message, "M-T4")
    turning = ways[way.turning]
    cells = placed(turning, way.column, own.filled)
    if cells is None:
        raise Refusal(*fault(turning, way.column, own.filled, tables.height))
    return _built(own, colour, cells)


def _built(own: PlayerBoard, colour: int, cells: Cells) -> PlayerBoard:
    have = own.colours
    colours = (*have[:colour], have[colour] | cells, *have[colour + 1 :])
    return PlayerBoard(own.board, colours, own.slots, own.levels, own.structure)


def paid(tables: Tables, state: State) -> State:
    """M-L1, M-L2, M-L3: tokens for levels and for the structure, as the board now stands."""
    own = state.boards[state.active]
    filled = own.filled
    levels, structures = state.levels, state.structures
    won = own.levels
    while levels and len(won) < full_levels(filled):
        token = levels[0] if tables.players == 1 else levels[-1]
        levels, won = _without(levels, token), (*won, token)
    structure = own.structure
    if not structure and structures and matches(tables.patterns[state.card], filled):
        structure, structures = structures[-1], structures[:-1]
    if won is own.levels and structure == own.structure:
        return state
    boards = _boards(state, own._replace(levels=won, structure=structure))
    return state._replace(boards=boards, levels=levels, structures=structures)


def _stone_gone(
    state: State, site: int, boards: tuple[PlayerBoard, ...], supply: tuple[int, ...]
) -> State:
    """M-T2, M-T5: the crystal stands where the stone was; what is drawn next fills its old site."""
    phase, card, first, turn, crystal, _, sites, lid, _, prophecies, levels, structures, _ = state
    sites = (*sites[:site], EMPTY, *sites[site + 1 :])
    if any(lid):
        phase = Phase.FILL
    return State(
        *(phase, card, first, turn, site, crystal, sites, lid, supply),
        *(prophecies, levels, structures, boards),
    )


def end_of_crystal_turn(tables: Tables, state: State) -> State:
    """M-T10, M-1P2: levels and structure; then solo a token, unless the top level is complete."""
    after = paid(tables, state)
    if tables.players == 1 and not has_top_level(tables, after):
        return after._replace(phase=Phase.GIVE, left=EMPTY)
    return next_turn(tables, after)


def next_turn(tables: Tables, state: State) -> State:
    """M-T10: the turn is finished. Is the game over? If not, the next seat."""
    phase = Phase.OVER if is_over(tables, state) else Phase.TURN
    card, first, turn, crystal = state[1:5]
    return State(phase, card, first, turn + 1, crystal, EMPTY, *state[6:])


def has_top_level(tables: Tables, state: State) -> bool:
    """M-E1, M-1P4: is the top level of anybody complete?"""
    return tables.limit in [own.filled for own in state.boards]


def is_over(tables: Tables, state: State) -> bool:
    """M-E1, M-E2, M-1P4: asked when a turn is done, before the next seat's."""
    if not any(state.lid) and all(stone == EMPTY for stone in state.sites):
        return True
    if tables.players == 1 and not state.prophecies:
        return True
    return state.ends_round and has_top_level(tables, state)


def _boards(state: State, own: PlayerBoard) -> tuple[PlayerBoard, ...]:
    """All boards, of which the active seat's is this one now."""
    seat = state.active
    return (*state.boards[:seat], own, *state.boards[seat + 1 :])


def _without(tokens: tuple[int, ...], value: int) -> tuple[int, ...]:
    at = tokens.index(value)
    return tokens[:at] + tokens[at + 1 :]
