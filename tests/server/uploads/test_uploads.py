"""What people upload is bounded before it is parsed, and parsed where it can harm nobody."""

from __future__ import annotations

import asyncio
import resource
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lapidarium import record
from lapidarium.games.pack_reader import PackError
from lapidarium.games.packs import read
from lapidarium.messages import Message
from lapidarium.refusals import Refused
from lapidarium.server.uploads import reader as reader_module
from lapidarium.server.uploads import worker
from lapidarium.server.uploads.reader import UploadReader
from tests.server.running import fetch

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.people import Person
    from tests.server.running import Node

SCREWS = (Path(__file__).parents[2] / "packs" / "monolyth-screws.toml").read_text()
GOLDEN = (Path(__file__).parents[2] / "golden" / "monolyth-solo-tokens.record").read_text()
HOSTILE = {
    "dotted keys": ".".join("a" * 30_000) + " = 1",
    "many dotted lines": "\n".join(".".join("abcdefgh" * 9) + f"{n} = 1" for n in range(400)),
    "arrays in arrays": "a = " + "[" * 30_000,
    "tables in tables": "a = " + "{a=" * 15_000,
    "many keys": "\n".join(f"k{n}=1" for n in range(9_000)),
    "many lines": "\n" * 60_000,
    "too large": "# " + "x" * 70_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_pack_is_bounded_before_it_is_parsed(text: str) -> None:
    began = time.process_time()
    with pytest.raises(PackError) as refused:
        read(text, "pack")
    assert time.process_time() - began < 1
    assert refused.value.problems[0].expected.code in (
        "expected-size",
        "expected-keys",
        "expected-depth",
    )


def test_a_pack_of_thirty_thousand_dotted_keys_costs_the_server_nothing(
    node: Node, somebody: Callable[[], Person]
) -> None:
    """Six at once; it took 53 s and 3.3 GB each."""
    before = node.memory()
    for text in HOSTILE.values():
        wanted = {"game": "monolyth", "players": 1, "pack_text": text[:65_536]}
        answer = somebody().http.post("/api/tables", json=wanted)
        assert answer.status_code == 409
        assert answer.json()["message"]["code"] == "pack-problem"
    assert node.memory() - before < 30_000_000
    assert fetch(f"{node.url}/healthz").status_code == 200


def test_names_of_a_pack_are_short_and_visible() -> None:
    for name in ("x" * 41, "a\\u0000b", "a\\u202Eb"):
        text = SCREWS.replace('name = "', f'name = "{name}', 1)
        with pytest.raises(PackError) as refused:
            read(text, "pack")
        assert refused.value.problems[0].key == "name"


def run_with_reader(ask: Callable[[UploadReader], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        uploads = UploadReader()
        try:
            return await ask(uploads)
        finally:
            await uploads.close()

    return asyncio.run(run())


@pytest.mark.slow
def test_a_pack_and_a_record_come_back_as_they_are() -> None:
    async def ask(uploads: UploadReader) -> tuple[object, object]:
        return await uploads.pack(SCREWS, 2), await uploads.record(GOLDEN.encode())

    pack, found = run_with_reader(ask)
    assert pack == read(SCREWS, "pack")
    whole = record.read(GOLDEN)
    assert (found.pack, found.players, found.events) == (
        whole.game.pack,
        whole.game.players,
        whole.events,
    )
    assert found.states == tuple(whole.states())


@pytest.mark.slow
def test_a_text_that_kills_its_reader_is_refused_and_the_next_one_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever ends the process: the asker is told, and a new one reads the next text."""
    monkeypatch.setattr(reader_module, "SECONDS_TO_READ", 0.0)

    async def ask(uploads: UploadReader) -> tuple[str, object]:
        with pytest.raises(Refused) as refused:
            await uploads.pack(SCREWS, 2)
        monkeypatch.setattr(reader_module, "SECONDS_TO_READ", 60.0)
        return refused.value.message.code, await uploads.pack(SCREWS, 2)

    code, pack = run_with_reader(ask)
    assert code == "server-upload-too-costly"
    assert pack == read(SCREWS, "pack")


def test_reading_ends_when_its_seconds_are_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def for_ever(_text: str, _players: int) -> None:
        while True:
            pass

    def hungry(_text: str, _players: int) -> None:
        raise MemoryError

    monkeypatch.setattr(worker, "SECONDS_PER_TEXT", 0.05)
    monkeypatch.setitem(worker.READERS, "pack", for_ever)
    before = signal.signal(signal.SIGPROF, worker._too_costly)
    try:
        assert worker.answer("pack", "", 1) == Message("server-upload-too-costly")
        monkeypatch.setitem(worker.READERS, "pack", hungry)
        assert worker.answer("pack", "", 1) == Message("server-upload-too-costly")
    finally:
        signal.signal(signal.SIGPROF, before)


@pytest.mark.slow
def test_the_process_has_a_limit_of_memory_and_writes_no_files() -> None:
    async def ask(uploads: UploadReader) -> tuple[int, int]:
        await uploads.pack(SCREWS, 2)
        assert uploads.process is not None
        pid = uploads.process.pid
        memory = resource.prlimit(pid, resource.RLIMIT_AS)[0]
        return memory, resource.prlimit(pid, resource.RLIMIT_FSIZE)[0]

    memory, files = run_with_reader(ask)
    assert 0 < memory < 4 * 1024**3
    assert files == 0


@pytest.mark.slow
def test_only_so_many_uploads_wait() -> None:
    async def ask(uploads: UploadReader) -> int:
        many = [uploads.pack(SCREWS, 2) for _ in range(reader_module.MOST_WAITING + 5)]
        answers = await asyncio.gather(*many, return_exceptions=True)
        return sum(isinstance(answer, Refused) for answer in answers)

    assert run_with_reader(ask) == 5
