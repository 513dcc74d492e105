"""The chat is numbered: every line comes once, in order, and none is lost."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import orjson

from lapidarium.server.accounts.accounts import Accounts
from lapidarium.server.rate_limits import Buckets
from lapidarium.server.tables.chat import KEPT, SHOWN
from tests.server.inside import Inside, Listener, inside, two_at_a_table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from lapidarium.server.tables.room import Room


def chatting(folder: Path, work: Callable[[Inside, Room, list[Listener]], Awaitable[None]]) -> None:
    """Two people at a table, who may write as fast as they like."""

    async def run() -> None:
        async with inside(folder) as server:
            server.hub.chat.buckets = Buckets(1e6, 1e6)
            room, people = await two_at_a_table(server)
            await work(server, room, people)

    asyncio.run(run())


async def write(person: Listener, *texts: str) -> None:
    for text in texts:
        assert (await person.act(type="say", text=text))["type"] == "done"


def texts(person: Listener) -> list[str]:
    return [line["text"] for line in person.chat]


def numbered(count: int) -> list[str]:
    return [f"line {number}" for number in range(1, count + 1)]


def test_a_line_comes_to_everybody_once_and_numbers_grow(tmp_path: Path) -> None:
    async def work(_: Inside, __: Room, people: list[Listener]) -> None:
        one, other = people
        await write(one, "a", "b")
        await write(other, "c")
        assert texts(one) == texts(other) == ["a", "b", "c"]
        numbers = [line["number"] for line in one.chat]
        assert numbers == sorted(set(numbers))

    chatting(tmp_path, work)


def test_after_a_reconnect_only_the_missed_lines_come(tmp_path: Path) -> None:
    async def work(server: Inside, room: Room, people: list[Listener]) -> None:
        one, other = people
        await write(one, "a", "b")
        server.hub.leave(room, other.socket)
        await write(one, "c", "d")
        again = server.listener(room, other.person, chat_after=other.chat[-1]["number"])
        assert texts(again) == ["c", "d"]
        await write(one, "e")
        assert texts(again) == ["c", "d", "e"]
        assert texts(server.listener(room, other.person, chat_after=again.chat[-1]["number"])) == []

    chatting(tmp_path, work)


def test_somebody_new_gets_the_last_thirty(tmp_path: Path) -> None:
    async def work(server: Inside, room: Room, people: list[Listener]) -> None:
        await write(people[0], *numbered(SHOWN + 5))
        new = server.listener(room, await server.guest())
        assert texts(new) == numbered(SHOWN + 5)[-SHOWN:]
        kinds = [orjson.loads(data)["type"] for data in new.raw]
        assert kinds == ["chat"] * SHOWN + ["table"], "what comes after the view is new"

    chatting(tmp_path, work)


def test_who_missed_many_gets_all_that_are_kept(tmp_path: Path) -> None:
    async def work(server: Inside, room: Room, people: list[Listener]) -> None:
        await write(people[0], "first", *numbered(KEPT + 10))
        number = people[0].chat[0]["number"]
        assert (
            texts(server.listener(room, people[1].person, chat_after=number))
            == (numbered(KEPT + 10)[-KEPT:])
        )

    chatting(tmp_path, work)


def test_a_slow_reader_loses_no_line(tmp_path: Path) -> None:
    async def work(_server: Inside, _: Room, people: list[Listener]) -> None:
        one, slow = people
        slow.is_behind = True
        await write(one, *numbered(20))
        assert texts(slow) == []
        slow.catch_up()
        await write(one, "after")
        assert texts(slow) == [*numbered(20), "after"]

    chatting(tmp_path, work)


def test_a_room_that_was_forgotten_has_its_lines_again(tmp_path: Path) -> None:
    async def work(server: Inside, room: Room, people: list[Listener]) -> None:
        await write(people[0], "a", "b")
        del server.hub.rooms[room.table.name]
        again = await server.hub.room(room.table.name)
        await server.hub.chat.refresh(again)
        reader = server.listener(again, people[1].person, chat_after=people[1].chat[0]["number"])
        assert texts(reader) == ["b"]

    chatting(tmp_path, work)


def test_lines_that_were_stored_by_another_node_come_in_order(tmp_path: Path) -> None:
    """A room reads on from its last line, whoever was told first."""

    async def work(server: Inside, room: Room, people: list[Listener]) -> None:
        one, other = people
        for text in ("a", "b"):
            await server.hub.chat.save(room, one.person.person, text, "")
        await write(other, "c")
        await server.hub.on_remote_chat(room.table.name)
        assert texts(one) == texts(other) == ["a", "b", "c"]

    chatting(tmp_path, work)


def test_the_lines_of_a_deleted_person_are_gone_and_no_number_comes_twice(tmp_path: Path) -> None:
    async def work(server: Inside, room: Room, people: list[Listener]) -> None:
        one, other = people
        await write(one, "a")
        await write(other, "b")
        last = one.chat[-1]["number"]
        await Accounts(server.people, server.hub.person_changed).delete(other.person)
        await write(one, "c")
        assert one.chat[-1]["number"] > last
        assert texts(server.listener(room, one.person)) == ["a", "c"]
        del server.hub.rooms[room.table.name]
        again = await server.hub.room(room.table.name)
        await server.hub.chat.refresh(again)
        assert texts(server.listener(again, one.person)) == ["a", "c"]

    chatting(tmp_path, work)


def test_a_person_may_be_called_as_a_level_of_bots(tmp_path: Path) -> None:
    async def work(server: Inside, _: Room, people: list[Listener]) -> None:
        one, other = people
        accounts = Accounts(server.people, server.hub.person_changed)
        await accounts.change(one.person, "master", None)
        assert other.view["game"]["players"][0] == {
            "kind": "person",
            "id": one.person.person,
            "name": "master",
        }

    chatting(tmp_path, work)
