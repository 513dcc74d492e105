"""Corners that people with bad intentions look into: devices, deletion, names, files, addresses."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from lapidarium.refusals import Refused
from lapidarium.server.accounts import people as people_module
from lapidarium.server.accounts.accounts import Accounts
from lapidarium.server.notices.outgoing import _is_public
from lapidarium.server.operations import run
from lapidarium.server.storage.database import SECONDS_TO_ANSWER
from lapidarium.server.storage.schema import people
from lapidarium.server.storage.spelling import LONGEST_SPELLING, one_spelling, tidy
from lapidarium.server.tables.daily import attempt_of, begin_attempt
from lapidarium.server.workshop.own_packs import OwnPacks
from lapidarium.table import Made, Terms
from lapidarium.table.requests import Sit
from lapidarium.table.seat_commands import invite as revoke
from lapidarium.table.seat_commands import sit
from tests.server.inside import inside, two_at_a_table
from tests.server.people import Person
from tests.server.running import fetch, node_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from lapidarium.table import Entry, Table
    from lapidarium.table.command_context import CommandContext
    from tests.server.running import Node

    New = Callable[[], Person]


def test_a_new_passphrase_ends_the_sockets_of_other_devices(somebody: New) -> None:
    host = somebody()
    assert host.http.post("/api/me/claim", json={"passphrase": "first words"}).status_code == 200
    with host.at(host.make(players=1)["table"]) as old:
        assert (
            host.http.post("/api/me/claim", json={"passphrase": "other words"}).status_code == 200
        )
        assert old.closed() == 4401


def test_somebody_deleted_during_a_rated_game_is_not_on_the_leaderboard(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make(rated=True)
    with guest.at(made["table"], made["invite"]) as place:
        place.ask("sit")
        with host.at(made["table"]) as own:
            assert guest.http.delete("/api/me").status_code == 204
            assert own.ask("resign")["type"] == "done"
            own.until(lambda view: view["room"]["status"] == "over")
    leaders = host.http.get("/api/leaderboard?game=monolyth").json()["leaders"]
    assert guest.id not in [leader["player"].get("id") for leader in leaders]
    assert host.id in [leader["player"].get("id") for leader in leaders]


@pytest.mark.slow
def test_what_is_deleted_is_gone_from_the_file_too(tmp_path: Path) -> None:
    """Also from pages that have become free: name and words are overwritten."""
    node = node_in(tmp_path).start()
    try:
        with Person(node.url) as host:
            host.http.patch("/api/me", json={"name": "Quixotic Zebra"})
            with host.at(host.make(players=1)["table"]) as place:
                for _ in range(4):
                    place.ask("say", text="remarkable words of mine " * 7)
                record = host.http.get(f"/api/tables/{place.table}/record").text
            whole = without_seen_by(record)
            assert "Quixotic Zebra" in whole
            brought = host.http.post("/api/records", content=whole)
            assert brought.status_code == 201, brought.text
            text = 'game = "monolyth"\ntitle = "Zebra figures"\n'
            kept = host.http.post("/api/me/packs", json={"game": "monolyth", "text": text})
            assert kept.status_code == 201, kept.text
            assert host.http.delete("/api/me").status_code == 204
            check_forgotten(node)  # while it runs, and its log of changes is there
    finally:
        node.stop()
    check_forgotten(node)


def without_seen_by(record: str) -> str:
    """A record as somebody edits it who wants to hide that it is only what a seat has seen."""
    lines = [line for line in record.splitlines() if not line.startswith("seen-by")]
    kind, count, *_ = lines[-1].split()
    return "\n".join([*lines[:-1], f"{kind} {count}", ""])


def check_forgotten(node: Node) -> None:
    for file in node.data.iterdir():
        content = file.read_bytes()
        for words in (b"remarkable words", b"Quixotic Zebra", b"Zebra figures"):
            assert words not in content, f"{words!r} in {file.name}"


def test_a_request_on_its_way_brings_nothing_back_of_a_deleted_person(tmp_path: Path) -> None:
    """Name, chat and packs that are stored after the deletion: refused, and not stored."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            storage = server.hub.storage
            room, (listener, _) = await two_at_a_table(server)
            person = listener.person
            accounts = Accounts(server.people, server.hub.person_changed)
            await accounts.delete(person)
            checked = {"title": "Mine", "text": "", "problems": []}
            packs = OwnPacks(storage)
            late = (
                accounts.change(person, "Zebra", None),
                accounts.claim(person, "some words"),
                server.hub.chat.save(room, person.person, "words", ""),
                packs.make(person.person, "monolyth", checked),
                packs.share(person.person, "monolyth", checked),
                storage.write(lambda db: begin_attempt(db, "2026-11-17", person.person, "t", "d")),
            )
            for one in late:
                with pytest.raises(Refused, match="server-no-cookie"):
                    await one
            assert server.people.name_of(person.person) == ""

    asyncio.run(work())


def test_names_at_tables_stay_known_however_many_people_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_module, "KEPT", 20)

    async def work() -> None:
        async with inside(tmp_path) as server:
            room, _ = await two_at_a_table(server)
            for _ in range(60):
                await server.guest()
            assert all(server.people.name_of(seat.person) for seat in room.table.seats)
            assert len(server.people.known) <= 21

    asyncio.run(work())


@pytest.mark.slow
def test_data_and_its_folder_are_for_the_owner_alone(tmp_path: Path) -> None:
    """Also where an older server left them open."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / run.FILE).touch(mode=0o644)
    node = node_in(tmp_path).start()
    try:
        modes = {path.name: path.stat().st_mode & 0o777 for path in [folder, *folder.iterdir()]}
    finally:
        node.stop()
    assert modes.pop("data") == 0o700
    assert set(modes.values()) == {0o600}, modes


@pytest.mark.slow
def test_two_servers_never_share_a_file(tmp_path: Path) -> None:
    node = node_in(tmp_path).start()
    try:
        other = node_in(tmp_path)
        other.options[:2] = ["--database", f"sqlite:///{node.data / run.FILE}"]
        with pytest.raises(RuntimeError, match="did not start"):
            other.start()
        assert other.process is not None
        assert other.process.stdout is not None
        other.process.stdout.close()
    finally:
        node.stop()


def test_a_clock_that_is_set_back_gives_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = people_module.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert people_module.now() >= before


@pytest.mark.parametrize("name", ["a%00b", "x" * 200, "%F0%9F%92%8E"])
def test_a_table_of_an_odd_name_is_not_found(node: Node, name: str) -> None:
    for path in ("record", "replay"):
        assert fetch(f"{node.url}/api/tables/{name}/{path}").status_code == 404


def test_nul_in_a_query_is_refused(node: Node) -> None:
    for path in ("leaderboard?game=%00", "records?before=%00", "daily?day=%00"):
        assert fetch(f"{node.url}/api/{path}").status_code == 422


def test_a_name_that_grows_is_cut() -> None:
    """One letter of Arabic becomes eighteen."""
    name = tidy("\ufdfa" * 40)
    assert 0 < len(one_spelling(name)) <= LONGEST_SPELLING
    assert tidy("Ada\0\u202e  Lovelace") == "Ada Lovelace"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Lapis Paypal", "Lapis PaypaI"),  # a capital I for a small l
        ("Lapis Scope", "Lapis \u0405\u0441\u043e\u0440\u0435"),  # Cyrillic
        ("Lapis Modern", "Lapis rnodern"),
        ("Lapis Ioan", "LAPIS IOAN"),
        ("Lapis Zero 0", "Lapis Zer\u03bf O"),  # a Greek omicron, and a letter for a figure
        ("Lapis \u0430da", "Lapis ada"),
    ],
)
def test_names_that_look_alike_are_one_name(somebody: New, name: str, other: str) -> None:
    """UTS 39: whoever has claimed a name has all that look like it."""
    host, guest = somebody(), somebody()
    assert host.http.patch("/api/me", json={"name": name}).status_code == 200
    assert host.http.post("/api/me/claim", json={"passphrase": "first words"}).status_code == 200
    answer = guest.http.patch("/api/me", json={"name": other})
    assert answer.status_code == 409
    assert answer.json()["message"]["code"] == "server-name-taken"
    assert guest.http.patch("/api/me", json={"name": f"{name} Senior"}).status_code == 200
    enter = {"name": name.lower(), "passphrase": "first words"}
    assert guest.http.post("/api/me/enter", json=enter).json()["id"] == host.id


def test_a_guest_is_not_called_as_somebody_who_claimed_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = iter(["Quiet Agate"] * 7 + ["Quiet \u0410gate"] * 3 + ["Plain Flint"] * 3)
    monkeypatch.setattr(people_module, "guest_name", lambda *_: next(names))

    async def work() -> None:
        async with inside(tmp_path) as server:
            host = await server.guest()
            await Accounts(server.people, lambda _: None).claim(host, "some words")
            assert (await server.guest()).name == "Plain Flint"

    asyncio.run(work())


def test_what_only_the_host_may_do_is_forbidden(somebody: New) -> None:
    host, guest = somebody(), somebody()
    made = host.make()
    assert guest.http.post(f"/api/tables/{made['table']}/invite").status_code == 403
    assert guest.http.delete(f"/api/tables/{made['table']}/invite").status_code == 403


def test_nobody_watches_an_attempt_at_the_daily_challenge(somebody: New) -> None:
    host = somebody()
    table = host.http.post("/api/daily", json={}).json()["table"]
    answer = host.http.post(f"/api/tables/{table}/invite")
    assert answer.status_code == 409
    assert answer.json()["message"]["code"] == "table-daily-alone"


def test_a_try_that_does_not_count_cannot_be_watched_either(somebody: New) -> None:
    host = somebody()
    first = host.http.post("/api/daily", json={}).json()["table"]
    with host.at(first) as place:
        assert place.ask("resign")["type"] == "done"
    again = host.http.post("/api/daily", json={"again": True}).json()["table"]
    answer = host.http.post(f"/api/tables/{again}/invite")
    assert (answer.status_code, answer.json()["message"]["code"]) == (409, "table-daily-alone")


def test_of_one_address_and_browser_the_first_attempt_counts(somebody: New) -> None:
    """Somebody who looks at the deal as one guest does not play it as another; families can."""
    host = somebody()
    address = {"x-forwarded-for": "198.18.77.1", "user-agent": "Stones/1.0"}
    host.http.headers.update(address)
    assert host.http.get("/api/daily").json()["counts"]
    table = host.http.post("/api/daily", json={}).json()["table"]
    with host.at(table) as place:
        place.ask("resign")
    assert host.http.delete("/api/me").status_code == 204, "nor after the first was deleted"
    for browser, counts in (("Stones/1.0", False), ("Stones/2.0", True)):
        guest = somebody()
        guest.http.headers.update({**address, "user-agent": browser})
        assert guest.http.get("/api/daily").json()["counts"] is counts
        own = guest.http.post("/api/daily", json={}).json()["table"]
        with guest.at(own) as place:
            assert place.ask("resign")["type"] == "done"
        daily = guest.http.get("/api/daily").json()
        assert daily["counts"] is counts
        listed = [attempt["person"]["id"] for attempt in daily["scores"]]
        assert (guest.id in listed) == counts


@pytest.mark.parametrize(
    ("is_claimed", "days", "counts"), [(True, 1, True), (True, 0, False), (False, 1, False)]
)
def test_who_registered_before_counts_at_a_shared_address(
    tmp_path: Path, is_claimed: bool, days: int, counts: bool
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as server:
            storage, day = server.hub.storage, people_module.today(people_module.now())
            first, second = await server.guest(), await server.guest()
            if is_claimed:
                await Accounts(server.people, lambda _: None).claim(second, "some words")
            older = people.c.created - days * people_module.DAY
            await storage.write(lambda db: db.execute(update(people).values(created=older)))
            for one in (first.person, second.person):
                work = partial(begin_attempt, day=day, person=one, table=one, device="device")
                await storage.write(work)
            mine = await storage.read(lambda db: attempt_of(db, day, second.person))
            assert mine is not None
            assert mine["counts"] is counts

    asyncio.run(work())


def test_an_imported_game_gives_no_hint_on_todays_deal(somebody: New) -> None:
    """Also one whose `seen-by` was taken out, and one with its setup chosen by hand."""
    host = somebody()
    table = host.http.post("/api/daily", json={}).json()["table"]
    record = host.http.get(f"/api/tables/{table}/record").text
    made = host.http.post("/api/records", content=without_seen_by(record))
    assert made.status_code == 201, made.text
    with host.at(made.json()["table"]) as place:
        answer = place.ask("ask", about="hint")
        assert answer["message"]["code"] == "table-no-hints-today"
    with host.at(host.make(players=1)["table"]) as place:
        assert place.ask("ask", about="hint")["message"]["code"].startswith("hint")


def test_only_somebody_can_be_muted(somebody: New) -> None:
    host = somebody()
    with host.at(host.make()["table"]) as place:
        answer = place.ask("mute", person="x" * 15_000)
        assert answer["message"]["code"] == "server-unreadable-message"


def test_races_for_a_seat_with_an_invitation_that_becomes_void(somebody: New) -> None:
    """Whoever was refused a new invitation's place never sits: what is said is what is."""
    host = somebody()
    for _ in range(5):
        guest = somebody()
        made = host.make()
        with guest.at(made["table"], made["invite"]) as place, ThreadPoolExecutor(2) as pool:
            revoked = pool.submit(host.http.delete, f"/api/tables/{made['table']}/invite")
            try:
                number = place.send("sit")
                while number not in place.answers:
                    place.hear()
                said = place.answers[number]["type"]
            except ConnectionClosed:  # the invitation was void before anything was sent
                said = "closed"
            assert revoked.result().status_code == 200
        rows = host.http.get("/api/me/tables").json()["playing"]
        (row,) = [one for one in rows if one["table"] == made["table"]]
        assert (row["status"] == "playing") == (said == "done") or said == "closed"


def test_an_invitation_that_is_void_seats_nobody(tmp_path: Path) -> None:
    """Its spectator is still there while it is revoked: what counts is when they sit down."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            host, guest = await server.guest(), await server.guest()
            game = await server.hub.packs.known(server.hub.packs.shipped["monolyth"], 2)
            people, terms = {0: host.person}, Terms.of(game)
            made = Made(
                at=1, terms=terms, host=host.person, seed="s", people=people, invite="first"
            )
            room = await server.hub.make("invited", made)
            room.show(room.table.after(*revoke(room.table, host.person, "", 2)))

            def take_a_seat(table: Table, context: CommandContext) -> list[Entry]:
                return sit(table, guest.person, Sit(id=1), context._replace(invite="first"))

            with pytest.raises(Refused, match="server-private-table"):
                await server.hub.carry_out(room, take_a_seat)
            assert room.table.seat_of(guest.person) == -1

    asyncio.run(work())


@pytest.mark.parametrize(
    ("address", "is_public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("10.0.0.1", False),
        ("100.64.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("192.0.0.8", False),
        ("192.88.99.1", False),
        ("198.18.0.1", False),
        ("240.0.0.1", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b:1::1", False),
        ("64:ff9b::a00:1", False),
        ("100::1", False),
        ("2001:10::1", False),
        ("2002:a00:1::1", False),
        ("3fff::1", False),
        ("5f00::1", False),
        ("fc00::1", False),
        ("fe80::1", False),
        ("ff02::1", False),
    ],
)
def test_webhooks_know_which_networks_are_public(address: str, is_public: bool) -> None:
    assert _is_public(ipaddress.ip_address(address)) == is_public


@pytest.mark.slow
def test_a_loop_that_was_busy_refuses_nothing_that_was_stored(tmp_path: Path) -> None:
    """Answers that are here, but were not handed out yet, are not taken for late ones."""

    async def work() -> None:
        async with inside(tmp_path) as server:
            storing = asyncio.ensure_future(server.guest())
            await asyncio.sleep(0)
            time.sleep(SECONDS_TO_ANSWER + 0.5)
            assert (await storing).name

    asyncio.run(work())
