"""No hidden value, seed, order of draws or key ever leaves the server.

Whole games through the real hub, with every byte scanned that leaves the server: views and changes
to every seat and to who watches, answers, replays, records, pictures of links, notices, and what a
bot is asked. The other proof is in `test_same_to_others`.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections import Counter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec
import orjson
import pytest
from sqlalchemy import insert

from lapidarium.games.game import FORMAT
from lapidarium.learning.questions import Choose
from lapidarium.record import WATCHING
from lapidarium.server.http import records
from lapidarium.server.notices.notices import TurnNotices
from lapidarium.server.storage import database
from lapidarium.server.storage.schema import notices
from lapidarium.server.tables.replay import replay
from lapidarium.table import Made, Terms
from lapidarium.table.turn_commands import begin
from tests.server.inside import Inside, Listener, inside
from tests.server.people import moves_of, view_after

if TYPE_CHECKING:
    from pathlib import Path

    from lapidarium.server.tables.room import Room

GAMES = int(os.environ.get("LAPIDARIUM_SECRECY_GAMES", "50"))
"""Of each game; `python -m tests.server.deep` plays hundreds."""
AT_ONCE = 40
LOOKS = 0.01
"""After how many moves everything beside the sockets is scanned too."""
SEEN: Counter[str] = Counter()
"""Bytes, by the way that they leave the server."""
WAYS = {"views", "changes", "replays", "records", "notices", "pictures", "questions"}
PATIENCE = 600.0


@pytest.fixture(autouse=True)
def patient_storage(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hours of games on a busy machine: how soon something is stored is no matter here."""
    monkeypatch.setattr(database, "SECONDS_TO_ANSWER", PATIENCE)


def made_of(host: str, people: list[str], game: str, digest: str) -> Made:
    return Made(
        at=1,
        terms=Terms(game=game, players=2, pack=game, digest=digest, listed=True, format=FORMAT),
        host=host,
        seed=f"{random.getrandbits(128):032x}",
        people=dict(enumerate(people)),
        invite=f"invitation{random.getrandbits(64):016x}",
    )


async def play_a_game(server: Inside, game: str, number: int) -> int:
    """One game with two seats and a spectator; gives the number of bytes that were scanned.

    In every other game they ask for the whole after every move.
    """
    people = [await server.guest() for _ in range(3)]
    pack = server.hub.packs.shipped[game]
    made = made_of(people[0].person, [p.person for p in people[:2]], game, pack.digest)
    room = await server.hub.make(f"secret{game}{number}", made, begin)
    listeners = [server.listener(room, person) for person in people]
    choose = random.Random(number)
    ways = OtherWays(server, room, listeners, made)
    await ways.want_notices()
    await ways.scan()
    while room.table.status == "playing":
        await listeners[room.table.to_act].move(choose)
        await ask_something(listeners, choose)
        if number % 2:
            for listener in listeners:
                await listener.act(type="resync")
        if choose.random() < LOOKS and room.table.status == "playing":
            await ways.scan()
    await ways.scan()
    SEEN.update(ways.seen)
    seen = sum(ways.seen.values())
    for listener in listeners:
        scan(listener, listeners, server.secret, made)
        seen += sum(map(len, listener.raw))
        for data in listener.raw:
            SEEN["changes" if orjson.loads(data)["type"] == "change" else "views"] += len(data)
        server.hub.leave(room, listener.socket)
    del server.hub.rooms[room.table.name]
    return seen


class CapturedNotices(TurnNotices):
    """Notices that go nowhere."""

    def __init__(self, server: Inside) -> None:
        super().__init__(server.hub, server.secret)
        self.bodies: list[bytes] = []

    async def _send(self, row: dict[str, Any], message: dict[str, Any]) -> bool:
        assert row["kind"] == "webhook"
        self.bodies.append(orjson.dumps(message))
        return True


class OtherWays:
    """All that leaves the server beside the sockets of a table."""

    def __init__(self, server: Inside, room: Room, listeners: list[Listener], made: Made) -> None:
        self.server, self.room, self.listeners = server, room, listeners
        self.notices = CapturedNotices(server)
        people, secret = server.people, server.secret
        cookies = [people.cookie_of(one.person).encode() for one in listeners]
        self.secrets = [made.seed.encode(), secret, secret.hex().encode(), made.invite.encode()]
        self.secrets += cookies
        self.seen: Counter[str] = Counter()
        """Bytes, by way."""

    async def want_notices(self) -> None:
        """Everybody at the table has a webhook."""
        rows = [
            {
                "person": one.person.person,
                "address": "x",
                "kind": "webhook",
                "keys": "",
                "created": 1,
            }
            for one in self.listeners
        ]
        await self.server.hub.storage.write(lambda db: db.execute(insert(notices), rows))

    async def scan(self) -> None:
        """Now, for everybody who is here; at the end, when all is open, for one of them."""
        table = self.room.table
        for listener in self.listeners if table.status == "playing" else self.listeners[:1]:
            seat = table.seat_of(listener.person.person)
            await self._replay(seat)
            self._record(seat)
            if seat >= 0:
                self._question()
                await self.notices.send(self.room, listener.person.person)
        picture = self.room.views.picture()
        self._note("pictures", b"" if picture is None else picture.svg.encode())
        for body in self.notices.bodies:
            self._note("notices", body)
        self.notices.bodies.clear()

    def _note(self, way: str, data: bytes) -> None:
        assert not any(secret in data for secret in self.secrets), way
        self.seen[way] += len(data)

    async def _replay(self, seat: int) -> None:
        table, audience = self.room.table, seat if seat >= 0 else None
        is_over = table.status == "over"
        players = self.room.views.players
        steps = await replay(
            table, audience, 0, len(table.steps), no_rest, is_open=is_over, players=players
        )
        data = msgspec.json.encode(steps)
        self._note("replays", data)
        found = orjson.loads(data)
        if is_over or table.game.name != "ocelot":
            return
        for frame in found["frames"]:
            scan_hands(frame["position"]["hands"], audience)
        scan_log(found["log"], audience)

    def _record(self, seat: int) -> None:
        table, own = self.room.table, SimpleNamespace(people=self.server.people)
        is_over = table.status == "over"
        seen_by = None if is_over else str(seat + 1) if seat >= 0 else WATCHING
        text = records._written(table, cast("Any", own), seen_by)
        self._note("records", text.encode())
        owner = 0
        for line in [] if is_over else text.splitlines():
            _, _, event = line.partition(" ")
            if found := re.match(r"seat(\d) ", event):
                owner = int(found.group(1))
            if event.startswith("table amethyst ") and owner != seat + 1:
                assert event.endswith(" ?"), line

    def _question(self) -> None:
        """Only whoever is to act is asked."""
        table, seat = self.room.table, self.room.table.to_act
        if table.status == "over":
            return
        question = Choose.at(table.game, table.state, "dutiful", "seed")
        self._note("questions", msgspec.json.encode(question))
        if table.game.name == "ocelot":
            view = orjson.loads(question.view)
            others = [own for number, own in enumerate(view["amethysts"]) if number != seat]
            assert {one["value"] for own in others for one in own} <= {None}, view


async def no_rest() -> None:
    """There is nobody else."""


async def ask_something(listeners: list[Listener], choose: random.Random) -> None:
    """Answers are scanned too."""
    if choose.random() < 0.1:
        about = choose.choice(["b2", "AC a2", "take b2", "@2 swap a1", "amethyst blue 5"])
        await choose.choice(listeners).act(type="ask", about=about)
    if choose.random() < 0.02:
        await choose.choice(listeners).act(type="resync")


def scan(listener: Listener, all_of_them: list[Listener], secret: bytes, made: Made) -> None:
    """Every byte that somebody was sent."""
    everything = b"\n".join(listener.raw)
    people = listener.inside.people
    forbidden = [made.seed.encode(), secret, secret.hex().encode()]
    forbidden += [people.cookie_of(other.person).encode() for other in all_of_them]
    if listener.person.person != made.host:
        forbidden.append(made.invite.encode())
    for what in forbidden:
        assert what not in everything
    seat = next((n for n, p in made.people.items() if p == listener.person.person), None)
    view: dict[str, Any] = {}
    log: list[dict[str, Any]] = []
    for data in listener.raw:
        message = orjson.loads(data)
        if message["type"] in ("table", "change"):
            view = view_after(view, message)
            assert message["log_from"] <= len(log)
            log[message["log_from"] :] = message["log"]
            if view["room"]["status"] == "playing":
                scan_view(view["game"], log, seat)
        elif message["type"] == "answer":
            assert b"event-ocelot-amethyst" not in data


def scan_view(game: dict[str, Any], log: list[dict[str, Any]], seat: int | None) -> None:
    """Only what has happened, and of hidden things only one's own."""
    assert [line["event"] for line in log] == list(range(1, len(log) + 1))
    if game["game"] == "ocelot":
        scan_hands(game["position"]["hands"], seat)
        scan_log(log, seat)


def scan_hands(hands: dict[str, dict[str, Any]], seat: int | None) -> None:
    """Nobody sees what is hidden in another hand."""
    for hand in hands.values():
        if hand["seat"] - 1 != seat:
            assert not any("value" in amethyst for amethyst in hand["amethysts"])
            assert hand["hidden"] == len(hand["amethysts"])


def scan_log(log: list[dict[str, Any]], seat: int | None) -> None:
    """Nor what was drawn for it."""
    owners: list[int] = []
    for line in log:
        if line["seat"]:
            owners = [line["seat"] - 1]
        if line["move"].startswith("amethyst ") and owners and owners[0] != seat:
            assert line["move"].endswith(" ?"), line
            assert line["message"]["code"] == "event-ocelot-amethyst-hidden"
            assert set(line["message"]["params"]) == {"bag"}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["monolyth", "ocelot"])
def test_whole_games_leak_nothing(tmp_path: Path, game: str) -> None:
    async def run() -> int:
        seen = 0
        async with inside(tmp_path) as server:
            for first in range(0, GAMES, AT_ONCE):
                games = range(first, min(GAMES, first + AT_ONCE))
                seen += sum(await asyncio.gather(*(play_a_game(server, game, n) for n in games)))
        return seen

    seen = asyncio.run(run())
    by_way = ", ".join(f"{way} {size:,}" for way, size in sorted(SEEN.items()))
    print(f"{GAMES} games of {game}: {seen:,} bytes scanned, no secret found ({by_way})")
    assert set(SEEN) == WAYS
    SEEN.clear()
    assert seen > GAMES * 100_000


def test_only_the_seat_to_act_is_told_what_its_move_would_bring(tmp_path: Path) -> None:
    """O-G8: points after a move count amethysts that nobody else may see."""

    async def run() -> None:
        async with inside(tmp_path) as server:
            people = [await server.guest() for _ in range(3)]
            digest = server.hub.packs.shipped["ocelot"].digest
            made = made_of(people[0].person, [p.person for p in people[:2]], "ocelot", digest)
            room = await server.hub.make("effects", made, begin)
            listeners = [server.listener(room, person) for person in people]
            choose = random.Random(1)
            while room.table.status == "playing":
                seat = room.table.to_act
                actor = listeners[seat]
                move = choose.choice(moves_of(actor.view, actor.pieces))
                for listener in listeners:
                    answer = await listener.act(type="ask", about=move)
                    if listener is not actor:
                        assert not {"effect", "facts"} & answer.keys()
                        assert "choices" not in listener.view["game"]
                        continue
                    after = room.table.game.after(room.table.state, room.table.game.parse(move))
                    score = room.table.game.scores(after)[seat]
                    assert answer["effect"]["totals"][""]["score"] == score
                await actor.move(choose)

    asyncio.run(run())
