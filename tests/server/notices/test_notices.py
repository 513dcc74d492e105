"""Notices for slow games: webhooks and Web Push, at most one a turn, never to private addresses."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import os
import queue
import random
import socket
import threading
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import insert

from lapidarium.refusals import Refused
from lapidarium.server.notices.notices import TurnNotices
from lapidarium.server.notices.outgoing import NotSent, check_address, post
from lapidarium.server.notices.web_push import Signer, encrypted, to_bytes, to_text
from lapidarium.server.storage.schema import notices
from tests.server.inside import inside, two_at_a_table
from tests.server.people import Person
from tests.server.running import node_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from lapidarium.server.tables.room import Room


class Mailbox:
    """A little web server that takes whatever is posted."""

    def __init__(self) -> None:
        self.got: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        mailbox = self

        class Taker(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                mailbox.got.put((dict(self.headers), body))
                self.send_response(
                    410 if "gone" in self.path else 302 if "elsewhere" in self.path else 201
                )
                self.send_header("Location", f"{mailbox.url}/led-astray")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    yield made
    made.server.shutdown()
    made.server.server_close()
    made.thread.join()


@pytest.mark.slow
def test_it_is_your_turn_and_you_are_not_here(tmp_path: Path, mailbox: Mailbox) -> None:
    node = node_in(tmp_path, "--notices", "--private-webhooks", "--url", "https://here").start()
    host, guest = Person(node.url), Person(node.url)
    try:
        assert host.me["notices"]
        added = guest.http.post(
            "/api/me/notices", json={"kind": "webhook", "address": f"{mailbox.url}/hook"}
        ).json()
        tested = guest.http.post("/api/me/notices/test")
        assert tested.json() == {"sent": [f"{mailbox.url}/hook"]}
        _, body = mailbox.got.get(timeout=30)
        assert json.loads(body)["message"]["code"] == "notice-test"
        assert host.http.post("/api/me/notices/test").json() == {"sent": []}
        made = host.make(setup=["first 1"], clock={"kind": "days", "days": 2})
        with guest.at(made["table"], made["invite"]) as place:
            place.ask("sit")
        with host.at(made["table"]) as one:
            one.move(one.moves()[0])
            headers, body = mailbox.got.get(timeout=30)
            assert one.ask("say", text="hurry")["type"] == "done"
        message = json.loads(body)
        assert message["table"] == made["table"]
        assert message["url"] == f"https://here/t/{made['table']}"
        assert message["message"]["code"] == "notice-your-turn"
        assert "Monolyth" in message["text"]
        mac = hmac.new(added["secret"].encode(), body, hashlib.sha256).hexdigest()
        assert headers["X-Lapidarium-Signature"] == f"sha256={mac}"
        with guest.at(made["table"]) as place, host.at(made["table"]) as one:
            place.move(place.moves()[0])
            one.until(lambda view: "choices" in view["game"])
            one.move(one.moves()[0])
            place.until(lambda view: "choices" in view["game"])
        assert mailbox.got.empty(), "who is there needs no notice, and nobody gets two"
        gone = {"kind": "webhook", "address": f"{mailbox.url}/gone"}
        guest.http.post("/api/me/notices", json=gone)
        guest.http.delete("/api/me/notices", params={"address": f"{mailbox.url}/hook"})
        with guest.at(made["table"]) as place:
            place.move(place.moves()[0])
        with host.at(made["table"]) as one:
            one.move(one.moves()[0])
        mailbox.got.get(timeout=30)
        for _ in range(200):
            left = guest.http.get("/api/me/notices").json()["addresses"]
            if not left:
                break
        assert left == [], "an address that is gone is forgotten"
    finally:
        for person in (host, guest):
            person.http.close()
        node.stop()


class DueNotices:
    """Notes who would be told, at every change of a table."""

    def __init__(self, notices: TurnNotices) -> None:
        self.notices = notices
        self.people: list[str | None] = []

    def on_change(self, room: Room) -> None:
        self.people.append(self.notices.due(room))


def test_nobody_is_told_twice_of_the_same_turn(tmp_path: Path) -> None:
    """However often the other hands over and comes back, or takes back and plays again."""

    async def run() -> list[str | None]:
        async with inside(tmp_path) as server:
            notices = TurnNotices(server.hub, server.secret)
            object.__setattr__(server.hub.settings, "has_notices", True)
            room, listeners = await two_at_a_table(server, setup=("first 1",))
            server.hub.leave(room, listeners[1].socket)
            due = DueNotices(notices)
            server.hub.observers.append(due)
            while room.table.to_act == 0:
                await listeners[0].move(random.Random(1))
            for _ in range(3):
                await listeners[0].act(type="hand", level="dutiful")
                await listeners[0].act(type="back")
            told = [person for person in due.people if person is not None]
            assert told == [listeners[1].person.person]
            return due.people

    assert len(asyncio.run(run())) >= 7


def test_notices_are_off_unless_the_server_has_them(node: Any) -> None:
    person = Person(node.url)
    answer = person.http.get("/api/me/notices")
    assert (answer.status_code, answer.json()["message"]["code"]) == (404, "server-no-notices")
    person.http.close()


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.com/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1"),
        *(
            "https://169.254.169.254/latest",
            "https://192.168.1.1:8443/",
            "https://[::ffff:10.0.0.1]",
        ),
        *("https://0.0.0.0/", "https://100.64.0.1/", "https://[fd00::1]/", "https://[fe80::1]/"),
        *("ftp://example.com", "file:///etc/passwd", "https://", "https://user:pw@example.com/"),
        *("https://exa mple.com/", "https://example.com/\r\nX: y", "https://example.com:0/"),
        *("https://[64:ff9b::10.0.0.1]/", "https://[2001:0:a00:1::1]/"),
        *("https://[2002:7f00:1::]/", "https://example.com:99999/", "https://☃.net/", ""),
    ],
)
def test_private_addresses_are_refused(url: str) -> None:
    with pytest.raises(Refused):
        check_address(url, may_be_private=False)


@pytest.mark.parametrize("url", ["https://example.com/hook?x=1", "https://1.1.1.1:8443/a"])
def test_public_addresses_are_allowed(url: str) -> None:
    check_address(url, may_be_private=False)


def test_a_name_that_leads_to_a_private_address_is_not_followed(mailbox: Mailbox) -> None:
    port = mailbox.server.server_port
    for name in ("localhost", "2130706433", "0x7f.1"):
        with pytest.raises(NotSent):
            asyncio.run(post(f"https://{name}:{port}/", {}, b"x"))
    assert mailbox.got.empty()
    asyncio.run(post(mailbox.url, {}, b"allowed by the host", may_be_private=True))
    assert mailbox.got.get(timeout=5)[1] == b"allowed by the host"


def test_a_name_that_changes_its_mind_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection goes to exactly the address that was checked, whatever the name says next."""
    answers = iter(["93.184.216.34", "127.0.0.1", "127.0.0.1"])
    reached: list[str] = []

    def lookup(_host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

    async def connect(address: str, *_: Any, **__: Any) -> Any:
        reached.append(address)
        raise OSError("this is as far as a test goes")

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotSent):
        asyncio.run(post("https://rebinding.example/", {}, b"x"))
    assert reached == ["93.184.216.34"]
    with pytest.raises(NotSent):
        asyncio.run(post("https://rebinding.example/", {}, b"x"))
    assert reached == ["93.184.216.34"], "now it leads inside, and nobody follows"


def test_a_redirect_is_not_followed(mailbox: Mailbox) -> None:
    with pytest.raises(NotSent, match="302"):
        asyncio.run(post(f"{mailbox.url}/elsewhere", {}, b"x", may_be_private=True))
    assert mailbox.got.qsize() == 1


class Browser:
    """What a browser does with its subscription: RFC 8291 read backwards."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        public = self.key.public_key()
        self.point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(self.point), "auth": to_text(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert size == 4096
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        secret = _derive(shared, self.auth, b"WebPush: info\x00" + self.point + sender, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
        return AESGCM(key).decrypt(nonce, sealed, None)


def test_only_the_browser_that_subscribed_can_read_a_push_message() -> None:
    browser = Browser()
    body = encrypted("Du bist am Zug: ありがとう".encode(), **browser.keys)
    assert browser.read(body) == "Du bist am Zug: ありがとう".encode() + b"\x02"


def test_a_notice_is_pushed_to_a_browser(tmp_path: Path, mailbox: Mailbox) -> None:
    browser = Browser()

    async def run() -> str:
        async with inside(tmp_path) as server:
            object.__setattr__(server.hub.settings, "webhooks_to_private", True)
            room, listeners = await two_at_a_table(server)
            row = {
                "person": listeners[1].person.person,
                "address": f"{mailbox.url}/push",
                "kind": "push",
                "keys": json.dumps(browser.keys),
                "created": 1,
            }
            await server.hub.storage.write(lambda db: db.execute(insert(notices), row))
            await TurnNotices(server.hub, server.secret).send(room, listeners[1].person.person)
            return room.table.name

    table = asyncio.run(run())
    headers, body = mailbox.got.get(timeout=30)
    message = json.loads(browser.read(body).removesuffix(b"\x02"))
    assert message["table"] == table
    assert message["message"]["code"] == "notice-your-turn"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Authorization"].startswith("vapid t=")
    assert int(headers["TTL"]) > 0


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def test_a_push_message_is_signed_by_the_server() -> None:
    """RFC 8292: the key is the same after a restart, and the signature holds."""
    signer = Signer.from_secret(b"secret")
    assert signer.public == Signer.from_secret(b"secret").public
    header = signer.authorization("https://push.example/send/abc", "mailto:me@example.com")
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    raw = to_bytes(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(key))
    signed = f"{head}.{claims}".encode()
    public.verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))
    assert json.loads(to_bytes(claims))["aud"] == "https://push.example"
    assert to_text(b"\xff\xfe") == urlsafe_b64encode(b"\xff\xfe").decode().rstrip("=")
