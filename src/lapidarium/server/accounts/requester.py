"""Who a request is from: address, cookie, origin."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from lapidarium.messages import Message
from lapidarium.refusals import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from lapidarium.server.settings import Settings

NETWORKS = {
    "loopback": ["127.0.0.0/8", "::1/128"],
    "private": ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7", "fe80::/10"],
}
"""By name, for `--trusted-proxy`."""


def header(scope: Mapping[str, Any], name: bytes) -> str:
    """A header of a request, or nothing."""
    for key, value in scope["headers"]:
        if key.lower() == name:
            return str(value.decode("latin-1"))
    return ""


def _lines(scope: Mapping[str, Any], name: bytes) -> str:
    """All lines of a header as one."""
    return ",".join(
        value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name
    )


def address_of(scope: Mapping[str, Any], settings: Settings) -> str:
    """The address that limits count by; behind proxies, the one that the first of them saw.

    Only what our own proxies wrote counts: the last entries, as many as there are proxies, and
    only if the connection comes from a network that they are in.
    """
    if settings.proxies and is_trusted(scope, settings.trusted):
        forwarded = [part.strip() for part in _lines(scope, b"x-forwarded-for").split(",")]
        seen = [part for part in forwarded if part][-settings.proxies :]
        if seen:
            return network_of(seen[0][:64])
    client = scope.get("client")
    return network_of(str(client[0])) if client else "local"


def is_trusted(scope: Mapping[str, Any], networks: tuple[str, ...]) -> bool:
    """Does a connection come from one of our proxies? Through a local socket, always."""
    client = scope.get("client")
    return client is None or _is_within(str(client[0]), networks)


@lru_cache(1000)
def _is_within(address: str, networks: tuple[str, ...]) -> bool:
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    plain = getattr(number, "ipv4_mapped", None) or number
    return any(plain in ipaddress.ip_network(network) for network in networks)


def proxy_networks(names: Iterable[str]) -> tuple[str, ...]:
    """Networks by address, or by the names `loopback` and `private`; raises Refused."""
    found: list[str] = []
    for name in names:
        try:
            found += NETWORKS.get(name) or [str(ipaddress.ip_network(name, strict=False))]
        except ValueError:
            raise Refused(Message("serve-bad-network", text=name)) from None
    return tuple(found)


def network_of(address: str) -> str:
    """Of IPv6 the first half: whoever has one address there has 2⁶⁴ of them."""
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(number.ipv4_mapped or ipaddress.IPv6Network((number, 64), strict=False))


def cookie_in(scope: Mapping[str, Any], name: str) -> str | None:
    """The value of a cookie; other cookies of the host, however odd, do not matter."""
    for part in header(scope, b"cookie").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value
    return None


def is_own_origin(scope: Mapping[str, Any], settings: Settings) -> bool:
    """A browser says where a page came from: only our own pages may act for its user.

    Programs that are no browsers send no origin, and have no cookie that somebody could misuse.
    """
    origin = header(scope, b"origin")
    if not origin:
        return True
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in _schemes(settings) and (
        parts.netloc.lower() == header(scope, b"host").lower() != ""
    )


def _schemes(settings: Settings) -> tuple[str, ...]:
    """How our own pages are reached; a proxy that was not described may add https."""
    if settings.is_secure:
        return ("https",)
    return ("http", "https") if settings.proxies else ("http",)
