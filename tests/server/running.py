"""Starting a real server in a process of its own, and ending it in several ways."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from click.testing import CliRunner

from lapidarium import words
from lapidarium.cli.app import app
from lapidarium.cli.output import CommandError

PATIENCE = 60.0
"""Seconds; a machine may be busy."""


def fetch(url: str, method: str = "GET", **rest: Any) -> httpx.Response:
    """One request, without a cookie of its own; there is no TLS to set up."""
    with httpx.Client(timeout=PATIENCE, verify=False) as http:
        return http.request(method, url, **rest)


@dataclass
class Node:
    """One server process."""

    options: list[str]
    log: Path
    process: subprocess.Popen[str] | None = None
    url: str = ""
    environment: dict[str, str] = field(default_factory=dict)

    def start(self, port: int = 0) -> Node:
        command = [sys.executable, "-m", "lapidarium", "serve", "--port", str(port), *self.options]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "LC_ALL": "en", **self.environment},
            )
        self.url = self._address()
        self._wait_until_healthy()
        return self

    def _address(self) -> str:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", line)
        if found is None:
            self.process.wait(PATIENCE)
            raise RuntimeError(f"the server did not start: {line}{self.log.read_text()[-2000:]}")
        return f"http://127.0.0.1:{found.group(1)}"

    @property
    def data(self) -> Path:
        """The folder of its database."""
        return Path(self.options[self.options.index("--data") + 1])

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def _wait_until_healthy(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                self.wait_for_health(lambda answer: answer.status_code == 200, "it does not start")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    def wait_for_health(self, is_so: Callable[[httpx.Response], bool], otherwise: str) -> None:
        """Ask how it is until it says so, but not faster than an address may connect."""
        until = time.monotonic() + PATIENCE
        while not is_so(fetch(f"{self.url}/healthz")):
            assert time.monotonic() < until, f"{otherwise}: {self.log.read_text()[-2000:]}"
            time.sleep(0.05)

    def kill(self) -> None:
        """Without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator does; gives the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("no VmRSS")


def node_in(folder: Path, *options: str) -> Node:
    """A server with SQLite in this folder; not started yet."""
    folder.mkdir(parents=True, exist_ok=True)
    return Node(["--data", str(folder / "data"), "--rate", "100000", *options], folder / "log")


def admin(node: Node, *arguments: str) -> Any:
    """`lapidarium admin` on the data of a running server; gives what it prints as JSON."""
    at = node.options.index("--database" if "--database" in node.options else "--data")
    where = [*node.options[at : at + 2], "--json"]
    with ThreadPoolExecutor(1) as beside:  # a browser test has an event loop in this thread
        done = beside.submit(CliRunner().invoke, app, ["admin", *arguments, *where]).result()
    if isinstance(done.exception, CommandError):
        raise AssertionError(words.render(done.exception.message, "en"))
    assert done.exit_code == 0, done.output + repr(done.exception)
    return json.loads(done.stdout)
