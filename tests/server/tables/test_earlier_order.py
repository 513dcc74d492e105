"""Tables from before the refill was drawn ahead of the token: they go on as they began."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from lapidarium.games.game import CHANCE, FORMAT
from lapidarium.games.monolyth.rules.earlier_order import EarlierMonolyth
from lapidarium.games.monolyth.rules.state import EMPTY, Phase, reachable
from lapidarium.games.packs import load
from lapidarium.games.registry import referee
from lapidarium.server.accounts.people import new_key, now
from lapidarium.server.storage.schema import journal
from lapidarium.server.tables.rematch import rematch, second_game
from lapidarium.table import Made, Terms
from lapidarium.table.turn_commands import begin
from tests.server.inside import Inside, Listener, inside

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from lapidarium.server.accounts.people import Person
    from lapidarium.server.tables.room import Room


async def older_table(server: Inside, person: Person, players: int) -> Room:
    """A table as an older server stored it: in the first order, and without saying so."""
    game = referee(load("monolyth"), players, 1)
    made = Made(
        at=now(),
        terms=Terms.of(game, listed=True),
        host=person.person,
        seed="deal",
        people=dict.fromkeys(range(1), person.person),
        bots=dict.fromkeys(range(1, players), "steadfast"),
    )
    name = new_key()
    await server.hub.make(name, made, begin)

    def change(connection: Connection) -> None:
        where = journal.c.at_table == name
        page = json.loads(connection.scalars(select(journal.c.entries).where(where)).one())
        assert page[0]["terms"].pop("format") == 1
        connection.execute(update(journal).where(where), {"entries": json.dumps(page)})

    await server.hub.storage.write(change)
    del server.hub.rooms[name]
    return await server.hub.room(name)


async def play(person: Listener, move: str) -> dict[str, Any]:
    event, key = person.view["game"]["event"], new_key()
    answer = await person.act(type="play", move=move, after=event, key=key)
    assert answer["type"] == "done", answer
    return person.view


def test_a_stored_game_goes_on_in_the_order_it_began_with(tmp_path: Path) -> None:
    """M-T10, M-1P2: solo, placed, then a token, then the refill; and so after loading again."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            person = await server.guest()
            room = await older_table(server, person, 1)
            assert isinstance(room.table.game, EarlierMonolyth)
            listener = server.listener(room, person)
            site = reachable(room.table.state)[0] + 1
            await play(listener, f"@{site} swap a1")
            state = room.table.state
            assert (state.phase, state.left) == (Phase.GIVE, 0)
            del server.hub.rooms[room.table.name]
            again = await server.hub.room(room.table.name)
            assert again.table.state == state
            await play(server.listener(again, person), "give 4")
            written = [again.table.game.text(event) for event in again.table.events[-3:]]
            assert [text.split()[0] for text in written] == [f"@{site}", "give", "fill"]
            assert again.table.state.phase is Phase.TURN

    asyncio.run(run())


def test_a_bot_can_think_at_such_a_table() -> None:
    """It gets a view in words; its own referee knows today's order alone."""
    game = referee(load("monolyth"), 1, 1)
    state = game.start()
    while game.to_act(state) == CHANCE:
        state = game.after(state, game.chance(state).outcomes[0][0])
    state = game.after(state, game.legal(state)[0])
    assert (state.phase, state.left) == (Phase.GIVE, 0)
    today = referee(load("monolyth"), 1)
    view = today.parse_view(game.view_text(game.view(state, 0)))
    assert view == state._replace(left=EMPTY)
    assert list(today.legal(view)) == list(game.legal(state))


@pytest.mark.parametrize("is_match", [True, False])
def test_the_next_game_of_such_a_table(tmp_path: Path, is_match: bool) -> None:
    """A match is finished in one order; a rematch is a new game, in today's."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            person = await server.guest()
            table = (await older_table(server, person, 2)).table
            made = replace(table.made, terms=replace(table.terms, match=is_match))
            table = replace(table, made=made)
            following = second_game(table) if is_match else rematch(table)
            assert following.terms.format == (1 if is_match else FORMAT)

    asyncio.run(run())
