"""Reviews of finished games: what each decision was worth, what would have been better, and why."""

from __future__ import annotations

from lapidarium.learning.review.answers import DecisionTask, assess_here, assess_task
from lapidarium.learning.review.assessment import (
    Decision,
    assess,
    assess_evaluated,
    decisions_of,
)
from lapidarium.learning.review.depth import Depth, reviewer
from lapidarium.learning.review.summary import Review, Summary, summed_up

__all__ = [
    "Decision",
    "DecisionTask",
    "Depth",
    "Review",
    "Summary",
    "assess",
    "assess_evaluated",
    "assess_here",
    "assess_task",
    "decisions_of",
    "reviewer",
    "summed_up",
]
