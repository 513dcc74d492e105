"""A real server as a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

SECONDS_TO_START = 40


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`lapidarium serve` on a loopback port with its own data folder."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = (data / "serve.log").open("ab")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Run it, and wait until it answers."""
        options = ["--port", str(self.port), "--data", str(self.data / "data")]
        options += ["--rate", "200", "--bot-seconds", "0.1", "--balance-games", "10"]
        options += ["--notices", "--private-webhooks", "--review-seconds", "0.02"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lapidarium", "serve", *options],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={**os.environ, "PYTHONWARNINGS": "default"},
        )
        assert self.process.stdout is not None
        if not self.process.stdout.readline():  # its address, once it listens; nothing if it ended
            text = (self.data / "serve.log").read_text("utf-8", "replace")
            raise RuntimeError(f"the server did not start:\n{text[-3000:]}")
        with urllib.request.urlopen(f"{self.address}/healthz", timeout=SECONDS_TO_START) as answer:
            assert answer.status == 200

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.communicate(timeout=20)
            self.process = None

    def close(self) -> None:
        """End it."""
        self.kill()
        self.log.close()
