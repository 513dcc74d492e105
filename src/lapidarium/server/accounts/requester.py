"""Who a request is from: address, cookie, origin."""

from __future__ import annotations

import ipaddress
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lapidarium.server.settings import Settings


def header(scope: Mapping[str, Any], name: bytes) -> str:
    """A header of a request, or nothing."""
    for key, value in scope["headers"]:
        if key.lower() == name:
            return str(value.decode("latin-1"))
    return ""


def address_of(scope: Mapping[str, Any], settings: Settings) -> str:
    """The address that limits count by; behind a proxy, the one that the proxy saw."""
    if settings.is_behind_proxy:
        forwarded = header(scope, b"x-forwarded-for").rpartition(",")[2].strip()
        if forwarded:
            return network_of(forwarded[:64])
    client = scope.get("client")
    return network_of(str(client[0])) if client else "local"


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
    """The value of a cookie."""
    try:
        cookies = SimpleCookie(header(scope, b"cookie"))
    except CookieError:
        return None
    return cookies[name].value if name in cookies else None


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
        return urlsplit(origin).netloc.lower() == header(scope, b"host").lower() != ""
    except ValueError:
        return False
