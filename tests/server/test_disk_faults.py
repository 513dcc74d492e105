"""A disk whose flush is slow or fails, by a small library that is loaded before the C library.

What was acknowledged is there, what was refused is not and never comes back, and an answer comes
within three seconds even while the disk takes five.
"""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from tests.server.running import PATIENCE, Node, node_in
from tests.server.test_fault_matrix import Player, check_truth, player_at
from tests.server.test_faults import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.needs("cc")
ROUNDS = int(os.environ.get("LAPIDARIUM_FAULT_ROUNDS", "1"))
SECONDS_TO_REFUSE = float(os.environ.get("LAPIDARIUM_SECONDS_TO_REFUSE", "6"))
SECONDS_OF_SLOWNESS = 5
SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* What a file says: nothing, "slow SECONDS" or "fail". */
static int flush(const char *name, int handle) {
    char how[16] = "";
    int seconds = 0;
    FILE *file = fopen(getenv("LAPIDARIUM_FLUSH"), "r");
    if (file != NULL) {
        if (fscanf(file, "%15s %d", how, &seconds) < 1) how[0] = 0;
        fclose(file);
    }
    if (how[0] == 'f') { errno = EIO; return -1; }
    if (how[0] == 's') sleep(seconds);
    int (*real)(int) = (int (*)(int)) dlsym(RTLD_NEXT, name);
    return real(handle);
}
int fsync(int handle) { return flush("fsync", handle); }
int fdatasync(int handle) { return flush("fdatasync", handle); }
"""


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shim")
    source, library = folder / "flush.c", folder / "flush.so"
    source.write_text(SHIM)
    subprocess.run(
        ["cc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True, timeout=60
    )
    return library


@contextmanager
def node_with(shim: Path, folder: Path) -> Iterator[tuple[Node, Path]]:
    """A server, and the file that says how its disk flushes."""
    how = folder / "how"
    how.write_text("")
    node = node_in(folder)
    node.environment = {"LD_PRELOAD": str(shim), "LAPIDARIUM_FLUSH": str(how)}
    node.start(free_port())
    try:
        yield node, how
    finally:
        how.write_text("")
        node.stop()


def database_of(node: Node) -> str:
    return f"sqlite+pysqlite:///{node.data / 'lapidarium.sqlite3'}"


def report(what: str, player: Player) -> None:
    print(f"{what}: {dict(player.told)}; slowest answer {player.slowest:.2f} s")
    assert player.slowest < SECONDS_TO_REFUSE


def test_a_flush_that_fails_is_a_refusal_that_stays_one(shim: Path, tmp_path: Path) -> None:
    """Also after a kill: everything was written but not flushed, and must not come back."""
    with node_with(shim, tmp_path) as (node, how):
        for _ in range(ROUNDS):
            with player_at(node) as player:
                player.until_done()
                how.write_text("fail")
                for _ in range(5):
                    assert player.try_to_move() != "done"
                node.wait_for_health(
                    lambda answer: answer.json()["problems"] == ["cannot write"],
                    "a node that cannot write says that it is well",
                )
                how.write_text("")
                player.until_done()
                how.write_text("fail")
                player.try_to_move()
                node.kill()
            how.write_text("")
            node.start(node.port)
            check_truth(database_of(node), player)
            report("flush fails", player)


def test_a_slow_flush_keeps_nobody_waiting_and_tells_no_lies(shim: Path, tmp_path: Path) -> None:
    """Whoever is not answered in time is told so; what was stored late is shown by itself."""
    with node_with(shim, tmp_path) as (node, how):
        for _ in range(ROUNDS):
            with player_at(node) as player:
                player.until_done()
                event = player.place.view["game"]["event"]
                how.write_text(f"slow {SECONDS_OF_SLOWNESS}")
                assert player.try_to_move() == "server-unsure"
                how.write_text("")
                until = time.monotonic() + PATIENCE
                player.place.until(lambda view, event=event: view["game"]["event"] > event)
                assert time.monotonic() < until
                player.until_done()
            check_truth(database_of(node), player)
            report(f"flush takes {SECONDS_OF_SLOWNESS} s", player)
