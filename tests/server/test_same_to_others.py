"""What one seat has drawn changes nothing for the others, byte for byte.

Two worlds are played that differ only in that. Whatever the other seat and the watchers are sent
must be the same in both.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium.games.game import CHANCE, OVER
from lapidarium.games.ocelot.rules.events import Amethyst
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.server.tables.table_views import TableViews
from lapidarium.table import Table
from lapidarium.table.command_context import CommandContext
from lapidarium.table.requests import Play
from lapidarium.table.turn_commands import begin, play
from tests.server.test_secrecy import made_of

if TYPE_CHECKING:
    from lapidarium.games.presenter import Picture
    from lapidarium.table import Entry

WORLDS = 40


class World:
    """A game of the cave in memory, as three audiences see it."""

    def __init__(self) -> None:
        game = referee(load("ocelot"), 2)
        made = made_of("ada", ["ada", "ben"], "ocelot", "")
        self.views = TableViews(Table.start("world", made, game), str, chat=True)
        self.fixed: list[Any] = []

    @property
    def table(self) -> Table:
        return self.views.table

    def happen(self, entries: list[Entry]) -> None:
        self.views.show(self.table.after(*entries))
        self.views.revise(5, frozenset(), 0)

    def draw(self, _chance: Any) -> Any:
        return self.fixed.pop(0)

    def picture(self) -> Picture | None:
        """What a link to the table shows."""
        return self.views.picture()

    def sent_to(self, audience: int) -> tuple[bytes | None, bytes]:
        """All that this audience gets now."""
        views = self.views
        person = {1: "ada", 2: "ben", 0: "cleo"}[audience]
        return views.change(audience), views.whole(views.recipient(person))


def outcomes(world: World, state: Any) -> list[Any]:
    return [event for event, _ in world.table.game.chance(state).outcomes]


def draw_in_both(one: World, other: World, states: list[Any], choose: random.Random) -> bool:
    """Draw until somebody decides: the same in both worlds, but for what seat 1 gets."""
    game = one.table.game
    while game.to_act(states[0]) == CHANCE:
        here, there = outcomes(one, states[0]), outcomes(other, states[1])
        both = [event for event in here if event in there]
        if isinstance(here[0], Amethyst) and states[0].seat == 0:
            first = choose.choice(here)
            second = choose.choice([event for event in there if event != first] or there)
        elif not both:
            return False
        else:
            first = second = choose.choice(both)
        for world, event in ((one, first), (other, second)):
            world.fixed.append(event)
        states[:] = [game.after(states[0], first), game.after(states[1], second)]
    return True


@pytest.mark.parametrize("seed", range(WORLDS))
def test_worlds_that_differ_in_what_one_has_drawn_look_the_same_to_others(seed: int) -> None:
    """O-G8, by bytes: what seat 2 and the watchers get does not depend on seat 1's amethysts."""
    choose = random.Random(seed)
    one, other = World(), World()
    game = one.table.game
    states = [game.start(), game.start()]
    draw_in_both(one, other, states, choose)
    for world in (one, other):
        world.happen(begin(world.table, CommandContext(1, world.draw)))
    while game.to_act(states[0]) != OVER:
        move = choose.choice(game.legal(states[0]))
        states = [game.after(state, move) for state in states]
        if not draw_in_both(one, other, states, choose):
            break
        person = ("ada", "ben")[one.table.to_act]
        for world in (one, other):
            request = Play(id=0, move=game.text(move), after=world.table.number, key="")
            world.happen(play(world.table, person, request, CommandContext(2, world.draw)))
        assert [world.table.state for world in (one, other)] == states
        if one.table.status == "playing":
            for audience in (2, 0):
                assert one.sent_to(audience) == other.sent_to(audience)
            assert one.picture() == other.picture(), "nothing hidden is drawn"
            has_differed = states[0].amethysts[0] != states[1].amethysts[0]
            assert (one.sent_to(1) != other.sent_to(1)) >= has_differed, "one sees one's own"
