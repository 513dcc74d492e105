"""Thinkers: tables take turns, nobody waits for one that is dead or stuck."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from statistics import median
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from lapidarium import bots
from lapidarium.dealing import Dealer
from lapidarium.games.packs import load
from lapidarium.games.registry import game_type, referee
from lapidarium.learning.questions import (
    Answer,
    ChoiceAnswer,
    Choose,
    Failure,
    GamesAnswer,
    PlayGames,
)
from lapidarium.learning.review.answers import game_of
from lapidarium.messages import Message
from lapidarium.server.bot_workers import pool as pool_module
from lapidarium.server.bot_workers import worker
from lapidarium.server.bot_workers.pool import WORKSHOP, BotPool, BotWorker, WorkerQueue, WorkShare
from lapidarium.server.bot_workers.precompile import Precompiler
from lapidarium.server.bot_workers.worker import ANSWERS, ENCODER, WorkerRequest, reply

GAME: Any = referee(load("ocelot"), 2)
FALLBACK = game_type(GAME.name).fallback_level
STATE, _ = Dealer("pool").deal(GAME, GAME.start())
MOVES = {GAME.text(move) for move in GAME.legal(STATE)}


def question(level: str = "dutiful") -> Choose:
    return Choose.at(GAME, STATE, level, "seed")


async def ask(pool: BotPool, level: str = "dutiful", table: str = "a") -> ChoiceAnswer:
    """What a table asks for a bot's move."""
    return await pool.ask(GAME, question(level), WorkShare.of_table(table))


def request(level: str = FALLBACK, seconds: float = 1.0) -> WorkerRequest:
    asked = msgspec.structs.replace(question(level), budget=bots.Budget(seconds=seconds))
    return WorkerRequest.of(GAME, asked)


def replied(line: bytes) -> Answer:
    return ANSWERS.decode(reply(line))


class Sleepy(BotWorker):
    """Thinks for a while without thinking; counts the answers of all of them."""

    answered = 0

    async def ask(self, request: WorkerRequest, kind: tuple[str, str]) -> Answer:
        assert isinstance(request.question, Choose)
        await asyncio.sleep(request.question.budget.seconds or 0.0)
        Sleepy.answered += 1
        return ChoiceAnswer(kind[1], "asleep")


async def ask_again(pool: BotPool, table: str, times: int, waits: list[int]) -> None:
    """How long each question waits, in answers given meanwhile: no clock, so no busy machine."""
    for _ in range(times):
        begun = Sleepy.answered
        await ask(pool, table=table)
        waits.append(Sleepy.answered - begun)


def pool_of(*workers: BotWorker, seconds: float = 0.02) -> BotPool:
    pool = BotPool(0, seconds)
    pool.workers = list(workers)
    pool.queue = WorkerQueue(pool.workers)
    return pool


def test_ten_tables_with_two_workers_wait_alike() -> None:
    """The longest wait is at most twice the median."""

    async def run() -> list[int]:
        pool, waits = pool_of(Sleepy(), Sleepy()), list[int]()
        await asyncio.gather(*(ask_again(pool, f"table {n}", 8, waits) for n in range(10)))
        assert pool.waiting == 0
        return waits

    waits = asyncio.run(run())
    assert len(waits) == 80
    assert max(waits) <= 2 * median(waits)


def test_a_table_with_many_questions_does_not_go_before_others() -> None:
    async def run() -> list[str]:
        pool, order = pool_of(Sleepy()), list[str]()

        async def one(table: str) -> None:
            await ask(pool, table=table)
            order.append(table)

        await asyncio.gather(*(one(table) for table in ("busy",) * 6 + ("calm", "quiet")))
        return order

    assert asyncio.run(run()) == ["busy", "busy", "calm", "quiet", *["busy"] * 4]


def test_a_question_that_is_given_up_leaves_its_worker_to_others() -> None:
    async def run() -> int:
        pool = pool_of(Sleepy())
        waiting = [asyncio.ensure_future(ask(pool, table=str(n))) for n in range(4)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        waiting[2].cancel()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        await ask(pool)
        return sum(isinstance(answer, ChoiceAnswer) for answer in found)

    assert asyncio.run(run()) == 2


@pytest.mark.slow
def test_a_worker_answers_and_its_death_stops_no_game() -> None:
    """Killed in the middle of a question: the seat plays all the same, and the next is answered."""

    async def run() -> list[ChoiceAnswer]:
        pool = BotPool(1, 1.0)
        found = [await ask(pool)]
        process = pool.workers[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        asking = asyncio.ensure_future(ask(pool))
        while not pool.asking:
            await asyncio.sleep(0)
        process.kill()
        found.append(await asking)
        found.append(await ask(pool))
        await pool.close()
        return found

    first, without, again = asyncio.run(run())
    assert {first.move, without.move, again.move} <= MOVES
    view = GAME.view(STATE, GAME.to_act(STATE))
    assert without.move == GAME.text(bots.choose(GAME, view, FALLBACK, "seed").move)
    assert first == again


@pytest.mark.slow
def test_the_text_of_a_pack_is_sent_once_to_each_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """After that its digest is enough; a new process gets it again."""
    sent: list[WorkerRequest] = []

    def encode(request: WorkerRequest) -> bytes:
        sent.append(request)
        return ENCODER.encode(request)

    async def run() -> None:
        pool = BotPool(1, 1.0)
        monkeypatch.setattr(pool_module, "ENCODER", SimpleNamespace(encode=encode))
        for _ in range(2):
            await ask(pool)
        await pool.workers[0].end()
        await ask(pool)
        await pool.close()

    asyncio.run(run())
    assert [request.pack for request in sent] == [GAME.pack.digest] * 3
    assert [bool(request.pack_text) for request in sent] == [True, False, True]


@pytest.mark.slow
def test_a_process_keeps_only_so_many_packs() -> None:
    """And whoever asks knows which: the hundredth pack is answered like the first."""
    worker.PACK_TEXTS.clear()
    for number in range(100):
        text = GAME.pack.text.replace('title = "', f'title = "{number} ', 1)
        asked = msgspec.structs.replace(request(), pack=str(number), pack_text=text)
        assert isinstance(replied(ENCODER.encode(asked)), ChoiceAnswer)
        assert len(worker.PACK_TEXTS) <= worker.MOST_PACKS
    assert game_of.cache_info().currsize <= worker.MOST_PACKS

    async def run() -> int:
        pool = BotPool(1, 1.0)
        for number in range(40):
            asked = msgspec.structs.replace(request(), pack=str(number % 35))
            answer = await pool.workers[0].ask(asked, ("ocelot", FALLBACK))
            assert isinstance(answer, ChoiceAnswer)
        await pool.close()
        return number

    assert asyncio.run(run()) == 39


def test_an_unknown_question_is_an_error() -> None:
    """It is not guessed from its members what is meant."""
    line = ENCODER.encode(request()).replace(b'"type":"Choose"', b'"type":"Guess"')
    answer = replied(line)
    assert isinstance(answer, Failure)
    assert "Guess" in answer.error
    answer = replied(ENCODER.encode(request()).replace(b'"seed":"seed"', b'"seed":7'))
    assert isinstance(answer, Failure)
    assert "seed" in answer.error


@pytest.mark.slow
def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "SECONDS_TO_ANSWER", 0.1)

    async def run() -> tuple[int, int, ChoiceAnswer]:
        pool = BotPool(1, 0.1)
        worker = pool.workers[0]
        while ("ocelot", "dutiful") not in worker.kinds:
            await ask(pool)
        assert worker.process is not None
        before = worker.process.pid
        os.kill(before, signal.SIGSTOP)
        found = await ask(pool)
        monkeypatch.setattr(pool_module, "SECONDS_TO_ANSWER", 60)
        await ask(pool)
        after = worker.process.pid
        await pool.close()
        return before, after, found

    before, after, found = asyncio.run(run())
    assert before != after
    assert found.move in MOVES


@pytest.mark.slow
def test_a_first_question_may_take_long_and_is_not_thrown_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a bot needs is loaded once; meanwhile a sound level plays."""
    monkeypatch.setattr(pool_module, "SECONDS_TO_ANSWER", 0.0)

    async def run() -> tuple[ChoiceAnswer, bool]:
        pool = pool_of(worker := BotWorker(), seconds=0.001)
        early = await ask(pool)
        async with asyncio.timeout(60):
            await asyncio.gather(*pool.asking)
        is_idle = list(pool.queue.idle) == [worker]
        await pool.close()
        return early, is_idle

    early, is_idle = asyncio.run(run())
    assert early.move in MOVES
    assert is_idle


@pytest.mark.slow
def test_the_event_loop_goes_on_while_a_bot_searches() -> None:
    """A search of a quarter of a second: meanwhile the loop turns again and again."""

    async def run() -> tuple[int, float]:
        pool, turned = BotPool(1, 0.25, {"sovereign": 0.25}), 0
        await ask(pool, "sovereign")
        begun = time.monotonic()
        asking = asyncio.ensure_future(ask(pool, "sovereign"))
        while not asking.done():
            await asyncio.sleep(0.005)
            turned += 1
        took = time.monotonic() - begun
        await pool.close()
        return turned, took

    turned, took = asyncio.run(run())
    assert took >= 0.2
    assert turned >= 10


@pytest.mark.slow
def test_what_is_not_compiled_yet_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is compiled once, in a process of its own; until then a sound level plays."""
    monkeypatch.setattr(pool_module, "LONGEST_COMPILING", 0.05)
    monkeypatch.setattr(bots, "is_ready", lambda *_: False)
    begun = []
    compiled = asyncio.Event()

    async def compile_slowly(self: Precompiler) -> None:
        begun.append(self)
        await compiled.wait()

    monkeypatch.setattr(Precompiler, "_compile", compile_slowly)

    async def run() -> list[ChoiceAnswer]:
        pool = pool_of(Sleepy())
        early = [await ask(pool, level) for level in ("master", "master", "dutiful")]
        assert pool.precompiler.preparing == [GAME.name]
        compiled.set()
        late = await ask(pool, "master")
        assert pool.precompiler.preparing == []
        await pool.close()
        return [*early, late]

    first, second, at_once, late = asyncio.run(run())
    assert first.move in MOVES
    assert second == first
    assert (at_once.move, late.move) == ("asleep", "asleep")
    assert (at_once.level, late.level) == ("dutiful", "master")
    assert len(begun) == 1


def test_a_game_that_is_ready_is_not_said_to_be_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "is_ready", lambda game, _: game != GAME.name)
    compiled = asyncio.Event()

    async def compile_slowly(_: Precompiler) -> None:
        await compiled.wait()

    monkeypatch.setattr(Precompiler, "_compile", compile_slowly)

    async def run() -> list[list[str]]:
        precompiler = Precompiler()
        waiting = asyncio.ensure_future(precompiler.wait_for(GAME.name, "master"))
        await asyncio.wait([waiting], timeout=0.1)
        await precompiler.wait_for("monolyth", "master")
        meanwhile = precompiler.preparing
        compiled.set()
        await waiting
        return [meanwhile, precompiler.preparing]

    assert asyncio.run(run()) == [[GAME.name], []]


def test_when_nobody_is_free_for_long_a_sound_level_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "LONGEST_WAIT", 0.05)
    assert asyncio.run(ask(BotPool(0, 1.0))).move in MOVES


def test_each_level_has_its_own_seconds() -> None:
    async def run() -> list[float | None]:
        seconds: list[float | None] = []

        class Listening(BotWorker):
            async def ask(self, request: WorkerRequest, kind: tuple[str, str]) -> Answer:
                assert isinstance(request.question, Choose)
                seconds.append(request.question.budget.seconds)
                return ChoiceAnswer(kind[1], "")

        pool = BotPool(0, 0.5, {"dutiful": 0.1, "steadfast": 9.0})
        pool.queue = WorkerQueue([Listening()])
        pool.precompiler.ready.add(GAME.name)
        for level in ("dutiful", "steadfast", "gone"):
            await ask(pool, level)
        return seconds

    assert asyncio.run(run()) == [0.1, 0.5, 0.5]


def test_a_note_may_hold_messages_and_nothing_ends_the_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    move = GAME.legal(STATE)[0]
    note: Any = Message("hint", move=Message("seat", seat=1))
    choice = bots.Choice(move, note=note)
    monkeypatch.setattr(bots, "choose", lambda *_: choice)
    line = ENCODER.encode(request())
    answer = replied(line)
    assert isinstance(answer, ChoiceAnswer)
    assert answer.note == note.to_wire()
    note = Message("hint", move=object())  # type: ignore[arg-type]
    choice = bots.Choice(move, note=note)
    assert isinstance(replied(line), Failure)
    assert isinstance(replied(b"no question"), Failure)


def test_tables_with_people_come_before_tables_of_bots_alone() -> None:
    async def run() -> list[str]:
        worker = BotWorker()
        queue, served = WorkerQueue([worker]), []

        async def ask(table: str, *, has_people: bool) -> None:
            found = await queue.acquire(WorkShare.of_table(table, has_people=has_people))
            served.append(table)
            queue.release(found)

        first = await queue.acquire(WorkShare.of_table("first"))
        asking = [ask(f"bots {number}", has_people=False) for number in range(20)]
        asking.append(ask("people", has_people=True))
        tasks = [asyncio.ensure_future(one) for one in asking]
        await asyncio.sleep(0)
        queue.release(first)
        await asyncio.gather(*tasks)
        return served

    served = asyncio.run(run())
    assert served[0] == "people"
    assert len(served) == 21


class Playing(BotWorker):
    """Answers at once; remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.served: list[str] = []

    async def ask(self, request: WorkerRequest, kind: tuple[str, str]) -> Answer:
        if isinstance(request.question, PlayGames):
            self.served.append("workshop")
            return GamesAnswer([])
        self.served.append("table")
        return ChoiceAnswer(kind[1], "")


def test_games_of_the_workshop_wait_for_tables_with_people() -> None:
    """Ten tables ask after a pack is tried: none of its games goes before them."""

    async def run() -> list[str]:
        worker = Playing()
        pool = pool_of(worker)
        busy = await pool.queue.acquire(WorkShare.of_table("first"))
        asked: list[Any] = [
            asyncio.ensure_future(
                pool.ask(GAME, PlayGames(FALLBACK, (number,)), WorkShare(WORKSHOP))
            )
            for number in range(3)
        ]
        asked += [asyncio.ensure_future(ask(pool, table=str(n))) for n in range(10)]
        for _ in range(100):  # all of them stand in the queue by then
            await asyncio.sleep(0)
        pool.queue.release(busy)
        async with asyncio.timeout(60):
            await asyncio.gather(*asked)
        return worker.served

    assert asyncio.run(run()) == ["table"] * 10 + ["workshop"] * 3


def test_an_address_and_a_person_have_a_share_however_many_tables_they_have() -> None:
    """Ninety questions of one guest, as many of another at the same address: others go between."""

    async def run() -> list[str]:
        pool, order = pool_of(Sleepy(), seconds=0.001), list[str]()

        async def one(address: str, person: str, table: str) -> None:
            await pool.ask(GAME, question(), WorkShare.of_table(table, (address, person)))
            order.append(person)

        flood = [one("far", "greedy", f"table {n}") for n in range(90)]
        others = [one("far", "neighbour", "n"), one("near", "victim", "v")]
        await asyncio.gather(*flood, *others)
        return order

    order = asyncio.run(run())
    assert order.index("victim") <= 2
    assert order.index("neighbour") <= 4
    assert order.count("greedy") == 90
