"""Logs as lines of JSON, without secrets: no cookies, invitations, seeds or passphrases."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import Any

import orjson

OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """One object a line: when, how serious, who says it, what, and what else is known."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, tz=UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "by": record.name,
            "what": record.getMessage(),
        }
        known = {key: value for key, value in vars(record).items() if key not in OWN}
        line |= {key: value for key, value in known.items() if key not in line}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


def configure(level: str = "info") -> None:
    """Log to standard error. Uvicorn names paths with their queries, so only its warnings count."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
