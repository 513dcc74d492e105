"""Reviews of finished games: what each decision was worth, what would have been better, and why."""

from __future__ import annotations

from lapidarium.learning.review.assessment import Decision, assess, decisions_of
from lapidarium.learning.review.depth import Depth
from lapidarium.learning.review.summary import Review, Summary, summed_up
from lapidarium.learning.review.task import Task, assess_task

__all__ = [
    "Decision",
    "Depth",
    "Review",
    "Summary",
    "Task",
    "assess",
    "assess_task",
    "decisions_of",
    "summed_up",
]
