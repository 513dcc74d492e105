"""Sending something to an address that a person named, without being led astray.

The name is looked up once, every address it has must be a public one, and the connection
goes to exactly that address: so a name that changes its mind leads nowhere. No redirects.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from lapidarium.messages import Message
from lapidarium.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

SECONDS = 10
LONGEST = 600
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
UNICAST = ipaddress.IPv6Network("2000::/3")
"""All that is given to anybody on the internet; everything else is special."""
SPECIAL_6 = tuple(
    ipaddress.IPv6Network(network)
    for network in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
)
SPECIAL_4 = tuple(
    ipaddress.IPv4Network(network)
    for network in (
        *("0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24"),
        *("192.88.99.0/24", "192.175.48.0/24", "198.18.0.0/15", "224.0.0.0/4", "240.0.0.0/4"),
    )
)
"""What `is_global` of some versions of Python lets pass."""


class NotSent(Exception):  # noqa: N818
    """It could not be sent; `is_gone` when the address is no longer good."""

    def __init__(self, why: str, *, is_gone: bool = False) -> None:
        super().__init__(why)
        self.is_gone = is_gone


def check_address(url: str, *, may_be_private: bool) -> None:
    """Is this an address we could send to? Raises Refused; the name is looked up only later."""
    refused = Refused(Message("server-webhook-address"))
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise refused from None
    schemes = ("https", "http") if may_be_private else ("https",)
    has_signs = any(c.isspace() or not c.isprintable() for c in url)
    if parts.scheme not in schemes or not parts.hostname or len(url) > LONGEST or has_signs:
        raise refused
    if parts.username or parts.password or port == 0 or not url.isascii():
        raise refused
    try:
        number = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return
    if not may_be_private and not _is_public(number):
        raise refused


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64 or address.teredo is not None:
            return False  # leads to some address of IPv4, which no webhook needs
        inside = address.ipv4_mapped or address.sixtofour
        if inside is not None:
            return _is_public(inside)
        return address in UNICAST and not any(address in network for network in SPECIAL_6)
    return address.is_global and not any(address in network for network in SPECIAL_4)


async def post(
    url: str, headers: Mapping[str, str], body: bytes, *, may_be_private: bool = False
) -> None:
    """Send; raises NotSent."""
    try:
        async with asyncio.timeout(SECONDS):
            status = await _post(url, headers, body, may_be_private=may_be_private)
    except (OSError, TimeoutError, ssl.SSLError, ValueError, Refused) as error:
        raise NotSent(type(error).__name__) from None
    if not 200 <= status < 300:
        raise NotSent(f"status {status}", is_gone=status in (404, 410))


async def _post(url: str, headers: Mapping[str, str], body: bytes, *, may_be_private: bool) -> int:
    check_address(url, may_be_private=may_be_private)
    parts = urlsplit(url)
    is_safe = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if is_safe else 80)
    address = await _address(host, port, may_be_private=may_be_private)
    context = ssl.create_default_context() if is_safe else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host if is_safe else None
    )
    try:
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        own = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {path} HTTP/1.1", *(f"{k}: {v}" for k, v in {**headers, **own}.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        await writer.drain()
        first = (await reader.readuntil(b"\n")).split(b" ", 2)
        return int(first[1])
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, IndexError):
        raise OSError("no answer") from None
    finally:
        writer.close()


async def _address(host: str, port: int, *, may_be_private: bool) -> str:
    """The address of a name; all of its addresses have to be public."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]).partition("%")[0] for info in found]
    if not addresses:
        raise OSError("no address")
    if not may_be_private and not all(_is_public(ipaddress.ip_address(a)) for a in addresses):
        raise OSError("not a public address")
    return addresses[0]
