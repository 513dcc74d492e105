"""scripts/open_table.py: what scripts/play does when the server answers."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).parents[1] / "scripts" / "open_table.py"


class Healthy(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_given: object) -> None:
        """Keep quiet."""


@pytest.fixture
def port() -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Healthy)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


def opened(folder: Path, *options: str, display: str = ":0", process: int | None = None) -> str:
    """Which address a browser was opened with, and what was printed."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "browser $1" >>{folder}/opened\n')
    browser.chmod(0o755)
    env = {**os.environ, "BROWSER": f"{browser} %s", "DISPLAY": display, "WAYLAND_DISPLAY": ""}
    call = [sys.executable, str(SCRIPT), str(process or os.getpid()), *options]
    done = subprocess.run(call, env=env, capture_output=True, text=True, timeout=120, check=True)
    found = folder / "opened"
    return done.stdout + (found.read_text() if found.exists() else "")


def test_the_browser_is_opened_where_there_is_one(tmp_path: Path, port: int) -> None:
    assert opened(tmp_path, "--port", str(port)) == f"browser http://127.0.0.1:{port}\n"


def test_it_is_not_opened_without_a_screen_or_when_told_not_to(tmp_path: Path, port: int) -> None:
    assert opened(tmp_path, "--port", str(port), display="") == ""
    assert opened(tmp_path, "--no-browser", "--port", str(port)) == ""


def test_the_address_of_the_network_is_printed(tmp_path: Path, port: int) -> None:
    """Where this machine is in a network; nothing is printed for the loopback alone."""
    printed = opened(tmp_path, "--no-browser", "--host", "0.0.0.0", "--port", str(port), "--chat")
    assert printed in ("", printed.strip() + "\n")
    assert all(line.endswith(f":{port}") for line in printed.splitlines())
    assert "127.0.0.1" not in printed


def test_it_ends_with_the_server(tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert opened(tmp_path, "--port", "9", process=ended.pid) == ""
