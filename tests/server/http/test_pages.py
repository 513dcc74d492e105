"""Pages, what a link says about itself, and its picture."""

from __future__ import annotations

import asyncio
import re
import struct
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from lapidarium.games.presenter import Picture
from lapidarium.server.app import Server
from lapidarium.server.http import cards, static_files
from lapidarium.server.settings import Settings
from lapidarium.table.requests import Resign
from lapidarium.table.seat_commands import resign

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = Path(__file__).parents[2] / "golden"
INDEX = "<!doctype html><html><head><title>Lapidarium</title></head><body></body></html>"
PUBLIC = Path(__file__).parents[3] / "client" / "public"


class Web:
    """A server in this process, asked as somebody with a cookie."""

    def __init__(self, database: Path) -> None:
        settings = Settings(database=f"sqlite:///{database}", bot_workers=1)
        self.runner = asyncio.Runner()
        self.server = Server(settings)
        self.running = self.server.lifespan(self.server.fast)
        self.runner.run(self.running.__aenter__())
        self.host = self._client()
        self.get("/api/me")

    def _client(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.server)
        return httpx.AsyncClient(transport=transport, base_url="http://table.example")

    def get(self, path: str) -> httpx.Response:
        return self.runner.run(self.host.get(path))

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.runner.run(self.host.post(path, **body))

    def patch(self, path: str, **body: Any) -> httpx.Response:
        return self.runner.run(self.host.patch(path, **body))

    def stranger(self, path: str, **headers: str) -> httpx.Response:
        """Asked without a cookie."""
        return self.runner.run(self._client().get(path, headers=headers))

    def resign(self, table: str) -> None:
        """The person with the cookie gives up."""
        person = self.get("/api/me").json()["id"]
        hub = self.server.fast.state.parts.hub

        async def give_up() -> None:
            room = await hub.room(table)
            await hub.carry_out(room, lambda at, now: resign(at, person, Resign(id=0), now))

        self.runner.run(give_up())

    def close(self) -> None:
        self.runner.run(self.running.__aexit__(None, None, None))
        self.runner.close()


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    """A server whose client is only a page and the public files."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(INDEX)
    for file in PUBLIC.iterdir():
        (static / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(static_files, "FOLDER", static)
    found = Web(tmp_path / "tables")
    yield found
    found.close()


def imported(web: Web, name: str) -> str:
    """A table with a game from a record."""
    made = web.post(
        "/api/records",
        content=(GAMES / f"{name}.record").read_bytes(),
        headers={"content-type": "text/plain"},
    )
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def told(web: Web, path: str, **headers: str) -> dict[str, str]:
    """What the head of a page says, as a stranger reads it."""
    page = web.stranger(path, **headers)
    assert page.headers["content-type"].startswith("text/html")
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page.text)
    return {key: unescape(value) for key, value in found} | {"status": str(page.status_code)}


@pytest.mark.parametrize("path", ["/nothing", "/t", "/t/nosuchtable1", "/r/nosuchtable1", "/t/a/b"])
def test_what_does_not_exist_is_answered_404_by_a_page(web: Web, path: str) -> None:
    assert told(web, path)["status"] == "404"


@pytest.mark.parametrize("path", ["/", "/me"])
def test_pages_of_the_client(web: Web, path: str) -> None:
    page = told(web, path)
    assert page["status"] == "200"
    assert page["build"] == web.get("/api/me").json()["build"]
    assert ("robots" in page) == (path != "/"), "only the start page is for search machines"


def test_files_that_browsers_ask_for(web: Web) -> None:
    kinds = {
        "/robots.txt": "text/plain",
        "/manifest.webmanifest": "application/manifest+json",
        "/icon-192.png": "image/png",
        "/favicon.ico": "image/",
        "/preview.png": "image/png",
    }
    for path, kind in kinds.items():
        answer = web.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"].startswith(kind), path
    manifest = web.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert web.get(icon["src"]).status_code == 200
    for path in ("/nothing.txt", "/assets/nothing.js", "/wp-login.php"):
        answer = web.get(path)
        assert answer.status_code == 404
        assert answer.content == b""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["monolyth-two-levels-by-one-stone", "ocelot-two-sets"])
def test_a_finished_game_tells_its_result_and_has_a_picture(web: Web, name: str) -> None:
    table = imported(web, name)
    for page in (f"/r/{table}", f"/t/{table}"):
        told_of = told(web, page)
        scores = web.get(f"/api/tables/{table}/replay").json()["outcome"]["scores"]
        assert all(str(score) in told_of["og:title"] for score in scores)
        assert told_of["og:image"] == f"http://table.example/preview/{table}.png"
        assert told_of["robots"] == "noindex"
    picture = web.stranger(f"/preview/{table}.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "max-age" in picture.headers["cache-control"]
    assert size_of(picture.content) == (cards.WIDTH, cards.HEIGHT)


def size_of(png: bytes) -> tuple[int, ...]:
    assert png.startswith(b"\x89PNG")
    return struct.unpack(">II", png[16:24])


def test_an_invitation_says_who_invites(web: Web) -> None:
    web.patch("/api/me", json={"name": 'Ada "><b>'})
    made = web.post("/api/tables", json={"game": "monolyth"}).json()
    page = told(web, f"/t/{made['table']}?invite={made['invite']}")
    assert page["og:title"] == 'Ada "><b> invites you to Monolyth'
    german = {"accept-language": "de"}
    link = f"/t/{made['table']}?invite={made['invite']}"
    assert "lädt dich" in told(web, link, **german)["og:title"]
    assert "<b>" not in web.stranger(link).text


def test_of_a_private_table_only_the_game_is_named(web: Web) -> None:
    web.patch("/api/me", json={"name": "Ada"})
    waiting = web.post("/api/tables", json={"game": "monolyth"}).json()["table"]
    running = web.post("/api/tables", json={"game": "monolyth", "players": 1}).json()["table"]
    today = web.post("/api/daily", json={}).json()["table"]
    for table in (waiting, running, today):
        for page in (f"/t/{table}", f"/r/{table}", f"/t/{table}?invite=guessed"):
            found = told(web, page)
            assert found["og:title"] == "Monolyth"
            assert found["og:image"] == "http://table.example/preview.png"
        picture = web.stranger(f"/preview/{table}.png")
        assert picture.status_code == 302
        assert picture.headers["location"] == "/preview.png"
        assert web.stranger(f"/api/tables/{table}/replay").status_code == 403


@pytest.mark.slow
def test_a_listed_game_that_runs_has_a_picture_that_is_not_kept(web: Web) -> None:
    wanted = {"game": "ocelot", "listed": True, "seat": 1, "bots": {"2": "dutiful"}}
    table = web.post("/api/tables", json=wanted).json()["table"]
    picture = web.stranger(f"/preview/{table}.png")
    assert size_of(picture.content) == (cards.WIDTH, cards.HEIGHT)
    assert picture.headers["cache-control"] == "no-cache"


def test_todays_deal_stays_closed_also_when_it_was_tried_again(web: Web) -> None:
    """Neither an attempt nor a try that does not count shows others the deal before tomorrow."""
    table = web.post("/api/daily", json={}).json()["table"]
    web.resign(table)
    again = web.post("/api/daily", json={"again": True}).json()["table"]
    web.resign(again)
    for name in (table, again):
        for what in ("record", "replay"):
            assert web.get(f"/api/tables/{name}/{what}").status_code == 200
            assert web.stranger(f"/api/tables/{name}/{what}").status_code == 403
        assert web.stranger(f"/preview/{name}.png").status_code == 302


def test_cards_are_kept_and_only_a_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    async def slow(svg: str) -> bytes:
        drawn.append(svg)
        await asyncio.sleep(0.01)
        return svg.encode()

    monkeypatch.setattr(cards, "rasterised", slow)

    async def ask() -> None:
        kept = cards.Cards()
        picture = Picture(10, 10, "<path/>")
        await asyncio.gather(*(kept.png("one", lambda: picture) for _ in range(5)))
        assert len(drawn) == 1
        wanted = [kept.png(number, lambda: picture) for number in range(20)]
        found = await asyncio.gather(*wanted, return_exceptions=True)
        refused = [one for one in found if isinstance(one, cards.NoCard)]
        assert len(refused) == 20 - cards.MOST_WAITING
        with pytest.raises(cards.NoCard):
            await kept.png("nothing", lambda: None)
        for number in range(cards.MOST_KEPT + 10):
            await kept.png(("many", number), lambda: picture)
        assert len(kept.kept) == cards.MOST_KEPT

    asyncio.run(ask())


@pytest.mark.slow
def test_what_cannot_be_drawn_is_no_card() -> None:
    with pytest.raises(cards.NoCard):
        asyncio.run(cards.rasterised("<svg"))
