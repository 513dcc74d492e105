"""Under which addresses people reach a server that listens."""

from __future__ import annotations

import socket

EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "::1", "localhost")
FOREIGN = ("192.0.2.1", "2001:db8::1")
"""Addresses for examples: nothing is sent there; the system only says by which way it would."""


def addresses_of(host: str, port: int) -> list[str]:
    """For this machine, and if it listens everywhere, for the local network."""
    if host in LOOPBACK:
        return [f"http://localhost:{port}"]
    if host not in EVERYWHERE:
        return [f"http://{_bracketed(host)}:{port}"]
    near = local_address(is_ipv6=host == "::")
    found = [f"http://localhost:{port}"]
    return found + ([f"http://{_bracketed(near)}:{port}"] if near else [])


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def local_address(*, is_ipv6: bool = False) -> str | None:
    """The address of this machine in its network; None if it has none."""
    family = socket.AF_INET6 if is_ipv6 else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((FOREIGN[is_ipv6], 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) or found in ("::1", "::") else found
