"""A request is answered in the event loop; FastAPI calls a plain function in a thread."""

from __future__ import annotations

from importlib import import_module
from inspect import iscoroutinefunction
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from fastapi.routing import APIRoute

from lapidarium.server import http
from tests.server.test_authorization import ADDRESSES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fastapi.dependencies.models import Dependant


MODULES = [import_module(one.name) for one in iter_modules(http.__path__, f"{http.__name__}.")]


def functions(dependant: Dependant) -> Iterator[object]:
    """What a request calls."""
    yield dependant.call
    for other in dependant.dependencies:
        yield from functions(other)


def test_no_request_needs_a_thread_to_begin() -> None:
    routers = [module.router for module in MODULES if hasattr(module, "router")]
    routes = [one for router in routers for one in router.routes if isinstance(one, APIRoute)]
    assert len(routes) >= len(ADDRESSES)
    called = {one for route in routes for one in functions(route.dependant) if one}
    assert [one for one in called if not iscoroutinefunction(one)] == []
