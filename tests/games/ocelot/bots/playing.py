"""Games of the cave on the default pack and on foreign mats, by any bots."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium import bots
from lapidarium.bots.choice import Budget, Choice
from lapidarium.dealing import Dealer
from lapidarium.games.game import OVER
from lapidarium.games.ocelot.bots.compiled_module import MODULE
from lapidarium.games.ocelot.bots.kernels import layout
from lapidarium.games.ocelot.bots.kernels.position import advance
from lapidarium.games.ocelot.bots.kernels.tree import list_moves
from lapidarium.games.ocelot.bots.search_parameters import WITHOUT_VALUE
from lapidarium.games.ocelot.compiled.compiled_game import compiled_form
from lapidarium.games.ocelot.compiled.layout import MOVE
from lapidarium.games.ocelot.compiled.layout import OVER as AT_END
from lapidarium.games.ocelot.rules import Ocelot
from lapidarium.games.packs import load, read
from lapidarium.games.registry import referee

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.games.ocelot.rules.state import State

PACKS = Path(__file__).parents[3] / "packs"
FOREIGN = ("ocelot-notched", "ocelot-strip")
FEW = Budget(simulations=24)


def cave(name: str = "ocelot") -> Ocelot:
    pack = load(name) if name == "ocelot" else read((PACKS / f"{name}.toml").read_text(), name)
    game: Any = referee(pack, 2)
    assert isinstance(game, Ocelot)
    return game


def asked(game: Ocelot, state: State, name: str, seed: str, budget: Budget = FEW) -> Choice:
    view = game.view(state, game.to_act(state))
    return bots.find("ocelot", name)(game, view, random.Random(seed), budget)


def states(game: Ocelot, names: tuple[str, str], seed: str) -> Iterator[tuple[State, Choice]]:
    """Every decision of a game between two bots, with what was chosen."""
    dealer = Dealer(seed)
    state, _ = dealer.deal(game, game.start())
    count = 0
    while (turn := game.to_act(state)) != OVER:
        choice = asked(game, state, names[turn], f"{seed}/{count}")
        yield state, choice
        count += 1
        state, _ = dealer.deal(game, game.after(state, choice.move))


def other_hands(game: Ocelot, state: State) -> State:
    """The same to the seat to act: the other's amethysts are others it has not seen."""
    seat = game.to_act(state)
    own, others = state.amethysts[seat], state.amethysts[1 - seat]
    left = list(game.box.copies)
    for number in (*own, *others):
        left[number] -= 1
    exchanged = []
    for number in others:
        bag = game.box.bag_of[number]
        found = [n for n, count in enumerate(left) if count and game.box.bag_of[n] == bag]
        exchanged.append(found[-1] if found else number)
        if found:
            left[found[-1]] -= 1
    hands = [own, own]
    hands[1 - seat] = tuple(sorted(exchanged))
    return replace(state, amethysts=tuple(hands))


def positions(name: str) -> Any:
    """Those of the search in a game of any moves, where a turn begins; room for two more."""
    one, choose = compiled_form(cave(name)), random.Random(name)
    start, scratch = one.set_up(1, name), np.zeros(1, layout.WORKSPACE)
    MODULE.call("look", one.tables, start, 0, scratch)
    ground, work, masks = scratch["ground"], scratch["positions"][0], scratch["masks"][0]
    moves, values = scratch["moves"][0, 0], scratch["values"][0, 0]
    while work[0]["step"] != AT_END:
        if work[0]["step"] != MOVE:
            yield one, ground, work
        given = (one.tables[0], ground[0], WITHOUT_VALUE[0], work[0], masks, moves, values)
        move = np.int64(moves[choose.randrange(list_moves(*given))])
        advance(one.tables[0], ground[0], work[0], move)
