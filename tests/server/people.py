"""People at a server: an HTTP client with a cookie, and sockets at tables."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lapidarium import merge_patch

PATIENCE = 60.0


class Person:
    """Somebody with a browser; a server behind a proxy sees an address for each."""

    def __init__(self, url: str) -> None:
        self.url = url
        address = f"198.18.{random.randrange(256)}.{random.randrange(256)}"
        headers = {"x-forwarded-for": address}
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers, verify=False)
        self.me = self.http.get("/api/me").json()

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def make(self, game: str = "monolyth", **wanted: Any) -> dict[str, Any]:
        answer = self.http.post("/api/tables", json={"game": game, **wanted})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def at(self, table: str, invite: str | None = None, url: str | None = None) -> Place:
        """Sit (or watch) at a table."""
        return Place(self, table, invite, url or self.url)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


@dataclass
class Place:
    """A socket at a table; keeps the newest view and every byte that came."""

    person: Person
    table: str
    invite: str | None
    url: str
    view: dict[str, Any] = field(default_factory=dict)
    pieces: dict[str, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    chat: list[dict[str, Any]] = field(default_factory=list)
    answers: dict[int, dict[str, Any]] = field(default_factory=dict)
    raw: list[str] = field(default_factory=list)
    announcement: dict[str, Any] | None = None
    number: int = 0

    def __post_init__(self) -> None:
        query = f"?invite={self.invite}" if self.invite else ""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket{query}"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                address,
                additional_headers={"Cookie": self.person.cookie},
                open_timeout=PATIENCE,
                max_size=None,
                compression=None,
            )
        )
        while self.hear()["type"] in ("chat", "announcement"):
            continue  # the chat so far comes before the view

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, and what it changes."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str), "everything is text"
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("table", "change"):
            self.view = view_after(self.view, message)
            self.pieces = message.get("pieces", self.pieces)
            assert message["log_from"] <= len(self.log), "a gap"
            self.log[message["log_from"] :] = message["log"]
        elif message["type"] == "chat":
            self.chat.append(message)
        elif message["type"] == "announcement":
            self.announcement = message
        else:
            self.answers[message["id"]] = message
        return message

    def closed(self) -> int:
        """Hear until the server closes the connection; gives its code."""
        with pytest.raises(ConnectionClosed) as closed:
            self.hear_for_ever()
        return int(closed.value.rcvd.code) if closed.value.rcvd else 0

    def hear_for_ever(self) -> None:
        while True:
            self.hear()

    def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        number = self.send(kind, **fields)
        while number not in self.answers:
            self.hear()
        return self.answers.pop(number)

    def play(self, move: str, after: int | None = None, key: str = "") -> dict[str, Any]:
        event = self.view["game"]["event"] if after is None else after
        own = key or f"key-{random.getrandbits(64):016x}"
        return self.ask("play", move=move, after=event, key=own)

    def move(self, move: str) -> dict[str, Any]:
        """Play, and wait for the view after it."""
        answer = self.play(move)
        assert answer["type"] == "done", answer
        return self.until(lambda view: view["game"]["event"] >= answer["event"])

    def until(self, wanted: Any) -> dict[str, Any]:
        """Hear until the view is as wanted."""
        while not wanted(self.view):
            self.hear()
        return self.view

    def resync(self) -> dict[str, Any]:
        """Ask for everything, and wait for it; gives the answer."""
        came = len(self.raw)
        answer = self.ask("resync")
        while not any(json.loads(text)["type"] == "table" for text in self.raw[came:]):
            self.hear()
        return answer

    def moves(self) -> list[str]:
        return moves_of(self.view, self.pieces)


def view_after(view: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The game and the room after a message about them."""
    if message["type"] == "table":
        return {"revision": message["revision"], "game": message["game"], "room": message["room"]}
    assert message["revision"] == view["revision"] + 1, "a view is missing"
    return {**merge_patch.apply(view, message["patch"]), "revision": message["revision"]}


def moves_of(view: dict[str, Any], pieces: dict[str, Any]) -> list[str]:
    """Every move that the choices of a view offer, in notation."""
    game = view["game"]
    if "choices" not in game:
        return []
    return (_stones if game["game"] == "monolyth" else _tools)(view, game["choices"], pieces)


def _stones(view: dict[str, Any], choices: dict[str, Any], _: dict[str, Any]) -> list[str]:
    sites = view["game"]["position"]["sites"]
    found = [
        f"@{site} {sites[int(site) - 1].split('-')[1]}/{turning} {_column(cell)}"
        for site, ways in choices["places"].items()
        for turning, cells in ways.items()
        for cell in cells
    ]
    found += [f"@{site} swap {_column(c)}" for site in choices["swaps"] for c in choices["singles"]]
    found += [f"@{site} discard" for site in choices["discards"]]
    walls = choices["walls"]
    found += [f"prophecy {value} {wall}" for value in choices["prophecies"] for wall in walls]
    return found + [f"give {value}" for value in choices["gives"]]


def _column(cell: int) -> str:
    return f"{'abcd'[cell % 4]}{cell % 16 // 4 + 1}"


def _tools(_: dict[str, Any], choices: dict[str, Any], pieces: dict[str, Any]) -> list[str]:
    found = [
        f"{letter}{face[0].upper()} {circle}"
        for letter in choices["tools"]
        for face in pieces["faces"][letter]
        for circle in choices["circles"]
    ]
    found += [f"companion {square}" for square in choices["companion"]]
    found += ["stay"] if choices["stay"] else []
    found += [f"take {square}" for square in choices["take"]]
    return found + (["done"] if choices["done"] else [])


def play_out(places: list[Place], seed: int, most: int = 10_000) -> None:
    """Everybody plays at random until the game is over (or for so many moves)."""
    choose = random.Random(seed)
    for _ in range(most):
        actor = None
        while actor is None:
            for place in places:
                if place.view["room"]["status"] == "over":
                    return
                if "choices" in place.view["game"]:
                    actor = place
            if actor is None:
                places[0].hear()
        answer = actor.play(choose.choice(actor.moves()))
        assert answer["type"] == "done", answer
        event = answer["event"]
        for place in places:
            place.until(lambda view, event=event: view["game"]["event"] >= event)
