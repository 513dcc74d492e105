"""Trying a stone that lies out, but too far away (M-T7): where it would fit, what it would bring.

`try @9` asks where the stone of site 9 would fit, `try @9 L4/7 b2` what it would bring there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lapidarium.games.monolyth.rules.state import EMPTY, Phase, reachable
from lapidarium.games.monolyth.wire import MonolythTrial
from lapidarium.messages import Message

if TYPE_CHECKING:
    from lapidarium.games.monolyth.rules import Monolyth
    from lapidarium.games.monolyth.rules.events import Event
    from lapidarium.games.monolyth.rules.state import State

PREFIX = "try @"


def asked(what: str) -> tuple[int, str] | None:
    """The site, counted from 0, and the move that is tried there, if this asks for a trial."""
    if not what.startswith(PREFIX):
        return None
    site, _, move = what.removeprefix(PREFIX).partition(" ")
    if not site.isdecimal():
        return None
    return int(site) - 1, f"@{site} {move}" if move else ""


def brought_near(state: State, site: int) -> State | None:
    """The same turn with the crystal right before a stone; None if none is too far away there."""
    if state.phase is not Phase.TURN or not 0 <= site < len(state.sites):
        return None
    if state.sites[site] == EMPTY or site in reachable(state):
        return None
    return state._replace(crystal=(site - 1) % len(state.sites))


def distance(state: State, site: int) -> Message:
    """M-T2: by how many steps a stone is too far away."""
    order = [(state.crystal + n) % len(state.sites) for n in range(1, len(state.sites))]
    stones = [each for each in order if state.sites[each] != EMPTY]
    return Message("trial-too-far", steps=stones.index(site) + 1 - len(reachable(state)))


def places(game: Monolyth, near: State, site: int) -> MonolythTrial:
    """M-T4: where the stone would fit."""
    return MonolythTrial(game.choices(near)["places"].get(str(site + 1), {}))


def tried(game: Monolyth, near: State, move: str) -> tuple[Event, State]:
    """The move as if it were allowed; raises Unreadable or Illegal."""
    event = game.check(near, move)
    return event, game.after(near, event)
