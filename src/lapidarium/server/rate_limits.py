"""Rate limits: token buckets that refill, by connection or by address."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 50_000


class Bucket:
    """Holds at most `most` drops; each message takes one, and they refill at `rate` per second."""

    __slots__ = ("at", "drops", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.drops = most
        self.at = time.monotonic()

    def takes(self, drops: float = 1.0) -> bool:
        """Is there enough left? Then it is taken."""
        now = time.monotonic()
        self.drops = min(self.most, self.drops + (now - self.at) * self.rate)
        self.at = now
        if self.drops < drops:
            return False
        self.drops -= drops
        return True


class Buckets:
    """A bucket for each address or name; the oldest are forgotten when there are too many."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, key: str, drops: float = 1.0) -> bool:
        """Is there enough left for this key?"""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.rate, self.most)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        return bucket.takes(drops)
