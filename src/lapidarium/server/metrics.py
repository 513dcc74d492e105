"""Metrics of a server: `/metrics` in the text format of Prometheus.

Several workers behind one port keep their figures in files that they share, in a folder that
operations/processes.py makes; whichever of them is asked gives the sums.
"""

from __future__ import annotations

import os
import resource
import time
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from lapidarium import __version__

if TYPE_CHECKING:
    from lapidarium.server.bot_workers.pool import BotPool
    from lapidarium.server.tables.hub import Hub

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
STORING = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
ANSWERING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
FENDED_OFF = {408: "slow", 413: "size", 429: "requests"}
"""Answers that only a limit gives, by the kind they are counted as."""
PAGE_SIZE = resource.getpagesize()


class Metrics:
    """Counts what happens on a node."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.started = time.time()
        self.counted: dict[str, int] = {}
        """How much of a figure that somebody else counts is in our counters already."""
        self.requests = Counter(
            "lapidarium_http_requests", "HTTP requests by status.", ["status"], registry=own
        )
        self.answering = Histogram(
            "lapidarium_http_request_seconds",
            "Time until an HTTP request was answered.",
            buckets=ANSWERING,
            registry=own,
        )
        self.storing = Histogram(
            "lapidarium_store_seconds",
            "Time until a move is on disk.",
            buckets=STORING,
            registry=own,
        )
        self.refused = Counter(
            "lapidarium_fended_off",
            "Requests, messages and connections refused by a limit, by kind: connections, head, "
            "messages, origin, requests, size, slow, sockets.",
            ["what"],
            registry=own,
        )
        self.counters = {
            name: Counter(f"lapidarium_{name}", words, registry=own)
            for name, words in (
                ("moves", "Moves and other entries carried out."),
                ("pages", "Pages and pieces of work stored."),
                ("commits", "Transactions."),
                ("storage_failures", "Transactions that failed."),
            )
        }
        self.gauges = {
            name: Gauge(f"lapidarium_{name}", words, registry=own, multiprocess_mode="livesum")
            for name, words in (
                ("tables", "Tables in memory."),
                ("sockets", "Open connections to tables."),
                ("bots_waiting", "Bots that are thinking or queued."),
                ("resident_bytes", "Memory of the server's processes."),
                ("open_files", "File descriptors in use by the server's processes."),
                ("workers", "Processes that serve."),
            )
        }
        self.processor = Counter(
            "lapidarium_processor_seconds",
            "Processor time of the server's processes.",
            registry=own,
        )
        self.start_time = Gauge(
            "lapidarium_start_time_seconds",
            "When the process began that has run longest, in seconds since 1970.",
            registry=own,
            multiprocess_mode="livemin",
        )
        self.build = Gauge(
            "lapidarium_build_info",
            "Always 1: the version, and the node that a process is.",
            ["version", "node"],
            registry=own,
            multiprocess_mode="livemax",
        )

    def count_response(self, status: int, seconds: float = 0.0) -> None:
        """An HTTP request was answered, after this time."""
        self.requests.labels(str(status)).inc()
        self.answering.observe(seconds)
        if status in FENDED_OFF:
            self.count_refusal(FENDED_OFF[status])

    def count_write(self, seconds: float) -> None:
        """Something was stored in this time."""
        self.storing.observe(seconds)

    def count_refusal(self, what: str) -> None:
        """A limit was reached."""
        self.refused.labels(what).inc()

    def refresh(self, hub: Hub, pool: BotPool) -> None:
        """Take over what others count: before an answer, and from time to time."""
        storage = hub.storage
        self._raise("moves", hub.moves)
        self._raise("pages", storage.pages)
        self._raise("commits", storage.commits)
        self._raise("storage_failures", storage.failures)
        used = time.process_time()
        self.processor.inc(max(0.0, used - self.counted.get("processor", 0) / 1e6))
        self.counted["processor"] = int(used * 1e6)
        sockets = sum(len(room.sockets) for room in hub.rooms.values())
        files, memory = _of_process()
        for name, value in (
            ("tables", len(hub.rooms)),
            ("sockets", sockets),
            ("bots_waiting", pool.waiting),
            ("resident_bytes", memory),
            ("open_files", files),
            ("workers", 1),
        ):
            self.gauges[name].set(value)
        self.start_time.set(self.started)
        self.build.labels(__version__, hub.nodes.name).set(1)

    def _raise(self, name: str, value: int) -> None:
        self.counters[name].inc(value - self.counted.get(name, 0))
        self.counted[name] = value

    def text(self, hub: Hub, pool: BotPool) -> str:
        """All figures; of several workers, their sums."""
        self.refresh(hub, pool)
        registry = self.registry
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry).decode()


def _of_process() -> tuple[int, int]:
    """Open files and resident bytes of this process; 0 where the system does not tell."""
    try:
        files = len(os.listdir("/proc/self/fd"))
        return files, int(Path("/proc/self/statm").read_text().split()[1]) * PAGE_SIZE
    except OSError:
        return 0, 0
