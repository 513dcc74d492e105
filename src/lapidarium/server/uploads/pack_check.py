"""A pack as the workshop shows it: its text, its figures, its problems, and what it means."""

from __future__ import annotations

from collections import Counter
from typing import Any

import orjson

from lapidarium.games.pack_reader import LARGEST, PackError, Page, Problem, open_page, provenance_of
from lapidarium.games.pack_text import with_figures
from lapidarium.games.packs import examined
from lapidarium.games.registry import game_types
from lapidarium.messages import Message
from lapidarium.printable import one_line
from lapidarium.refusals import Refused

UNNAMED = "–"
LONGEST_TITLE = 80


def check_pack(text: str, figures: dict[str, Any] | None) -> dict[str, Any]:
    """The text with these figures, if there are any, and what there is to say about it.

    What is only unusual is a warning; everything else has to be mended before the pack is used.
    """
    if figures is not None:
        text = _with(text, figures)
    pack, problems = examined(text, "pack")
    found = _figures(text)
    return {
        "text": text,
        "game": str(found.get("game", "")),
        "title": _title(found.get("title")),
        "digest": None if pack is None else pack.digest,
        "problems": [_shown(problem) for problem in problems],
        "sources": _sources(found),
        **_edited(found),
    }


def _title(found: Any) -> str:
    """The title on one line, without signs that cannot be seen."""
    title = one_line(found) if isinstance(found, str) else ""
    return (title or UNNAMED)[:LONGEST_TITLE]


def _with(text: str, figures: dict[str, Any]) -> str:
    try:
        open_page(text, "pack")
        text = with_figures(text, figures)
    except (ValueError, TypeError, RecursionError):  # what TOML cannot hold, or not TOML before
        raise Refused(Message("server-unreadable-request", where="figures")) from None
    if len(text.encode()) > LARGEST:
        raise Refused(Message("expected-size", most=LARGEST))
    return text


def _figures(text: str) -> dict[str, Any]:
    try:
        return open_page(text, "pack").figures
    except PackError:
        return {}


def _shown(problem: Problem) -> dict[str, Any]:
    return {
        "key": problem.key,
        "found": problem.found,
        "expected": problem.expected.to_wire(),
        "is_warning": problem.is_warning,
    }


def _sources(figures: dict[str, Any]) -> dict[str, int]:
    """How many figures come from where; a note on a part of a figure does not count."""
    found = provenance_of(Page(figures, "", []))
    return dict(Counter(word for key, word in found.items() if " " not in key))


def _edited(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures, if the game's editor can draw them, and what they mean."""
    game = game_types().get(str(figures.get("game")))
    workshop = game.workshop() if game else None
    if workshop is None or not _is_json(figures) or not workshop.is_editable(figures):
        return {"figures": None, "meaning": None}
    return {"figures": figures, "meaning": workshop.meaning(figures)}


def _is_json(figures: dict[str, Any]) -> bool:
    """Will the figures come back from a browser as they were sent? Dates, for instance, do not."""
    try:
        return bool(orjson.loads(orjson.dumps(figures)) == figures)
    except (TypeError, ValueError):
        return False
