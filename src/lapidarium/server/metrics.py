"""Metrics of a node: `/metrics` in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.tables.hub import Hub

BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counts what happens on a node."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.stored = [0] * (len(BOUNDS) + 1)
        self.stored_seconds = 0.0

    def count_response(self, status: int) -> None:
        """An HTTP request was answered."""
        self.statuses[status] += 1

    def count_write(self, seconds: float) -> None:
        """Something was stored in this time."""
        self.stored_seconds += seconds
        self.stored[bisect_left(BOUNDS, seconds)] += 1

    def text(self, hub: Hub, pool: BotPool) -> str:
        """All figures."""
        lines = [*self._gauges(hub, pool), *self._histogram(), *self._http()]
        return "\n".join(lines) + "\n"

    def _gauges(self, hub: Hub, pool: BotPool) -> Iterator[str]:
        sockets = sum(len(room.sockets) for room in hub.rooms.values())
        for name, kind, value in (
            ("tables", "gauge", len(hub.rooms)),
            ("sockets", "gauge", sockets),
            ("bots_waiting", "gauge", pool.waiting),
            ("moves_total", "counter", hub.moves),
            ("pages_total", "counter", hub.storage.pages),
            ("commits_total", "counter", hub.storage.commits),
            ("storage_failures_total", "counter", hub.storage.failures),
        ):
            yield f"# TYPE lapidarium_{name} {kind}"
            yield f"lapidarium_{name} {value}"

    def _histogram(self) -> Iterator[str]:
        yield "# TYPE lapidarium_store_seconds histogram"
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.stored, strict=True):
            total += count
            yield f'lapidarium_store_seconds_bucket{{le="{bound}"}} {total}'
        yield f"lapidarium_store_seconds_sum {self.stored_seconds:.6f}"
        yield f"lapidarium_store_seconds_count {total}"

    def _http(self) -> Iterator[str]:
        yield "# TYPE lapidarium_http_requests_total counter"
        for status, count in sorted(self.statuses.items()):
            yield f'lapidarium_http_requests_total{{status="{status}"}} {count}'
