"""The referee's states as records and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.compiled.errors import CoreError
from lapidarium.games.monolyth.compiled.layout import (
    COPIES,
    HEIGHT,
    LEVELS,
    NONE,
    STATE,
    STONES,
    STRUCTURES,
)
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, PlayerBoard, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from lapidarium.games.monolyth.rules import Monolyth

PHASES = tuple(Phase)
NUMBERS = {phase: number for number, phase in enumerate(PHASES)}


def record_of(game: Monolyth, state: State) -> NDArray[np.void]:
    """A state as an array of one record; raises CoreError where something has no room."""
    if not isinstance(state, State) or len(state.boards) != game.players:
        raise CoreError(f"expected a state of monolyth for {game.players}, got {state!r:.60}")
    found = np.zeros(1, STATE)
    s = found[0]
    s["phase"], s["turn"], s["seat"] = NUMBERS[state.phase], state.turn, state.active
    for field in ("card", "first", "crystal", "left"):
        s[field] = _byte(getattr(state, field))
    s["sites"] = [_byte(stone) for stone in state.sites]
    s["standing"] = sum(1 << n for n, stone in enumerate(state.sites) if stone != EMPTY)
    if max(state.lid) > COPIES:
        raise CoreError(f"more than {COPIES} stones of a kind in the lid")
    s["lid"] = [sum(1 << n for n, c in enumerate(state.lid) if c > m) for m in range(COPIES)]
    s["supply"] = state.supply
    _put_tokens(s, state)
    s["boards"], s["free"] = NONE, 0b1111
    for seat, own in enumerate(state.boards):
        _put_board(s, seat, own)
    return found


def _byte(number: int) -> int:
    return NONE if number == EMPTY else number


def _put_tokens(s: Any, state: State) -> None:
    if list(state.prophecies) != sorted(state.prophecies):
        raise CoreError(f"prophecies not in rising order: {state.prophecies}")
    for value in state.prophecies:
        s["prophecies"][value - 1] += 1
        s["offer"] |= 1 << (value - 1)
    s["levels"], s["levels_left"] = _row(state.levels, LEVELS), len(state.levels)
    s["structures"] = _row(state.structures, STRUCTURES)
    s["structures_left"] = len(state.structures)


def _row(tokens: Sequence[int], room: int) -> list[int]:
    if len(tokens) > room:
        raise CoreError(f"more than {room} tokens: {tokens}")
    return [*tokens, *[0] * (room - len(tokens))]


def _put_board(s: Any, seat: int, own: PlayerBoard) -> None:
    s["boards"][seat] = _byte(own.board)
    s["colours"][seat], s["filled"][seat] = own.colours, own.filled
    s["slots"][seat] = own.slots
    s["free"][seat] = sum(1 << side for side, value in enumerate(own.slots) if not value)
    s["won"][seat], s["levels_won"][seat] = _row(own.levels, HEIGHT), len(own.levels)
    s["structure"][seat] = own.structure


def state_of(game: Monolyth, s: Any) -> State:
    """The state of a valid record."""
    return State(
        phase=PHASES[s["phase"]],
        card=_number(s["card"]),
        first=_number(s["first"]),
        turn=int(s["turn"]),
        crystal=int(s["crystal"]),
        left=_number(s["left"]),
        sites=tuple(_number(stone) for stone in s["sites"]),
        lid=_lid(s),
        supply=tuple(s["supply"].tolist()),
        prophecies=tuple(v for v, n in enumerate(s["prophecies"].tolist(), 1) for _ in range(n)),
        levels=tuple(s["levels"][: s["levels_left"]].tolist()),
        structures=tuple(s["structures"][: s["structures_left"]].tolist()),
        boards=tuple(_board(s, seat) for seat in range(game.players)),
    )


def _number(byte: Any) -> int:
    return EMPTY if byte == NONE else int(byte)


def _lid(s: Any) -> tuple[int, ...]:
    words = s["lid"].tolist()
    stones = range(STONES)
    return tuple(sum(word >> stone & 1 for word in words) for stone in stones)


def _board(s: Any, seat: int) -> PlayerBoard:
    return PlayerBoard(
        board=_number(s["boards"][seat]),
        colours=tuple(s["colours"][seat].tolist()),
        slots=tuple(s["slots"][seat].tolist()),
        levels=tuple(s["won"][seat][: s["levels_won"][seat]].tolist()),
        structure=int(s["structure"][seat]),
    )
