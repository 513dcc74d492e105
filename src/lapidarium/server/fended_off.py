"""Attacks that were fended off: each is counted by its kind, and logged now and then."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from lapidarium.server.rate_limits import Buckets

if TYPE_CHECKING:
    from lapidarium.server.metrics import Metrics

LINES_PER_SECOND = 0.1
log = logging.getLogger("lapidarium.server")


class FendedOff:
    """What the limits of a server refused. Kinds are those of `lapidarium_fended_off_total`."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self.metrics = metrics
        self.lines = Buckets(LINES_PER_SECOND, 1)

    def note(self, kind: str, what: str, address: str) -> None:
        """Count it, and log it; of one sort and address at most every ten seconds."""
        if self.metrics is not None:
            self.metrics.count_refusal(kind)
        self.log(what, address)

    def log(self, what: str, address: str) -> None:
        """Only log it: HTTP answers are counted by their status (metrics.py)."""
        if self.lines.takes(f"{what}/{address}"):
            log.warning(what, extra={"address": address})
