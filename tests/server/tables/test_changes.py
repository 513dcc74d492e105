"""What has changed in a view leads to exactly the view that would have been sent whole."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import orjson
import pytest

from lapidarium.games.registry import game_type
from lapidarium.server.accounts.people import new_key, now
from lapidarium.server.tables.table_views import TableViews
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
MOST_BYTES = 1300
"""That a client is sent for a move, on average: the answer, and what has changed."""
MOST_GAMES = 40
HAPPENINGS = {"play", "undo", "take-back", "rename", "resign", "back", "rematch"}
"""All that has to happen in some games."""


@pytest.fixture(scope="module", autouse=True)
def third_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with installed(tmp_path_factory.mktemp("third-game")) as folder:
        yield folder


# ------------------------------------------------------------ whole games


async def room_of(
    server: Inside, game: str, people: list[Any], clock: Clock, players: int = 2
) -> Room:
    pack = server.hub.packs.shipped[game]
    terms = Terms(
        game=game, players=players, pack=pack.name, digest=pack.digest, listed=True, clock=clock
    )
    made = Made(
        at=now(),
        terms=terms,
        host=people[0].person,
        seed=new_key(),
        people={seat: person.person for seat, person in enumerate(people[:players])},
        invite="invitation",
    )
    return await server.hub.make(new_key(), made, begin)


class Evening:
    """A table at which all but the last sit, who watches, each with a socket."""

    def __init__(self, server: Inside, room: Room, people: list[Any], seed: int) -> None:
        self.server, self.room, self.people = server, room, people
        self.choose = random.Random(seed)
        self.listeners = [self.enter(person) for person in people]
        self.happened: set[str] = set()

    def enter(self, person: Any) -> Listener:
        return self.server.listener(self.room, person)

    async def play_out(self, *, resigns: bool) -> None:
        """A whole game, or until somebody resigns; then both want another."""
        self.check()
        left = self.choose.randrange(5, 20) if resigns else -1
        while self.room.table.status == "playing":
            if left == 0:
                await self.must(self.listeners[self.choose.randrange(2)], type="resign")
            else:
                await self.happen()
            left -= 1
            self.check()
        for listener in self.listeners:
            assert listener.view["game"]["over"]
            assert listener.view["game"]["outcome"]
        for listener in self.listeners[:2]:
            await self.must(listener, type="rematch")
            self.check()

    async def happen(self) -> None:
        """Mostly a move; sometimes whatever else may happen at a table."""
        table, choose = self.room.table, self.choose
        actor = self.listeners[table.to_act]
        act = choose.random()
        if act < 0.75 or table.undo_asked >= 0 or table.seats[table.to_act].bot:
            await self.move(actor)
        elif act < 0.83:
            for listener in self.listeners:
                if listener.view["room"]["can_undo"]:
                    await self.must(listener, type="undo", after=table.number, key=self.key())
                    break
        elif act < 0.87:
            number = choose.randrange(3)
            self.server.hub.leave(self.room, self.listeners[number].socket)
            self.check(but=number)
            self.listeners[number] = self.enter(self.people[number])
        elif act < 0.91:
            await choose.choice(self.listeners).act(type="resync")
        elif act < 0.94:
            await self.listeners[0].act(type="say", text="hello", reaction="")
        elif act < 0.97:
            await self.rename(choose.randrange(2))
        else:
            await actor.act(type="hand", level=self.level())
            assert self.room.table.seats[table.to_act].bot, actor.answers[-1]
            self.check()
            await self.must(actor, type="back")

    def level(self) -> str:
        """A bot of this game."""
        return game_type(self.room.table.game.name).fallback_level

    async def rename(self, number: int) -> None:
        person = self.people[number]
        name = f"Basalt {self.choose.getrandbits(40)}"
        self.people[number] = await self.server.people.change(person, name, None)
        self.server.hub.person_changed(person.person)
        assert all(
            listener.view["game"]["players"][number]["name"] == name for listener in self.listeners
        )
        self.happened.add("rename")

    async def move(self, actor: Listener) -> None:
        table, choose = self.room.table, self.choose
        if table.undo_asked >= 0:
            other, steps = self.listeners[1 - table.undo_asked], len(table.steps)
            await self.must(other, type="answer-undo", yes=choose.random() < 0.5)
            if len(self.room.table.steps) < steps:
                self.happened.add("take-back")
            return
        move = table.game.text(choose.choice(table.game.legal(table.state)))
        await self.must(actor, type="play", move=move, after=table.number, key=self.key())

    async def must(self, actor: Listener, **message: Any) -> None:
        """Send a message that is carried out."""
        answer = await actor.act(**message)
        assert answer["type"] == "done", answer
        self.happened.add(message["type"])

    def key(self) -> str:
        return f"key-{self.choose.getrandbits(60)}"

    def check(self, but: int = -1) -> None:
        """Everybody has what they would be sent whole, by this table or one that is read anew."""
        room = self.room
        anew = TableViews(room.table, self.server.people.name_of, chat=room.views.chat)
        anew.revise(now(), *room.views.presence)
        for number, listener in enumerate(self.listeners):
            if number == but:
                continue
            whole = orjson.loads(room.full_view(listener.socket))
            assert listener.view["revision"] == whole["revision"] == room.views.revision
            fresh = orjson.loads(anew.whole(anew.recipient(listener.person.person)))
            for other in (whole, fresh):
                assert not nulls(other)
                assert listener.view["game"] == other["game"]
                assert without_time(listener.view["room"]) == without_time(other["room"])
                assert listener.log == other["log"]
                assert listener.pieces == other["pieces"]
                assert other["log_from"] == 0


def nulls(value: Any) -> list[str]:
    """The members of objects that are null, at any depth: a patch cannot say them."""
    if isinstance(value, list):
        return [name for item in value for name in nulls(item)]
    if not isinstance(value, dict):
        return []
    absent = [name for name, member in value.items() if member is None]
    return absent + [name for member in value.values() for name in nulls(member)]


def without_time(room: dict[str, Any]) -> dict[str, Any]:
    """Clocks go on between two views."""
    seats = {
        number: {**seat, "clock": seat.get("clock", {}).get("running")}
        for number, seat in room["seats"].items()
    }
    return {**room, "seats": seats}


@pytest.mark.parametrize("clock", [Clock(), Clock(kind="live", minutes=60, increment=5)])
@pytest.mark.parametrize("game", ["monolyth", "ocelot", "pebbles"])
def test_the_changes_lead_to_the_whole_view(tmp_path: Path, game: str, clock: Clock) -> None:
    """Over whole games, for each seat and for who watches, whatever happens at the table."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            happened: set[str] = set()
            for seed in range(MOST_GAMES):
                people = [await server.guest() for _ in range(3)]
                room = await room_of(server, game, people, clock)
                evening = Evening(server, room, people, seed)
                await evening.play_out(resigns=seed % 2 == 1)
                happened |= evening.happened
                if seed and happened >= HAPPENINGS:
                    return
            raise AssertionError(HAPPENINGS - happened)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("game", "players"), [("monolyth", 1), ("monolyth", 2), ("monolyth", 4), ("ocelot", 2)]
)
def test_a_move_costs_a_client_little(tmp_path: Path, game: str, players: int) -> None:
    """The answers and changes of whole games, for each client and move."""

    async def run() -> float:
        async with inside(tmp_path) as server:
            sent = moves = 0
            for seed in range(3):
                people = [await server.guest() for _ in range(players + 1)]
                room = await room_of(server, game, people, Clock("live", 60, 5), players)
                evening = Evening(server, room, people, seed)
                first = [len(listener.raw) for listener in evening.listeners]
                while room.table.status == "playing":
                    await evening.move(evening.listeners[room.table.to_act])
                    moves += 1
                for listener, count in zip(evening.listeners, first, strict=True):
                    kinds = {orjson.loads(data)["type"] for data in listener.raw[count:]}
                    assert kinds <= {"change", "done"}
                    sent += sum(map(len, listener.raw[count:]))
            return sent / moves / (players + 1)

    average = asyncio.run(run())
    print(f"{game} for {players}: {average:.0f} bytes for each client and move")
    assert average <= MOST_BYTES


def test_nothing_is_secret_any_more_when_somebody_has_resigned(tmp_path: Path) -> None:
    """The other seat and who watches see every amethyst, and what was drawn."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            people = [await server.guest() for _ in range(3)]
            room = await room_of(server, "ocelot", people, Clock())
            evening = Evening(server, room, people, 3)

            def hidden(listener: Listener) -> int:
                hands = listener.view["game"]["position"]["hands"].values()
                return sum("value" not in gem for hand in hands for gem in hand["amethysts"])

            while room.table.status == "playing" and not hidden(evening.listeners[2]):
                await evening.move(evening.listeners[room.table.to_act])
            assert room.table.status == "playing"
            await evening.must(evening.listeners[room.table.to_act], type="resign")
            for listener in evening.listeners:
                assert hidden(listener) == 0
                assert not any(line["move"].endswith("?") for line in listener.log)
            evening.check()

    asyncio.run(run())


def test_changes_are_less_than_half_of_a_view(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as server:
            people = [await server.guest() for _ in range(3)]
            room = await room_of(server, "monolyth", people, Clock())
            evening = Evening(server, room, people, 1)
            changed = whole = 0
            for _ in range(30):
                await evening.move(evening.listeners[room.table.to_act])
                data = evening.listeners[2].raw[-1]
                assert orjson.loads(data)["type"] == "change"
                changed += len(data)
                message = orjson.loads(room.full_view(evening.listeners[2].socket))
                del message["pieces"]
                message["log"] = message["log"][orjson.loads(data)["log_from"] :]
                whole += len(orjson.dumps(message))
            assert changed < whole / 2

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
            first = server.listener(room, host)
            second = server.listener(room, guest)
            came = [len(first.raw), len(second.raw)]
            assert (await second.act(type="sit", seat=2))["type"] == "done"
            heard = [
                [orjson.loads(data)["type"] for data in listener.raw[count:]]
                for listener, count in zip((first, second), came, strict=True)
            ]
            assert heard == [["change"], ["done", "table"]]
            assert second.view["game"]["seat"] == 2

    asyncio.run(run())
