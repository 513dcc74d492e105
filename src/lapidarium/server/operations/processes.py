"""Several processes that share one port; each is a node of its own, over PostgreSQL."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import orjson

from lapidarium.server.logs import configure
from lapidarium.server.metrics import FOLDER
from lapidarium.server.operations import run
from lapidarium.server.settings import Settings

if TYPE_CHECKING:
    from types import FrameType

SETTINGS = "LAPIDARIUM_SETTINGS"
"""How a worker learns the settings; not by its arguments, which anybody on the machine sees."""
SECONDS_BEFORE_ANOTHER = 1.0
log = logging.getLogger("lapidarium.server")


class ServerProcesses:
    """Starts workers, replaces one that dies, and ends them all together."""

    def __init__(self, settings: Settings, bound: socket.socket, count: int) -> None:
        self.figures = tempfile.TemporaryDirectory(prefix="lapidarium-metrics-")
        self.environment = os.environ | {
            SETTINGS: orjson.dumps(asdict(settings)).decode(),
            FOLDER: self.figures.name,
        }
        self.bound = bound
        self.count = count
        self.is_ending = False
        self.processes: list[subprocess.Popen[bytes]] = []

    def run(self) -> None:
        """Until somebody ends it."""
        configure()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        while not self.is_ending:
            self._look_after()
            while len(self.processes) < self.count and not self.is_ending:
                self.processes.append(self._start())
            time.sleep(SECONDS_BEFORE_ANOTHER)
        for process in self.processes:
            process.wait()
        self.figures.cleanup()

    def _look_after(self) -> None:
        """A worker that has died is told of; its counters stay, its gauges go."""
        for process in [one for one in self.processes if one.poll() is not None]:
            self.processes.remove(process)
            if not self.is_ending:
                extra = {"pid": process.pid, "status": process.returncode}
                log.error("a worker died and is replaced", extra=extra)
            self._forget_gauges(process.pid)

    def _forget_gauges(self, pid: int) -> None:
        for file in Path(self.figures.name).glob(f"gauge_live*_{pid}.db"):
            file.unlink(missing_ok=True)

    def _start(self) -> subprocess.Popen[bytes]:
        number = self.bound.fileno()
        command = [sys.executable, "-m", __name__, str(number)]
        return subprocess.Popen(command, env=self.environment, pass_fds=[number])

    def _end(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        self.is_ending = True
        for process in self.processes:
            process.terminate()


def main() -> None:
    """One worker: its socket is the first argument, its settings are in the environment."""
    plain: dict[str, Any] = orjson.loads(os.environ.pop(SETTINGS))
    settings = Settings(
        **{**plain, "origins": tuple(plain["origins"]), "trusted": tuple(plain["trusted"])}
    )
    run.run(settings, socket.socket(fileno=int(sys.argv[1])))


if __name__ == "__main__":
    main()
