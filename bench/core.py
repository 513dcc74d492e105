"""How fast the compiled games are, as ratios in one run: `scripts/bench core [--json FILE]`.

They are compared with the same playouts in C++ (bench/limit, compiled here if there is a
compiler), with themselves on two threads, and with two games of OpenSpiel driven from Python, if
it is installed. Each pair is measured alternately, several times; medians count. Work on one
thread is measured in its own processor time, so that other load on the machine matters less.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib.util
import json
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from lapidarium.compiled import Batch, CompiledGame, seeds
from lapidarium.compiled.threads import spread
from lapidarium.games.packs import load
from lapidarium.games.registry import referee

if TYPE_CHECKING:
    from collections.abc import Callable

    Work = Callable[[], int]

LIMIT = Path(__file__).parent / "limit"
TABLES = (("monolyth", 2), ("monolyth", 4), ("ocelot", 2))
GAMES = 3000
FOR_THREADS = 20_000
ROUNDS = 9
BATCH = 1024
STEPS = 300
OPEN_SPIEL = {"pentago": 60, "connect_four": 200}
"""Games of a round."""


@dataclass
class Row:
    """One comparison: our moves per second, those of the other, and the ratio that is required."""

    what: str
    ours: float
    other: float
    ratio: float
    least: float
    note: str = ""

    @property
    def is_met(self) -> bool:
        return self.ratio >= self.least


def rates(
    *works: Work,
    clock: Callable[[], float] = time.thread_time,
    prepare: Callable[[], None] | None = None,
) -> list[list[float]]:
    """Moves per second of each work, measured alternately; the first round warms up."""
    found: list[list[float]] = [[] for _ in works]
    for number in range(ROUNDS + 1):
        for work, rate in zip(works, found, strict=True):
            if prepare is not None:
                prepare()
            begin = clock()
            moves = work()
            if number:
                rate.append(moves / (clock() - begin))
    return found


def row(what: str, least: float, ours: list[float], other: list[float], note: str = "") -> Row:
    ratio = statistics.median(a / b for a, b in zip(ours, other, strict=True))
    return Row(what, statistics.median(ours), statistics.median(other), ratio, least, note)


def compiled(game: str, folder: Path) -> ctypes.CDLL | None:
    """The C++ yardstick of a game, if there is a compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        return None
    library = folder / f"{game}.so"
    flags = ["-std=c++17", "-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, "-o", library, LIMIT / f"{game}.cpp"], check=True)
    yardstick = ctypes.CDLL(str(library))
    for play in (yardstick.play_out, yardstick.play_listed):
        play.restype = ctypes.c_int64
        play.argtypes = [ctypes.c_void_p] * 2 + [ctypes.c_int64] * 2 + [ctypes.c_void_p]
    return yardstick


class Games:
    """The same games for the compiled game and the yardstick, restarted each time."""

    def __init__(self, table: CompiledGame[Any, Any], count: int = GAMES) -> None:
        self.table = table
        self.start, self.streams = table.start(count), seeds("bench", count)
        self.states, self.drawn = self.start.copy(), self.streams.copy()

    def restart(self) -> None:
        self.states[:], self.drawn[:] = self.start, self.streams

    def with_kernel(self, entry: str) -> Work:
        more = [np.zeros(self.table.most, np.int16)] if entry == "play_listed" else []

        def work() -> int:
            self.restart()
            return sum(self.table.run(entry, self.states, self.drawn, *more))

        return work

    def with_yardstick(self, play: Any) -> Work:
        def work() -> int:
            self.restart()
            tables, states = self.table.tables.ctypes.data, self.states.ctypes.data
            return int(play(tables, states, 0, GAMES, self.drawn.ctypes.data))

        return work

    def in_threads(self, threads: int) -> Work:
        def work() -> int:
            return sum(self.table.run("play_out", self.states, self.drawn, threads=threads))

        return work

    def yardstick_in_threads(self, play: Any, threads: int) -> Work:
        tables, states, drawn = (
            each.ctypes.data for each in (self.table.tables, self.states, self.drawn)
        )

        def part(first: int, last: int) -> int:
            return int(play(tables, states, first, last, drawn))

        def work() -> int:
            return sum(spread(part, len(self.states), threads))

        return work

    def statistics(self, work: Work) -> str:
        """Mean moves of a game and mean points of each seat."""
        moves = work() / GAMES
        points = self.table.scores(self.states).mean(0)
        return f"{moves:.2f} moves, " + " ".join(f"{mean:.2f}" for mean in points) + " points"


def against_the_limit(
    table: CompiledGame[Any, Any], name: str, yardstick: ctypes.CDLL
) -> list[Row]:
    kernel, other, found = Games(table), Games(table), []
    for entry, least, what in (("play_out", 0.70, "playouts"), ("play_listed", 0.80, "lists")):
        ours, theirs = kernel.with_kernel(entry), other.with_yardstick(getattr(yardstick, entry))
        notes = kernel.statistics(ours), other.statistics(theirs)
        if notes[0] != notes[1] or not (kernel.states == other.states).all():
            raise SystemExit(f"{name}: kernels and C++ do not play the same games: {notes}")
        rate, limit = rates(ours, theirs)
        found.append(row(f"{name} {what} / C++", least, rate, limit, notes[0]))
    return found


def with_two_threads(
    table: CompiledGame[Any, Any], name: str, yardstick: ctypes.CDLL | None
) -> list[Row]:
    """How much a second thread adds, and how much it adds to C++ on this machine."""
    games = Games(table, FOR_THREADS)
    works = [games.in_threads(2), games.in_threads(1)]
    if yardstick is not None:
        works += [games.yardstick_in_threads(yardstick.play_out, threads) for threads in (2, 1)]
    both, alone, *limit = rates(*works, clock=time.perf_counter, prepare=games.restart)
    best = max(two / one for two, one in zip(both, alone, strict=True))
    found = [
        row(f"{name} 2 threads / 1", 1.9, both, alone, f"wall clock; {best:.2f} in the best round")
    ]
    if limit:
        gain = statistics.median(two / one for two, one in zip(*limit, strict=True))
        note = f"C++ itself: {gain:.2f} times one thread"
        found.append(row(f"{name} 2 threads / C++ with 2", 0.70, both, limit[0], note))
    return found


def batched(table: CompiledGame[Any, Any], name: str) -> Row:
    batch, choose = Batch(table, BATCH, seed="bench"), np.random.default_rng(1)

    def work() -> int:
        for _ in range(STEPS):
            batch.step(batch.nth((choose.random(BATCH) * batch.counts).astype(np.int64)))
        return STEPS * BATCH

    (found,) = rates(work)
    rate = statistics.median(found)
    return Row(f"{name} step of {BATCH} / 2 million", rate, 2e6, rate / 2e6, 1.0, "from Python")


def open_spiel(name: str, games: int) -> Work:
    game = importlib.import_module("pyspiel").load_game(name)
    choose = random.Random(1)

    def work() -> int:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choose.choice(state.legal_actions()))
                moves += 1
        return moves

    return work


def against_open_spiel(table: CompiledGame[Any, Any], name: str) -> list[Row]:
    works = [open_spiel(other, games) for other, games in OPEN_SPIEL.items()]
    ours, *others = rates(Games(table).with_kernel("play_out"), *works)
    return [
        row(f"{name} playouts / {other}", 10.0, ours, rate, "OpenSpiel from Python")
        for other, rate in zip(OPEN_SPIEL, others, strict=True)
    ]


def measured() -> list[Row]:
    found: list[Row] = []
    tables = [
        (f"{game} {players}p", CompiledGame.of(referee(load(game), players)), game)
        for game, players in TABLES
    ]
    with tempfile.TemporaryDirectory() as folder:
        for name, table, game in tables:
            yardstick = compiled(game, Path(folder))
            if yardstick is None:
                print("no C++ compiler: no comparison with the limit")
            else:
                found += against_the_limit(table, name, yardstick)
            found += with_two_threads(table, name, yardstick)
    found += [batched(table, name) for name, table, _ in tables]
    if importlib.util.find_spec("pyspiel") is None:
        print("OpenSpiel is not installed: no comparison with it")
    else:
        for name, table, _ in tables:
            found += against_open_spiel(table, name)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the compiled games are.")
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    asked = parser.parse_args()
    before = os.getloadavg() if hasattr(os, "getloadavg") else ()
    rows = measured()
    after = os.getloadavg() if hasattr(os, "getloadavg") else ()
    print(f"{'':36} {'ours':>9} {'other':>9} {'ratio':>7} {'least':>6}   million moves per second")
    for found in rows:
        sign = " " if found.is_met else "!"
        figures = f"{found.ours / 1e6:9.2f} {found.other / 1e6:9.2f} {found.ratio:7.2f}"
        print(f"{found.what:36} {figures} {found.least:6.2f} {sign} {found.note}")
    machine = f"{platform.processor() or platform.machine()}, {os.cpu_count()} processors"
    summary = {
        "machine": machine,
        "python": sys.version.split()[0],
        "load_before": before,
        "load_after": after,
        "rows": [asdict(found) for found in rows],
    }
    print(json.dumps(summary))
    if asked.json:
        asked.json.write_text(json.dumps(summary, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
