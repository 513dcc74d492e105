"""What has changed in a view leads to exactly the view that would have been sent whole."""

from __future__ import annotations

import asyncio
import random
import re
from typing import TYPE_CHECKING, Any

import orjson
import pytest
from bench.table_server.changes import apply
from hypothesis import given
from hypothesis import strategies as st

from lapidarium.games.changes import changes
from lapidarium.server.accounts.people import new_key, now
from lapidarium.table import Made, Terms
from lapidarium.table.entries import Clock
from lapidarium.table.turn_commands import begin
from tests.server.inside import Inside, Listener, inside
from tests.third_game.installation import installed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from lapidarium.server.tables.room import Room

pytestmark = pytest.mark.slow

NAMES = st.sampled_from("abcdefgh")
PLAIN = st.none() | st.integers(2, 9) | st.text("xyz", max_size=3)
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=9) | st.dictionaries(NAMES, inner), max_leaves=30
)


@pytest.fixture(scope="module", autouse=True)
def third_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with installed(tmp_path_factory.mktemp("third-game")) as folder:
        yield folder


# ------------------------------------------------------------ two values


@given(VALUES, VALUES)
def test_changes_lead_from_any_value_to_any_other(old: Any, new: Any) -> None:
    found = orjson.loads(orjson.dumps(changes("/view", old, new)))
    view = orjson.loads(orjson.dumps({"revision": 1, "view": old, "log": []}))
    apply(view, {"revision": 2, "changes": found, "log_from": 0, "log": []})
    assert orjson.dumps(view["view"]) == orjson.dumps(new), "in the same order too"


@given(VALUES)
def test_nothing_changes_nothing(value: Any) -> None:
    again = orjson.loads(orjson.dumps(value))
    assert changes("/view", {"of": value}, {"of": again}) == []


def test_only_what_has_changed_is_sent() -> None:
    old = {"turn": 3, "lid": {"a": 1, "b": 2}, "stones": [{"at": 1}, {"at": 2}], "sites": [7] * 12}
    new = {
        "turn": 4,
        "lid": {"b": 2},
        "stones": [{"at": 1}, {"at": 5}, {"at": 3}],
        "sites": [7] * 11 + [8],
    }
    assert changes("/view", old, new) == [
        ("/view/turn", 4),
        ("/view/lid/a",),
        ("/view/stones/1/at", 5),
        ("/view/stones/-", {"at": 3}),
        ("/view/sites/11", 8),
    ]


# ------------------------------------------------------------ whole games


async def room_of(server: Inside, game: str, people: list[Any], clock: Clock) -> Room:
    pack = server.hub.packs.shipped[game]
    terms = Terms(
        game=game, players=2, pack=pack.name, digest=pack.digest, listed=True, clock=clock
    )
    made = Made(
        at=now(),
        terms=terms,
        host=people[0].person,
        seed=new_key(),
        people={seat: person.person for seat, person in enumerate(people[:2])},
        invite="invitation",
    )
    return await server.hub.make(new_key(), made, begin)


class Evening:
    """A table at which two sit and one watches, each with a socket that takes changes."""

    def __init__(self, server: Inside, room: Room, people: list[Any], seed: int) -> None:
        self.server, self.room, self.people = server, room, people
        self.choose = random.Random(seed)
        self.listeners = [self.enter(person) for person in people]

    def enter(self, person: Any) -> Listener:
        return self.server.listener(self.room, person, takes_changes=True)

    async def happen(self) -> None:
        """Mostly a move; sometimes whatever else may happen at a table."""
        table, choose = self.room.table, self.choose
        actor = self.listeners[table.to_act]
        act = choose.random()
        if act < 0.8 or table.undo_asked >= 0 or table.seats[table.to_act].bot:
            await self.move(actor)
        elif act < 0.86:
            key = f"key-{choose.getrandbits(60)}"
            await actor.act(type="undo", after=table.number, key=key)
        elif act < 0.9:
            number = choose.randrange(3)
            self.server.hub.leave(self.room, self.listeners[number].socket)
            self.check(but=number)
            self.listeners[number] = self.enter(self.people[number])
        elif act < 0.94:
            await choose.choice(self.listeners).act(type="resync")
        elif act < 0.97:
            await self.listeners[0].act(type="say", text="hello", reaction="")
        else:
            await actor.act(type="hand", level="random")
            self.check()
            await actor.act(type="back")

    async def move(self, actor: Listener) -> None:
        table, choose = self.room.table, self.choose
        if table.undo_asked >= 0:
            other = self.listeners[1 - table.undo_asked]
            await other.act(type="answer-undo", yes=choose.random() < 0.5)
            return
        move = table.game.text(choose.choice(table.game.legal(table.state)))
        key = f"key-{choose.getrandbits(60)}"
        answer = await actor.act(type="play", move=move, after=table.number, key=key)
        assert answer["type"] == "done", answer

    def check(self, but: int = -1) -> None:
        """Everybody's view is what they would be sent whole; log and pieces too."""
        for number, listener in enumerate(self.listeners):
            if number == but:
                continue
            whole = orjson.loads(self.room.full_view(listener.socket))
            assert listener.view.keys() == whole.keys()
            for name, value in listener.view.items():
                assert without_time(value) == without_time(whole[name]), name
            assert orjson.dumps(listener.view["view"]) == orjson.dumps(whole["view"]), "in order"


def without_time(value: Any) -> Any:
    """Clocks go on between two views."""
    return re.sub(rb'"left":\d+', b"", orjson.dumps(value))


@pytest.mark.parametrize("clock", [Clock(), Clock(kind="live", minutes=60, increment=5)])
@pytest.mark.parametrize("game", ["monolyth", "ocelot", "pebbles"])
def test_a_changed_view_is_the_whole_view(tmp_path: Path, game: str, clock: Clock) -> None:
    """Over whole games, for each seat and for who watches, whatever happens at the table."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            for seed in range(2):
                people = [await server.guest() for _ in range(3)]
                room = await room_of(server, game, people, clock)
                evening = Evening(server, room, people, seed)
                evening.check()
                while room.table.status == "playing":
                    await evening.happen()
                    evening.check()
                sent = [orjson.loads(data) for data in evening.listeners[2].raw]
                assert any(message["type"] == "change" for message in sent)

    asyncio.run(run())


def test_changes_are_less_than_half_of_a_view(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            people = [await server.guest() for _ in range(3)]
            room = await room_of(server, "monolyth", people, Clock())
            evening = Evening(server, room, people, 1)
            wholes = [server.listener(room, person) for person in people]
            for _ in range(30):
                await evening.move(evening.listeners[room.table.to_act])
            changed, whole = evening.listeners[2].raw[1:], wholes[2].raw[1:]
            assert len(changed[-30:]) == len(whole[-30:])
            assert sum(map(len, changed[-30:])) < sum(map(len, whole[-30:])) / 2

    asyncio.run(run())


def test_a_slow_reader_gets_everything_and_then_changes_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            people = [await server.guest() for _ in range(3)]
            room = await room_of(server, "monolyth", people, Clock())
            evening = Evening(server, room, people, 1)
            slow = evening.listeners[2]
            slow.is_behind = True
            for _ in range(5):
                await evening.move(evening.listeners[room.table.to_act])
            came = len(slow.raw)
            slow.catch_up()
            await evening.move(evening.listeners[room.table.to_act])
            kinds = [orjson.loads(data)["type"] for data in slow.raw[came:]]
            assert kinds[-1] == "change"
            assert set(kinds[:-1]) == {"table"}, "what was left out is in a whole view"
            evening.check()

    asyncio.run(run())


def test_who_sits_down_or_gets_another_invitation_is_sent_everything(tmp_path: Path) -> None:
    """A change is made only between two views of the same audience."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            host, guest = [await server.guest() for _ in range(2)]
            pack = server.hub.packs.shipped["monolyth"]
            terms = Terms(
                game="monolyth", players=2, pack=pack.name, digest=pack.digest, listed=True
            )
            made = Made(at=now(), terms=terms, host=host.person, seed="x", people={0: host.person})
            room = await server.hub.make(new_key(), made)
            first = server.listener(room, host, takes_changes=True)
            second = server.listener(room, guest, takes_changes=True)
            came = [len(first.raw), len(second.raw)]
            assert (await second.act(type="sit", seat=2))["type"] == "done"
            heard = [
                [orjson.loads(data)["type"] for data in listener.raw[count:]]
                for listener, count in zip((first, second), came, strict=True)
            ]
            assert heard == [["change"], ["done", "table"]]
            assert second.view["you"]["seat"] == 2

    asyncio.run(run())
