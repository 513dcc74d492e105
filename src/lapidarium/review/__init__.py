"""Reviews of finished games: what each decision was worth, what would have been better, and why."""

from __future__ import annotations

from lapidarium.review.assessment import Decision, Depth, assess, decisions_of
from lapidarium.review.summary import Review, Summary, summed_up

__all__ = ["Decision", "Depth", "Review", "Summary", "assess", "decisions_of", "summed_up"]
