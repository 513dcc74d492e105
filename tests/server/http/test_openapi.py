"""Schemathesis: requests made from the description, and answers checked against it."""

from __future__ import annotations

import os
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from lapidarium.server.app import Server
from lapidarium.server.settings import Settings
from tests.server.people import Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.running import Node

pytestmark = pytest.mark.slow

ASKED: Counter[str] = Counter()
EXAMPLES = int(os.environ.get("LAPIDARIUM_API_EXAMPLES", "8"))
"""For each address and method."""
DESCRIPTION = Server(Settings(database="sqlite://")).description()
schema: Any = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def cookie(node: Node) -> Iterator[str]:
    person = Person(node.url)
    person.http.close()
    yield person.cookie
    print(f"{sum(ASKED.values()):,} requests in {len(ASKED)} ways, answered as described")


@schema.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_what_the_description_allows_is_answered_as_it_says(
    case: Any, node: Node, cookie: str
) -> None:
    ASKED[f"{case.method} {case.operation.path}"] += 1
    if case.operation.path == "/api/me" and case.method == "DELETE":
        cookie = ""
    case.call_and_validate(
        base_url=node.url,
        headers={"cookie": cookie},
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
        timeout=60,
    )
