"""Waits until the server of scripts/play answers, then opens the browser and prints addresses.

    python scripts/open_table.py PID [--no-browser] [options of `lapidarium serve`]

Told to listen on every address (--host 0.0.0.0), it prints the one for the local network, with a
QR code for a telephone. It ends by itself if the process PID ends first.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sys
import time
import urllib.error
import urllib.request
import webbrowser

EVERYWHERE = ("0.0.0.0", "::")
SECONDS = 120


def local_network_address() -> str | None:
    """The address of this machine in its network: the one that packets to the outside come from."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for documentation; nothing is sent
        found = str(probe.getsockname()[0])
        return None if found.startswith(("127.", "0.")) else found
    return None


def is_running(process: int) -> bool:
    """Is there such a process?"""
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True


def answers(address: str, process: int) -> bool:
    """Wait until the server answers; False if it ended, or took too long."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and is_running(process):
        with (
            contextlib.suppress(urllib.error.URLError, OSError),
            urllib.request.urlopen(f"{address}/healthz", timeout=5),
        ):
            return True
        time.sleep(0.2)
    return False


def has_browser() -> bool:
    """Is there a screen on which a browser can be opened?"""
    if sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def qr_code(text: str) -> None:
    """Print a QR code, if this is a terminal."""
    if sys.stdout.isatty():
        import segno  # noqa: PLC0415 - only where it is needed

        segno.make(text, error="l").terminal(compact=True)


def main(arguments: list[str]) -> None:
    """Open the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("process", type=int)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    given, _ = parser.parse_known_args(arguments)
    here = "127.0.0.1" if given.host in EVERYWHERE else given.host
    address = f"http://[{here}]:{given.port}" if ":" in here else f"http://{here}:{given.port}"
    if not answers(address, given.process):
        return
    if given.host in EVERYWHERE and (found := local_network_address()):
        print(f"http://{found}:{given.port}", flush=True)
        qr_code(f"http://{found}:{given.port}")
    if not given.no_browser and has_browser():
        webbrowser.open(address)


if __name__ == "__main__":
    main(sys.argv[1:])
