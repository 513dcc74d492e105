"""`lapidarium join` at a real server on loopback: sits down, plays, talks, watches."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from websockets.asyncio.server import ServerConnection, serve

from lapidarium.refusals import Refused
from lapidarium.terminal.app import TableApp
from lapidarium.terminal.connection import BadLink, Session, TableLink, TableSocket, Unreachable
from lapidarium.terminal.remote_source import RemoteSource
from lapidarium.terminal.speech import Speech
from tests.e2e.house import House, free_port
from tests.terminal.tables import LARGE, SECONDS, all_text, lines_of, run, type_line, until

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.close()


def make(house: House, host: Session, **terms: Any) -> TableLink:
    made = json.loads(host.ask("POST", "/api/tables", {"clock": {"kind": "none"}, **terms}))
    return TableLink(house.address, made["table"], made["invite"])


def somebody(house: House, folder: Path, name: str) -> Session:
    session = Session(house.address, folder / f"{name}.txt")
    assert session.sign_in("en", name) == name
    return session


def source(link: TableLink, session: Session, *, watch: bool = False) -> RemoteSource:
    found = RemoteSource(link, session, Speech("en"), watch=watch)
    asyncio.run(found.first())
    return found


@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_it_sits_down_plays_takes_back_and_talks(house: House, tmp_path: Path, game: str) -> None:
    """A guest with a cookie of its own, at a private table, against a bot of the server."""
    host = somebody(house, tmp_path, "Hanna")
    setup = ["first 1"] if game == "monolyth" else []
    link = make(
        house, host, game=game, players=2, seat=0, bots={"2": "dutiful"}, setup=setup, practice=True
    )
    guest = somebody(house, tmp_path, "Greta")
    table = source(link, guest)

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        await until(pilot, lambda: app.shown.viewer == 0, "a seat")
        await until(pilot, lambda: app.shown.is_mine, "our turn")
        assert "Greta" in all_text(app)
        before = len(app.shown.states)
        await type_line(pilot, app, app.view.moves[0])
        await until(
            pilot,
            lambda: len(app.shown.states) > before and app.shown.is_mine,
            "the bot's answer",
        )
        await type_line(pilot, app, "say good luck")
        await until(pilot, lambda: "Greta: good luck" in all_text(app), "the chat")
        await type_line(pilot, app, "nonsense")
        assert any("cannot be read" in line.text for line in app.said)
        await pilot.press("f2")
        await until(pilot, lambda: app.line.value in app.view.moves, "a hint")
        assert table.room["can_undo"], "against a bot nobody has to be asked"
        await pilot.press("f3")
        await until(pilot, lambda: len(app.shown.states) == before, "the take-back")

    run(table, story, LARGE)
    assert any(str(link) in line for line in table.farewell())


def test_two_people_and_a_spectator(house: House, tmp_path: Path) -> None:
    """What one plays the others see; who watches has no seat and cannot move."""
    host = somebody(house, tmp_path, "Anna")
    link = make(house, host, game="monolyth", players=2, seat=1, setup=["first 2"])
    player = source(link, somebody(house, tmp_path, "Bea"))

    async def play(pilot: Pilot[None], app: TableApp) -> None:
        await until(pilot, lambda: app.shown.is_mine, "our turn")
        await type_line(
            pilot, app, "@3 swap a1" if "@3 swap a1" in app.view.moves else "prophecy 4 B"
        )
        await until(pilot, lambda: app.shown.to_act == 0, "their turn")

    run(player, play)
    watcher = source(link, somebody(house, tmp_path, "Cleo"), watch=True)

    async def watch(pilot: Pilot[None], app: TableApp) -> None:
        await until(pilot, lambda: "Bea" in all_text(app), "the table")
        assert (app.shown.viewer, app.shown.to_act, app.view.moves) == (None, 0, [])
        await type_line(pilot, app, "@4 swap a1")
        assert any(line.kind == "refusal" for line in app.said)
        assert lines_of(app)

    run(watcher, watch)


def test_a_take_back_among_people_is_asked_for(house: House, tmp_path: Path) -> None:
    """One asks, the other agrees, and both see the position before."""
    host = somebody(house, tmp_path, "Olga")
    link = make(house, host, game="monolyth", players=2, seat=1, setup=["first 2"])
    asking = source(link, somebody(house, tmp_path, "Pia"))
    other = source(link, host)

    async def agree() -> None:
        changed = asyncio.Event()
        following = asyncio.create_task(other.run(changed.set))
        while not (other.table and other.room["undo_asked"]):
            changed.clear()
            await asyncio.wait_for(changed.wait(), SECONDS)
        await other.do("yes", "")
        following.cancel()

    async def story(pilot: Pilot[None], app: TableApp) -> None:
        await until(pilot, lambda: app.shown.is_mine, "our turn")
        before = len(app.shown.states)
        await type_line(pilot, app, app.view.moves[0])
        await until(pilot, lambda: app.shown.to_act == 0, "their turn")
        agreeing = asyncio.create_task(agree())
        await type_line(pilot, app, "undo")
        await asyncio.wait_for(agreeing, SECONDS)
        await until(pilot, lambda: len(app.shown.states) == before, "the take-back")
        assert app.shown.is_mine

    run(asking, story, LARGE)


def test_it_connects_again_when_the_server_was_away(tmp_path: Path) -> None:
    """The server is killed and comes back: the table says so, and the game goes on."""
    house = House(tmp_path)
    house.start()
    try:
        host = somebody(house, tmp_path, "Rosa")
        terms = {"players": 2, "seat": 1, "bots": {"2": "dutiful"}, "setup": ["first 1"]}
        table = source(make(house, host, game="monolyth", **terms), host)

        async def story(pilot: Pilot[None], app: TableApp) -> None:
            await until(pilot, lambda: app.shown.is_mine, "our turn")
            await asyncio.to_thread(house.kill)
            await until(pilot, lambda: "Connection lost" in all_text(app), "word of the loss")
            await asyncio.to_thread(house.start)
            await until(pilot, lambda: "Connection lost" not in all_text(app), "the server")
            before = len(app.shown.states)
            await type_line(pilot, app, app.view.moves[0])
            await until(pilot, lambda: len(app.shown.states) > before, "the move")

        run(table, story, LARGE)
    finally:
        house.close()


def test_a_cookie_is_kept_and_only_its_owner_may_read_it(house: House, tmp_path: Path) -> None:
    somebody(house, tmp_path, "Ines")
    file = tmp_path / "Ines.txt"
    assert file.stat().st_mode & 0o077 == 0
    again = Session(house.address, file)
    assert again.sign_in("en", None) == "Ines"


def test_what_the_host_announces_is_told(house: House, tmp_path: Path) -> None:
    """In our language if it is there; its end needs no word."""
    table = source(
        make(house, somebody(house, tmp_path, "Ida"), game="ocelot"),
        somebody(house, tmp_path, "Jo"),
    )
    for texts in ({"de": "Gleich Pause", "en": "A break soon"}, {"ja": "お知らせ"}, {}):
        message = {"type": "announcement", "texts": texts, "until": None}
        asyncio.run(table._take(message))
    assert [line.text for line in table.notes] == ["A break soon", "お知らせ"]


def test_a_table_that_is_not_there_is_refused(house: House, tmp_path: Path) -> None:
    guest = somebody(house, tmp_path, "Nora")
    with pytest.raises(Refused):
        source(TableLink(house.address, "nosuchtable"), guest)


def test_a_server_that_is_not_there_is_said_so() -> None:
    nowhere = Session(f"http://127.0.0.1:{free_port()}", None)
    with pytest.raises(Unreachable):
        nowhere.sign_in("en", None)


def test_links() -> None:
    link = TableLink.parse("https://example.org/games/t/a-B_3?invite=k%20y")
    assert link == TableLink("https://example.org/games", "a-B_3", "k y")
    assert TableLink.parse(str(link)) == link
    for text in ("", "example.org/t/x", "https://example.org", "https://x/t/", "ftp://x/t/y"):
        with pytest.raises(BadLink):
            TableLink.parse(text)


def test_a_terminal_obeys_no_server() -> None:
    """Names, chat and titles are drawn as they come, so escape sequences must not come in."""

    async def hostile(socket: ServerConnection) -> None:
        await socket.send(json.dumps({"type": "chat", "lines": [["A\x1b]0;own\x07\x9b2J\u202eB"]]}))

    async def first_message() -> dict[str, Any]:
        async with serve(hostile, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            link = TableLink(f"http://127.0.0.1:{port}", "table")
            messages = TableSocket(link, Session(link.server, None)).messages()
            return await anext(messages)

    assert asyncio.run(first_message()) == {"type": "chat", "lines": [["A]0;own2JB"]]}
