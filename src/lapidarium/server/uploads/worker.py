"""A process that reads what people upload, with limits of memory, time and count.

Whatever a text does to whoever reads it, it does to this process: it may use so much memory and
so many seconds of processor, and it ends after so many texts. Questions and answers are pickled
between the server and its own child; a person's text is only ever read as TOML or as a record.
"""

from __future__ import annotations

import os
import pickle
import resource
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lapidarium import record
from lapidarium.games import packs
from lapidarium.games.pack_reader import MOST_LINES, PackError
from lapidarium.games.registry import NoSuchGame, game_types, referee
from lapidarium.messages import Message
from lapidarium.record import RecordError
from lapidarium.refusals import Refused
from lapidarium.server.uploads.pack_check import check_pack
from lapidarium.server.uploads.transfer import CHECK, PACK, RECORD, SIZE, ReadRecord, framed

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from lapidarium.games.pack import Pack

NICE = 5
BYTES_PER_TEXT = 256 * 1024 * 1024
"""What reading may use beyond what the process has after its start."""
SECONDS_PER_TEXT = 3.0
"""Of processor time."""
MOST_EVENTS = 3_000


class TooCostly(Exception):  # noqa: N818
    """Reading a text took more time than any pack or record needs."""


def read_pack(text: str, players: int) -> Pack:
    """Read a pack and make its referee once, so that the server knows that it can."""
    pack = packs.read(text, PACK)
    referee(pack, players)
    return pack


def read_record(text: bytes, _players: int) -> ReadRecord:
    """Read a record and replay it."""
    if text.count(b"\n") > MOST_EVENTS + MOST_LINES:
        raise TooCostly
    found = record.read(text)
    return ReadRecord(
        found.game.pack,
        found.game.players,
        found.game.format,
        found.names,
        found.bots,
        found.seen_by,
        found.events,
        tuple(found.states()),
    )


READERS: dict[str, Callable[[Any, Any], Any]] = {
    PACK: read_pack,
    RECORD: read_record,
    CHECK: check_pack,
}


def answer(kind: str, text: str | bytes, wanted: Any) -> Any:
    """What was read, or a message that says why it cannot be."""
    try:
        signal.setitimer(signal.ITIMER_PROF, SECONDS_PER_TEXT)
        return READERS[kind](text, wanted)
    except PackError as error:
        return error.problems[0].message
    except (RecordError, NoSuchGame, Refused) as error:
        return error.message
    except (TooCostly, MemoryError, RecursionError):
        return Message("server-upload-too-costly")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _too_costly(_number: int, _frame: FrameType | None) -> None:
    raise TooCostly


def limit() -> None:
    """From now on: so much more memory, no files, and a signal when time is up."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + BYTES_PER_TEXT
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    signal.signal(signal.SIGPROF, _too_costly)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main() -> None:
    """Read what is sent until nothing comes any more."""
    os.nice(NICE)
    for game in game_types().values():  # what every text needs is loaded before the limits
        for source in game.packs():
            pack = packs.load(source.stem)
            check_pack(pack.text, None)
            for players in game.player_counts:
                referee(pack, players)
    limit()
    inward, outward = sys.stdin.buffer, sys.stdout.buffer
    while len(head := inward.read(SIZE)) == SIZE:
        kind, text, wanted = pickle.loads(inward.read(int.from_bytes(head, "big")))
        outward.write(framed(answer(kind, text, wanted)))
        outward.flush()


if __name__ == "__main__":
    main()
