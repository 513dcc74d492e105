"""Greed with a look at the best reply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lapidarium.bots.choice import ALTERNATIVES, Budget, Choice, register
from lapidarium.games.ocelot.bots.search import GAME, by_judgement, collect, foreseen
from lapidarium.games.ocelot.bots.search_context import SHELF, enter
from lapidarium.games.ocelot.bots.search_parameters import REPLY
from lapidarium.games.ocelot.compiled.layout import COLLECT
from lapidarium.games.ocelot.compiled.move_numbers import event_of

if TYPE_CHECKING:
    import random

    from lapidarium.games.game import Game


@register("reply", GAME)
def reply(game: Game[Any, Any], view: Any, draw: random.Random, budget: Budget) -> Choice:  # noqa: ARG001
    """Greed with a look at the best reply; among equals any."""
    twin, own, seat = enter(game, view, draw)
    if own.states[0]["step"] == COLLECT:
        return collect(twin, own, seat, by_judgement(own))
    given = (twin.tables, own.ground, REPLY, own.positions, own.moves, own.values, own.words)
    count = SHELF.call("reply", *given)
    values = own.values[0, :count]
    among = [(value, draw.random(), n) for n, value in enumerate(values.tolist())]
    ordered = [n for _, _, n in sorted(among, reverse=True)]
    best, *others = (
        (event_of(twin.game, own.states[0], int(own.moves[0, n])), float(values[n]))
        for n in ordered
    )
    lost = tuple((move, best[1] - value) for move, value in others[:ALTERNATIVES])
    return Choice(best[0], foreseen(twin, own), lost)
